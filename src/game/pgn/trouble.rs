//! What went wrong in a text of games, where, and what to do about it.

use std::fmt;
use std::ops::Range;

use crate::board::{Color, Move};
use crate::game::Outcome;
use crate::game::fen::{FenError, excerpt};
use crate::notation::{Misread, Sentence};

/// Something in the text that was not understood or that deserves a remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The line of the text, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// Byte range in the text; in a stream, in the decoded text.
    pub span: Range<usize>,
    pub fault: Fault,
}

impl Trouble {
    /// Returns whether some of the text is missing from the game. Otherwise the trouble is only a
    /// remark.
    #[must_use]
    pub const fn is_error(&self) -> bool {
        self.fault.is_error()
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Line {}, column {}: {}",
            self.line, self.column, self.fault
        )
    }
}

impl std::error::Error for Trouble {}

/// A move that could not be read, and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The move's number.
    pub number: u32,
    pub color: Color,
    pub text: String,
    /// Whether it stands in a variation.
    pub in_variation: bool,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dots = if self.color == Color::White {
            "."
        } else {
            "..."
        };
        write!(f, "{}{dots} \"{}\"", self.number, excerpt(&self.text))
    }
}

/// What went wrong. Its `Display` is a sentence or two: what was found, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The text stops being a move at some point.
    Misread(Wrong, Misread),
    /// No legal move fits; the sentence says why.
    Refused(Wrong, Sentence),
    /// Several moves fit; the sentence names them.
    Ambiguous(Wrong, Sentence, Vec<Move>),
    /// A mark that is not true of the move.
    Untrue(Wrong, String),
    UnclosedComment,
    UnopenedComment,
    UnclosedVariation,
    UnopenedVariation,
    /// A variation before any move it could replace.
    LoneVariation,
    /// `$` without a number up to 255.
    Nag(String),
    /// A glyph before any move it could belong to.
    LoneGlyph,
    /// A score of another game than chess.
    OtherGame {
        /// Whether tags stand above it.
        under_tags: bool,
    },
    /// A move behind the most that one game may have.
    TooLong,
    /// `[` that opens no tag, with what was expected.
    Tag(&'static str),
    /// A quote in a tag's value without a backslash before it.
    InnerQuote,
    /// The FEN tag is not a position.
    Fen(FenError),
    /// The Variant tag names a game with other rules.
    Variant(String),
    /// The Result tag and the end of the moves disagree.
    Result {
        tag: String,
        token: Outcome,
    },
    /// Something in angle brackets, which PGN reserves.
    Angle(String),
    /// A sentence reported when the text was first read, and whether it was an error; the text
    /// itself is gone.
    Kept(String, bool),
}

impl Fault {
    /// Returns whether some of the text is missing from the game. Otherwise the fault is only a
    /// remark.
    #[must_use]
    pub const fn is_error(&self) -> bool {
        !matches!(
            self,
            Fault::Untrue(..)
                | Fault::InnerQuote
                | Fault::Variant(_)
                | Fault::Result { .. }
                | Fault::Angle(_)
                | Fault::Kept(_, false)
        )
    }

