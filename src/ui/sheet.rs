//! The score sheet.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use leptos::prelude::*;

use super::browser;
use super::desk::Desk;
use super::el::{El, Ref, button, el, live};
use super::icons::{Sign, icon};
use super::written::name;
use crate::app::sheet::{Entry, Item, Row};
use crate::app::{Action, COLUMNS, Column, column};
use crate::board::Side;
use crate::game::{At, NodeId};

/// The sheet with its pickers, scrolled by itself so that the current move stays in view.
pub fn sheet(desk: Desk) -> El {
    let scroll = Ref::new();
    Effect::new(move |_| {
        desk.at.track();
        desk.sheet.track();
        if let Some(scroll) = scroll.get() {
            // After the rows of this change are in place.
            request_animation_frame(move || browser::show_current(&scroll));
        }
    });
    let current = Selector::new(move || desk.at.get());
    let columns = Memo::new(move |_| desk.frame.with(|frame| frame.columns.clone()));
    let rows = move || keyed(&desk.sheet.get().rows, &columns.get_untracked());
    let body = For(
        leptos::control_flow::ForProps::builder()
            .each(rows)
            .key(|(key, _): &(u64, Row)| *key)
            .children(move |(_, row)| draw(desk, &current, columns, row).view())
            .build(),
    );
    let sides = move || {
        let heads = columns.get().into_iter().flat_map(|_| {
            let head = |class: &'static str, side: Side| el("th").class(class).attr("scope", "col").text(side.name()).view();
            [head("begin", Side::White), head("", Side::Black)]
        });
        heads.collect()
    };
    let result = el("p").class("result").live_text(move || desk.sheet.with(|sheet| sheet.result.to_owned()));
    let table = el("table")
        .class("sheet")
        .child(
            el("thead")
                .child(pickers(desk, columns))
                .child(el("tr").class("sides").child(el("td")).live_children(sides)),
        )
        .child(el("tbody").child(body.into_any()))
        .child(el("tfoot").child(el("tr").child(across(columns).child(result))));
    el("section")
        .class("sheet-area")
        .attr("aria-label", "Score sheet")
        .child(game_picker(desk))
        .child(el("div").class("sheet-scroll").attr("tabindex", "0").refer(scroll).child(table))
}

/// A cell as wide as the table.
fn across(columns: Memo<Vec<Column>>) -> El {
    el("td").live("colspan", move || Some((1 + 2 * columns.with(Vec::len)).to_string()))
}

/// The rows with keys that change whenever what a row shows may have changed.
fn keyed(rows: &[Row], columns: &[Column]) -> Vec<(u64, Row)> {
    let mut start = DefaultHasher::new();
    for column in columns {
        column.tag.hash(&mut start);
    }
    let mut last_move = None;
    rows.iter()
        .enumerate()
        .map(|(at, row)| {
            let mut hash = start.clone();
            match row {
                Row::Pair { number, white, black } => {
                    for entry in [white, black].into_iter().flatten() {
                        last_move = Some(entry.id);
                        entry.id.hash(&mut hash);
                        entry.names.first().map(|name| &name.reading.text).hash(&mut hash);
                    }
                    (number, white.is_some(), black.is_some()).hash(&mut hash);
                }
                Row::Note(text) => (at, last_move, text).hash(&mut hash),
                Row::Run { head, folded, items, .. } => {
                    (at, head, folded, items.len(), last_move).hash(&mut hash);
                    for item in items {
                        match item {
                            Item::Move(entry) => entry.names.first().map(|name| &name.reading.text).hash(&mut hash),
                            Item::Comment(text) => text.hash(&mut hash),
                            Item::Number(..) => {}
                        }
                    }
                }
            }
            (hash.finish(), row.clone())
        })
        .collect()
}

fn draw(desk: Desk, current: &Selector<At>, columns: Memo<Vec<Column>>, row: Row) -> El {
    match row {
        Row::Pair { number, white, black } => pair(desk, current, number, white.as_ref(), black.as_ref()),
        Row::Note(text) => aside(columns, el("p").class("comment").attr("dir", "auto").text(&text)),
        Row::Run { depth, head, folded, items } => aside(columns, run(desk, current, depth, head, folded, items)),
    }
}

fn aside(columns: Memo<Vec<Column>>, what: El) -> El {
    el("tr").class("aside").child(across(columns).child(what))
}

fn pair(desk: Desk, current: &Selector<At>, number: u32, white: Option<&Entry>, black: Option<&Entry>) -> El {
    let columns = white.or(black).map_or(0, |entry| entry.names.len());
    let mut row = el("tr")
        .class("pair")
        .child(el("th").class("number").attr("scope", "row").text(&number.to_string()));
    for at in 0..columns {
        let fill = |cell: El, entry: Option<&Entry>| match entry {
            Some(entry) => written(desk, current, entry, at, cell),
            // A lone reply of Black's leaves White's place to an ellipsis.
            None if black.is_some() => cell.text("…"),
            None => cell,
        };
        row = row.child(fill(el("td").class("begin"), white)).child(fill(el("td"), black));
    }
    row
}

