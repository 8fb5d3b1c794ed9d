//! The box in which moves, scores and positions are typed: coloured text, a mark under a mistake,
//! and the moves that an ambiguous text could mean. The status line says what the text means.

use super::node::{Element, button, el};
use super::say;
use super::written::kind_class;
use crate::game::pgn::Trouble;
use crate::session::entry::{Entry, Meaning};
use crate::session::{Action, BoardAction, EntryAction};

/// Most problems of a score that are listed.
const PROBLEMS_SHOWN: usize = 6;

/// Draws the box. A mistake is marked only once the text has `rested`, not while a word is being
/// typed.
#[must_use]
pub fn entry(entry: &Entry, rested: bool) -> Element {
    let wrong = rested && entry.mistake().is_some();
    let lines = entry.text.lines().count().clamp(1, 8);
    let field = el("textarea")
        .attr("id", "typed")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .attr("placeholder", "A move, a game, a position")
        .attr("aria-describedby", "said")
        .attr("rows", lines.to_string())
        .attr("aria-invalid", wrong.to_string())
        .attr("value", entry.text.clone())
        .does("type");
    let place = el("div").class("entry-field").class_if(wrong, "wrong");
    let words = if entry.meaning.opens() {
        "Open"
    } else {
        "Play"
    };
    let enter = button("button primary").does(Action::Entry(EntryAction::Enter).text());
    let row = el("div")
        .class("entry-row")
        .child(place.child(highlight(entry, rested)).child(field))
        .child(enter.text(words));
    let label = el("label").class("visually-hidden").attr("for", "typed");
    el("section")
        .class("entry")
        .attr("aria-label", "Type a move or a game")
        .child(label.text("Type or paste a move, a game or a position"))
        .child(row)
        .child(hints(entry, rested))
}

/// Draws the text coloured by its parts, to lie under the field. A mistake is marked once the text
/// has `rested`.
#[must_use]
pub fn highlight(entry: &Entry, rested: bool) -> Element {
    let mistake = entry.mistake().filter(|_| rested);
    let mut at = 0;
    let stretches = entry.stretches().into_iter().map(|(letters, kind)| {
        let broken = mistake
            .as_ref()
            .is_some_and(|mistake| mistake.start == at && !mistake.is_empty());
        at += letters.len();
        let stretch = el("span").text(letters.to_owned());
        match (broken, kind) {
            (true, _) => stretch.class("part wrong"),
            (false, Some(kind)) => stretch.class("part").class(kind_class(kind)),
            (false, None) => stretch,
        }
    });
    let text = el("pre").class("highlight").attr("aria-hidden", "true");
    text.children(stretches).text("\n")
}

/// Draws the mark under a mistake, and the moves that the text could mean.
#[must_use]
pub fn hints(entry: &Entry, rested: bool) -> Element {
    el("div")
        .class("hints")
        .child(caret(entry).filter(|_| rested))
        .child(choices(&entry.meaning))
}

/// Draws a mark under the place of the mistake.
fn caret(entry: &Entry) -> Option<Element> {
    let mistake = entry.mistake().filter(|_| !entry.text.contains('\n'))?;
    let lead = entry.text.get(..mistake.start).unwrap_or_default();
    let line = el("p").class("caret-error").attr("aria-hidden", "true");
    let lead = el("span").class("lead").text(lead.to_owned());
    Some(line.child(lead).child(el("span").class("caret").text("▲")))
}

/// Draws buttons for the moves that the text could mean.
fn choices(meaning: &Meaning) -> Option<Element> {
    let Meaning::Choices { moves, .. } = meaning else {
        return None;
    };
    let choices = moves.iter().map(|mv| {
        let choose = button("button").does(Action::Board(BoardAction::Choose(*mv)).text());
        el("li").child(choose.text(mv.as_noun()))
    });
    Some(el("ul").class("choices").children(choices))
}

/// Draws the list of the places of the shown game that were not understood.
#[must_use]
pub fn problems(troubles: &[Trouble]) -> Element {
    let line = |words: String| el("li").text(words);
    let shown = troubles.iter().take(PROBLEMS_SHOWN);
    let more = troubles.len().saturating_sub(PROBLEMS_SHOWN);
    let more = (more > 0).then(|| line(say::more(more)));
    el("ul")
        .class("problems")
        .attr("aria-label", say::PLACES)
        .flag("hidden", troubles.is_empty())
        .children(shown.map(|trouble| line(trouble.to_string())))
        .child(more)
}
