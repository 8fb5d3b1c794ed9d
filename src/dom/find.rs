//! Finds elements of the page and focuses them.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusOptions, HtmlElement};

use crate::board::Square;

/// Returns the element at which the event happened.
#[must_use]
pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Returns the element itself or its nearest ancestor that matches the selector.
#[must_use]
pub fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

/// Returns the first element inside `host` that matches the selector.
#[must_use]
pub fn find(host: &Element, selector: &str) -> Option<Element> {
    host.query_selector(selector).ok().flatten()
}

/// Returns the square that an element is or lies in.
#[must_use]
pub fn square(element: &Element) -> Option<Square> {
    named(&closest(element, "[data-square]")?)
}

/// Returns the square that an element names in `data-square`.
fn named(square: &Element) -> Option<Square> {
    Square::parse(&square.get_attribute("data-square")?)
}

/// Returns the square at a point of the window, in CSS pixels. `frame` is the board's frame.
#[must_use]
pub fn square_at(frame: &Element, x: f64, y: f64) -> Option<Square> {
    let grid = find(frame, "[role=grid]")?;
    let place = grid.get_bounding_client_rect();
    let span = f64::from(grid.child_element_count());
    let column = ((x - place.left()) / place.width() * span).floor();
    let row = ((y - place.top()) / place.height() * span).floor();
    let inside = (0.0..span).contains(&column) && (0.0..span).contains(&row);
    let row = inside.then(|| grid.child_nodes().item(row as u32))??;
    let square = row.child_nodes().item(column as u32)?;
    named(square.dyn_ref()?)
}

/// Focuses an element without scrolling the page.
pub fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// Focuses the first element inside `host` that matches the selector.
pub fn focus_in(host: &Element, selector: &str) {
    if let Some(element) = find(host, selector) {
        focus(&element);
    }
}

/// Focuses a square of the board.
pub fn focus_square(host: &Element, square: Square) {
    focus_in(host, &["[data-square=", &square.to_string(), "]"].concat());
}
