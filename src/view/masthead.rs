//! The masthead: the name of the page and its tools.

use super::node::{Element, button, el};
use super::piece::icon;
use super::say;
use crate::screen::artwork::Sign;

/// The first tools: icon, label, and action or request. Lessons, theme and help follow them.
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
