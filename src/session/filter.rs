//! The games to list: the choice of a book's games and their order, and the search of a library for
//! what is on the board.
//!
//! Games that were played always stand before moves that only show something.

use crate::book::BookKind;
use crate::notation::{OrderKey, arrange, lower, sorted};
use crate::protocol::{BookEntry, BookList};

/// A choice of a book's games to list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BookFilter {
    /// The only kind to list; `None` for every kind.
    pub kind: Option<BookKind>,
    /// Whether the listed games have doubtful or missing moves; `None` for both.
    pub doubtful: Option<bool>,
    /// The order of the listed games.
    pub order: BookOrder,
}

/// The columns by which a book's games are sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BookColumn {
    /// The place in the book.
    #[default]
    Place,
    White,
    Black,
    Result,
    /// How badly the game was read.
    Doubts,
}

/// An order of a book's games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BookOrder {
    pub by: BookColumn,
    pub descending: bool,
}

impl BookOrder {
    /// The worst games first.
    pub const WORST: BookOrder = BookOrder::new(BookColumn::Doubts, true);

    const fn new(by: BookColumn, descending: bool) -> BookOrder {
        BookOrder { by, descending }
    }

    /// Returns the order after a press on the head of a column. A second press reverses it.
    #[must_use]
    pub fn pressed(self, by: BookColumn) -> BookOrder {
        let is_again = self.by == by;
        // Of doubts, the most are sought.
        let descending = match by {
            BookColumn::Doubts => !is_again || !self.descending,
            _ => is_again && !self.descending,
        };
        BookOrder { by, descending }
    }

    /// Sorts games, given by their indices in the list. Games of which the column says nothing come
    /// last.
    fn arrange(self, games: &mut [usize], list: &BookList) {
        let entry = |at: usize| &list.games[at];
        let known = match self.by {
            BookColumn::White => ranks(list, white),
            BookColumn::Black => ranks(list, |entry| &entry.row.black),
            BookColumn::Place | BookColumn::Result | BookColumn::Doubts => Vec::new(),
        };
        let key = |at: usize| -> OrderKey {
            match self.by {
                BookColumn::Place => (0, at),
                BookColumn::Result => outcome(&entry(at).row.result),
                BookColumn::Doubts => entry(at).badness(),
                BookColumn::White | BookColumn::Black => known[at],
            }
        };
        arrange(games, |&at| {
            let (first, second) = key(at);
            match (self.descending, self.by) {
                (false, _) => (first, second),
                (true, BookColumn::Doubts) => (usize::MAX - first, usize::MAX - second),
                // The first says whether the column is empty.
                (true, _) => (first, usize::MAX - second),
            }
        });
    }
}

/// Returns the text in White's column; the title of a game without players stands there.
fn white(entry: &BookEntry) -> &str {
    match (entry.row.white.as_str(), entry.row.black.as_str()) {
        ("", "") => &entry.title,
        (white, _) => white,
    }
}

/// Returns the sort key of a result, as in a library: White's wins, draws, Black's wins.
fn outcome(result: &str) -> OrderKey {
    match result {
        "1-0" => (0, 0),
        "0-1" => (0, 2),
        result if result.contains('½') => (0, 1),
        _ => (1, 0),
    }
}

/// Returns the sort keys of all games by a text: whether it is missing, and its alphabetical rank.
fn ranks(list: &BookList, name: fn(&BookEntry) -> &str) -> Vec<OrderKey> {
    let names = list.games.iter().map(|entry| lower(name(entry)));
    let names: Vec<String> = names.collect();
    let in_order = sorted(names.iter().map(String::as_str).collect());
    let rank = |name: &String| {
        let rank = in_order.partition_point(|known| *known < name.as_str());
        (usize::from(name.is_empty()), rank)
    };
    names.iter().map(rank).collect()
}

/// One part of a [`BookFilter`] to be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilterBy {
    Kind(Option<BookKind>),
    Doubtful(Option<bool>),
    Order(BookOrder),
}

impl BookFilter {
    /// Returns the chosen games by their indices in the list, in the chosen order.
    #[must_use]
    pub fn games(&self, list: &BookList) -> Vec<usize> {
        let chosen = |entry: &BookEntry| {
            self.kind.is_none_or(|kind| entry.kind == kind)
                && self
                    .doubtful
                    .is_none_or(|doubtful| entry.is_doubtful() == doubtful)
        };
        let games = list.games.iter().enumerate();
        let games = games.filter(|(_, entry)| chosen(entry));
        let mut games: Vec<usize> = games.map(|(at, _)| at).collect();
        self.order.arrange(&mut games, list);
        arrange(&mut games, |&at| {
            (usize::from(!list.games[at].is_game()), 0)
        });
        games
    }

    pub(super) const fn set(&mut self, by: FilterBy) {
        match by {
            FilterBy::Kind(kind) => self.kind = kind,
            FilterBy::Doubtful(doubtful) => self.doubtful = doubtful,
            FilterBy::Order(order) => self.order = order,
        }
    }
}

/// A search of a library for what is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSought {
    Anything,
    /// The position on the board.
    Position,
    /// The pieces on the board on their squares, with any others.
    Pieces,
}
