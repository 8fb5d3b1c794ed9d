//! Repeated positions: the claims and ends they lead to, and the differences that make a position
//! another one.

use rank_and_file::board::{Color, Variant};
use rank_and_file::game::{At, DrawClaim, End, GameTree, standing};

use super::{after, game, game_of, play};

/// Returns the number of plies before each repeated moment; "start" for the start.
fn repeated(tree: &GameTree, at: At) -> Vec<String> {
    let name = |&at: &At| match at {
        At::Start => "start".to_owned(),
        At::After(id) => tree.path(At::After(id)).len().to_string(),
    };
    standing(tree, at).repeated.iter().map(name).collect()
}

const TO_AND_FRO: &str = "g1f3 g8f6 f3g1 f6g8 ";

#[test]
fn the_third_occurrence_may_be_claimed_and_the_fifth_ends_the_game() {
    for (rounds, claims, end) in [
        (1, vec![], None),
        (2, vec![DrawClaim::Threefold], None),
        (3, vec![DrawClaim::Threefold], None),
        (4, vec![], Some(End::Fivefold)),
    ] {
        let standing = after("", &TO_AND_FRO.repeat(rounds));
        assert_eq!((standing.claims, standing.end), (claims, end), "{rounds}");
        assert_eq!(standing.repeated.len(), rounds);
    }
}

#[test]
fn the_repeated_moments_are_named_and_need_not_follow_each_other() {
    let mut tree = game("");
    let at = play(&mut tree, At::Start, TO_AND_FRO);
    assert_eq!(repeated(&tree, at), ["start"]);
    let at = play(&mut tree, at, "b1c3 b8c6 g1f3 g8f6 f3g1 f6g8 c3b1 c6b8");
    assert_eq!(repeated(&tree, at), ["start", "4"]);
    assert_eq!(standing(&tree, at).claims, [DrawClaim::Threefold]);
    // The pieces are the same, but the other side is to move, since White used three tempi and
    // Black two.
    let mut tree = game("8/4k3/8/8/8/3K3R/8/8 w - - 0 1");
    let at = play(&mut tree, At::Start, "h3f3 e7e6 f3g3 e6e7 g3h3");
    assert_eq!(repeated(&tree, at), Vec::<String>::new());
}

#[test]
fn rights_to_castle_make_another_position() {
    let start = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut tree = game(start);
    let at = play(&mut tree, At::Start, "h1g1 e8d8 g1h1 d8e8");
    assert_eq!(repeated(&tree, at), Vec::<String>::new());
    let at = play(&mut tree, at, "h1g1 e8d8 g1h1 d8e8");
    assert_eq!(repeated(&tree, at), ["4"]);
}

#[test]
fn a_pawn_that_may_be_taken_en_passant_makes_another_position_only_if_it_really_may() {
    let rows = [
        // A black pawn on d4 may take.
        (
            "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
            "e2e4 e8d8 e1d1 d8e8 d1e1",
            0,
        ),
        // No pawn may take.
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            "e2e4 e8d8 e1d1 d8e8 d1e1",
            1,
        ),
        // The pawn is there, but it is pinned to its king.
        (
            "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1",
            "e2e4 d8c8 e1f1 c8d8 f1e1",
            1,
        ),
    ];
    for (fen, moves, count) in rows {
        assert_eq!(after(fen, moves).repeated.len(), count, "{fen}");
    }
    // The same is true on a grid, whose positions remember every pawn that passes.
    for (placement, count) in [("4k3/8/8/8/8/8/4P3/4K3", 1), ("4k3/8/8/8/3p4/8/4P3/4K3", 0)] {
        let mut tree = game_of(Variant::UChessAise, placement, Color::White, 1);
        let at = play(&mut tree, At::Start, "e2e4 e8d8 e1d1 d8e8 d1e1");
        assert_eq!(standing(&tree, at).repeated.len(), count, "{placement}");
        let at = play(&mut tree, at, "e8d8 e1d1 d8e8 d1e1");
        assert_eq!(standing(&tree, at).repeated.len(), count + 1, "{placement}");
    }
}

#[test]
fn a_variation_counts_its_own_line_alone() {
    let mut tree = game("");
    let once = play(&mut tree, At::Start, TO_AND_FRO);
    let main = play(&mut tree, once, TO_AND_FRO);
    assert_eq!(standing(&tree, main).claims, [DrawClaim::Threefold]);
    // One variation repeats the position once more on its own line, the other does not.
    let beside = play(&mut tree, once, "b1c3 b8c6 c3b1 c6b8");
    assert_eq!(repeated(&tree, beside), ["start", "4"]);
    let short = play(&mut tree, At::Start, "b1c3 b8c6 c3b1 c6b8");
    assert_eq!(repeated(&tree, short), ["start"]);
    assert_eq!(standing(&tree, short).claims, []);
}
