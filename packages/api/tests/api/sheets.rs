//! Two score sheets of one game.

use rank_and_file_api::{Argument, Options, reconcile};
use serde_json::json;

use crate::plain;

const FIRST: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";
const SECOND: &str = "1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N4 P-QR3";

#[test]
fn two_sheets_give_one_game_and_what_differs() {
    let game = plain(&reconcile(FIRST, SECOND, &Options::default()).unwrap());
    assert_eq!(game["pgn"], "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n");
    assert_eq!(
        game["sheets"],
        json!([
            { "notation": "short", "written": 6, "right": 6 },
            { "notation": "descriptive", "written": 6, "right": 5 },
        ])
    );
    let difference = &game["differences"][0];
    assert_eq!(
        (
            &difference["ply"],
            &difference["place"],
            &difference["open"]
        ),
        (&json!(4), &json!("3. Bb5"), &json!(false))
    );
    assert!(
        difference["sentence"]
            .as_str()
            .unwrap()
            .contains("\"B-N4\"")
    );
    assert_eq!(game["remarks"], json!([]));
}

#[test]
fn the_game_is_written_in_the_notation_that_is_asked_for() {
    let to = |to: &str| Options {
        to: Some(to.to_owned()),
        ..Options::default()
    };
    let german = reconcile(FIRST, "", &to("german")).unwrap();
    assert!(german.pgn.contains("3. Lb5"), "{}", german.pgn);
    for (word, code) in [
        ("morse", "unknown-notation"),
        ("uchess", "unsuitable-notation"),
    ] {
        let error = reconcile(FIRST, SECOND, &to(word)).expect_err("no such names");
        assert_eq!((error.code, error.argument), (code, Argument::To), "{word}");
    }
}

#[test]
fn sheets_without_moves_are_a_game_without_moves() {
    let none = reconcile("", "nothing", &Options::default()).unwrap();
    assert_eq!(none.pgn, "*\n");
    assert!(none.differences.is_empty());
}
