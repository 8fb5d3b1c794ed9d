//! The box in which moves, scores and positions are typed or pasted.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::block::block;
use super::desk::Desk;
use crate::session::Action;
use crate::session::entry::Entry;
use crate::view;

/// The entry box with what its text means so far.
#[component]
pub fn EntryBox(desk: Desk) -> impl IntoView {
    fn see<T>(desk: Desk, read: fn(&Entry) -> T) -> T {
        desk.see(|session| read(session.entry()))
    }
    let on_key = move |event: KeyboardEvent| match event.key().as_str() {
        "Enter" if !event.shift_key() && !event.is_composing() => {
            event.prevent_default();
            desk.act(Action::Enter);
        }
        "Escape" => desk.act(Action::Type(String::new())),
        _ => {}
    };
    let text = Memo::new(move |_| see(desk, |entry| entry.text.clone()));
    let wrong = Memo::new(move |_| see(desk, |entry| entry.mistake().is_some()));
    let opens = Memo::new(move |_| see(desk, |entry| entry.meaning.opens()));
    view! {
        <section class="entry" aria-label="Type a move or a game">
            <label class="visually-hidden" for="typed">
                "Type or paste a move, a game or a position"
            </label>
            <div class="entry-row">
                <div class="entry-field" class:wrong=wrong>
                    {block("pre", move || desk.see(|s| view::highlight(s.entry())))}
                    <textarea
                        id="typed"
                        data-do="type"
                        autocomplete="off"
                        autocapitalize="off"
                        spellcheck="false"
                        placeholder="A move, a game, a position"
                        aria-describedby="entry-message"
                        rows=move || text.with(|text| text.lines().count().clamp(1, 8)).to_string()
                        aria-invalid=move || wrong.get().to_string()
                        prop:value=text
                        on:keydown=on_key
                    />
                </div>
                <button type="button" class="button primary" data-do="enter">
                    {move || if opens.get() { "Open" } else { "Play" }}
                </button>
            </div>
            {block("div", move || desk.see(|s| view::meaning(s.entry())))}
            {block("ul", move || desk.see(|s| view::problems(s.troubles())))}
        </section>
    }
    .into_any()
}
