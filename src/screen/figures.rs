//! Arrows, circles and crosses over the board as paths, each with its meaning.

use crate::board::{Drawn, Role, Shape, Square};
use crate::words;

/// The side of a square, in units of the drawing.
const SIDE: f64 = 60.0;

/// A point in the drawing.
type Point = (f64, f64);

/// Returns the `viewBox` of a drawing over a board of `span` files and ranks.
#[must_use]
pub const fn view_box(span: u8) -> &'static str {
    if span == 9 {
        "0 0 540 540"
    } else {
        "0 0 480 480"
    }
}

/// The kind of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// A circle, or an arrow's shaft.
    Line,
    /// An arrow's head, which is filled.
    Head,
    Cross,
}

/// One path of a figure, in the units of the drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    pub role: Role,
    pub stroke: Stroke,
    /// The path data, as in the attribute `d`.
    pub data: String,
}

/// Returns the figures as paths over a board of `span` files and ranks.
#[must_use]
pub fn paths(figures: &[Drawn], span: u8, flipped: bool) -> Vec<Path> {
    let mut paths = Vec::with_capacity(figures.len() * 2);
    for &figure in figures {
        draw(figure, span, flipped, &mut paths);
    }
    paths
}

/// Returns the meaning of an arrow in a few words; empty for an author's.
#[must_use]
pub fn meaning(role: Role) -> &'static str {
    let meaning = match role {
        Role::Author(_) => return "",
        Role::Played => words::ARROW_PLAYED,
        Role::Rival => words::ARROW_RIVAL,
        Role::Barred => words::ARROW_BARRED,
        Role::Asked => words::ARROW_ASKED,
        Role::Against => words::ARROW_AGAINST,
        Role::Captures => words::ARROW_CAPTURES,
        Role::Interposes => words::ARROW_INTERPOSES,
        Role::Flees => words::ARROW_FLEES,
    };
    meaning.text()
}

/// Adds a figure as paths.
fn draw(figure: Drawn, span: u8, flipped: bool, paths: &mut Vec<Path>) {
    let middle = |square: Square| -> Point {
        let last = span - 1;
        let (column, row) = if flipped {
            (last.saturating_sub(square.file()), square.rank())
        } else {
            (square.file(), last.saturating_sub(square.rank()))
        };
        let at = |count: u8| (f64::from(count) + 0.5) * SIDE;
        (at(column), at(row))
    };
    let role = figure.role;
    let mut stroke = Stroke::Line;
    let mut data = String::new();
    match figure.shape {
        Shape::Circle(square) => {
            let (x, y) = middle(square);
            step(&mut data, 'M', (x - 26.0, y));
            data.push_str("a26 26 0 1 0 52 0a26 26 0 1 0-52 0");
        }
        Shape::Cross(square) => {
            let (x, y) = middle(square);
            step(&mut data, 'M', (x - 17.0, y - 17.0));
            data.push_str("l34 34m0-34l-34 34");
            stroke = Stroke::Cross;
        }
        Shape::Arrow(from, to) => data = arrow(role, middle(from), middle(to), paths),
    }
    paths.push(Path { role, stroke, data });
}

/// Adds an arrow's head, and a cross if the move may not be played; returns the shaft.
fn arrow(role: Role, start: Point, end: Point, paths: &mut Vec<Path>) -> String {
    let (across, down) = (end.0 - start.0, end.1 - start.1);
    let length = (across * across + down * down).sqrt().max(1.0);
    // A point at these distances before the end of the arrow and to its side.
    let off = |back: f64, aside: f64| -> Point {
        let (x, y) = (across / length, down / length);
        (end.0 - x * back - y * aside, end.1 - y * back + x * aside)
    };
    let mut head = String::new();
    step(&mut head, 'M', off(8.0, 0.0));
    step(&mut head, 'L', off(28.0, 12.0));
    step(&mut head, 'L', off(28.0, -12.0));
    head.push('z');
    paths.push(Path {
        role,
        stroke: Stroke::Head,
        data: head,
    });
    if role == Role::Barred {
        // The cross is diagonal to the shaft in every direction.
        let mut cross = String::new();
        let half = length / 2.0;
        for side in [11.0, -11.0] {
            step(&mut cross, 'M', off(half - 11.0, side));
            step(&mut cross, 'L', off(half + 11.0, -side));
        }
        paths.push(Path {
            role,
            stroke: Stroke::Cross,
            data: cross,
        });
    }
    // The shafts of pale arrows end earlier, because they would show through the head.
    let short = match role {
        Role::Played => 32.0,
        Role::Rival | Role::Barred => 29.0,
        _ => 26.0,
    };
    let mut shaft = String::new();
    step(&mut shaft, 'M', off(length - 12.0, 0.0));
    step(&mut shaft, 'L', off(short, 0.0));
    shaft
}

/// Adds one step of a path, in units without fractions.
fn step(path: &mut String, letter: char, (x, y): Point) {
    path.push(letter);
    path.push_str(&(x as i32).to_string());
    path.push(' ');
    path.push_str(&(y as i32).to_string());
}
