//! The dialogs, of which one may be open.

use leptos::prelude::*;

use super::desk::Desk;
use super::export::ExportDialog;
use super::kept::KeptDialog;
use super::modal::Modal;
use super::press::press;
use crate::view::{self, Dialog};

/// The dialog that is open; none otherwise.
#[component]
pub fn Dialogs(desk: Desk) -> impl IntoView {
    let open = Memo::new(move |_| desk.dialog.get());
    let dialog = move || {
        open.get().map(|dialog| match dialog {
            Dialog::New => view! { <Modal draw=view::new_game/> }.into_any(),
            Dialog::Open => view! { <OpenDialog desk/> }.into_any(),
            Dialog::Export => view! { <ExportDialog desk/> }.into_any(),
            Dialog::Details => view! { <DetailsDialog desk/> }.into_any(),
            Dialog::Help => view! { <Modal draw=view::help/> }.into_any(),
            Dialog::Compare => view! { <CompareDialog desk/> }.into_any(),
            Dialog::Kept => view! { <KeptDialog desk/> }.into_any(),
        })
    };
    view! {
        <div class="place" use:press=desk on:close:capture=move |_| desk.dialog.set(None)>
            {dialog}
        </div>
    }
}

/// Opens what is typed, pasted or chosen.
#[component]
fn OpenDialog(desk: Desk) -> impl IntoView {
    view! { <Modal draw=move || desk.draft.with(|draft| view::open(draft))/> }
}

/// Shows and changes the tags of the game.
#[component]
fn DetailsDialog(desk: Desk) -> impl IntoView {
    let draw = move || {
        desk.tag
            .with(|(name, emptied)| desk.see(|session| view::details(session, name, emptied)))
    };
    view! { <Modal draw/> }
}

/// Compares the game with another version of it.
#[component]
fn CompareDialog(desk: Desk) -> impl IntoView {
    view! { <Modal draw=move || desk.see(view::compare)/> }
}
