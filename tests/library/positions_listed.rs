//! Lists of positions, one a line.
//!
//! | property | test |
//! |---|---|
//! | which texts are lists | a table |
//! | the game made from a line | a table of lines with the games as PGN |
//! | a line without a position is reported | by page and library worker, with its number |
//! | a file arrives in pieces of any length | the library is the same |
//! | every line of any text is a position, a fault, or empty | a property |

use proptest::prelude::*;
use rank_and_file::game::fen::write_fen;
use rank_and_file::game::positions::{PositionReader, is_position_list};
use rank_and_file::protocol::{LibraryQuery, LibraryRequest, LibraryResponse};
use rank_and_file::service::check;
use rank_and_file::service::{Library, is_library, is_of_games};
use rank_and_file::session::{Action, GameAction, OpenAction, Session};

const KINGS: &str = "8/8/4k3/8/8/4K3/4P3/8";

/// A line that is not a position, because the black king is missing.
const NO_KING: &str = "8/8/8/8/8/4K3/4P3/8 w - - 0 1";

fn list() -> String {
    format!(
        "# own examples\n\
         {KINGS} w - - bm Kd4 Kf4; id \"King; first\"; c0 \"go [ahead] }}\";\n\
         {KINGS} b - - 12 34\n\
         \n\
         {NO_KING}\n\
         nonsense\n\
         {KINGS} w - - am e4; dm 3; acd 12; hmvc 7; fmvn 40;\n"
    )
}

#[test]
fn a_list_is_known_by_its_lines() {
    let epd = format!("{KINGS} w - - bm Kd4;");
    let fen = format!("{KINGS} w - - 0 1");
    let rows = [
        (epd.clone(), true),
        (fen.clone(), false),
        (format!("{fen}\n\n"), false),
        (format!("{fen}\n{fen}"), true),
        (format!("\u{feff}{fen}\r\n{fen}\r\n"), true),
        (format!("# remark\n\n{fen}\n{fen}\n"), true),
        (format!("{KINGS}\n{KINGS}\n"), true),
        (format!("{fen}\nprose\n"), false),
        (format!("{fen}\nprose\n{fen}\n"), true),
        (format!("[FEN \"{fen}\"]\n\n1. e4 *\n"), false),
        (format!("{fen} bm Kd4;"), true),
        ("1. e4 e5\n2. Nf3 Nc6\n".to_owned(), false),
        ("a/b/c/d/e/f/g\nand/or\n".to_owned(), false),
        (String::new(), false),
    ];
    for (text, is) in rows {
        assert_eq!(is_position_list(&text), is, "{text}");
        assert_eq!(is_library(text.as_bytes(), text.len()), is, "{text}");
    }
    assert!(is_of_games(epd.as_bytes()));
}

/// Returns the name, start and comment of the game made from a line.
fn read(line: &str) -> Option<(String, String, String)> {
    let game = PositionReader::default().read(line)?;
    let name = game.tag("Event").unwrap_or_default().to_owned();
    Some((name, write_fen(game.start()), game.comments.concat()))
}

#[test]
fn a_line_becomes_a_game_with_its_name_and_best_moves() {
    let first = "Position 1";
    let rows = [
        ("w - -", first, "w - - 0 1", ""),
        ("b - - 12 34", first, "b - - 12 34", ""),
        ("w - - bm Kd4;", first, "w - - 0 1", "Best: Kd4."),
        ("w - - bm Kd4 Kf4", first, "w - - 0 1", "Best: Kd4, Kf4."),
        ("w - - 3 9 am e4; id X;", "X", "w - - 3 9", "To avoid: e4."),
        (
            "w - - id \"a; b\"; dm 3;",
            "a; b",
            "w - - 0 1",
            "Mate in 3.",
        ),
        ("w - - hmvc 7; fmvn 40;", first, "w - - 7 40", ""),
        (
            "w - - hmvc x; acd 12;",
            first,
            "w - - 0 1",
            "hmvc x. acd 12.",
        ),
        (
            "w - - c0 \"So; it is\"; c9 so;",
            first,
            "w - - 0 1",
            "So; it is so",
        ),
        ("w - - ;;; ;", first, "w - - 0 1", ""),
        ("w - - id \"open", "open", "w - - 0 1", ""),
        ("w - - id \"é 王\"; cé 1;", "é 王", "w - - 0 1", "cé 1."),
    ];
    for (rest, name, start, comment) in rows {
        let told = read(&format!("{KINGS} {rest}"));
        let start = format!("{KINGS} {start}");
        assert_eq!(
            told,
            Some((name.to_owned(), start, comment.to_owned())),
            "{rest}"
        );
    }
    for line in [
        NO_KING,
        "nonsense",
        "8/8/8",
        &format!("{KINGS} x - - 0 1"),
        &format!("{KINGS} w - - 0 1x bm e4;"),
        &format!("{KINGS} w bm e4; id \"x\";"),
    ] {
        assert_eq!(read(line), None, "{line}");
    }
}

#[test]
fn lines_that_are_no_positions_are_told() {
    let mut reader = PositionReader::default();
    let mut told = Vec::new();
    for line in ["", "x", "#", "y", KINGS, "z"] {
        reader.read(line);
        let faults = reader.faults();
        let why = faults.split_once('(').zip(faults.rsplit_once(')'));
        told.push(why.map_or(faults.clone(), |((begin, _), (_, end))| {
            [begin, end].concat()
        }));
    }
    assert_eq!(
        told,
        [
            "",
            "no position in line 2 ",
            "no position in line 2 ",
            "no position in line 2 , nor in line 4",
            "no position in line 2 , nor in line 4",
            "no position in line 2 , nor in lines 4 and 6",
        ]
    );
    for _ in 0..20 {
        reader.read("x");
    }
    let faults = reader.faults();
    assert!(faults.ends_with(", 13, 14 and 12 more"), "{faults}");
    assert_eq!(reader.positions(), 1);
}

