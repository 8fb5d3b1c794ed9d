//! The masthead: the name of the page, and its tools.

use leptos::prelude::*;

use super::desk::Desk;
use super::press::press;
use crate::view;

/// The masthead.
#[component]
pub fn Masthead(desk: Desk) -> impl IntoView {
    view! { <div class="place" use:press=desk>{move || view::masthead(desk.is_dark())}</div> }
}
