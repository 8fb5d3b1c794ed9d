//! The tasks of a quiz.

/// What the reader has to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Task {
    /// Find the moves of the side that begins the line.
    #[default]
    Move,
    /// Write each move of the line.
    Write,
    /// Point at the piece whose move is written, for each move of the line.
    Piece,
}

impl Task {
    /// Returns the task of this name: `move`, `write` or `piece`.
    #[must_use]
    pub fn named(name: &str) -> Option<Task> {
        Some(match name {
            "move" => Task::Move,
            "write" => Task::Write,
            "piece" => Task::Piece,
            _ => return None,
        })
    }
}
