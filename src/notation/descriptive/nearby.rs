//! How near a printed text is to the names of a move: what a misprint may have been.
//!
//! | printed | play | words to change |
//! |---|---|---|
//! | `B-Q1` | rook to d1 | 1: `B` for `R` |
//! | `KN-QB3` | the king's knight to f3 | 1: `Q` for `K` |
//! | `P-K sq` | pawn to e4 | 1: `sq` for `4` |
//! | `Kt-c4` | knight to c3 | 1: `4` for `3` |

use super::squares::{file_name, home, rank_digit, wing_piece};
use super::token::Tok;
use crate::board::{Color, Move, Piece, Square, Wing};
use crate::notation::Turn;

/// Every name of the move in words, those included that are longer than needed: books label a piece
/// whether or not it must be.
pub(super) fn names(mv: &Move, turn: &Turn<'_>) -> Vec<Vec<Tok>> {
    if let Some(wing) = mv.castles() {
        let half = Tok::Piece(wing_piece(wing));
        return vec![
            vec![Tok::Castle(wing)],
            vec![Tok::Castles],
            vec![Tok::Castles, half],
            vec![Tok::Castles, half, Tok::SideWord],
            vec![Tok::Castles, half, Tok::Piece(Piece::Rook)],
        ];
    }
    let movers = pieces(mv.piece, mv.from, turn.color, turn);
    let (sign, ends) = match mv.taken() {
        Some((piece, on)) => (Tok::Takes, pieces(piece, on, turn.color.other(), turn)),
        None => (Tok::Moves, squares(mv.to, turn.color)),
    };
    let mut names = Vec::with_capacity(movers.len() * ends.len());
    for mover in &movers {
        for end in &ends {
            let mut name = mover.clone();
            name.push(sign);
            name.extend_from_slice(end);
            if let Some(piece) = mv.promotion() {
                let mut named = name.clone();
                named.push(Tok::Piece(piece));
                names.push(named);
            }
            names.push(name);
        }
    }
    names
}

/// A piece, bare and with all that books put before it.
fn pieces(piece: Piece, square: Square, color: Color, turn: &Turn<'_>) -> Vec<Vec<Tok>> {
    let mut names = vec![vec![Tok::Piece(piece)]];
    if piece == Piece::Pawn {
        let (wing, file) = file_name(square.file());
        names.push(vec![Tok::Piece(file), Tok::Piece(piece)]);
        if let Some(wing) = wing {
            names.push(vec![
                Tok::Piece(wing_piece(wing)),
                Tok::Piece(file),
                Tok::Piece(piece),
            ]);
        }
    } else {
        let born = |wing: &Wing| {
            home(*wing, piece).and_then(|file| turn.births.stands(color, file)) == Some(square)
        };
        let wing = [Wing::King, Wing::Queen].into_iter().find(born);
        names.extend(wing.map(|wing| vec![Tok::Piece(wing_piece(wing)), Tok::Piece(piece)]));
    }
    names
}

/// A square, with the side of its file and without.
fn squares(square: Square, color: Color) -> Vec<Vec<Tok>> {
    let (wing, file) = file_name(square.file());
    let rank = Tok::Rank(rank_digit(square, color) as u8 - b'0');
    let mut names = vec![vec![Tok::Piece(file), rank], vec![Tok::Square(square)]];
    names.extend(wing.map(|wing| vec![Tok::Piece(wing_piece(wing)), Tok::Piece(file), rank]));
    names
}

/// How many words it takes to make one word the other: a square is two in one.
fn change(our: Tok, their: Tok) -> usize {
    match (our, their) {
        (Tok::Square(our), Tok::Square(their)) => {
            usize::from(our.file() != their.file()) + usize::from(our.rank() != their.rank())
        }
        _ => usize::from(our != their),
    }
}

/// The fewest words to change, leave out or put in.
pub(super) fn distance(ours: &[Tok], theirs: &[Tok]) -> usize {
    let mut row: Vec<usize> = (0..=theirs.len()).collect();
    for (at, our) in ours.iter().enumerate() {
        let mut corner = row[0];
        row[0] = at + 1;
        for (to, their) in theirs.iter().enumerate() {
            let changed = corner + change(*our, *their);
            corner = row[to + 1];
            row[to + 1] = changed.min(corner + 1).min(row[to] + 1);
        }
    }
    row[theirs.len()]
}
