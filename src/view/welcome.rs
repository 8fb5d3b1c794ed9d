//! The three ways to begin that a first visit is offered, beside a game that shows what the page is
//! for.

use super::node::{Element, button, el};
use super::piece::icon;
use super::say;
use crate::screen::artwork::Sign;

/// The ways to begin: a title, a description, and the text of an action or request; the lessons are
/// another page and have an address.
const WAYS: [(&str, &str, &str); 3] = [
    (
        "Learn to keep score",
        "Ten short lessons, with a board in each",
        LESSONS,
    ),
    (
        "Read an old book",
        "A printed page beside the board, its moves explained",
        "sample",
    ),
    (
        "Open your games",
        "PGN, a score in any notation, or a whole library",
        "dialog open",
    ),
];

/// Address of the first lesson.
const LESSONS: &str = "lessons/1-squares-and-pieces.html";

/// Draws the ways to begin, hidden after the first visit.
#[must_use]
pub fn welcome(first_visit: bool) -> Element {
    let close = button("button plain")
        .attr("aria-label", say::CLOSE)
        .does("welcomed")
        .child(icon(Sign::Close));
    let welcome = WAYS.map(|(title, behind, way)| {
        let entry = match way {
            LESSONS => el("a").attr("href", way),
            action => button("").does(action),
        };
        entry
            .class("welcome-way")
            .child(el("strong").text(title))
            .child(el("span").text(behind))
    });
    el("section")
        .class("welcome")
        .attr("aria-label", say::WELCOME)
        .flag("hidden", !first_visit)
        .child(el("h2").text(say::WELCOME))
        .child(close)
        .children(welcome)
}
