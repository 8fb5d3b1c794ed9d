//! The forms of a move, shortest first.
//!
//! | | forms in order |
//! |---|---|
//! | quiet, N B R | `N-B3` `N-KB3` `KN-B3` `KN-KB3` `N(N1)-B3` `N(KN1)-B3` `N(N1)-KB3` `N(KN1)-KB3` |
//! | quiet, Q | the same without labels |
//! | quiet, K and P | the first two |
//! | capture by a piece | `NxP` `NxBP` `NxKBP` `KNxP` `KNxBP` `KNxKBP` `N(B3)xP` `N(KB3)xP` `NxP(B5)` `NxP(KB5)`, both squares |
//! | capture by a pawn | `PxP` `PxBP` `PxKBP` `BPxP` `KBPxP` `BPxBP` … `P(KB4)xP(K5)` |
//! | capture of a piece | as of a pawn; it is named by its label, `RxQN`, while that is true, else by its square, `RxN(B3)` |
//! | promotion | the same, then `(Q)` |
//!
//! These are the forms in the spelling of each style. A style that writes in full finds the shortest
//! among them like the others, and then prints more: `Kt. to B's 3d.` would do, and
//! `K. Kt. to K. B's 3d.` is printed.
//!
//! The captured end comes before the captor's, and so is named where either would do. The last form
//! of each ladder names both ends in full and so can mean only one move.

use super::Style;
use super::line::{FormWriter, Fullness, Name};
use super::squares::{file_name, label};
use super::style::Lettering;
use crate::board::{Color, Move, MoveKind, Piece, Square, Wing};
use crate::notation::{Form, Gives, Manner, Rule, Turn};

/// Every form of the move; see the module for their order.
pub(in crate::notation) fn forms(mv: &Move, turn: &Turn<'_>, style: Style) -> Vec<Form> {
    let mut writer = Writer {
        mv,
        turn,
        print: style.spelling.print(),
        tail: String::new(),
    };
    writer.tail = writer.tail();
    if let Some(wing) = mv.castles() {
        let [king, queen] = writer.print.castles;
        let sign = if wing == Wing::King { king } else { queen };
        return vec![Form::new(format!("{sign}{}", writer.tail), Rule::Castling)];
    }
    match mv.taken() {
        Some((piece, on)) => writer.captures(piece, on),
        None => writer.quiet(),
    }
}

/// The two ways to name the file of this square, or the one where it has no side to drop.
fn fullnesses(square: Square) -> &'static [Fullness] {
    match file_name(square.file()).0 {
        Some(_) => &[Fullness::Short, Fullness::Full],
        None => &[Fullness::Full],
    }
}

/// The ways to say on which square a piece stands.
fn squares(square: Square) -> impl Iterator<Item = Name> {
    fullnesses(square).iter().copied().map(Name::Square)
}

struct Writer<'w> {
    mv: &'w Move,
    turn: &'w Turn<'w>,
    print: &'static Lettering,
    /// What follows every form: the promoted piece and the marks.
    tail: String,
}

