//! The top of a page: the masthead with the name of the page and its tools, and the three ways to
//! begin that a first visit is offered, beside a game that shows what the page is for.

use super::address::{FIRST_LESSON, HOME, LESSONS, PRACTICE};
use super::node::{Element, button, el};
use super::piece::icon;
use super::practice_action::PracticeAction;
use super::request::{Dialog, Request};
use crate::screen::artwork::Sign;
use crate::session::editor::EditAction;
use crate::session::{Action, BookAction};
use crate::words::{self, Message};

/// Draws the masthead of a dark or a light page.
#[must_use]
pub fn masthead(dark: bool) -> Element {
    let tool = |sign, label: Message, does: Request| face(button("button"), sign, label).does(does);
    let show = |sign, label, dialog| tool(sign, label, Request::Show(dialog));
    let set_up = face(button("button"), Sign::SetUp, words::SET_UP_TAB).attr("id", "set-up-tool");
    let lessons = el("a").class("button").attr("href", LESSONS);
    let practice = el("a").class("button practice-link").attr("href", PRACTICE);
    let other = if dark {
        words::LIGHT_THEME
    } else {
        words::DARK_THEME
    };
    let toolbar = el("nav").class("toolbar").attr("aria-label", words::TOOLS);
    let toolbar = toolbar
        .child(show(Sign::Add, words::NEW, Dialog::New).attr("id", "new-tool"))
        .child(show(Sign::Open, words::OPEN_FILE, Dialog::Open))
        .child(show(Sign::Export, words::EXPORT, Dialog::Export))
        .child(set_up.does(Action::Edit(EditAction::Begin)))
        .child(face(lessons, Sign::Lessons, words::LESSONS))
        .child(face(practice, Sign::Practice, words::PRACTICE))
        .child(show(Sign::Looks, words::BOARD, Dialog::Looks))
        .child(tool(Sign::Theme, other, Request::Theme))
        .child(show(Sign::Help, words::HELP, Dialog::Help));
    let brand = brand(el("h1"));
    let tagline = el("p").class("tagline").text(words::TAGLINE);
    el("header")
        .class("masthead")
        .child(brand)
        .child(tagline)
        .child(toolbar)
}

/// Makes a tool of the masthead from a button or a link.
fn face(element: Element, sign: Sign, label: Message) -> Element {
    let element = element.attr("aria-label", label).child(icon(sign));
    element.child(el("span").class("label").text(label))
}

/// Writes the name of the page into an element.
fn brand(element: Element) -> Element {
    let name = element.class("brand").text("Rank ");
    name.child(el("em").text("&")).text(" File")
}

/// Draws the masthead of the page for practice.
#[must_use]
pub fn practice_masthead(dark: bool) -> Element {
    let link = |address| el("a").class("button").attr("href", address);
    let other = if dark {
        words::LIGHT_THEME
    } else {
        words::DARK_THEME
    };
    let theme = button("button").does(PracticeAction::Theme);
    let here = link(PRACTICE).attr("aria-current", "page");
    let toolbar = el("nav").class("toolbar").attr("aria-label", words::TOOLS);
    let toolbar = toolbar
        .child(face(link(HOME), Sign::Names, words::BOARD))
        .child(face(link(LESSONS), Sign::Lessons, words::LESSONS))
        .child(face(here, Sign::Practice, words::PRACTICE))
        .child(face(theme, Sign::Theme, other));
    let brand = brand(el("a").attr("href", HOME));
    let header = el("header").class("masthead").child(brand);
    header.child(toolbar)
}

/// Draws the ways to begin, hidden after the first visit.
#[must_use]
pub fn welcome(first_visit: bool) -> Element {
    let close = button("button plain")
        .attr("aria-label", words::CLOSE)
        .does(Request::Welcomed)
        .child(icon(Sign::Close));
    let way = |entry: Element, title: Message, behind: Message| {
        entry
            .class("welcome-way")
            .child(el("strong").text(title))
            .child(el("span").text(behind))
    };
    // The lessons are another page.
    let lessons = el("a").attr("href", FIRST_LESSON);
    let sample = button("").does(Action::Book(BookAction::Sample));
    let open = button("").does(Request::Show(Dialog::Open));
    el("section")
        .class("welcome")
        .attr("aria-label", words::WELCOME)
        .flag("hidden", !first_visit)
        .child(el("h2").text(words::WELCOME))
        .child(close)
        .child(way(
            lessons,
            words::LEARN_TO_KEEP_SCORE,
            words::ELEVEN_LESSONS,
        ))
        .child(way(sample, words::READ_AN_OLD_BOOK, words::ABOUT_OLD_BOOK))
        .child(way(open, words::OPEN_YOUR_GAMES, words::ABOUT_YOUR_GAMES))
}
