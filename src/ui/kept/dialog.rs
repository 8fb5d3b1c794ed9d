//! Kept games: every tab's, and what was set aside; all of it saved as one file and brought back.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::Event;

use super::attend::write;
use crate::game::decode::decode;
use crate::keep::backup::{Backup, Kept};
use crate::keep::restore;
use crate::session::Action;
use crate::ui::app_state::AppState;
use crate::ui::browser;
use crate::ui::modal::Modal;
use crate::ui::say;
use crate::ui::store::keeper;
use crate::view;

/// The settings that go into a file; of them all that other pages of this site keep.
const SETTINGS: [&str; 2] = [browser::SETTINGS, "rank-and-file.lessons"];

/// The dialog with all that is kept on the device.
#[component]
pub fn KeptDialog(app: AppState) -> impl IntoView {
    view! { <Modal draw=move || app.kept.with(|(kept, said)| view::kept(kept, said))/> }
}

/// The text of the slot that has this key.
fn text(app: AppState, key: &str) -> String {
    app.kept.with_untracked(|(kept, _)| {
        let mut slots = kept.slots.iter().chain(&kept.aside);
        let slot = slots.find(|slot| slot.key == key);
        slot.map(|slot| slot.text.clone()).unwrap_or_default()
    })
}

/// Goes on with what is kept under this key.
pub fn open(app: AppState, key: &str) {
    app.dialog.set(None);
    app.act(match restore(&text(app, key)) {
        Ok(restored) => Action::Restore(Box::new(restored)),
        Err(damage) => Action::Say(damage.sentence()),
    });
}

/// Saves a text that was set aside, as it is.
pub fn save_damaged(app: AppState, key: &str) {
    browser::save("rank-and-file.damaged.txt", &text(app, key));
}

/// Saves all that is kept as one file.
pub fn save_all(app: AppState) {
    let settings: Vec<(&str, String)> = SETTINGS
        .into_iter()
        .filter_map(|name| Some((name, browser::stored(name)?)))
        .collect();
    let file = app.kept.with_untracked(|(kept, _)| kept.file(&settings));
    browser::save("rank-and-file.backup.txt", &file);
}

/// Reads the store once more, having forgotten what has this key, if it is one; then says these words.
pub fn look(app: AppState, key: String, words: String) {
    // What has just been done is to be in it.
    while write(app) {}
    let asked = keeper(if key.is_empty() { "all" } else { "forget" }, &key);
    let asked = JsFuture::from(js_sys::Promise::resolve(&asked));
    spawn_local(async move {
        let list = asked.await.ok().and_then(|list| list.as_string());
        let kept = list.as_deref().map(Kept::of_list);
        let words = match &kept {
            None => say::NOTHING_CAN_BE_KEPT.to_owned(),
            Some(kept) if !key.is_empty() && kept.slots.iter().any(|slot| slot.key == key) => {
                say::OPEN_ELSEWHERE.to_owned()
            }
            Some(kept) if words.is_empty() && kept.is_empty() => say::NOTHING_KEPT.to_owned(),
            Some(_) => words,
        };
        tell(app, kept, words);
    });
}

/// Shows this list and these words.
fn tell(app: AppState, list: Option<Kept>, said: String) {
    app.kept.update(|(kept, words)| {
        if let Some(list) = list {
            *kept = list;
        }
        *words = said;
    });
}

/// Brings back what a file holds, beside what is there.
pub fn restore_backup(app: AppState, event: &Event) {
    let Some(file) = browser::chosen_file(event) else {
        return;
    };
    spawn_local(async move {
        let bytes = browser::bytes(&file).await.unwrap_or_default();
        match Backup::read(&decode(&bytes).0) {
            Some(backup) => add_backup(app, &backup),
            None => tell(app, None, say::NO_BACKUP.to_owned()),
        }
    });
}

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
        // What is there stays.
        if SETTINGS.contains(&name.as_str()) && browser::stored(name).is_none() {
            browser::store(name, text);
        }
    }
    let words = say::brought_back(count, backup.damaged > 0);
    look(app, String::new(), words);
}
