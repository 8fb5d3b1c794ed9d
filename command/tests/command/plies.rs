//! `plies`: the table has what `explain` says of each move, and everything that is missing is said.

use std::collections::HashMap;
use std::fs::File;
use std::path::Path;

use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use serde_json::Value;
use tempfile::TempDir;

use crate::{Output, run, run_on};

/// A row, by the names of its columns.
type Row = HashMap<String, Field>;

/// Returns the rows of a table.
fn rows(path: &Path) -> Vec<Row> {
    let reader = SerializedFileReader::new(File::open(path).expect("a file")).expect("a table");
    let rows = reader.get_row_iter(None).expect("rows");
    rows.map(|row| row.expect("a row").into_columns().into_iter().collect())
        .collect()
}

/// Runs the command with a table in this folder, and returns the table's rows.
fn plies(folder: &TempDir, arguments: &[&str], input: &str) -> (Output, Vec<Row>) {
    let path = folder.path().join("plies.parquet");
    let table = path.display().to_string();
    let output = run(
        &[&["plies", "--parquet", &table], arguments].concat(),
        input,
    );
    (output, rows(&path))
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn text(row: &Row, column: &str) -> String {
    match &row[column] {
        Field::Str(text) => text.clone(),
        Field::Null => "null".to_owned(),
        other => other.to_string(),
    }
}

/// Games in which many rules are applied.
const GAMES: &str = "\
[White \"Morphy\"]
[Date \"1858.11.02\"]
[Result \"1-0\"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7
8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7
14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0

[White \"Pin\"]

1. e4 e6 2. d4 d5 3. Nc3 Bb4 4. Ne2 dxe4 5. a3 Bxc3+ 6. Nxc3 f5 7. f3 exf3 *
";

#[test]
fn each_row_has_what_explain_says_of_the_move() {
    let folder = folder();
    let (output, rows) = plies(&folder, &[], GAMES);
    assert_eq!((output.status, output.said.as_str()), (0, ""));
    assert!(
        output.out.starts_with("2 games, 47 plies: "),
        "{}",
        output.out
    );
    assert_eq!(rows.len(), 47);
    let mut before: Vec<String> = Vec::new();
    let mut rules = Vec::new();
    for row in &rows {
        if text(row, "ply") == "1" {
            before.clear();
        }
        let (name, after) = (text(row, "short"), before.join(" "));
        let mut arguments = vec!["explain", name.as_str(), "--json"];
        if !after.is_empty() {
            arguments.extend(["--after", &after]);
        }
        rules.extend(compared(row, &arguments));
        let gives = match name.as_bytes().last() {
            Some(b'+') => "check",
            Some(b'#') => "mate",
            _ => "nothing",
        };
        assert_eq!(text(row, "gives"), gives, "{name}");
        before.push(name);
    }
    for rule in [
        "none",
        "file",
        "pinned",
        "label",
        "castling",
        "pawn-file",
        "side-kept",
    ] {
        assert!(rules.iter().any(|it| it == rule), "{rule}");
    }
}

/// Compares a row with what `explain` says of its move, and returns the rules of its names.
fn compared(row: &Row, arguments: &[&str]) -> Vec<String> {
    let mut rules = Vec::new();
    let explained = run(arguments, "").out;
    for (line, column) in explained.lines().zip(["short", "descriptive"]) {
        let object: Value = serde_json::from_str(line).expect("an object");
        assert_eq!(object["notation"], column);
        assert_eq!(object["name"], text(row, column));
        let rule = text(row, &format!("{column}_rule"));
        assert_eq!(object["rule"], rule);
        let could_be = object["rejected"][0]["could_be"].as_array();
        // The sentence tells of the first rejected name.
        let rivals = could_be.map_or(0, Vec::len).to_string();
        assert_eq!(text(row, &format!("{column}_rivals")), rivals, "{object}");
        let pinned = text(row, &format!("{column}_pinned"));
        assert!(rule != "pinned" || pinned != "0", "{object}");
        rules.push(rule);
    }
    rules
}

#[test]
fn each_row_has_the_facts_of_its_game_and_the_columns_of_the_guide() {
    let (_, rows) = plies(&folder(), &[], GAMES);
    let last = rows.last().expect("a row");
    assert_eq!(
        (text(last, "game"), text(last, "file")),
        ("2".into(), "<stdin>".into())
    );
    assert_eq!(rows[46].get("year"), Some(&Field::Null));
    assert_eq!(
        (text(&rows[0], "year"), text(&rows[0], "date")),
        ("1858".into(), "1858.11.02".into())
    );
    assert_eq!(text(&rows[0], "variant"), "standard");
    let descriptive = [
        "descriptive",
        "descriptive_rule",
        "descriptive_rivals",
        "descriptive_pinned",
    ];
    let columns = ["short", "short_rule", "short_rivals", "short_pinned"];
    let all = columns.into_iter().chain(descriptive);
    assert!(all.clone().all(|column| last.contains_key(column)));
    assert_eq!(last.len(), 8 + all.count());
}

#[test]
fn positions_that_repeat_have_the_same_key() {
    let folder = folder();
    let (_, rows) = plies(&folder, &[], "1. Nf3 Nf6 2. Ng1 Ng8 3. e4 *\n\n1. e4 *");
    let keys: Vec<String> = rows.iter().map(|row| text(row, "position")).collect();
    assert_eq!((&keys[0], &keys[0]), (&keys[4], &keys[5]));
    assert_ne!(keys[0], keys[2]);
    assert_ne!(keys[0], keys[1]);
}

#[test]
fn what_is_not_understood_is_said_and_counted() {
    let folder = folder();
    let games =
        "[White \"a\"]\n\n1. e4 e5 2. Nf9 Nc6 *\n\n[White \"b\"]\n\n1. e4 (1. d4 d5) 1... e5 *\n";
    let (output, rows) = plies(&folder, &["--json"], games);
    assert_eq!(output.status, 1);
    assert!(output.said.starts_with("<stdin>:3:13: "), "{}", output.said);
    let object: Value = serde_json::from_str(&output.out).expect("an object");
    assert_eq!((&object["games"], &object["plies"]), (&2.into(), &4.into()));
    assert_eq!(object["incomplete_games"], 1);
    assert_eq!(object["moves_in_variations"], 2);
    assert_eq!(rows.len(), 4);
    let (output, _) = plies(&folder, &[], games);
    let said = "1 game incomplete, with 1 error\n2 moves in variations left out\n";
    assert!(output.out.ends_with(said), "{}", output.out);
}

#[test]
fn a_damaged_file_gives_its_complete_games() {
    let folder = folder();
    let game = "[White \"a\"]\n\n1. e4 e5 2. Nf3 *\n\n";
    let packed = zstd::encode_all(game.repeat(40_000).as_bytes(), 1).expect("memory");
    let path = folder.path().join("plies.parquet");
    let table = path.display().to_string();
    let output = run_on(&["plies", "--parquet", &table], &packed[..packed.len() / 2]);
    assert_eq!(output.status, 1);
    assert!(
        output.said.contains("this Zstandard archive is cut short"),
        "{}",
        output.said
    );
    let rows = rows(&path);
    assert!(rows.len() > 3_000 && rows.len() < 120_000 && rows.len().is_multiple_of(3));
    assert_eq!(text(&rows[rows.len() - 1], "short"), "Nf3");
}

#[test]
fn an_empty_input_gives_an_empty_table_and_says_so() {
    let folder = folder();
    let (output, rows) = plies(&folder, &[], "");
    assert_eq!((output.status, rows.len()), (1, 0));
    assert_eq!(output.said, "<stdin>: no game was found in this text\n");
    assert!(
        output.out.starts_with("0 games, 0 plies: "),
        "{}",
        output.out
    );
}

#[test]
fn games_of_other_variants_are_named_as_they_are_written() {
    let folder = folder();
    let games = "[Variant \"Chess 99\"]\n\n1. e24 Kef&Q 2. e46 #\n\n[Variant \"U-chess\"]\n\n1. P-K4 P-K4 *\n\n1. e4 *\n";
    let (output, rows) = plies(&folder, &["--in", "short,uchess"], games);
    let names: Vec<[String; 3]> = rows
        .iter()
        .map(|row| ["variant", "short", "uchess"].map(|column| text(row, column)))
        .collect();
    let expected = [
        ["chess99", "e24", "e24"],
        ["chess99", "Kef&Q", "Kef&Q"],
        ["chess99", "e46", "e46"],
        ["uchess", "e4", "P-K4"],
        ["uchess", "e5", "P-K4"],
        ["standard", "e4", "e4"],
    ];
    assert_eq!(names, expected);
    // The last game cannot be written in three symbols.
    assert_eq!(output.status, 1);
    assert!(
        output
            .said
            .contains("the game is written in short algebraic"),
        "{}",
        output.said
    );
    let keys: Vec<String> = rows.iter().map(|row| text(row, "position")).collect();
    assert!((1..6).all(|at| keys[at] != keys[at - 1]), "{keys:?}");
}

#[test]
fn the_table_is_the_same_on_several_cores() {
    let folder = folder();
    let games = GAMES.repeat(300);
    let bytes = |jobs: &str| {
        plies(&folder, &["--jobs", jobs], &games);
        std::fs::read(folder.path().join("plies.parquet")).expect("a table")
    };
    assert!(bytes("1") == bytes("4"));
}

#[test]
fn a_table_takes_no_file_s_place_and_needs_one() {
    let folder = folder();
    let path = folder.path().join("games.pgn");
    std::fs::write(&path, GAMES).expect("a file");
    let file = path.display().to_string();
    let output = run(&["plies", &file, "--parquet", &file], "");
    assert_eq!(output.status, 2);
    assert_eq!(std::fs::read_to_string(&path).expect("a file"), GAMES);
    assert_eq!(run(&["plies", &file], "").status, 2);
    let nowhere = folder.path().join("no/folder").display().to_string();
    assert_eq!(run(&["plies", &file, "--parquet", &nowhere], "").status, 1);
}
