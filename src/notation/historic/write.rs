//! The forms of a move, shortest first.
//!
//! | | forms in order |
//! |---|---|
//! | a piece of Meyer's | `M c1` `M a c1` `M 1 c1` `M a1 c1` |
//! | a pawn of Meyer's | `P e4`; taking, `P hg6:` |

use super::{Historic, HistoricSigns};
use crate::board::{Move, Piece, Squares, Wing};
use crate::notation::algebraic::{Length, ladder};
use crate::notation::form::{Claims, FormChooser, Wording};
use crate::notation::{Claim, Gives, Manner, Ply, Rule};

/// Offers every form of the move, in the order given at the top of this module.
pub(in crate::notation) fn forms(ply: &Ply<'_>, historic: Historic, choose: &mut FormChooser<'_>) {
    let Ply { mv, .. } = *ply;
    let signs = historic.signs();
    let mark = mark(ply.gives());
    if let Some(wing) = mv.castles() {
        let [king, queen] = signs.castles;
        let sign = if wing == Wing::King { king } else { queen };
        let says = || Claims::new(&[Claim::Castles(Some(wing))]);
        choose(&Wording::new(&says, Rule::Castling, &|out| {
            out.push_str(sign);
            out.push_str(mark);
        }));
        return;
    }
    for &(file, rank, rule) in ladder(mv, Length::Short) {
        let write = |out: &mut String| {
            departure(mv, signs, (file, rank), out);
            mv.to.write(out);
            if mv.taken().is_some() {
                out.push_str(signs.takes);
            }
            out.push_str(mv.promotion().map_or("", |piece| signs.letter(piece)));
            out.push_str(mark);
        };
        if choose(&Wording::new(&|| says(mv, (file, rank)), rule, &write)) {
            return;
        }
    }
}

/// Writes the piece, and the file and the rank that it leaves if they are to be named.
fn departure(mv: &Move, signs: &HistoricSigns, (file, rank): (bool, bool), out: &mut String) {
    out.push_str(signs.letter(mv.piece));
    out.push_str(signs.gap);
    out.extend(file.then(|| mv.from.file_letter()));
    out.extend(rank.then(|| mv.from.rank_digit()));
    if mv.piece != Piece::Pawn && (file || rank) {
        out.push_str(signs.gap);
    }
}

/// Returns what a form claims that names this much of the square of departure.
fn says(mv: &Move, (file, rank): (bool, bool)) -> Claims {
    let mut says = Claims::new(&[Claim::To(Squares::one(mv.to)), Claim::Moved(mv.piece)]);
    if file || mv.piece == Piece::Pawn {
        // A form without a file of departure says that the pawn stayed on its file.
        says.add(Claim::From(Squares::file(mv.from.file())));
    }
    if rank {
        says.add(Claim::From(Squares::rank(mv.from.rank())));
    }
    if mv.taken().is_some() {
        says.add(Claim::Captures(true));
    }
    says.add_all(mv.promotion().map(Claim::Promotes));
    says
}

/// Returns the mark of an effect on the opposing king.
const fn mark(gives: Gives) -> &'static str {
    match gives {
        Gives::Nothing => "",
        Gives::Mate(_) => "‡",
        Gives::Check(Manner::Double) => "††",
        Gives::Check(_) => "†",
    }
}
