//! The differences between two versions of a game, as they are listed.

use serde::{Deserialize, Serialize};

/// The differences between two versions of a game, the one on the board first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comparison {
    /// The first of the differences, in the order of [`differences`](crate::game::differences).
    pub lines: Vec<ComparedLine>,
    /// Number of differences found, listed or not.
    pub found: u32,
}

/// One difference in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ComparedLine {
    /// The [`way`](crate::game::way) to the place of the difference, or its beginning, in the game
    /// on the board.
    pub way: String,
    /// The kind of difference, and its move.
    pub place: String,
    /// A sentence about both versions.
    pub words: String,
}
