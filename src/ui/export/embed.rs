//! Choosing how a game stands in a page of somebody else's.

use leptos::prelude::*;

use super::choices::Choices;
use super::lists::{pick, pick_unless, tick};
use crate::game::title;
use crate::output::export::{self, main_ply};
use crate::output::snippet::{FORMS, Snippet, Start, fields};
use crate::session::link::folder_of;
use crate::session::{Column, Session};
use crate::ui::browser;
use crate::ui::desk::Desk;

/// The lists and boxes. The notations are at first those of the sheet.
pub fn options(desk: Desk, choices: Choices) -> Vec<AnyView> {
    let (offer, shown) = desk.now(|s| (s.offer(), s.columns().to_vec()));
    let mut bits = 0;
    let mut boxes = Vec::new();
    for (at, column) in offer.columns().enumerate() {
        bits |= usize::from(shown.contains(&column)) << at;
        boxes.push(tick(column.title, choices.columns, 1 << at));
    }
    choices.columns.set(bits);
    let notations =
        view! { <fieldset class="boxes"><legend>"Notations"</legend>{boxes}</fieldset> };
    let starts = ["at the start", "where the board is now", "at the end"];
    let lists = fields().zip(choices.fields).map(|(field, choice)| {
        let titles = field.words().iter().map(|(_, title)| *title);
        // What has no say is not asked.
        let idle = move || !snippet(choices).has(field);
        pick_unless(idle, field.title, titles, choice)
    });
    let mut all = vec![
        pick("Form", FORMS, choices.form),
        notations.into_any(),
        pick("Begins", starts, choices.start),
    ];
    all.extend(lists);
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
    for column in session.columns().iter().chain(&offer) {
        if chosen(column) && !snippet.columns.contains(column) {
            snippet.columns.push(*column);
        }
    }
    snippet.start = match choices.start.get() {
        0 => Start::Start,
        1 => Start::Ply(main_ply(session)),
        _ => Start::End,
    };
    let score = export::game(session.shown_game(), export::GameFormat::Pgn);
    let address = browser::address();
    snippet.html(&score, &title(session.tree()), folder_of(&address))
}
