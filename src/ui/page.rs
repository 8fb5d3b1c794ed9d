//! The frame: masthead, board and column, and what is pressed, pointed at, dropped or pasted anywhere on it.

use gloo_events::{EventListener, EventListenerOptions};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DragEvent, Event};

use super::block::block;
use super::board::Board;
use super::column::Column;
use super::desk::Desk;
use super::dialogs::{self, dialogs, open_files};
use super::{browser, export, keys, link, menu};
use crate::dom::{self, Press, closest, target};
use crate::session::Action;
use crate::session::editor::EditAction;
use crate::session::entry::LIVE_LIMIT;
use crate::session::score::ScoreAction;
use crate::view::{self, Controls, Request, StatusLine, Tab};

/// The whole page. What is pressed in its blocks is heard here.
#[component]
pub fn Page(desk: Desk) -> impl IntoView {
    keys::listen(desk);
    listen_for_paste(desk);
    link::listen(desk);
    // A session that comes back may have a file open.
    desk.pass_on();
    let press = move |event: Event| press(desk, &event);
    let point = move |event: Event| point(desk, &event);
    view! {
        <div
            class="app"
            on:click=move |event| press(event.into())
            on:keydown=move |event| press(event.into())
            on:change=press
            on:input=press
            on:pointerover=move |event| point(event.into())
            on:pointerout=move |event| point(event.into())
            on:focusin=move |event| point(event.into())
            on:focusout=move |event| point(event.into())
            on:scroll:capture=move |event| scroll(desk, &event)
            on:close:capture=move |event| dialogs::closed(desk, &event)
            on:click:capture=move |event| menu::elsewhere(desk, &event)
            on:contextmenu=move |event| menu::asked(desk, &event)
            on:pointerdown=move |event| menu::touched(desk, &event)
            on:pointerup=move |event| menu::touched(desk, &event)
            on:pointercancel=move |event| menu::touched(desk, &event)
            on:dragover=|event| event.prevent_default()
            on:drop=move |event| drop_on(desk, &event)
        >
            // First, so that a style sheet can hide what follows it.
            {export::paper(desk)}
            {block("header", move || view::masthead(desk.is_dark()))}
            <main
                class="layout"
                class:without-captions=move || !desk.captions.get()
                style=("--board-share", move || (f64::from(desk.board_size.get()) / 100.0).to_string())
            >
                <section class="board-area" aria-label="Board">
                    <Board desk/>
                    <div class="board-foot">
                        {controls(desk)}
                        {status(desk)}
                    </div>
                </section>
                <Column desk/>
            </main>
            {menu::menu(desk)}
            {block("p", move || desk.see(|s| view::spoken(&s.spoken())))}
            {dialogs(desk)}
        </div>
    }
    .into_any()
}

/// The rows that are seen have changed, where the list of a file's games was scrolled.
fn scroll(desk: Desk, event: &Event) {
    let Some(list) = target(event).filter(|it| it.has_attribute("data-scrolls")) else {
        return;
    };
    // Every row is as high as the heads of the columns.
    let row = dom::find(&list, "thead")
        .map_or(0, |head| head.client_height())
        .max(1);
    desk.act(Action::Scroll((list.scroll_top() / row).unsigned_abs()));
}

fn controls(desk: Desk) -> AnyView {
    block("div", move || {
        desk.see(|session| {
            view::controls(&Controls {
                steps: session.editor().is_none(),
                names: Some(session.position().variant().span() == 8),
                reasons: Some(session.reasons_on_board()),
                history: Some([session.can_undo(), session.can_redo()]),
            })
        })
    })
}

/// The one place under the board where something is said.
fn status(desk: Desk) -> AnyView {
    block("div", move || {
        desk.see(|session| {
            desk.standing.with(|standing| {
                let meaning = &session.entry().meaning;
                let may_say = desk.rested.get() || !meaning.is_mistake();
                view::status_line(&StatusLine {
                    status: Some((standing.variant, &standing.status)),
                    doubts: session.troubles().len(),
                    notice: session.notice(),
                    typed: may_say.then_some(meaning),
                })
            })
        })
    })
}

/// Does what an element says that a press on it means.
fn press(desk: Desk, event: &Event) {
    let pressed = dom::press(event);
    if pressed.is_some() {
        menu::close(desk);
    }
    let action = match pressed {
        Some(Press::Does(text)) => match Request::parse(&text) {
            Some(request) => return dialogs::answer(desk, request, event),
            None => Action::parse(&text),
        },
        Some(Press::Lights(pointing)) => Some(Action::Point(Some(pointing))),
        None => None,
    };
    let Some(action) = action else {
        return;
    };
    if event.type_() == "keydown" {
        event.prevent_default();
    }
    let in_dialog = target(event).is_some_and(|it| closest(&it, "dialog").is_some());
    // What is done to the score is seen in the dialog.
    match &action {
        Action::Score(ScoreAction::Tag(name, value)) if value.is_empty() => {
            desk.tag.update(|tag| tag.1.clone_from(name));
        }
        Action::Score(_) => {}
        _ if in_dialog => desk.dialog.set(None),
        _ => {}
    }
    // Where the keyboard goes when what had it is taken away; after a click the arrow keys are the game's.
    let next = match &action {
        Action::Edit(EditAction::Finish | EditAction::Cancel) => {
            Some(".toolbar [aria-label='Set up']".to_owned())
        }
        Action::RemoveColumn(at) if browser::is_there(":focus-visible") => {
            let list = Action::column_list(at.saturating_sub(1));
            Some(["[data-do='", &list, "']"].concat())
        }
        Action::Choose(mv) if in_chooser(event) => Some(format!("[data-square={}]", mv.to)),
        _ => None,
    };
    let takes_game = matches!(action, Action::Take(_));
    desk.act(action);
    // On a phone the list has the place of the sheet and the reasons, which the game is opened for.
    if takes_game && browser::is_below(".column", ".board-area") {
        desk.tab.set(Tab::Moves);
    }
    if let Some(next) = next {
        request_animation_frame(move || browser::focus_on(&next));
    }
}

/// Whether the event is of the choice that lies over the board.
fn in_chooser(event: &Event) -> bool {
    target(event).is_some_and(|it| closest(&it, ".promotion").is_some())
}

/// Lights on the board what is pointed at by mouse, touch or focus.
fn point(desk: Desk, event: &Event) {
    let Some(pointing) = dom::light(event) else {
        return;
    };
    let enters = matches!(event.type_().as_str(), "pointerover" | "focusin");
    let pointing = enters.then_some(pointing);
    if desk.now(|session| session.pointing() != pointing.as_ref()) {
        desk.act(Action::Point(pointing));
    }
}

/// A file or a text dropped anywhere is opened.
fn drop_on(desk: Desk, event: &DragEvent) {
    event.prevent_default();
    let Some(data) = event.data_transfer() else {
        return;
    };
    let files = browser::listed(data.files());
    if !files.is_empty() {
        open_files(desk, files);
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
        let in_field = target(event).is_some_and(|it| closest(&it, "textarea, input").is_some());
        let text = event
            .dyn_ref::<ClipboardEvent>()
            .and_then(ClipboardEvent::clipboard_data)
            .and_then(|data| data.get_data("text/plain").ok());
        // A field is no place for a book: laying it out would hold the page up.
        if let Some(text) = text.filter(|text| !in_field || text.len() > LIVE_LIMIT) {
            event.prevent_default();
            desk.dialog.set(None);
            desk.act(Action::Open(text));
        }
    });
    // The page lives as long as its window.
    listener.forget();
}
