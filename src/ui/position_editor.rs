//! The editor in which a position is set up on the board.

use leptos::prelude::*;

use super::app_state::AppState;
use super::press::press;
use crate::view;

/// The panel of the tab Set up.
#[component]
pub fn PositionEditor(app: AppState, hidden: Signal<bool>) -> impl IntoView {
    view! {
        <div
            class="panel"
            id="panel-set-up"
            role="tabpanel"
            aria-labelledby="tab-set-up"
            hidden=hidden
            use:press=app
        >
            {move || app.see(|session| view::editor(session.editor()))}
        </div>
    }
}
