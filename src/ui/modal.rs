//! What all dialogs share: how they come, take the keyboard, and go.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use super::browser;
use crate::view::Element;

/// A dialog that is open, and has the keyboard, for as long as it is there.
#[component]
pub fn Modal(draw: impl Fn() -> Element + Send + 'static) -> impl IntoView {
    let find = || browser::find("dialog").and_then(|it| it.dyn_into::<HtmlDialogElement>().ok());
    Effect::new(move || {
        if let Some(dialog) = find() {
            // It fails only for a dialog that is out of the page.
            let _ = dialog.show_modal();
        }
    });
    // Closing it gives the keyboard back to what had it before.
    on_cleanup(move || {
        if let Some(dialog) = find() {
            dialog.close();
        }
    });
    draw
}
