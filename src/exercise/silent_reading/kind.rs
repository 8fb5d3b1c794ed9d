//! The kinds of misreadings.

/// The kind of a misreading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MisreadKind {
    /// Another piece of the same kind went to the square.
    Rival,
    /// The move ended on the other side of the board.
    Side,
    /// The rank was counted from the other player's side.
    Count,
    /// Another piece of the same kind was taken.
    Capture,
    /// A piece of another kind went to the square.
    Piece,
    /// The piece went to a square beside the right one.
    Beside,
    /// The king castled on the other side.
    Wing,
    /// The last move is missing.
    Short,
    /// A move in the midst is missing.
    LeftOut,
    /// A piece that was taken still stands there.
    Standing,
}
