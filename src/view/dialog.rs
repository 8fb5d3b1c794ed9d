//! The dialogs New, Open, Kept games and Compare, and what all dialogs share. Export has its own
//! file.
//!
//! ```text
//! dialog.sheet-dialog[aria-label] > h2, what it is about, p[role=status], div.actions > button.button
//! ```
//!
//! Compare shows the differences between the game on the board and the one shown before it:
//!
//! | known | shown |
//! |---|---|
//! | no game was shown before | how to start a comparison |
//! | no result yet | that the games are being compared |
//! | the differences | their number; each as a button that goes to its move |

use std::borrow::Cow;

use super::address::{PRACTICE, TWO_SHEETS};
use super::fields;
use super::node::{Element, button, el};
use super::press::Press;
use super::request::{Dialog, Request};
use super::say::{self, found, megabytes};
use crate::board::Variant;
use crate::container::PrintLanguage;
use crate::game::{follow, title};
use crate::keep::backup::{Kept, Slot, day};
use crate::keep::{LibraryHead, LibraryState};
use crate::protocol::{ComparedLine, Comparison};
use crate::sample::examples::{EXAMPLES, Example};
use crate::session::{Action, BookAction, GoAction, LibraryAction, OpenAction, Session};
use crate::words::{self, Message};

/// The variants that can be played, each with a description.
const KINDS: [(Variant, Message); 4] = [
    (Variant::Standard, words::ABOUT_STANDARD),
    (Variant::UChess, words::ABOUT_UCHESS),
    (Variant::UChessAise, words::ABOUT_UCHESS_AISE),
    (Variant::Chess99, words::ABOUT_CHESS99),
];

/// Makes a dialog with a title.
pub(super) fn dialog(title: impl Into<Cow<'static, str>>) -> Element {
    let title = title.into();
    closed()
        .attr("aria-label", title.clone())
        .child(el("h2").text(title))
}

/// Makes an empty dialog without a title.
#[must_use]
pub fn closed() -> Element {
    el("dialog").class("sheet-dialog")
}

/// Makes the row of buttons at the foot of a dialog.
pub(super) fn actions() -> Element {
    el("div").class("actions")
}

/// Makes a button of that row.
pub(super) fn action_button(
    words: impl Into<Cow<'static, str>>,
    does: impl Into<Press>,
) -> Element {
    button("button").does(does).text(words)
}

/// Makes the message about what was done; empty if there is none.
pub(super) fn said(words: &str) -> Element {
    el("p").attr("role", "status").text(words.to_owned())
}

/// Makes a button that chooses files.
pub(super) fn file(
    words: impl Into<Cow<'static, str>>,
    kinds: &'static str,
    does: Request,
) -> Element {
    let field = el("input")
        .class("visually-hidden")
        .attr("type", "file")
        .flag("multiple", true)
        .attr("accept", kinds)
        .does(does);
    el("label").class("button").text(words).child(field)
}

/// Makes the row of buttons that photograph pages, which is shown where there is a finger; and once
/// there are some, the button that reads them.
fn photographs(pages: usize) -> Element {
    let words = if pages == 0 {
        words::PHOTOGRAPH_PAGES
    } else {
        words::PHOTOGRAPH_THE_NEXT
    };
    let field = el("input")
        .class("visually-hidden")
        .attr("type", "file")
        .attr("accept", "image/*")
        .attr("capture", "environment")
        .does(Request::Photograph);
    let take = el("label").class("button").text(words).child(field);
    let read = (pages > 0).then(|| {
        let read = action_button(words::READ_THEM, Request::ReadPhotographs).class("primary");
        [said(&words::PHOTOGRAPHED.with([pages.into()])), read]
    });
    el("div")
        .class("actions photographs")
        .child(take)
        .children(read.into_iter().flatten())
}

/// Draws the dialog New: the variants, each with a fold of examples of its notation.
#[must_use]
pub fn new_game() -> Element {
    dialog(words::NEW_GAME)
        .children(KINDS.map(|(variant, about)| kind(variant, about)))
        .child(actions().child(action_button(words::CANCEL, Request::Close)))
}

fn kind(variant: Variant, about: Message) -> Element {
    let begin = button("kind")
        .attr("data-variant", variant.tag())
        .does(Action::Open(OpenAction::New(variant)))
        .child(el("strong").text(variant.said()))
        .text(about);
    let of_variant = |(at, example): (usize, &Example)| {
        let does = Action::Open(OpenAction::Example(at));
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
            .child(el("summary").text(words::EXAMPLES.with([examples.len().into()])))
            .child(el("ul").children(examples))
    });
    el("div").child(begin).child(folded)
}

