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
use crate::ui::browser;
use crate::ui::desk::Desk;
use crate::ui::modal::Modal;
use crate::ui::say;
use crate::ui::store::keeper;
use crate::view;

/// The settings that go into a file; of them all that other pages of this site keep.
const SETTINGS: [&str; 2] = [browser::SETTINGS, "rank-and-file.lessons"];

/// The dialog with all that is kept on the device.
#[component]
pub fn KeptDialog(desk: Desk) -> impl IntoView {
    view! { <Modal draw=move || desk.kept.with(|(kept, said)| view::kept(kept, said))/> }
}

/// The text of the slot that has this key.
fn text(desk: Desk, key: &str) -> String {
    desk.kept.with_untracked(|(kept, _)| {
        let mut slots = kept.slots.iter().chain(&kept.aside);
        let slot = slots.find(|slot| slot.key == key);
        slot.map(|slot| slot.text.clone()).unwrap_or_default()
    })
}

/// Goes on with what is kept under this key.
pub fn open(desk: Desk, key: &str) {
    desk.dialog.set(None);
    desk.act(match restore(&text(desk, key)) {
        Ok(restored) => Action::Restore(Box::new(restored)),
        Err(damage) => Action::Say(damage.sentence()),
    });
}

/// Saves a text that was set aside, as it is.
pub fn save_damaged(desk: Desk, key: &str) {
    browser::save("rank-and-file.damaged.txt", &text(desk, key));
}

/// Saves all that is kept as one file.
pub fn save_all(desk: Desk) {
    let settings: Vec<(&str, String)> = SETTINGS
        .into_iter()
        .filter_map(|name| Some((name, browser::stored(name)?)))
        .collect();
    let file = desk.kept.with_untracked(|(kept, _)| kept.file(&settings));
    browser::save("rank-and-file.backup.txt", &file);
}

/// Reads the store once more, having forgotten what has this key, if it is one; then says these words.
pub fn look(desk: Desk, key: String, words: String) {
    // What has just been done is to be in it.
    while write(desk) {}
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
        tell(desk, kept, words);
    });
}

/// Shows this list and these words.
fn tell(desk: Desk, list: Option<Kept>, said: String) {
    desk.kept.update(|(kept, words)| {
        if let Some(list) = list {
            *kept = list;
        }
        *words = said;
    });
}

/// Brings back what a file holds, beside what is there.
pub fn bring_back(desk: Desk, event: &Event) {
    let Some(file) = browser::chosen_file(event) else {
        return;
    };
    spawn_local(async move {
        let bytes = browser::bytes(&file).await.unwrap_or_default();
        match Backup::read(&decode(&bytes).0) {
            Some(backup) => bring(desk, &backup),
            None => tell(desk, None, say::NO_BACKUP.to_owned()),
        }
    });
}

fn bring(desk: Desk, backup: &Backup) {
    let mut count = 0_usize;
    for (head, games) in &backup.sessions {
        let text = head.clone() + &games.concat();
        let known = |(kept, _): &(Kept, String)| kept.slots.iter().any(|slot| slot.text == text);
        if desk.kept.with_untracked(known) {
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
    look(desk, String::new(), words);
}
