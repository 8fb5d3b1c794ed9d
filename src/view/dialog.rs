//! The dialogs New, Open, Kept games and Compare, and what all dialogs share. Export has a file of its own.
//!
//! ```text
//! dialog.sheet-dialog[aria-label] > h2, what it is about, p[role=status], div.actions > button.button
//! ```
//!
//! Compare shows in what the game on the board differs from the one that was shown before it:
//!
//! | known | shown |
//! |---|---|
//! | no game was shown before | how to come to a comparison |
//! | nothing yet | that the two are being compared |
//! | the differences | how many; each as a button that goes to its move |

use super::node::{Element, button, el};
use super::say::{self, found, megabytes};
use crate::board::Variant;
use crate::game::{follow, title};
use crate::keep::backup::{Kept, Slot, day};
use crate::keep::{LibraryHead, LibraryState};
use crate::message::{ComparedLine, Comparison};
use crate::sample::examples::{EXAMPLES, Example};
use crate::session::{Action, Session};

/// The games that can be begun, and what they are in a line.
const KINDS: [(Variant, &str); 4] = [
    (Variant::Standard, "Orthodox chess, by the rules of today."),
    (
        Variant::UChess,
        "The pieces of chess, but a move is legal only if three symbols name it beyond doubt. Whoever takes the king wins.",
    ),
    (
        Variant::UChessAise,
        "The same, except that no move may leave one's own king in check.",
    ),
    (
        Variant::Chess99,
        "Nine files and ranks, and a paladin beside the king. Pawns may always step two squares, any piece may castle with the king, and whoever takes the king wins.",
    ),
];

/// A dialog that is open, with its name.
pub(super) fn dialog(title: &'static str) -> Element {
    closed()
        .attr("aria-label", title)
        .child(el("h2").text(title))
}

/// A dialog that is closed.
#[must_use]
pub fn closed() -> Element {
    el("dialog").class("sheet-dialog")
}

/// The row of buttons at the foot of a dialog.
pub(super) fn actions() -> Element {
    el("div").class("actions")
}

/// A button of that row.
pub(super) fn action_button(words: &'static str, does: &'static str) -> Element {
    button("button").does(does).text(words)
}

/// What was done, when there is something to say of it.
pub(super) fn said(words: &str) -> Element {
    el("p").attr("role", "status").text(words.to_owned())
}

/// A button that chooses files.
pub(super) fn file(words: &'static str, kinds: &'static str, does: &'static str) -> Element {
    let field = el("input")
        .class("visually-hidden")
        .attr("type", "file")
        .flag("multiple", true)
        .attr("accept", kinds)
        .does(does);
    el("label").class("button").text(words).child(field)
}

/// Which game is to be begun; folded below a variant, examples of its notation by what they show.
#[must_use]
pub fn new_game() -> Element {
    dialog("New game")
        .children(KINDS.map(|(variant, about)| kind(variant, about)))
        .child(actions().child(action_button("Cancel", "close")))
}

fn kind(variant: Variant, about: &'static str) -> Element {
    let begin = button("kind")
        .attr("data-variant", variant.tag())
        .does(Action::New(variant).text())
        .child(el("strong").text(variant.title()))
        .text(about);
    let of_variant = |(at, example): (usize, &Example)| {
        let does = Action::Example(at).text();
        let show = button("link").does(does).text(example.shows);
        let item = el("li")
            .child(show)
            .text(" ")
            .child(el("small").text(example.text));
        (example.variant == variant).then_some(item)
    };
    let examples: Vec<_> = EXAMPLES.iter().enumerate().filter_map(of_variant).collect();
    let folded = (!examples.is_empty()).then(|| {
        el("details")
            .class("examples")
            .child(el("summary").text(say::examples(examples.len())))
            .child(el("ul").children(examples))
    });
    el("div").child(begin).child(folded)
}

/// Paste a text, or choose a file. `draft` is what stands in the field so far.
#[must_use]
pub fn open(draft: &str) -> Element {
    let field = el("textarea")
        .attr("id", "open-text")
        .attr("rows", "10")
        .attr("aria-label", "Text to read")
        .attr("spellcheck", "false")
        .attr("value", draft.to_owned())
        .does("draft");
    let read = button("button primary")
        .flag("disabled", draft.trim().is_empty())
        .does("read")
        .text("Read it");
    let actions = actions()
        .child(file(
            "Choose a file",
            ".pgn,.txt,.fen,.epd,.html,.htm,.xhtml,.epub,.pdf,text/plain,text/html,application/epub+zip,application/pdf",
            "open-file",
        ))
        .child(action_button("Try a sample page", "sample"))
        .child(action_button("Kept games", "dialog kept"))
        .child(action_button("Cancel", "close"))
        .child(read);
    dialog("Open or paste")
        .child(el("p").text(say::ABOUT_OPENING))
        .child(field)
        .child(actions)
}

