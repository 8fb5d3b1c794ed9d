//! Everything that is kept on the device, as one file, and what such a file restores.
//!
//! A file is a sequence of records:
//!
//! | record | holds |
//! |---|---|
//! | `backup` | nothing: it identifies the file |
//! | `setting` | a line with the name of a setting, then its text |
//! | `slot` | when it was written; the `session` and the `game`s that follow belong to one tab |
//! | `aside` | a text that was set aside because it was damaged |

use super::record::{records, seal};
use super::{GAME, LibraryHead, SESSION, game, restore};
use crate::game::title;
use crate::session::split_line;
use crate::words;

/// A session that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Its key in the store.
    pub key: String,
    /// When it was written: `2026-11-21T12:30:00.000Z`, by the clocks of the device.
    pub when: String,
    /// Its records.
    pub text: String,
}

impl Slot {
    /// Returns the title of the shown game, with the number of other games; for a text set aside,
    /// says that it cannot be read.
    #[must_use]
    pub fn title(&self) -> String {
        let Ok(restored) = restore(&self.text) else {
            return words::KEPT_UNREADABLE.into();
        };
        let title = title(restored.session.tree());
        match restored.session.games().len() - 1 {
            0 => title,
            more => words::GAMES_AND_MORE.with([more.into(), title.into()]),
        }
    }
}

/// Returns the day and the minute of a time such as [`Slot::when`].
#[must_use]
pub fn day(when: &str) -> String {
    when.chars().take(16).collect::<String>().replace('T', ", ")
}

/// Everything that the store holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Key of this tab's slot.
    pub own: String,
    /// Kept sessions, the one written last first.
    pub slots: Vec<Slot>,
    /// Texts that were set aside, the one written last first.
    pub aside: Vec<Slot>,
    /// Files of games with their keys, the one opened last first.
    pub libraries: Vec<(String, LibraryHead)>,
    /// Bytes of the pictures of scans.
    pub pictures: u64,
}

impl Kept {
    /// Reads the entries of the store, each as its place, its key and its text. Slots must come
    /// before games, and games in their order.
    #[must_use]
    pub fn of_entries(entries: &[[String; 3]]) -> Kept {
        let mut kept = Kept::default();
        for [store, key, text] in entries {
            match store.as_str() {
                "own" => key.clone_into(&mut kept.own),
                "slots" => add(&mut kept.slots, key, text),
                "aside" => add(&mut kept.aside, key, text),
                "pictures" => kept.pictures = text.parse().unwrap_or_default(),
                "libraries" => {
                    if let Some(head) = LibraryHead::read(text) {
                        let older = |(_, known): &(String, LibraryHead)| known.when < head.when;
                        let at = kept.libraries.iter().position(older);
                        let at = at.unwrap_or(kept.libraries.len());
                        kept.libraries.insert(at, (key.clone(), head));
                    }
                }
                _ => {
                    let [slot, _] = split_line(key, ',');
                    if let Some(slot) = kept.slots.iter_mut().find(|known| known.key == slot) {
                        slot.text.push_str(text);
                    }
                }
            }
        }
        kept
    }

    /// Returns whether nothing is kept.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
            && self.aside.is_empty()
            && self.libraries.is_empty()
            && self.pictures == 0
    }

    /// Returns the file, with these settings as names and texts.
    #[must_use]
    pub fn file(&self, settings: &[(&str, String)]) -> String {
        let mut text = seal("backup", "");
        for (name, setting) in settings {
            text.push_str(&seal("setting", &[name, "\n", setting].concat()));
        }
        for slot in &self.slots {
            text.push_str(&seal("slot", &slot.when));
            text.push_str(&slot.text);
            if !slot.text.ends_with('\n') {
                // The text is damaged; the next record must still begin a line.
                text.push('\n');
            }
        }
        for slot in &self.aside {
            text.push_str(&seal("aside", &slot.text));
        }
        text
    }
}

/// Adds the text that was written under this key, after newer ones.
fn add(slots: &mut Vec<Slot>, key: &str, text: &str) {
    let (when, text) = text.split_once('\n').unwrap_or(("", text));
    let at = slots.iter().position(|known| known.when.as_str() < when);
    let slot = Slot {
        key: key.to_owned(),
        when: when.to_owned(),
        text: text.to_owned(),
    };
    slots.insert(at.unwrap_or(slots.len()), slot);
}

/// What a file restores.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup {
    /// Names and texts of the settings.
    pub settings: Vec<(String, String)>,
    /// Records of each session: its own, and those of its games.
    pub sessions: Vec<(String, Vec<String>)>,
    /// Texts that were set aside.
    pub aside: Vec<String>,
    /// Number of damaged records. What can be read of a damaged game is among the sessions.
    pub damaged: usize,
}

impl Backup {
    /// Reads a file; returns `None` if no record in it is intact.
    #[must_use]
    pub fn read(text: &str) -> Option<Backup> {
        let records = records(text);
        let damaged = records.iter().filter(|it| it.damage.is_some()).count();
        if damaged == records.len() {
            return None;
        }
        let mut backup = Backup {
            damaged,
            ..Backup::default()
        };
        for record in records {
            match (record.kind, record.damage) {
                ("backup", None) => {}
                ("setting", None) => {
                    let setting = split_line(record.body, '\n').map(str::to_owned);
                    backup.settings.push(setting.into());
                }
                ("aside", None) => backup.aside.push(record.body.to_owned()),
                ("slot", _) => backup.sessions.push(Default::default()),
                (SESSION, _) => match backup.sessions.last_mut() {
                    Some((head, games)) if head.is_empty() && games.is_empty() => {
                        record.text.clone_into(head);
                    }
                    _ => backup.sessions.push((record.text.to_owned(), Vec::new())),
                },
                (GAME, None) => backup.add_game(record.text.to_owned()),
                _ => match game::salvage(record.body).filter(|game| !game.tree.is_empty()) {
                    Some(game) => backup.add_game(seal(GAME, &game::write(&game))),
                    None => backup.aside.push(record.text.to_owned()),
                },
            }
        }
        backup
            .sessions
            .retain(|(head, games)| !head.is_empty() || !games.is_empty());
        Some(backup)
    }

    fn add_game(&mut self, game: String) {
        match self.sessions.last_mut() {
            Some((_, games)) => games.push(game),
            None => self.sessions.push((String::new(), vec![game])),
        }
    }
}
