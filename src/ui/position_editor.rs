//! The editor in which a position is set up on the board.

use leptos::prelude::*;

use super::desk::Desk;
use super::press::press;
use crate::view;

/// The panel of the tab Set up.
#[component]
pub fn PositionEditor(desk: Desk, hidden: Signal<bool>) -> impl IntoView {
    view! {
        <div
            class="panel"
            id="panel-set-up"
            role="tabpanel"
            aria-labelledby="tab-set-up"
            hidden=hidden
            use:press=desk
        >
            {move || desk.see(|session| view::editor(session.editor()))}
        </div>
    }
}
