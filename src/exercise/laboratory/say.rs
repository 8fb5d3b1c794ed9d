//! The sentences of the laboratory: why there is none, what to do next, and what is seen.

use crate::board::{Color, Piece, Square};
use crate::notation::Sentence;

// Why there is no laboratory.

pub(super) const NINE_FILES: &str = "The laboratory is for boards of eight files. On nine files every name has both squares, so no letter is ever added.";
pub(super) const PALADIN: &str =
    "No notation of eight files has a letter for the paladin. Take it off the board.";
pub(super) const TWO_KINGS: &str =
    "No notation tells two kings of a side apart. Take one off the board.";

// What to do next.

pub(super) const PUT: &str = "Put pieces on the board and choose a square for them to go to.";
pub(super) const CHOOSE: &str = "Choose the square for the pieces to go to.";

/// Says how many pieces can go to a square; `own` is the side's piece that stands there.
pub(super) fn seen(color: Color, count: usize, target: Square, own: Option<Piece>) -> Sentence {
    let count = match count {
        0 => "no piece".to_owned(),
        1 => "one piece".to_owned(),
        count => format!("{count} pieces"),
    };
    let words = Sentence::default()
        .text(color.name())
        .text(" has ")
        .text(count)
        .text(" that can go to ")
        .square(target);
    let words = match own {
        Some(piece) => words
            .text(": ")
            .text(color.name())
            .text("'s own ")
            .text(piece.name())
            .text(" stands there"),
        None => words,
    };
    words.text(".")
}
