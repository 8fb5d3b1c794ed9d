//! The games of a library as a list: searched while typing, sorted by any column, drawn while
//! scrolling.
//!
//! | element | action or effect |
//! |---|---|
//! | the search box | `search …`, at each letter |
//! | a button under “Filters” | `search-also …`, which a second press undoes |
//! | a filter in use, beside the folds | the same, which removes it |
//! | “This position”, “These pieces” | `search-board …`, and `search-board anything` |
//! | the head of a column | `sort …`, which a second press reverses |
//! | a row, and its button | `take …` |
//! | “New library from these” | `split` |
//! | “Add files…” | the request `add-files` |
//! | “Remove this game”, “Put back” | `take-out`, `put-back` |
//! | the scrolling list (`data-scrolls`) | requests the rows in view |
//!
//! Rows out of view are replaced by empty space; `--rows` is their number above or below. The list
//! is one stop of the Tab key: the row of the cursor, or the scrolling list if that row is not
//! drawn.

use super::dialog::file;
use super::node::{Element, button, el};
use super::say;
use crate::library::SortBy;
use crate::protocol::{Keeping, LibraryProgress, LibraryRow};
use crate::session::BoardSought;
use crate::session::{Action, LibraryAction, OpenLibrary};

/// The columns: sort key, title, and class of the cells.
const COLUMNS: [(SortBy, &str, &str); 9] = [
    (SortBy::Number, "No.", "number"),
    (SortBy::White, "White", ""),
    (SortBy::Black, "Black", ""),
    (SortBy::Rating, "Ratings", "ratings"),
    (SortBy::Outcome, "Result", ""),
    (SortBy::Date, "Date", "date"),
    (SortBy::Event, "Event", ""),
    (SortBy::Opening, "Opening", "opening"),
    (SortBy::Length, "Moves", "number"),
];

/// Words that a button adds to the search, each with its label.
const WORDS: [(&str, &str); 13] = [
    ("1-0", "White won"),
    ("0-1", "Black won"),
    ("1/2-1/2", "drawn"),
    ("has:comments", "with comments"),
    ("has:variations", "with variations"),
    ("has:double", "file and rank needed"),
    ("has:pinned", "rival pinned"),
    ("has:descriptive", "ambiguous only in descriptive"),
    ("has:underpromotion", "underpromotion"),
    ("has:en-passant", "en passant"),
    ("has:castling-mate", "mate by castling"),
    ("has:troubles", "not fully read"),
    ("moves:-20", "at most twenty moves"),
];

/// Formats in which the listed games can be saved, each with its label.
const SAVED: [(&str, &str); 4] = [
    ("pgn", "Save these as PGN"),
    ("score", "Save in the first column’s notation"),
    ("booklet", "Save as a booklet to print"),
    ("table", "Save the list (CSV)"),
];

/// Names and types that a file of games can have.
const FILES: &str = ".pgn,.txt,.fen,.epd,.gz,.zip,text/plain";

/// Draws the library, hidden while none is open.
#[must_use]
pub fn library(open: Option<&OpenLibrary>) -> Element {
    let place = el("section")
        .class("library")
        .attr("aria-label", say::LIBRARY);
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
    let act =
        |action: Action, words: &'static str| button("button").does(action.text()).text(words);
    let search = el("input")
        .attr("id", "search")
        .attr("type", "search")
        .attr("aria-label", say::SEARCH)
        .attr("placeholder", say::SEARCH)
        .attr("title", say::SEARCH_KEYS)
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("value", open.search.clone())
        .does("search");
    let is_refused = matches!(progress.keeping, Keeping::Refused { .. });
    let title = el("div")
        .class("library-head")
        .child(
            el("h2")
                .class("game-title")
                .attr("dir", "auto")
                .text(progress.name.clone()),
        )
        .child((!is_refused).then(|| keeping(&progress.keeping)))
        .child(reading(progress))
        // The key keeps the button when the progress bar before it disappears, so that no press is
        // lost.
        .child(act(Action::Library(LibraryAction::Close), say::CLOSE_FILE).key(1));
    let (found, listed) = open.counts();
    let count = say::found(found, listed);
    let found = el("p").class("count").attr("role", "status").text(count);
    let said = |words: &str| {
        let said = el("p").class("said").attr("role", "alert");
        (!words.is_empty()).then(|| said.text(words.to_owned()))
    };
    el("div")
        .child(title)
        .child(
            el("div")
                .class("tools")
                .child(search)
                .children(boards(open))
                .child(found),
        )
        .child(said(&say::search_unread(&open.unread)))
        .child(menus(open))
        .child(taken_out(progress.out))
        .child(is_refused.then(|| keeping(&progress.keeping)))
        .child(said(&progress.said))
        .child(said(&open.left_aside))
}

