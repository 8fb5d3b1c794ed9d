//! The ways into practice, and what all kinds of practice have.

use super::node::{Element, button, el};
use super::practice_action::{Door, PracticeAction};
use super::say;
use super::written::sentence;
use crate::notation::Sentence;

impl Door {
    /// Returns the title of the door, and what is behind it.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Door::KeepScore => (
                "Keep score yourself",
                "A game is played before you; you write it down, and your sheet is marked.",
            ),
            Door::Dictation => (
                say::DICTATION,
                "A score is read aloud; you move the pieces.",
            ),
            Door::SilentReading => (
                say::SILENT_READING,
                "A printed score without a board; then say where it leads.",
            ),
            Door::ByRule => (
                say::BY_RULE,
                "Five minutes of questions: what you are about to forget comes first.",
            ),
            Door::Worksheets => (
                "Worksheets",
                "Diagrams with questions and a key, and empty score sheets, to print and hand out.",
            ),
            Door::TwoSheets => (
                say::TWO_SHEETS,
                "Both players wrote the game down, and both may have erred: one game is made of the two.",
            ),
            Door::Sets => (
                say::SETS,
                "Questions from your own games: as a link for pupils, for your own page, or on paper.",
            ),
        }
    }
}

/// Draws the doors, one for each kind of practice.
#[must_use]
pub fn doors() -> Element {
    let door = |door: Door| {
        let (title, behind) = door.words();
        button("door")
            .does(PracticeAction::Enter(door))
            .child(el("strong").text(title))
            .child(el("span").text(behind))
    };
    el("section")
        .class("doors")
        .child(heading(say::PRACTICE))
        .child(el("p").class("lead").text(say::PRACTICE_LEAD))
        .children(Door::ALL.map(door))
        .child(el("p").class("lead").text(say::PRACTICE_KEPT))
}

/// Draws the heading of a kind of practice, which is focused when it begins.
pub(super) fn heading(words: &'static str) -> Element {
    el("h1").attr("tabindex", "-1").text(words)
}

/// Draws the button that leads back to the doors.
pub(super) fn back() -> Element {
    let back = button("button plain back").does(PracticeAction::Leave);
    back.text(say::ALL_PRACTICE)
}

/// Draws what is said about an answer, with a sign that is not its colour alone: whether it was
/// right; `None` if it was no answer yet.
pub(super) fn told(said: Option<(Option<bool>, &Sentence)>) -> Element {
    let place = el("div").class("judged").attr("role", "status");
    place.child(said.map(|(right, words)| {
        let (class, sign) = match right {
            Some(true) => ("told right", "✓ "),
            Some(false) => ("told wrong", "✗ "),
            None => ("told", ""),
        };
        let sign = el("span")
            .class("sign")
            .attr("aria-hidden", "true")
            .text(sign);
        let words = sentence(el("span"), words);
        el("p").class(class).child(sign).child(words)
    }))
}
