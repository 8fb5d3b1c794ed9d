//! Whole games: their values, their names, and their texts in other notations.

use rank_and_file_api::{Form, Options, Unit, convert, name_games, parse};
use serde_json::json;

use crate::{named, plain};

#[test]
fn a_game_has_tags_moves_variations_comments_and_places() {
    let text = "[White \"A\"]\n[White \"B\"]\n\n{é} 1. e4! {♘ best} e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3 1-0\n";
    let options = Options {
        unit: Unit::Utf16,
        ..named(&["short", "descriptive"])
    };
    let games = parse(text, &options).unwrap();
    let game = plain(&games[0]);
    assert_eq!(game["tags"], json!({ "White": "A" }), "the first counts");
    assert_eq!(
        (&game["variant"], &game["result"]),
        (&json!("standard"), &json!("1-0"))
    );
    assert_eq!(game["comments"], json!(["é"]));
    let first = &game["moves"][0];
    assert_eq!(
        first["names"],
        json!({ "short": "e4", "descriptive": "P-K4" })
    );
    assert_eq!(first["rules"]["short"], "none");
    assert_eq!(first["glyphs"], json!([1]));
    assert_eq!(first["comments"], json!(["♘ best"]));
    assert_eq!(first["uci"], "e2e4");
    let units: Vec<u16> = text.encode_utf16().collect();
    for mv in games[0]
        .moves
        .iter()
        .chain(games[0].variations.iter().flat_map(|line| &line.moves))
    {
        let written = &units[mv.at.unwrap()..mv.end.unwrap()];
        assert_eq!(String::from_utf16(written).ok(), mv.text);
    }
    let variations = game["variations"].as_array().unwrap();
    let lines: Vec<_> = variations
        .iter()
        .map(|line| {
            let moves = line["moves"].as_array().unwrap().iter();
            let moves: Vec<&str> = moves.map(|mv| mv["text"].as_str().unwrap()).collect();
            (
                line["leaves"].as_u64(),
                line["after"].as_u64(),
                moves.join(" "),
            )
        })
        .collect();
    assert_eq!(
        lines,
        [
            (Some(0), Some(1), "c5 Nf3".to_owned()),
            (Some(1), Some(2), "c3".to_owned())
        ]
    );
    assert_eq!(game["faults"], json!([]));
}

#[test]
fn a_fault_has_a_code_a_place_and_a_sentence() {
    let text = "{♘ é} 1. e4 e5 2. Nf9 Nc6 *";
    for (unit, at) in [
        (Unit::Bytes, text.find("Nf9")),
        (Unit::Characters, Some(18)),
        (Unit::Utf16, Some(18)),
    ] {
        let options = Options {
            unit,
            ..Options::default()
        };
        let games = parse(text, &options).unwrap();
        let faults: Vec<_> = games.iter().flat_map(|game| &game.faults).collect();
        let fault = faults
            .iter()
            .find(|fault| fault.message.contains("Nf9"))
            .expect("a fault");
        assert_eq!(Some(fault.at), at, "{unit:?}");
        assert_eq!((fault.code, fault.line, fault.column), ("misread", 1, 19));
        assert!(fault.error);
    }
    let game = &parse("1. e4 e5 2. Ke3 Nc6", &Options::default()).unwrap()[0];
    assert_eq!(game.faults[0].code, "illegal");
    assert_eq!(game.unread[0].text, "Ke3 Nc6");
}

#[test]
fn every_ply_of_many_games_is_named_in_one_call() {
    let text = "[White \"A\"]\n\n1. Nf3 d5 2. d4 e5 3. Nbd2 *\n\n[White \"B\"]\n\n1. P-K4 P-K4 *\n";
    let games = name_games(text, &Options::default()).unwrap();
    let first = plain(&games[0]);
    assert_eq!(
        first["names"]["short"],
        json!(["Nf3", "d5", "d4", "e5", "Nbd2"])
    );
    assert_eq!(first["names"]["descriptive"][4], "QN-Q2");
    assert_eq!(
        first["rules"]["short"],
        json!(["none", "none", "none", "none", "file"])
    );
    assert_eq!(
        games[1].names.get("short"),
        Some(&vec!["e4".to_owned(), "e5".to_owned()])
    );
    // A game that has no names in a notation says so, and has the others.
    let options = Options {
        variant: Some("uchess".to_owned()),
        ..named(&["short", "iccf"])
    };
    let games = name_games("1. e4 e5 *", &options).unwrap();
    assert!(games[0].names.get("iccf").is_none() && games[0].names.get("short").is_some());
    assert_eq!(games[0].faults[0].code, "unsuitable-notation");
}

#[test]
fn games_are_written_in_another_notation() {
    let text = "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 Xy 1-0\n\n[White \"B\"]\n\n1. d4 *";
    let to = |to: &str, form| Options {
        to: Some(to.to_owned()),
        form,
        ..Options::default()
    };
    let converted = convert(text, &to("descriptive", Form::Pgn)).unwrap();
    assert_eq!(converted.games, 2);
    assert!(
        converted
            .text
            .contains("1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N5"),
        "{}",
        converted.text
    );
    assert!(
        converted.text.contains("not understood: Xy"),
        "{}",
        converted.text
    );
    assert_eq!(converted.faults.len(), 1);
    let score = convert("1. e4 e5 1-0", &to("long", Form::Score)).unwrap();
    assert_eq!(score.text, "1. e2-e4 e7-e5 1-0\n");
    let read = Options {
        notation: Some("german".to_owned()),
        ..to("short", Form::Score)
    };
    assert_eq!(convert("1. Sf3 Sf6", &read).unwrap().text, "1. Nf3 Nf6\n");
}

#[test]
fn an_empty_text_has_no_game() {
    assert_eq!(parse("", &Options::default()), Ok(Vec::new()));
    assert_eq!(convert(" \n", &Options::default()).unwrap().games, 0);
    assert_eq!(name_games("", &Options::default()).unwrap().len(), 0);
}
