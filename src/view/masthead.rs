//! The top of the page: the masthead with the name of the page and its tools, and the three ways to
//! begin that a first visit is offered, beside a game that shows what the page is for.

use super::node::{Element, button, el};
use super::piece::icon;
use super::say;
use crate::screen::artwork::Sign;

/// The first tools: icon, label, and action or request. Lessons, the looks of the board, theme and help follow them.
const TOOLS: [(Sign, &str, &str); 4] = [
    (Sign::Add, "New", "dialog new"),
    (Sign::Open, "Open", "dialog open"),
    (Sign::Export, "Export", "dialog export"),
    (Sign::SetUp, "Set up", "edit begin"),
];

/// Draws the masthead of a dark or a light page.
#[must_use]
pub fn masthead(dark: bool) -> Element {
    let face = |element: Element, sign, label: &'static str| {
        let element = element.attr("aria-label", label).child(icon(sign));
        element.child(el("span").class("label").text(label))
    };
    let tool = |sign, label, does| face(button("button"), sign, label).does(does);
    let lessons = el("a").class("button").attr("href", "lessons/index.html");
    let other = if dark { "Light" } else { "Dark" };
    let toolbar = el("nav").class("toolbar").attr("aria-label", "Tools");
    let toolbar = toolbar
        .children(TOOLS.map(|(sign, label, does)| tool(sign, label, does)))
        .child(face(lessons, Sign::Lessons, "Lessons"))
        .child(tool(Sign::Looks, "Board", "dialog looks"))
        .child(tool(Sign::Theme, other, "theme"))
        .child(tool(Sign::Help, say::HELP, "dialog help"));
    let and = el("em").text("&");
    let brand = el("h1").class("brand").text("Rank ").child(and);
    let brand = brand.text(" File");
    let tagline = el("p").class("tagline").text(say::TAGLINE);
    el("header")
        .class("masthead")
        .child(brand)
        .child(tagline)
        .child(toolbar)
}

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
