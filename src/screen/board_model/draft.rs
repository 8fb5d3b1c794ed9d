//! The board while a position is set up, with the author's marks.

use super::squares::{BoardModel, Mark, SquareModel, reading_order, square_model, tell_of};
use crate::session::editor::Editor;

/// Builds the board while a position is set up.
#[must_use]
pub fn draft(editor: &Editor, flipped: bool) -> BoardModel {
    let span = editor.setup.variant.span();
    let mut squares: Vec<SquareModel> = reading_order(span, flipped)
        .into_iter()
        .map(|square| {
            let lifted = (editor.from == Some(square)).then_some(Mark::Lifted);
            square_model(
                square,
                editor.setup.pieces.on(square),
                lifted.into_iter().collect(),
            )
        })
        .collect();
    let drawn = editor.marks.clone();
    tell_of(&mut squares, &drawn);
    BoardModel {
        squares,
        span,
        flipped,
        drawn,
        choices: Vec::new(),
    }
}
