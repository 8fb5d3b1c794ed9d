//! The result of the page finder: games as they are printed, not yet read.

use std::fmt;
use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::board::Color;
use crate::game::Outcome;
use crate::notation::Language;
use crate::rules::Position;
use crate::words;

/// A text and the games found in it by their shape.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// The games, in the order of the text.
    pub games: Vec<PrintedGame>,
    /// Stretches that look like moves but belong to no game, in the order of the text.
    pub given_up: Vec<GivenUp>,
    /// Games that PGN readers understand, in the order of the text; `games` does not hold them.
    pub pgn: Vec<Range<usize>>,
}

/// The purpose of a score in its book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BookKind {
    /// A game that was played: it has players, a result or a heading, or is as long as one.
    #[default]
    Game,
    /// Moves that show something: an opening, an example.
    Analysis,
    /// A column of a table of openings.
    Table,
    /// Moves from a position that is printed: a study, a problem, an ending.
    Study,
}

impl BookKind {
    /// Every kind.
    pub const ALL: [BookKind; 4] = [
        BookKind::Game,
        BookKind::Analysis,
        BookKind::Table,
        BookKind::Study,
    ];

    /// Returns a stable name for scripts.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            BookKind::Game => "game",
            BookKind::Analysis => "analysis",
            BookKind::Table => "table",
            BookKind::Study => "study",
        }
    }
}

/// A game as it is printed.
#[derive(Clone, Debug)]
pub struct PrintedGame {
    /// Its purpose, as far as its heading tells it.
    pub kind: BookKind,
    /// Bytes of the text from the heading to the last line that belongs to it.
    pub span: Range<usize>,
    /// The tags that the page gives: `White`, `Black`, `Event`, `Site`, `Date`, `Round`, `Result`
    /// in the order of PGN's roster, then others.
    pub tags: Vec<(String, String)>,
    /// The initial position, without the pieces that the heading says were given.
    pub start: Position,
    /// Every printed half-move in playing order; the first belongs to the side to move at the
    /// start.
    pub moves: Vec<PrintedMove>,
    /// The prose between the moves: the number of moves before it, and its bytes.
    pub notes: Vec<(usize, Range<usize>)>,
    /// Runs of moves in the notes that may be other lines of play, note by note in the order of the
    /// text.
    pub asides: Vec<PrintedAside>,
    pub outcome: Outcome,
    /// Moves behind a gap in it that have no known place, as bytes of the text.
    pub behind_gap: Vec<Range<usize>>,
    /// Moves among its rows that have no place there, such as those printed twice: the number of
    /// moves before each, and its bytes.
    pub again: Vec<(usize, Range<usize>)>,
    /// The language its moves are printed in.
    pub language: Language,
}

/// A run of moves in a note that may be another line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedAside {
    /// Moves of the game before the note.
    pub before: usize,
    /// Bytes of the text from its first number or move to its last.
    pub span: Range<usize>,
    /// The bytes of its half-moves, in playing order.
    pub moves: Vec<Range<usize>>,
    /// Words in brackets: the number of its moves before them, and their bytes.
    pub words: Vec<(usize, Range<usize>)>,
    /// The number of its first move, if one is printed with any of its moves.
    pub number: Option<u32>,
    /// The side that makes its first move, if the print tells it.
    pub color: Option<Color>,
    /// Whether it stands in one sentence with the aside before it.
    pub goes_on: bool,
}

/// One half-move as it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedMove {
    /// Its bytes in the text, with check marks and glyphs but without number and dots.
    pub span: Range<usize>,
    /// The number printed before it, or before White's move in the same line, if there is one. It
    /// may be a misprint.
    pub number: Option<u32>,
    /// The side in whose place it stands: the first or second cell of a row, or behind dots. It is
    /// `None` if the layout does not tell, and it may contradict the order of the moves where one
    /// is missing.
    pub color: Option<Color>,
}

/// A stretch of the text that looks like moves and could not be taken for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenUp {
    /// Its bytes in the text.
    pub span: Range<usize>,
    /// The line of the text where it begins, counted from 1.
    pub line: usize,
    pub why: GivenUpWhy,
}

/// Why a stretch of moves is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivenUpWhy {
    /// It does not begin with the first move, and no game is under way that it could belong to.
    NoStart,
    /// The numbers leap, so moves must be missing.
    Gap,
    /// Its first moves are said to be those of another game, and that game was not found.
    Unlent,
    /// Too few moves to be a game.
    TooShort,
    /// It is not legal from the initial position, so it starts at a diagram that is not printed as
    /// text.
    Diagram,
    /// It names squares alone, and cannot be played as printed: a score of Go-Bang, perhaps.
    OtherGame,
}

impl fmt::Display for GivenUpWhy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            GivenUpWhy::NoStart => words::GIVEN_UP_NO_START,
            GivenUpWhy::Gap => words::MOVES_MISSING_BEFORE,
            GivenUpWhy::Unlent => words::GIVEN_UP_UNLENT,
            GivenUpWhy::TooShort => words::GIVEN_UP_TOO_SHORT,
            GivenUpWhy::OtherGame => words::GIVEN_UP_OTHER_GAME,
            GivenUpWhy::Diagram => words::GIVEN_UP_DIAGRAM,
        })
    }
}
