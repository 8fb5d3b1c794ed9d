//! The ways into practice, and what all kinds of practice have.

use super::node::{Element, button, el};
use super::practice_action::{Door, PracticeAction};
use super::written::sentence;
use crate::notation::Sentence;
use crate::words::{self, Message};

impl Door {
    /// Returns the title of the door, and what is behind it.
    const fn words(self) -> (Message, Message) {
        match self {
            Door::KeepScore => (words::KEEP_SCORE_YOURSELF, words::ABOUT_KEEP_SCORE),
            Door::Dictation => (words::DICTATION, words::ABOUT_DICTATION),
            Door::SilentReading => (words::READ_SILENTLY, words::ABOUT_SILENT_READING),
            Door::ByRule => (words::BY_RULE_DUE, words::ABOUT_BY_RULE),
            Door::Worksheets => (words::WORKSHEETS, words::ABOUT_WORKSHEETS),
            Door::TwoSheets => (words::TWO_SHEETS, words::ABOUT_TWO_SHEETS),
            Door::Sets => (words::EXERCISE_SETS, words::ABOUT_SETS),
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
        .child(heading(words::PRACTICE))
        .child(el("p").class("lead").text(words::PRACTICE_LEAD))
        .children(Door::ALL.map(door))
        .child(el("p").class("lead").text(words::PRACTICE_KEPT))
}

/// Draws the heading of a kind of practice, which is focused when it begins.
pub(super) fn heading(words: Message) -> Element {
    el("h1").attr("tabindex", "-1").text(words)
}

/// Draws the button that leads back to the doors.
pub(super) fn back() -> Element {
    let back = button("button plain back").does(PracticeAction::Leave);
    back.text(words::ALL_PRACTICE)
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
