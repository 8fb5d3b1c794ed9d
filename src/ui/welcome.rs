//! The ways in that a first visit is offered.

use leptos::prelude::*;

use super::app_state::AppState;
use super::press::press;
use crate::view;

/// Three ways to begin, hidden once something has been done.
#[component]
pub fn Welcome(app: AppState) -> impl IntoView {
    view! { <div class="place" use:press=app>{move || view::welcome(app.first_visit.get())}</div> }
}
