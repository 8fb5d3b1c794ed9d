//! What went wrong in a text of games, where, and what to do about it.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use crate::board::{Color, Move};
use crate::game::Outcome;
use crate::game::fen::{FenError, excerpt};
use crate::notation::{Misread, Sentence};
use crate::words::{self, Message};

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
        f.write_str(&words::FAULT_AT.with([
            self.line.into(),
            self.column.into(),
            self.fault.to_string().into(),
        ]))
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
        let number = self.color.numbered(self.number);
        f.write_str(&words::AS_PRINTED.with([number.into(), excerpt(&self.text).into()]))
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
    Tag(Message),
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
        let sentence: Cow<'_, str> = match self {
            Fault::Misread(wrong, misread) => match misread.is_nearly_a_move(&wrong.text) {
                true => wrong.stops_because(&[&misread.to_string(), "."].concat()),
                false => {
                    let no_move = words::FAULT_NO_MOVE.with([wrong.to_string().into()]);
                    wrong.with_advice(no_move)
                }
            },
            Fault::Refused(wrong, sentence) | Fault::Ambiguous(wrong, sentence, _) => {
                wrong.stops_because(&sentence.to_string())
            }
            Fault::Untrue(wrong, mark) => {
                let places = [wrong.to_string().into(), mark.into()];
                words::FAULT_UNTRUE.with(places).into()
            }
            Fault::UnclosedComment => words::FAULT_UNCLOSED_COMMENT.into(),
            Fault::UnopenedComment => words::FAULT_UNOPENED_COMMENT.into(),
            Fault::UnclosedVariation => words::FAULT_UNCLOSED_VARIATION.into(),
            Fault::UnopenedVariation => words::FAULT_UNOPENED_VARIATION.into(),
            Fault::LoneVariation => words::FAULT_LONE_VARIATION.into(),
            Fault::LoneGlyph => words::FAULT_LONE_GLYPH.into(),
            Fault::OtherGame { under_tags: true } => words::FAULT_OTHER_GAME_TAGS.into(),
            Fault::OtherGame { under_tags: false } => words::FAULT_OTHER_GAME.into(),
            Fault::TooLong => words::FAULT_TOO_LONG.into(),
            Fault::InnerQuote => words::FAULT_INNER_QUOTE.into(),
            Fault::Tag(lacks) => words::FAULT_TAG.with([(*lacks).into()]).into(),
            Fault::Fen(error) => words::FAULT_FEN.with([error.to_string().into()]).into(),
            Fault::Nag(text) | Fault::Variant(text) | Fault::Angle(text) => {
                let message = match self {
                    Fault::Nag(_) => words::FAULT_GLYPH,
                    Fault::Variant(_) => words::FAULT_VARIANT,
                    _ => words::FAULT_ANGLE,
                };
                message.with([excerpt(text).into()]).into()
            }
            Fault::Result { tag, token } => {
                let places = [excerpt(tag).into(), token.pgn().into()];
                words::FAULT_RESULT.with(places).into()
            }
            Fault::Kept(sentence, _) => sentence.into(),
        };
        f.write_str(&sentence)
    }
}

impl Wrong {
    /// Returns the move, why it stops its line, and what to do about it.
    fn stops_because(&self, why: &str) -> Cow<'static, str> {
        self.with_advice([&self.to_string(), words::COLON.text(), why].concat())
    }

    /// Adds what to do about a move that stops its line.
    fn with_advice(&self, sentence: String) -> Cow<'static, str> {
        let advice = match self.in_variation {
            true => words::CORRECT_FOR_VARIATION,
            false => words::CORRECT_FOR_GAME,
        };
        Cow::Owned([&sentence, " ", advice.text()].concat())
    }
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