impl Writer<'_> {
    fn tail(&self) -> String {
        let Lettering { promotes, .. } = *self.print;
        let mut line = self.line();
        if let Some(piece) = self.mv.promotion() {
            line.sign(promotes);
            line.letter(piece);
            line.sign(")");
        }
        if matches!(self.mv.kind, MoveKind::EnPassant { .. }) {
            line.sign(self.print.passing);
        }
        line.sign(match self.turn.gives(self.mv) {
            Gives::Nothing => "",
            Gives::Mate(_) => self.print.mate,
            Gives::Check(Manner::Direct) => self.print.check,
            Gives::Check(Manner::Discovered) => self.print.discovered,
            Gives::Check(Manner::Double) => self.print.double,
        });
        line.text
    }

    fn quiet(&self) -> Vec<Form> {
        let (piece, from) = (self.mv.piece, self.mv.from);
        let label = label(piece, from, self.turn.color, self.turn).map(Name::Label);
        let targets = fullnesses(self.mv.to);
        let mut forms = Vec::with_capacity(8);
        for &target in targets {
            let rule = match (target, targets) {
                (Fullness::Short, _) => Rule::SideDropped,
                (Fullness::Full, [_]) => Rule::NoneNeeded,
                (Fullness::Full, _) => Rule::SideKept,
            };
            forms.push(self.moves(Name::Bare, target, rule, label));
        }
        if matches!(piece, Piece::King | Piece::Pawn) {
            return forms;
        }
        if let Some(name) = label {
            forms.extend(
                targets
                    .iter()
                    .map(|&t| self.moves(name, t, Rule::Label, label)),
            );
        }
        for &target in targets {
            forms.extend(
                squares(from).map(|origin| self.moves(origin, target, Rule::Origin, Some(origin))),
            );
        }
        forms
    }

    fn captures(&self, taken: Piece, on: Square) -> Vec<Form> {
        let Move { piece, from, .. } = *self.mv;
        let color = self.turn.color;
        let victims = self.names(taken, on, color.other());
        let captors = if piece == Piece::King {
            Vec::new()
        } else {
            self.names(piece, from, color)
        };
        // Where a piece has no label its square is what names it, for a captor only after all else.
        let (captors, origins): (Vec<_>, Vec<_>) = match captors.first() {
            Some(Name::Square(_)) => (Vec::new(), captors),
            Some(_) => (captors, squares(from).collect()),
            None => (Vec::new(), Vec::new()),
        };
        let take = |captor, victim, rule| self.takes(captor, (taken, on, victim), rule);
        let mut forms = Vec::with_capacity(16);
        forms.push(take(Name::Bare, Name::Bare, Rule::NoneNeeded));
        forms.extend(
            victims
                .iter()
                .map(|&victim| take(Name::Bare, victim, Rule::Captured)),
        );
        forms.extend(
            captors
                .iter()
                .map(|&captor| take(captor, Name::Bare, Rule::Captor)),
        );
        for &captor in &captors {
            forms.extend(
                victims
                    .iter()
                    .map(|&victim| take(captor, victim, Rule::BothEnds)),
            );
        }
        forms.extend(
            origins
                .iter()
                .map(|&origin| take(origin, Name::Bare, Rule::Origin)),
        );
        if !matches!(victims.first(), Some(Name::Square(_))) {
            forms.extend(squares(on).map(|square| take(Name::Bare, square, Rule::Captured)));
        }
        for &origin in &origins {
            forms.extend(squares(on).map(|square| take(origin, square, Rule::BothEnds)));
        }
        forms
    }

    /// How a piece at one end of a capture is named beyond its letter.
    fn names(&self, piece: Piece, square: Square, color: Color) -> Vec<Name> {
        if piece == Piece::Pawn {
            let ways = fullnesses(square);
            let shortest = if self.print.in_full {
                ways.len() - 1
            } else {
                0
            };
            let ways = ways[shortest..].iter().copied();
            ways.map(Name::File).collect()
        } else if let Some(wing) = label(piece, square, color, self.turn) {
            vec![Name::Label(wing)]
        } else {
            squares(square).collect()
        }
    }

    /// A move to an empty square by a piece named so. `full` is its name where all that is true is
    /// said, if that is more.
    fn moves(&self, mover: Name, target: Fullness, rule: Rule, full: Option<Name>) -> Form {
        let write = |mover, target| {
            let mut line = self.line();
            line.piece(self.mv.piece, self.mv.from, mover);
            line.sign(self.print.moves);
            line.square(self.mv.to, target);
            line.sign(&self.tail);
            line.text
        };
        let mut form = Form::new(write(mover, target), rule);
        // Books of such a style drop the side of a king's square all the same, three times in four.
        if self.print.in_full && self.mv.piece != Piece::King {
            let text = write(full.unwrap_or(mover), Fullness::Full);
            form.in_full = (text != form.text).then_some(text);
        }
        form
    }

    fn takes(&self, captor: Name, (taken, on, victim): (Piece, Square, Name), rule: Rule) -> Form {
        let mut line = self.line();
        line.piece(self.mv.piece, self.mv.from, captor);
        line.sign(self.print.takes);
        line.piece(taken, on, victim);
        line.sign(&self.tail);
        Form::new(line.text, rule)
    }

    fn line(&self) -> FormWriter {
        FormWriter {
            print: self.print,
            color: self.turn.color,
            text: String::with_capacity(32),
        }
    }
}
