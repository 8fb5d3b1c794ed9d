//! Moves that the diagrams forbid are refused with the reason.

use rank_and_file::rules::refused;

use super::{diagram, sq};

/// Returns why a piece of a diagram may not go to a square.
fn why_not(title: &str, from: &str, to: &str) -> String {
    let refused = refused(&diagram(title).position(), sq(from), sq(to));
    refused.map_or_else(String::new, |refused| refused.sentence().to_string())
}

#[test]
fn what_a_diagram_forbids_is_refused_with_its_reason() {
    let kings = "How the king moves";
    let rows = [
        (
            kings,
            "a8",
            "b8",
            "The rook on c8 attacks b8. The king on a8 is in check from the rook on c8. Capture the attacker: the knight from b6 taking the rook on c8. Interpose: the bishop from a7 to b8. Move the king: to b7.",
        ),
        (
            kings,
            "a8",
            "a7",
            "Black's bishop stands on a7, and a piece may not take one of its own side.",
        ),
        (
            kings,
            "f3",
            "f4",
            "The rook on f3 is pinned to the king on g2 by the bishop on e4, along the diagonal.",
        ),
        (
            kings,
            "h7",
            "g7",
            "The queen on g7 is protected by the king on f6. The king on h7 is in check from the queen on g7. No capture: nothing can take the queen on g7. No interposition: nothing fits between the queen on g7 and the king. The king has no square to go to.",
        ),
        (
            kings,
            "h7",
            "h8",
            "The queen on g7 and the rook on c8 attack h8. The king on h7 is in check from the queen on g7. No capture: nothing can take the queen on g7. No interposition: nothing fits between the queen on g7 and the king. The king has no square to go to.",
        ),
        (
            kings,
            "a2",
            "b2",
            "The king on c2 and the knight on c4 attack b2.",
        ),
        (
            kings,
            "c2",
            "b3",
            "The king on a2, the knight on d2 and the rook on f3 attack b3.",
        ),
        (
            "How the rook moves",
            "e4",
            "e7",
            "White's pawn stands on e7, and a piece may not take one of its own side.",
        ),
        (
            "How the rook moves",
            "e4",
            "a4",
            "Black's bishop on b4 is in the rook's way from e4 to a4.",
        ),
        (
            "How the bishop moves",
            "c4",
            "c5",
            "A bishop moves any number of squares along a diagonal; it cannot reach c5.",
        ),
        (
            "How the knight moves",
            "d4",
            "d5",
            "A knight moves two squares along a file or a rank and one to the side; it cannot reach d5.",
        ),
        (
            "How the pawn moves",
            "c2",
            "b3",
            "A pawn moves diagonally only to take, and b3 is empty.",
        ),
        (
            "How the pawn moves",
            "g2",
            "g3",
            "A pawn does not take straight ahead: Black's pawn on g3 blocks it.",
        ),
        (
            "Castling",
            "e1",
            "g1",
            "White cannot castle on the king's side: the king is in check from the queen on e7.",
        ),
        (
            "Castling",
            "e1",
            "c1",
            "White cannot castle on the queen's side: the bishop on c1 stands in the way; the king is in check from the queen on e7. The attack on a1 does not matter: the king does not pass there.",
        ),
        (
            "En passant",
            "b5",
            "a6",
            "A pawn moves diagonally only to take, and a6 is empty.",
        ),
    ];
    for (title, from, to, sentence) in rows {
        assert_eq!(why_not(title, from, to), sentence, "{title}: {from}{to}");
    }
}
