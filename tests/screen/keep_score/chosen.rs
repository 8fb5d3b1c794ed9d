//! The famous games, by their length and the rules in them, and the keys of a notation.

use rank_and_file::board::Variant;
use rank_and_file::exercise::keep_score::famous::{famous, rules_in};
use rank_and_file::exercise::keep_score::{
    CellMark, GameLength, KeepAction, KeepScore, Strictness, keypad,
};
use rank_and_file::game::At;
use rank_and_file::session::column;

use super::{begun, handed_in, names};

#[test]
fn twenty_games_are_offered_the_shortest_first_and_played_to_their_ends() {
    let games = famous();
    assert_eq!(games.len(), 20);
    let lengths: Vec<usize> = games.iter().map(|game| game.moves).collect();
    assert!(lengths.is_sorted(), "{lengths:?}");
    assert_eq!((lengths[0], lengths[19]), (4, 41));
    for game in &games {
        let end = game.tree.position(game.tree.end_of_line(At::Start));
        let last = format!("{} moves of {}", game.moves, game.title);
        assert!(
            game.title.contains(" – ") || game.title.contains(" - "),
            "{last}"
        );
        // A game that ends with mate has no further move.
        let mates = rules_in(&game.tree, column("short").expect("short"));
        let mates = mates.iter().any(|(rule, _)| rule.words == "Mate");
        assert_eq!(end.is_over(), mates, "{last}");
    }
    let mut titles: Vec<&str> = games.iter().map(|game| game.title.as_str()).collect();
    titles.sort_unstable();
    titles.dedup();
    assert_eq!(titles.len(), 20, "two games have one title");
}

#[test]
fn the_rules_of_each_notation_are_found_in_the_games() {
    let short = [
        "Nothing added",
        "Pawn's file",
        "File added",
        "Rank added",
        "Castling",
        "Capture",
        "En passant",
        "Promotion",
        "Check",
        "Mate",
    ];
    let descriptive = [
        "Nothing added",
        "No side needed",
        "Side needed",
        "Piece named",
        "Captor named",
        "Captured piece named",
        "Castling",
        "Capture",
        "En passant",
        "Promotion",
        "Check",
        "Mate",
    ];
    for (tag, wanted) in [("short", &short[..]), ("descriptive", &descriptive[..])] {
        let mut keep = KeepScore::default();
        keep.apply(KeepAction::Notation(column(tag).expect("a notation")));
        let all = keep.all_rules();
        for words in wanted {
            let rule = all.iter().find(|rule| rule.words == *words);
            let rule = *rule.unwrap_or_else(|| panic!("{tag}: no game has {words:?}: {all:?}"));
            keep.apply(KeepAction::Rule(Some(rule)));
            assert!(keep.offered().count() > 0, "{tag}: {words}");
            for (_, game, rules) in keep.offered() {
                let has = rules
                    .iter()
                    .any(|(rule, count)| rule.words == *words && *count > 0);
                assert!(has, "{tag}: {} has no {words}", game.title);
            }
        }
    }
}

#[test]
fn games_are_offered_by_their_length() {
    let mut keep = KeepScore::default();
    let mut found = 0;
    for length in [GameLength::Short, GameLength::Middling, GameLength::Long] {
        keep.apply(KeepAction::Length(length));
        found += keep.offered().count();
        assert!(keep.offered().all(|(_, game, _)| length.has(game.moves)));
    }
    assert_eq!(found, 20);
}

/// Returns the text written with the fewest keys, longest first; what is left has no key.
fn untyped<'t>(text: &'t str, keys: &[&str]) -> &'t str {
    let mut rest = text;
    loop {
        let fits = keys.iter().filter(|key| rest.starts_with(**key));
        match fits.max_by_key(|key| key.len()) {
            Some(key) => rest = &rest[key.len()..],
            None => return rest,
        }
    }
}

#[test]
fn every_name_can_be_typed_on_the_keypad_of_its_notation() {
    let tags = [
        "short",
        "long",
        "minimal",
        "german",
        "russian",
        "descriptive",
        "descriptive-kt",
    ];
    for tag in tags {
        let column = column(tag).expect("a notation");
        let rows = keypad(column.notation, Variant::Standard).expect("a keypad");
        let keys: Vec<&str> = rows.iter().flatten().map(|key| key.writes).collect();
        for row in &rows {
            let places: u8 = row.iter().map(|key| key.span).sum();
            assert!(places <= 8, "{tag}: a row of {places} places");
        }
        for game in 0..20 {
            let keep = begun(game, tag, Strictness::Strict);
            for name in names(&keep, column) {
                // Old books write the word; the sign is as good.
                let name = name
                    .replace("Castles QR", "O-O-O")
                    .replace("Castles", "O-O");
                let left = untyped(&name, &keys);
                assert!(left.is_empty(), "{tag}: {name}: {left}");
            }
        }
    }
}

#[test]
fn the_keys_of_descriptive_serve_every_style_of_it() {
    let own = column("descriptive-kt").expect("a notation");
    for tag in ["descriptive-spaced", "descriptive-to", "classic"] {
        let keep = begun(7, tag, Strictness::Strict);
        let texts = names(&keep, own);
        let texts: Vec<String> = texts
            .iter()
            .map(|text| {
                text.replace("Castles QR", "O-O-O")
                    .replace("Castles", "O-O")
            })
            .collect();
        let sheet = handed_in(keep, &texts);
        let wrong: Vec<_> = sheet
            .moves
            .iter()
            .filter(|mv| mv.mark == CellMark::Wrong)
            .collect();
        assert!(wrong.is_empty(), "{tag}: {wrong:#?}");
    }
}
