//! The masthead: the name of the page and its tools.

use leptos::prelude::*;

use super::app_state::AppState;
use super::press::press;
use crate::view;

/// The masthead.
#[component]
pub fn Masthead(app: AppState) -> impl IntoView {
    view! { <div class="place" use:press=app>{move || view::masthead(app.is_dark())}</div> }
}
