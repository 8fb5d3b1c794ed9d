//! Moves and captures of pawns, including en passant.

use super::one;

#[test]
fn pawns_go_ahead_and_take_aside() {
    one(
        "4k3/8/4p3/8/3nP3/3P4/1P6/1B2K1N1 w - - 0 1",
        &[
            (
                "e4e6",
                "A pawn moves two squares only from where it begins: rank 2 for White.",
            ),
            (
                "d3d4",
                "A pawn does not take straight ahead: Black's knight on d4 blocks it.",
            ),
            (
                "d3e4",
                "White's pawn stands on e4, and a piece may not take one of its own side.",
            ),
            (
                "e4d5",
                "A pawn moves diagonally only to take, and d5 is empty.",
            ),
            ("b2b4", "legal"),
        ],
    );
    one(
        "4k3/8/8/4p3/4P3/3p4/3P4/4K3 b - - 0 1",
        &[
            (
                "e5e4",
                "A pawn does not take straight ahead: White's pawn on e4 blocks it.",
            ),
            (
                "e5e3",
                "A pawn moves two squares only from where it begins: rank 7 for Black.",
            ),
            (
                "d3c2",
                "A pawn moves diagonally only to take, and c2 is empty.",
            ),
        ],
    );
}

#[test]
fn taking_en_passant_is_for_pawns_and_for_the_next_move() {
    let late = "A pawn moves diagonally only to take, and d6 is empty. The pawn on d5 can be taken en passant only right after a step of two squares, and it has not just made one.";
    // The first pawn moved two squares one turn too early; the second made single steps.
    one(
        "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3",
        &[
            ("e5d6", late),
            (
                "e5f6",
                "A pawn moves diagonally only to take, and f6 is empty.",
            ),
        ],
    );
    one("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", &[("e5d6", late)]);
    let passed = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPPNPPP/RNBQKB1R w KQkq d6 0 3";
    one(
        passed,
        &[
            ("e5d6", "legal"),
            (
                "e2d6",
                "A knight moves two squares along a file or a rank and one to the side; it cannot reach d6. Only a pawn may take en passant.",
            ),
        ],
    );
    one(
        "4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1",
        &[(
            "e4d6",
            "A king moves one square in any direction, except when castling; it cannot reach d6. Only a pawn may take en passant.",
        )],
    );
}
