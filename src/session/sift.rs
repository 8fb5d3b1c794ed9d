//! Which games of a book are listed, and in which order.
//!
//! | text | lists |
//! |---|---|
//! | `kind table`, `kind all` | games of this kind; of every kind |
//! | `doubt some`, `doubt none`, `doubt all` | those with something doubtful or missing; those without; both |
//! | `order worst`, `order book` | the worst first; as they stand in the book |

use crate::book::BookKind;
use crate::message::{BookEntry, BookList};
use crate::notation::arrange;

/// Which games of a book are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BookSift {
    /// Of this kind alone.
    pub kind: Option<BookKind>,
    /// Those of which something is doubtful or missing alone, or those of which nothing is.
    pub doubtful: Option<bool>,
    /// The worst first.
    pub worst: bool,
}

/// A part of the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiftBy {
    Kind(Option<BookKind>),
    Doubtful(Option<bool>),
    Worst(bool),
}

impl BookSift {
    /// The games of a list that are chosen, by their places in it.
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
    /// The choice as a text, which [`SiftBy::parse`] reads back.
    #[must_use]
    pub fn text(self) -> String {
        let (what, which) = self.words();
        [what, " ", which].concat()
    }

    /// What is chosen of, and what of it.
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

    /// The choice of a text; `None` if it is none.
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
