//! Dead positions: pawns lock the board, and no sequence of moves leads to mate.

use std::collections::BTreeSet;

use rank_and_file::board::{Color, Piece, Pieces, Setup, Square};
use rank_and_file::game::{At, End, GameTree, standing};
use rank_and_file::rules::Position;
use testing::chance::{Dice, cases};

use super::game;

#[test]
fn locked_pawns_make_a_dead_position_and_a_gap_does_not() {
    let rows = [
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", true),
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 37 61", true),
        // A bishop cannot get out, but a rook can.
        ("4kb2/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1", true),
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K3 w - - 0 1", false),
        // There is a way round on the h-file, a capture, a pawn's move, or a pawn to be captured.
        ("4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1", false),
        ("4k3/8/8/p1p1p1p1/P1PPP1P1/8/8/4K3 w - - 0 1", false),
        ("4k3/8/6p1/p1p1p3/P1P1P1P1/8/8/4K3 w - - 0 1", false),
        ("4k3/8/8/p1p1p1pP/P1P1P1P1/8/8/4K3 w - - 0 1", false),
        // A knight leaps over the wall.
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KN2 w - - 0 1", false),
        // Two black bishops may block their king when White's bishop gives check.
        ("kb6/b6B/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", false),
        // A king is behind the wall.
        ("8/8/8/p1p1p1p1/P1P1P1P1/8/2k5/4K3 w - - 0 1", false),
        ("8/8/8/8/8/8/4k3/2K5 w - - 0 1", false),
    ];
    for (fen, dead) in rows {
        let end = standing(&game(fen), At::Start).end;
        assert_eq!(end == Some(End::DeadPosition), dead, "{fen}: {end:?}");
    }
}

/// Returns a position with locked pairs of pawns, kings anywhere, and mostly one or two other
/// pieces.
fn with_locked_pawns(dice: &mut Dice) -> Option<Position> {
    let mut pieces = Pieces::default();
    let mut rank = 1 + dice.roll(5) as u8;
    for file in 0..8 {
        // Pawns on one rank and neighbouring files could take each other.
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
    let mut dice = Dice::for_law(20_261_121);
    let (mut dead, mut with_piece, mut looked_at) = (0, 0, 0);
    while dead < cases(120, 300) {
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
        // All positions that legal moves lead to, without regard to the clocks. With two pieces
        // only a part of them is visited.
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
    assert!(with_piece > cases(0, 3), "{with_piece}");
}
