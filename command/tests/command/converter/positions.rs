//! Positions without moves: as FEN, as lists, and as they stand in print.

use super::convert;
use crate::run;

const KINGS: &str = "4k3/8/8/8/8/8/4P3/4K3";

#[test]
fn a_position_becomes_a_game_with_its_fen() {
    for text in [
        format!("{KINGS} w - - 0 1"),
        "4k3. 8. 8. 8. 8. 8. 4P3. 4K3. White to play".to_owned(),
        "White: Ke1, Pe2. Black: Ke8. White to play".to_owned(),
        "Weiß: Ke1, Be2. Schwarz: Ke8. Weiß am Zug".to_owned(),
        "White: K at K sq, P at K 2nd. Black: K at K sq. White to play".to_owned(),
        format!("{}White to play\n", drawn("#K")),
    ] {
        let pgn = convert(&["--to", "short"], &text);
        assert_eq!((pgn.status, pgn.said.as_str()), (0, ""), "{text}");
        let tag = format!("[FEN \"{KINGS} w - - 0 1\"]");
        assert!(pgn.out.contains(&tag), "{text}\n{}", pgn.out);
        let json = convert(&["--json"], &text);
        let start = format!("\"start\":\"{KINGS} w - - 0 1\"");
        assert!(json.out.contains(&start), "{text}\n{}", json.out);
    }
}

/// Returns a diagram with this man on e8.
fn drawn(man: &str) -> String {
    let rank = |number: u8, man: &str| {
        let man = format!(" {man:<3}");
        format!("{number} |    |    |    |    |{man}|    |    |    |\n")
    };
    let men = [(8, man), (2, "^P"), (1, "^K")];
    let ranks = (1..=8).rev().map(|number| {
        let man = men.iter().find(|(on, _)| *on == number);
        rank(number, man.map_or("", |(_, man)| man))
    });
    ranks.collect()
}

#[test]
fn each_position_of_a_list_becomes_a_game() {
    let list = format!("{KINGS} w - - bm Kd2; id \"one\";\n{KINGS} b - - 3 9\nnonsense\n");
    let pgn = convert(&["--to", "short"], &list);
    assert_eq!(pgn.status, 1);
    assert!(pgn.said.contains("no position in line 3"), "{}", pgn.said);
    assert_eq!(pgn.out.matches("[FEN \"").count(), 2, "{}", pgn.out);
    assert!(pgn.out.contains("Best: Kd2."), "{}", pgn.out);
}

#[test]
fn what_is_wrong_with_a_position_is_said_with_its_place() {
    let wrong = convert(&["--to", "short"], &drawn("#X"));
    assert_eq!((wrong.status, wrong.out.as_str()), (1, ""));
    assert_eq!(
        wrong.said,
        "<stdin>:1:25: In rank 8 \"#X\" is neither a man nor empty squares.\n"
    );
    let noted = convert(&["--to", "short"], &drawn("#K"));
    assert_eq!(noted.status, 0);
    assert_eq!(
        noted.said,
        "<stdin>:1:1: note: White is to move, since nothing says otherwise.\n"
    );
}

#[test]
fn a_printed_position_can_be_drawn_and_counted() {
    let fen = run(&["diagram", &format!("{KINGS} w - - 0 1")], "");
    let printed = run(&["diagram", "White: Ke1, Pe2. Black: Ke8."], "");
    assert_eq!((printed.status, printed.out), (0, fen.out));
    let count = run(&["perft", "1", "--fen", "4k3/8/8/8/8/8/4P3/4 K 3"], "");
    assert_eq!(count.status, 0, "{}", count.said);
    let wrong = run(&["diagram", "White: Ke1, Pe9. Black: Ke8."], "");
    assert_eq!(wrong.status, 2);
    assert!(wrong.said.contains("\"Pe9\" is neither"), "{}", wrong.said);
}
