//! Where the focus goes after an action, once what it goes to is there.

use leptos::prelude::*;
use rank_and_file::web::browser;

/// Focuses the field for the answer, or the question if there is no field, or what is shown after the
/// last one.
pub fn focus_question() {
    request_animation_frame(|| {
        let places = ["main .answer input", "main .ask[tabindex]", "main h1"];
        let there = places.into_iter().find(|place| browser::is_there(place));
        there.into_iter().for_each(browser::focus_on);
    });
}

/// Focuses the first element that fits, once it is there.
pub fn focus_soon(selector: &'static str) {
    request_animation_frame(move || browser::focus_on(selector));
}
