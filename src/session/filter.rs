//! The games to list: the choice of a book's games and their order, and the search of a library for
//! what is on the board.
//!
//! | text | lists of a book |
//! |---|---|
//! | `kind table`, `kind all` | games of this kind; games of every kind |
//! | `doubt some`, `doubt none`, `doubt all` | games with doubtful or missing moves; games without; both |
//! | `order worst`, `order book` | the worst games first; the order of the book |
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

impl FilterBy {
    /// Returns the choice as a text that [`FilterBy::parse`] reads back.
    #[must_use]
    pub fn text(self) -> String {
        let (what, which) = self.words();
        [what, " ", which].concat()
    }

    /// Returns the two words of the choice: the part, and its value.
    #[must_use]
    pub const fn words(self) -> (&'static str, &'static str) {
        match self {
            FilterBy::Kind(None) => ("kind", "all"),
            FilterBy::Kind(Some(kind)) => ("kind", kind.tag()),
            FilterBy::Doubtful(None) => ("doubt", "all"),
            FilterBy::Doubtful(Some(true)) => ("doubt", "some"),
            FilterBy::Doubtful(Some(false)) => ("doubt", "none"),
            FilterBy::Worst(true) => ("order", "worst"),
            FilterBy::Worst(false) => ("order", "book"),
        }
    }

    /// Reads the choice from a text; `None` if the text is not a choice.
    #[must_use]
    pub fn parse(text: &str) -> Option<FilterBy> {
        Some(match text.split_once(' ')? {
            ("kind", "all") => FilterBy::Kind(None),
            ("kind", tag) => FilterBy::Kind(
                BookKind::ALL
                    .into_iter()
                    .find(|kind| kind.tag() == tag)?
                    .into(),
            ),
            ("doubt", "all") => FilterBy::Doubtful(None),
            ("doubt", "some") => FilterBy::Doubtful(Some(true)),
            ("doubt", "none") => FilterBy::Doubtful(Some(false)),
            ("order", "worst") => FilterBy::Worst(true),
            ("order", "book") => FilterBy::Worst(false),
            _ => return None,
        })
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

impl BoardSought {
    const ALL: [BoardSought; 3] = [
        BoardSought::Anything,
        BoardSought::Position,
        BoardSought::Pieces,
    ];

    /// Returns a stable name for texts of actions.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            BoardSought::Anything => "anything",
            BoardSought::Position => "position",
            BoardSought::Pieces => "pieces",
        }
    }

    /// Returns the variant of this name; `None` if there is none.
    #[must_use]
    pub fn tagged(tag: &str) -> Option<BoardSought> {
        BoardSought::ALL
            .into_iter()
            .find(|sought| sought.tag() == tag)
    }
}
