//! The dialog Kept games: the sessions of all tabs and the damaged texts set aside, saved as one
//! file and restored from it.

use js_sys::Array;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Event;

use super::attend::write;
use super::keeper;
use crate::game::decode::decode;
use crate::keep::backup::{Backup, Kept};
use crate::keep::restore;
use crate::session::{Action, Incoming};
use crate::ui::app_state::AppState;
use crate::ui::modal::Modal;
use crate::ui::say;
use crate::view;
use crate::web::browser;
use crate::words;

/// The settings that go into a backup file; the last is kept by the lesson pages.
const SETTINGS: [&str; 6] = [
    browser::SETTINGS,
    browser::LEARNERS,
    browser::SCORES,
    browser::DICTATION,
    browser::SILENT_READING,
    "rank-and-file.lessons",
];

/// The dialog Kept games.
#[component]
pub fn KeptDialog(app: AppState) -> impl IntoView {
    view! { <Modal draw=Box::new(move || app.kept.with(|(kept, said)| view::kept(kept, said)))/> }
}

/// Returns the stored text with this key; empty if there is none.
fn text(app: AppState, key: &str) -> String {
    app.kept.with_untracked(|(kept, _)| {
        let mut slots = kept.slots.iter().chain(&kept.aside);
        let slot = slots.find(|slot| slot.key == key);
        slot.map(|slot| slot.text.clone()).unwrap_or_default()
    })
}

/// Opens the stored session with this key.
pub fn open(app: AppState, key: &str) {
    app.dialog.set(None);
    match restore(&text(app, key)) {
        Ok(restored) => app.hear(Incoming::Kept(Box::new(restored))),
        Err(damage) => app.act(Action::Say(damage.sentence())),
    }
}

/// Saves a damaged text unchanged as a file.
pub fn save_damaged(app: AppState, key: &str) {
    browser::save("rank-and-file.damaged.txt", &text(app, key));
}

/// Saves everything that is stored as one file.
pub fn save_all(app: AppState) {
    let settings: Vec<(&str, String)> = SETTINGS
        .into_iter()
        .filter_map(|name| Some((name, browser::stored(name)?)))
        .collect();
    let file = app.kept.with_untracked(|(kept, _)| kept.file(&settings));
    browser::save("rank-and-file.backup.txt", &file);
}

/// Reads the store again, after deleting the entry with this key unless the key is empty, then
/// shows the message `words`.
pub fn look(app: AppState, key: String, words: String) {
    // All changes are written first, so that the list includes them.
    while write(app) {}
    let asked = keeper(if key.is_empty() { "all" } else { "forget" }, &key);
    let asked = JsFuture::from(js_sys::Promise::resolve(&asked));
    spawn_local(async move {
        let entries = asked.await.ok().and_then(entries);
        let kept = entries.as_deref().map(Kept::of_entries);
        let words = match &kept {
            None => words::NOTHING_CAN_BE_KEPT.into(),
            Some(kept) if !key.is_empty() && kept.slots.iter().any(|slot| slot.key == key) => {
                words::OPEN_ELSEWHERE.into()
            }
            Some(kept) if words.is_empty() && kept.is_empty() => words::NOTHING_KEPT.into(),
            Some(_) => words,
        };
        tell(app, kept, words);
    });
}

/// Reads the script's list of all that is kept: its place, key and text of each entry. Half of a
/// surrogate pair in a text becomes U+FFFD.
fn entries(list: JsValue) -> Option<Vec<[String; 3]>> {
    let list = list.dyn_into::<Array>().ok()?;
    let entry = |entry: JsValue| {
        let entry = entry.dyn_into::<Array>().ok()?;
        let part = |at| entry.get(at).as_string();
        Some([part(0)?, part(1)?, part(2)?])
    };
    list.iter().map(entry).collect()
}

/// Shows a message, and the list if there is one.
fn tell(app: AppState, list: Option<Kept>, said: String) {
    app.kept.update(|(kept, words)| {
        if let Some(list) = list {
            *kept = list;
        }
        *words = said;
    });
}

/// Restores the content of a backup file beside what is stored already.
pub fn restore_backup(app: AppState, event: &Event) {
    let Some(file) = browser::chosen_file(event) else {
        return;
    };
    spawn_local(async move {
        let bytes = browser::bytes(&file).await.unwrap_or_default();
        match Backup::read(&decode(&bytes).0) {
            Some(backup) => add_backup(app, &backup),
            None => tell(app, None, words::NO_BACKUP.into()),
        }
    });
}

/// Stores the sessions, damaged texts and settings of a backup that are not stored yet.
fn add_backup(app: AppState, backup: &Backup) {
    let mut count = 0_usize;
    for (head, games) in &backup.sessions {
        let text = head.clone() + &games.concat();
        let known = |(kept, _): &(Kept, String)| kept.slots.iter().any(|slot| slot.text == text);
        if app.kept.with_untracked(known) {
            continue;
        }
        for (at, game) in games.iter().enumerate() {
            keeper(&at.to_string(), game);
        }
        keeper("add", head);
        count += 1;
    }
    for text in &backup.aside {
        keeper("aside", text);
    }
    for (name, text) in &backup.settings {
        // Existing settings are not overwritten.
        if SETTINGS.contains(&name.as_str()) && browser::stored(name).is_none() {
            browser::store(name, text);
        }
    }
    let words = say::restored(count, backup.damaged > 0);
    look(app, String::new(), words);
}
