//! The forms of a move, shortest first.
//!
//! | | forms in order |
//! |---|---|
//! | quiet, C A T | `C3A` `C3AR` `CR3A` `CR3AR` `C(1)3A` `C(1)3AR` `C(1C)3A` … `C(1CR)3AR` |
//! | quiet, D | the same without labels |
//! | quiet, R and P | the first two |
//! | capture | `CxP` `CxPA` `CxPAR` `CRxP` `CRxPA` … `C(3)xP` `C(3A)xP` … `CxP(5A)` … `C(3AR)xP(5AR)` |
//! | promotion | the same, then `=D` |
//!
//! The last form of each ladder names both ends in full, and so can mean only one move.

use super::{Dialect, DialectSigns};
use crate::board::{Color, Move, MoveKind, Piece, Square, Wing};
use crate::notation::descriptive::name::{Fullness, Name};
use crate::notation::descriptive::squares::{file_name, rank_digit, wing_piece};
use crate::notation::form::{Claims, FormChooser, Wording};
use crate::notation::{Claim, Gives, Ply, Rule};

/// Offers every form of the move, in the order given at the top of this module.
pub(in crate::notation) fn forms(ply: &Ply<'_>, dialect: Dialect, choose: &mut FormChooser<'_>) {
    let ladder = Ladder {
        ply,
        signs: dialect.signs(),
    };
    match (ply.mv.castles(), ply.mv.taken()) {
        (Some(wing), _) => ladder.castles(wing, choose),
        (None, Some((taken, on))) => ladder.captures(taken, on, choose),
        (None, None) => ladder.quiet(choose),
    }
}

struct Ladder<'w> {
    ply: &'w Ply<'w>,
    signs: &'static DialectSigns,
}

