//! The games of a file as a list over the sheet: searched as one types, sorted by any column, drawn as one scrolls.
//!
//! | element | does |
//! |---|---|
//! | the box | `search …`, with each letter |
//! | the head of a column | `sort …`, and the other way round the second time |
//! | the players of a game | `take …` |
//! | what scrolls (`data-scrolls`) | asks for the rows that are seen |
//!
//! Rows that are not seen are room: `--above` and `--below` say how many there are.

use super::node::{Element, button, el};
use super::say;
use crate::library::SortBy;
use crate::message::ShelfRow;
use crate::session::{Action, OpenShelf};

/// The columns: what they are sorted by, what they are called, and the class of their cells.
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

/// The list; hidden while no file is open.
#[must_use]
pub fn shelf(open: Option<&OpenShelf>) -> Element {
    let place = el("section").class("shelf").attr("aria-label", say::SHELF);
    let place = place.flag("hidden", open.is_none());
    match open {
        Some(open) => place.child(head(open)).child(list(open)),
        None => place,
    }
}

/// What the file is called, how far it has been read, the box, and how many games are found.
fn head(open: &OpenShelf) -> Element {
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
        .does("search");
    let reading = (!progress.done).then(|| {
        let bar = el("progress")
            .attr("max", "100")
            .attr("value", progress.percent.to_string())
            .attr("aria-label", say::READING_FILE);
        el("span")
            .class("reading")
            .child(bar)
            .child(act(Action::StopReading, say::STOP))
    });
    let title = el("div")
        .class("shelf-head")
        .child(
            el("h2")
                .class("game-title")
                .attr("dir", "auto")
                .text(progress.name.clone()),
        )
        .child(reading)
        .child(act(Action::CloseShelf, say::CLOSE_FILE));
    let count = say::found(open.found, progress.games);
    let found = el("p").class("count").attr("role", "status").text(count);
    let said =
        (!progress.said.is_empty()).then(|| el("p").class("said").text(progress.said.clone()));
    el("div")
        .child(title)
        .child(el("div").class("tools").child(search).child(found))
        .child(el("p").class("count").text(say::NOT_KEPT))
        .child(said)
}

/// The rows that are seen, with room for the others.
fn list(open: &OpenShelf) -> Element {
    let heads = COLUMNS
        .iter()
        .map(|(by, words, class)| column(open, *by, words, class));
    let above = open.query.first;
    let below = open.found.saturating_sub(above + open.rows.len() as u32);
    let rows = (above..).zip(&open.rows);
    let rows = rows.map(|(at, row)| game(row, at, open.shown == Some(row.place)));
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
        .class("shelf-scroll")
        .attr("tabindex", "0")
        .attr("role", "group")
        .attr("aria-label", say::GAMES_OF_FILE)
        .attr("data-scrolls", "scroll")
        .child(table)
}

fn column(open: &OpenShelf, by: SortBy, words: &'static str, class: &'static str) -> Element {
    let sorted = open.query.by == by;
    let order = match (sorted, open.query.descending) {
        (false, _) => "none",
        (true, false) => "ascending",
        (true, true) => "descending",
    };
    let sort = button("").does(Action::SortGames(by).text()).text(words);
    el("th")
        .class(class)
        .attr("scope", "col")
        .attr("aria-sort", order)
        .child(sort)
}

/// A row; `at` is its place among those that are found, from 0.
fn game(row: &ShelfRow, at: u32, shown: bool) -> Element {
    let cell = |class: &'static str, text: &str| {
        let cell = el("td").class(class).attr("dir", "auto");
        cell.text(text.to_owned())
    };
    let take = Action::Take(row.place).text();
    let player = |name: &str| match name {
        "" => "?".to_owned(),
        known => known.to_owned(),
    };
    let white = button("link").does(take.clone()).text(player(&row.white));
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
        .child(cell("", &player(&row.black)))
        .child(cell("ratings", &row.ratings))
        .child(cell("", &row.result))
        .child(cell("date", &row.date))
        .child(cell("", &row.event))
        .child(cell("opening", &row.opening))
        .child(cell("number", &row.moves.to_string()))
}
