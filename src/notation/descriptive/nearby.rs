//! Lists every name that a book may have printed for a move, in words.
//!
//! | play | names |
//! |---|---|
//! | the king's knight to f3 | `N-B3` `N-f3` `N-KB3` `KN-B3` `KN-f3` `KN-KB3` |
//! | the pawn of e4 takes a knight on d5 | `PxN` `KPxN`, and with the knight's label |

use super::squares::{file_name, home, piece_wing, rank_digit, wing_piece};
use super::token::Tok;
use crate::board::{Color, Move, Piece, Square, Wing};
use crate::notation::Turn;

/// Returns every name of the move in words, including names that are longer than needed, because
/// books label a piece whether or not it must be.
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
        None => (Tok::Moves, squares(mv.to, mv.piece, turn.color)),
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

/// Returns the names of a piece: bare, and with everything that books put before it.
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

/// Returns the names of a square, with and without the side of its file. For a king or a queen that
/// moves, "his" or "her" may stand for that side; for another piece, "his" may stand for its own
/// file.
fn squares(square: Square, piece: Piece, color: Color) -> Vec<Vec<Tok>> {
    let (wing, file) = file_name(square.file());
    let rank = Tok::Rank(rank_digit(square, color) as u8 - b'0');
    let mut names = vec![vec![Tok::Piece(file), rank], vec![Tok::Square(square)]];
    names.extend(wing.map(|wing| vec![Tok::Piece(wing_piece(wing)), Tok::Piece(file), rank]));
    if let Some(own) = piece_wing(piece) {
        match wing {
            Some(wing) if wing == own => names.push(vec![Tok::Own(own), Tok::Piece(file), rank]),
            None if file == piece => names.push(vec![Tok::Own(own), rank]),
            _ => {}
        }
    } else if file == piece {
        // "B. to his sq." names the bishop's own file.
        names.push(vec![Tok::Own(Wing::King), rank]);
    }
    names
}
