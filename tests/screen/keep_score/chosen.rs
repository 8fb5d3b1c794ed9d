//! The famous games, by their length and the rules in them, and the keys of a notation.

use rank_and_file::board::Variant;
use rank_and_file::exercise::keep_score::famous::{famous, rules_in};
use rank_and_file::exercise::keep_score::{
    CellMark, GameLength, KeepAction, KeepScore, Strictness, keypad,
};
use rank_and_file::game::At;
use rank_and_file::rules::Position;
use rank_and_file::session::{ColumnSet, column};
use rank_and_file::words;
use testing::chance::{Dice, cases, some};
use testing::positions::dense;

use super::{begun, handed_in, names, sitting};

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
        let mates = mates.iter().any(|(rule, _)| rule.words == words::RULE_MATE);
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
            let rule = all.iter().find(|rule| *rule.words == **words);
            let rule = *rule.unwrap_or_else(|| panic!("{tag}: no game has {words:?}: {all:?}"));
            keep.apply(KeepAction::Rule(Some(rule)));
            assert!(keep.offered().count() > 0, "{tag}: {words}");
            for (_, game, rules) in keep.offered() {
                let has = rules
                    .iter()
                    .any(|(rule, count)| *rule.words == **words && *count > 0);
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

/// Returns whether a text can be typed with these keys.
fn can_be_typed(text: &str, keys: &[&str]) -> bool {
    let mut reached = vec![false; text.len() + 1];
    reached[0] = true;
    for at in 0..text.len() {
        if reached[at] {
            for key in keys.iter().filter(|key| text[at..].starts_with(**key)) {
                reached[at + key.len()] = true;
            }
        }
    }
    reached[text.len()]
}

#[test]
fn every_name_can_be_typed_on_the_keypad_of_its_notation() {
    let mut positions: Vec<Position> = Vec::new();
    for game in famous() {
        let mut position = game.tree.position(At::Start);
        for id in game.tree.main_line(At::Start) {
            positions.push(position.clone());
            position.play(&game.tree.node(id).mv);
        }
    }
    let mut dice = Dice::for_law(0x6b65_7973);
    let rivals: Vec<Position> = (0..cases(60, 1000))
        .filter_map(|_| dense(&mut dice))
        .collect();
    let positions: Vec<&Position> = some(&positions, 9).chain(&rivals).collect();
    for column in ColumnSet::Orthodox.columns() {
        let tag = column.tag;
        let rows = keypad(column.notation, Variant::Standard).expect("a keypad");
        let keys: Vec<&str> = rows.iter().flatten().map(|key| key.writes).collect();
        for (at, row) in rows.iter().enumerate() {
            let places: u8 = row.iter().map(|key| key.span).sum();
            assert!(places <= 8, "{tag}: row {at} has {places} places");
        }
        let mut tried = 0;
        for position in &positions {
            for mv in position.moves() {
                let name = column.notation.text(&mv, &position.turn());
                // A letter is as good as a figurine.
                let name: String = name.chars().map(lettered).collect();
                assert!(can_be_typed(&name, &keys), "{tag}: {name}");
                tried += 1;
            }
        }
        assert!(tried > 2000, "{tag}: {tried} names");
    }
}

/// Returns the English letter of a figurine, and any other letter as it is.
const fn lettered(letter: char) -> char {
    match letter {
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        other => other,
    }
}

#[test]
fn a_name_in_full_words_is_typed_key_by_key_and_is_right() {
    let mut keep = begun(1, "descriptive-staunton", Strictness::Kind);
    let own = column("descriptive-staunton").expect("a notation");
    for name in names(&keep, own) {
        keep.apply(KeepAction::Next);
        let rows = keypad(own.notation, Variant::Standard).expect("a keypad");
        let mut rest = name.as_str();
        while !rest.is_empty() {
            let keys = rows.iter().flatten();
            let fits = keys.filter(|key| rest.starts_with(key.writes));
            let key = fits.max_by_key(|key| key.writes.len()).expect("a key");
            keep.apply(KeepAction::Key(key.writes));
            rest = &rest[key.writes.len()..];
        }
        keep.apply(KeepAction::Enter);
        let said = sitting(&keep).said().expect("a judgement");
        assert!(said.right, "{name}: {}", said.sentence);
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