#[test]
fn a_pasted_list_is_games_to_choose_from_and_its_faults_are_said() {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(list())));
    let names = session.games().iter().map(|game| game.tree.tag("Event"));
    let names: Vec<_> = names.flatten().collect();
    assert_eq!(names, ["King; first", "Position 2", "Position 3"]);
    let said = session.notice().expect("a notice");
    let said = said.sentence.to_string();
    assert!(
        said.starts_with("3 positions read; no position in line 5 ("),
        "{said}"
    );
    assert!(said.ends_with(", nor in line 6."), "{said}");
    assert_eq!(write_fen(session.position()), format!("{KINGS} w - - 0 1"));
    // The earlier games come back.
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(session.games().len(), 1);
}

#[test]
fn a_list_may_have_as_many_other_lines_as_positions_but_not_more() {
    for (words, positions) in [(0, 2), (1, 2), (2, 2), (3, 1)] {
        let lines = ["A study by A. Oak"; 3].iter().take(words);
        let positions_of = [format!("{KINGS} w - -"), format!("{KINGS} b - -")];
        let lines = positions_of
            .iter()
            .map(String::as_str)
            .chain(lines.copied());
        let text = lines.collect::<Vec<_>>().join("\n");
        let mut session = Session::empty();
        session.apply(Action::Open(OpenAction::Text(text.clone())));
        assert_eq!(session.games().len(), positions, "{text}");
    }
}

/// Returns the library of a file that arrives in pieces of this length, and the message about it.
fn library(text: &str, piece: usize) -> (Library, String) {
    let mut library = Library::new(text.len() as u64);
    library.begin_file("tests.epd");
    for bytes in text.as_bytes().chunks(piece) {
        library.arrive(bytes);
    }
    library.end("");
    match library.progress() {
        LibraryResponse::Progress { progress } => (library, progress.said),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_file_of_positions_is_a_library() {
    let text = list().replace("# own examples\n", "");
    for piece in [1, 80, 97, 200, 10_000] {
        let (mut library, said) = library(&text, piece);
        assert_eq!(library.games(), 3, "{piece}: {said} {:?}", library.pgn(0));
        assert!(
            said.starts_with("tests.epd: no position in line 4 ("),
            "{said}"
        );
        assert!(said.ends_with(", nor in line 5."), "{said}");
        let query = LibraryQuery {
            count: 9,
            ..LibraryQuery::default()
        };
        let Some(LibraryResponse::Rows { rows, .. }) =
            library.answer(LibraryRequest::Rows { query })
        else {
            panic!("no rows");
        };
        let events: Vec<_> = rows.iter().map(|row| row.event.as_str()).collect();
        assert_eq!(events, ["King; first", "Position 2", "Position 3"]);
        let mut session = Session::empty();
        session.apply(Action::Open(OpenAction::Text(
            library.pgn(2).expect("a game").to_owned(),
        )));
        assert_eq!(write_fen(session.position()), format!("{KINGS} w - - 7 40"));
        assert_eq!(
            session.tree().comments,
            ["To avoid: e4. Mate in 3. acd 12."]
        );
        let first = library.pgn(0).expect("a game");
        session.apply(Action::Open(OpenAction::Text(first.to_owned())));
        let comment = session.tree().comments.concat();
        assert!(
            comment.starts_with("Best: Kd4, Kf4. go [ahead]"),
            "{comment}"
        );
        // The library worker has nothing left to find out.
        while let Some(batch) = library.next_batch(1_000) {
            library.accept(check(&batch));
        }
        assert!(library.is_checked());
    }
}

#[test]
fn files_of_positions_and_of_games_are_one_library() {
    let mut library = Library::new(0);
    for (name, text) in [
        ("a.epd", format!("{KINGS} w - - bm Kd4;")),
        ("b.pgn", "[White \"A\"]\n\n1. e4 *".to_owned()),
        ("c.epd", format!("{NO_KING}\n{KINGS} w - -\n{KINGS} b - -")),
    ] {
        library.begin_file(name);
        library.arrive(text.as_bytes());
        library.end_file();
    }
    library.end("");
    assert_eq!(library.games(), 4);
    assert!(library.pgn(1).is_some_and(|pgn| pgn.contains("1. e4")));
    let LibraryResponse::Progress { progress } = library.progress() else {
        panic!("no progress");
    };
    assert!(
        progress.said.starts_with("c.epd: no position in line 1 ("),
        "{}",
        progress.said
    );
}

proptest! {
    #[test]
    fn every_line_is_a_position_a_fault_or_empty(
        lines in prop::collection::vec(prop_oneof!["\\PC{0,40}", Just(format!("{KINGS} w - -")), "[-;\" a-h0-9]{0,20}".prop_map(|rest| format!("{KINGS} w - - {rest}"))], 0..12)
    ) {
        let text = lines.join("\n");
        let _ = is_position_list(&text);
        let mut reader = PositionReader::default();
        for line in text.lines() {
            let before = (reader.positions(), reader.faults());
            let read = reader.read(line).is_some();
            let line = line.trim();
            let blank = line.is_empty() || line.starts_with('#');
            let after = (reader.positions(), reader.faults());
            prop_assert_eq!(read, after.0 > before.0);
            prop_assert_eq!(read || blank, after.1 == before.1);
        }
    }
}
