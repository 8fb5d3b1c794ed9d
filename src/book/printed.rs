//! What the page finder hands over: games as they are printed, not yet read.

use std::fmt;
use std::ops::Range;

use crate::board::Color;
use crate::game::Outcome;
use crate::notation::Tongue;
use crate::rules::Position;

/// A text and the games found in it by their shape.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// In the order of the text.
    pub games: Vec<PrintedGame>,
    /// Stretches that look like moves and belong to no game, in the order of the text.
    pub given_up: Vec<GivenUp>,
    /// Games that readers of PGN understand, in the order of the text: they are not among the games.
    pub pgn: Vec<Range<usize>>,
}

/// What a score is to its book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BookKind {
    /// A game that was played: it has players, a result or a heading, or is as long as one.
    #[default]
    Game,
    /// Moves that show something: an opening, an example.
    Analysis,
    /// A column of a table of openings.
    Table,
    /// What is played from a position that is printed: a study, a problem, an ending.
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

    /// A stable name for scripts.
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
    /// What it is as far as its heading tells.
    pub kind: BookKind,
    /// From the heading to the last line that belongs to it, in bytes of the text.
    pub span: Range<usize>,
    /// `White`, `Black`, `Event`, `Site`, `Date`, `Round`, `Result` as far as the page tells, in the order
    /// of PGN's roster, then others.
    pub tags: Vec<(String, String)>,
    /// The initial position, without the pieces that the heading says were given.
    pub start: Position,
    /// Every printed half-move in playing order: the first is of the side to move at the start.
    pub moves: Vec<PrintedMove>,
    /// The prose between the moves: how many moves stand before it, and its bytes.
    pub notes: Vec<(usize, Range<usize>)>,
    /// Runs of moves in the notes that may be other lines of play, in the order of the text within each.
    pub asides: Vec<PrintedAside>,
    pub outcome: Outcome,
    /// Moves behind a gap in it, of which no place can be told: where each stands in the text.
    pub behind_gap: Vec<Range<usize>>,
    /// Moves among its rows that have no place there, so those printed twice: how many moves stand before each, and
    /// its bytes.
    pub again: Vec<(usize, Range<usize>)>,
    /// What its moves are printed in.
    pub tongue: Tongue,
}

/// A run of moves in a note that may be another line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedAside {
    /// How many moves stand before the note.
    pub before: usize,
    /// From its first number or move to its last, in bytes of the text.
    pub span: Range<usize>,
    /// Its half-moves in playing order, each with its bytes.
    pub moves: Vec<Range<usize>>,
    /// Words in brackets: how many of its moves stand before them, and their bytes.
    pub words: Vec<(usize, Range<usize>)>,
    /// The number of its first move, if one is printed with some move of it.
    pub number: Option<u32>,
    /// The side that makes its first move, if the print tells.
    pub color: Option<Color>,
    /// It stands in one sentence with the one before it.
    pub goes_on: bool,
}

/// One half-move as it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedMove {
    /// Its bytes in the text, without number and dots; check marks and glyphs included.
    pub span: Range<usize>,
    /// The number printed before it or before its White twin on the line, if any: it may be a
    /// misprint.
    pub number: Option<u32>,
    /// The side in whose place it stands: the first or second cell of a row, behind dots. `None` if the layout
    /// does not tell; it may be at odds with the order of the moves where one is missing.
    pub color: Option<Color>,
}

/// A stretch of the text that looks like moves and could not be taken for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenUp {
    /// Bytes of the text.
    pub span: Range<usize>,
    /// The line of the text where it begins, from 1.
    pub line: usize,
    pub why: GivenUpWhy,
}

/// Why a stretch of moves is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivenUpWhy {
    /// It does not begin with the first move, and no game is under way that it could belong to.
    NoStart,
    /// The numbers leap, so that moves must be missing.
    Gap,
    /// Its first moves are said to be those of another game, and no such game was found.
    Unlent,
    /// Too few moves to be a game.
    TooShort,
    /// It is not legal from the initial position: moves from a diagram whose position is not printed in text.
    Diagram,
}

impl fmt::Display for GivenUpWhy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GivenUpWhy::NoStart => {
                "it does not begin with a first move, and no game is under way here"
            }
            GivenUpWhy::Gap => "moves are missing before it",
            GivenUpWhy::Unlent => {
                "its first moves are those of another game, which is not found in this text"
            }
            GivenUpWhy::TooShort => "too few moves to be a game",
            GivenUpWhy::Diagram => {
                "it cannot be played from the start of a game; perhaps it begins at a diagram"
            }
        })
    }
}
