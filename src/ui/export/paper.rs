//! The page to print: a score sheet with its heading, which only paper shows.

use leptos::prelude::*;

use super::drawn;
use super::options::Choices;
use super::paint::show;
use crate::ui::desk::{Desk, Part};
use crate::ui::el::{El, Ref, effect, el};
use crate::ui::sheet;

/// The tags that stand at the head of a sheet, if they say something.
const TAGS: [&str; 7] = ["White", "Black", "Event", "Site", "Round", "Date", "Result"];

/// The sheet as it is on the screen, with its columns, and the board above it if that is wanted.
pub fn paper(desk: Desk, choices: Choices) -> El {
    let heading = desk.now(|session| {
        let tree = session.tree();
        let mut rows = Vec::new();
        for name in TAGS {
            let value = tree.tag(name).filter(|value| !value.contains('?'));
            if let Some(value) = value.filter(|value| !value.is_empty()) {
                rows.push(el("dt").text(name));
                rows.push(el("dd").attr("dir", "auto").text(value));
            }
        }
        el("dl").children(rows)
    });
    let board = Ref::new();
    effect(move || {
        if let Some(board) = board.get() {
            show(&board, &desk.now(|session| drawn(session, choices)));
        }
    });
    let (columns, sheet) = desk.see(Part::Sheet, |shown| {
        (shown.columns.clone(), shown.sheet.clone())
    });
    let head = |title: &str| {
        el("th")
            .class("begin")
            .attr("colspan", "2")
            .attr("scope", "colgroup")
            .text(title)
    };
    let heads = columns.iter().map(|column| head(column.title));
    let rows = sheet.rows.iter().map(|row| sheet::draw(desk, row));
    el("section")
        .class("paper")
        .child(heading)
        .child(el("canvas").refer(board).live("hidden", move || {
            (choices.board.get() == 0).then(String::new)
        }))
        .child(
            el("table")
                .class("sheet")
                .child(el("thead").child(el("tr").class("pickers").child(el("td")).children(heads)))
                .child(el("tbody").children(rows)),
        )
        .child(el("p").class("result").text(sheet.result))
}
