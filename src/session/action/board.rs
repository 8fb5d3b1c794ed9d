//! Actions on the board: the hand, and what the board shows.

use crate::board::{Move, Square};
use crate::session::Pointing;

/// An action on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardAction {
    /// A click, tap or Enter on a square: lifts, puts down or moves a piece.
    Touch(Square),
    /// A piece dragged from one square to another.
    Drag(Square, Square),
    /// Puts down the lifted piece and closes the notice.
    Cancel,
    /// Plays one of the moves that an ambiguous text or the hand could mean, or a move named in a
    /// sentence.
    Choose(Move),
    /// Turns the board.
    Flip,
    /// Switches the names on squares between algebraic coordinates and both descriptive names.
    ToggleNames,
    /// Shows or hides the current move and its rivals on the board.
    ToggleReasons,
    /// Lights a thing that is pointed at, or nothing.
    Point(Option<Pointing>),
}
