//! The status line under the board: the side to move or the end of the game. A notice or the
//! meaning of the typed text takes its place. These are shown nowhere else.
//!
//! | if there is | the line shows |
//! |---|---|
//! | none of these | "White to move, in check"; how many places of the score were not understood |
//! | moves that play by themselves | "A move every 2 seconds", and buttons for another pace |
//! | a notice | the notice, with a button that closes it, or stops the work that it is about |
//! | text in the entry box | what Enter would do with it, or why it is no move |
//!
//! Also here: the text for screen readers.

use super::node::{Element, button, el};
use super::overlay::legend;
use super::piece::icon;
use super::request::{Request, Tab};
use super::say;
use super::written::sentence;
use crate::screen::artwork::Sign;
use crate::session::entry::Meaning;
use crate::session::{Action, BoardAction, Notice};
use crate::words;

/// The content of the line.
#[derive(Clone, Copy, Debug, Default)]
pub struct StatusLine<'a> {
    /// The variant's name, empty for orthodox chess, and the state of the game; `None` for a board
    /// on which no game is played.
    pub status: Option<(&'static str, &'a str)>,
    /// The number of places of the score that were not understood.
    pub doubts: usize,
    /// The seconds from a move to the next while the moves are being played.
    pub pace: Option<u8>,
    /// The message about the last thing done or refused.
    pub notice: Option<&'a Notice>,
    /// The meaning of the text in the entry box, once it may be shown.
    pub typed: Option<&'a Meaning>,
}

/// Draws the line, which is always two lines of text high.
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
        .child(match line.pace {
            Some(seconds) => Some(pace(seconds)),
            None => line
                .status
                .map(|(variant, words)| status(variant, words, line.doubts)),
        })
        .child(place.child(said))
}

/// Draws the state of the game.
fn status(variant: &'static str, words: &str, doubts: usize) -> Element {
    let status = el("p").class("status").attr("part", "status");
    let status = match variant {
        "" => status,
        variant => status.child(el("strong").text(variant).text(words::COLON)),
    };
    let status = status.text(words.to_owned());
    match doubts {
        0 => status,
        doubts => {
            let list = button("link doubts").does(Request::Tab(Tab::Moves));
            status.text(" · ").child(list.text(say::doubts(doubts)))
        }
    }
}

/// Draws the pace at which the moves are played, with buttons that change it.
fn pace(seconds: u8) -> Element {
    let change = |words, steps| button("link").does(Request::Pace(steps)).text(words);
    el("p")
        .class("status")
        .attr("part", "status")
        .text(words::PACE.with([seconds.into()]))
        .text(" · ")
        .child(change(words::SLOWER, 1))
        .text(" · ")
        .child(change(words::FASTER, -1))
}

/// Draws a notice, which stays until it is closed or replaced.
fn notice(notice: &Notice) -> Element {
    // Screen readers have the sentence, so the legend is hidden from them.
    let strokes = legend(&notice.drawn);
    let key = el("span").class("legend").attr("aria-hidden", "true");
    let key = (!strokes.is_empty()).then(|| key.children(strokes));
    let end = match notice.waits {
        true => button("button").does(Request::Stop).text(words::STOP),
        false => button("button plain")
            .attr("aria-label", words::CLOSE)
            .does(Action::Board(BoardAction::Cancel))
            .child(icon(Sign::Close)),
    };
    let line = el("p")
        .class("notice")
        .class_if(notice.refusal, "warn")
        .attr("part", "notice");
    // A right answer's sentence says so itself.
    let (line, words) = match notice.right {
        None => (line, el("span")),
        Some(true) => (line.class("right").child(icon(Sign::Tick)), el("span")),
        Some(false) => {
            let wrong = el("strong").text(words::NOT_RIGHT);
            let line = line.class("wrong").child(icon(Sign::Close));
            (line, el("span").child(wrong))
        }
    };
    line.child(sentence(words, &notice.sentence).child(key))
        .child(end)
}

/// Draws the meaning of the typed text, or why it has none.
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
        }
        | Meaning::Unfinished {
            sentence: words, ..
        } => sentence(line, words),
        other => line.text(other.words()),
    })
}

/// Makes the hidden text for screen readers.
#[must_use]
pub fn spoken(words: &str) -> Element {
    let line = el("p").class("visually-hidden").attr("id", "spoken");
    line.attr("aria-live", "polite").text(words.to_owned())
}
