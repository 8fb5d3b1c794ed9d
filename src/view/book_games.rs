//! The games of a book as a list: games that were played first, then analysis and other lines.
//!
//! | element | action |
//! |---|---|
//! | a button under “Filters” | [`BookAction::Filter`], which a second press undoes |
//! | a filter in use, beside the fold | the same, which removes it |
//! | the head of number, players, result or doubts | the same, for the order; a second press reverses it |
//! | a row, and its button | [`BookAction::Turn`] |
//! | “Save all games” | [`BookAction::Collect`] |

use super::games::{GameTable, ListedGame, TableColumn, bar, chip, filter, fold, table};
use super::node::{Element, button, el};
use super::say;
use crate::book::BookKind;
use crate::protocol::{BookEntry, BookList, ColumnWidths, LibraryRow};
use crate::session::{Action, BookAction, BookColumn, BookFilter, FilterBy, ROWS, RowsInView};
use crate::words::{self, Message};

/// The columns: title, class of the cells, property of their width, and index among the [`cells`].
/// What matters least comes last, because it leaves first where there is no room.
const COLUMNS: [(Message, &str, &str, usize); LibraryRow::COLUMNS] = [
    (words::NO, "number", "--number", 0),
    (words::WHITE, "white", "--white", 1),
    (words::BLACK, "black", "--black", 2),
    (words::RESULT, "result", "--result", 4),
    (words::DOUBTS_COLUMN, "doubts", "--doubts", 3),
    (words::READ_COLUMN, "whole", "--whole", 8),
    (words::DATE, "date", "--date", 5),
    (words::EVENT, "event", "--event", 6),
    (words::OPENING, "opening", "--opening", 7),
];

/// Draws the games of a book; `shown` is the index of the one on the board. Hidden while no book is
/// open.
#[must_use]
pub fn book_games(
    shown: Option<u32>,
    list: &BookList,
    filter: BookFilter,
    rows: RowsInView,
) -> Element {
    let place = el("section")
        .class("library book-games")
        .attr("aria-label", words::LIST_OF_BOOK)
        .flag("hidden", shown.is_none());
    match shown {
        Some(shown) => {
            let chosen = filter.games(list);
            place
                .child(head(list, filter, chosen.len()))
                .child(games(shown, list, filter, rows, &chosen))
        }
        None => place,
    }
}

/// Draws the name of the book, the progress of reading, the number of its games, and the filters.
fn head(list: &BookList, filters: BookFilter, chosen: usize) -> Element {
    let reading = (list.read < list.scores || list.scores == 0).then(|| {
        let percent = 100 * list.read / list.scores.max(1);
        let words = say::reading_book(&list.name, percent);
        let bar = bar(percent, words.clone());
        el("span").class("reading").child(bar).text(words)
    });
    let is_read = reading.is_none();
    let title = el("div")
        .class("library-head")
        .child(el("h2").attr("dir", "auto").text(list.name.clone()))
        .child(is_read.then(|| {
            let count = say::found(chosen as u32, list.games.len() as u32);
            el("p").attr("role", "status").text(count)
        }))
        .child(reading);
    let is_all = filters.kind.is_none() && filters.doubtful.is_none();
    let save = if is_all {
        words::SAVE_ALL
    } else {
        words::SAVE_LISTED
    };
    let save = button("button")
        .does(Action::Book(BookAction::Collect))
        .text(save);
    let choices = choices(filters);
    let buttons = choices
        .iter()
        .map(|(words, does, is_used)| filter(*words, does.clone(), *is_used));
    let buttons = el("div").class("actions").children(buttons);
    let used = choices.iter().filter(|(.., is_used)| *is_used);
    let used = used.map(|(words, does, _)| chip(*words, does.clone()));
    let played = list.games.iter().filter(|game| game.is_game()).count();
    let parts = say::games_and_analysis(played, list.games.len() - played);
    let parts = el("p").class("parts").text(parts);
    let parts = (!list.games.is_empty()).then_some(parts);
    let menus = el("div")
        .class("menus")
        .child(fold(1, "filters", words::FILTERS).child(buttons))
        .child(save)
        .child(parts)
        .children(used);
    el("div").child(title).child(menus)
}

