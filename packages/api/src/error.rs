//! Why a call has no answer.

use std::fmt;

use rank_and_file::game::fen::FenError;
use serde::Serialize;

use crate::options::Unit;
use crate::places::Places;

/// Why a call has no answer. What is wrong within a text of games is a [`Fault`](crate::Fault) of
/// the game instead.
///
/// | `code` | meaning |
/// |---|---|
/// | `fen` | the position cannot be read or played |
/// | `no-move`, `several-moves` | the text of the move has none, or more than one |
/// | `misread`, `illegal`, `ambiguous` | the text is no move, no legal one, or fits several |
/// | `unknown-notation`, `unknown-variant` | an option has a word that means nothing |
/// | `unsuitable-notation` | the notation has no names for moves of this game |
/// | `unusable-page` | a page or a word of it has no usable place, or there is no word |
/// | `cannot-open` | the bytes are no text, and no format that can be opened |
///
/// Other codes are those of faults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Error {
    /// A stable name for scripts.
    pub code: &'static str,
    /// The argument or option at fault.
    pub argument: Argument,
    /// Where the fault begins in the argument, in the unit of the options; `None` for an option,
    /// and for a fault without a place.
    pub at: Option<usize>,
    /// What is wrong, in a sentence or two.
    pub message: String,
}

/// The argument or option that an error is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Argument {
    /// The position.
    Fen,
    /// The move.
    Move,
    /// The option `after`.
    After,
    /// The text or the file.
    Text,
    /// The pages of recognised words.
    Pages,
    /// The option `notation`.
    Notation,
    /// The option `notations`.
    Notations,
    /// The option `to`.
    To,
    /// The option `variant`.
    Variant,
}

impl Error {
    /// Creates an error about an option.
    pub(crate) const fn option(code: &'static str, argument: Argument, message: String) -> Error {
        Error {
            code,
            argument,
            at: None,
            message,
        }
    }

    /// Creates an error about the text of moves, at a byte of it.
    pub(crate) fn of_moves(
        argument: Argument,
        (code, message): (&'static str, String),
        (text, byte): (&str, usize),
        unit: Unit,
    ) -> Error {
        Error {
            code,
            argument,
            at: Some(Places::new(text, unit).of(byte)),
            message,
        }
    }

    /// Creates the error for a FEN that cannot be read.
    pub(crate) fn of_fen(fen: &str, error: &FenError, unit: Unit) -> Error {
        Error {
            code: "fen",
            argument: Argument::Fen,
            at: Some(Places::new(fen, unit).of(error.at.start)),
            message: error.to_string(),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