/// A move in one notation. Its glyphs and its clock stand in the first column only.
fn written(desk: Desk, current: &Selector<At>, entry: &Entry, column: usize, mut cell: El) -> El {
    let names = entry.names.get(column).map(|named| name(named));
    cell = cell.child(move_button(desk, current, entry.id, names));
    if column == 0 {
        cell = glyphs(cell, &entry.glyphs);
        if let Some(clock) = &entry.clock {
            cell = cell.child(el("span").class("clock").text(&clock));
        }
    }
    cell
}

fn glyphs(holder: El, glyphs: &str) -> El {
    if glyphs.is_empty() { holder } else { holder.child(el("span").class("nag").text(glyphs)) }
}

fn move_button(desk: Desk, current: &Selector<At>, id: NodeId, names: impl IntoIterator<Item = El>) -> El {
    let (here, marked) = (current.clone(), current.clone());
    let at = At::After(id);
    el("button")
        .attr("type", "button")
        .live("class", move || Some(if here.selected(&at) { "move current" } else { "move" }.to_owned()))
        .live("aria-current", move || marked.selected(&at).then(|| "true".to_owned()))
        .click(move || desk.act(Action::Go(at)))
        .children(names)
}

/// A stretch of a variation as running text.
fn run(desk: Desk, current: &Selector<At>, depth: usize, head: Option<NodeId>, folded: bool, items: Vec<Item>) -> El {
    // Deep nesting is shown no deeper once the page is too narrow for more steps.
    let depth = depth.min(6);
    let mut run = el("div")
        .class(if folded { "variation folded" } else { "variation" })
        .style("--depth", move || depth.to_string());
    if let Some(first) = head {
        let label = if folded { "Unfold the variation" } else { "Fold the variation" };
        run = run.child(
            button("fold")
                .attr("aria-expanded", if folded { "false" } else { "true" })
                .attr("aria-label", label)
                .click(move || desk.act(Action::Fold(first))),
        );
    }
    for item in items {
        run = match item {
            Item::Number(number, side) => {
                let dots = if side == Side::White { "." } else { "…" };
                run.child(el("span").class("number").text(&format!("{number}{dots}")))
            }
            Item::Comment(text) => run.child(el("span").class("comment").attr("dir", "auto").text(&text)),
            Item::Move(entry) => {
                let names = entry.names.iter().map(|named| name(named));
                glyphs(run.child(move_button(desk, current, entry.id, names)), &entry.glyphs)
            }
        }
        .text(" ");
    }
    if folded { run.text("…") } else { run }
}

/// One picker for each shown notation, and a button that adds another.
fn pickers(desk: Desk, columns: Memo<Vec<Column>>) -> El {
    let add = move || {
        let shown = columns.get_untracked();
        if let Some(fresh) = COLUMNS.iter().find(|column| !shown.contains(column)) {
            desk.act(Action::SetColumn(shown.len(), *fresh));
        }
    };
    let add = button("button plain add")
        .attr("aria-label", "Add a notation")
        .attr("title", "Add a notation")
        .live("disabled", move || (columns.with(Vec::len) >= COLUMNS.len()).then(String::new))
        .click(add)
        .child(icon(Sign::Add));
    el("tr").class("pickers").child(el("td").child(add)).live_children(move || {
        let shown = columns.get();
        let several = shown.len() > 1;
        shown.into_iter().enumerate().map(|(at, chosen)| picker(desk, at, chosen, several).view()).collect()
    })
}

fn picker(desk: Desk, at: usize, chosen: Column, several: bool) -> El {
    let choose = move |event| {
        if let Some(column) = column(&event_target_value(&event)) {
            desk.act(Action::SetColumn(at, column));
        }
    };
    let select = el("select")
        .class("notation")
        .attr("aria-label", &format!("Notation of column {}", at + 1))
        .on("change", choose)
        .children(options(chosen));
    let head = el("th").class("picker begin").attr("colspan", "2").attr("scope", "colgroup").child(select);
    if !several {
        return head;
    }
    let remove = button("button plain remove").attr("aria-label", &format!("Remove {}", chosen.title));
    head.child(remove.click(move || desk.act(Action::RemoveColumn(at))).child(icon(Sign::Close)))
}

/// The notations to choose from.
pub fn options(chosen: Column) -> impl Iterator<Item = El> {
    COLUMNS.iter().map(move |column| choice(column.tag, column.title, column.tag == chosen.tag))
}

fn choice(value: &str, title: &str, selected: bool) -> El {
    let option = el("option").attr("value", value).text(title);
    if selected { option.attr("selected", "") } else { option }
}

/// What the game is called, or a choice among several.
fn game_picker(desk: Desk) -> AnyView {
    let games = Memo::new(move |_| desk.frame.with(|frame| Arc::new((frame.titles.clone(), frame.shown))));
    live(move || {
        let games = games.get();
        let (titles, shown) = (&games.0, games.1);
        let [title] = titles.as_slice() else {
            let choose = move |event| {
                if let Ok(game) = event_target_value(&event).parse() {
                    desk.act(Action::Show(game));
                }
            };
            let options = titles
                .iter()
                .enumerate()
                .map(|(at, title)| choice(&at.to_string(), &format!("{}. {title}", at + 1), at == shown));
            let select = el("select").class("game-title").attr("aria-label", "Game").on("change", choose);
            return vec![select.children(options).view()];
        };
        vec![el("h2").class("game-title").attr("dir", "auto").text(&title).view()]
    })
}
