//! The games to list: the choice of a book's games and their order, and the search of a library for
//! what is on the board.
//!
//! Games that were played always stand before moves that only show something.

use crate::book::BookKind;
use crate::notation::arrange;
use crate::protocol::{BookEntry, BookList};

/// A choice of a book's games to list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BookFilter {
    /// The only kind to list; `None` for every kind.
    pub kind: Option<BookKind>,
    /// Whether the listed games have doubtful or missing moves; `None` for both.
    pub doubtful: Option<bool>,
    /// Whether the worst games come first.
    pub worst: bool,
}

/// One part of a [`BookFilter`] to be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilterBy {
    Kind(Option<BookKind>),
    Doubtful(Option<bool>),
    Worst(bool),
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
        if self.worst {
            arrange(&mut games, |&at| {
                let (missing, doubts) = list.games[at].badness();
                (usize::MAX - missing, usize::MAX - doubts)
            });
        }
        arrange(&mut games, |&at| {
            (usize::from(!list.games[at].is_game()), 0)
        });
        games
    }

    pub(super) const fn set(&mut self, by: FilterBy) {
        match by {
            FilterBy::Kind(kind) => self.kind = kind,
            FilterBy::Doubtful(doubtful) => self.doubtful = doubtful,
            FilterBy::Worst(worst) => self.worst = worst,
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
