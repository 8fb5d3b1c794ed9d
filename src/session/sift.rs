//! The choice of a book's games to list, and their order.
//!
//! | text | lists |
//! |---|---|
//! | `kind table`, `kind all` | games of this kind; games of every kind |
//! | `doubt some`, `doubt none`, `doubt all` | games with doubtful or missing moves; games without; both |
//! | `order worst`, `order book` | the worst games first; the order of the book |

use crate::book::BookKind;
use crate::message::{BookEntry, BookList};
use crate::notation::arrange;

/// A choice of a book's games to list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BookSift {
    /// The only kind to list; `None` for every kind.
    pub kind: Option<BookKind>,
    /// Whether the listed games have doubtful or missing moves; `None` for both.
    pub doubtful: Option<bool>,
    /// Whether the worst games come first.
    pub worst: bool,
}

/// One part of a [`BookSift`] to be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiftBy {
    Kind(Option<BookKind>),
    Doubtful(Option<bool>),
    Worst(bool),
}

impl BookSift {
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
        games
    }

    pub(super) const fn set(&mut self, by: SiftBy) {
        match by {
            SiftBy::Kind(kind) => self.kind = kind,
            SiftBy::Doubtful(doubtful) => self.doubtful = doubtful,
            SiftBy::Worst(worst) => self.worst = worst,
        }
    }
}

impl SiftBy {
    /// Returns the choice as a text that [`SiftBy::parse`] reads back.
    #[must_use]
    pub fn text(self) -> String {
        let (what, which) = self.words();
        [what, " ", which].concat()
    }

    /// Returns the two words of the choice: the part, and its value.
    #[must_use]
    pub const fn words(self) -> (&'static str, &'static str) {
        match self {
            SiftBy::Kind(None) => ("kind", "all"),
            SiftBy::Kind(Some(kind)) => ("kind", kind.tag()),
            SiftBy::Doubtful(None) => ("doubt", "all"),
            SiftBy::Doubtful(Some(true)) => ("doubt", "some"),
            SiftBy::Doubtful(Some(false)) => ("doubt", "none"),
            SiftBy::Worst(true) => ("order", "worst"),
            SiftBy::Worst(false) => ("order", "book"),
        }
    }

    /// Reads the choice from a text; `None` if the text is not a choice.
    #[must_use]
    pub fn parse(text: &str) -> Option<SiftBy> {
        Some(match text.split_once(' ')? {
            ("kind", "all") => SiftBy::Kind(None),
            ("kind", tag) => SiftBy::Kind(
                BookKind::ALL
                    .into_iter()
                    .find(|kind| kind.tag() == tag)?
                    .into(),
            ),
            ("doubt", "all") => SiftBy::Doubtful(None),
            ("doubt", "some") => SiftBy::Doubtful(Some(true)),
            ("doubt", "none") => SiftBy::Doubtful(Some(false)),
            ("order", "worst") => SiftBy::Worst(true),
            ("order", "book") => SiftBy::Worst(false),
            _ => return None,
        })
    }
}
