//! Actions on the board: the hand, and what the board shows.

use crate::board::{Move, Square};
use crate::game::At;
use crate::session::Pointing;
use crate::session::one_line::words;

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

impl BoardAction {
    pub(super) fn text(&self) -> String {
        match self {
            BoardAction::Touch(square) => words("touch", &[square]),
            BoardAction::Drag(from, to) => words("drag", &[from, to]),
            BoardAction::Cancel => "cancel".to_owned(),
            BoardAction::Choose(mv) => words("choose", &[&mv.text()]),
            BoardAction::Flip => "flip".to_owned(),
            BoardAction::ToggleNames => "names".to_owned(),
            BoardAction::ToggleReasons => "reasons".to_owned(),
            BoardAction::Point(None) => "point".to_owned(),
            BoardAction::Point(Some(pointing)) => words("point", &[&pointing.text()]),
        }
    }

    pub(super) fn parse(verb: &str, value: Option<&str>) -> Option<BoardAction> {
        Some(match (verb, value) {
            ("touch", Some(square)) => BoardAction::Touch(Square::parse(square)?),
            ("drag", Some(pair)) => {
                let (from, to) = pair.split_once(' ')?;
                BoardAction::Drag(Square::parse(from)?, Square::parse(to)?)
            }
            ("cancel", None) => BoardAction::Cancel,
            ("choose", Some(mv)) => BoardAction::Choose(Move::parse(mv)?),
            ("flip", None) => BoardAction::Flip,
            ("names", None) => BoardAction::ToggleNames,
            ("reasons", None) => BoardAction::ToggleReasons,
            ("point", None) => BoardAction::Point(None),
            ("point", Some(pointing)) => BoardAction::Point(Some(Pointing::parse(pointing)?)),
            _ => return None,
        })
    }
}

impl Pointing {
    /// Returns the text of the thing pointed at, which [`Pointing::parse`] reads back.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Pointing::Part { column, part } => words("part", &[column, part]),
            Pointing::Square(square) => words("square", &[square]),
            Pointing::Move(mv) => words("move", &[&mv.text()]),
            Pointing::Moment(at) => words("moment", &[&at.moment()]),
            Pointing::PossibleMove(key) => words("way", &[key]),
        }
    }

    /// Reads a thing pointed at from a text; `None` if the text names none.
    #[must_use]
    pub fn parse(text: &str) -> Option<Pointing> {
        let (what, rest) = text.split_once(' ')?;
        Some(match what {
            "part" => {
                let (column, part) = rest.split_once(' ')?;
                Pointing::Part {
                    column: column.parse().ok()?,
                    part: part.parse().ok()?,
                }
            }
            "square" => Pointing::Square(Square::parse(rest)?),
            "move" => Pointing::Move(Move::parse(rest)?),
            "moment" => Pointing::Moment(At::of_moment(rest.parse().ok()?)),
            "way" => Pointing::PossibleMove(rest.parse().ok()?),
            _ => return None,
        })
    }
}
