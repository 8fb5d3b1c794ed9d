//! A game of a book as it is printed, with remarks about its moves.

use serde::{Deserialize, Serialize};

use crate::container::PrintedPlace;
use crate::words;

/// A game as it is printed, with each move marked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Print {
    /// The rows as they were set, each of its stretches; half-columns stand under each other.
    pub rows: Vec<Vec<PrintedStretch>>,
    /// The remarks, in the order of the moments.
    pub remarks: Vec<Remark>,
}

impl Print {
    /// Returns the stretches of all rows.
    pub fn stretches(&self) -> impl Iterator<Item = &PrintedStretch> {
        self.rows.iter().flatten()
    }

    /// Returns the remarks about the move that led to a moment.
    pub fn remarks_at(&self, moment: u32) -> impl Iterator<Item = &Remark> {
        self.remarks
            .iter()
            .filter(move |remark| remark.moment == moment)
    }

    /// Returns the remarks about doubtful places.
    pub fn doubts(&self) -> impl Iterator<Item = &Remark> {
        self.remarks.iter().filter(|remark| remark.doubt)
    }
}

/// A stretch of print.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrintedStretch {
    pub text: String,
    pub sort: PrintKind,
    /// The moment after the move; for a move that was not read, the moment before it; 0 for prose.
    pub moment: u32,
    /// Where a move stands in the pictures of a scan, more than once if it is broken over lines.
    pub places: Vec<PrintedPlace>,
}

/// The pictures that a game of a scan stands in; none for any other book.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GamePictures {
    /// The key under which the device keeps them.
    pub key: String,
    pub pictures: Vec<GamePicture>,
    pub marks: Vec<PictureMark>,
}

/// What is marked in the pictures beside the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PictureMark {
    /// Where the first word of the game stands.
    Begin(PrintedPlace),
    /// Where a diagram stands.
    Diagram(PrintedPlace),
}

/// A picture that a part of a game stands in, with its size in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GamePicture {
    /// Its index among the pictures of the scan.
    pub index: u32,
    pub width: u32,
    pub height: u32,
}

/// The kind of a stretch of print; for a move, how it was settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PrintKind {
    Prose,
    Heading,
    /// The only legal move that fits.
    Plain,
    /// A move decided by a check mark or its absence.
    Mark,
    /// A move decided by its label, the side where the piece began the game.
    Label,
    /// A move decided by later moves.
    Later,
    /// A move chosen by the user.
    Chosen,
    /// A move with several readings left.
    Open,
    /// A misprint: no legal move is printed, and another was read for it.
    Misprint,
    /// A certain move with a mark that is missing or untrue.
    Suspect,
    /// A certain move whose label names the side where the piece now stands, not where it began.
    Sides,
    /// A printed move that was skipped.
    Skipped,
    /// A move that could not be read.
    Unread,
    /// A move that is not printed and was added.
    Unprinted,
}

impl PrintKind {
    /// Returns a short word for how the move was settled, to be printed beside it; empty where no
    /// word is needed.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            PrintKind::Prose | PrintKind::Heading | PrintKind::Plain => "",
            PrintKind::Mark => "mark",
            PrintKind::Label => "label",
            PrintKind::Later => "later",
            PrintKind::Chosen => "chosen",
            PrintKind::Open => "open",
            PrintKind::Misprint => "misprint",
            PrintKind::Suspect => "mark?",
            PrintKind::Sides => "label?",
            PrintKind::Skipped => "skipped",
            PrintKind::Unread => "unread",
            PrintKind::Unprinted => "not printed",
        }
    }

    /// Returns whether the user should look at it.
    #[must_use]
    pub const fn is_doubt(self) -> bool {
        matches!(
            self,
            PrintKind::Open
                | PrintKind::Misprint
                | PrintKind::Suspect
                | PrintKind::Sides
                | PrintKind::Skipped
                | PrintKind::Unread
                | PrintKind::Unprinted
        )
    }
}

/// A remark about a printed move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    /// The moment after the move; for moves that were not read, the last moment before them.
    pub moment: u32,
    /// Whether the user should look at it.
    pub doubt: bool,
    /// A sentence or several about how it was settled, or why it could not be.
    pub words: String,
    /// The moves it could be, the chosen one first; empty if there is no choice.
    pub ways: Vec<PossibleMove>,
}

/// A move that a printed move could be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PossibleMove {
    /// The move, as numbered by [`key::key`](crate::board::key::key).
    pub key: u32,
    /// A description of the move, such as "Nf3, the knight from g1 to f3".
    pub words: String,
    /// The consequence of the move, or the evidence against it.
    pub fate: String,
    /// The later printed moves that do not fit after it, once they are known.
    pub misfits: Option<Misfits>,
}

/// Printed moves that no longer fit if an earlier one is read as another move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Misfits {
    /// The first of them with its number, such as `8. "P-QKt4"`; empty if there are none.
    pub first: String,
    pub count: u32,
}

impl Misfits {
    /// Returns a clause about them, such as `8. "P-QKt4" and 2 later moves no longer fit`; empty if
    /// there are none.
    #[must_use]
    pub fn clause(&self) -> String {
        let first = (&self.first).into();
        match self.count {
            0 => String::new(),
            1 => words::MISFIT.with([first]),
            more => words::MISFITS.with([(more - 1).into(), first]),
        }
    }
}
