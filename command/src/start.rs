//! The position that a command begins with.

use rank_and_file::board::Variant;
use rank_and_file::game::fen::{read_fen, read_fen_of};
use rank_and_file::rules::Position;

use crate::streams::Stop;

/// Returns the position of a FEN, or the initial position of the game if there is none.
pub fn position(fen: Option<&str>, variant: Variant) -> Result<Position, Stop> {
    let read = match (fen, variant) {
        (None, _) => return Ok(Position::array(variant)),
        // Nine ranks are recognised as Chess 99.
        (Some(fen), Variant::Standard) => read_fen(fen),
        (Some(fen), _) => read_fen_of(fen, variant),
    };
    read.map_err(|error| Stop::Usage(error.to_string()))
}
