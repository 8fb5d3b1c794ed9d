//! Why the current move is written this way in each notation, and how the game stands.

use leptos::prelude::*;

use super::desk::Desk;
use super::press::press;
use crate::view::{self, Place};

/// The reasons below the panels.
#[component]
pub fn WhyPanel(desk: Desk, hidden: Signal<bool>) -> impl IntoView {
    view! {
        <div class="reasons-place" hidden=hidden use:press=desk>
            {move || desk.why.with(|model| view::why(model.as_deref(), Place::Page))}
            {move || desk.standing.with(|model| view::standing(model))}
        </div>
    }
}