/// Draws the dialog Open, for a pasted text or a file. `draft` is the text in the field so far;
/// `pages` have been photographed. `language` is that of pictures, as an index in
/// [`PrintLanguage::in_page`].
#[must_use]
pub fn open(draft: &str, pages: usize, language: usize) -> Element {
    let is_empty = draft.trim().is_empty();
    let choose = file(
        words::CHOOSE_A_FILE,
        ".pgn,.txt,.fen,.epd,.html,.htm,.xhtml,.epub,.pdf,text/plain,text/html,application/epub+zip,application/pdf,image/png,image/jpeg,image/webp,image/gif,image/tiff",
        Request::OpenFile,
    );
    let from_device = el("div")
        .class("actions from-device")
        .child(choose.class_if(is_empty, "primary"))
        .child(action_button(
            words::KEPT_GAMES,
            Request::Show(Dialog::Kept),
        ))
        .child(action_button(
            words::TRY_A_SAMPLE_PAGE,
            Action::Book(BookAction::Sample),
        ))
        .child(
            el("a")
                .class("button")
                .attr("href", [PRACTICE, "#", TWO_SHEETS].concat())
                .text(words::COMPARE_SCORE_SHEETS),
        );
    // A text is often on the clipboard already, so the field has the focus.
    let field = el("textarea")
        .attr("id", "open-text")
        .attr("rows", "8")
        .attr("aria-label", words::TEXT_TO_READ)
        .attr("placeholder", words::PASTE_HERE)
        .attr("autofocus", "")
        .attr("spellcheck", "false")
        .attr("value", draft.to_owned())
        .does(Request::Draft(String::new()));
    let names = PrintLanguage::in_page().map(|it| words::named_language(it.name));
    let languages = fields::list(
        words::PICTURES_ARE_IN,
        names,
        language,
        Request::PrintLanguage,
    );
    let read = button("button")
        .class_if(!is_empty, "primary")
        .flag("disabled", is_empty)
        .does(Request::Read)
        .text(words::READ_IT);
    let actions = actions()
        .child(action_button(words::CANCEL, Request::Close))
        .child(read);
    dialog(words::OPEN_OR_PASTE)
        .child(el("p").text(words::ABOUT_OPENING))
        .child(from_device)
        .child(photographs(pages))
        .child(field)
        .child(languages.class("print-language"))
        .child(actions)
}

/// Draws the dialog Kept games with all that is kept on this device. `words` is the result of the
/// last action.
#[must_use]
pub fn kept(kept: &Kept, words: &str) -> Element {
    let slots = kept.slots.iter().map(|slot| row(kept, slot, false));
    let aside = kept.aside.iter().map(|slot| row(kept, slot, true));
    let actions = actions()
        .child(file(
            words::RESTORE,
            ".txt,text/plain",
            Request::RestoreBackup,
        ))
        .child(action_button(words::SAVE_EVERYTHING, Request::SaveAll))
        .child(action_button(words::CLOSE, Request::Close));
    let libraries = kept.libraries.iter().map(|(key, head)| library(key, head));
    dialog(words::KEPT_GAMES)
        .child(el("p").text(words::ABOUT_KEPT))
        .child(
            el("ul")
                .class("kept")
                .children(slots)
                .children(aside)
                .children(libraries),
        )
        .child((kept.pictures > 0).then(|| el("p").text(say::pictures_kept(kept.pictures))))
        .child(said(words))
        .child(actions)
}

/// Draws a stored session or a damaged text. The session of this tab has no buttons.
fn row(kept: &Kept, slot: &Slot, aside: bool) -> Element {
    let own = slot.key == kept.own;
    let what = match (own, aside) {
        (true, _) => words::THIS_TAB.text(),
        (_, false) => "",
        (_, true) => words::DAMAGED.text(),
    };
    let row = el("li")
        .child(el("strong").text(slot.title()))
        .child(el("span").text(what.to_owned() + &day(&slot.when)));
    if own {
        return row;
    }
    let key = || slot.key.clone();
    let used = match aside {
        false => action_button(words::OPEN_FILE, Request::KeptOpen(key())),
        true => action_button(words::SAVE, Request::KeptSave(key())),
    };
    row.child(used)
        .child(action_button(words::DELETE_KEPT, Request::Forget(key())))
}

/// Draws a stored library.
fn library(key: &str, head: &LibraryHead) -> Element {
    let games = match head.state {
        LibraryState::Begun => words::INCOMPLETE.into(),
        LibraryState::Stopped(games) | LibraryState::Whole(games) => found(games, games),
    };
    // Of a file that is being read, or was when its page was closed, nothing may be stored yet.
    let size = match head.size() {
        0 => String::new(),
        bytes => megabytes(bytes) + ", ",
    };
    let what = [games.as_str(), ", ", &size, &day(&head.when)];
    let open = Action::Library(LibraryAction::OpenKept(key.to_owned()));
    el("li")
        .child(el("strong").attr("dir", "auto").text(head.title()))
        .child(el("span").text(what.concat()))
        .child(action_button(words::OPEN_FILE, open))
        .child(action_button(
            words::DELETE_KEPT,
            Request::Forget(key.to_owned()),
        ))
}

/// Draws the differences between the shown game and the one before it.
#[must_use]
pub fn compare(session: &Session) -> Element {
    let dialog = dialog(words::COMPARE);
    let dialog = match session.former_game() {
        None => dialog.child(el("p").text(words::NO_GAME_BEFORE)),
        Some(former) => {
            let names = [session.tree(), &former.tree].map(|game| el("bdi").text(title(game)));
            let [here, there] = names;
            let heads = el("p").text(words::COMPARE_HERE).child(here);
            let heads = heads
                .child(el("br"))
                .text(words::COMPARE_OTHER)
                .child(there);
            let dialog = dialog.child(heads);
            match session.comparison() {
                None => dialog.child(said(&words::COMPARING)),
                Some(comparison) => dialog
                    .child(said(&differences(comparison)))
                    .child(list(session, &comparison.lines)),
            }
        }
    };
    // The key keeps the focused button when the list appears.
    dialog.child(
        actions()
            .key(1)
            .child(action_button(words::CLOSE, Request::Close).class("primary")),
    )
}

fn differences(comparison: &Comparison) -> String {
    say::differences(comparison.found, comparison.lines.len() as u32)
}

fn list(session: &Session, lines: &[ComparedLine]) -> Option<Element> {
    let line = |line: &ComparedLine| {
        // If the path does not exist in this game, the last moment on it is used.
        let (Ok(at) | Err(at)) = follow(session.tree(), &line.way);
        let go = button("kind").does(Action::Go(GoAction::To(at)));
        let go = go.child(el("strong").text(line.place.clone()));
        el("li").child(go.child(el("span").text(line.words.clone())))
    };
    (!lines.is_empty()).then(|| el("ol").class("compared").children(lines.iter().map(line)))
}
