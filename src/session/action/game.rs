//! Actions on the shown game as a whole: steps through it, other games, its result.

use crate::board::{Color, Variant};
use crate::game::At;
use crate::session::Restored;
use crate::session::one_line::words;

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

impl GoAction {
    pub(super) fn text(&self) -> String {
        match self {
            GoAction::To(at) => words("go", &[&at.moment()]),
            GoAction::First => "first".to_owned(),
            GoAction::Previous => "previous".to_owned(),
            GoAction::Next => "next".to_owned(),
            GoAction::Last => "last".to_owned(),
            GoAction::Sibling(step) => words("sibling", &[step]),
        }
    }

    pub(super) fn parse(verb: &str, value: Option<&str>) -> Option<GoAction> {
        Some(match (verb, value) {
            ("go", Some(moment)) => GoAction::To(At::of_moment(moment.parse().ok()?)),
            ("first", None) => GoAction::First,
            ("previous", None) => GoAction::Previous,
            ("next", None) => GoAction::Next,
            ("last", None) => GoAction::Last,
            ("sibling", Some(step)) => GoAction::Sibling(step.parse().ok()?),
            _ => return None,
        })
    }
}

impl GameAction {
    pub(super) fn text(&self) -> String {
        match self {
            GameAction::Show(game) => words("show", &[game]),
            GameAction::Undo => "undo".to_owned(),
            GameAction::Redo => "redo".to_owned(),
        }
    }

    pub(super) fn parse(verb: &str, value: Option<&str>) -> Option<GameAction> {
        Some(match (verb, value) {
            ("show", Some(game)) => GameAction::Show(game.parse().ok()?),
            ("undo", None) => GameAction::Undo,
            ("redo", None) => GameAction::Redo,
            _ => return None,
        })
    }
}

impl OpenAction {
    pub(super) fn text(&self) -> String {
        match self {
            OpenAction::Text(text) => words("open", &[text]),
            OpenAction::File { .. } | OpenAction::Kept(_) => String::new(),
            OpenAction::Link(fragment) => words("follow", &[fragment]),
            OpenAction::New(variant) => words("new", &[&variant.tag()]),
            OpenAction::Example(at) => words("example", &[at]),
        }
    }

    pub(super) fn parse(verb: &str, value: Option<&str>) -> Option<OpenAction> {
        Some(match (verb, value?) {
            ("open", text) => OpenAction::Text(text.to_owned()),
            ("follow", fragment) => OpenAction::Link(fragment.to_owned()),
            ("new", variant) => OpenAction::New(Variant::named(variant)?),
            ("example", at) => OpenAction::Example(at.parse().ok()?),
            _ => return None,
        })
    }
}

impl ResultAction {
    pub(super) fn text(&self) -> String {
        match self {
            ResultAction::Claim => "claim".to_owned(),
            ResultAction::Agree => "agree".to_owned(),
            ResultAction::Resign(color) => words("resign", &[&color.tag()]),
        }
    }

    pub(super) fn parse(verb: &str, value: Option<&str>) -> Option<ResultAction> {
        Some(match (verb, value) {
            ("claim", None) => ResultAction::Claim,
            ("agree", None) => ResultAction::Agree,
            ("resign", Some(color)) => ResultAction::Resign(Color::tagged(color)?),
            _ => return None,
        })
    }
}
