//! A file of games on the screen: what page and librarian say to each other.
//!
//! ```text
//! page                                           librarian (src/librarian)
//! files                                  →       Shelf::arrive, piece by piece
//! ShelfAsk::Open  what was kept          →       the same, from the store
//! Session::hear_shelf                    ←       ShelfTell::Progress, as it grows
//! ShelfAsk::Rows  which, from where      →       Shelf::answer
//!                                        ←       ShelfTell::Rows, a few of them
//! ShelfAsk::Game  one of them            →       its text
//! ShelfAsk::Put   what became of it      →       is kept in its place
//! ShelfAsk::Split which, in what order   →       a library of their own
//!                                        ←       ShelfTell::Made, where it is kept
//! more files                             →       Shelf::go_on, and they arrive behind the others
//! ShelfAsk::Opening  of the shown game   →       its name, whether a file is open or not
//! ShelfAsk::Compare  it with another     →       in what they differ, in the same way
//! ```
//!
//! The page holds no more than the rows that it shows.

use super::compared::Comparison;
use crate::container::is_packed;
use crate::game::decode::decode;
use crate::game::pgn::tags;
use crate::game::positions::is_position_list;
use crate::library::{CheckedGame, SortBy};

/// A file of games that is longer than this, in bytes, goes to the librarian.
const LONG: usize = 200_000;

/// So many bytes show whether a file is a list of positions.
const BEGINNING: usize = 4_000;

/// Whether a file of this size that begins with these bytes is a list of positions, a long one of games, or packed as
/// such are.
#[must_use]
pub fn is_shelf(beginning: &[u8], size: usize) -> bool {
    is_packed(beginning) || is_list(beginning) || (size > LONG && is_of_games(beginning))
}

/// Whether a file that begins with these bytes is one of games, or of positions.
#[must_use]
pub fn is_of_games(beginning: &[u8]) -> bool {
    !tags(&decode(beginning).0).is_empty() || is_list(beginning)
}

/// Whether a file that begins with these bytes is a list of positions.
pub(super) fn is_list(beginning: &[u8]) -> bool {
    let text = decode(&beginning[..beginning.len().min(BEGINNING)]).0;
    // The last line may be cut off.
    let whole = text.rfind('\n').map_or("", |at| &text[..at]);
    is_position_list(&text) || is_position_list(whole)
}

/// Which rows of a file's games are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShelfQuery {
    /// What [`GameSearch::parse`](crate::library::GameSearch::parse) reads.
    pub search: String,
    /// What is looked for on the board, read in the same way.
    pub board: String,
    pub by: SortBy,
    pub descending: bool,
    /// The first of the rows, among those that are found, from 0.
    pub first: u32,
    /// How many at most.
    pub count: u32,
}

/// What is looked for on the boards of a file's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSought {
    Anything,
    /// The position on the board.
    Position,
    /// The pieces that stand there, whatever else there is.
    Pieces,
}

impl BoardSought {
    const ALL: [BoardSought; 3] = [
        BoardSought::Anything,
        BoardSought::Position,
        BoardSought::Pieces,
    ];

    /// A word for programs.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            BoardSought::Anything => "anything",
            BoardSought::Position => "position",
            BoardSought::Pieces => "pieces",
        }
    }

    /// What such a word stands for; `None` if it is none.
    #[must_use]
    pub fn tagged(tag: &str) -> Option<BoardSought> {
        BoardSought::ALL
            .into_iter()
            .find(|sought| sought.tag() == tag)
    }
}

/// What the page asks of the librarian.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfAsk {
    /// To read what is kept under this key.
    Open { key: String },
    /// For rows.
    Rows { query: ShelfQuery },
    /// For the text of a game, by its place in the file.
    Game { place: u32 },
    /// To have this text stand in the place of a game.
    Put { place: u32, pgn: String },
    /// To have a game in no list any more.
    TakeOut { place: u32 },
    /// To have all games listed again that were taken out.
    PutBack {},
    /// To keep the games that a search finds as a library of their own, in their order.
    Split { query: ShelfQuery },
    /// To read no further.
    Stop {},
    /// To make a file of the games that a search finds.
    Export {
        query: ShelfQuery,
        format: ShelfFormat,
    },
    /// What the moves of these games tell. One librarian asks it of another, who has nothing else to do.
    Check { batch: CheckBatch },
    /// What an opening is called, by [`GameOpening::evidence`](crate::game::GameOpening::evidence) of it. No file needs
    /// to be open.
    Opening { pgn: String },
    /// In what the game on the board differs from another, both as PGN, in words and with moves in the notation of this
    /// tag. No file needs to be open.
    Compare {
        here: String,
        there: String,
        notation: String,
    },
}

