//! A page of an old book beside the board. The reader of books has drawn it; here its steps are followed
//! and what is done to it is told.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::browser;
use super::desk::{Desk, Part};
use super::el::{El, Ref, before_paint, effect, el};
use super::shown::Shown;
use crate::game::At;
use crate::message::{Choice, Drawing};
use crate::session::{Action, Pointing};

/// The page with the list of the book's games; hidden while no book is open.
pub fn book(desk: Desk) -> El {
    let pane = Ref::new();
    let turn = move |event: Event| {
        if let Ok(game) = event_target_value(&event).parse() {
            desk.act(Action::Turn(game));
        }
    };
    let point = move |event: Event| desk.act(Action::Point(pointed(&event)));
    let away = move |_| desk.act(Action::Point(None));
    effect(move || {
        let moment = desk.see(Part::At, |shown| shown.moment);
        desk.follow(Part::Leaf);
        if let Some(pane) = pane.get() {
            before_paint(move || {
                browser::mark(&pane, moment);
                browser::rove(&pane);
            });
        }
    });
    el("section")
        .class("book")
        .attr("aria-label", "The page")
        .live("hidden", move || {
            desk.see(Part::Leaf, |shown| shown.leaf.is_none())
                .then(String::new)
        })
        .child(
            drawn(desk, Part::BookList, |shown| {
                shown.book_list.as_ref().clone()
            })
            .on("change", turn),
        )
        .child(
            drawn(desk, Part::Leaf, |shown| {
                let leaf = shown.leaf.as_ref();
                leaf.map_or_else(Drawing::default, |leaf| leaf.drawing.clone())
            })
            .class("pane")
            .refer(pane)
            .on("click", move |event| act(desk, &event))
            .on("keydown", move |event| {
                let key = event.dyn_ref().map(KeyboardEvent::key);
                if matches!(key.as_deref(), Some("Enter" | " ")) && moment(&event).is_some() {
                    event.prevent_default();
                    act(desk, &event);
                }
            })
            .on("pointerover", point)
            .on("focusin", point)
            .on("pointerleave", away)
            .on("focusout", away),
        )
}

/// An element in which a drawing is followed.
fn drawn(desk: Desk, part: Part, drawing: fn(&Shown) -> Drawing) -> El {
    let place = Ref::new();
    effect(move || {
        let drawing = desk.see(part, drawing);
        if let Some(place) = place.get() {
            browser::draw(&place, &drawing);
        }
    });
    el("div").refer(place)
}

/// The value of an attribute of what an event is about, or of what that lies in.
fn value(event: &Event, attribute: &str) -> Option<String> {
    let element: Element = event.target()?.dyn_into().ok()?;
    let bearer = element.closest(&format!("[{attribute}]")).ok()??;
    bearer.get_attribute(attribute)
}

/// The moment of the move that an event is about.
pub fn moment(event: &Event) -> Option<u32> {
    value(event, "data-moment")?.parse().ok()
}

/// `14 1234`: which move the printed move of a moment is said to be.
fn choice(deed: &str) -> Option<Choice> {
    let (moment, key) = deed.split_once(' ')?;
    Some(Choice {
        moment: moment.parse().ok()?,
        key: key.parse().ok()?,
    })
}

fn pointed(event: &Event) -> Option<Pointing> {
    match moment(event) {
        Some(moment) => Some(Pointing::Moment(At::of_moment(moment))),
        None => Some(Pointing::Way(choice(&value(event, "data-do")?)?.key)),
    }
}

fn act(desk: Desk, event: &Event) {
    let deed = value(event, "data-moment").or_else(|| value(event, "data-do"));
    let deed = deed.unwrap_or_default();
    let action = match deed.as_str() {
        "+" => Some(Action::Doubt(true)),
        "-" => Some(Action::Doubt(false)),
        "*" => Some(Action::Collect),
        deed => match deed.parse() {
            Ok(moment) => Some(Action::Go(At::of_moment(moment))),
            Err(_) => choice(deed).map(Action::Settle),
        },
    };
    if let Some(action) = action {
        desk.act(action);
    }
}
