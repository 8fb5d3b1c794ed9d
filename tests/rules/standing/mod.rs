//! The state of a game: examples of every end and claim, clocks and repetitions along lines, and
//! dead positions checked by play.
//!
//! | module | what it is |
//! |---|---|
//! | `dead` | dead positions: pawns that lock the board |
//! | `repetition` | repeated positions, and the differences that make a position another one |
//! | `variants` | the ends of U-chess, Chess 99 and diagrams |

mod dead;
mod repetition;
mod variants;

use rank_and_file::board::{Color, Move, Piece, Square, Variant};
use rank_and_file::game::fen::{read_fen, read_fen_of};
use rank_and_file::game::{At, DrawClaim, End, GameTree, Standing, standing};

/// Returns a game from a FEN, or from the initial position if the text is empty.
fn game(fen: &str) -> GameTree {
    if fen.is_empty() {
        return GameTree::default();
    }
    GameTree::new(read_fen(fen).expect("a position"))
}

/// Returns a game of a variant from the placement field of a FEN, the side to move and the move
/// number.
fn game_of(variant: Variant, placement: &str, color: Color, fullmove: u32) -> GameTree {
    let color = if color == Color::White { "w" } else { "b" };
    let fen = format!("{placement} {color} - - 0 {fullmove}");
    GameTree::new(read_fen_of(&fen, variant).expect("a position"))
}

/// Plays moves such as "e2e4 e7e8=N" from a moment on, and returns the moment after them.
fn play(tree: &mut GameTree, from: At, moves: &str) -> At {
    let mut at = from;
    for text in moves.split_whitespace() {
        let position = tree.position(at);
        let square = |name| Square::parse(name).expect("a square");
        let fits = |mv: &&Move| {
            mv.from == square(&text[..2])
                && mv.to == square(&text[2..4])
                && mv.promotion().map(Piece::letter) == text[4..].chars().nth(1)
        };
        let moves = position.moves();
        let mv = *moves
            .iter()
            .find(fits)
            .unwrap_or_else(|| panic!("{text} cannot be played"));
        at = At::After(tree.find(at, &mv).unwrap_or_else(|| tree.add(at, mv)));
    }
    at
}

/// Returns the state of a game after these moves.
fn after(fen: &str, moves: &str) -> Standing {
    let mut tree = game(fen);
    let at = play(&mut tree, At::Start, moves);
    standing(&tree, at)
}

#[test]
fn orthodox_games_end_as_the_rules_have_it() {
    let rows: &[(&str, Option<End>)] = &[
        // Mate and stalemate.
        (
            "7k/5KQ1/8/8/8/8/8/8 b - - 0 1",
            Some(End::Mate(Color::White)),
        ),
        (
            "8/8/8/8/8/8/5kq1/7K w - - 0 1",
            Some(End::Mate(Color::Black)),
        ),
        ("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", Some(End::Stalemate)),
        // Insufficient material.
        (
            "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
            Some(End::InsufficientForce),
        ),
        (
            "8/8/4k3/8/8/3K4/8/5B2 w - - 0 1",
            Some(End::InsufficientForce),
        ),
        (
            "8/8/4k3/8/8/3K4/8/5n2 b - - 0 1",
            Some(End::InsufficientForce),
        ),
        (
            "8/8/4k1b1/8/8/3K4/4B3/8 w - - 0 1",
            Some(End::InsufficientForce),
        ),
        (
            "8/8/4k1b1/8/B7/3K4/4B3/8 w - - 0 1",
            Some(End::InsufficientForce),
        ),
        // Material that is sufficient, though only with the other side's help.
        ("8/8/4k1b1/8/8/3KB3/8/8 w - - 0 1", None),
        ("8/8/4k3/8/8/3KBB2/8/8 w - - 0 1", None),
        ("8/8/4k3/8/8/3KNN2/8/8 w - - 0 1", None),
        ("8/8/4k1n1/8/8/3KN3/8/8 w - - 0 1", None),
        ("8/8/4k1n1/8/8/3KB3/8/8 w - - 0 1", None),
        ("8/8/4k3/8/8/3K3R/8/8 w - - 0 1", None),
        ("8/8/4k3/8/8/3K4/4P3/8 w - - 0 1", None),
        // Seventy-five moves, and a clock that is one ply short.
        ("8/8/4k3/8/8/3K3R/8/8 w - - 150 100", Some(End::SeventyFive)),
        ("8/8/4k3/8/8/3K3R/8/8 w - - 149 100", None),
        (
            "7k/5KQ1/8/8/8/8/8/8 b - - 150 100",
            Some(End::Mate(Color::White)),
        ),
    ];
    for (fen, end) in rows {
        let standing = standing(&game(fen), At::Start);
        assert_eq!(standing.end, *end, "{fen}");
        assert!(end.is_none() || standing.claims.is_empty(), "{fen}");
    }
}

#[test]
fn a_mate_on_the_last_of_seventy_five_moves_goes_before_the_draw() {
    let fen = "7k/8/5K2/8/8/8/8/6Q1 w - - 149 120";
    assert_eq!(after(fen, "g1g7").end, Some(End::Mate(Color::White)));
    assert_eq!(after(fen, "g1g2").end, Some(End::SeventyFive));
}

#[test]
fn a_draw_may_be_claimed_after_fifty_moves_of_each_side_by_the_clock_of_the_fen() {
    let fen = "8/8/4k3/8/8/3K3R/4p3/8 w - - 98 80";
    let claims = |moves| after(fen, moves).claims;
    assert_eq!(claims("h3g3"), []);
    assert_eq!(claims("h3g3 e6e5"), [DrawClaim::Fifty]);
    // A capture or a pawn's move resets the count.
    assert_eq!(claims("d3e2"), []);
    assert_eq!(claims("h3g3 e2e1=Q"), []);
    assert_eq!(after(fen, "h3g3 e6e5").still, 100);
    assert_eq!(after(fen, "h3g3 e2e1=Q").still, 0);
}
