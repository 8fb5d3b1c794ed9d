//! What is spoken to those who hear the page.

use super::node::{Element, el};

/// Words for those who hear the page.
#[must_use]
pub fn spoken(words: &str) -> Element {
    let line = el("p").class("visually-hidden").attr("id", "spoken");
    line.attr("aria-live", "polite").text(words.to_owned())
}
