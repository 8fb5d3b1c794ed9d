//! The forms of a play, shortest first.
//!
//! | | forms in order |
//! |---|---|
//! | quiet, N B R | `N-B3` `N-KB3` `KN-B3` `KN-KB3` `N(N1)-B3` `N(KN1)-B3` `N(N1)-KB3` `N(KN1)-KB3` |
//! | quiet, Q | the same without labels |
//! | quiet, K and P | the first two |
//! | capture by a piece | `NxP` `NxBP` `NxKBP` `KNxP` `KNxBP` `KNxKBP` `N(B3)xP` `N(KB3)xP` `NxP(B5)` `NxP(KB5)`, both squares |
//! | capture by a pawn | `PxP` `PxBP` `PxKBP` `BPxP` `KBPxP` `BPxBP` … `P(KB4)xP(K5)` |
//! | capture of a piece | as of a pawn; he is named by his label, `RxQN`, while it is true, else by his square, `RxN(B3)` |
//! | promotion | the same, then `(Q)` |
//!
//! The captured end comes before the captor's, and so is named where either would do. The last form
//! of each ladder names both ends in full and so can mean only one play.

use super::line::{Fullness, Line, Name, letter};
use super::squares::{file_name, label};
use super::{Spelling, Style};
use crate::board::{Cell, Man, Play, Side, What, Wing};
use crate::notation::{Form, Gives, Manner, Rule, Turn};

/// Every form of the play; see the module for their order.
pub(in crate::notation) fn forms(play: &Play, turn: &Turn<'_>, style: Style) -> Vec<Form> {
    let writer = Writer {
        play,
        turn,
        spelling: style.spelling,
        tail: tail(play, turn, style.spelling),
    };
    if let Some(wing) = play.castles() {
        let sign = match (style.spelling, wing) {
            (Spelling::Modern, Wing::King) => "O-O",
            (Spelling::Modern, Wing::Queen) => "O-O-O",
            (_, Wing::King) => "Castles",
            (Spelling::Kt, Wing::Queen) => "Castles QR",
            (Spelling::Spaced, Wing::Queen) => "Castles Q R",
        };
        return vec![Form {
            text: format!("{sign}{}", writer.tail),
            rule: Rule::Castling,
        }];
    }
    match play.taken() {
        Some((man, on)) => writer.captures(man, on),
        None => writer.quiet(),
    }
}

/// What follows every form: the promoted man and the marks.
fn tail(play: &Play, turn: &Turn<'_>, spelling: Spelling) -> String {
    let mut tail = String::new();
    if let Some(man) = play.promotion() {
        let space = if spelling == Spelling::Spaced {
            " "
        } else {
            ""
        };
        for piece in [space, "(", letter(man, spelling), ")"] {
            tail.push_str(piece);
        }
    }
    if matches!(play.what, What::EnPassant { .. }) {
        tail.push_str(" e.p.");
    }
    tail.push_str(match turn.gives(play) {
        Gives::Nothing => "",
        Gives::Mate(_) => " mate",
        Gives::Check(Manner::Direct) => " ch",
        Gives::Check(Manner::Discovered) => " dis ch",
        Gives::Check(Manner::Double) => " dbl ch",
    });
    tail
}

/// The two ways to name the file of this square, or the one where it has no side to drop.
fn fullnesses(cell: Cell) -> &'static [Fullness] {
    match file_name(cell.file()).0 {
        Some(_) => &[Fullness::Short, Fullness::Full],
        None => &[Fullness::Full],
    }
}

/// The ways to say on which square a man stands.
fn squares(cell: Cell) -> impl Iterator<Item = Name> {
    fullnesses(cell).iter().copied().map(Name::Square)
}

struct Writer<'w> {
    play: &'w Play,
    turn: &'w Turn<'w>,
    spelling: Spelling,
    tail: String,
}

impl Writer<'_> {
    fn quiet(&self) -> Vec<Form> {
        let (man, from) = (self.play.man, self.play.from);
        let targets = fullnesses(self.play.to);
        let mut forms = Vec::with_capacity(8);
        for &target in targets {
            let rule = match (target, targets) {
                (Fullness::Short, _) => Rule::SideDropped,
                (Fullness::Full, [_]) => Rule::NoneNeeded,
                (Fullness::Full, _) => Rule::SideKept,
            };
            forms.push(self.move_to(Name::Bare, target, rule));
        }
        if matches!(man, Man::King | Man::Pawn) {
            return forms;
        }
        if let Some(wing) = label(man, from, self.turn.side, self.turn) {
            forms.extend(
                targets
                    .iter()
                    .map(|&t| self.move_to(Name::Label(wing), t, Rule::Label)),
            );
        }
        for &target in targets {
            forms.extend(squares(from).map(|origin| self.move_to(origin, target, Rule::Origin)));
        }
        forms
    }

    fn captures(&self, taken: Man, on: Cell) -> Vec<Form> {
        let Play { man, from, .. } = *self.play;
        let side = self.turn.side;
        let victims = self.names(taken, on, side.other());
        let captors = if man == Man::King {
            Vec::new()
        } else {
            self.names(man, from, side)
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

    /// How a man at one end of a capture is named beyond his letter.
    fn names(&self, man: Man, cell: Cell, side: Side) -> Vec<Name> {
        if man == Man::Pawn {
            fullnesses(cell).iter().copied().map(Name::File).collect()
        } else if let Some(wing) = label(man, cell, side, self.turn) {
            vec![Name::Label(wing)]
        } else {
            squares(cell).collect()
        }
    }

    fn move_to(&self, mover: Name, target: Fullness, rule: Rule) -> Form {
        let mut line = self.line();
        line.man(self.play.man, self.play.from, mover);
        line.push("-");
        line.square(self.play.to, target);
        line.finish(&self.tail, rule)
    }

    fn takes(&self, captor: Name, (taken, on, victim): (Man, Cell, Name), rule: Rule) -> Form {
        let mut line = self.line();
        line.man(self.play.man, self.play.from, captor);
        line.push(if self.spelling == Spelling::Spaced {
            "×"
        } else {
            "x"
        });
        line.man(taken, on, victim);
        line.finish(&self.tail, rule)
    }

    fn line(&self) -> Line {
        let text = String::with_capacity(24);
        Line {
            spelling: self.spelling,
            side: self.turn.side,
            text,
        }
    }
}
