//! Searches, books, counts, pictures, pages, completions and manuals.

use serde_json::Value;

use crate::run;

const GAMES: &str = "[White \"Morphy, Paul\"]\n[Black \"Duke Karl\"]\n[Date \"1858.11.02\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 d6 1-0\n\n[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n[Date \"1851.06.21\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. f4 exf4 1-0\n";

#[test]
fn a_library_is_listed_searched_and_counted() {
    let rows: [(&[&str], u8, &str); 6] = [
        (&["--count"], 0, "2\n"),
        (&["--find", "morphy", "--count"], 0, "1\n"),
        (&["--find", "year:1851", "--count"], 0, "1\n"),
        (&["--find", "won:morphy year:1851", "--count"], 1, "0\n"),
        (&["--find", "nobody"], 1, ""),
        (&["--find", "year:abc"], 2, ""),
    ];
    for (arguments, status, out) in rows {
        let output = run(&[&["library"], arguments].concat(), GAMES);
        assert_eq!(
            (output.status, &*output.out),
            (status, out),
            "{arguments:?} {}",
            output.said
        );
        assert_eq!(output.said.is_empty(), !out.is_empty(), "{}", output.said);
    }
    let row = run(&["library", "--find", "morphy"], GAMES).out;
    let cells: Vec<&str> = row.trim_end().split('\t').collect();
    assert_eq!(cells[..3], ["1", "Morphy, Paul", "Duke Karl"]);
    assert_eq!(cells.len(), 13);
    let pgn = run(&["library", "--find", "anderssen", "--pgn"], GAMES).out;
    assert!(GAMES.ends_with(&pgn), "{pgn}");
    let json = run(&["library", "--find", "f4xf9 anderssen", "--json"], GAMES);
    assert_eq!(json.status, 1);
    let json = run(&["library", "--find", "anderssen", "--json"], GAMES).out;
    let game: Value = serde_json::from_str(&json).expect("an object");
    assert_eq!(game["white"], "Anderssen");
    assert_eq!(game["moves"], "2");
    assert_eq!(game["eco"], "C33");
}

#[test]
fn a_book_becomes_pgn_with_its_doubts() {
    let page = "White: Mr. Able. Black: Mr. Baker.\n\n 1. P-K4    P-K4\n 2. Kt-KB3  Kt-KB3\n 3. P-Q3    B-K2\n 4. Kt-Q2   O-O\n";
    let output = run(&["book"], page);
    assert_eq!(output.status, 1);
    assert!(
        output.out.contains("[White \"Mr. Able\"]"),
        "{}",
        output.out
    );
    assert!(
        output.said.contains("\"Kt-Q2\" could be Nbd2 or Nfd2"),
        "{}",
        output.said
    );
    let json = run(&["book", "--json"], page).out;
    let game: Value = serde_json::from_str(&json).expect("an object");
    assert_eq!(game["plies"][6]["printed"], "Kt-Q2");
}

#[test]
fn games_are_counted() {
    let rows: [(&[&str], u8, &str); 5] = [
        (&["3"], 0, "8902\n"),
        (&["0"], 0, "1\n"),
        (
            &["1", "--variant", "uchess", "--divide"],
            0,
            "P-Q3: 1\nP-Q4: 1\nP-K3: 1\nP-K4: 1\n4\n",
        ),
        (&["1", "--json"], 0, "{\"depth\":1,\"count\":20}\n"),
        (&["2", "--fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"], 0, "25\n"),
    ];
    for (arguments, status, out) in rows {
        let output = run(&[&["perft"], arguments].concat(), "");
        let lines = |text: &str| {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        assert_eq!(
            (output.status, lines(&output.out)),
            (status, lines(out)),
            "{arguments:?}"
        );
    }
    assert_eq!(run(&["perft", "many"], "").status, 2);
    assert_eq!(run(&["perft", "1", "--fen", "8/8"], "").status, 2);
}

#[test]
fn a_diagram_is_one_svg_that_says_what_it_shows() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let output = run(&["diagram", fen, "--title", "King & pawn"], "");
    assert_eq!(output.status, 0, "{}", output.said);
    let svg = output.out.as_str();
    assert!(
        svg.starts_with("<svg ") && svg.ends_with("</svg>\n"),
        "{svg}"
    );
    assert!(svg.contains("<title>King &amp; pawn</title>"), "{svg}");
    assert!(svg.contains("king e1"), "{svg}");
    let flipped = run(&["diagram", fen, "--flip"], "").out;
    assert_ne!(flipped, svg);
    assert_eq!(run(&["diagram", "8/8"], "").status, 2);
    assert_eq!(run(&["diagram", fen, "--side", "7"], "").status, 2);
}

#[test]
fn games_become_a_page_or_an_element() {
    let page = run(&["html", "--in", "descriptive"], GAMES);
    assert_eq!(page.status, 0, "{}", page.said);
    assert!(page.out.starts_with("<!doctype html>\n"), "{}", page.out);
    assert!(
        page.out.contains("Morphy") && page.out.contains("N-KB3"),
        "{}",
        page.out
    );
    assert!(!page.out.contains("<script"), "a page needs no script");
    let arguments = [
        "html",
        "--fragment",
        "--in",
        "short,descriptive",
        "--folder",
        "/chess/",
    ];
    let element = run(&arguments, GAMES).out;
    assert!(element.contains("src=\"/chess/embed.js\""), "{element}");
    assert!(
        element.contains("<chess-notation columns=\"short descriptive\">"),
        "{element}"
    );
    assert!(element.contains("1. e4 e5 2. Nf3 d6 1-0"), "{element}");
    assert_eq!(element.matches("<chess-notation").count(), 2);
    assert_eq!(run(&["html"], "").status, 1);
}

#[test]
fn completions_and_manuals_name_every_command() {
    let commands = [
        "convert", "explain", "lint", "book", "library", "perft", "diagram", "html",
    ];
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run(&["completions", shell], "").out;
        for command in commands {
            assert!(script.contains(command), "{shell}: {command}");
        }
    }
    let manual = run(&["man"], "").out;
    assert!(
        manual.contains(".TH rank\\-and\\-file 1") || manual.contains(".TH rank-and-file 1"),
        "{manual}"
    );
    for command in commands {
        assert!(manual.contains(command), "{command}");
        let help = run(&[command, "--help"], "");
        assert_eq!(help.status, 0);
        assert!(help.out.contains("Exit status:"), "{command}");
        assert!(!run(&["man", command], "").out.is_empty());
    }
    assert_eq!(run(&["man", "nothing"], "").status, 2);
    assert_eq!(run(&["completions", "telepathy"], "").status, 2);
}
