//! The list of all kept games, and the file for saving and restoring them.

use proptest::prelude::{ProptestConfig, prop_assert, proptest};
use rank_and_file::board::Variant;
use rank_and_file::keep::backup::{Backup, Kept, day};
use rank_and_file::keep::record::{records, seal};
use rank_and_file::keep::{restore, write};
use rank_and_file::session::{Action, OpenAction, Session};

use super::{MANY, after, open};

/// Returns the entries of a store with these sessions, the last first, and a damaged text.
fn entries(sessions: &[&Session], aside: &str) -> Vec<[String; 3]> {
    let entry = |store: &str, key: String, text: String| [store.to_owned(), key, text];
    let mut lines = vec![entry("own", "t0".to_owned(), String::new())];
    let mut games = Vec::new();
    for (at, session) in sessions.iter().enumerate().rev() {
        let text = write(session);
        let all = records(&text);
        let when = format!("2026-11-{:02}T12:30:00.000Z", 20 - at);
        let text = format!("{when}\n{}", all[0].text);
        lines.push(entry("slots", format!("t{at}"), text));
        for (n, game) in all[1..].iter().enumerate() {
            games.push(entry("games", format!("t{at},{n}"), game.text.to_owned()));
        }
    }
    let odd = "{\"not\":\"a text\"}".to_owned();
    lines.push(entry("slots", "odd".to_owned(), odd));
    lines.append(&mut games);
    let aside = format!("2026-11-01T08:00:00.000Z\n{aside}");
    lines.push(entry("aside", "x".to_owned(), aside));
    lines
}

#[test]
fn all_that_is_kept_is_listed_saved_and_brought_back() {
    let (one, two) = (
        open(MANY),
        after([Action::Open(OpenAction::New(Variant::UChess))]),
    );
    let kept = Kept::of_entries(&entries(&[&one, &two], "a damaged text\n"));
    let rows: Vec<_> = kept
        .slots
        .iter()
        .map(|slot| (slot.key.as_str(), slot.title(), day(&slot.when)))
        .collect();
    assert_eq!(
        rows,
        [
            (
                "t0",
                "One – ? and another game".to_owned(),
                "2026-11-20, 12:30".to_owned()
            ),
            ("t1", "U-chess".to_owned(), "2026-11-19, 12:30".to_owned()),
            ("odd", "Text that cannot be read".to_owned(), String::new()),
        ]
    );
    assert_eq!((kept.own.as_str(), kept.aside.len()), ("t0", 1));
    let file = kept.file(&[("rank-and-file.settings", "theme=dark\ncolumns=".to_owned())]);
    let backup = Backup::read(&file).expect("a file of kept games");
    assert_eq!(
        backup.settings,
        [(
            "rank-and-file.settings".to_owned(),
            "theme=dark\ncolumns=".to_owned()
        )]
    );
    let texts: Vec<String> = backup
        .sessions
        .iter()
        .map(|(head, games)| head.clone() + &games.concat())
        .collect();
    assert_eq!(texts, [write(&one), write(&two)]);
    // They have the order of the file: the slot that is not a session, then the text that was set
    // aside.
    assert_eq!(backup.aside, ["{\"not\":\"a text\"}\n", "a damaged text\n"]);
}

#[test]
fn a_damaged_file_brings_back_what_can_be_read_of_it() {
    let (one, two) = (open(MANY), open("1. c4 c5 *"));
    let file = Kept::of_entries(&entries(&[&one, &two], "")).file(&[]);
    let damaged = file.replace("1. d4 d5", "1. d4 d9");
    let backup = Backup::read(&damaged).expect("most of it");
    assert_eq!(backup.sessions.len(), 2);
    let (head, games) = &backup.sessions[0];
    let restored = restore(&(head.clone() + &games.concat())).expect("a session");
    assert_eq!(restored.session.games()[1].tree.len(), 1);
    // Damaged are the text in the list above that is not a record, and this game.
    assert_eq!(backup.damaged, 2);
    let cut = &file[..file.find("1. c4").expect("the second session")];
    assert_eq!(
        Backup::read(cut).expect("the first session").sessions.len(),
        2
    );
    for foreign in [
        "",
        "1. e4 e5 *",
        "{}",
        "rank-and-file 1 game 9 9\nnot whole",
    ] {
        assert_eq!(Backup::read(foreign), None, "{foreign:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_file_and_any_entries_are_answered(text in "(rank-and-file 1 |slot |game |session |setting |aside |[0-9]{1,3} |slots\t|games\t|a,1\t|\"|\n|\\PC){0,40}", kind in "slot|game|session|setting|backup") {
        let parts: Vec<String> = text.split('\t').map(str::to_owned).collect();
        let entries: Vec<[String; 3]> = parts.chunks_exact(3).filter_map(|parts| parts.to_vec().try_into().ok()).collect();
        let kept = Kept::of_entries(&entries);
        prop_assert!(kept.slots.iter().all(|slot| !slot.title().is_empty() && day(&slot.when).len() <= 64));
        let backup = Backup::read(&(seal(&kind, &text) + &text));
        prop_assert!(backup.is_some());
    }
}
