//! Hostile and odd inputs that have broken other programs, row by row.
//!
//! Each row of `adversarial.jsonl` has an id, a kind, an input and the expected result. Rows that
//! leave a choice, or whose expectation this project does not share, are in [`CHOICES`].

use rank_and_file::game::decode::{Encoding, decode};
use rank_and_file::game::fen::{read_fen, write_fen};
use rank_and_file::game::pgn::{Fault, Game, ReadAs, games, write_pgn};
use rank_and_file::game::{At, Outcome};
use rank_and_file::notation::{Notation, Verdict};
use rank_and_file::rules::Position;
use serde_json::Value;
use testing::corpus;
use testing::games::{self, one};

/// Rows that leave a choice, or whose expectation this project does not share: the id, and this
/// project's answer with its reason.
const CHOICES: [(&str, &str); 8] = [
    (
        "fen-06",
        "explained, not repaired: a right to castle without a rook is an error of the castling field",
    ),
    (
        "san-p-05",
        "accepted as typed, with the missing x understood; only strict reading refuses it",
    ),
    (
        "san-x-18",
        "refused: a pawn's capture names its file, whoever else could take",
    ),
    (
        "c960-07",
        "K is the outermost rook on the king's side, as X-FEN has it",
    ),
    (
        "pgn-18",
        "a comment before the tags is the comment before the first move of the same game",
    ),
    (
        "pgn-36",
        "the moves' end decides the outcome, the tag stays as it is, a remark names both",
    ),
    (
        "pgn-40",
        "the move number 0 of the FEN is read as 1, and Rha7 is legal",
    ),
    (
        "pgn-41",
        "the curly quotes are read; 7…Qb6 cannot be played at the start of a game and says so",
    ),
];

struct Row {
    id: String,
    kind: String,
    input: Value,
    expect: Value,
}

fn rows(wanted: impl Fn(&str) -> bool) -> Vec<Row> {
    let text = corpus::text("adversarial.jsonl");
    let rows = text.lines().map(|line| {
        let mut row: Value = serde_json::from_str(line).expect("a JSON object a line");
        Row {
            id: row["id"].as_str().unwrap().to_owned(),
            kind: row["kind"].as_str().unwrap().to_owned(),
            input: row["input"].take(),
            expect: row["expect"].take(),
        }
    });
    let rows: Vec<Row> = rows.filter(|row| wanted(&row.kind)).collect();
    assert!(!rows.is_empty(), "the corpus has such rows");
    rows
}

fn uci(position: &Position, text: &str) -> rank_and_file::board::Move {
    let turn = position.turn();
    match Notation::Uci.understand(text, &turn) {
        Ok((_, Verdict::One { mv, .. })) => mv,
        other => panic!("{text}: {other:?}"),
    }
}

fn position(row: &Row) -> Position {
    let fen = row.input["fen"].as_str().unwrap();
    read_fen(fen).unwrap_or_else(|error| panic!("{}: {error}", row.id))
}

#[test]
#[ignore = "reads the larger corpus"]
fn moves_are_written_as_expected() {
    for row in rows(|kind| kind == "san-render") {
        let position = position(&row);
        let mv = uci(&position, row.input["uci"].as_str().unwrap());
        let named = Notation::SHORT.name(&mv, &position.turn());
        assert_eq!(
            named.reading.text,
            row.expect["san"].as_str().unwrap(),
            "{}",
            row.id
        );
        let mut straight = String::new();
        position.write_san(&mv, &position.after(&mv), &mut straight);
        assert_eq!(straight, named.reading.text, "{}", row.id);
    }
}

#[test]
#[ignore = "reads the larger corpus"]
fn moves_are_read_as_expected() {
    for row in rows(|kind| kind == "san-parse") {
        let position = position(&row);
        let text = row.input["san"].as_str().unwrap();
        let turn = position.turn();
        match Notation::SHORT.understand(text, &turn) {
            Ok((_, Verdict::One { mv, .. })) => {
                assert_eq!(
                    mv,
                    uci(&position, row.expect["uci"].as_str().unwrap()),
                    "{}",
                    row.id
                );
            }
            other => panic!("{}: {text}: {other:?}", row.id),
        }
    }
}

