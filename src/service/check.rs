//! The check of games' moves, which two library workers share.

use crate::library::CheckedGame;
use crate::protocol::{CheckBatch, CheckedBatch};

/// Checks the moves of these games.
#[must_use]
pub fn check(batch: &CheckBatch) -> CheckedBatch {
    let texts = batch.texts.iter();
    CheckedBatch {
        first: batch.first,
        games: texts.map(|text| CheckedGame::read(text)).collect(),
    }
}
