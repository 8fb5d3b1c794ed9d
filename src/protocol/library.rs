//! The messages between the page and the library worker, about a file of games.
//!
//! ```text
//! page                                                  library worker (src/library_worker)
//! files                                         →       Library::arrive, piece by piece
//! LibraryRequest::Open     what was kept        →       the same, from the store
//! Session::hear_library                         ←       LibraryResponse::Progress, as it grows
//! LibraryRequest::Rows     which, from where    →       Library::answer
//!                                               ←       LibraryResponse::Rows, a few of them
//! LibraryRequest::Game     one of them          →       its text
//! LibraryRequest::Put      what became of it    →       is kept in its place
//! LibraryRequest::Split    which, in what order →       a library of their own
//!                                               ←       LibraryResponse::Made, where it is kept
//! more files                                    →       Library::go_on, and they arrive behind the others
//! LibraryRequest::Opening  of the shown game    →       its name, whether a file is open or not
//! LibraryRequest::Compare  it with another      →       in what they differ, in the same way
//! ```
//!
//! The page holds only the rows that it shows.

use serde::{Deserialize, Serialize};

use crate::library::{CheckedGame, SortBy};

/// A request for rows of a file of games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LibraryQuery {
    /// The search, as [`GameSearch::parse`](crate::library::GameSearch::parse) reads it.
    pub search: String,
    /// The search for what is on the board, in the same form.
    pub board: String,
    pub by: SortBy,
    pub descending: bool,
    /// The first row among the games found, from 0.
    pub first: u32,
    /// Number of rows at most.
    pub count: u32,
}

/// A message from the page to the library worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LibraryRequest {
    /// Reads the library that is kept under this key.
    Open { key: String },
    /// Asks for rows.
    Rows { query: LibraryQuery },
    /// Asks for the text of a game, by its place in the file.
    Game { place: u32 },
    /// Sets the text of a game.
    Put { place: u32, pgn: String },
    /// Removes a game from the list.
    TakeOut { place: u32 },
    /// Puts all removed games back into the list.
    PutBack {},
    /// Keeps the games that a search finds as a library of their own, in their order.
    Split { query: LibraryQuery },
    /// Stops the reading.
    Stop {},
    /// Makes a file of the games that a search finds.
    Export {
        query: LibraryQuery,
        format: LibraryFormat,
    },
    /// Checks the moves of these games. One library worker sends it to another that does nothing
    /// else.
    Check { batch: CheckBatch },
    /// Asks for the name of an opening, by its
    /// [`GameOpening::evidence`](crate::game::GameOpening::evidence). No file need be open.
    Opening { pgn: String },
    /// Asks for the differences between the game on the board and another, both as PGN, in words
    /// with moves in the notation of this tag. No file need be open.
    Compare {
        here: String,
        there: String,
        notation: String,
    },
}

/// A format for the games of a library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LibraryFormat {
    /// The PGN of the games, unchanged.
    Pgn,
    /// Scores for readers, in the notation of this tag; if it is empty, in that of the first
    /// column.
    Score { notation: String },
    /// One line for each game, with commas between players, result, date and the rest.
    Table,
    /// A booklet to be printed, in the notation of this tag.
    Booklet { notation: String },
    /// The PGN of the first games, for the page for practice to make exercises of; no file.
    Exercises,
}

/// Games whose moves are to be checked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckBatch {
    /// The place of the first game.
    pub first: u32,
    pub texts: Vec<String>,
}

/// The results of a [`CheckBatch`], which one library worker sends to another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckedBatch {
    /// The place of the first game.
    pub first: u32,
    pub games: Vec<CheckedGame>,
}

/// A message from the library worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LibraryResponse {
    /// The progress of the reading.
    Progress { progress: LibraryProgress },
    /// The rows that were asked for, and the number of games found.
    Rows {
        query: LibraryQuery,
        found: u32,
        rows: Vec<LibraryRow>,
        /// The words of the search that have no meaning.
        unread: Vec<String>,
    },
    /// A game that was asked for.
    Game { place: u32, pgn: String },
    /// A library was made from games of this one, and is kept under this key.
    Made { key: String },
    /// A request was refused; `why` is a sentence.
    Refused { why: String },
    /// The name of the opening of this evidence; `code` and `name` are empty if it is not known.
    Opening {
        pgn: String,
        code: String,
        name: String,
    },
    /// The differences between the two games that were to be compared.
    Compared { comparison: Comparison },
}

