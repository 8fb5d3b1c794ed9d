//! The masthead: the name of the page and its tools.

use leptos::prelude::*;

use super::app_state::AppState;
use super::press::press;
use crate::view;
use crate::web::browser;

/// The masthead.
#[component]
pub fn Masthead(app: AppState) -> impl IntoView {
    let system = Trigger::new();
    browser::on_system_theme(move || system.notify());
    let draw = move || {
        system.track();
        view::masthead(app.is_dark())
    };
    view! { <div class="place" use:press=app>{draw}</div> }
}
