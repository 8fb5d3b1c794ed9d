//! The ways to begin that a first visit is offered.

use leptos::prelude::*;

use super::app_state::AppState;
use super::press::press;
use crate::view;

/// Three ways to begin, hidden after the first action.
#[component]
pub fn Welcome(app: AppState) -> impl IntoView {
    view! { <div class="place" use:press=app>{move || view::welcome(app.first_visit.get())}</div> }
}