/// What games of a library are written as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfFormat {
    /// As they stand there.
    Pgn,
    /// For readers, in the notation of this tag; of an empty one, in that of the first column.
    Score { notation: String },
    /// A line for each game, with commas between players, result, date and the rest.
    Table,
    /// As a book has them, to be printed, in such a notation.
    Booklet { notation: String },
}

impl ShelfFormat {
    /// A word for programs.
    #[must_use]
    pub const fn tag(&self) -> &'static str {
        match self {
            ShelfFormat::Pgn => "pgn",
            ShelfFormat::Score { .. } => "score",
            ShelfFormat::Table => "table",
            ShelfFormat::Booklet { .. } => "booklet",
        }
    }

    /// What such a word stands for; `None` if it is none.
    #[must_use]
    pub fn tagged(tag: &str) -> Option<ShelfFormat> {
        let notation = String::new;
        let mut all = [
            ShelfFormat::Pgn,
            ShelfFormat::Score {
                notation: notation(),
            },
            ShelfFormat::Table,
            ShelfFormat::Booklet {
                notation: notation(),
            },
        ]
        .into_iter();
        all.find(|format| format.tag() == tag)
    }
}

/// Games whose moves are to be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckBatch {
    /// The place of the first.
    pub first: u32,
    pub texts: Vec<String>,
}

impl CheckBatch {
    /// Finds out what the moves of the games tell.
    #[must_use]
    pub fn check(&self) -> CheckedBatch {
        let texts = self.texts.iter();
        CheckedBatch {
            first: self.first,
            games: texts.map(|text| CheckedGame::read(text)).collect(),
        }
    }
}

/// What one librarian answers another: what the moves of a [`CheckBatch`] tell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckedBatch {
    /// The place of the first.
    pub first: u32,
    pub games: Vec<CheckedGame>,
}

/// What the librarian says to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfTell {
    /// How far the reading is.
    Progress { progress: ShelfProgress },
    /// The rows that were asked for, of so many that are found.
    Rows {
        query: ShelfQuery,
        found: u32,
        rows: Vec<ShelfRow>,
        /// The words of the search that mean nothing.
        unread: Vec<String>,
    },
    /// A game that was asked for.
    Game { place: u32, pgn: String },
    /// A library was made of games of this one, and is kept under this key.
    Made { key: String },
    /// What was asked for is not done; why, as a sentence.
    Refused { why: String },
    /// What the opening of this evidence is called; both are empty if it is not known.
    Opening {
        pgn: String,
        code: String,
        name: String,
    },
    /// In what the two games differ that were to be compared.
    Compared { comparison: Comparison },
}

/// Whether a file is kept on the device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Keeping {
    /// It is being put away.
    #[default]
    Pending,
    Kept,
    /// It is not, for this reason, which ends a sentence.
    Refused {
        why: String,
    },
}

/// How far a file has been read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShelfProgress {
    /// What it is kept under; empty as long as it is not.
    pub key: String,
    pub keeping: Keeping,
    /// What the file is called.
    pub name: String,
    /// How many games there are so far, with those that are taken out.
    pub games: u32,
    /// How many of them are taken out.
    pub out: u32,
    /// The place of the first that is not.
    pub first: Option<u32>,
    /// How many of them have been read move by move.
    pub checked: u32,
    /// How much has been read, in percent.
    pub percent: u32,
    /// Whether nothing more will be read.
    pub done: bool,
    /// What is to be said of the file: that not all of it was read, or how it was decoded.
    pub said: String,
}

/// A row as it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShelfRow {
    /// The game's place in the file, from 0.
    pub place: u32,
    pub white: String,
    pub black: String,
    /// White's and Black's, or empty.
    pub ratings: String,
    pub result: String,
    pub date: String,
    /// The event and the round.
    pub event: String,
    pub opening: String,
    pub moves: u32,
    /// After how many half-moves that is on the board which is looked for, and one; 0 if nothing is.
    pub sight: u32,
    /// Whether not all of it could be read.
    pub troubled: bool,
}
