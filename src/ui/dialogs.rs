//! New and Open, and what all dialogs share.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDialogElement};

use super::browser;
use super::desk::{Desk, Dialog};
use super::el::{El, Ref, button, effect, el};
use crate::board::Variant;
use crate::game::decode::decode;
use crate::sample::examples::EXAMPLES;
use crate::session::Action;

/// A `<dialog>` that the desk's state shows and hides, and that tells the desk when the browser has
/// closed it.
pub fn dialog(desk: Desk, which: Dialog, title: &'static str) -> El {
    let element = Ref::new();
    effect(move || {
        let open = desk.dialog() == Some(which);
        let Some(element) = element
            .get()
            .and_then(|element| element.dyn_into::<HtmlDialogElement>().ok())
        else {
            return;
        };
        if open && !element.open() {
            // Fails only if it is open already or out of the page.
            let _ = element.show_modal();
        } else if !open && element.open() {
            element.close();
        }
    });
    el("dialog")
        .class("sheet-dialog")
        .refer(element)
        .attr("aria-label", title)
        .on("close", move |_| {
            // It may have made room for another.
            if untrack(|| desk.dialog()) == Some(which) {
                desk.set_dialog(None);
            }
        })
        .child(el("h2").text(title))
}

/// The games that can be begun, and what they are in a line.
const KINDS: [(Variant, &str); 4] = [
    (Variant::Standard, "Orthodox chess, by the rules of today."),
    (
        Variant::UChess,
        "The men of chess, but a move is legal only if three symbols name it beyond doubt. Who takes the king wins.",
    ),
    (
        Variant::UChessAise,
        "The same, save that no move may leave the own king attacked.",
    ),
    (
        Variant::Chess99,
        "Nine files and ranks, and a paladin beside the king. Pawns may always step two squares, any piece may castle with the king, and who takes the king wins.",
    ),
];

/// Which game is to be begun; with the examples of its notation, where it has one of its own.
pub fn new_dialog(desk: Desk) -> El {
    let begin = move |action: Action| {
        desk.set_dialog(None);
        desk.act(action);
    };
    let kind = |(variant, about): (Variant, &str)| {
        let face = button("kind")
            .attr("data-variant", variant.tag())
            .click(move || begin(Action::New(variant)))
            .child(el("strong").text(variant.title()))
            .text(about);
        let examples = EXAMPLES.iter().enumerate();
        let examples = examples.filter(move |(_, example)| example.variant == variant);
        let links: Vec<El> = examples
            .map(|(at, example)| {
                button("link")
                    .click(move || begin(Action::Example(at)))
                    .text(example.text)
            })
            .collect();
        let mut row = el("div").child(face);
        if !links.is_empty() {
            row = row.child(el("p").class("examples").text("Examples:").children(links));
        }
        row
    };
    dialog(desk, Dialog::New, "New game")
        .children(KINDS.map(kind))
        .child(
            el("div").class("actions").child(
                button("button")
                    .click(move || desk.set_dialog(None))
                    .text("Cancel"),
            ),
        )
}

/// Paste a text, or choose a file.
pub fn open_dialog(desk: Desk) -> El {
    let text = RwSignal::new(String::new());
    let read = move || {
        let text = text.try_update(std::mem::take).unwrap_or_default();
        desk.set_dialog(None);
        desk.act(Action::Open(text));
    };
    let close = move || desk.set_dialog(None);
    let sample = move || {
        desk.set_dialog(None);
        desk.act(Action::Sample);
    };
    let kept = move || desk.set_dialog(Some(Dialog::Kept));
    let field = el("textarea")
        .attr("id", "open-text")
        .attr("rows", "10")
        .attr("aria-label", "Text to read")
        .attr("spellcheck", "false")
        .value(move || text.get())
        .on("input", move |event| text.set(event_target_value(&event)));
    let file = el("input")
        .attr("type", "file")
        .class("visually-hidden")
        .attr("accept", ".pgn,.txt,.fen,text/plain")
        .on("change", move |event| chosen(desk, &event));
    let empty = move || text.with(|text| text.trim().is_empty()).then(String::new);
    dialog(desk, Dialog::Open, "Open or paste")
        .child(
            el("p").text("PGN with one game or many, a FEN, a score in any of the notations, or a page of an old book."),
        )
        .child(field)
        .child(
            el("div")
                .class("actions")
                .child(
                    el("label")
                        .class("button")
                        .text("Choose a file")
                        .child(file),
                )
                .child(button("button").click(sample).text("Try a page"))
                .child(button("button").click(kept).text("Kept games"))
                .child(button("button").click(close).text("Cancel"))
                .child(
                    button("button primary")
                        .live("disabled", empty)
                        .click(read)
                        .text("Read it"),
                ),
        )
}

fn chosen(desk: Desk, event: &Event) {
    if let Some(file) = browser::chosen_file(event) {
        open_file(desk, file);
        desk.set_dialog(None);
    }
}

/// Reads a file into the session; what cannot be read is said.
pub fn open_file(desk: Desk, file: web_sys::File) {
    spawn_local(async move {
        match browser::bytes(&file).await {
            Some(bytes) => desk.act(Action::Open(decode(&bytes).0.into_owned())),
            None => desk.act(Action::Say(format!(
                "The file {} could not be read.",
                file.name()
            ))),
        }
    });
}
