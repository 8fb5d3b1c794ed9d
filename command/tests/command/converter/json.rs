//! Games as JSON: one object on one line for each game, with its variations, its variant and how
//! each move was settled.

use rank_and_file::board::Variant;
use rank_and_file::notation::offered;
use serde_json::Value;

use super::{CHESS_99, COLUMN, LEGALL, convert};

#[test]
fn json_is_one_object_a_line_and_game() {
    let text =
        format!("{LEGALL}\n[Event \"b\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O Nf9 {{x}} *\n");
    let output = convert(&["--to", "json"], &text);
    assert_eq!(output.status, 1);
    let games: Vec<Value> = output
        .out
        .as_str()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(games.len(), 2);
    let keys: Vec<&String> = games[0].as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        [
            "tags",
            "variant",
            "start",
            "result",
            "plies",
            "variations",
            "errors"
        ]
    );
    assert_eq!(games[0]["tags"]["White"], "Legall");
    assert_eq!(games[0]["result"], "1-0");
    assert_eq!(
        games[0]["start"],
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    let mate = games[0]["plies"][12].clone();
    let expected = serde_json::json!({
        "uci": "c3d5", "short": "Nd5#", "long": "Nc3-d5#", "minimal": "Nd5#", "descriptive": "N-Q5 mate",
        "classic": "N-Q5 mate", "figurine": "♘d5#", "iccf": "3345", "smith": "c3d5", "reversible": "Nc3d5#",
        "gringmuth": "diro", "uedemann": "ifoh", "meyer": "O d5‡", "stamma": "B d5", "alexandre": "c3-d5‡", "murray": "Ktd5‡",
        "rule": { "short": "none", "descriptive": "none" }
    });
    for (tag, name) in expected.as_object().unwrap() {
        assert_eq!(mate[tag], *name, "{tag}");
    }
    let rows = offered(Variant::Standard).filter(|row| !row.is_dialect);
    let mut tags: Vec<&str> = rows.map(|row| row.tag).chain(["rule"]).collect();
    let mut named: Vec<&String> = mate.as_object().unwrap().keys().collect();
    tags.sort_unstable();
    named.sort_unstable();
    assert_eq!(
        named, tags,
        "every notation that is no dialect names the move"
    );
    assert_eq!(
        games[1]["plies"][6]["uci"], "e1g1",
        "castling by the king's squares"
    );
    let error = &games[1]["errors"][0];
    assert_eq!(
        (&error["line"], &error["column"]),
        (&Value::from(8), &Value::from(39))
    );
    let message = error["message"].as_str().unwrap();
    assert_eq!(output.said.as_str(), format!("<stdin>:8:39: {message}\n"));
}

