//! The games of a library as a list: searched while typing, sorted by any column, drawn while
//! scrolling.
//!
//! | element | action or effect |
//! |---|---|
//! | the search box | [`LibraryAction::Search`], at each letter |
//! | a button under “Filters” | [`LibraryAction::SearchAlso`], which a second press undoes |
//! | a filter in use, beside the folds | the same, which removes it |
//! | “This position”, “These pieces” | [`LibraryAction::SearchBoard`], and for anything |
//! | the head of a column | [`LibraryAction::Sort`], which a second press reverses |
//! | a row, and its button | [`LibraryAction::Take`] |
//! | “New library from these” | [`LibraryAction::Split`] |
//! | “Add files…” | [`Request::AddFiles`] |
//! | “Remove this game”, “Put back” | [`LibraryAction::TakeOut`], [`LibraryAction::PutBack`] |

use super::dialog::file;
use super::games::{GameTable, ListedGame, TableColumn, bar, chip, filter, fold, table};
use super::node::{Element, button, el};
use super::request::Request;
use super::say;
use crate::library::SortBy;
use crate::protocol::{Keeping, LibraryFormat, LibraryProgress, LibraryRow};
use crate::session::BoardSought;
use crate::session::{Action, LibraryAction, OpenLibrary};
use crate::words::{self, Message};

/// The columns: sort key, title, class of the cells and property of their width.
const COLUMNS: [(SortBy, Message, &str, &str); LibraryRow::COLUMNS] = [
    (SortBy::Number, words::NO, "number", "--number"),
    (SortBy::White, words::WHITE, "white", "--white"),
    (SortBy::Black, words::BLACK, "black", "--black"),
    (SortBy::Rating, words::RATINGS, "ratings", "--ratings"),
    (SortBy::Outcome, words::RESULT, "result", "--result"),
    (SortBy::Date, words::DATE, "date", "--date"),
    (SortBy::Event, words::EVENT, "event", "--event"),
    (SortBy::Opening, words::OPENING, "opening", "--opening"),
    (SortBy::Length, words::MOVES, "length", "--length"),
];

/// Words that a button adds to the search, each with its label.
const WORDS: [(&str, Message); 13] = [
    ("1-0", words::WHITE_WON),
    ("0-1", words::BLACK_WON),
    ("1/2-1/2", words::DRAWN),
    ("has:comments", words::WITH_COMMENTS),
    ("has:variations", words::WITH_VARIATIONS),
    ("has:double", words::FILE_AND_RANK_NEEDED),
    ("has:pinned", words::RIVAL_PINNED),
    ("has:descriptive", words::AMBIGUOUS_ONLY_IN_DESCRIPTIVE),
    ("has:underpromotion", words::UNDERPROMOTION),
    ("has:en-passant", words::EN_PASSANT),
    ("has:castling-mate", words::MATE_BY_CASTLING),
    ("has:troubles", words::NOT_FULLY_READ),
    ("moves:-20", words::AT_MOST_TWENTY_MOVES),
];

/// What can be made of the listed games, each with its label.
const SAVED: [(LibraryFormat, Message); 5] = [
    (LibraryFormat::Pgn, words::SAVE_AS_PGN),
    (
        LibraryFormat::Score {
            notation: String::new(),
        },
        words::SAVE_AS_SCORE,
    ),
    (
        LibraryFormat::Booklet {
            notation: String::new(),
        },
        words::SAVE_AS_BOOKLET,
    ),
    (LibraryFormat::Table, words::SAVE_LIST),
    (LibraryFormat::Exercises, words::MAKE_EXERCISES),
];

/// Names and types that a file of games can have.
const FILES: &str = ".pgn,.txt,.fen,.epd,.gz,.zip,text/plain";

/// Draws the library, hidden while none is open.
#[must_use]
pub fn library(open: Option<&OpenLibrary>) -> Element {
    let place = el("section")
        .class("library")
        .attr("aria-label", words::FILE_OF_GAMES);
    let place = place.flag("hidden", open.is_none());
    match open {
        Some(open) => place.child(head(open)).child(list(open)),
        None => place,
    }
}

/// Draws the name of the library, the progress of reading, the search box, and the number of games
/// found.
fn head(open: &OpenLibrary) -> Element {
    let progress = &open.progress;
    let act = |action: Action, words: Message| button("button").does(action).text(words);
    let search = el("input")
        .attr("id", "search")
        .attr("type", "search")
        .attr("aria-label", words::SEARCH)
        .attr("placeholder", words::SEARCH)
        .attr("title", words::SEARCH_KEYS)
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("value", open.search.clone())
        .does(Action::Library(LibraryAction::Search(String::new())));
    let is_refused = matches!(progress.keeping, Keeping::Refused { .. });
    let (found, listed) = open.counts();
    let count = say::found(found, listed);
    let title = el("div")
        .class("library-head")
        .child(el("h2").attr("dir", "auto").text(progress.name.clone()))
        .child(el("p").attr("role", "status").text(count))
        .child((!is_refused).then(|| keeping(&progress.keeping)))
        .child(reading(progress))
        // The key keeps the button when the progress bar before it disappears, so that no press is
        // lost.
        .child(act(Action::Library(LibraryAction::Close), words::CLOSE_FILE).key(1));
    let said = |words: &str| {
        let said = el("p").class("said").attr("role", "alert");
        (!words.is_empty()).then(|| said.text(words.to_owned()))
    };
    el("div")
        .child(title)
        .child(menus(open, search))
        .child(said(&say::search_unread(&open.unread)))
        .child(taken_out(progress.out))
        .child(is_refused.then(|| keeping(&progress.keeping)))
        .child(said(&progress.said))
        .child(said(&open.left_aside))
}

