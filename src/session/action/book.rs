//! Actions on the book that is shown.

use crate::protocol::{BookChoice, BookResponse};
use crate::session::FilterBy;
use crate::session::one_line::words;

/// An action on the book that is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum BookAction {
    /// Handles a message of the book worker.
    Hear(BookResponse),
    /// Reads the sample page.
    Sample,
    /// Shows another game of the book, by index.
    Turn(u32),
    /// Reads the shown book again in one of its languages, by index.
    ReadIn(u32),
    /// Settles which move a printed move is.
    Settle(BookChoice),
    /// Goes to the next doubtful move of the book's game, or (`false`) to the previous one.
    Doubt(bool),
    /// Confirms the reading of the doubtful move on the board.
    AsRead,
    /// Replaces the move on the board by the next move its print could be.
    OtherReading,
    /// Sets the text typed as the print of the move on the board.
    Reprint(String),
    /// Settles the move on the board as the text typed for it.
    Correct,
    /// Chooses the games of the book to list.
    Filter(FilterBy),
    /// Lists the games of the book from about this row on.
    Scroll(u32),
    /// Makes this row of the list the one that the Tab key reaches; the last one if there are fewer.
    Walk(u32),
    /// Asks for the listed games of the book as PGN.
    Collect,
}

impl BookAction {
    pub(super) fn text(&self) -> String {
        match self {
            BookAction::Hear(_) => String::new(),
            BookAction::Sample => "sample".to_owned(),
            BookAction::Turn(game) => words("turn", &[game]),
            BookAction::ReadIn(language) => words("read-in", &[language]),
            BookAction::Settle(choice) => words("settle", &[&choice.moment, &choice.key]),
            BookAction::Doubt(true) => "next-doubt".to_owned(),
            BookAction::Doubt(false) => "previous-doubt".to_owned(),
            BookAction::AsRead => "as-read".to_owned(),
            BookAction::OtherReading => "other-reading".to_owned(),
            BookAction::Reprint(text) => words("reprint", &[text]),
            BookAction::Correct => "correct".to_owned(),
            BookAction::Filter(by) => words("filter", &[&by.text()]),
            BookAction::Scroll(first) => words("scroll-book", &[first]),
            BookAction::Walk(row) => words("walk-book", &[row]),
            BookAction::Collect => "collect".to_owned(),
        }
    }

    pub(super) fn parse(verb: &str, value: Option<&str>) -> Option<BookAction> {
        Some(match (verb, value) {
            ("sample", None) => BookAction::Sample,
            ("turn", Some(game)) => BookAction::Turn(game.parse().ok()?),
            ("read-in", Some(language)) => BookAction::ReadIn(language.parse().ok()?),
            ("settle", Some(choice)) => {
                let (moment, key) = choice.split_once(' ')?;
                BookAction::Settle(BookChoice {
                    moment: moment.parse().ok()?,
                    key: key.parse().ok()?,
                })
            }
            ("next-doubt", None) => BookAction::Doubt(true),
            ("previous-doubt", None) => BookAction::Doubt(false),
            ("as-read", None) => BookAction::AsRead,
            ("other-reading", None) => BookAction::OtherReading,
            ("reprint", Some(text)) => BookAction::Reprint(text.to_owned()),
            ("correct", None) => BookAction::Correct,
            ("filter", Some(by)) => BookAction::Filter(FilterBy::parse(by)?),
            ("scroll-book", Some(first)) => BookAction::Scroll(first.parse().ok()?),
            ("walk-book", Some(row)) => BookAction::Walk(row.parse().ok()?),
            ("collect", None) => BookAction::Collect,
            _ => return None,
        })
    }
}
