//! Texts that begin the name of a move, while somebody types it.

use rank_and_file::notation::{Notation, begun};
use rank_and_file::rules::Position;
use testing::positions::squares;

/// Returns the moves that the text begins at the start of a game, in the first of the notations in
/// which it begins any.
fn moves(text: &str, notations: &[Notation]) -> String {
    let position = Position::start();
    let found = begun(text, notations, &position.turn());
    let found: Vec<String> = found.iter().map(|(mv, _)| squares(mv)).collect();
    found.join(" ")
}

#[test]
fn a_text_begins_the_moves_whose_names_go_on_with_it() {
    let both = [Notation::SHORT, Notation::DESCRIPTIVE];
    for (text, begun) in [
        ("Nf", "g1f3"),
        ("N", "b1a3 b1c3 g1f3 g1h3"),
        ("nf", "g1f3"),
        ("1. Nf", "g1f3"),
        (" Nf ", "g1f3"),
        ("P-K", "e2e3 e2e4 f2f3 f2f4 g2g3 g2g4 h2h3 h2h4"),
        ("p-k", "e2e3 e2e4 f2f3 f2f4 g2g3 g2g4 h2h3 h2h4"),
        ("Nx", ""),
        ("", ""),
        ("  ", ""),
        ("1.", ""),
    ] {
        let all = moves(text, &both);
        let mut found: Vec<&str> = all.split_whitespace().collect();
        found.sort_unstable();
        assert_eq!(found.join(" "), begun, "{text:?}");
    }
}

#[test]
fn a_text_longer_than_any_name_begins_no_move() {
    assert_eq!(
        moves(&format!("Nf3{}", "!".repeat(500)), &[Notation::SHORT]),
        ""
    );
}
