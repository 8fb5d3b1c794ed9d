//! A table of games: those of a file, or those of a book.
//!
//! | element | action |
//! |---|---|
//! | the head of a column | sorts by it |
//! | a row, and its button | shows the game |
//! | the scrolling list (`data-scrolls`) | requests the rows in view |
//!
//! Rows out of view are replaced by empty space; `--rows` is their number above or below. The list
//! is one stop of the Tab key: the row of the cursor, or the scrolling list if that row is not
//! drawn.
//!
//! Each column is as wide as its longest text, in letters, and narrower only where there is no room.
//! The style sheet lays each row out by itself, so the roles of a table are set, not implied.

use super::node::{Element, button, el};
use crate::protocol::{ColumnWidths, LibraryRow};
use crate::session::Action;
use crate::words::{self, Message};

/// A table of games, as far as it is drawn.
pub(super) struct GameTable {
    /// The name of the list.
    pub label: Message,
    pub columns: Vec<TableColumn>,
    pub widths: ColumnWidths,
    /// The rows from `first` on.
    pub rows: Vec<ListedGame>,
    pub first: u32,
    /// Number of games listed.
    pub found: u32,
    /// The row that the Tab key reaches, from 0.
    pub cursor: u32,
}

/// A column of a table of games.
pub(super) struct TableColumn {
    /// The class of the cells, by which the style sheet knows how important they are, and the
    /// property of their width.
    pub class: &'static str,
    pub var: &'static str,
    /// Index of its texts among the cells of a row. A column without any text is left out.
    pub cell: usize,
    pub title: Message,
    /// The action that sorts by it, and the present order, as `aria-sort` has it.
    pub sort: Option<(Action, &'static str)>,
}

/// A row of a table of games.
pub(super) struct ListedGame {
    /// A number that differs for every game.
    pub key: u32,
    /// The action that shows the game.
    pub take: Action,
    /// The name of the game for screen readers.
    pub label: String,
    /// The texts that the columns choose from.
    pub cells: [String; LibraryRow::COLUMNS],
    /// Whether its game is on the board.
    pub shown: bool,
    pub class: &'static str,
}

/// Draws a table of games with the rows in view.
pub(super) fn table(table: GameTable) -> Element {
    let GameTable {
        label,
        mut columns,
        widths,
        rows,
        first,
        found,
        cursor,
    } = table;
    let count = rows.len() as u32;
    let below = found.saturating_sub(first + count);
    let is_drawn = (first..first + count).contains(&cursor);
    columns.retain(|column| widths.0[column.cell] > 0);
    let heads = columns.iter().map(head);
    let heads = row().attr("aria-rowindex", "1").children(heads);
    let rows = (first..).zip(rows);
    let rows = rows.map(|(at, row)| game(&columns, row, at, cursor));
    let group = |tag| el(tag).attr("role", "rowgroup");
    let room = |count: u32, key| {
        let room = el("tbody").class("room").attr("role", "none").key(key);
        (count > 0).then(|| room.var("--rows", count.to_string()))
    };
    let mut games = el("table")
        .class("games")
        .attr("role", "table")
        .attr("aria-rowcount", (found + 1).to_string())
        .child(group("thead").child(heads))
        .child(room(first, 1))
        .child(group("tbody").key(2).children(rows))
        .child(room(below, 3));
    for column in &columns {
        let letters = widths.0[column.cell].max(column.title.chars().count());
        games = games.var(column.var, letters.to_string());
    }
    el("div")
        .class("library-scroll")
        .attr("tabindex", if is_drawn { "-1" } else { "0" })
        .attr("role", "group")
        .attr("aria-label", label)
        .attr("data-scrolls", "scroll")
        .child(games)
}

fn row() -> Element {
    el("tr").attr("role", "row")
}

/// Draws the head of a column.
fn head(column: &TableColumn) -> Element {
    let head = el("th")
        .class(column.class)
        .attr("role", "columnheader")
        .attr("scope", "col");
    match &column.sort {
        Some((sort, order)) => {
            let sort = button("").does(sort.clone()).text(column.title);
            head.attr("aria-sort", *order).child(sort)
        }
        None => head.text(column.title),
    }
}

/// Draws a row; `at` is its place among the games listed, from 0.
fn game(columns: &[TableColumn], mut game: ListedGame, at: u32, cursor: u32) -> Element {
    let line = row()
        .key(u64::from(game.key))
        .class(game.class)
        .class_if(game.shown, "current")
        .attr("aria-rowindex", (at + 2).to_string());
    let line = match game.shown {
        true => line.attr("aria-current", "true"),
        false => line,
    };
    let mut name = Some(
        button("link")
            .attr("tabindex", if at == cursor { "0" } else { "-1" })
            .attr("aria-label", game.label)
            .does(game.take.clone()),
    );
    let cells = columns.iter().map(|column| {
        let text = std::mem::take(&mut game.cells[column.cell]);
        let cell = el("td").class(column.class).attr("role", "cell");
        let cell = cell.attr("dir", "auto");
        // The button that shows the game is White's name.
        match name.take_if(|_| column.class == "white") {
            Some(name) => cell.child(name.text(text)),
            None => cell.text(text),
        }
    });
    let cells: Vec<Element> = cells.collect();
    line.does(game.take).children(cells)
}

/// Draws a button that sets or removes a filter.
pub(super) fn filter(words: Message, does: Action, is_used: bool) -> Element {
    button("button")
        .attr("aria-pressed", is_used.to_string())
        .does(does)
        .text(words)
}

/// Draws a filter in use; a press removes it.
pub(super) fn chip(words: Message, does: Action) -> Element {
    button("button chip")
        .attr("aria-label", words::REMOVE_FILTER.with([words.into()]))
        .does(does)
        .text([&*words, " ✕"].concat())
}

/// Draws a closed fold of the menus above a list, of which one is open at a time. The key keeps it
/// open when something appears before it.
pub(super) fn fold(key: u64, class: &'static str, words: Message) -> Element {
    el("details")
        .class("more")
        .class(class)
        .attr("name", "library-menu")
        .key(key)
        .child(el("summary").text(words))
}

/// Draws a bar that shows how much has been read, in percent, with these words beside it for
/// screen readers.
pub(super) fn bar(percent: u32, words: String) -> Element {
    el("progress")
        .attr("max", "100")
        .attr("value", percent.to_string())
        .attr("aria-label", words.clone())
        .attr("title", words)
}
