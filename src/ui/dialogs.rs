//! The dialogs. At most one is open.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::app_state::AppState;
use super::export::ExportDialog;
use super::kept::KeptDialog;
use super::modal::Modal;
use super::press::press;
use crate::dom::{closest, target};
use crate::view::{self, Dialog};
use crate::web::browser;

/// The open dialog, if there is one.
#[component]
pub fn Dialogs(app: AppState) -> impl IntoView {
    let open = Memo::new(move |_| app.dialog.get());
    let dialog = move || {
        open.get().map(|dialog| match dialog {
            Dialog::New => view! { <Modal draw=Box::new(view::new_game)/> }.into_any(),
            Dialog::Open => view! { <OpenDialog app/> }.into_any(),
            Dialog::Export => view! { <ExportDialog app/> }.into_any(),
            Dialog::Details => view! { <DetailsDialog app/> }.into_any(),
            Dialog::Help => view! { <Modal draw=Box::new(view::help)/> }.into_any(),
            Dialog::Compare => view! { <CompareDialog app/> }.into_any(),
            Dialog::Looks => {
                let languages = browser::languages();
                let draw = move || view::looks(app.looks.get(), &languages);
                view! { <Modal draw=Box::new(draw)/> }.into_any()
            }
            Dialog::Kept => view! { <KeptDialog app/> }.into_any(),
            Dialog::Notations(column) => view! { <NotationsDialog app column/> }.into_any(),
        })
    };
    view! {
        <div class="place" use:press=app on:close:capture=move |_| app.dialog.set(None)>
            {dialog}
        </div>
    }
}

/// The dialog Open, for a text or a file.
#[component]
fn OpenDialog(app: AppState) -> impl IntoView {
    let draw = move || {
        let pages = app.photographs.with(Vec::len);
        let language = app.file_worker.scan_worker.language.get();
        app.draft.with(|draft| view::open(draft, pages, language))
    };
    view! { <Modal draw=Box::new(draw)/> }
}

/// The dialog with the tags of the game.
#[component]
fn DetailsDialog(app: AppState) -> impl IntoView {
    let draw = move || {
        app.tag
            .with(|(name, emptied)| app.see(|session| view::details(session, name, emptied)))
    };
    view! { <Modal draw=Box::new(draw)/> }
}

/// The dialog that compares the game with another version of it.
#[component]
fn CompareDialog(app: AppState) -> impl IntoView {
    view! { <Modal draw=Box::new(move || app.see(view::compare))/> }
}

/// The dialog in which the notation of a column is chosen.
#[component]
fn NotationsDialog(app: AppState, column: usize) -> impl IntoView {
    let draw = move || {
        app.sought
            .with(|sought| app.see(|session| view::notations(session, column, sought)))
    };
    view! {
        <div class="place" on:keydown=|event| seek(&event)>
            <Modal draw=Box::new(draw)/>
        </div>
    }
}

/// Selector of what the arrow keys walk through: the search field, and behind it the notations.
const WALKED: &str = "#sought, .choice";

/// Handles the keys of a search for a notation: Enter in the search field takes the first one that is found, and the
/// arrow keys walk between the field and the notations.
fn seek(event: &KeyboardEvent) {
    let Some((at, dialog)) =
        target(event).and_then(|at| Some((at.clone(), closest(&at, "dialog")?)))
    else {
        return;
    };
    let Ok(found) = dialog.query_selector_all(WALKED) else {
        return;
    };
    let item = |place: u32| found.get(place)?.dyn_into::<HtmlElement>().ok();
    let is_here = |place: &u32| item(*place).is_some_and(|item| *item == at);
    // From a button beside them the keys lead where they lead from the field.
    let here = (0..found.length()).find(is_here).unwrap_or(0);
    let to = match event.key().as_str() {
        "ArrowDown" => item(here + 1),
        "ArrowUp" => here.checked_sub(1).and_then(item),
        "Enter" if at.id() == "sought" && !event.is_composing() => {
            if let Some(first) = item(here + 1) {
                first.click();
            }
            None
        }
        _ => return,
    };
    event.prevent_default();
    if let Some(to) = to {
        // This scrolls it into view, and fails only for elements that take no focus.
        let _ = to.focus();
    }
}
