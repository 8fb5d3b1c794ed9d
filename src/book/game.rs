//! A game read from a book, ply by ply, with how each was settled.

use std::ops::Range;

use super::printed::BookKind;
use crate::board::Move;
use crate::game::GameTree;
use crate::notation::Misread;

/// A book and the games read in it.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// In the order of the text.
    pub games: Vec<BookGame>,
    /// Stretches that look like moves and belong to no game, in the order of the text.
    pub given_up: Vec<super::GivenUp>,
}

/// A game read from a book.
#[derive(Clone, Debug)]
pub struct BookGame {
    /// The game: its tags, its moves, the prose between them as comments. A ply of [`BookGame::plies`]
    /// is the node of the same index.
    pub tree: GameTree,
    /// Every ply that is in the tree, in order.
    pub plies: Vec<BookPly>,
    /// What it is to its book.
    pub kind: BookKind,
    /// The last number printed with one of its moves, if any is.
    pub last_number: Option<u32>,
    /// From the heading to the last line that belongs to the game, in bytes of the text.
    pub span: Range<usize>,
    /// Printed moves that were taken for a part of a comment, since the game cannot be read with them: how
    /// many plies stand before each, and its bytes.
    pub skipped: Vec<(usize, Range<usize>)>,
    /// Where the reading stopped before the end of the print, and why.
    pub stop: Option<Stop>,
}

/// A ply as printed and as read.
#[derive(Clone, Debug, PartialEq)]
pub struct BookPly {
    /// Its bytes in the text; none, at the printed move behind it, if it is [`Liberty::Unprinted`].
    pub span: Range<usize>,
    pub mv: Move,
    pub settled: Settled,
    /// What it could have been, the move taken first: for [`Settled::Repaired`] the repairs, else all
    /// moves that the words fit.
    pub readings: Vec<Alternative>,
    /// What had to be forgiven for the move taken.
    pub liberties: Vec<Liberty>,
}

impl BookPly {
    /// Whether the print of a repaired ply is a legal move all the same, after which a later one is not.
    #[must_use]
    pub fn is_playable(&self) -> bool {
        self.readings
            .iter()
            .any(|other| matches!(other.against, Against::Later | Against::Mark))
    }
}

/// One way to take a printed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alternative {
    pub mv: Move,
    /// How many further plies of the print can be read after it, as far as was looked.
    pub goes_on: usize,
    /// What speaks against it.
    pub against: Against,
}

/// What speaks against a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Against {
    /// Nothing: it was taken, or might as well have been.
    Nothing,
    /// A check mark, its absence, or `e.p.`
    Mark,
    /// The label: where the piece began the game.
    Label,
    /// A later move cannot be played after it.
    Later,
    /// It is not what is printed.
    Print,
}

impl Against {
    /// A stable name for scripts.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Against::Nothing => "nothing",
            Against::Mark => "check-mark",
            Against::Label => "label",
            Against::Later => "later-moves",
            Against::Print => "print",
        }
    }
}

/// How it was decided which move a printed move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Settled {
    /// No other legal move fits the words.
    Unique,
    /// The check mark or its absence, or `e.p.`, decided.
    Mark,
    /// The label decided: where the piece began the game.
    Label,
    /// Other readings came to an end at a later move.
    Later,
    /// Several readings are left; the first is shown.
    Open,
    /// The words fit no legal move, or there are none: a misprint, and the first repair is shown.
    Repaired,
    /// Somebody chose the reading.
    Chosen,
}

/// A liberty taken with the words of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Liberty {
    /// A check is marked and there is none (or no double, discovered check or mate).
    FalseMark,
    /// There is a check and no mark of it.
    MissingMark,
    /// Taken en passant, and not marked so.
    MissingPassing,
    /// The label tells on which side the piece stands, not where it began.
    PresentSide,
    /// Something in the print was passed over or taken for another sign: a footnote mark, `l` for 1.
    Print,
    /// The printed move number is another.
    Number,
    /// The move is not printed at all: the game goes on only after such a one.
    Unprinted,
}

/// Where the reading of a game came to an end before its print did.
#[derive(Clone, Debug, PartialEq)]
pub struct Stop {
    /// The printed move that could not be read.
    pub span: Range<usize>,
    /// Every printed move from there on.
    pub rest: Vec<Range<usize>>,
    pub why: StopWhy,
}

/// Why a reading stopped.
#[derive(Clone, Debug, PartialEq)]
pub enum StopWhy {
    /// The words are no move.
    Misread(Misread),
    /// No legal move fits, and no repair leads on.
    NoMove,
    /// The game was over.
    Over,
    /// Moves are missing before it.
    Gap,
}
