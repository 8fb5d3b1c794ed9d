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
//! What marks are changed in stays as it was otherwise, letter by letter: the words around the
//! commands, other commands, marks of other colours.

use std::ops::Range;

use super::comment::opening;
use crate::board::{Shape, Square};

/// The commands for marks: on squares, and between them.
const COMMANDS: [&str; 2] = ["csl", "cal"];

/// The marks in these comments, in the order of the text, each once.
#[must_use]
pub fn marks(comments: &[String]) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for comment in comments {
        for (inside, command) in commands(comment) {
            for item in comment[inside].split(',') {
                if let Some(shape) = read(command, item)
                    && !shapes.contains(&shape)
                {
                    shapes.push(shape);
                }
            }
        }
    }
    shapes
}

/// Takes a mark away if it is there, or else adds it. A circle takes the place of a cross on its
/// square, and a cross that of a circle, since programs know one colour for each square.
pub fn toggle(shapes: &mut Vec<Shape>, shape: Shape) {
    let other = match shape {
        Shape::Circle(at) => Shape::Cross(at),
        Shape::Cross(at) => Shape::Circle(at),
        Shape::Arrow(..) => shape,
    };
    let was = shapes.contains(&shape);
    shapes.retain(|mark| *mark != shape && *mark != other);
    if !was {
        shapes.push(shape);
    }
}

/// Makes these the marks of the comments. Those that are there already stay where they are; new
/// ones go into the last command of their kind, or into a new one beside the others.
pub fn replace(comments: &mut Vec<String>, shapes: &[Shape]) {
    let known = marks(comments);
    let mut new = [String::new(), String::new()];
    for shape in shapes.iter().filter(|shape| !known.contains(shape)) {
        write(*shape, &mut new);
    }
    let mut beside = None;
    for (at, comment) in comments.iter_mut().enumerate().rev() {
        for (inside, command) in commands(comment).into_iter().rev() {
            beside = Some(at);
            let mut items = String::new();
            for item in comment[inside.clone()].split(',') {
                if read(command, item).is_none_or(|shape| shapes.contains(&shape)) {
                    join(&mut items, item);
                }
            }
            join(&mut items, &std::mem::take(&mut new[command]));
            if items.trim().is_empty() {
                // With "[%csl " before it and "]" behind.
                comment.replace_range(inside.start - 6..inside.end + 1, "");
            } else {
                comment.replace_range(inside, &items);
            }
        }
    }
    for (command, items) in COMMANDS.into_iter().zip(new) {
        if !items.is_empty() {
            let at = *beside.get_or_insert(comments.len());
            if at == comments.len() {
                comments.push(String::new());
            }
            for part in ["[%", command, " ", &items, "]"] {
                comments[at].push_str(part);
            }
        }
    }
    if beside.is_some() {
        comments.retain(|comment| !comment.trim().is_empty());
    }
}

/// Adds an item, or several, to a list.
fn join(items: &mut String, item: &str) {
    if !items.is_empty() && !item.is_empty() {
        items.push(',');
    }
    items.push_str(item);
}

/// The commands for marks in a comment: where what they hold stands, and which of [`COMMANDS`].
fn commands(comment: &str) -> Vec<(Range<usize>, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(open) = opening(&comment[at..], "[%").map(|open| at + open + 2) {
        let Some(end) = comment[open..].find(']').map(|end| open + end) else {
            break;
        };
        let which = COMMANDS
            .iter()
            .position(|name| comment[open..].starts_with(name));
        if let Some(which) = which
            && comment.as_bytes()[open + 3] == b' '
        {
            found.push((open + 4..end, which));
        }
        at = end;
    }
    found
}

/// One item of a command: a colour and a square, or two.
fn read(command: usize, item: &str) -> Option<Shape> {
    let (colour, squares) = item.trim().split_at_checked(1)?;
    let red = match colour {
        "R" => true,
        "G" | "Y" | "B" | "O" | "C" => false,
        _ => return None,
    };
    let (first, second) = squares.split_at_checked(2)?;
    let square = Square::parse(first)?;
    match (command, second, red) {
        (0, "", true) => Some(Shape::Cross(square)),
        (0, "", false) => Some(Shape::Circle(square)),
        (1, ..) => Some(Shape::Arrow(square, Square::parse(second)?)),
        _ => None,
    }
}

/// Adds a mark to the items of its command.
fn write(shape: Shape, items: &mut [String; 2]) {
    let (command, colour, first, second) = match shape {
        Shape::Circle(at) => (0, 'G', at, None),
        Shape::Cross(at) => (0, 'R', at, None),
        Shape::Arrow(from, to) => (1, 'G', from, Some(to)),
    };
    let items = &mut items[command];
    if !items.is_empty() {
        items.push(',');
    }
    items.push(colour);
    for square in [Some(first), second].into_iter().flatten() {
        items.push(square.file_letter());
        items.push(square.rank_digit());
    }
}
