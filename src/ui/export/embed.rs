//! Choosing how a game stands in a page of somebody else's.

use leptos::prelude::*;

use super::options::{Choices, pick, tick};
use crate::game::title;
use crate::output::export::{self, main_ply};
use crate::output::snippet::{FIELDS, FORMS, Snippet, Start};
use crate::session::link::folder_of;
use crate::session::{Column, Session};
use crate::ui::browser;
use crate::ui::desk::{Desk, Part};
use crate::ui::el::{El, el};

/// The lists and boxes. The notations are at first those of the sheet.
pub fn options(desk: Desk, choices: Choices) -> Vec<El> {
    let mut all = vec![pick("Form", &FORMS, choices.form)];
    let (offer, shown) = desk.see(Part::Columns, |shown| (shown.offer, shown.columns.clone()));
    let mut bits = 0;
    let mut boxes = Vec::new();
    for (at, column) in offer.columns().enumerate() {
        bits |= usize::from(shown.contains(&column)) << at;
        boxes.push(tick(column.title, choices.columns, 1 << at));
    }
    choices.columns.set(bits);
    all.push(
        el("fieldset")
            .class("boxes")
            .child(el("legend").text("Notations"))
            .children(boxes),
    );
    let starts = ["at the start", "where the board is now", "at the end"];
    all.push(pick("Begins", &starts, choices.start));
    for (at, field) in FIELDS.iter().enumerate() {
        let titles: Vec<&str> = field.values.iter().map(|(_, title)| *title).collect();
        let list = pick(field.title, &titles, choices.fields[at]);
        let idle = move || !snippet(choices).has(at);
        all.push(list.live("hidden", move || idle().then(String::new)));
    }
    all
}

fn snippet(choices: Choices) -> Snippet {
    Snippet {
        form: choices.form.get(),
        columns: Vec::new(),
        start: Start::Start,
        chosen: choices.fields.map(|field| field.get()),
    }
}

/// The HTML as it is chosen.
pub fn html(session: &Session, choices: Choices) -> String {
    let mut snippet = snippet(choices);
    let bits = choices.columns.get();
    let offer: Vec<Column> = session.offer().columns().collect();
    let chosen = |column: &Column| {
        let at = offer.iter().position(|known| known == column);
        at.is_some_and(|at| bits & (1 << at) != 0)
    };
    // In the order of the sheet, and behind those what is chosen besides.
    for column in session.columns.iter().chain(&offer) {
        if chosen(column) && !snippet.columns.contains(column) {
            snippet.columns.push(*column);
        }
    }
    snippet.start = match choices.start.get() {
        0 => Start::Start,
        1 => Start::Ply(main_ply(session)),
        _ => Start::End,
    };
    let score = export::game(session.shown_game(), export::Form::Pgn);
    let address = browser::address();
    snippet.html(&score, &title(session.tree()), folder_of(&address))
}
