//! Damaged, foreign and newer texts: losses are reported, and the rest is read.

use proptest::prelude::{
    ProptestConfig, any, prop, prop_assert, prop_assert_eq, prop_assume, proptest,
};
use rank_and_file::game::pgn::write_pgn;
use rank_and_file::keep::record::{Damage, records};
use rank_and_file::keep::{restore, write};
use rank_and_file::notation::Notation;

use super::{MANY, open};

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_damage_is_fatal_and_none_goes_unsaid(at in any::<prop::sample::Index>(), cut in any::<bool>(), letter in "[ -~\n♘]") {
        let text = write(&open(MANY));
        let mut at = at.index(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        let next = at + text[at..].chars().next().map_or(0, char::len_utf8);
        let damaged = if cut { text[..at].to_owned() } else { [&text[..at], &letter, &text[next..]].concat() };
        prop_assume!(damaged != text);
        match restore(&damaged) {
            // Whatever the byte meant, the damage is reported.
            Ok(restored) => prop_assert!(restored.trouble.is_some(), "{}", damaged),
            Err(damage) => prop_assert!(cut || damage == Damage::Newer, "{damage:?}: {}", damaged),
        }
    }

    #[test]
    fn any_text_is_answered(text in "(rank-and-file |1 |2 |game |session |[0-9]{1,12} |\n|\\PC){0,40}") {
        for record in records(&text) {
            prop_assert!(text.contains(record.text));
        }
        let whole: String = records(&text).iter().map(|record| record.text).collect();
        // Empty lines between records belong to no record.
        let solid = |text: &str| text.split_whitespace().collect::<String>();
        prop_assert_eq!(solid(&whole), solid(&text));
        if let Ok(restored) = restore(&text) {
            prop_assert!(restored.trouble.is_some());
        }
    }
}

#[test]
fn one_damaged_game_costs_only_what_cannot_be_read_of_it() {
    let session = open(MANY);
    let text = write(&session).replace("1. d4 d5", "1. d4 d9");
    let restored = restore(&text).expect("the rest");
    let trouble = restored.trouble.expect("a sentence");
    assert!(
        trouble.contains("part of it has been altered. It is set aside"),
        "{trouble}"
    );
    let games = restored.session.games();
    assert_eq!((games.len(), games[1].tree.len()), (2, 1));
    assert_eq!(
        write_pgn(&games[0].tree, &Notation::SHORT),
        write_pgn(&session.games()[0].tree, &Notation::SHORT)
    );
    assert!(restored.session.troubles().is_empty());
}

#[test]
fn a_lost_game_and_a_lost_head_are_said() {
    let text = write(&open(MANY));
    let second = text.rfind("rank-and-file 1 game").expect("a game");
    let restored = restore(&text[..second]).expect("the first game");
    assert!(
        restored
            .trouble
            .is_some_and(|words| words.contains("part of it is missing"))
    );
    let first = text.find("rank-and-file 1 game").expect("a game");
    let restored = restore(&text[first..]).expect("both games");
    assert_eq!(restored.session.games().len(), 2);
    assert!(
        restored
            .trouble
            .is_some_and(|words| words.contains("part of it is missing"))
    );
}

#[test]
fn foreign_and_newer_texts_are_refused_with_a_sentence() {
    for (text, damage) in [
        ("", Damage::Foreign),
        ("undefined", Damage::Foreign),
        ("{\"version\": 3}", Damage::Foreign),
        ("rank-and-file 2 session 3 4\na=b\n", Damage::Newer),
    ] {
        let found = restore(text).err();
        assert_eq!(found, Some(damage), "{text:?}");
        assert!(damage.sentence().ends_with("under Open, Kept games."));
    }
}
