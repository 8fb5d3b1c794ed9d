//! `explain` says why a move is called as it is, and why a text is no move.

use serde_json::Value;

use crate::run;

/// The moves of the Opera Game before Black's eleventh.
const OPERA: &str =
    "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+";

#[test]
fn a_move_is_explained_in_short_algebraic_and_in_descriptive() {
    for text in ["Nbd7", "QN-Q2", "b8d7"] {
        let output = run(&["explain", text, "--after", OPERA], "");
        assert_eq!(output.status, 0, "{}", output.said);
        assert!(
            output
                .out
                .starts_with("11... knight from b8 to d7\n\nshort algebraic: Nbd7\n")
                || output
                    .out
                    .starts_with("11... knight from b8 to d7\n\nShort algebraic: Nbd7\n"),
            "{}",
            output.out
        );
        for part in [
            "\"Nd7\" could also be the knight on f6.",
            "b   it left the b-file, and has to be there",
            ": QN-Q2\n",
        ] {
            assert!(output.out.contains(part), "{part}:\n{}", output.out);
        }
    }
}

#[test]
fn json_is_one_object_for_each_notation() {
    let arguments = [
        "explain",
        "Nbd7",
        "--after",
        OPERA,
        "--json",
        "--in",
        "short,uci,figurine",
    ];
    let output = run(&arguments, "");
    let objects: Vec<Value> = output
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object"))
        .collect();
    assert_eq!(objects.len(), 3);
    assert_eq!(objects[0]["name"], "Nbd7");
    assert_eq!(objects[0]["rule"], "file");
    assert_eq!(objects[0]["rejected"][0]["text"], "Nd7");
    assert_eq!(
        objects[0]["rejected"][0]["could_be"][0],
        "knight from f6 to d7"
    );
    assert_eq!(objects[0]["parts"][1]["letters"], "b");
    assert_eq!(objects[0]["parts"][1]["needed"], true);
    assert_eq!(objects[1]["name"], "b8d7");
    assert_eq!(objects[2]["notation"], "figurine");
}

#[test]
fn a_position_can_be_given_and_variants_have_their_own_notation() {
    let pinned = "rnbqk2r/pppp1ppp/4pn2/8/1bPP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 0 4";
    let output = run(&["explain", "Nge2", "--fen", pinned], "");
    assert_eq!(output.status, 1, "e2 is occupied");
    let free = "rnbqk2r/pppp1ppp/4pn2/8/1bPPP3/2N5/PP3PPP/R1BQKBNR w KQkq - 0 4";
    let output = run(&["explain", "Nge2", "--fen", free], "");
    assert!(output.out.contains(": Ne2\n"), "{}", output.out);
    assert!(
        output.out.contains("pinned to the king on e1"),
        "{}",
        output.out
    );
    let nine = run(&["explain", "e24", "--variant", "chess99"], "");
    assert_eq!(
        (nine.status, nine.out.matches(": e24").count()),
        (0, 1),
        "{}{}",
        nine.out,
        nine.said
    );
}

#[test]
fn what_is_no_move_is_refused_with_the_reason() {
    let rows: [(&[&str], u8, &str); 6] = [
        (&["Ke2"], 1, "1. \"Ke2\": "),
        (&["Nd2", "--after", "Nf3 d5 d4 e5"], 1, "could be"),
        (&["hello"], 1, "1. \"hello\" is not a move."),
        (&["e4 e5"], 2, "One move can be explained at a time"),
        (&["e4", "--fen", "8/8/8"], 2, "rank"),
        (&["e4", "--in", "morse"], 2, "morse"),
    ];
    for (arguments, status, words) in rows {
        let output = run(&[&["explain"], arguments].concat(), "");
        assert_eq!(output.status, status, "{arguments:?}: {}", output.said);
        assert!(
            output.said.contains(words),
            "{arguments:?}: {}",
            output.said
        );
        assert_eq!(output.out, "");
        assert!(!output.said.contains("rest of the"), "{}", output.said);
    }
}
