//! The behaviour that all dialogs share: opening, focus and closing.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use crate::view::Element;
use crate::web::browser;

/// A modal dialog, open and focused as long as it is mounted. `draw` is boxed, so that one program
/// serves all dialogs.
#[component]
pub fn Modal(draw: Box<dyn Fn() -> Element + Send>) -> impl IntoView {
    let find = || browser::find("dialog").and_then(|it| it.dyn_into::<HtmlDialogElement>().ok());
    Effect::new(move || {
        if let Some(dialog) = find() {
            // This fails only for a dialog that is not in the page.
            let _ = dialog.show_modal();
        }
    });
    // Closing the dialog returns the focus to the element that had it before.
    on_cleanup(move || {
        if let Some(dialog) = find() {
            dialog.close();
        }
    });
    draw
}
