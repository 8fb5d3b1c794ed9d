//! The box in which moves, scores and positions are typed: coloured text, a mark under a mistake,
//! and the moves that an ambiguous text could mean. The status line says what the text means.

use super::fields::entries;
use super::node::{Element, button, el};
use super::written::kind_class;
use crate::board::Variant;
use crate::game::pgn::{Game, Trouble};
use crate::notation::{Notation, NotationRow, offered};
use crate::session::entry::{Entry, Meaning};
use crate::session::score::ScoreAction;
use crate::session::{Action, BoardAction, EntryAction};
use crate::words;

/// Most problems of a score that are listed.
const PROBLEMS_SHOWN: usize = 6;

/// Draws the box. A mistake is marked only once the text has `rested`, not while a word is being
/// typed, and the beginning of a move not before it is entered.
#[must_use]
pub fn entry(entry: &Entry, rested: bool) -> Element {
    let rested = rested && !entry.meaning.is_unfinished();
    let wrong = rested && entry.mistake().is_some();
    let lines = entry.text.lines().count().clamp(1, 8);
    let field = el("textarea")
        .attr("id", "typed")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .attr("placeholder", words::ENTRY_HINT)
        .attr("aria-describedby", "said")
        .attr("rows", lines.to_string())
        .attr("aria-invalid", wrong.to_string())
        .attr("value", entry.text.clone())
        .does(Action::Entry(EntryAction::Type(String::new())));
    let place = el("div").class("entry-field").class_if(wrong, "wrong");
    let words = if entry.meaning.opens() {
        words::OPEN_FILE
    } else {
        words::PLAY
    };
    let enter = button("button primary").does(Action::Entry(EntryAction::Enter));
    let row = el("div")
        .class("entry-row")
        .child(place.child(highlight(entry, rested)).child(field))
        .child(enter.text(words));
    let label = el("label").class("visually-hidden").attr("for", "typed");
    el("section")
        .class("entry")
        .attr("aria-label", words::ENTRY_LABEL)
        .child(label.text(words::ENTRY_FIELD))
        .child(row)
        .child(hints(entry))
}

/// Draws the text coloured by its parts, to lie under the field. Once the text has `rested`, a
/// mistake is marked, with a caret under its place.
#[must_use]
pub fn highlight(entry: &Entry, rested: bool) -> Element {
    let mistake = entry.mistake().filter(|_| rested);
    let caret = mistake.as_ref().map(|mistake| mistake.start);
    let mark = || el("span").class("caret");
    let mut at = 0;
    let mut text = el("pre").class("highlight").attr("aria-hidden", "true");
    for (letters, kind) in entry.stretches() {
        let here = caret.and_then(|caret| caret.checked_sub(at));
        let broken = here == Some(0) && mistake.as_ref().is_some_and(|range| !range.is_empty());
        let stretch = match here.and_then(|here| letters.split_at_checked(here)) {
            Some((before, after)) if !before.is_empty() && !after.is_empty() => {
                let stretch = el("span").text(before.to_owned()).child(mark());
                stretch.text(after.to_owned())
            }
            _ => el("span").text(letters.to_owned()),
        };
        let stretch = match (broken, kind) {
            (true, _) => stretch.class("part wrong"),
            (false, Some(kind)) => stretch.class("part").class(kind_class(kind)),
            (false, None) => stretch,
        };
        text = text.child((here == Some(0)).then(mark)).child(stretch);
        at += letters.len();
    }
    text.child((caret == Some(at)).then(mark)).text("\n")
}

/// Draws the moves that the text could mean.
#[must_use]
pub fn hints(entry: &Entry) -> Element {
    el("div").class("hints").child(choices(&entry.meaning))
}

/// Draws buttons for the moves that the text could mean.
fn choices(meaning: &Meaning) -> Option<Element> {
    let Meaning::Choices { moves, .. } = meaning else {
        return None;
    };
    let choices = moves.iter().map(|mv| {
        let choose = button("button").does(Action::Board(BoardAction::Choose(*mv)));
        el("li").child(choose.text(mv.as_noun()))
    });
    Some(el("ul").class("choices").children(choices))
}

/// Draws the notation that a score was read in, or the language in whose letters, as a list in which another
/// can be chosen; hidden if it is algebraic or descriptive in English.
#[must_use]
pub fn letters(game: &Game) -> Element {
    let read = game.notation;
    let by_language = |notation: Notation| {
        let people = notation.people()?;
        let name = words::named_language(people).to_owned();
        Some((name, read.people() == Some(people), read_as(notation)))
    };
    let unusual = game.unusual();
    let options: Vec<(String, bool, Action)> = match unusual {
        Some(row) => rows_like(row, game.tree.start().variant())
            .map(|row| {
                let is_read = row.notation == read;
                (row.said().into_owned(), is_read, read_as(row.notation))
            })
            .collect(),
        None => {
            let notations = read.in_all_letters().into_iter();
            notations.filter_map(by_language).collect()
        }
    };
    let heading = match read {
        Notation::Continental(_) => words::READ_AS_DESCRIPTIVE,
        _ if unusual.is_some() => words::READ_AS_ONE_OF,
        _ => words::READ_IN_LETTERS,
    };
    let is_hidden = options.is_empty();
    let list = (!is_hidden).then(|| entries(heading, options));
    el("div")
        .class("read-in")
        .flag("hidden", is_hidden)
        .child(list)
}

/// Returns the action that reads the shown game in another notation.
const fn read_as(notation: Notation) -> Action {
    Action::Score(ScoreAction::ReadAs(notation))
}

/// Returns the rows that a score may be read as instead of this one: those of its group, and algebraic.
fn rows_like(
    row: &'static NotationRow,
    variant: Variant,
) -> impl Iterator<Item = &'static NotationRow> {
    offered(variant).filter(move |other| {
        let is_near = other.group == row.group || other.notation == Notation::SHORT;
        is_near && other.is_read_by_name()
    })
}

/// Draws the places of the game with this number that were not understood, in a fold that is open
/// until the reader closes it.
#[must_use]
pub fn problems(troubles: &[Trouble], game: u64) -> Element {
    let line = |words: String| el("li").text(words);
    let shown = troubles.iter().take(PROBLEMS_SHOWN);
    let more = troubles.len().saturating_sub(PROBLEMS_SHOWN);
    let more = (more > 0).then(|| line(words::AND_MORE.with([more.into()])));
    let dismiss = button("link").does(Action::Score(ScoreAction::Dismiss));
    let dismiss = el("li")
        .class("dismiss")
        .child(dismiss.text(words::DISMISS));
    let list = el("ul")
        .children(shown.map(|trouble| line(trouble.to_string())))
        .child(more)
        .child(dismiss);
    // The key opens it again for another game.
    let fold = el("details").key(game).flag("open", true);
    let heading = el("summary").text(format!(
        "{} ({})",
        words::PLACES_NOT_UNDERSTOOD,
        troubles.len()
    ));
    el("div")
        .class("problems")
        .flag("hidden", troubles.is_empty())
        .child(fold.child(heading).child(list))
}
