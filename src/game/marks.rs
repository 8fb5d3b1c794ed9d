//! Circles, crosses and arrows drawn by an author, stored in the comments of a score.
//!
//! They are stored in two commands that many programs write into comments, each mark with one of
//! four colours:
//!
//! | in a comment | drawn |
//! |---|---|
//! | `[%csl Ga1]` | a green circle on a1; `Y` is yellow and `B` blue |
//! | `[%csl Rb2]` | a red cross on b2 |
//! | `[%cal Ra1b2]` | a red arrow from a1 to b2 |
//! | `[%csl Ga1,Rb2,Yc3]` | several in one command |
//! | `[%csl Oa1,Cb2]` | orange as yellow, cyan as blue |
//!
//! Changing the marks leaves the rest of a comment as it was, character by character: its words,
//! other commands, and the marks that stay.

use std::ops::Range;

use super::comment::opening;
use crate::board::{Drawn, Shape, Square, Tint};

/// The commands for marks on squares and for arrows between squares.
const COMMANDS: [&str; 2] = ["csl", "cal"];

/// Returns the marks in these comments, in the order of the text, without duplicates.
#[must_use]
pub fn marks(comments: &[String]) -> Vec<Drawn> {
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

/// Removes an author's mark if it is there, or else adds it in place of a mark of another colour,
/// because programs keep one colour for each square and each arrow.
pub fn toggle(shapes: &mut Vec<Drawn>, mark: Drawn) {
    let place = |mark: &Drawn| match mark.shape {
        Shape::Circle(at) | Shape::Cross(at) => (at, None),
        Shape::Arrow(from, to) => (from, Some(to)),
    };
    let was = shapes.contains(&mark);
    shapes.retain(|known| place(known) != place(&mark));
    if !was {
        shapes.push(mark);
    }
}

/// Makes these the marks of the comments. Existing marks stay where they are; new ones go into the
/// last command of their kind, or into a new command beside the others.
pub fn replace(comments: &mut Vec<String>, shapes: &[Drawn]) {
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
                // The range is widened by "[%csl " before it and "]" after it.
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

/// Appends one or more items to a list, separated by a comma.
fn join(items: &mut String, item: &str) {
    if !items.is_empty() && !item.is_empty() {
        items.push(',');
    }
    items.push_str(item);
}

/// Finds the commands for marks in a comment; returns the byte range of each value and the index of
/// its command in [`COMMANDS`].
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

/// Reads one item of a command: a colour and one or two squares.
fn read(command: usize, item: &str) -> Option<Drawn> {
    let (colour, squares) = item.trim().split_at_checked(1)?;
    let tint = match colour {
        "G" => Tint::Green,
        "R" => Tint::Red,
        "Y" | "O" => Tint::Yellow,
        "B" | "C" => Tint::Blue,
        _ => return None,
    };
    let (first, second) = squares.split_at_checked(2)?;
    let square = Square::parse(first)?;
    let shape = match (command, second) {
        (0, "") => Shape::Circle(square),
        (1, _) => Shape::Arrow(square, Square::parse(second)?),
        _ => return None,
    };
    Some(Drawn::author(shape, tint))
}

/// Adds a mark to the items of its command.
fn write(mark: Drawn, items: &mut [String; 2]) {
    let (command, first, second) = match mark.shape {
        Shape::Circle(at) | Shape::Cross(at) => (0, at, None),
        Shape::Arrow(from, to) => (1, from, Some(to)),
    };
    let colour = match mark.tint() {
        Some(Tint::Red) => 'R',
        Some(Tint::Yellow) => 'Y',
        Some(Tint::Blue) => 'B',
        Some(Tint::Green) | None => 'G',
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
