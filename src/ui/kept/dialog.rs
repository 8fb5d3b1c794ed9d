//! Kept games: every tab's, and what was set aside; all of it saved as one file and brought back.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::Event;

use super::{Written, write};
use crate::game::decode::decode;
use crate::keep::backup::{Backup, Kept, Slot};
use crate::keep::restore;
use crate::session::Action;
use crate::ui::browser;
use crate::ui::desk::{Desk, Dialog, Part};
use crate::ui::dialogs::dialog;
use crate::ui::el::{El, button, effect, el};
use crate::ui::store::keeper;

/// The settings that go into a file; of them all that other pages of this site keep.
const SETTINGS: [&str; 2] = [browser::SETTINGS, "rank-and-file.lessons"];

/// What a button of the dialog does.
#[derive(Clone, Copy)]
enum Key {
    /// Shows this one of the slots.
    Open(usize),
    /// Saves this one of the texts set aside.
    Save(usize),
    /// Forgets this entry of the list.
    Forget(usize),
    SaveAll,
    Close,
}

/// What is kept on this device.
pub fn kept_dialog(desk: Desk) -> El {
    effect(move || {
        if desk.dialog() == Some(Dialog::Kept) {
            look(desk, String::new(), String::new());
        }
    });
    let file = el("input")
        .attr("type", "file")
        .class("visually-hidden")
        .attr("accept", ".txt,text/plain")
        .on("change", move |event| chosen(desk, &event));
    let file = el("label").class("button").text("Bring back").child(file);
    dialog(desk, Dialog::Kept, "Kept games")
        .child(el("p").text("Each tab keeps its games on this device. The last twenty stay."))
        .child(el("ul").class("kept").live_children(move || {
            desk.follow(Part::Kept);
            desk.written.with_value(|written| rows(desk, &written.kept))
        }))
        .child(el("p").attr("role", "status").live_text(move || {
            desk.follow(Part::Kept);
            desk.written.with_value(|written| written.words.clone())
        }))
        .child(
            el("div")
                .class("actions")
                .child(file)
                .child(key(desk, "Save everything", Key::SaveAll))
                .child(key(desk, "Close", Key::Close)),
        )
}

fn key(desk: Desk, label: &'static str, key: Key) -> El {
    button("button").click(move || press(desk, key)).text(label)
}

fn rows(desk: Desk, kept: &Kept) -> Vec<AnyView> {
    let slots = kept.slots.len();
    let all = kept.slots.iter().chain(&kept.aside).enumerate();
    let row = |(at, slot): (usize, &Slot)| {
        let own = slot.key == kept.own;
        let what = match at {
            _ if own => "This tab, ",
            at if at < slots => "",
            _ => "Damaged, ",
        };
        let mut row = el("li")
            .child(el("strong").text(&slot.title()))
            .child(el("span").text(&(what.to_owned() + &slot.day())));
        if !own {
            row = row.child(match at.checked_sub(slots) {
                None => key(desk, "Open", Key::Open(at)),
                Some(at) => key(desk, "Save", Key::Save(at)),
            });
            row = row.child(key(desk, "Forget", Key::Forget(at)));
        }
        row.view()
    };
    all.map(row).collect()
}

#[inline(never)]
fn press(desk: Desk, key: Key) {
    let mut act = None;
    desk.written.update_value(|written| match key {
        Key::Open(at) => act = written.kept.slots.get(at).map(|slot| slot.text.clone()),
        Key::Save(at) => {
            if let Some(slot) = written.kept.aside.get(at) {
                browser::save("rank-and-file.damaged.txt", &slot.text);
            }
        }
        Key::Forget(at) => {
            let all = written.kept.slots.iter().chain(&written.kept.aside);
            act = all.map(|slot| &slot.key).nth(at).cloned();
        }
        Key::SaveAll => {
            let settings: Vec<(&str, String)> = SETTINGS
                .into_iter()
                .filter_map(|name| Some((name, browser::stored(name)?)))
                .collect();
            browser::save("rank-and-file.backup.txt", &written.kept.file(&settings));
        }
        Key::Close => {}
    });
    match (key, act) {
        (Key::Open(_), Some(text)) => {
            desk.set_dialog(None);
            desk.act(match restore(&text) {
                Ok(restored) => Action::Restore(Box::new(restored)),
                Err(damage) => Action::Say(damage.sentence()),
            });
        }
        (Key::Forget(_), Some(key)) => look(desk, key, String::new()),
        (Key::Close, _) => desk.set_dialog(None),
        _ => {}
    }
}

/// Reads the store once more, having forgotten what has this key, if it is one; then says these words.
fn look(desk: Desk, key: String, words: String) {
    // What has just been done is to be in it.
    while write(desk) {}
    let asked = keeper(if key.is_empty() { "all" } else { "forget" }, &key);
    let asked = JsFuture::from(js_sys::Promise::resolve(&asked));
    spawn_local(async move {
        let list = asked.await.ok().and_then(|list| list.as_string());
        let kept = list.as_deref().map(Kept::of_list);
        let words = match &kept {
            None => "Nothing can be kept here.".to_owned(),
            Some(kept) if !key.is_empty() && kept.slots.iter().any(|slot| slot.key == key) => {
                "Another tab has it open.".to_owned()
            }
            Some(kept) if words.is_empty() && kept.slots.is_empty() && kept.aside.is_empty() => {
                "Nothing is kept yet. What you do next will be.".to_owned()
            }
            Some(_) => words,
        };
        tell(desk, kept, words);
    });
}

/// Shows this list and these words.
fn tell(desk: Desk, kept: Option<Kept>, words: String) {
    desk.written.update_value(|written: &mut Written| {
        if let Some(kept) = kept {
            written.kept = kept;
        }
        written.words = words;
    });
    desk.tell(Part::Kept);
}

/// Brings back what a file holds, beside what is there.
fn chosen(desk: Desk, event: &Event) {
    let Some(file) = browser::chosen_file(event) else {
        return;
    };
    spawn_local(async move {
        let bytes = browser::bytes(&file).await.unwrap_or_default();
        match Backup::read(&decode(&bytes).0) {
            Some(backup) => bring(desk, &backup),
            None => tell(desk, None, "This is no file of kept games.".to_owned()),
        }
    });
}

fn bring(desk: Desk, backup: &Backup) {
    let mut count = 0_usize;
    for (head, games) in &backup.sessions {
        let text = head.clone() + &games.concat();
        let known = |written: &Written| written.kept.slots.iter().any(|slot| slot.text == text);
        if desk.written.with_value(known) {
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
    let mut words = match count {
        0 => "Nothing was brought back: all of it is here already.".to_owned(),
        1 => "One session was brought back. What was here stays.".to_owned(),
        _ => count.to_string() + " sessions were brought back. What was here stays.",
    };
    if backup.damaged > 0 {
        words.push_str(" Some of the file is damaged.");
    }
    look(desk, String::new(), words);
}
