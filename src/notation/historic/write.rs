//! The forms of a move, shortest first.
//!
//! | | forms in order |
//! |---|---|
//! | a piece of Meyer's | `M c1` `M a c1` `M 1 c1` `M a1 c1` |
//! | a pawn of Meyer's | `P e4`; taking, `P hg6:` |
//! | a piece in German short print | `Tc1` `Tac1` `T1c1` `Ta1c1` |
//! | a pawn in German short print | `e4`; taking, `hg:` `hg6:` |
//! | where both squares are written | `Ta1–c1` or `a1-c1` |
//! | Murray's, quiet | `Rc1` `aRc1` `R(a1)c1` |
//! | Murray's, taking | `R × B` `aR × B` `R(a1) × B` `R(a1) × c1` |

use super::{Historic, HistoricSigns, stamma};
use crate::board::{Move, Piece, Squares, Wing};
use crate::notation::algebraic::{Length, ladder};
use crate::notation::form::{Claims, FormChooser, Wording};
use crate::notation::{Claim, Gives, Manner, Ply, Rule};

/// Offers every form of the move, in the order given at the top of this module.
#[expect(clippy::too_many_lines, reason = "one ladder, rung by rung")]
pub(in crate::notation) fn forms(ply: &Ply<'_>, historic: Historic, choose: &mut FormChooser<'_>) {
    let Ply { mv, .. } = *ply;
    let signs = historic.signs();
    let mark = match signs.marks {
        true => mark(ply.gives()),
        false => "",
    };
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
    match historic {
        Historic::Murray => return murray(ply, signs, mark, choose),
        Historic::Stamma => return stamma::forms(ply, signs, choose),
        _ => {}
    }
    let takes = mv.taken().is_some();
    let is_pawn_taking = mv.piece == Piece::Pawn && takes && !signs.both_squares;
    if historic == Historic::GermanShort && is_pawn_taking && mv.promotion().is_none() {
        let (from, to) = (mv.from.file(), mv.to.file());
        let files = [
            Claim::Moved(Piece::Pawn),
            Claim::From(Squares::file(from)),
            Claim::To(Squares::file(to)),
            Claim::Captures(true),
        ];
        let write = |out: &mut String| {
            out.extend([mv.from.file_letter(), mv.to.file_letter()]);
            out.push_str(signs.behind);
            out.push_str(mark);
        };
        if choose(&Wording::new(
            &|| Claims::new(&files),
            Rule::PawnFile,
            &write,
        )) {
            return;
        }
    }
    let length = match signs.both_squares {
        true => Length::Long,
        false => Length::Short,
    };
    for &(file, rank, rule) in ladder(mv, length) {
        let rule = match rule {
            // The file was not enough, and its square says which piece is taken.
            Rule::PawnFile if historic == Historic::GermanShort && mv.promotion().is_none() => {
                Rule::Captured
            }
            rule => rule,
        };
        let write = |out: &mut String| {
            departure(mv, signs, (file, rank), out);
            out.push_str(signs.before[usize::from(takes)]);
            mv.to.write(out);
            out.push_str(if takes { signs.behind } else { "" });
            tail(mv, signs, mark, out);
        };
        let says = || says(mv, signs, (file, rank));
        if choose(&Wording::new(&says, rule, &write)) {
            return;
        }
    }
}

/// Offers the forms of Murray's notation: a move names its square and a capture the two men, as long
/// as that is enough.
fn murray(ply: &Ply<'_>, signs: &HistoricSigns, mark: &str, choose: &mut FormChooser<'_>) {
    let Ply { mv, .. } = *ply;
    let taken = mv.taken().map(|(piece, _)| piece);
    let pawn_moves = mv.piece == Piece::Pawn && taken.is_none();
    for (place, rule) in [
        (MurrayEnds::Unsaid, Rule::NoneNeeded),
        (MurrayEnds::File, Rule::File),
        (MurrayEnds::Square, Rule::Origin),
        (MurrayEnds::Both, Rule::Full),
    ] {
        let victim = taken.filter(|_| place != MurrayEnds::Both);
        let says = || {
            let mut says = Claims::new(&[Claim::Moved(mv.piece)]);
            match place {
                MurrayEnds::Unsaid if !pawn_moves => {}
                MurrayEnds::Unsaid | MurrayEnds::File => {
                    says.add(Claim::From(Squares::file(mv.from.file())));
                }
                MurrayEnds::Square | MurrayEnds::Both => {
                    says.add(Claim::From(Squares::one(mv.from)))
                }
            }
            says.add_all(taken.map(|_| Claim::Captures(true)));
            says.add(match victim {
                Some(piece) => Claim::Took(piece),
                None => Claim::To(Squares::one(mv.to)),
            });
            says.add_all(mv.promotion().map(Claim::Promotes));
            says
        };
        let write = |out: &mut String| {
            out.extend((place == MurrayEnds::File).then(|| mv.from.file_letter()));
            out.push_str(signs.piece(mv.piece));
            if matches!(place, MurrayEnds::Square | MurrayEnds::Both) {
                out.push('(');
                mv.from.write(out);
                out.push(')');
            }
            out.push_str(signs.before[usize::from(taken.is_some())]);
            match victim {
                Some(piece) => out.push_str(signs.piece(piece)),
                None => mv.to.write(out),
            }
            tail(mv, signs, mark, out);
        };
        if choose(&Wording::new(&says, rule, &write)) {
            return;
        }
    }
}

/// How much a form of Murray's says of the squares.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MurrayEnds {
    /// Nothing of the square of departure.
    Unsaid,
    /// The file of departure.
    File,
    /// The square of departure.
    Square,
    /// Both squares, where a capture is otherwise named without any.
    Both,
}

/// Writes the piece, and the file and the rank that it leaves if they are to be named.
fn departure(mv: &Move, signs: &HistoricSigns, (file, rank): (bool, bool), out: &mut String) {
    out.push_str(signs.piece(mv.piece));
    out.push_str(signs.gap);
    out.extend(file.then(|| mv.from.file_letter()));
    out.extend(rank.then(|| mv.from.rank_digit()));
    if mv.piece != Piece::Pawn && (file || rank) {
        out.push_str(signs.gap);
    }
}

/// Writes what a pawn becomes, and the mark.
fn tail(mv: &Move, signs: &HistoricSigns, mark: &str, out: &mut String) {
    if let Some(piece) = mv.promotion() {
        out.push_str(signs.becomes);
        out.push_str(signs.promotion(piece));
    }
    out.push_str(mark);
}

/// Returns what a form claims that names this much of the square of departure.
fn says(mv: &Move, signs: &HistoricSigns, (file, rank): (bool, bool)) -> Claims {
    let is_lettered = !signs.piece(mv.piece).is_empty();
    let moved = match is_lettered || !signs.both_squares {
        true => Claim::Moved(mv.piece),
        false => Claim::NoCastling,
    };
    let mut says = Claims::new(&[Claim::To(Squares::one(mv.to)), moved]);
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
