//! How a game stands: every end and claim by example, the clocks and repetitions along lines, and dead
//! positions held to play.

mod positions;

use std::collections::BTreeSet;

use positions::Dice;
use rank_and_file::board::{Color, Move, Piece, Pieces, Setup, Square, Variant};
use rank_and_file::game::fen::{read_fen, read_fen_of};
use rank_and_file::game::{At, DrawClaim, End, GameTree, Standing, standing};
use rank_and_file::rules::Position;

/// A game from a FEN, or from the initial position for an empty text.
fn game(fen: &str) -> GameTree {
    if fen.is_empty() {
        return GameTree::default();
    }
    GameTree::new(read_fen(fen).expect("a position"))
}

/// A game of a variant from pieces as a FEN places them, with the side to move and the move number.
fn game_of(variant: Variant, placement: &str, color: Color, fullmove: u32) -> GameTree {
    let color = if color == Color::White { "w" } else { "b" };
    let fen = format!("{placement} {color} - - 0 {fullmove}");
    GameTree::new(read_fen_of(&fen, variant).expect("a position"))
}

/// Plays moves such as "e2e4 e7e8=N" from a moment on, and gives the moment after them.
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

/// How a game stands after these moves.
fn after(fen: &str, moves: &str) -> Standing {
    let mut tree = game(fen);
    let at = play(&mut tree, At::Start, moves);
    standing(&tree, at)
}

/// The squares on which the moves to the repeated moments ended; "start" for the start.
fn repeated(tree: &GameTree, at: At) -> Vec<String> {
    let name = |&at: &At| match at {
        At::Start => "start".to_owned(),
        At::After(id) => tree.path(At::After(id)).len().to_string(),
    };
    standing(tree, at).repeated.iter().map(name).collect()
}

const TO_AND_FRO: &str = "g1f3 g8f6 f3g1 f6g8 ";

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
        // Insufficient force.
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
        // And what is sufficient, if only with the other side's help.
        ("8/8/4k1b1/8/8/3KB3/8/8 w - - 0 1", None),
        ("8/8/4k3/8/8/3KBB2/8/8 w - - 0 1", None),
        ("8/8/4k3/8/8/3KNN2/8/8 w - - 0 1", None),
        ("8/8/4k1n1/8/8/3KN3/8/8 w - - 0 1", None),
        ("8/8/4k1n1/8/8/3KB3/8/8 w - - 0 1", None),
        ("8/8/4k3/8/8/3K3R/8/8 w - - 0 1", None),
        ("8/8/4k3/8/8/3K4/4P3/8 w - - 0 1", None),
        // Seventy-five moves, and a clock that is not there yet.
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
    // A capture or a pawn's move begins anew.
    assert_eq!(claims("d3e2"), []);
    assert_eq!(claims("h3g3 e2e1=Q"), []);
    assert_eq!(after(fen, "h3g3 e6e5").still, 100);
    assert_eq!(after(fen, "h3g3 e2e1=Q").still, 0);
}

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
    // The same pieces, but the other side is to move: three tempi of White, two of Black.
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
        // Nobody may.
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            "e2e4 e8d8 e1d1 d8e8 d1e1",
            1,
        ),
        // It stands there but is pinned to its king.
        (
            "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1",
            "e2e4 d8c8 e1f1 c8d8 f1e1",
            1,
        ),
    ];
    for (fen, moves, count) in rows {
        assert_eq!(after(fen, moves).repeated.len(), count, "{fen}");
    }
    // The same on a grid, whose positions remember every pawn that passes.
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
    // A variation that comes back once more on its own way, and one that has not.
    let beside = play(&mut tree, once, "b1c3 b8c6 c3b1 c6b8");
    assert_eq!(repeated(&tree, beside), ["start", "4"]);
    let short = play(&mut tree, At::Start, "b1c3 b8c6 c3b1 c6b8");
    assert_eq!(repeated(&tree, short), ["start"]);
    assert_eq!(standing(&tree, short).claims, []);
}

#[test]
fn locked_pawns_make_a_dead_position_and_a_gap_does_not() {
    let rows = [
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", true),
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 37 61", true),
        // A bishop that cannot come out, and a rook that can.
        ("4kb2/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1", true),
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K3 w - - 0 1", false),
        // A way round on the h-file; pawns that take; a pawn that moves; a pawn to be eaten.
        ("4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1", false),
        ("4k3/8/8/p1p1p1p1/P1PPP1P1/8/8/4K3 w - - 0 1", false),
        ("4k3/8/6p1/p1p1p3/P1P1P1P1/8/8/4K3 w - - 0 1", false),
        ("4k3/8/8/p1p1p1pP/P1P1P1P1/8/8/4K3 w - - 0 1", false),
        // A knight leaps the wall.
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KN2 w - - 0 1", false),
        // Two bishops of Black's may stand in their king's way when White's gives check.
        ("kb6/b6B/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", false),
        // A king behind the wall.
        ("8/8/8/p1p1p1p1/P1P1P1P1/8/2k5/4K3 w - - 0 1", false),
        ("8/8/8/8/8/8/4k3/2K5 w - - 0 1", false),
    ];
    for (fen, dead) in rows {
        let end = standing(&game(fen), At::Start).end;
        assert_eq!(end == Some(End::DeadPosition), dead, "{fen}: {end:?}");
    }
}

