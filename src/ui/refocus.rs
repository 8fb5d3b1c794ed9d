//! Keeps the keyboard where it was when what had it is drawn anew: a picker whose column changes, a
//! variation that is folded.
//!
//! Only where the keyboard is used: after a click the arrow keys are the game's, as they were.

use super::browser;
use super::el::before_paint;

/// Gives the keyboard, if it can be seen somewhere now, to the element with this attribute once the changes
/// under way are in place.
pub fn keep(attribute: &str, value: &str) {
    if browser::is_there(":focus-visible") {
        let selector = ["[", attribute, "='", value, "']"].concat();
        before_paint(move || browser::focus_on(&selector));
    }
}
