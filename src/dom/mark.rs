//! Marks the current move in a sheet or a printed page already shown, and scrolls it into view.
//!
//! The values of `view` do not contain this mark, so that a step through the game redraws nothing.

use wasm_bindgen::JsCast;
use web_sys::Element;

use super::find::{closest, find, focus};
use crate::game::At;

/// Marks the moves of a part of the page that lead to this moment, and the remarks on them.
pub fn mark(part: &Element, at: At) {
    let moment = at.moment();
    let meant = format!("[data-moment='{moment}'], [data-about='{moment}']");
    // One query finds both old and new marks, because a long game has thousands of elements. No
    // call here fails for these fixed names.
    let Ok(found) = part.query_selector_all(&[".current, ", &meant].concat()) else {
        return;
    };
    for found in (0..found.length()).filter_map(|at| found.item(at)) {
        let found = found.unchecked_into::<Element>();
        if found.matches(&meant).unwrap_or(false) {
            let _ = found.class_list().add_1("current");
            let _ = found.set_attribute("aria-current", "true");
        } else {
            let _ = found.class_list().remove_1("current");
            let _ = found.remove_attribute("aria-current");
        }
    }
}

/// Scrolls `container`, and never the page, until its `.current` descendant is in view, and as much as
/// there is room for of the `.note` below it.
pub fn show_current(container: &Element) {
    let Some(current) = find(container, ".current") else {
        if container.scroll_top() != 0 {
            container.set_scroll_top(0);
        }
        container.set_scroll_left(0);
        return;
    };
    let frame = container.get_bounding_client_rect();
    let place = current.get_bounding_client_rect();
    // A printed row is scrolled sideways no further than its move needs.
    let end = place.right() - frame.left() + f64::from(container.scroll_left());
    let hidden = (end + place.height() - frame.width()).max(0.0);
    container.set_scroll_left(hidden as i32);
    // The head of the sheet stays above the scrolled rows.
    let head = find(container, "thead");
    let head = head.map_or(0.0, |head| head.get_bounding_client_rect().height());
    let above = place.top() - frame.top() - head;
    let note = find(container, ".note");
    let extra = note.as_ref().map_or(0.0, |note| {
        note.get_bounding_client_rect().bottom() - place.bottom()
    });
    let below = place.bottom() - frame.bottom() + extra;
    let below = if note.is_some() {
        below.min(above)
    } else {
        below
    };
    // If there is room, the neighbouring row is shown too.
    let room = frame.height() - head;
    let margin = if note.is_some() || room < 3.0 * place.height() {
        0.0
    } else {
        place.height()
    };
    let step = if above < 0.0 {
        above - margin
    } else if below > 0.0 {
        below + margin
    } else {
        return;
    };
    let bottom = frame.bottom() - extra + step;
    let step = step + whole_rows(&current, frame.top() + head + step, bottom);
    container.set_scroll_top(container.scroll_top() + step.round() as i32);
}

/// Tallest row that is always shown complete, in CSS pixels: a line of a variation is, a long
/// comment is not.
const TALLEST: f64 = 64.0;

/// Returns how much further to scroll so that no row is half hidden under the head of its table
/// while `current` stays in view. `top` and `bottom` bound the rows that would be seen, in CSS
/// pixels of the window as it is scrolled now.
fn whole_rows(current: &Element, top: f64, bottom: f64) -> f64 {
    // The rows are tried upwards from the current one, which takes a few steps and no hit test.
    let mut row = closest(current, "tr");
    while let Some(at) = row {
        let place = at.get_bounding_client_rect();
        let hidden = top - place.top();
        if hidden < 1.0 {
            row = at.previous_element_sibling();
        } else if hidden >= place.height() || place.height() > TALLEST {
            // A long comment may be cut off at the top.
            break;
        } else if current.get_bounding_client_rect().bottom() + hidden <= bottom {
            return -hidden;
        } else {
            return place.height() - hidden;
        }
    }
    0.0
}

/// Makes the marked one of the `moves` of a sheet or a printed page the one that the Tab key
/// reaches, or the first if none is marked. If another of them has the focus, this one is focused.
pub fn rove(part: &Element, moves: &str) {
    let with = |mark: &str| find(part, &[moves, mark].concat());
    let focused = with(":focus").is_some();
    // Each column of a sheet has the marked move, and the focus stays in its column.
    let stop = with(".current:focus").or_else(|| with(".current"));
    let stop = stop.or_else(|| with(""));
    if let Some(old) = with("[tabindex='0']") {
        // This and the next call never fail for a fixed name.
        let _ = old.set_attribute("tabindex", "-1");
    }
    if let Some(stop) = stop {
        let _ = stop.set_attribute("tabindex", "0");
        if focused {
            focus(&stop);
        }
    }
}
