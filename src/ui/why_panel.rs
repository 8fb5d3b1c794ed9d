//! The reasons why the current move is written this way in each notation, and how the game stands.

use leptos::prelude::*;

use super::app_state::AppState;
use super::press::press;
use crate::view::{self, Place};

/// The reasons, shown below the panels.
#[component]
pub fn WhyPanel(app: AppState, hidden: Signal<bool>) -> impl IntoView {
    view! {
        <div class="reasons-place" hidden=hidden use:press=app>
            {move || app.standing.with(|(_, why)| view::why(why.as_deref(), Place::Page))}
            {move || app.standing.with(|(model, _)| view::standing(model))}
        </div>
    }
}