/// Returns the filters: words, what a press does, and whether they are in use.
fn choices(filter: BookFilter) -> Vec<(Message, Action, bool)> {
    let choice = |words, by: FilterBy, none, is_used| {
        let by = if is_used { none } else { by };
        (words, Action::Book(BookAction::Filter(by)), is_used)
    };
    let kinds = BookKind::ALL.into_iter().map(|kind| {
        let (by, none) = (FilterBy::Kind(Some(kind)), FilterBy::Kind(None));
        choice(say::kinds(kind), by, none, filter.kind == Some(kind))
    });
    let doubts = [true, false].into_iter().map(|some| {
        let (by, none) = (FilterBy::Doubtful(Some(some)), FilterBy::Doubtful(None));
        choice(say::doubt(some), by, none, filter.doubtful == Some(some))
    });
    kinds.chain(doubts).collect()
}

/// Draws the listed games as a table.
fn games(
    shown: u32,
    list: &BookList,
    filter: BookFilter,
    rows: RowsInView,
    chosen: &[usize],
) -> Element {
    let column = |(title, class, var, cell)| {
        let sort = |by: BookColumn| {
            let order = match (filter.order.by == by, filter.order.descending) {
                (false, _) => "none",
                (true, false) => "ascending",
                (true, true) => "descending",
            };
            let by = FilterBy::Order(filter.order.pressed(by));
            (Action::Book(BookAction::Filter(by)), order)
        };
        TableColumn {
            class,
            var,
            cell,
            title,
            sort: sorted_by(class).map(sort),
        }
    };
    let mut widths = ColumnWidths::default();
    for game in &list.games {
        let mut cells = cells(game);
        if !has_players(game) {
            // The title has the room of both players.
            let half = cells[1].chars().count().div_ceil(2);
            cells[1] = cells[1].chars().take(half).collect();
            cells[2] = cells[1].clone();
        }
        widths.fit(&cells);
    }
    let [_, white, black, ..] = &mut widths.0;
    *white = (*white).max(*black);
    *black = *white;
    let first = (rows.first as usize).min(chosen.len());
    let listed = chosen.iter().map(|&at| &list.games[at]);
    let played = listed.clone().take_while(|game| game.is_game()).count();
    let drawn = listed.enumerate().skip(first).take(ROWS as usize);
    let drawn = drawn.map(|(at, game)| ListedGame {
        key: game.row.place,
        take: Action::Book(BookAction::Turn(game.row.place)),
        label: say::row_of_book(game),
        cells: cells(game),
        shown: game.row.place == shown,
        class: match (at > 0 && at == played, has_players(game)) {
            (true, true) => "part",
            (true, false) => "part titled",
            (false, true) => "",
            (false, false) => "titled",
        },
    });
    table(GameTable {
        label: words::GAMES_OF_BOOK,
        columns: COLUMNS.into_iter().map(column).collect(),
        widths,
        rows: drawn.collect(),
        first: first as u32,
        found: chosen.len() as u32,
        cursor: rows.cursor,
    })
}

/// Returns the order of a column, by the class of its cells. The others may have no room, and a head
/// that is not seen cannot be pressed.
fn sorted_by(class: &str) -> Option<BookColumn> {
    Some(match class {
        "number" => BookColumn::Place,
        "white" => BookColumn::White,
        "black" => BookColumn::Black,
        "result" => BookColumn::Result,
        "doubts" => BookColumn::Doubts,
        _ => return None,
    })
}

/// Returns whether a player of the game is known.
const fn has_players(game: &BookEntry) -> bool {
    !(game.row.white.is_empty() && game.row.black.is_empty())
}

/// Returns the texts of a row: number, White, Black, doubts, result, date, event, opening, and
/// whether it is whole. The title of a game without players stands in their place.
fn cells(game: &BookEntry) -> [String; LibraryRow::COLUMNS] {
    let mut cells = game.row.cells();
    let [_, white, black, doubts, _, _, event, _, whole] = &mut cells;
    if !has_players(game) {
        white.clone_from(&game.title);
        black.clear();
        event.clear();
    }
    if !game.is_game() {
        let parts = [game.kind.tag(), " · ", event];
        *event = parts[..if event.is_empty() { 1 } else { 3 }].concat();
    }
    *doubts = game.doubts.to_string();
    *whole = say::wholeness(game);
    cells
}
