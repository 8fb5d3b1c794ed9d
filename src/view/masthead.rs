//! The top of the page: the masthead with the name of the page and its tools, and the three ways to
//! begin that a first visit is offered, beside a game that shows what the page is for.

use super::node::{Element, button, el};
use super::piece::icon;
use super::request::{Dialog, Request};
use super::say;
use crate::screen::artwork::Sign;
use crate::session::editor::EditAction;
use crate::session::{Action, BookAction};

/// Draws the masthead of a dark or a light page.
#[must_use]
pub fn masthead(dark: bool) -> Element {
    let face = |element: Element, sign, label: &'static str| {
        let element = element.attr("aria-label", label).child(icon(sign));
        element.child(el("span").class("label").text(label))
    };
    let tool = |sign, label, does: Request| face(button("button"), sign, label).does(does);
    let show = |sign, label, dialog| tool(sign, label, Request::Show(dialog));
    let set_up = face(button("button"), Sign::SetUp, "Set up");
    let lessons = el("a").class("button").attr("href", "lessons/index.html");
    let other = if dark { "Light" } else { "Dark" };
    let toolbar = el("nav").class("toolbar").attr("aria-label", "Tools");
    let toolbar = toolbar
        .child(show(Sign::Add, "New", Dialog::New))
        .child(show(Sign::Open, "Open", Dialog::Open))
        .child(show(Sign::Export, "Export", Dialog::Export))
        .child(set_up.does(Action::Edit(EditAction::Begin)))
        .child(face(lessons, Sign::Lessons, "Lessons"))
        .child(show(Sign::Looks, "Board", Dialog::Looks))
        .child(tool(Sign::Theme, other, Request::Theme))
        .child(show(Sign::Help, say::HELP, Dialog::Help));
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

/// Address of the first lesson.
const LESSONS: &str = "lessons/1-squares-and-pieces.html";

/// Draws the ways to begin, hidden after the first visit.
#[must_use]
pub fn welcome(first_visit: bool) -> Element {
    let close = button("button plain")
        .attr("aria-label", say::CLOSE)
        .does(Request::Welcomed)
        .child(icon(Sign::Close));
    let way = |entry: Element, title: &'static str, behind: &'static str| {
        entry
            .class("welcome-way")
            .child(el("strong").text(title))
            .child(el("span").text(behind))
    };
    // The lessons are another page.
    let lessons = el("a").attr("href", LESSONS);
    let sample = button("").does(Action::Book(BookAction::Sample));
    let open = button("").does(Request::Show(Dialog::Open));
    el("section")
        .class("welcome")
        .attr("aria-label", say::WELCOME)
        .flag("hidden", !first_visit)
        .child(el("h2").text(say::WELCOME))
        .child(close)
        .child(way(
            lessons,
            "Learn to keep score",
            "Ten short lessons, with a board in each",
        ))
        .child(way(
            sample,
            "Read an old book",
            "A printed page beside the board, its moves explained",
        ))
        .child(way(
            open,
            "Open your games",
            "PGN, a score in any notation, or a whole library",
        ))
}
