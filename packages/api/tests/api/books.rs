//! Old books.

use rank_and_file_api::{Options, Unit, read_book, read_book_file};
use serde_json::json;

use crate::{named, plain};

const PAGE: &str = "White: Mr. Ablé. Black: Mr. Baker.\n\n 1. P-K4    P-K4\n 2. Kt-KB3  Kt-KB3\n 3. P-Q3    B-K2\n 4. Kt-Q2   O-O\n";

#[test]
fn a_page_gives_games_with_doubts_and_readings() {
    let options = Options {
        unit: Unit::Characters,
        ..named(&["short"])
    };
    let book = plain(&read_book(PAGE, &options).unwrap());
    let game = &book["games"][0];
    assert_eq!(game["tags"]["White"], "Mr. Ablé");
    let knight = &game["moves"][6];
    assert_eq!(
        (&knight["text"], &knight["settled"]),
        (&json!("Kt-Q2"), &json!("open"))
    );
    assert_eq!(knight["readings"].as_array().unwrap().len(), 2);
    assert_eq!(knight["readings"][0]["short"], "Nbd2");
    let fault = &game["faults"][0];
    assert_eq!(
        (&fault["code"], &fault["error"], &fault["line"]),
        (&json!("open"), &json!(true), &json!(6))
    );
    let at = usize::try_from(fault["at"].as_u64().unwrap()).unwrap();
    let printed: String = PAGE.chars().skip(at).take(5).collect();
    assert_eq!(printed, "Kt-Q2");
    assert_eq!(game["book"]["kind"], "game");
    assert_eq!(game["book"]["extent"]["moves_read"], 8);
}

#[test]
fn a_file_is_read_from_its_bytes() {
    let usual = Options::default();
    let text = read_book(PAGE, &usual).unwrap();
    assert_eq!(
        read_book_file(PAGE.as_bytes(), "book.txt", &usual).unwrap(),
        text
    );
    let old: Vec<u8> = PAGE
        .chars()
        .map(|c| u8::try_from(u32::from(c)).unwrap())
        .collect();
    let old = read_book_file(&old, "book.txt", &usual).unwrap();
    assert_eq!(old.encoding, Some("windows-1252"));
    assert_eq!(old.games[0].tags.get("White").unwrap(), "Mr. Ablé");
    let picture = read_book_file(b"\x89PNG\r\n\x1a\n0000", "a.png", &usual).expect_err("a picture");
    assert_eq!(picture.code, "cannot-open");
}

#[test]
fn prose_has_no_games_and_pgn_in_a_book_is_read_as_pgn() {
    assert!(
        read_book("Chess is old.", &Options::default())
            .unwrap()
            .games
            .is_empty()
    );
    let text = format!(
        "{PAGE}\n\n[White \"É\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Ke5 *\n"
    );
    let book = read_book(&text, &Options::default()).unwrap();
    assert_eq!(book.games.len(), 2);
    let pgn = &book.games[1];
    assert!(pgn.book.is_none());
    assert_eq!(&text[pgn.faults[0].at..pgn.faults[0].end], "Ke5");
    assert_eq!(pgn.faults[0].line, 13);
}