    /// Returns a stable name for scripts, such as `unclosed-comment`.
    #[must_use]
    pub const fn tag(&self) -> &'static str {
        match self {
            Fault::Misread(..) => "misread",
            Fault::Refused(..) => "illegal",
            Fault::Ambiguous(..) => "ambiguous",
            Fault::Untrue(..) => "untrue-mark",
            Fault::UnclosedComment => "unclosed-comment",
            Fault::UnopenedComment => "unopened-comment",
            Fault::UnclosedVariation => "unclosed-variation",
            Fault::UnopenedVariation => "unopened-variation",
            Fault::LoneVariation => "lone-variation",
            Fault::Nag(_) => "glyph",
            Fault::LoneGlyph => "lone-glyph",
            Fault::OtherGame { .. } => "other-game",
            Fault::TooLong => "too-long",
            Fault::Tag(_) => "tag",
            Fault::InnerQuote => "inner-quote",
            Fault::Fen(_) => "fen",
            Fault::Variant(_) => "variant",
            Fault::Result { .. } => "result",
            Fault::Angle(_) => "angle-brackets",
            Fault::Kept(..) => "kept",
        }
    }

    /// Returns whether the fault is about a move, which suggests that the text is in another
    /// notation.
    #[must_use]
    pub const fn is_of_a_move(&self) -> bool {
        matches!(
            self,
            Fault::Misread(..) | Fault::Refused(..) | Fault::Ambiguous(..)
        )
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Misread(wrong, misread) => {
                match misread.is_nearly_a_move(&wrong.text) {
                    true => write!(f, "{wrong}: {misread}.")?,
                    false => write!(f, "{wrong} is not a move.")?,
                }
                advice(f, wrong)
            }
            Fault::Refused(wrong, sentence) => {
                write!(f, "{wrong}: {sentence}")?;
                advice(f, wrong)
            }
            Fault::Ambiguous(wrong, sentence, _) => {
                write!(f, "{wrong}: {sentence}")?;
                advice(f, wrong)
            }
            Fault::Untrue(wrong, mark) => write!(f, "{wrong}: \"{mark}\" is not true of this move."),
            Fault::UnclosedComment => f.write_str(
                "This comment has no closing \"}\". Everything up to the next game is kept as its text.",
            ),
            Fault::UnopenedComment => f.write_str("This \"}\" closes no comment; remove it or open the comment with \"{\"."),
            Fault::UnclosedVariation => f.write_str("This variation has no closing \")\" before the end of the game."),
            Fault::UnopenedVariation => f.write_str("This \")\" closes no variation; remove it or open the variation with \"(\"."),
            Fault::LoneVariation => f.write_str(
                "This variation has no move before it to replace; put it after that move.",
            ),
            Fault::Nag(text) => write!(f, "\"{}\" is not a sign: \"$\" needs a number from 0 to 255 after it.", excerpt(text)),
            Fault::LoneGlyph => f.write_str("There is no move before this sign; put it after the move it belongs to."),
            Fault::OtherGame { under_tags } => write!(
                f,
                "{} is no game of chess: its first moves cannot be played.",
                if *under_tags { "The text under these tags" } else { "This text" }
            ),
            Fault::TooLong => f.write_str("A game may have at most 1,000,000 moves, variations included. The rest of the line is kept as text."),
            Fault::Tag(expected) => write!(f, "This tag is not like [Name \"value\"]: it lacks {expected}. It is ignored."),
            Fault::InnerQuote => f.write_str("A quote inside a value is written \\\"; it is kept."),
            Fault::Fen(error) => write!(f, "{error} The game's moves are kept as text until its FEN tag is corrected."),
            Fault::Variant(name) => write!(f, "The variant \"{}\" is read by the rules of orthodox chess.", excerpt(name)),
            Fault::Result { tag, token } => write!(
                f,
                "The Result tag says \"{}\" and the moves end with {}; both are kept.",
                excerpt(tag),
                token.pgn()
            ),
            Fault::Angle(text) => write!(f, "\"{}\" is not part of a game and is ignored.", excerpt(text)),
            Fault::Kept(sentence, _) => f.write_str(sentence),
        }
    }
}

/// Writes what to do about a move that stops its line.
fn advice(f: &mut fmt::Formatter<'_>, wrong: &Wrong) -> fmt::Result {
    let line = if wrong.in_variation {
        "variation"
    } else {
        "game"
    };
    write!(f, " Correct it to read the rest of the {line}.")
}

/// A place that moves forward through a text and counts lines and characters, so that all troubles
/// are located in one pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// Byte offset into the text.
    pub at: usize,
    /// Line number, from 1.
    pub line: usize,
    /// Character of the line, from 1.
    pub column: usize,
}

impl TextPlace {
    /// The beginning of a text.
    pub const START: TextPlace = TextPlace {
        at: 0,
        line: 1,
        column: 1,
    };

    /// Moves forward over this text, which begins at the place.
    pub fn walk(&mut self, text: &str) {
        self.at += text.len();
        // A line ends at a line feed, or at a carriage return without a line feed after it.
        let bytes = text.as_bytes();
        let mut line_start = None;
        for (at, &byte) in bytes.iter().enumerate() {
            if byte == b'\n' || (byte == b'\r' && bytes.get(at + 1) != Some(&b'\n')) {
                self.line += 1;
                line_start = Some(at + 1);
            }
        }
        if line_start.is_some() {
            self.column = 1;
        }
        self.column += text[line_start.unwrap_or(0)..].chars().count();
    }
}
