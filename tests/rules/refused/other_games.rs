//! Refusals peculiar to U-chess, Chess 99 and diagrams.

use rank_and_file::board::{Color, Role, Variant};
use rank_and_file::rules::Position;

use super::{chess99, drawn, says, variant};

#[test]
fn in_u_chess_the_sentence_and_what_spoils_it_are_said_and_drawn() {
    let start = Position::array(Variant::UChess);
    says(
        &start,
        &[
            (
                "g1f3",
                "\"N-B3\" could be the knight from g1 to f3 or the knight from b1 to c3, so neither may be played.",
            ),
            (
                "e1e2",
                "White's pawn stands on e2, and a piece may not take one of its own side.",
            ),
            ("e2e4", "legal"),
        ],
    );
    assert_eq!(drawn(&start, "g1f3", Role::Asked), "g1-f3");
    assert_eq!(drawn(&start, "g1f3", Role::Against), "b1-c3");
    for (fen, asked, sentence) in [
        (
            "7k/8/8/8/8/K7/8/3R3R w - - 0 1",
            "d1e1",
            "\"R-K1\" could be the rook from d1 to e1 or the rook from h1 to e1, so neither may be played.",
        ),
        (
            "7k/8/8/1p3p2/8/3Q4/8/K7 w - - 0 1",
            "d3b5",
            "\"QxP\" could be the queen from d3 taking the pawn on b5 or the queen from d3 taking the pawn on f5, so neither may be played.",
        ),
        (
            "1k6/P1P5/8/8/8/8/8/K7 w - - 0 1",
            "a7b8",
            "\"PxK\" could be the pawn from a7 taking the king on b8 or the pawn from c7 taking the king on b8, so neither may be played.",
        ),
        (
            "1r5k/P7/8/8/8/8/8/K7 w - - 0 1",
            "a7b8",
            "A capture that promotes would need a fourth symbol; it has no three-symbol sentence.",
        ),
        (
            "7k/8/8/8/8/8/2p5/1N1R3K b - - 0 1",
            "c2d1",
            "A capture that promotes would need a fourth symbol; it has no three-symbol sentence.",
        ),
        // A side without a legal move gets the reason for each move.
        (
            "rnbqkb1r/ppp1nppp/8/3pp3/3PP3/8/PPPNNPPP/R1BQKB1R w KQkq - 0 5",
            "e4d5",
            "\"PxP\" could be the pawn from e4 taking the pawn on d5 or the pawn from d4 taking the pawn on e5, so neither may be played.",
        ),
    ] {
        says(&variant(Variant::UChess, fen), &[(asked, sentence)]);
    }
    // The king's safety only counts in the rules of AISE.
    for (fen, asked, sentence) in [
        (
            "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1",
            "e3d5",
            "The knight on e3 is pinned to the king on e1 by the rook on e8, along the e-file.",
        ),
        (
            "4r2k/8/8/8/8/8/8/3K4 w - - 0 1",
            "d1e1",
            "The rook on e8 attacks e1.",
        ),
    ] {
        says(&variant(Variant::UChess, fen), &[(asked, "legal")]);
        says(&variant(Variant::UChessAise, fen), &[(asked, sentence)]);
    }
}

#[test]
fn in_chess_99_castling_and_waiting_pawns_have_their_own_reasons() {
    let castles = |why: &str| {
        format!(
            "The king castles only along its own first rank, with the next piece that it sees there: {why}."
        )
    };
    says(
        &Position::array(Variant::Chess99),
        &[
            ("e1d1", "legal"),
            ("e1f1", "legal"),
            ("e1g1", &castles("the paladin on f1 stands between")),
            ("e1a1", &castles("the queen on d1 stands between")),
            ("a2a4", "legal"),
            (
                "a2b3",
                "A pawn moves diagonally only to take, and b3 is empty.",
            ),
        ],
    );
    says(
        &chess99(Color::White, "Ke2 Ra2 Rg1 ke9"),
        &[
            ("e2a2", &castles("it is on e2")),
            (
                "e2g2",
                "A king moves one square in any direction, or castles toward a piece of its own that it sees along its first rank; it cannot reach g2.",
            ),
        ],
    );
    let waiting = "A pawn moves on from the last rank as the bishop or the knight that it becomes with that move";
    says(
        &chess99(Color::White, "Ke1 Ra1 Nh8 ke9 Pf9 Pd4 pd5"),
        &[
            ("e1a1", "legal"),
            ("f9f8", &format!("{waiting}; it cannot reach f8.")),
            ("f9e9", &format!("{waiting}; it cannot reach e9.")),
            (
                "f9h8",
                "White's knight stands on h8, and a piece may not take one of its own side.",
            ),
            ("f9d8", "legal"),
            (
                "d4d5",
                "A pawn does not take straight ahead: Black's pawn on d5 blocks it.",
            ),
            (
                "d4d6",
                "Black's pawn on d5 is in the pawn's way from d4 to d6.",
            ),
        ],
    );
}

#[test]
fn in_a_diagram_either_side_moves_and_each_king_is_looked_after() {
    let diagram = variant(Variant::Diagram, "8/8/8/8/8/P7/8/K1K1R2r w - - 0 1");
    says(
        &diagram,
        &[
            ("h1h8", "legal"),
            ("a1a2", "legal"),
            ("d4d5", "There is no piece on d4."),
            (
                "e1e8",
                "The rook on e1 is pinned to the king on c1 by the rook on h1, along the rank.",
            ),
            (
                "h1a1",
                "White's rook on e1 is in the rook's way from h1 to a1.",
            ),
        ],
    );
}
