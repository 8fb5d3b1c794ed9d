//! The pieces that return when a move is taken back from its reversible text.
//!
//! | text | sentence |
//! |---|---|
//! | `Ri14×` | The text alone is enough to take the move back: the rook returns to i1, and a pawn stands on i4 again. |
//! | `f=Nd2` | The text alone is enough to take the move back: the knight returns to f1 as a pawn. |
//! | `Kfg&B` | The text alone is enough to take the move back: the king returns to f1 and the bishop to g1. |

use crate::board::{Move, MoveKind, Piece};
use crate::notation::Sentence;

/// Returns a sentence about the piece that returns to its square, and the captured piece that is
/// put back.
pub(super) fn taken_back(mv: &Move) -> Sentence {
    let arrived = mv.promotion().unwrap_or(mv.piece);
    let mut sentence = Sentence::default()
        .text("The text alone is enough to take the move back: the ")
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
        let and = sentence.text(", and a ").text(piece.name());
        sentence = and.text(" stands on ").square(on).text(" again");
    }
    sentence.text(".")
}