/// Draws how much of the file has been read, and then how many of its games have been played
/// through.
fn reading(progress: &LibraryProgress) -> Option<Element> {
    let (percent, words) = match (progress.done, progress.games) {
        (false, _) => (progress.percent, say::READING_FILE),
        (true, games) if progress.checked < games => {
            (100 * progress.checked / games, say::PLAYING_THROUGH)
        }
        (true, _) => return None,
    };
    let bar = el("progress")
        .attr("max", "100")
        .attr("value", percent.to_string())
        .attr("aria-label", words)
        .attr("title", words);
    let stop = button("button")
        .does(Action::Library(LibraryAction::Stop).text())
        .text(say::STOP);
    let stop = (!progress.done).then_some(stop);
    Some(el("span").class("reading").child(bar).child(stop))
}

/// Draws the buttons that search by the position on the board, or the one that ends this search.
fn boards(open: &OpenLibrary) -> Vec<Element> {
    let act = |sought, words, about| {
        button("button")
            .attr("title", about)
            .does(Action::Library(LibraryAction::SearchBoard(sought)).text())
            .text(words)
    };
    if open.query.board.is_empty() {
        vec![
            act(
                BoardSought::Position,
                say::THIS_POSITION,
                say::ABOUT_THIS_POSITION,
            ),
            act(
                BoardSought::Pieces,
                say::THESE_PIECES,
                say::ABOUT_THESE_PIECES,
            ),
        ]
    } else {
        let words = match open.query.board.starts_with("pieces") {
            true => say::NOT_THESE_PIECES,
            false => say::NOT_THIS_POSITION,
        };
        vec![act(BoardSought::Anything, words, say::ABOUT_ANYTHING)]
    }
}

/// Draws how many games were removed, and the button that puts them back.
fn taken_out(games: u32) -> Option<Element> {
    let back = button("link")
        .does(Action::Library(LibraryAction::PutBack).text())
        .text(say::PUT_BACK);
    let said = say::taken_out(games) + " ";
    (games > 0).then(|| el("p").class("count").text(said).child(back))
}

/// Draws the changes possible once the library is complete.
fn changes(open: &OpenLibrary) -> Element {
    let split = button("button")
        .attr("title", say::ABOUT_MAKE_LIBRARY)
        .does(Action::Library(LibraryAction::Split).text())
        .text(say::MAKE_LIBRARY);
    let take_out = button("button")
        .flag("disabled", open.shown.is_none())
        .does(Action::Library(LibraryAction::TakeOut).text())
        .text(say::TAKE_OUT);
    el("div")
        .class("actions")
        .child(split)
        .child(file(say::ADD_FILES, FILES, "add-files"))
        .child(take_out)
}

/// Draws the folds with filters and with ways to save, of which one is open at a time, and the
/// filters in use.
fn menus(open: &OpenLibrary) -> Element {
    let is_used = |words: &str| open.search.split_whitespace().any(|known| known == words);
    let also = |words: &str| Action::Library(LibraryAction::SearchAlso(words.to_owned())).text();
    let filter = |(words, what): (&'static str, &'static str)| {
        button("button")
            .attr("aria-pressed", is_used(words).to_string())
            .attr("title", words)
            .does(also(words))
            .text(what)
    };
    let used = WORDS.into_iter().filter(|(words, _)| is_used(words));
    let used = used.map(|(words, what)| {
        button("button chip")
            .attr("aria-label", say::remove_filter(what))
            .does(also(words))
            .text([what, " ✕"].concat())
    });
    let save = |(format, words): (&'static str, &'static str)| {
        let does = ["save-games ", format].concat();
        button("button").does(does).text(words)
    };
    // The keys keep a fold open when a message appears before it.
    let fold = |key, class, words: &'static str| {
        el("details")
            .class("more")
            .class(class)
            .attr("name", "library-menu")
            .key(key)
            .child(el("summary").text(words))
    };
    let filters = fold(1, "filters", say::FILTERS)
        .child(el("div").class("actions").children(WORDS.map(filter)))
        .child(el("p").text(say::SEARCH_KEYS));
    let saving = fold(2, "saving", say::SAVE)
        .child(el("div").class("actions").children(SAVED.map(save)))
        .child(open.progress.done.then(|| changes(open)));
    el("div")
        .class("menus")
        .key(2)
        .child(filters)
        .child(saving)
        .children(used)
}

