//! Actions on the shown game as a whole: steps through it, other games, its result.

use crate::board::{Color, Variant};
use crate::game::At;
use crate::session::Restored;

/// A step to another moment of the game.
#[derive(Clone, Debug, PartialEq)]
pub enum GoAction {
    /// Shows a moment; the start if the game has no such moment.
    To(At),
    /// Shows the start.
    First,
    /// Shows the moment before this one.
    Previous,
    /// Shows the moment after the next move of the line.
    Next,
    /// Shows the end of the line.
    Last,
    /// Shows the variation this many places after this one (before, if negative) among the
    /// continuations of the previous move.
    Sibling(isize),
}

/// A choice among the games and states that are there.
#[derive(Clone, Debug, PartialEq)]
pub enum GameAction {
    /// Shows another of the games that were read, by index.
    Show(usize),
    /// Goes one step back.
    Undo,
    /// Goes forward again.
    Redo,
}

/// A game that is opened or begun. Undo leads back.
#[derive(Clone, Debug, PartialEq)]
pub enum OpenAction {
    /// Reads games, a score or a FEN.
    Text(String),
    /// Reads the text of the file of this name; `lost` is a sentence about what the text lacks, or
    /// empty.
    File {
        name: String,
        text: String,
        lost: String,
    },
    /// Shows the game in the fragment of an address.
    Link(String),
    /// Replaces the session by one that was kept.
    Kept(Box<Restored>),
    /// Begins a game of this variant.
    New(Variant),
    /// Shows one of the examples of [`crate::sample::examples`], by index.
    Example(usize),
}

/// An end of the game that the players declare.
#[derive(Clone, Debug, PartialEq)]
pub enum ResultAction {
    /// Claims a draw for the side to move.
    Claim,
    /// Ends the game as a draw by agreement.
    Agree,
    /// Ends the game by the resignation of this side.
    Resign(Color),
}
