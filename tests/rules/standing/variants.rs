//! Ends of games of U-chess and Chess 99. A diagram never ends.

use rank_and_file::board::{Color, Variant};
use rank_and_file::game::{At, DrawClaim, End, GameTree, standing};
use rank_and_file::rules::Position;

use super::{game_of, play};

#[test]
fn u_chess_ends_with_the_king_or_without_a_legal_move() {
    let of = |placement, color| game_of(Variant::UChess, placement, color, 1);
    // An attacked king is not mated, and takes a king that comes too near.
    let mut tree = of("7k/5KQ1/8/8/8/8/8/8", Color::Black);
    assert_eq!(standing(&tree, At::Start).end, None);
    let at = play(&mut tree, At::Start, "h8g7");
    assert_eq!(standing(&tree, at).end, None);
    let at = play(&mut tree, at, "f7g7");
    assert_eq!(standing(&tree, at).end, Some(End::KingTaken(Color::White)));
    // The stalemate in the source text of U-chess.
    let mut tree = GameTree::new(Position::array(Variant::UChess));
    let moves = "e2e4 e7e5 d2d4 d7d5 g1e2 g8e7 b1d2 b8d7";
    let at = play(&mut tree, At::Start, moves);
    assert_eq!(standing(&tree, at).end, Some(End::Stalemate));
    // Kings alone can still take each other.
    assert_eq!(
        standing(&of("8/8/4k3/8/8/3K4/8/8", Color::White), At::Start).end,
        None
    );
}

#[test]
fn u_chess_by_aise_knows_mate_and_stalemate() {
    let end = |placement, color| {
        let tree = game_of(Variant::UChessAise, placement, color, 1);
        standing(&tree, At::Start).end
    };
    assert_eq!(
        end("7k/5KQ1/8/8/8/8/8/8", Color::Black),
        Some(End::Mate(Color::White))
    );
    assert_eq!(
        end("7k/5K2/6Q1/8/8/8/8/8", Color::Black),
        Some(End::Stalemate)
    );
    // Either of two rooks could interpose, and neither may, because the sentence would be the same.
    let placement = "R5k1/5ppp/2r5/8/5r2/8/8/6K1";
    assert_eq!(end(placement, Color::Black), None);
    let placement = "R5k1/5ppp/8/8/3r4/8/8/6K1";
    assert_eq!(end(placement, Color::Black), None);
    assert_eq!(
        end("8/8/4k3/8/8/3K4/8/8", Color::White),
        Some(End::InsufficientForce)
    );
}

#[test]
fn chess_99_ends_with_a_king_taken_or_both_exposed_or_99_moves() {
    let of = |placement, color, fullmove| game_of(Variant::Chess99, placement, color, fullmove);
    // In the line of the rules both kings are exposed, and then one is taken.
    let mut tree = of("r8/5k3/2a6/1Q7/2N6/9/9/3K5/9", Color::White, 1);
    let at = play(&mut tree, At::Start, "c5d7 a9d9 b6f6 c7a5");
    let now = standing(&tree, at);
    assert_eq!((now.end, now.claims), (None, vec![DrawClaim::KingInReach]));
    let exposed = play(&mut tree, at, "d7f8");
    assert_eq!(standing(&tree, exposed).end, Some(End::KingsExposed));
    // If the own king is safe it is a win.
    let mut tree = of("9/5k3/9/9/9/5R3/9/3K5/9", Color::White, 1);
    assert_eq!(standing(&tree, At::Start).claims, [DrawClaim::KingInReach]);
    let at = play(&mut tree, At::Start, "f4f8");
    assert_eq!(standing(&tree, at).end, Some(End::KingTaken(Color::White)));
    // The game ends after ninety-nine moves by each side, unless the last move takes the king.
    let mut tree = of("9/5k3/9/9/9/5R3/9/3K5/9", Color::Black, 99);
    assert_eq!(standing(&tree, At::Start).end, None);
    let at = play(&mut tree, At::Start, "f8f7");
    assert_eq!(standing(&tree, at).end, Some(End::NinetyNine));
    let mut tree = of("9/5k3/5R3/9/9/9/9/3K5/9", Color::Black, 99);
    let at = play(&mut tree, At::Start, "f8f7");
    assert_eq!(standing(&tree, at).end, Some(End::NinetyNine));
    let mut tree = of("9/5k3/9/9/9/9/9/3r5/3K5", Color::White, 99);
    let at = play(&mut tree, At::Start, "d1e1 d2e2");
    assert_eq!(standing(&tree, at).end, Some(End::NinetyNine));
    // Mate, repetition and bare kings do not end the game.
    let mut tree = of("4k4/9/9/9/9/9/9/9/4K4", Color::White, 1);
    let at = play(&mut tree, At::Start, &"e1d1 e9d9 d1e1 d9e9 ".repeat(5));
    assert_eq!(
        (standing(&tree, at).end, standing(&tree, at).repeated.len()),
        (None, 5)
    );
}

#[test]
fn plies_without_a_capture_or_a_pawn_move_are_counted_in_every_variant() {
    for variant in [Variant::UChess, Variant::UChessAise, Variant::Chess99] {
        let placement = match variant {
            Variant::Chess99 => "4k4/9/9/9/9/9/4P4/9/4K4",
            _ => "4k3/8/8/8/8/8/4P3/4K3",
        };
        let king = if variant == Variant::Chess99 {
            "9"
        } else {
            "8"
        };
        let mut tree = game_of(variant, placement, Color::White, 1);
        let still = |tree: &GameTree, at| standing(tree, at).still;
        assert_eq!(still(&tree, At::Start), 0, "{variant:?}");
        let moves = format!("e1d1 e{king}d{king} d1c1");
        let at = play(&mut tree, At::Start, &moves);
        assert_eq!(still(&tree, at), 3, "{variant:?}");
        let pawn = if variant == Variant::Chess99 {
            "e3e4"
        } else {
            "e2e4"
        };
        let at = play(&mut tree, at, &format!("d{king}e{king} {pawn}"));
        assert_eq!(still(&tree, at), 0, "{variant:?}");
    }
}

#[test]
fn a_diagram_never_ends() {
    let tree = game_of(Variant::Diagram, "7k/5KQ1/8/8/8/8/8/8", Color::Black, 1);
    let now = standing(&tree, At::Start);
    assert_eq!((now.end, now.claims), (None, vec![]));
}
