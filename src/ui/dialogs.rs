//! The dialogs: New and Open. What all of them share is in `frame`.

mod frame;

pub use frame::{DialogFrame, act, act_unless};

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::Event;

use super::browser;
use super::desk::{Desk, Dialog};
use super::export::ExportDialog;
use super::kept::KeptDialog;
use crate::board::Variant;
use crate::game::decode::decode;
use crate::sample::examples::EXAMPLES;
use crate::session::Action;

/// All dialogs.
#[component]
pub fn Dialogs(desk: Desk) -> impl IntoView {
    view! {
        <NewDialog desk/>
        <OpenDialog desk/>
        <ExportDialog desk/>
        <KeptDialog desk/>
    }
    .into_any()
}

/// The games that can be begun, and what they are in a line.
const KINDS: [(Variant, &str); 4] = [
    (Variant::Standard, "Orthodox chess, by the rules of today."),
    (
        Variant::UChess,
        "The pieces of chess, but a move is legal only if three symbols name it beyond doubt. Whoever takes the king wins.",
    ),
    (
        Variant::UChessAise,
        "The same, save that no move may leave the own king attacked.",
    ),
    (
        Variant::Chess99,
        "Nine files and ranks, and a paladin beside the king. Pawns may always step two squares, any piece may castle with the king, and whoever takes the king wins.",
    ),
];

/// Which game is to be begun; with the examples of its notation, where it has one of its own.
#[component]
fn NewDialog(desk: Desk) -> impl IntoView {
    view! {
        <DialogFrame desk which=Dialog::New title="New game">
            {KINDS.into_iter().map(kind).collect::<Vec<_>>()}
            <div class="actions">{act("Cancel", move || desk.dialog.set(None))}</div>
        </DialogFrame>
    }
    .into_any()
}

fn kind((variant, about): (Variant, &'static str)) -> AnyView {
    let examples = EXAMPLES.iter().enumerate();
    let links: Vec<AnyView> = examples
        .filter(|(_, example)| example.variant == variant)
        .map(|(at, example)| {
            let does = Action::Example(at).text();
            view! { <button type="button" class="link" data-do=does>{example.text}</button> }
                .into_any()
        })
        .collect();
    let links = (!links.is_empty())
        .then(|| view! { <p class="examples">"Examples:" {links}</p> }.into_any());
    let does = Action::New(variant).text();
    view! {
        <div>
            <button type="button" class="kind" data-variant=variant.tag() data-do=does>
                <strong>{variant.title()}</strong>
                {about}
            </button>
            {links}
        </div>
    }
    .into_any()
}

/// Paste a text, or choose a file.
#[component]
fn OpenDialog(desk: Desk) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let read = move |_| {
        let text = text.try_update(std::mem::take).unwrap_or_default();
        desk.dialog.set(None);
        desk.act(Action::Open(text));
    };
    let chosen = move |event: Event| {
        if let Some(file) = browser::chosen_file(&event) {
            open_file(desk, file);
            desk.dialog.set(None);
        }
    };
    let sample = move || {
        desk.dialog.set(None);
        desk.act(Action::Sample);
    };
    view! {
        <DialogFrame desk which=Dialog::Open title="Open or paste">
            <p>
                "PGN with one game or many, a FEN, a score in any of the notations, or a page of an old book."
            </p>
            <textarea
                id="open-text"
                rows="10"
                aria-label="Text to read"
                spellcheck="false"
                prop:value=text
                on:input=move |event| text.set(event_target_value(&event))
            />
            <div class="actions">
                <label class="button">
                    "Choose a file"
                    <input type="file" class="visually-hidden" accept=".pgn,.txt,.fen,text/plain"
                        on:change=chosen/>
                </label>
                {act("Try a page", sample)}
                {act("Kept games", move || desk.dialog.set(Some(Dialog::Kept)))}
                {act("Cancel", move || desk.dialog.set(None))}
                <button type="button" class="button primary"
                    disabled=move || text.with(|text| text.trim().is_empty())
                    on:click=read>
                    "Read it"
                </button>
            </div>
        </DialogFrame>
    }
    .into_any()
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