/// What is kept on this device, and what came of the last thing done to it.
#[must_use]
pub fn kept(kept: &Kept, words: &str) -> Element {
    let slots = kept.slots.iter().map(|slot| row(kept, slot, false));
    let aside = kept.aside.iter().map(|slot| row(kept, slot, true));
    let actions = actions()
        .child(file("Restore", ".txt,text/plain", "bring-back"))
        .child(action_button("Save everything", "save-all"))
        .child(action_button("Close", "close"));
    let libraries = kept.libraries.iter().map(|(key, head)| library(key, head));
    dialog("Kept games")
        .child(el("p").text(say::ABOUT_KEPT))
        .child(
            el("ul")
                .class("kept")
                .children(slots)
                .children(aside)
                .children(libraries),
        )
        .child(said(words))
        .child(actions)
}

/// A slot, or a text that was set aside. That of this tab is only named.
fn row(kept: &Kept, slot: &Slot, aside: bool) -> Element {
    let own = slot.key == kept.own;
    let what = match (own, aside) {
        (true, _) => "This tab, ",
        (_, false) => "",
        (_, true) => "Damaged, ",
    };
    let row = el("li")
        .child(el("strong").text(slot.title()))
        .child(el("span").text(what.to_owned() + &day(&slot.when)));
    if own {
        return row;
    }
    let act = |words: &'static str, verb| {
        let does = [verb, " ", &slot.key].concat();
        button("button").does(does).text(words)
    };
    let used = match aside {
        false => act("Open", "kept-open"),
        true => act("Save", "kept-save"),
    };
    row.child(used).child(act("Delete", "forget"))
}

/// A file of games.
fn library(key: &str, head: &LibraryHead) -> Element {
    let games = match head.state {
        LibraryState::Begun => "incomplete".to_owned(),
        LibraryState::Stopped(games) | LibraryState::Whole(games) => found(games, games),
    };
    let what = [
        games.as_str(),
        ", ",
        &megabytes(head.size()),
        ", ",
        &day(&head.when),
    ];
    let act = |words: &'static str, does: String| button("button").does(does).text(words);
    el("li")
        .child(el("strong").attr("dir", "auto").text(head.title()))
        .child(el("span").text(what.concat()))
        .child(act("Open", Action::Library(key.to_owned()).text()))
        .child(act("Delete", ["forget ", key].concat()))
}

/// In what the shown game differs from the one before it.
#[must_use]
pub fn compare(session: &Session) -> Element {
    let dialog = dialog(say::COMPARE);
    let dialog = match session.former_game() {
        None => dialog.child(el("p").text(say::NO_GAME_BEFORE)),
        Some(former) => {
            let names = [session.tree(), &former.tree].map(|game| el("bdi").text(title(game)));
            let [here, there] = names;
            let heads = el("p").text(say::HERE).child(here);
            let heads = heads.child(el("br")).text(say::THE_OTHER).child(there);
            let dialog = dialog.child(heads);
            match session.comparison() {
                None => dialog.child(said(say::COMPARING)),
                Some(comparison) => dialog
                    .child(said(&differences(comparison)))
                    .child(list(session, &comparison.lines)),
            }
        }
    };
    // It stays what it is when the list comes: the keyboard is on it.
    dialog.child(
        actions()
            .key(1)
            .child(action_button(say::CLOSE, "close").class("primary")),
    )
}

fn differences(comparison: &Comparison) -> String {
    say::differences(comparison.found, comparison.lines.len() as u32)
}

fn list(session: &Session, lines: &[ComparedLine]) -> Option<Element> {
    let line = |line: &ComparedLine| {
        // Where the way leads no further, the last moment that it comes by is the nearest.
        let (Ok(at) | Err(at)) = follow(session.tree(), &line.way);
        let go = button("kind").does(Action::Go(at).text());
        let go = go.child(el("strong").text(line.place.clone()));
        el("li").child(go.child(el("span").text(line.words.clone())))
    };
    (!lines.is_empty()).then(|| el("ol").class("compared").children(lines.iter().map(line)))
}
