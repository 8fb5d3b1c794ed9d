//! What all dialogs share: the element that is shown and hidden, and the buttons in it.

use std::time::Duration;

use leptos::prelude::*;
use web_sys::HtmlDialogElement;

use crate::ui::desk::{Desk, Dialog};

/// A `<dialog>` that the desk's state shows and hides, and that tells the desk when the browser has
/// closed it. What it holds is made when it is first opened, and stays.
#[component]
pub fn DialogFrame(
    desk: Desk,
    which: Dialog,
    title: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let element = NodeRef::<leptos::html::Dialog>::new();
    let opened = RwSignal::new(false);
    Effect::new(move || {
        let open = desk.dialog.get() == Some(which);
        let Some(element) = element.get() else {
            return;
        };
        if open && !element.open() {
            if opened.get_untracked() {
                show(&element);
                return;
            }
            opened.set(true);
            // A dialog gives the keyboard to the first thing in it, which is yet to be made.
            let made = move || {
                if desk.dialog.get_untracked() == Some(which) {
                    show(&element);
                }
            };
            set_timeout(made, Duration::ZERO);
        } else if !open && element.open() {
            element.close();
        }
    });
    // It may have made room for another.
    let closed = move |_| {
        if desk.dialog.get_untracked() == Some(which) {
            desk.dialog.set(None);
        }
    };
    view! {
        <dialog class="sheet-dialog" aria-label=title node_ref=element on:close=closed>
            <h2>{title}</h2>
            {move || opened.get().then(|| children())}
        </dialog>
    }
    .into_any()
}

/// Fails only for one that is open already or out of the page.
fn show(dialog: &HtmlDialogElement) {
    let _ = dialog.show_modal();
}

/// A button in a dialog.
pub fn act(words: &'static str, act: impl Fn() + 'static) -> AnyView {
    act_unless(|| false, words, act)
}

/// The same, hidden while something is the case.
pub fn act_unless(
    hidden: impl Fn() -> bool + Send + Sync + 'static,
    words: &'static str,
    act: impl Fn() + 'static,
) -> AnyView {
    let hidden = Signal::derive(hidden);
    let act: Box<dyn Fn()> = Box::new(act);
    let act = move |_| act();
    view! { <button type="button" class="button" hidden=hidden on:click=act>{words}</button> }
        .into_any()
}
