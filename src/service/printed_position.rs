//! Texts that are positions as they stand in print.

use crate::game::fen::write_setup;
use crate::game::printed::read_printed;
use crate::protocol::PositionView;

/// Returns the position that a text is, or a sentence that says what is wrong with it; `None` if it
/// does not have the shape of a printed position.
#[must_use]
pub fn printed_position(text: &str) -> Option<Result<PositionView, String>> {
    let read = read_printed(text)?;
    let view = read.map(|printed| PositionView {
        fen: write_setup(&printed.setup),
        remarks: printed.remarks(),
        caption: printed.caption,
    });
    Some(view.map_err(|error| error.why))
}
