//! The board while a position is set up, and what an author has drawn.

use super::squares::{BoardModel, Mark, Square, by_author, reading_order, square, tell_of};
use crate::board::Drawn;
use crate::session::editor::Editor;

/// The board while a position is set up.
#[must_use]
pub fn draft(editor: &Editor, flipped: bool) -> BoardModel {
    let span = editor.setup.variant.span();
    let mut squares: Vec<Square> = reading_order(span, flipped)
        .into_iter()
        .map(|cell| {
            let lifted = (editor.from == Some(cell)).then_some(Mark::Lifted);
            square(
                cell,
                editor.setup.men.on(cell),
                lifted.into_iter().collect(),
            )
        })
        .collect();
    let drawn: Vec<Drawn> = by_author(&editor.marks).collect();
    tell_of(&mut squares, &drawn);
    BoardModel {
        squares,
        span,
        flipped,
        drawn,
        choices: Vec::new(),
    }
}
