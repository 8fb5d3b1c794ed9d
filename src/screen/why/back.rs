//! What comes back when a move is taken back from its reversible text.
//!
//! | text | sentence |
//! |---|---|
//! | `Ri14×` | Taken back from the text alone, the rook returns to i1 and a pawn stands again on i4. |
//! | `f=Nd2` | Taken back from the text alone, the knight returns to f1 as a pawn. |
//! | `Kfg&B` | Taken back from the text alone, the king returns to f1 and the bishop to g1. |

use crate::board::{Man, Play, What};
use crate::notation::Sentence;

/// Who returns where, and who stands again.
pub(super) fn taken_back(play: &Play) -> Sentence {
    let arrived = play.promotion().unwrap_or(play.man);
    let mut sentence = Sentence::default()
        .text("Taken back from the text alone, the ")
        .text(arrived.name())
        .text(" returns to ")
        .cell(play.from);
    if arrived != play.man {
        sentence = sentence.text(" as a pawn");
    }
    let partner = match play.what {
        What::Castles { rook, .. } => Some((Man::Rook, rook)),
        What::CastlesWith { partner, at } => Some((partner, at)),
        _ => None,
    };
    if let Some((man, at)) = partner {
        let and = sentence.text(" and the ").text(man.name());
        sentence = and.text(" to ").cell(at);
    }
    if let Some((man, on)) = play.taken() {
        let and = sentence.text(" and a ").text(man.name());
        sentence = and.text(" stands again on ").cell(on);
    }
    sentence.text(".")
}
