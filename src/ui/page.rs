//! The page: masthead, board and column, and the handling of what is dropped or pasted anywhere on
//! it, or is in its address.

use gloo_events::{EventListener, EventListenerOptions};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DragEvent};

use super::app_state::AppState;
use super::board::{Board, BoardFoot};
use super::column::Column;
use super::dialogs::Dialogs;
use super::export::Paper;
use super::keys;
use super::masthead::Masthead;
use super::menu::MoveMenu;
use super::requests::{open_files, open_text};
use crate::dom::{closest, target};
use crate::session::entry::LIVE_LIMIT;
use crate::session::{Action, OpenAction};
use crate::view;
use crate::web::browser;
use crate::words;

/// The complete page.
#[component]
pub fn Page(app: AppState) -> impl IntoView {
    keys::listen(app);
    listen_for_paste(app);
    app.resume();
    app.show_looks();
    follow_address(app);
    let share = move || app.board_size.get().to_string();
    view! {
        <div
            class="app"
            on:dragover=|event| event.prevent_default()
            on:drop=move |event| drop_on(app, &event)
        >
            // The paper comes first, so that a style sheet can hide what follows it.
            <Paper app/>
            <Masthead app/>
            <main
                class="layout"
                class:without-captions=move || !app.captions.get()
                style=("--board-percent", share)
            >
                <section class="board-area" aria-label=words::BOARD.text()>
                    <Board app/>
                    <BoardFoot app/>
                </section>
                <Column app/>
                <MoveMenu app/>
            </main>
            {move || app.aloud.with(|answer| match answer.is_empty() {
                true => app.see(|session| view::spoken(&session.spoken_as(app.files.get()))),
                false => view::spoken(answer),
            })}
            <Dialogs app/>
        </div>
    }
}

/// Opens the game in the address, and listens for new addresses as long as the page exists.
fn follow_address(app: AppState) {
    let follow = move || {
        if let Some(fragment) = browser::take_fragment() {
            app.act(Action::Open(OpenAction::Link(fragment)));
        }
    };
    follow();
    if let Some(window) = web_sys::window() {
        EventListener::new(&window, "hashchange", move |_| follow()).forget();
    }
}

/// Opens the files or the text dropped on the page.
fn drop_on(app: AppState, event: &DragEvent) {
    event.prevent_default();
    let Some(data) = event.data_transfer() else {
        return;
    };
    let files = browser::listed(data.files());
    if !files.is_empty() {
        open_files(app, files);
    } else if let Ok(text) = data.get_data("text/plain")
        && !text.trim().is_empty()
    {
        open_text(app, text);
    }
}

/// Opens a text that is pasted outside of fields, and a long text wherever it is pasted.
fn listen_for_paste(app: AppState) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let options = EventListenerOptions::enable_prevent_default();
    let listener = EventListener::new_with_options(&window, "paste", options, move |event| {
        let in_field = target(event).is_some_and(|it| closest(&it, "textarea, input").is_some());
        let data = event
            .dyn_ref::<ClipboardEvent>()
            .and_then(ClipboardEvent::clipboard_data);
        let Some(data) = data else { return };
        let text = data.get_data("text/plain").unwrap_or_default();
        let files = browser::listed(data.files());
        if text.is_empty() && !files.is_empty() {
            event.prevent_default();
            app.dialog.set(None);
            return open_files(app, files);
        }
        // A field would take too long to lay out a text as long as a book.
        if !text.is_empty() && (!in_field || text.len() > LIVE_LIMIT) {
            event.prevent_default();
            app.dialog.set(None);
            open_text(app, text);
        }
    });
    // The page lives as long as its window.
    listener.forget();
}