#[test]
#[ignore = "reads the larger corpus"]
fn moves_that_are_none_are_refused() {
    for row in rows(|kind| kind == "san-reject") {
        let position = position(&row);
        let text = row.input["san"].as_str().unwrap();
        let turn = position.turn();
        let verdict = Notation::SHORT.understand(text, &turn);
        assert!(
            !matches!(verdict, Ok((_, Verdict::One { .. }))),
            "{}: {text}: {verdict:?}",
            row.id
        );
        assert_eq!(position.read_san(text), None, "{}: {text}", row.id);
    }
}

#[test]
#[ignore = "reads the larger corpus"]
fn positions_are_read_and_written() {
    for row in rows(|kind| kind == "fen") {
        let position = position(&row);
        let again = read_fen(&write_fen(&position)).unwrap();
        assert_eq!(again, position, "{}", row.id);
        match row.id.as_str() {
            "c960-07" => assert_eq!(position.setup().castling[0][0], Some(4), "{}", row.id),
            "c960-08" => assert_eq!(position.setup().castling[0][1], Some(1), "{}", row.id),
            _ => {}
        }
    }
}

#[test]
#[ignore = "reads the larger corpus"]
fn positions_that_cannot_be_played_are_refused_in_a_sentence() {
    for row in rows(|kind| kind == "fen-reject") {
        let fen = row.input["fen"].as_str().unwrap();
        let error = read_fen(fen).expect_err(&row.id);
        let sentence = error.to_string();
        assert!(
            sentence.starts_with("In the ") && sentence.ends_with('.'),
            "{}: {sentence}",
            row.id
        );
        assert!(
            fen.get(error.at.clone())
                .is_some_and(|part| !part.is_empty()),
            "{}: {:?}",
            row.id,
            error.at
        );
    }
}

/// Returns the main line in short algebraic.
fn main_line(game: &Game) -> Vec<String> {
    let mut position = game.tree.start().clone();
    let mut names = Vec::new();
    for id in game.tree.main_line(At::Start) {
        let mv = game.tree.node(id).mv;
        let after = position.after(&mv);
        let mut name = String::new();
        position.write_san(&mv, &after, &mut name);
        names.push(name);
        position = after;
    }
    names
}

#[test]
#[ignore = "reads the larger corpus"]
fn scores_are_read_as_expected() {
    for row in rows(|kind| kind == "pgn" || kind == "pgn-bytes") {
        let text = match row.input["pgn"].as_str() {
            Some(text) => text.to_owned(),
            None => {
                let (text, encoding) = {
                    let bytes = base64(row.input["base64"].as_str().unwrap());
                    let (text, encoding) = decode(&bytes);
                    (text.into_owned(), encoding)
                };
                let expected = match row.id.as_str() {
                    "pgn-46" => Encoding::Windows1252,
                    "pgn-49" => Encoding::Utf16,
                    _ => Encoding::Utf8,
                };
                assert_eq!(encoding, expected, "{}", row.id);
                text
            }
        };
        let all: Vec<Game> = games(&text, ReadAs::Auto).collect();
        let id = row.id.as_str();
        assert_eq!(all.len(), 1, "{id}: {all:?}");
        let game = &all[0];
        if let Some(expected) = row.expect["mainline"].as_array() {
            let expected: Vec<&str> = expected.iter().map(|name| name.as_str().unwrap()).collect();
            assert_eq!(main_line(game), expected, "{id}");
        }
        if let Some(tags) = row.expect["headers"].as_object() {
            for (name, value) in tags {
                assert_eq!(game.tree.tag(name), value.as_str(), "{id}");
            }
        }
        let wants_error = row.expect.get("error").is_some() || id == "pgn-41" || id == "pgn-32";
        assert_eq!(game.has_errors(), wants_error, "{id}: {:?}", game.troubles);
        for trouble in &game.troubles {
            assert!(
                text.get(trouble.span.clone()).is_some(),
                "{id}: {trouble:?}"
            );
        }
        particular(id, game, &row.expect);
        let again = one(&write_pgn(&game.tree, &Notation::SHORT));
        assert_eq!(
            games::shape(&again.tree),
            games::shape(&game.tree),
            "{id} comes back as it was"
        );
    }
}

