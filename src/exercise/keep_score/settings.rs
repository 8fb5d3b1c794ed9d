//! How a game is kept, and which games are offered.

use super::famous::MoveRule;
use crate::session::{Column, ColumnSet};

/// Seconds from a move to the next; 0 if the learner asks for each move.
pub const PACES: [u8; 6] = [0, 5, 10, 15, 20, 30];

/// Whether a written move is judged at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strictness {
    /// A written move stands, and nothing is said before the end.
    Strict,
    /// A written move is judged at once, and may be mended.
    #[default]
    Kind,
}

/// The game that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameChoice {
    /// The famous game at this place of their list.
    Famous(usize),
    /// The game that the learner has brought.
    Brought,
}

/// The length of the games that are offered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameLength {
    #[default]
    Any,
    /// At most 12 moves.
    Short,
    /// From 13 to 20 moves.
    Middling,
    /// 21 moves and more.
    Long,
}

impl GameLength {
    /// All lengths, in the order in which they are offered.
    pub const ALL: [GameLength; 4] = [
        GameLength::Any,
        GameLength::Short,
        GameLength::Middling,
        GameLength::Long,
    ];

    /// Returns whether a game with this number of moves has this length.
    #[must_use]
    pub const fn has(self, moves: usize) -> bool {
        match self {
            GameLength::Any => true,
            GameLength::Short => moves <= 12,
            GameLength::Middling => moves > 12 && moves <= 20,
            GameLength::Long => moves > 20,
        }
    }
}

/// How a game is kept, and which games are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeepSettings {
    /// The notation in which the learner writes.
    pub column: Column,
    pub strictness: Strictness,
    /// One of [`PACES`].
    pub pace: u8,
    /// Whether the board is seen from Black's side.
    pub flipped: bool,
    /// The length of the games that are offered.
    pub length: GameLength,
    /// The rule that the games that are offered must have.
    pub rule: Option<MoveRule>,
}

impl Default for KeepSettings {
    fn default() -> KeepSettings {
        let mut columns = ColumnSet::Orthodox.columns();
        KeepSettings {
            column: columns.next().expect("the catalogue has rows"),
            strictness: Strictness::default(),
            pace: 0,
            flipped: false,
            length: GameLength::default(),
            rule: None,
        }
    }
}
