//! The conditions of castling, checked one by one.

use rank_and_file::board::{Color, Piece, Setup, Square, Wing};
use rank_and_file::rules::{Castling, CastlingFault, Position, Refused};
use testing::chance::Dice;

use super::board::{Pieces, between};
use super::met;
use super::pairs::{Look, Seen};

impl Look<'_> {
    /// Returns whether each condition of castling is named as failing if and only if it fails.
    pub fn castling(&self, refused: &Refused, castling: &Castling) -> bool {
        let (board, king, to) = (&self.board, refused.from, refused.to);
        let Some((color, Piece::King)) = board.on(king) else {
            return false;
        };
        let (home, theirs) = (board.home(color), color.other());
        let king_side = castling.wing == Wing::King;
        let rights = board.rights[color.index()];
        let right = rights[castling.wing.index()];
        let mut expected = Vec::new();
        let e_file = Square::new(4, home);
        if right.is_none() && rights == [None, None] && king != e_file {
            expected.push(CastlingFault::KingMoved(e_file));
            return castling.faults == expected && king.rank() == home;
        }
        let corner = Square::new(if king_side { 7 } else { 0 }, home);
        let named = (board.on(to) == Some((color, Piece::Rook))).then_some(to);
        let rook = right.map_or(named.unwrap_or(corner), |file| Square::new(file, home));
        let own_rook = board.on(rook) == Some((color, Piece::Rook));
        match (own_rook, right, rights == [None, None]) {
            (false, ..) => expected.push(CastlingFault::NoRook(rook)),
            (true, None, true) => expected.push(CastlingFault::Lost(rook)),
            (true, None, false) => expected.push(CastlingFault::RookMoved(rook)),
            _ => {}
        }
        let lands = Square::new(if king_side { 6 } else { 2 }, home);
        let beside = Square::new(if king_side { 5 } else { 3 }, home);
        // From the westernmost to the easternmost square of king and rook before and after
        // castling.
        let ends = [king, rook, lands, beside].map(Square::file);
        let (low, high) = (
            ends.iter().min().unwrap_or(&0),
            ends.iter().max().unwrap_or(&0),
        );
        let gone: Vec<Square> = [king].into_iter().chain(own_rook.then_some(rook)).collect();
        let cleared = board.without(&gone);
        let pieces: Pieces = (*low..=*high)
            .map(|file| Square::new(file, home))
            .filter(|&at| at != rook)
            .filter_map(|at| cleared.on(at).map(|(_, piece)| (piece, at)))
            .collect();
        if !pieces.is_empty() {
            expected.push(CastlingFault::Between(pieces));
        }
        let out_of = board.attackers(king, theirs);
        if !out_of.is_empty() {
            expected.push(CastlingFault::OutOf(out_of.clone()));
        }
        let mut way = between(king, lands);
        way.sort_unstable();
        for at in way {
            let by = cleared.attackers(at, theirs);
            if !by.is_empty() {
                expected.push(CastlingFault::Through(at, by));
            }
        }
        let into = cleared.attackers(lands, theirs);
        if !into.is_empty() && (lands != king || out_of.is_empty()) {
            expected.push(CastlingFault::Into(lands, into));
        }
        let idle = castling.no_matter.iter().all(|at| {
            !board.attackers(at, theirs).is_empty()
                && at != king
                && at != lands
                && !between(king, lands).contains(&at)
        });
        !expected.is_empty()
            && castling.faults == expected
            && idle
            && right.is_some() >= !castling.no_matter.is_empty()
    }
}

#[test]
fn kings_and_rooks_alone_are_told_every_condition_of_castling() {
    let (mut dice, mut seen, mut looked) = (Dice::for_law(101), Seen::default(), 0);
    while looked < 3_000 {
        // The first rank has a king, two rooks and some other pieces, and a few enemy pieces are
        // anywhere above.
        let mut pieces = rank_and_file::board::Pieces::default();
        let chess_960 = dice.roll(2) == 0;
        let king = if chess_960 { 1 + dice.roll(6) } else { 4 } as u8;
        let (west, east) = if chess_960 {
            (
                dice.roll(king as usize) as u8,
                king + 1 + dice.roll(7 - king as usize) as u8,
            )
        } else {
            (0, 7)
        };
        let mut put = |file: u8, rank: u8, color, piece| {
            let at = Square::new(file, rank);
            if pieces.on(at).is_none() {
                pieces.put(at, Some((color, piece)));
            }
        };
        put(king, 0, Color::White, Piece::King);
        for file in [west, east] {
            put(file, 0, Color::White, Piece::Rook);
        }
        for _ in 0..dice.roll(3) {
            let piece = *dice.pick(&[Piece::Bishop, Piece::Knight, Piece::Rook]);
            put(dice.roll(8) as u8, 0, Color::White, piece);
        }
        put(dice.roll(8) as u8, 7, Color::Black, Piece::King);
        for _ in 0..1 + dice.roll(3) {
            let piece = *dice.pick(&[
                Piece::Queen,
                Piece::Bishop,
                Piece::Knight,
                Piece::Rook,
                Piece::Rook,
            ]);
            put(dice.roll(8) as u8, dice.roll(7) as u8, Color::Black, piece);
        }
        let rights = [(7, east), (0, west)].map(|(_, file)| (dice.roll(4) > 0).then_some(file));
        let setup = Setup {
            pieces,
            castling: [rights, [None, None]],
            ..Setup::start()
        };
        let Ok(position) = Position::from_setup(&setup) else {
            continue;
        };
        let mut look = Look::new(&position, None, &mut seen);
        for file in (0..8).filter(|&file| file != king) {
            look.pair(Square::new(king, 0), Square::new(file, 0));
        }
        looked += 1;
    }
    met(&seen, &["castling"]);
    assert!(seen.0["castling"] > 3_000);
}
