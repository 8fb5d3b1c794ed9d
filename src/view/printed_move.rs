//! A printed move of a book, which can be pressed in the text and in a picture of the page.

use super::node::{Element, el};
use super::sheet::goes_to;
use crate::game::At;
use crate::protocol::{PrintKind, PrintedStretch};
use crate::session::Pointing;

/// Draws what can be pressed of a printed move, without its text.
pub(super) fn printed_move(stretch: &PrintedStretch) -> Element {
    let look = match stretch.sort {
        PrintKind::Plain => "",
        sort if sort.is_doubt() => "doubt",
        _ => "settled",
    };
    let at = At::of_moment(stretch.moment);
    let print = el("span")
        .class("print")
        .class(look)
        .attr("role", "button")
        .attr("tabindex", "-1")
        .lights(Pointing::Moment(at));
    let print = goes_to(print, at);
    match stretch.sort.word() {
        "" => print,
        how => print.attr("data-how", how),
    }
}
