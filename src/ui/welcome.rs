//! The ways in that a first visit is offered.

use leptos::prelude::*;

use super::desk::Desk;
use super::press::press;
use crate::view;

/// Three ways to begin, hidden once something has been done.
#[component]
pub fn Welcome(desk: Desk) -> impl IntoView {
    view! { <div class="place" use:press=desk>{move || view::doors(desk.first_visit.get())}</div> }
}
