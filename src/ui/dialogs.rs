//! The dialogs. At most one is open.

use leptos::prelude::*;

use super::app_state::AppState;
use super::export::ExportDialog;
use super::kept::KeptDialog;
use super::modal::Modal;
use super::press::press;
use crate::view::{self, Dialog};

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
                view! { <Modal draw=Box::new(move || view::looks(app.looks.get()))/> }.into_any()
            }
            Dialog::Kept => view! { <KeptDialog app/> }.into_any(),
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