#[test]
fn json_lists_variations_with_the_line_that_each_leaves() {
    let text = "1. e4 (1. d4) e5 (1... c5 2. Nf3 (2. c3 d5) d6) (1... e6) 2. Nf3 *";
    let output = convert(&["--to", "json"], text);
    let game: Value = serde_json::from_str(output.out.trim()).expect("JSON");
    let names = |plies: &Value| -> Vec<String> {
        let plies = plies.as_array().expect("plies");
        plies.iter().map(|ply| ply["short"].to_string()).collect()
    };
    assert_eq!(names(&game["plies"]).join(" "), r#""e4" "e5" "Nf3""#);
    let lines = game["variations"].as_array().expect("variations");
    let lines = lines.iter().map(|line| {
        let moves = names(&line["plies"]).join(" ");
        format!("{} {} {moves}", line["leaves"], line["after"])
    });
    assert_eq!(
        lines.collect::<Vec<_>>(),
        [
            r#"0 0 "d4""#,
            r#"0 1 "c5" "Nf3" "d6""#,
            r#"0 1 "e6""#,
            r#"2 2 "c3" "d5""#
        ]
    );
}

#[test]
fn json_says_how_each_printed_move_was_settled() {
    let output = convert(&["--from", "descriptive", "--to", "json"], COLUMN);
    let games: Vec<Value> = output
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(games.len(), 2);
    let ply = &games[0]["plies"][5];
    assert_eq!(ply["printed"], "B takes P");
    assert_eq!(ply["settled"], "repaired");
    assert_eq!(ply["short"], "exd4");
    assert_eq!(ply["readings"][0]["uci"], "e5d4");
    assert_eq!(games[0]["plies"][0]["settled"], "unique");
    assert_eq!(games[0]["repairs"][0]["ply"], 5);
    let doubts = games[0]["doubts"].as_array().expect("a list");
    assert!(
        doubts
            .iter()
            .any(|doubt| doubt["kind"] == "misprint" && doubt["ply"] == 5),
        "{doubts:?}"
    );
    assert_eq!(games[0]["tags"]["Black"], "Mr. Baker");
    assert_eq!(games[1]["doubts"].as_array().map(Vec::len), Some(0));
    assert_eq!(games[1]["result"], "0-1");
}

#[test]
fn an_open_move_lists_what_it_could_be() {
    let output = convert(
        &["--to", "json"],
        "1 P-K4 P-K4 2 Kt-KB3 Kt-KB3 3 P-Q3 B-K2 4 Kt-Q2 Castles",
    );
    let game: Value = serde_json::from_str(output.out.trim()).expect("JSON");
    let ply = &game["plies"][6];
    assert_eq!(ply["settled"], "open");
    let readings: Vec<&str> = ply["readings"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|reading| reading["short"].as_str())
        .collect();
    assert_eq!(readings, ["Nbd2", "Nfd2"]);
    assert_eq!(output.status, 1);
    assert!(
        output.said.contains("could be Nbd2 or Nfd2"),
        "{}",
        output.said
    );
}

#[test]
fn json_names_the_variant_and_has_the_notations_of_its_game() {
    let games: Vec<Value> = convert(&["--to", "json"], CHESS_99)
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(games[0]["variant"], "chess99");
    assert_eq!(games[0]["result"], "1/2-1/2");
    assert_eq!(games[0]["start"], "r8/5k3/2a6/1Q7/2N6/9/9/3K5/9 w - - 0 47");
    let ply = &games[0]["plies"][3];
    assert_eq!(
        *ply,
        serde_json::json!({ "reversible": "Pc7a5!+", "rule": {} })
    );
    let output = convert(&["--variant", "uchess", "--to", "json"], "1. P-K4 P-K4");
    let game: Value = serde_json::from_str(output.out.trim()).expect("JSON");
    assert_eq!(game["variant"], "uchess");
    assert_eq!(game["plies"][0]["uchess"], "P-K4");
    assert_eq!(game["plies"][0]["short"], "e4");
    let output = convert(&["--to", "json"], LEGALL);
    let game: Value = serde_json::from_str(output.out.trim()).expect("JSON");
    assert_eq!(game["variant"], "standard");
    assert!(game["plies"][0]["uchess"].is_null());
}

#[test]
fn a_null_move_has_dashes_in_every_column_but_what_engines_read() {
    let output = convert(&["--to", "json"], "1. e4 -- 2. d4 (2. Z0 d5) *");
    assert_eq!((output.status, output.said.as_str()), (0, ""));
    let game: Value = serde_json::from_str(output.out.trim()).expect("JSON");
    for ply in [&game["plies"][1], &game["variations"][0]["plies"][0]] {
        for (column, name) in ply.as_object().expect("columns") {
            let expected = match column.as_str() {
                "uci" => "0000".into(),
                "rule" => serde_json::json!({ "short": "null-move", "descriptive": "null-move" }),
                _ => "--".into(),
            };
            assert_eq!(*name, expected, "{column}");
        }
    }
    let engine = convert(
        &["--from", "uci", "--to", "short"],
        "1. e2e4 0000 2. d2d4 *",
    );
    assert_eq!(engine.out, "1. e4 -- 2. d4 *\n", "{}", engine.said);
}
