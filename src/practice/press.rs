//! The directive of a component with something to press: `use:press=state`.

use rank_and_file::dom::{self, Pressed};
use rank_and_file::view::Press;
use rank_and_file::web::press::on_presses;
use web_sys::Element;

use super::state::PracticeState;

/// The mark of an element in which presses are heard.
const HEARD: &str = "data-heard";

/// Applies the actions of what is pressed in an element, for as long as it exists.
pub fn press(element: Element, state: PracticeState) {
    // Leptos uses an element again for another part of the page, and gives it the directive again: a
    // press that is heard twice would count twice.
    if element.has_attribute(HEARD) || element.set_attribute(HEARD, "").is_err() {
        return;
    }
    on_presses(&element, move |event| {
        if let Some(Pressed::Does(press)) = dom::press(event)
            && let Press::Practice(action) = *press
        {
            // An element around this one may have been heard for a view before.
            event.stop_propagation();
            state.act(action);
        }
    });
}