/// A position with locked pairs of pawns, the kings anywhere, and mostly a piece or two.
fn with_locked_pawns(dice: &mut Dice) -> Option<Position> {
    let mut pieces = Pieces::default();
    let mut rank = 1 + dice.roll(5) as u8;
    for file in 0..8 {
        // Neighbours on one rank could take each other.
        let skipped = file % 2 == 1 && dice.roll(4) > 0;
        if skipped || dice.roll(12) == 0 {
            continue;
        }
        if dice.roll(3) == 0 {
            rank = 1 + dice.roll(5) as u8;
        }
        pieces.put(Square::new(file, rank), Some((Color::White, Piece::Pawn)));
        pieces.put(
            Square::new(file, rank + 1),
            Some((Color::Black, Piece::Pawn)),
        );
    }
    let mut others = vec![(Color::White, Piece::King), (Color::Black, Piece::King)];
    for _ in 0..dice.roll(3) {
        let piece = *dice.pick(&[Piece::Bishop, Piece::Rook, Piece::Knight, Piece::Queen]);
        others.push((*dice.pick(&Color::ALL), piece));
    }
    for piece in others {
        let at = Square::new(dice.roll(8) as u8, dice.roll(8) as u8);
        if pieces.on(at).is_none() {
            pieces.put(at, Some(piece));
        }
    }
    let setup = Setup {
        pieces,
        color: *dice.pick(&Color::ALL),
        castling: [[None; 2]; 2],
        ..Setup::start()
    };
    Position::from_setup(&setup).ok()
}

#[test]
fn no_play_whatever_leads_from_a_position_called_dead_to_mate() {
    let mut dice = Dice(20_261_121);
    let (mut dead, mut with_piece, mut looked_at) = (0, 0, 0);
    while dead < 300 {
        let Some(start) = with_locked_pawns(&mut dice) else {
            continue;
        };
        if standing(&GameTree::new(start.clone()), At::Start).end != Some(End::DeadPosition) {
            continue;
        }
        dead += 1;
        let pawns = |position: &Position| -> Vec<Square> {
            let pieces = position.setup().pieces;
            let pawns = pieces.iter().filter(|&(.., piece)| piece == Piece::Pawn);
            pawns.map(|(at, ..)| at).collect()
        };
        let others = start.setup().pieces.iter().count() - pawns(&start).len();
        with_piece += usize::from(others > 2);
        // All positions that legal moves lead to, the clocks aside; with two pieces, many of them.
        let mut known = BTreeSet::new();
        let mut waiting = vec![start.clone()];
        while let Some(position) = waiting.pop() {
            let pieces = position.setup().pieces;
            let key: Vec<_> = pieces.iter().collect();
            if known.len() > 10_000 || !known.insert((position.color(), key)) {
                continue;
            }
            let mated = position.is_over() && position.checked_king().is_some();
            assert!(!mated, "{start:?} leads to mate: {position:?}");
            assert_eq!(pawns(&position), pawns(&start), "the wall of {start:?}");
            waiting.extend(position.moves().iter().map(|mv| position.after(mv)));
        }
        looked_at += known.len();
    }
    println!("{dead} dead positions, {with_piece} with a piece, {looked_at} positions in them");
    assert!(with_piece > 3, "{with_piece}");
}

#[test]
fn u_chess_ends_with_the_king_or_without_a_legal_move() {
    let of = |placement, color| game_of(Variant::UChess, placement, color, 1);
    // A king attacked is no mate, and takes the king that comes too near.
    let mut tree = of("7k/5KQ1/8/8/8/8/8/8", Color::Black);
    assert_eq!(standing(&tree, At::Start).end, None);
    let at = play(&mut tree, At::Start, "h8g7");
    assert_eq!(standing(&tree, at).end, None);
    let at = play(&mut tree, at, "f7g7");
    assert_eq!(standing(&tree, at).end, Some(End::KingTaken(Color::White)));
    // The seed's stalemate.
    let mut tree = GameTree::new(Position::array(Variant::UChess));
    let moves = "e2e4 e7e5 d2d4 d7d5 g1e2 g8e7 b1d2 b8d7";
    let at = play(&mut tree, At::Start, moves);
    assert_eq!(standing(&tree, at).end, Some(End::Stalemate));
    // Kings alone may still take each other.
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
    // Two rooks could go between, and neither may: the sentence would be the same.
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
    // The line of the rules: both kings exposed, and then one is taken.
    let mut tree = of("r8/5k3/2a6/1Q7/2N6/9/9/3K5/9", Color::White, 1);
    let at = play(&mut tree, At::Start, "c5d7 a9d9 b6f6 c7a5");
    let now = standing(&tree, at);
    assert_eq!((now.end, now.claims), (None, vec![DrawClaim::KingInReach]));
    let exposed = play(&mut tree, at, "d7f8");
    assert_eq!(standing(&tree, exposed).end, Some(End::KingsExposed));
    // With the own king safe it is a win.
    let mut tree = of("9/5k3/9/9/9/5R3/9/3K5/9", Color::White, 1);
    assert_eq!(standing(&tree, At::Start).claims, [DrawClaim::KingInReach]);
    let at = play(&mut tree, At::Start, "f4f8");
    assert_eq!(standing(&tree, at).end, Some(End::KingTaken(Color::White)));
    // Ninety-nine moves of each side, unless the last takes the king.
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
    // Neither mate, nor repetition, nor kings alone end it.
    let mut tree = of("4k4/9/9/9/9/9/9/9/4K4", Color::White, 1);
    let at = play(&mut tree, At::Start, &"e1d1 e9d9 d1e1 d9e9 ".repeat(5));
    assert_eq!(
        (standing(&tree, at).end, standing(&tree, at).repeated.len()),
        (None, 5)
    );
}

#[test]
fn a_diagram_never_ends() {
    let tree = game_of(Variant::Diagram, "7k/5KQ1/8/8/8/8/8/8", Color::Black, 1);
    let now = standing(&tree, At::Start);
    assert_eq!((now.end, now.claims), (None, vec![]));
}