/// Checks the expectations of a row beyond its main line and tags.
fn particular(id: &str, game: &Game, expect: &Value) {
    let tree = &game.tree;
    let nodes: Vec<_> = tree.main_line(At::Start).map(|id| tree.node(id)).collect();
    let faults: Vec<&Fault> = game.troubles.iter().map(|trouble| &trouble.fault).collect();
    let at: Vec<(usize, usize)> = game
        .troubles
        .iter()
        .map(|trouble| (trouble.line, trouble.column))
        .collect();
    match id {
        "pgn-05" => {
            assert!(nodes[0].comments[0].contains(expect["comment_contains"].as_str().unwrap()))
        }
        "pgn-06" => assert_eq!(nodes[1].comments, ["rest { of ( line"]),
        "pgn-07" => assert_eq!(nodes[0].comments, [expect["comment"].as_str().unwrap()]),
        "pgn-09" => {
            assert!(matches!(faults[..], [Fault::UnclosedComment]), "{faults:?}");
            assert_eq!(at, [(1, 7)]);
            assert_eq!(
                nodes[0].comments,
                ["never closed 2. d4 d5 *"],
                "the tail is kept"
            );
        }
        "pgn-10" => assert_eq!(tree.len(), expect["nodes"].as_u64().unwrap() as usize),
        "pgn-12" => {
            assert!(
                matches!(faults[..], [Fault::Refused(..), Fault::UnopenedVariation]),
                "{faults:?}"
            );
            assert_eq!(game.unread[0].text, "Nf3 ) e5");
        }
        "pgn-13" => assert!(
            faults
                .iter()
                .all(|fault| **fault == Fault::UnopenedVariation)
                && faults.len() == 4
        ),
        "pgn-14" => {
            assert!(
                matches!(faults[..], [Fault::UnclosedVariation]),
                "{faults:?}"
            );
            assert_eq!(at, [(1, 10)]);
            assert_eq!(tree.next(nodes[1].parent).len(), 2, "one variation");
        }
        "pgn-15" => assert_eq!(tree.next(nodes[8].parent).len(), 3),
        "pgn-16" => {
            let variation = tree.node(tree.next(nodes[1].parent)[1]);
            assert_eq!(
                variation.before,
                [expect["variation_starting_comment"].as_str().unwrap()]
            );
        }
        "pgn-17" => assert_eq!(tree.comments, [expect["game_comment"].as_str().unwrap()]),
        "pgn-18" => {
            assert_eq!(tree.comments, ["file preamble"]);
            assert_eq!((tree.tag("ECO"), nodes.len()), (Some("A00"), 1));
        }
        "pgn-20" => assert!(matches!(faults[..], [Fault::Tag(_)]), "{faults:?}"),
        "pgn-28" => {
            let nags: Vec<&[u8]> = nodes.iter().map(|node| node.nags.as_slice()).collect();
            assert_eq!(nags, [&[1, 1, 142][..], &[6, 16], &[255, 0]]);
        }
        "pgn-32" => assert!(
            matches!(faults[..], [Fault::Refused(..)]),
            "castling was understood: {faults:?}"
        ),
        "pgn-33" | "pgn-34" => assert_eq!(tree.outcome, Outcome::Draw),
        "pgn-36" => {
            assert_eq!(
                (tree.tag("Result"), tree.outcome),
                (Some("0-1"), Outcome::WhiteWins)
            );
            assert!(matches!(faults[..], [Fault::Result { .. }]), "{faults:?}");
        }
        "pgn-40" => assert_eq!(main_line(game), ["Rha7"]),
        "pgn-41" => assert_eq!(
            (tree.tag("Event"), tree.tag("White")),
            (Some("Gothenburg 1955"), Some("Keres"))
        ),
        "pgn-45" => assert_eq!(nodes[0].comments, ["[%eval 0,1]"]),
        "pgn-49" => assert_eq!(main_line(game), ["e4"]),
        _ => {}
    }
}

#[test]
#[ignore = "reads the larger corpus"]
fn every_choice_is_about_a_row_of_the_corpus() {
    let all = rows(|_| true);
    for (id, reason) in CHOICES {
        assert!(all.iter().any(|row| row.id == id), "{id}: {reason}");
    }
}

/// Decodes base64.
fn base64(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let (mut bits, mut held) = (0_u32, 0);
    for c in text.bytes() {
        let value = match c {
            b'A'..=b'Z' => c - b'A',
            b'a'..=b'z' => c - b'a' + 26,
            b'0'..=b'9' => c - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => break,
        };
        bits = bits << 6 | u32::from(value);
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
        }
    }
    bytes
}
