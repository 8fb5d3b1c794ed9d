//! The score sheet.

use leptos::prelude::*;

use super::book::moment;
use super::browser;
use super::desk::{Desk, Part};
use super::el::{El, Ref, before_paint, button, effect, el, live};
use super::icons::{Sign, icon};
use super::refocus;
use super::shown::Shown;
use super::written::name;
use crate::board::Side;
use crate::game::{At, NodeId};
use crate::screen::sheet::{Entry, Item, Row};
use crate::session::{Action, Column, Offer, column};

/// The sheet with its pickers, scrolled by itself so that the current move stays in view.
pub fn sheet(desk: Desk) -> El {
    let scroll = Ref::new();
    // Which move is the current one is said to the rows as they stand: to follow it is no business of
    // every move.
    effect(move || {
        let moment = desk.see(Part::At, |shown| shown.moment);
        desk.follow(Part::Sheet);
        if let Some(scroll) = scroll.get() {
            browser::mark(&scroll, moment);
            // Rows that are drawn anew are not there yet.
            before_paint(move || {
                browser::mark(&scroll, moment);
                browser::show_current(&scroll);
            });
        }
    });
    // Rows are drawn in blocks, so that a new move draws only the last rows anew.
    let bodies = live(move || {
        let blocks = desk.see(Part::Blocks, |shown| shown.blocks);
        let body = |at| {
            let rows = move || {
                desk.block(at, |rows| {
                    rows.iter().map(|row| draw(desk, row).view()).collect()
                })
            };
            el("tbody").live_children(rows).view()
        };
        (0..blocks).map(body).collect()
    });
    let sides = move || {
        let columns = desk.see(Part::Columns, |shown| shown.columns.len());
        let heads = (0..columns).flat_map(|_| {
            let head = |class: &'static str, side: Side| {
                el("th")
                    .class(class)
                    .attr("scope", "col")
                    .text(side.name())
                    .view()
            };
            [head("begin", Side::White), head("", Side::Black)]
        });
        heads.collect()
    };
    let result = el("p")
        .class("result")
        .live_text(move || desk.see(Part::Sheet, |shown| shown.sheet.result.to_owned()));
    let table = el("table")
        .class("sheet")
        .child(
            el("thead")
                .child(pickers(desk))
                .child(el("tr").class("sides").child(el("td")).live_children(sides)),
        )
        .child(bodies)
        .child(el("tfoot").child(el("tr").child(across(desk).child(result))));
    el("section")
        .class("sheet-area")
        .attr("aria-label", "Score sheet")
        .child(game_picker(desk))
        .child(
            el("div")
                .class("sheet-scroll")
                .attr("tabindex", "0")
                .refer(scroll)
                .on("click", move |event| {
                    if let Some(moment) = moment(&event) {
                        desk.act(Action::Go(At::of_moment(moment)));
                    }
                })
                .child(table),
        )
}

/// A cell as wide as the table.
fn across(desk: Desk) -> El {
    el("td").live("colspan", move || {
        Some((1 + 2 * desk.see(Part::Columns, |shown| shown.columns.len())).to_string())
    })
}

/// One row of the sheet.
pub fn draw(desk: Desk, row: &Row) -> El {
    match row {
        Row::Pair {
            number,
            white,
            black,
        } => pair(*number, white.as_ref(), black.as_ref()),
        Row::Note(text) => aside(
            desk,
            el("p").class("comment").attr("dir", "auto").text(text),
        ),
        Row::Run {
            depth,
            head,
            folded,
            items,
        } => aside(desk, run(desk, *depth, *head, *folded, items)),
    }
}

fn aside(desk: Desk, what: El) -> El {
    el("tr").class("aside").child(across(desk).child(what))
}

fn pair(number: u32, white: Option<&Entry>, black: Option<&Entry>) -> El {
    let columns = white.or(black).map_or(0, |entry| entry.names.len());
    let mut row = el("tr").class("pair").child(
        el("th")
            .class("number")
            .attr("scope", "row")
            .text(&number.to_string()),
    );
    for at in 0..columns {
        let fill = |cell: El, entry: Option<&Entry>| match entry {
            Some(entry) => written(entry, at, cell),
            // A lone reply of Black's leaves White's place to an ellipsis.
            None if black.is_some() => cell.text("…"),
            None => cell,
        };
        row = row
            .child(fill(el("td").class("begin"), white))
            .child(fill(el("td"), black));
    }
    row
}

/// A move in one notation. Its glyphs and its clock stand in the first column only.
fn written(entry: &Entry, column: usize, mut cell: El) -> El {
    let names = entry.names.get(column).map(|named| name(named));
    cell = cell.child(move_button(entry.id, names));
    if column == 0 {
        cell = glyphs(cell, &entry.glyphs);
        if let Some(clock) = &entry.clock {
            cell = cell.child(el("span").class("clock").text(clock));
        }
    }
    cell
}

fn glyphs(holder: El, glyphs: &str) -> El {
    if glyphs.is_empty() {
        holder
    } else {
        holder.child(el("span").class("nag").text(glyphs))
    }
}

