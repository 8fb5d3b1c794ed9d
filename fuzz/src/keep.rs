//! Records that were kept on the device.

use rank_and_file::keep::backup::{Backup, Kept, day};
use rank_and_file::keep::record::{records, seal};
use rank_and_file::keep::{LibraryHead, restore, write};
use rank_and_file::service::KeptBook;
use testing::seen::seen;

use crate::choose::Choices;

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
}

/// Checks that a session is written and restored the same.
pub fn comes_back(session: &rank_and_file::session::Session) {
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

/// Checks that a backup has a place for every record.
fn backs_up(text: &str) {
    let Some(backup) = Backup::read(text) else {
        return;
    };
    let entries: Vec<[String; 3]> = backup
        .sessions
        .iter()
        .zip(0..)
        .map(|((head, games), at)| {
            let when = format!("2026-01-01T00:00:{at:02}.000Z");
            [
                format!("slot{at}"),
                when,
                [head.as_str(), &games.concat()].concat(),
            ]
        })
        .collect();
    Kept::of_entries(&entries).file(&[]);
    day(text);
}
