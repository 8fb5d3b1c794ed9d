//! The position that a command begins with.

use rank_and_file::board::Variant;
use rank_and_file::game::fen::{read_fen, read_fen_of};
use rank_and_file::game::printed::read_printed;
use rank_and_file::rules::Position;

use crate::streams::Stop;

/// Returns the position of a FEN or of a text as it stands in print, or the initial position of the
/// game if there is none.
pub fn position(fen: Option<&str>, variant: Variant) -> Result<Position, Stop> {
    let (text, read) = match (fen, variant) {
        (None, _) => return Ok(Position::array(variant)),
        // Nine ranks are recognised as Chess 99.
        (Some(fen), Variant::Standard) => (fen, read_fen(fen)),
        (Some(fen), _) => (fen, read_fen_of(fen, variant)),
    };
    let error = match read {
        Ok(position) => return Ok(position),
        Err(error) => error,
    };
    match (variant, read_printed(text)) {
        (Variant::Standard, Some(read)) => {
            let printed = read.map_err(|error| Stop::Usage(error.to_string()))?;
            let position = Position::from_setup(&printed.setup);
            position.map_err(|error| Stop::Usage(format!("{error}.")))
        }
        _ => Err(Stop::Usage(error.to_string())),
    }
}