/// Draws whether the library is kept on the device.
fn keeping(keeping: &Keeping) -> Element {
    match keeping {
        Keeping::Pending => el("p").class("count").text(say::BEING_KEPT),
        Keeping::Kept => el("p").class("count").text(say::KEPT),
        Keeping::Refused { why } => el("p")
            .class("said")
            .attr("role", "alert")
            .text(say::not_kept(why)),
    }
}

/// Draws the rows in view, with empty space for the others.
fn list(open: &OpenLibrary) -> Element {
    let heads = COLUMNS
        .iter()
        .map(|(by, words, class)| column(open, *by, words, class));
    let above = open.query.first;
    let below = open.found.saturating_sub(above + open.rows.len() as u32);
    let rows = (above..).zip(&open.rows);
    let rows = rows.map(|(at, row)| game(row, at, open));
    let drawn = (above..open.found - below).contains(&open.cursor);
    let room = |count: u32, name: &'static str| {
        (count > 0).then(|| el("tbody").class("room").var(name, count.to_string()))
    };
    let table = el("table")
        .class("games")
        .attr("aria-rowcount", (open.found + 1).to_string())
        .child(el("thead").child(el("tr").attr("aria-rowindex", "1").children(heads)))
        .child(room(above, "--rows").map(|room| room.key(1)))
        .child(el("tbody").key(2).children(rows))
        .child(room(below, "--rows").map(|room| room.key(3)));
    el("div")
        .class("library-scroll")
        .attr("tabindex", if drawn { "-1" } else { "0" })
        .attr("role", "group")
        .attr("aria-label", say::GAMES_OF_FILE)
        .attr("data-scrolls", "scroll")
        .child(table)
}

/// Draws the head of a column, which sorts by it.
fn column(open: &OpenLibrary, by: SortBy, words: &'static str, class: &'static str) -> Element {
    let sorted = open.query.by == by;
    let order = match (sorted, open.query.descending) {
        (false, _) => "none",
        (true, false) => "ascending",
        (true, true) => "descending",
    };
    let sort = button("")
        .does(Action::Library(LibraryAction::Sort(by)).text())
        .text(words);
    el("th")
        .class(class)
        .attr("scope", "col")
        .attr("aria-sort", order)
        .child(sort)
}

/// Draws a row; `at` is its place among the games found, from 0.
fn game(row: &LibraryRow, at: u32, open: &OpenLibrary) -> Element {
    let cell = |class: &'static str, text: &str| {
        let cell = el("td").class(class).attr("dir", "auto");
        cell.text(text.to_owned())
    };
    let take = Action::Library(LibraryAction::Take(row.place)).text();
    let [white, black] = row.players();
    let white = button("link")
        .attr("tabindex", if at == open.cursor { "0" } else { "-1" })
        .attr("aria-label", row.title())
        .does(take.clone())
        .text(white.to_owned());
    let shown = open.shown == Some(row.place);
    let line = el("tr")
        .key(u64::from(row.place))
        .class_if(shown, "current")
        .attr("aria-rowindex", (at + 2).to_string());
    let line = if shown {
        line.attr("aria-current", "true")
    } else {
        line
    };
    line.does(take)
        .child(cell("number", &(row.place + 1).to_string()))
        .child(el("td").attr("dir", "auto").child(white))
        .child(cell("", black))
        .child(cell("ratings", &row.ratings))
        .child(cell("", &row.result))
        .child(cell("date", &row.date))
        .child(cell("", &row.event))
        .child(cell("opening", &row.opening))
        .child(cell("number", &row.moves.to_string()))
}