/// A move to be clicked; the sheet hears it.
fn move_button(id: NodeId, names: impl IntoIterator<Item = El>) -> El {
    button("move")
        .attr("data-moment", &(id.index() + 1).to_string())
        .children(names)
}

/// A stretch of a variation as running text.
fn run(desk: Desk, depth: usize, head: Option<NodeId>, folded: bool, items: &[Item]) -> El {
    // Deep nesting is shown no deeper once the page is too narrow for more steps.
    let depth = depth.min(6);
    let mut run = el("div")
        .class(if folded {
            "variation folded"
        } else {
            "variation"
        })
        .style("--depth", move || depth.to_string());
    if let Some(first) = head {
        let id = first.index().to_string();
        let label = if folded {
            "Unfold the variation"
        } else {
            "Fold the variation"
        };
        run = run.child(
            button("fold")
                .attr("aria-expanded", if folded { "false" } else { "true" })
                .attr("aria-label", label)
                .attr("data-fold", &id)
                .click(move || {
                    refocus::keep("data-fold", &id);
                    desk.act(Action::Fold(first));
                }),
        );
    }
    for item in items {
        run = match item {
            Item::Number(number, side) => {
                let dots = if *side == Side::White { "." } else { "…" };
                run.child(el("span").class("number").text(&format!("{number}{dots}")))
            }
            Item::Comment(text) => {
                run.child(el("span").class("comment").attr("dir", "auto").text(text))
            }
            Item::Move(entry) => {
                let names = entry.names.iter().map(|named| name(named));
                glyphs(run.child(move_button(entry.id, names)), &entry.glyphs)
            }
        }
        .text(" ");
    }
    if folded { run.text("…") } else { run }
}

/// One picker for each shown notation, and a button that adds another.
fn pickers(desk: Desk) -> El {
    let add = move || {
        let (shown, offer) = desk.glance(|shown| (shown.columns.clone(), shown.offer));
        if let Some(fresh) = offer.columns().find(|column| !shown.contains(column)) {
            desk.act(Action::SetColumn(shown.len(), fresh));
        }
    };
    let add = button("button plain add")
        .attr("aria-label", "Add a notation")
        .attr("title", "Add a notation")
        .live("disabled", move || {
            let all = |shown: &Shown| shown.columns.len() >= shown.offer.columns().count();
            desk.see(Part::Columns, all).then(String::new)
        })
        .click(add)
        .child(icon(Sign::Add));
    el("tr")
        .class("pickers")
        .child(el("td").child(add))
        .live_children(move || {
            let (shown, offer) =
                desk.see(Part::Columns, |shown| (shown.columns.clone(), shown.offer));
            let several = shown.len() > 1;
            shown
                .into_iter()
                .enumerate()
                .map(|(at, chosen)| picker(desk, at, (chosen, offer), several).view())
                .collect()
        })
}

fn picker(desk: Desk, at: usize, (chosen, offer): (Column, Offer), several: bool) -> El {
    let label = |at: usize| format!("Notation of column {}", at + 1);
    let choose = move |event| {
        if let Some(column) = column(&event_target_value(&event)) {
            refocus::keep("aria-label", &label(at));
            desk.act(Action::SetColumn(at, column));
        }
    };
    let select = el("select")
        .class("notation")
        .attr("aria-label", &label(at))
        .on("change", choose)
        .children(options(chosen, offer));
    let head = el("th")
        .class("picker begin")
        .attr("colspan", "2")
        .attr("scope", "colgroup")
        .child(select);
    if !several {
        return head;
    }
    let remove =
        button("button plain remove").attr("aria-label", &format!("Remove {}", chosen.title));
    head.child(
        remove
            .click(move || {
                // The column before it, or the one that is first now.
                refocus::keep("aria-label", &label(at.saturating_sub(1)));
                desk.act(Action::RemoveColumn(at));
            })
            .child(icon(Sign::Close)),
    )
}

/// The notations to choose from.
pub fn options(chosen: Column, offer: Offer) -> impl Iterator<Item = El> {
    offer
        .columns()
        .map(move |column| option(column.tag, column.title, column.tag == chosen.tag))
}

fn option(value: &str, title: &str, selected: bool) -> El {
    let option = el("option").attr("value", value).text(title);
    if selected {
        option.attr("selected", "")
    } else {
        option
    }
}

/// What the game is called, or a choice among several.
fn game_picker(desk: Desk) -> AnyView {
    live(move || {
        let (titles, shown) = desk.see(Part::Games, |shown| (shown.titles.clone(), shown.game));
        let [title] = titles.as_slice() else {
            let choose = move |event| {
                if let Ok(game) = event_target_value(&event).parse() {
                    desk.act(Action::Show(game));
                }
            };
            let options = titles.iter().enumerate().map(|(at, title)| {
                option(
                    &at.to_string(),
                    &format!("{}. {title}", at + 1),
                    at == shown,
                )
            });
            let select = el("select")
                .class("game-title")
                .attr("aria-label", "Game")
                .on("change", choose);
            return vec![select.children(options).view()];
        };
        vec![
            el("h2")
                .class("game-title")
                .attr("dir", "auto")
                .text(title)
                .view(),
        ]
    })
}
