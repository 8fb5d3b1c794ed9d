//! Why a text is not a move: where it stops being one, and what should stand there.
//!
//! | text | words |
//! |---|---|
//! | `Nf` | "Nf" has a file, but a rank from 1 to 8 is missing |
//! | `P-K9` | "9" after "P-K" should be a rank from 1 to 8 |
//! | `hello` | "hello" is not a move. |

use std::fmt;

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
    /// A square named by two numbers.
    Figures,
    /// A square named by two letters.
    Letters,
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
        f.write_str(match self {
            Expected::Move => "a move",
            Expected::File => "a file from a to h",
            Expected::Rank => "a rank from 1 to 8",
            Expected::FileOfNine => "a file from a to i",
            Expected::RankOfNine => "a rank from 1 to 9",
            Expected::Square => "a square such as e4",
            Expected::Figures => "a square as two figures from 1 to 8 (such as 54)",
            Expected::Letters => "a square as two letters (such as go)",
            Expected::FileOrSquare => "a file or a square",
            Expected::SpacedSquare => "a space and a square",
            Expected::MovesOrTakes => "a hyphen or x",
            Expected::DescriptiveSquare => "a square such as KB3",
            Expected::ContinentalSquare => "a square such as 4R",
            Expected::ShortSquare => "a square such as K4",
            Expected::ThreeSymbols => "the last symbol of three",
            Expected::Victim => "the piece that is taken (such as P or QN)",
            Expected::Promotion => "what the pawn becomes (Q, R, B or N)",
            Expected::Promotion99 => "what the pawn becomes (B or N)",
            Expected::Partner => "the piece the king castles with (Q, P, R, B or N)",
            Expected::ClosingBracket => "a closing bracket",
            Expected::Castling => "O-O or O-O-O",
            Expected::PawnFile => "the file the pawn came from, as in exd5",
            Expected::End => "the end of the move",
        })
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (after, expected) = (&self.after, self.expected);
        let behind = match after.as_str() {
            "" => String::new(),
            after => format!(" after \"{after}\""),
        };
        match (self.found, expected) {
            (Some(found), Expected::Move) if after.is_empty() => {
                write!(f, "no move begins with \"{found}\"")
            }
            (Some(found), Expected::End) => {
                write!(f, "the move should end{behind}, but \"{found}\" follows")
            }
            (Some(found), Expected::ThreeSymbols) => write!(
                f,
                "\"{found}\"{behind} is a fourth symbol, and U-chess allows three"
            ),
            (Some(found), Expected::PawnFile) => {
                write!(f, "{expected}, is missing before \"{found}\"")
            }
            (Some(found), _) => write!(f, "\"{found}\"{behind} should be {expected}"),
            (None, Expected::Rank | Expected::RankOfNine) if !after.is_empty() => {
                write!(f, "\"{after}\" has a file, but {expected} is missing")
            }
            (None, _) => write!(f, "{expected} is missing{behind}"),
        }
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
            return format!("\"{words}\" is not a move.");
        }
        let mut words = format!("{self}.");
        words[..1].make_ascii_uppercase();
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
