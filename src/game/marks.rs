//! An author's circles, crosses and arrows, kept in the comments of a score.
//!
//! Two commands that many programs write into comments carry them. Programs give a colour and no
//! meaning; ours are
//!
//! | in a comment | drawn |
//! |---|---|
//! | `[%csl Ga1]` | a circle on a1; any colour but red |
//! | `[%csl Rb2]` | a cross on b2 |
//! | `[%cal Ga1b2]` | an arrow from a1 to b2, of any colour |
//! | `[%csl Ga1,Rb2,Yc3]` | several in one command |
//!
//! What a mark is changed in stays as it was otherwise, letter by letter: the words around the
//! commands, other commands, marks of other colours.

use std::ops::Range;

use crate::board::{Cell, Shape};

/// The marks in these comments, in the order of the text, each once.
#[must_use]
pub fn marks(comments: &[String]) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for comment in comments {
        for (_, shape) in items(comment) {
            if !shapes.contains(&shape) {
                shapes.push(shape);
            }
        }
    }
    shapes
}

/// Takes a mark away if it is there, or else adds it. A circle takes the place of a cross on its
/// square, and a cross that of a circle, since programs know one colour for each square.
pub fn toggle(comments: &mut Vec<String>, shape: Shape) {
    let was = remove(comments, shape);
    match shape {
        Shape::Circle(cell) => remove(comments, Shape::Cross(cell)),
        Shape::Cross(cell) => remove(comments, Shape::Circle(cell)),
        Shape::Arrow(..) => false,
    };
    if !was {
        add(comments, shape);
    }
}

/// Makes these the marks of the comments, in place of those that are there.
pub fn replace(comments: &mut Vec<String>, shapes: &[Shape]) {
    for old in marks(comments) {
        if !shapes.contains(&old) {
            remove(comments, old);
        }
    }
    let kept = marks(comments);
    for &new in shapes {
        if !kept.contains(&new) {
            add(comments, new);
        }
    }
}

fn add(comments: &mut Vec<String>, shape: Shape) {
    let (command, item) = written(shape);
    for comment in comments.iter_mut() {
        if let Some((inside, _)) = commands(comment)
            .into_iter()
            .find(|(_, name)| *name == command)
        {
            let comma = if comment[inside.clone()].trim().is_empty() {
                ""
            } else {
                ","
            };
            comment.insert_str(inside.end, &item);
            comment.insert_str(inside.end, comma);
            return;
        }
    }
    let text = ["[%", command, " ", &item, "]"].concat();
    // Marks stand together.
    match comments
        .iter_mut()
        .find(|comment| !commands(comment).is_empty())
    {
        Some(comment) => comment.push_str(&text),
        None => comments.push(text),
    }
}

/// `false` if the mark was not there.
fn remove(comments: &mut Vec<String>, shape: Shape) -> bool {
    let mut found = false;
    for comment in comments.iter_mut() {
        while let Some((at, _)) = items(comment)
            .into_iter()
            .find(|&(_, known)| known == shape)
        {
            found = true;
            cut(comment, at);
        }
    }
    if found {
        comments.retain(|comment| !comment.trim().is_empty());
    }
    found
}

/// Cuts an item out, with a comma beside it, or with its command if it was the only one.
fn cut(comment: &mut String, item: Range<usize>) {
    let Range { mut start, mut end } = item;
    if comment[..start].trim_end().ends_with(',') {
        start = comment[..start].trim_end().len() - 1;
    } else if let Some(rest) = comment[end..].trim_start().strip_prefix(',') {
        end = comment.len() - rest.trim_start().len();
    } else {
        start = comment[..start].rfind('[').unwrap_or(start);
        end = comment[end..]
            .find(']')
            .map_or(end, |bracket| end + bracket + 1);
    }
    comment.replace_range(start..end, "");
}

/// The commands for marks in a comment: where what they hold stands, and their names.
fn commands(comment: &str) -> Vec<(Range<usize>, &'static str)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(open) = comment[at..].find("[%").map(|open| at + open + 2) {
        let Some(end) = comment[open..].find(']').map(|end| open + end) else {
            break;
        };
        for name in ["csl", "cal"] {
            let inside = comment[open..end].strip_prefix(name);
            if inside.is_some_and(|inside| inside.starts_with(char::is_whitespace)) {
                found.push((open + name.len() + 1..end, name));
            }
        }
        at = end;
    }
    found
}

/// The marks in a comment, with the bytes of each.
fn items(comment: &str) -> Vec<(Range<usize>, Shape)> {
    let mut found = Vec::new();
    for (inside, name) in commands(comment) {
        let mut at = inside.start;
        for item in comment[inside].split(',') {
            let word = item.trim();
            let start = at + item.len() - item.trim_start().len();
            if let Some(shape) = read(name, word) {
                found.push((start..start + word.len(), shape));
            }
            at += item.len() + 1;
        }
    }
    found
}

/// One item of a command: a colour and a square, or two.
fn read(command: &str, item: &str) -> Option<Shape> {
    let (colour, squares) = item.split_at_checked(1)?;
    if !matches!(colour, "G" | "R" | "Y" | "B" | "O" | "C") {
        return None;
    }
    if command == "cal" {
        let (from, to) = squares.split_at_checked(2)?;
        return Some(Shape::Arrow(Cell::parse(from)?, Cell::parse(to)?));
    }
    let cell = Cell::parse(squares)?;
    Some(if colour == "R" {
        Shape::Cross(cell)
    } else {
        Shape::Circle(cell)
    })
}

/// The command that a mark stands in, and its item there.
fn written(shape: Shape) -> (&'static str, String) {
    match shape {
        Shape::Circle(cell) => ("csl", format!("G{cell}")),
        Shape::Cross(cell) => ("csl", format!("R{cell}")),
        Shape::Arrow(from, to) => ("cal", format!("G{from}{to}")),
    }
}