/// Whether a file is kept on the device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Keeping {
    /// It is being stored.
    #[default]
    Pending,
    Kept,
    /// It is not kept, for this reason, which is the end of a sentence.
    Refused {
        why: String,
    },
}

/// The progress of reading a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LibraryProgress {
    /// The key of the library; empty until it is kept.
    pub key: String,
    pub keeping: Keeping,
    /// The title of the files.
    pub name: String,
    /// Number of games so far, removed ones included.
    pub games: u32,
    /// Number of removed games.
    pub out: u32,
    /// The place of the first game that is not removed.
    pub first: Option<u32>,
    /// Number of games whose moves have been checked.
    pub checked: u32,
    /// Part of the bytes that has been read, in percent.
    pub percent: u32,
    /// Whether the reading has ended.
    pub done: bool,
    /// Sentences for the user: that a part was not read, or how it was decoded.
    pub said: String,
}

/// A row as it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LibraryRow {
    /// The game's place in the file, from 0.
    pub place: u32,
    pub white: String,
    pub black: String,
    /// White's and Black's rating; empty if neither is known.
    pub ratings: String,
    pub result: String,
    pub date: String,
    /// The event and the round.
    pub event: String,
    pub opening: String,
    pub moves: u32,
    /// The half-moves until the searched position or pieces are on the board, plus one; 0 without
    /// such a search.
    pub sight: u32,
    /// Whether a part of it could not be read.
    pub troubled: bool,
}

impl LibraryRow {
    /// Number of columns in a table of games: number, White, Black, ratings, result, date, event,
    /// opening, moves.
    pub const COLUMNS: usize = 9;

    /// Returns the players, with "?" for one who is not known.
    #[must_use]
    pub fn players(&self) -> [&str; 2] {
        [&self.white, &self.black].map(|name| match name.as_str() {
            "" => "?",
            known => known,
        })
    }

    /// Returns the texts of its cells in a table, as [`LibraryRow::COLUMNS`] lists them.
    #[must_use]
    pub fn cells(&self) -> [String; LibraryRow::COLUMNS] {
        let [white, black] = self.players().map(str::to_owned);
        [
            (self.place + 1).to_string(),
            white,
            black,
            self.ratings.clone(),
            self.result.clone(),
            self.date.clone(),
            self.event.clone(),
            self.opening.clone(),
            self.moves.to_string(),
        ]
    }

    /// Returns the players, the result and the year, such as "Anderssen – Dufresne, 1–0, 1852". A
    /// result or year that is not known is left out.
    #[must_use]
    pub fn title(&self) -> String {
        let result = match self.result.as_str() {
            "*" => String::new(),
            known => known.replace('-', "–"),
        };
        let year = self.date.split('-').next().unwrap_or_default();
        let mut title = self.players().join(" – ");
        for part in [&result, year] {
            if !part.is_empty() {
                title.push_str(", ");
                title.push_str(part);
            }
        }
        title
    }
}

/// The differences between two versions of a game, the one on the board first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comparison {
    /// The first of the differences, in the order of [`differences`](crate::game::differences).
    pub lines: Vec<ComparedLine>,
    /// Number of differences found, listed or not.
    pub found: u32,
}

/// One difference in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ComparedLine {
    /// The [`way`](crate::game::way) to the place of the difference, or its beginning, in the game
    /// on the board.
    pub way: String,
    /// The kind of difference, and its move.
    pub place: String,
    /// A sentence about both versions.
    pub words: String,
}

/// Widths of the columns of a table of games, each in letters of its longest text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ColumnWidths(pub [usize; LibraryRow::COLUMNS]);

impl ColumnWidths {
    /// Letters of a text that a column is made wide enough for, at most.
    const MOST: usize = 40;

    /// Makes the columns wide enough for the cells of another row.
    pub fn fit(&mut self, cells: &[String; LibraryRow::COLUMNS]) {
        for (width, cell) in self.0.iter_mut().zip(cells) {
            *width = cell.chars().count().min(ColumnWidths::MOST).max(*width);
        }
    }
}
