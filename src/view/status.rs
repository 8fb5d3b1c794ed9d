//! The status line under the board: whose move it is or how the game has ended, and in its place, for as long as it
//! matters, what was done or refused and what the typed text means. Nothing of this is said anywhere else.
//!
//! | there is | it shows |
//! |---|---|
//! | nothing to say | "White to move, in check"; how many places of the score were not understood |
//! | a notice | the notice, with a button that closes it |
//! | text in the entry box | what Enter would do with it, or why it is no move |
//!
//! Beside it, the words for those who hear the page.

use super::node::{Element, button, el};
use super::overlay::legend;
use super::piece::icon;
use super::say;
use super::written::sentence;
use crate::screen::artwork::Sign;
use crate::session::entry::Meaning;
use crate::session::{Action, Notice};

/// What the line has to show.
#[derive(Clone, Copy, Debug, Default)]
pub struct StatusLine<'a> {
    /// What the game is called unless it is orthodox chess, and where it stands; `None` at a board that nobody plays
    /// on.
    pub status: Option<(&'static str, &'a str)>,
    /// How many places of the score were not understood.
    pub doubts: usize,
    pub notice: Option<&'a Notice>,
    /// What the text in the entry box means, once that may be said.
    pub typed: Option<&'a Meaning>,
}

/// The line. Its height is that of two lines of text, whatever it says.
#[must_use]
pub fn status_line(line: &StatusLine<'_>) -> Element {
    let said = match (line.notice, line.typed) {
        (Some(told), _) => Some(notice(told)),
        (None, Some(meaning)) => message(meaning),
        (None, None) => None,
    };
    let place = el("div")
        .attr("id", "said")
        .class("said")
        .attr("role", "status")
        .attr("aria-live", "polite");
    el("div")
        .class("status-line")
        .class_if(line.status.is_some(), "plays")
        .class_if(said.is_some(), "says")
        .child(
            line.status
                .map(|(variant, words)| status(variant, words, line.doubts)),
        )
        .child(place.child(said))
}

fn status(variant: &'static str, words: &str, doubts: usize) -> Element {
    let status = el("p").class("status").attr("part", "status");
    let status = match variant {
        "" => status,
        variant => status.child(el("strong").text(variant).text(": ")),
    };
    let status = status.text(words.to_owned());
    match doubts {
        0 => status,
        doubts => {
            let list = button("link doubts").does("tab moves");
            status.text(" · ").child(list.text(say::doubts(doubts)))
        }
    }
}

/// What was done or refused, until it is closed or something else happens.
fn notice(notice: &Notice) -> Element {
    // The sentence has said it to those who hear the page.
    let strokes = legend(&notice.drawn);
    let key = el("span").class("legend").attr("aria-hidden", "true");
    let key = (!strokes.is_empty()).then(|| key.children(strokes));
    let close = button("button plain")
        .attr("aria-label", say::CLOSE)
        .does(Action::Cancel.text())
        .child(icon(Sign::Close));
    el("p")
        .class("notice")
        .class_if(notice.refusal, "warn")
        .attr("part", "notice")
        .child(sentence(el("span"), &notice.sentence).child(key))
        .child(close)
}

/// What the typed text means, or why it means nothing.
fn message(meaning: &Meaning) -> Option<Element> {
    let line = el("p")
        .class("message")
        .class_if(meaning.is_mistake(), "warn");
    Some(match meaning {
        Meaning::Nothing => return None,
        Meaning::Choices {
            sentence: words, ..
        }
        | Meaning::Refused {
            sentence: words, ..
        } => sentence(line, words),
        other => line.text(other.words()),
    })
}

/// Words for those who hear the page.
#[must_use]
pub fn spoken(words: &str) -> Element {
    let line = el("p").class("visually-hidden").attr("id", "spoken");
    line.attr("aria-live", "polite").text(words.to_owned())
}
