//! A search for games by what is on the board.

/// A search for what is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSought {
    Anything,
    /// The position on the board.
    Position,
    /// The pieces on the board on their squares, with any others.
    Pieces,
}

impl BoardSought {
    const ALL: [BoardSought; 3] = [
        BoardSought::Anything,
        BoardSought::Position,
        BoardSought::Pieces,
    ];

    /// Returns a stable name for texts of actions.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            BoardSought::Anything => "anything",
            BoardSought::Position => "position",
            BoardSought::Pieces => "pieces",
        }
    }

    /// Returns the variant of this name; `None` if there is none.
    #[must_use]
    pub fn tagged(tag: &str) -> Option<BoardSought> {
        BoardSought::ALL
            .into_iter()
            .find(|sought| sought.tag() == tag)
    }
}