/// Draws how much of the file has been read, and then how many of its games have been played
/// through.
fn reading(progress: &LibraryProgress) -> Option<Element> {
    let (percent, words) = match (progress.done, progress.games) {
        (false, _) => (progress.percent, words::READING_FILE),
        (true, games) if progress.checked < games => {
            (100 * progress.checked / games, words::PLAYING_THROUGH)
        }
        (true, _) => return None,
    };
    let bar = bar(percent, words.into());
    let stop = button("button")
        .does(Action::Library(LibraryAction::Stop))
        .text(words::STOP);
    let stop = (!progress.done).then_some(stop);
    Some(el("span").class("reading").child(bar).child(stop))
}

/// Draws the buttons that search by the position on the board, or the one that ends this search.
fn boards(open: &OpenLibrary) -> Vec<Element> {
    let act = |sought, words, about| {
        button("button")
            .attr("title", about)
            .does(Action::Library(LibraryAction::SearchBoard(sought)))
            .text(words)
    };
    if open.query.board.is_empty() {
        vec![
            act(
                BoardSought::Position,
                words::THIS_POSITION,
                words::ABOUT_THIS_POSITION,
            ),
            act(
                BoardSought::Pieces,
                words::THESE_PIECES,
                words::ABOUT_THESE_PIECES,
            ),
        ]
    } else {
        let words = match open.query.board.starts_with("pieces") {
            true => words::NOT_THESE_PIECES,
            false => words::NOT_THIS_POSITION,
        };
        vec![act(BoardSought::Anything, words, words::ABOUT_ANYTHING)]
    }
}

/// Draws how many games were removed, and the button that puts them back.
fn taken_out(games: u32) -> Option<Element> {
    let back = button("link")
        .does(Action::Library(LibraryAction::PutBack))
        .text(words::PUT_BACK);
    let said = words::GAMES_REMOVED.with([say::count(games as usize)]) + " ";
    (games > 0).then(|| el("p").class("count").text(said).child(back))
}

/// Draws the changes possible once the library is complete.
fn changes(open: &OpenLibrary) -> Element {
    let split = button("button")
        .attr("title", words::ABOUT_MAKE_LIBRARY)
        .does(Action::Library(LibraryAction::Split))
        .text(words::MAKE_LIBRARY);
    let take_out = button("button")
        .flag("disabled", open.shown.is_none())
        .does(Action::Library(LibraryAction::TakeOut))
        .text(words::REMOVE_GAME);
    el("div")
        .class("actions")
        .child(split)
        .child(file(words::ADD_FILES, FILES, Request::AddFiles))
        .child(take_out)
}

/// Draws the search box and the other ways to search, the folds with filters and with ways to save,
/// and the filters in use.
fn menus(open: &OpenLibrary, search: Element) -> Element {
    let is_used = |words: &str| open.search.split_whitespace().any(|known| known == words);
    let also = |words: &str| Action::Library(LibraryAction::SearchAlso(words.to_owned()));
    let filter = |(words, what): (&'static str, Message)| {
        filter(what, also(words), is_used(words)).attr("title", words)
    };
    let used = WORDS.into_iter().filter(|(words, _)| is_used(words));
    let used = used.map(|(words, what)| chip(what, also(words)));
    let save = |(format, words)| {
        let save = Action::Library(LibraryAction::Save(format));
        button("button").does(save).text(words)
    };
    let filters = fold(1, "filters", words::FILTERS)
        .child(el("div").class("actions").children(WORDS.map(filter)))
        .child(el("p").text(words::SEARCH_KEYS));
    let saving = fold(2, "saving", words::SAVE)
        .child(el("div").class("actions").children(SAVED.map(save)))
        .child(open.progress.done.then(|| changes(open)));
    el("div")
        .class("menus")
        .child(search)
        .children(boards(open))
        .child(filters)
        .child(saving)
        .children(used)
}

/// Draws whether the library is kept on the device.
fn keeping(keeping: &Keeping) -> Element {
    match keeping {
        Keeping::Pending => el("p").class("count").text(words::LIBRARY_BEING_KEPT),
        Keeping::Kept => el("p").class("count").text(words::LIBRARY_KEPT),
        Keeping::Refused { why } => el("p")
            .class("said")
            .attr("role", "alert")
            .text(words::LIBRARY_NOT_KEPT.with([why.into()])),
    }
}

/// Draws the games found as a table.
fn list(open: &OpenLibrary) -> Element {
    let column = |(cell, (by, title, class, var)): (usize, (SortBy, Message, _, _))| {
        let order = match (open.query.by == by, open.query.descending) {
            (false, _) => "none",
            (true, false) => "ascending",
            (true, true) => "descending",
        };
        TableColumn {
            class,
            var,
            cell,
            title,
            sort: Some((Action::Library(LibraryAction::Sort(by)), order)),
        }
    };
    let rows = open.rows.iter().map(|row| ListedGame {
        key: row.place,
        take: Action::Library(LibraryAction::Take(row.place)),
        label: row.title(),
        cells: row.cells(),
        shown: open.shown == Some(row.place),
        class: "",
    });
    let mut widths = open.widths;
    widths.0[0] = open.progress.games.to_string().len();
    table(GameTable {
        label: words::GAMES_OF_FILE,
        columns: COLUMNS.into_iter().enumerate().map(column).collect(),
        widths,
        rows: rows.collect(),
        first: open.query.first,
        found: open.found,
        cursor: open.cursor,
    })
}
