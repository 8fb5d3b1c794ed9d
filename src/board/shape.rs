//! What is drawn over a board, and what it means there.

use super::Square;

/// A figure over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    Circle(Square),
    Cross(Square),
    /// From the first square to the second.
    Arrow(Square, Square),
}

/// A figure with its meaning. The style sheet gives the meaning a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawn {
    pub shape: Shape,
    pub role: Role,
}

/// What a figure stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// An author has put it there.
    Author,
    /// The move that was asked for and refused.
    Asked,
    /// What stands against it: an attacker's line, a piece in the way, the move that spoils it.
    Against,
    /// An answer to check: the attacker is taken.
    Captures,
    /// An answer to check: a piece goes between.
    Interposes,
    /// An answer to check: the king moves.
    Flees,
}