impl Ladder<'_> {
    fn castles(&self, wing: Wing, choose: &mut FormChooser<'_>) {
        let says = || Claims::new(&[Claim::Castles(Some(wing))]);
        let sign = if wing == Wing::King { "O-O" } else { "O-O-O" };
        choose(&Wording::new(&says, Rule::Castling, &|out| {
            out.push_str(sign);
            self.tail(out);
        }));
    }

    fn quiet(&self, choose: &mut FormChooser<'_>) {
        let Move {
            piece, from, to, ..
        } = *self.ply.mv;
        let targets = Fullness::ways(to);
        for &target in targets {
            let rule = target.rule(targets);
            if self.moves(Name::Bare, target, rule, choose) {
                return;
            }
        }
        // Only in a diagram may a side have several kings.
        if piece == Piece::Pawn || piece == Piece::King && !self.ply.has_company() {
            return;
        }
        let labels = self.labels(piece, from, self.ply.turn.color);
        for (names, rule) in [(labels, Rule::Label), (origins(from), Rule::Origin)] {
            for &name in names {
                for &target in targets {
                    if self.moves(name, target, rule, choose) {
                        return;
                    }
                }
            }
        }
    }

    fn captures(&self, taken: Piece, on: Square, choose: &mut FormChooser<'_>) {
        let Move { piece, from, .. } = *self.ply.mv;
        let color = self.ply.turn.color;
        let (labels, origins) = match piece {
            Piece::King if !self.ply.has_company() => (Name::NONE, Name::NONE),
            _ => (self.labels(piece, from, color), origins(from)),
        };
        let named = self.labels(taken, on, color.other());
        // A rank alone never names the piece that is taken.
        let stood = Name::squares(on);
        for (near, far, rule) in [
            (Name::BARE, Name::BARE, Rule::NoneNeeded),
            (Name::BARE, named, Rule::Captured),
            (labels, Name::BARE, Rule::Captor),
            (labels, named, Rule::BothEnds),
            (origins, Name::BARE, Rule::Origin),
            (Name::BARE, stood, Rule::Captured),
            (origins, stood, Rule::BothEnds),
        ] {
            for &near in near {
                for &far in far {
                    if self.takes(near, (taken, on, far), rule, choose) {
                        return;
                    }
                }
            }
        }
    }

    /// Offers a move to an empty square with the piece named this way, and returns whether it is
    /// chosen.
    fn moves(
        &self,
        name: Name,
        target: Fullness,
        rule: Rule,
        choose: &mut FormChooser<'_>,
    ) -> bool {
        let mv = self.ply.mv;
        let says = || {
            let to = Claim::To(target.squares(mv.to));
            let mut says = Claims::new(&[to, Claim::Moved(mv.piece), Claim::Captures(false)]);
            says.add_all(name.stands(mv.from).map(Claim::From));
            says.add_all(mv.promotion().map(Claim::Promotes));
            says
        };
        choose(&Wording::new(&says, rule, &|out| {
            self.man(mv.piece, mv.from, name, out);
            out.push_str(if self.signs.file_first { "-" } else { "" });
            self.square(mv.to, target, out);
            self.tail(out);
        }))
    }

    fn takes(
        &self,
        name: Name,
        (taken, on, victim): (Piece, Square, Name),
        rule: Rule,
        choose: &mut FormChooser<'_>,
    ) -> bool {
        let mv = self.ply.mv;
        let says = || {
            let mut says = Claims::new(&[
                Claim::Took(taken),
                Claim::Moved(mv.piece),
                Claim::Captures(true),
            ]);
            says.add_all(name.stands(mv.from).map(Claim::From));
            says.add_all(victim.stands(on).map(Claim::TookOn));
            says.add_all(mv.promotion().map(Claim::Promotes));
            says
        };
        choose(&Wording::new(&says, rule, &|out| {
            self.man(mv.piece, mv.from, name, out);
            out.push('x');
            self.man(taken, on, victim, out);
            self.tail(out);
        }))
    }

    /// Writes what follows every form: the promoted piece and the marks.
    fn tail(&self, out: &mut String) {
        if let Some(piece) = self.ply.mv.promotion() {
            out.push('=');
            out.push(self.signs.letter(piece));
        }
        if matches!(self.ply.mv.kind, MoveKind::EnPassant { .. }) {
            out.push_str(self.signs.passing);
        }
        out.push_str(match self.ply.gives() {
            Gives::Nothing => "",
            Gives::Check(_) => self.signs.check,
            Gives::Mate(_) => self.signs.mate,
        });
    }

    /// Returns the names that can follow a piece's letter: a pawn's file, the shorter name first,
    /// or a label.
    fn labels(&self, piece: Piece, square: Square, color: Color) -> &'static [Name] {
        match piece {
            Piece::Pawn => Name::files(square),
            _ => Name::labels(piece, square, color, self.ply.turn),
        }
    }

    /// Writes a piece with its name.
    fn man(&self, piece: Piece, square: Square, name: Name, out: &mut String) {
        out.push(self.signs.letter(piece));
        match name {
            Name::Bare => {}
            Name::Label(wing) => out.push(self.signs.letter(wing_piece(wing))),
            Name::File(fullness) => self.file(square, fullness, out),
            Name::Rank => {
                out.push('(');
                out.push(rank_digit(square, self.ply.turn.color));
                out.push(')');
            }
            Name::Square(fullness) => {
                out.push('(');
                self.square(square, fullness, out);
                out.push(')');
            }
        }
    }

    /// Writes the name of a square, counted from the mover's side.
    fn square(&self, square: Square, fullness: Fullness, out: &mut String) {
        let digit = rank_digit(square, self.ply.turn.color);
        if self.signs.file_first {
            self.file(square, fullness, out);
            out.push(digit);
        } else {
            out.push(digit);
            self.file(square, fullness, out);
        }
    }

    fn file(&self, square: Square, fullness: Fullness, out: &mut String) {
        let (wing, piece) = file_name(square.file());
        out.push(self.signs.letter(piece));
        if let Some(wing) = wing.filter(|_| fullness == Fullness::Full) {
            out.push(self.signs.letter(wing_piece(wing)));
        }
    }
}

/// Returns the names that are written in brackets: the rank of the piece, then its square.
fn origins(square: Square) -> &'static [Name] {
    use Fullness::{Full, Short};
    match Fullness::ways(square) {
        [_] => &[Name::Rank, Name::Square(Full)],
        _ => &[Name::Rank, Name::Square(Short), Name::Square(Full)],
    }
}
