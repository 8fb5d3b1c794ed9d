//! The frame: masthead, notices, layout, and what is dropped or pasted anywhere on it.

use gloo_events::{EventListener, EventListenerOptions};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DragEvent, Element};

use super::board::{board, controls};
use super::book::book;
use super::desk::{Desk, Dialog, Part};
use super::dialogs::open_file;
use super::el::{El, button, el, live};
use super::entry::entry_box;
use super::icons::{Sign, icon};
use super::keys;
use super::later::{dialogs, set_up};
use super::link;
use super::overlay::legend;
use super::sheet::sheet;
use super::standing::standing;
use super::why::why;
use super::written::{name, sentence};
use crate::session::Action;
use crate::session::editor::EditAction;
use crate::session::entry::LIVE_LIMIT;

/// The whole page.
pub fn page(desk: Desk) -> El {
    keys::listen(desk);
    listen_for_paste(desk);
    link::listen(desk);
    let board_area = el("section")
        .class("board-area")
        .attr("aria-label", "Board")
        .child(board(desk))
        .child(controls(desk))
        // Under the board, which must not move while a man is carried over it.
        .child(notice(desk))
        .child(standing(desk));
    let desk_area = el("div")
        .class("desk")
        .child(board_area)
        .child(current(desk))
        .child(why(desk))
        .child(entry_box(desk));
    el("div")
        .class("app")
        .on("dragover", |event| event.prevent_default())
        .on("drop", move |event| {
            if let Some(event) = event.dyn_ref() {
                drop_on(desk, event);
            }
        })
        .child(masthead(desk))
        .child(
            el("main")
                .class("layout")
                .child(book(desk))
                .child(desk_area)
                .child(set_up(desk))
                .child(sheet(desk)),
        )
        .child(spoken(desk))
        .children(dialogs(desk))
}

fn masthead(desk: Desk) -> El {
    let tool = |sign, label: &'static str| {
        button("button")
            .attr("aria-label", label)
            .child(icon(sign))
            .child(el("span").class("label").text(label))
    };
    let other = move || if desk.is_dark() { "Light" } else { "Dark" }.to_owned();
    let theme = button("button")
        .live("aria-label", move || Some(other()))
        .click(move || desk.turn_theme())
        .child(icon(Sign::Theme))
        .child(el("span").class("label").live_text(other));
    el("header")
        .class("masthead")
        .child(
            el("h1")
                .class("brand")
                .text("Rank ")
                .child(el("em").text("&"))
                .text(" File"),
        )
        .child(
            el("nav")
                .class("toolbar")
                .attr("aria-label", "Tools")
                .child(tool(Sign::Add, "New").click(move || desk.set_dialog(Some(Dialog::New))))
                .child(tool(Sign::Open, "Open").click(move || desk.set_dialog(Some(Dialog::Open))))
                .child(
                    tool(Sign::Export, "Export")
                        .click(move || desk.set_dialog(Some(Dialog::Export))),
                )
                .child(
                    tool(Sign::SetUp, "Set up")
                        .click(move || desk.act(Action::Edit(EditAction::Begin))),
                )
                .child(
                    el("a")
                        .class("button")
                        .attr("href", "lessons/index.html")
                        .attr("aria-label", "Lessons")
                        .child(icon(Sign::Lessons))
                        .child(el("span").class("label").text("Lessons")),
                )
                .child(theme),
        )
}

/// What was done or refused, until it is put away or something else happens.
fn notice(desk: Desk) -> El {
    el("div")
        .attr("role", "status")
        .attr("aria-live", "polite")
        .live_children(move || {
            let Some(notice) = desk.see(Part::Notice, |shown| shown.notice.clone()) else {
                return Vec::new();
            };
            let close = button("button plain")
                .attr("aria-label", "Close")
                .click(move || desk.act(Action::Cancel))
                .child(icon(Sign::Close));
            let line = el("p").class(if notice.refusal {
                "notice warn"
            } else {
                "notice"
            });
            let words = el("span").children(sentence(desk, &notice.sentence));
            // The sentence has said it to those who hear the page.
            let key = el("span")
                .class("legend")
                .attr("aria-hidden", "true")
                .children(legend(&notice.drawn));
            vec![line.child(words.child(key)).child(close).view()]
        })
}

/// The current move in big letters, for pages too narrow to show sheet and board together.
fn current(desk: Desk) -> El {
    el("section")
        .class("current")
        .attr("aria-hidden", "true")
        .child(live(move || {
            let Some(why) = desk.see(Part::Why, |shown| shown.why.clone()) else {
                return Vec::new();
            };
            let number = el("span").class("number").text(&why.number);
            let names = why.reasons.iter().map(|reason| name(&reason.named).view());
            std::iter::once(number.view()).chain(names).collect()
        }))
}

/// Speaks each move in words, for those who hear the page.
fn spoken(desk: Desk) -> El {
    el("p")
        .class("visually-hidden")
        .attr("id", "spoken")
        .attr("aria-live", "polite")
        .live_text(move || desk.see(Part::Line, |shown| shown.line.spoken.clone()))
}

/// A file or a text dropped anywhere is opened.
fn drop_on(desk: Desk, event: &DragEvent) {
    event.prevent_default();
    let Some(data) = event.data_transfer() else {
        return;
    };
    if let Some(file) = data.files().and_then(|files| files.get(0)) {
        open_file(desk, file);
    } else if let Ok(text) = data.get_data("text/plain")
        && !text.trim().is_empty()
    {
        desk.act(Action::Open(text));
    }
}

/// A text pasted where no field has the keyboard is opened, and a long one anywhere.
fn listen_for_paste(desk: Desk) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let options = EventListenerOptions::enable_prevent_default();
    let listener = EventListener::new_with_options(&window, "paste", options, move |event| {
        let in_field = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok())
            .is_some_and(|element| {
                element
                    .closest("textarea, input")
                    .is_ok_and(|e| e.is_some())
            });
        let text = event
            .dyn_ref::<ClipboardEvent>()
            .and_then(ClipboardEvent::clipboard_data)
            .and_then(|data| data.get_data("text/plain").ok());
        // A field is no place for a book: laying it out would hold the page up.
        if let Some(text) = text.filter(|text| !in_field || text.len() > LIVE_LIMIT) {
            event.prevent_default();
            desk.set_dialog(None);
            desk.act(Action::Open(text));
        }
    });
    let listener = StoredValue::new_local(Some(listener));
    on_cleanup(move || listener.update_value(|listener| drop(listener.take())));
}
