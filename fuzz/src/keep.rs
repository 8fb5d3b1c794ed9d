//! Records that were kept on the device.

use rank_and_file::keep::backup::{Backup, Kept, day};
use rank_and_file::keep::record::{records, seal};
use rank_and_file::keep::{LibraryHead, restore, write};
use rank_and_file::service::KeptBook;
use rank_and_file::session::{Action, GameAction, Incoming, Session};
use testing::seen::seen;

use crate::choose::Choices;
use crate::lasting::lasting;

/// Kinds of records.
const KINDS: [&str; 8] = [
    "session", "game", "game", "backup", "slot", "setting", "aside", "other",
];

/// Restores a text. The first byte says whether the others are that text, or the contents of
/// records, each with its kind before it and a zero byte after it.
pub fn keep(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let text = match choices.below(3) {
        0 => choices.text(),
        _ => {
            let mut text = String::new();
            while choices.more() {
                let kind = choices.pick(&KINDS);
                text.push_str(&seal(kind, &until_zero(&mut choices)));
            }
            let all = records(&text);
            assert!(all.iter().all(|record| record.damage.is_none()));
            text
        }
    };
    restores(&text);
    backs_up(&text);
    if let Some(head) = LibraryHead::read(&text) {
        assert_eq!(LibraryHead::read(&head.text()), Some(head.clone()));
        head.title();
        head.size();
    }
    if let Some(book) = KeptBook::read(&text) {
        assert_eq!(KeptBook::read(&book.text()), Some(book));
    }
}

/// Returns the text up to the next zero byte.
fn until_zero(choices: &mut Choices<'_>) -> String {
    let mut text = choices.line();
    while choices.more() && choices.coin() {
        text.push('\n');
        text.push_str(&choices.line());
    }
    text
}

/// Checks that the records of a text cover it, and that what is restored from them is written and
/// restored the same.
fn restores(text: &str) {
    let length: usize = records(text).iter().map(|record| record.text.len()).sum();
    assert!(length <= text.len());
    let Ok(mut restored) = restore(text) else {
        return;
    };
    comes_back(&restored.session);
    restored.session.resume();
    let mut session = Session::empty();
    let before = lasting(session.tree());
    session.hear(Incoming::Kept(Box::new(restored)));
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(lasting(session.tree()), before, "{text}");
}

/// Checks that a session is written and restored the same.
pub fn comes_back(session: &Session) {
    let written = write(session);
    let again = restore(&written).unwrap_or_else(|damage| panic!("{damage:?} {written}"));
    assert_eq!(again.trouble, None, "{written}");
    let (found, known) = (seen(&again.session), seen(session));
    for (found, known) in found.lines().zip(known.lines()) {
        assert_eq!(found, known, "{written}");
    }
    assert_eq!(found.len(), known.len(), "{written}");
    assert_eq!(write(&again.session), written);
}

/// Puts what a backup holds where the device keeps it, and checks that the file of that restores the
/// same.
fn backs_up(text: &str) {
    let Some(backup) = Backup::read(text) else {
        return;
    };
    let mut entries = Vec::new();
    let mut enter = |place: &str, key: String, text: String| {
        entries.push([place.to_owned(), key, text]);
    };
    enter("own", "0".to_owned(), String::new());
    // The newest stands first.
    let mut second = 59;
    let mut dated = |text: &str| {
        second -= 1;
        format!("2026-01-01T00:00:{second:02}.000Z\n{text}")
    };
    let few = || backup.sessions.iter().take(20).zip(0..);
    for ((head, _), at) in few() {
        enter("slots", format!("{at}"), dated(head));
    }
    for (at, aside) in backup.aside.iter().take(20).enumerate() {
        enter("aside", format!("{at}"), dated(aside));
    }
    enter("libraries", "0".to_owned(), text.to_owned());
    for ((_, games), at) in few() {
        for (number, game) in games.iter().enumerate() {
            enter("games", format!("{at},{number}"), game.clone());
        }
    }
    let kept = Kept::of_entries(&entries);
    for slot in kept.slots.iter().chain(&kept.aside) {
        slot.title();
        day(&slot.when);
    }
    let names = backup.settings.iter();
    let settings: Vec<_> = names
        .map(|(name, text)| (name.as_str(), text.clone()))
        .collect();
    let again = Backup::read(&kept.file(&settings)).expect("its own record is whole");
    if backup.damaged == 0 && backup.sessions.len() < 20 && backup.aside.len() < 20 {
        assert_eq!(again, backup, "{text}");
    }
}
