//! What comes back when a move is taken back from its reversible text.
//!
//! | text | sentence |
//! |---|---|
//! | `Ri14×` | Taken back from the text alone, the rook returns to i1 and a pawn stands again on i4. |
//! | `f=Nd2` | Taken back from the text alone, the knight returns to f1 as a pawn. |
//! | `Kfg&B` | Taken back from the text alone, the king returns to f1 and the bishop to g1. |

use crate::board::{Move, MoveKind, Piece};
use crate::notation::Sentence;

/// Who returns where, and who stands again.
pub(super) fn taken_back(mv: &Move) -> Sentence {
    let arrived = mv.promotion().unwrap_or(mv.piece);
    let mut sentence = Sentence::default()
        .text("Taken back from the text alone, the ")
        .text(arrived.name())
        .text(" returns to ")
        .square(mv.from);
    if arrived != mv.piece {
        sentence = sentence.text(" as a pawn");
    }
    let partner = match mv.kind {
        MoveKind::Castles { rook, .. } => Some((Piece::Rook, rook)),
        MoveKind::CastlesWith { partner, at } => Some((partner, at)),
        _ => None,
    };
    if let Some((piece, at)) = partner {
        let and = sentence.text(" and the ").text(piece.name());
        sentence = and.text(" to ").square(at);
    }
    if let Some((piece, on)) = mv.taken() {
        let and = sentence.text(" and a ").text(piece.name());
        sentence = and.text(" stands again on ").square(on);
    }
    sentence.text(".")
}
