//! Why a text is not a move: where it stops being one, and what should stand there.
//!
//! | text | words |
//! |---|---|
//! | `Nf` | "Nf" has a file, but a rank from 1 to 8 is missing |
//! | `P-K9` | "9" after "P-K" should be a rank from 1 to 8 |
//! | `hello` | "hello" is not a move. |

use std::fmt;

use crate::words::{self, Message, Value};

/// A text that is not a move in the notation it was read in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    /// Byte offset of the failure in the text; the text's length if it ended too soon.
    pub at: usize,
    /// Character at that offset; `None` at the end of the text.
    pub found: Option<char>,
    /// Text that was understood just before, to say where in the move this is; empty at its start.
    pub after: String,
    /// What should stand there.
    pub expected: Expected,
}

/// What a reader expected next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    Move,
    File,
    Rank,
    /// A file on a board of nine files.
    FileOfNine,
    RankOfNine,
    Square,
    /// What a code writes, in its own words.
    OfCode(Message),
    FileOrSquare,
    /// The square behind the letter of a piece, with a space between.
    SpacedSquare,
    /// `-` or `x` in descriptive.
    MovesOrTakes,
    /// A square named in descriptive, such as `KB3`.
    DescriptiveSquare,
    /// A square as Spain, Portugal, France and Italy name it, such as `3AR`.
    ContinentalSquare,
    /// A square as three-symbol sentences name it, such as `K4`.
    ShortSquare,
    /// The end, because a sentence of U-chess has only three symbols.
    ThreeSymbols,
    /// A piece to take, such as `P` or `QN`.
    Victim,
    /// The piece a pawn becomes.
    Promotion,
    /// The piece a pawn becomes in Chess 99.
    Promotion99,
    /// The piece with which the king castles in Chess 99.
    Partner,
    /// The bracket that closes `(`.
    ClosingBracket,
    /// The rest of `O-O` or `O-O-O`.
    Castling,
    /// The file of a pawn before `x`.
    PawnFile,
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = match self {
            Expected::Move => words::EXPECTED_MOVE,
            Expected::File => words::EXPECTED_FILE,
            Expected::Rank => words::EXPECTED_RANK,
            Expected::FileOfNine => words::EXPECTED_FILE_OF_NINE,
            Expected::RankOfNine => words::EXPECTED_RANK_OF_NINE,
            Expected::Square => words::EXPECTED_SQUARE,
            Expected::OfCode(words) => *words,
            Expected::FileOrSquare => words::EXPECTED_FILE_OR_SQUARE,
            Expected::SpacedSquare => words::EXPECTED_SPACED_SQUARE,
            Expected::MovesOrTakes => words::EXPECTED_MOVES_OR_TAKES,
            Expected::DescriptiveSquare => words::EXPECTED_DESCRIPTIVE_SQUARE,
            Expected::ContinentalSquare => words::EXPECTED_CONTINENTAL_SQUARE,
            Expected::ShortSquare => words::EXPECTED_SHORT_SQUARE,
            Expected::ThreeSymbols => words::EXPECTED_THREE_SYMBOLS,
            Expected::Victim => words::EXPECTED_VICTIM,
            Expected::Promotion => words::EXPECTED_PROMOTION,
            Expected::Promotion99 => words::EXPECTED_PROMOTION_OF_NINE,
            Expected::Partner => words::EXPECTED_PARTNER,
            Expected::ClosingBracket => words::EXPECTED_CLOSING_BRACKET,
            Expected::Castling => words::EXPECTED_CASTLING,
            Expected::PawnFile => words::EXPECTED_PAWN_FILE,
            Expected::End => words::EXPECTED_END,
        };
        f.write_str(&expected)
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let after = Value::from(&self.after);
        let is_first = self.after.is_empty();
        let expected = Value::from(self.expected.to_string());
        let found = self.found.map(|found| Value::from(found.to_string()));
        let words = match (found, self.expected) {
            (Some(found), Expected::Move) if is_first => words::NO_MOVE_BEGINS.with([found]),
            (Some(found), Expected::End) if is_first => words::SHOULD_END.with([found]),
            (Some(found), Expected::End) => words::SHOULD_END_AFTER.with([after, found]),
            (Some(found), Expected::ThreeSymbols) => words::FOURTH_SYMBOL.with([found, after]),
            (Some(found), Expected::PawnFile) => words::MISSING_BEFORE.with([expected, found]),
            (Some(found), _) if is_first => words::SHOULD_BE.with([found, expected]),
            (Some(found), _) => words::SHOULD_BE_AFTER.with([found, after, expected]),
            (None, Expected::Rank | Expected::RankOfNine) if !is_first => {
                words::FILE_WITHOUT_RANK.with([after, expected])
            }
            (None, _) if is_first => words::IS_MISSING.with([expected]),
            (None, _) => words::IS_MISSING_AFTER.with([expected, after]),
        };
        f.write_str(&words)
    }
}

impl std::error::Error for Misread {}

/// Most characters that are quoted of a text that is not a move.
const EXCERPT: usize = 40;

impl Misread {
    /// Returns a sentence that says why this text is not a move.
    #[must_use]
    pub fn sentence(&self, text: &str) -> String {
        if !self.is_nearly_a_move(text) {
            let mut words = text.trim().to_owned();
            if let Some((cut, _)) = words.char_indices().nth(EXCERPT) {
                words.truncate(cut);
                words.push('…');
            }
            return words::NO_MOVE_AT_ALL.with([words.into()]);
        }
        let mut words = format!("{self}.");
        if let Some(first) = words.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        words
    }

    /// Returns whether the text is a mistyped move rather than other words. It is if it breaks off
    /// at its end or has a digit, or if the part that was read has a sign of moving or taking, or
    /// begins with a capital and another letter.
    #[must_use]
    pub fn is_nearly_a_move(&self, text: &str) -> bool {
        let number = |c: char| c.is_ascii_digit() || matches!(c, '.' | '…') || c.is_whitespace();
        let (read, signs) = (self.after.as_str(), ['-', '–', 'x', '×', ':', '=', '(']);
        self.found.is_none()
            || text.trim_start_matches(number).contains(char::is_numeric)
            || read.contains(signs)
            || read.starts_with(char::is_uppercase) && read.chars().nth(1).is_some()
    }
}
