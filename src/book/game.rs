//! Games read from a book, ply by ply, with how each ply was settled.

use std::ops::Range;

use super::printed::BookKind;
use crate::board::Move;
use crate::game::GameTree;
use crate::notation::Misread;

/// The games read in a book.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// The games, in the order of the text.
    pub games: Vec<BookGame>,
    /// Stretches that look like moves but belong to no game, in the order of the text.
    pub given_up: Vec<super::GivenUp>,
}

/// A game read from a book.
#[derive(Clone, Debug)]
pub struct BookGame {
    /// The game with its tags, its moves, and the prose between them as comments. A ply of
    /// [`BookGame::plies`] is the node of the same index.
    pub tree: GameTree,
    /// Every ply that is in the tree, in order.
    pub plies: Vec<BookPly>,
    /// The purpose of the score in its book.
    pub kind: BookKind,
    /// The last number printed with one of its moves, if there is one.
    pub last_number: Option<u32>,
    /// Bytes of the text from the heading to the last line that belongs to the game.
    pub span: Range<usize>,
    /// Printed moves that were taken for a part of a comment, because the game cannot be read with
    /// them: the number of plies before each, and its bytes.
    pub skipped: Vec<(usize, Range<usize>)>,
    /// Where the reading stopped before the end of the print, and why.
    pub stop: Option<Stop>,
}

/// A ply as printed and as read.
#[derive(Clone, Debug, PartialEq)]
pub struct BookPly {
    /// Its bytes in the text. For [`Liberty::Unprinted`] the span is empty and stands at the next
    /// printed move.
    pub span: Range<usize>,
    pub mv: Move,
    pub settled: Settled,
    /// The moves it could have been, the move taken first. For [`Settled::Repaired`] they are the
    /// repairs, else all moves that fit the words.
    pub readings: Vec<Alternative>,
    /// The liberties taken with its print.
    pub liberties: Vec<Liberty>,
}

impl BookPly {
    /// Whether the print of a repaired ply is itself a legal move, after which a later move is not.
    #[must_use]
    pub fn is_playable(&self) -> bool {
        self.readings
            .iter()
            .any(|other| matches!(other.against, Against::Later | Against::Mark))
    }
}

/// One way to read a printed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alternative {
    pub mv: Move,
    /// Further plies of the print that can be read after it, as far as the search went.
    pub goes_on: usize,
    /// The evidence against it.
    pub against: Against,
}

/// The evidence against a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Against {
    /// Nothing speaks against it: it was taken, or is as good as the reading taken.
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
    /// Returns a stable name for scripts.
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

/// How the move meant by a print was decided.
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
    /// The words fit no legal move or are missing, and the first repair is shown.
    Repaired,
    /// A user chose the reading.
    Chosen,
}

/// A liberty taken with the words of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Liberty {
    /// A check is marked and there is none (or no double, discovered check or mate).
    FalseMark,
    /// There is a check and no mark of it.
    MissingMark,
    /// A pawn is captured en passant, and the move is not marked so.
    MissingPassing,
    /// The label tells on which side the piece stands, not where it began.
    PresentSide,
    /// Something in the print was passed over or taken for another sign: a footnote mark, `l` for 1.
    Print,
    /// The printed move number is a different one.
    Number,
    /// The move is not printed, but the game can only go on after one.
    Unprinted,
}

/// The place where the reading of a game ended before its print did.
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
    /// The game was already over.
    Over,
    /// Moves are missing before it.
    Gap,
    /// The corrections before it in the text used up the budget, so none was looked for here.
    Spent,
}
