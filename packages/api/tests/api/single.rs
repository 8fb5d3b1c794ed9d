//! One move: its names, their reasons, and why there is none.

use rank_and_file_api::{Options, Unit, explain, name};
use serde_json::json;

use crate::{named, plain};

/// Moves after which two knights can go to d2.
const KNIGHTS: &str = "Nf3 d5 d4 e5";

/// The position after them.
const POSITION: &str = "rnbqkbnr/ppp2ppp/8/3pp3/3P4/5N2/PPP1PPPP/RNBQKB1R w KQkq - 0 3";

/// Returns options for a move after those.
fn after_knights(notations: &[&str]) -> Options {
    Options {
        after: Some(KNIGHTS.to_owned()),
        ..named(notations)
    }
}

/// A position in which a pinned knight could go to e2 if it were not pinned.
const PINNED: &str = "rnbqk2r/pppp1ppp/4pn2/8/1bPPP3/2N5/PP3PPP/R1BQKBNR w KQkq - 0 4";

#[test]
fn a_move_in_any_notation_gets_its_names_and_rules() {
    for text in ["Nbd2", "b1d2", "QN-Q2", "Nb1-d2", "3. Nbd2!?"] {
        let named = plain(
            &name(
                "start",
                text,
                &after_knights(&["short", "descriptive", "german", "uci"]),
            )
            .unwrap(),
        );
        assert_eq!(
            named,
            json!({
                "move": "3. knight from b1 to d2",
                "uci": "b1d2",
                "names": { "short": "Nbd2", "descriptive": "QN-Q2", "german": "Sbd2", "uci": "b1d2" },
                "rules": { "short": "file", "descriptive": "label", "german": "file", "uci": "full" },
            }),
            "{text}"
        );
    }
    assert_eq!(
        name("start", "e4", &Options::default())
            .unwrap()
            .names
            .get("descriptive")
            .unwrap(),
        "P-K4"
    );
    let nine = Options {
        variant: Some("chess99".to_owned()),
        ..named(&["short"])
    };
    assert_eq!(
        name("start", "e24", &nine)
            .unwrap()
            .names
            .get("short")
            .unwrap(),
        "e24"
    );
}

#[test]
fn a_name_is_explained_part_by_part() {
    let short = plain(&explain("start", "Nbd2", &after_knights(&["short"])).unwrap()[0]);
    assert_eq!(
        (&short["name"], &short["rule"]),
        (&json!("Nbd2"), &json!("file"))
    );
    assert_eq!(
        short["rejected"],
        json!([{ "text": "Nd2", "could_be": ["knight from f3 to d2"] }])
    );
    let file = &short["parts"][1];
    assert_eq!(
        *file,
        json!({ "letters": "b", "says": "it left the b-file", "needed": true, "rule": "file" })
    );
    assert_eq!(short["parts"][0]["rule"], "notation");
    assert!(
        short["because"]
            .as_str()
            .unwrap()
            .contains("\"Nd2\" could also be")
    );
}

#[test]
fn a_pinned_rival_is_told_with_its_pin() {
    let short = plain(&explain(PINNED, "Nge2", &named(&["short"])).unwrap()[0]);
    assert_eq!(
        (&short["name"], &short["rule"]),
        (&json!("Ne2"), &json!("pinned"))
    );
    assert_eq!(
        short["pinned"],
        json!([{ "move": "knight from c3 to e2", "by": "bishop on b4", "king": "e1", "pinned": true }])
    );
}

#[test]
fn an_error_has_a_code_an_argument_a_place_and_a_sentence() {
    let usual = Options::default();
    let with = |notation: &str| Options {
        notation: Some(notation.to_owned()),
        ..Options::default()
    };
    let uchess = Options {
        variant: Some("uchess".to_owned()),
        ..named(&["iccf"])
    };
    let draughts = Options {
        variant: Some("draughts".to_owned()),
        ..Options::default()
    };
    let rows = [
        ("8/8/x w", "e4", &usual, ("fen", "fen", Some(4))),
        ("8/8/8 w", "e4", &usual, ("fen", "fen", Some(0))),
        ("start", "Ke2", &usual, ("illegal", "move", Some(0))),
        (POSITION, "Nd2", &usual, ("ambiguous", "move", Some(0))),
        ("start", "1. hello", &usual, ("misread", "move", Some(3))),
        ("start", "", &usual, ("no-move", "move", Some(0))),
        ("start", "*", &usual, ("no-move", "move", Some(0))),
        ("start", "e4 e5", &usual, ("several-moves", "move", Some(0))),
        (
            "start",
            "e4",
            &named(&["morse"]),
            ("unknown-notation", "notations", None),
        ),
        (
            "start",
            "e4",
            &with("morse"),
            ("unknown-notation", "notation", None),
        ),
        (
            "start",
            "e4",
            &draughts,
            ("unknown-variant", "variant", None),
        ),
        (
            "start",
            "e4",
            &uchess,
            ("unsuitable-notation", "notations", None),
        ),
    ];
    for (fen, text, options, (code, argument, at)) in rows {
        let error = name(fen, text, options).expect_err(text);
        let same = explain(fen, text, options).expect_err(text);
        assert_eq!(error, same);
        let error = plain(&error);
        assert_eq!(
            (&error["code"], &error["argument"], &error["at"]),
            (&json!(code), &json!(argument), &json!(at)),
            "{fen} {text}"
        );
        assert!(error["message"].as_str().unwrap().ends_with('.'), "{error}");
    }
}

#[test]
fn descriptive_names_a_piece_by_where_it_began_if_the_moves_before_tell_it() {
    let name = |fen: &str, options: &Options| {
        let named = name(fen, "Nbd2", options).unwrap();
        named.names.get("descriptive").unwrap().clone()
    };
    assert_eq!(name("start", &after_knights(&[])), "QN-Q2");
    assert_eq!(name(POSITION, &named(&[])), "N(N1)-Q2");
    let wrong = Options {
        after: Some("e4 e5 Ke3".to_owned()),
        ..Options::default()
    };
    let error = plain(&explain("start", "e4", &wrong).expect_err("Ke3 is not legal"));
    assert_eq!(
        (&error["code"], &error["argument"], &error["at"]),
        (&json!("illegal"), &json!("after"), &json!(6))
    );
}

#[test]
fn the_place_of_an_error_is_in_the_unit_asked_for() {
    for (unit, at) in [(Unit::Bytes, 7), (Unit::Utf16, 5), (Unit::Characters, 4)] {
        let options = Options {
            unit,
            ..Options::default()
        };
        let text = "{𝄞} Ke2";
        let error = name("start", text, &options).expect_err("no move");
        assert_eq!(error.at, Some(at), "{unit:?}");
    }
}
