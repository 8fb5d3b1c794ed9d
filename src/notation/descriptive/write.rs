//! The forms of a move, shortest first.
//!
//! | | forms in order |
//! |---|---|
//! | quiet, N B R | `N-B3` `N-KB3` `KN-B3` `KN-KB3` `N(N1)-B3` `N(KN1)-B3` `N(N1)-KB3` `N(KN1)-KB3` |
//! | quiet, Q, and one of several kings | the same without labels |
//! | quiet, K and P | the first two |
//! | capture by a piece | `NxP` `NxBP` `NxKBP` `KNxP` `KNxBP` `KNxKBP` `N(B3)xP` `N(KB3)xP` `NxP(B5)` `NxP(KB5)`, both squares |
//! | capture by a pawn | `PxP` `PxBP` `PxKBP` `BPxP` `KBPxP` `BPxBP` … `P(KB4)xP(K5)` |
//! | capture of a piece | as of a pawn; it is named by its label, `RxQN`, while that is true, else by its square, `RxN(B3)` |
//! | promotion | the same, then `(Q)` |
//!
//! These are the forms in the spelling of each style. A style that writes in full finds the
//! shortest among them like the others and then prints more: `Kt. to B's 3d.` would be enough, but
//! `K. Kt. to K. B's 3d.` is printed.
//!
//! Forms that name the captured piece come before those that name the captor, so the captured one
//! is named where either is enough. The last form of each ladder names both ends in full and so can
//! mean only one move.

use super::name::{Fullness, Name};
use super::squares::{file_name, rank_digit, wing_piece};
use super::style::Lettering;
use super::{Marks, Style};
use crate::board::{Color, Move, MoveKind, Piece, Square, Wing};
use crate::notation::form::{Claims, FormChooser, Wording};
use crate::notation::{CheckSign, Claim, Gives, Manner, Ply, Rule};

/// Offers every form of the move, in the order given at the top of this module.
pub(in crate::notation) fn forms(ply: &Ply<'_>, style: Style, choose: &mut FormChooser<'_>) {
    let writer = Writer {
        ply,
        print: style.spelling.print(),
        marks: style.marks,
    };
    match (ply.mv.castles(), ply.mv.taken()) {
        (Some(wing), _) => writer.castles(wing, choose),
        (None, Some((piece, on))) => writer.captures(piece, on, choose),
        (None, None) => writer.quiet(choose),
    }
}

struct Writer<'w> {
    ply: &'w Ply<'w>,
    print: &'static Lettering,
    marks: Marks,
}

impl Writer<'_> {
    fn castles(&self, wing: Wing, choose: &mut FormChooser<'_>) {
        let [king, queen] = self.print.castles;
        let says = || {
            let mut says = Claims::new(&[Claim::Castles(Some(wing))]);
            self.tail_says(&mut says);
            says
        };
        choose(&Wording::new(&says, Rule::Castling, &|out| {
            let mut line = self.line(out);
            line.sign(if wing == Wing::King { king } else { queen });
            self.tail(&mut line);
        }));
    }

    fn quiet(&self, choose: &mut FormChooser<'_>) {
        let Move {
            piece, from, to, ..
        } = *self.ply.mv;
        let labels = Name::labels(piece, from, self.ply.turn.color, self.ply.turn);
        let targets = Fullness::ways(to);
        for &target in targets {
            let rule = target.rule(targets);
            let full = labels.first().copied().unwrap_or(Name::Bare);
            if self.moves((Name::Bare, target), full, rule, choose) {
                return;
            }
        }
        // Only in a diagram may a side have several kings.
        if piece == Piece::Pawn || piece == Piece::King && !self.ply.has_company() {
            return;
        }
        for &name in labels {
            for &target in targets {
                if self.moves((name, target), name, Rule::Label, choose) {
                    return;
                }
            }
        }
        for &target in targets {
            for &origin in Name::squares(from) {
                if self.moves((origin, target), origin, Rule::Origin, choose) {
                    return;
                }
            }
        }
    }

    fn captures(&self, taken: Piece, on: Square, choose: &mut FormChooser<'_>) {
        let Move { piece, from, .. } = *self.ply.mv;
        let color = self.ply.turn.color;
        let victims = self.names(taken, on, color.other());
        let captors = match piece {
            Piece::King if !self.ply.has_company() => Name::NONE,
            _ => self.names(piece, from, color),
        };
        // A piece without a label is named by its square, a captor only after everything else.
        let (captors, origins) = match captors {
            [] => (Name::NONE, Name::NONE),
            [Name::Square(_), ..] => (Name::NONE, captors),
            _ => (captors, Name::squares(from)),
        };
        let stood = match victims {
            [Name::Square(_), ..] => Name::NONE,
            _ => Name::squares(on),
        };
        for (captors, victims, rule) in [
            (Name::BARE, Name::BARE, Rule::NoneNeeded),
            (Name::BARE, victims, Rule::Captured),
            (captors, Name::BARE, Rule::Captor),
            (captors, victims, Rule::BothEnds),
            (origins, Name::BARE, Rule::Origin),
            (Name::BARE, stood, Rule::Captured),
            (origins, Name::squares(on), Rule::BothEnds),
        ] {
            for &captor in captors {
                for &victim in victims {
                    if self.takes((captor, victim), (taken, on), rule, choose) {
                        return;
                    }
                }
            }
        }
    }

    /// Returns the ways to name a piece at one end of a capture beyond its letter.
    fn names(&self, piece: Piece, square: Square, color: Color) -> &'static [Name] {
        if piece == Piece::Pawn {
            let ways = Name::files(square);
            let shortest = match self.print.in_full {
                true => ways.len() - 1,
                false => 0,
            };
            return &ways[shortest..];
        }
        match Name::labels(piece, square, color, self.ply.turn) {
            [] => Name::squares(square),
            labels => labels,
        }
    }

    /// Offers a move to an empty square with the piece named this way, and returns whether it is
    /// chosen. `full` is the name in a style that writes all that is true.
    fn moves(
        &self,
        said: (Name, Fullness),
        full: Name,
        rule: Rule,
        choose: &mut FormChooser<'_>,
    ) -> bool {
        let mv = self.ply.mv;
        let says = |(mover, target): (Name, Fullness)| {
            let to = Claim::To(target.squares(mv.to));
            let mut says = Claims::new(&[to, Claim::Moved(mv.piece), Claim::Captures(false)]);
            says.add_all(mover.stands(mv.from).map(Claim::From));
            self.tail_says(&mut says);
            says
        };
        let write = |(mover, target): (Name, Fullness), out: &mut String| {
            let mut line = self.line(out);
            line.piece(mv.piece, mv.from, mover);
            line.sign(self.print.moves);
            line.square(mv.to, target);
            self.tail(&mut line);
        };
        let full = (full, Fullness::Full);
        // Books of such a style still drop the side of a king's square, three times in four.
        let in_full = self.print.in_full && mv.piece != Piece::King && full != said;
        let says_all = || says(full);
        let write_all = |out: &mut String| write(full, out);
        choose(&Wording {
            in_full: in_full.then_some((&says_all, &write_all)),
            ..Wording::new(&|| says(said), rule, &|out| write(said, out))
        })
    }

    fn takes(
        &self,
        (captor, victim): (Name, Name),
        (taken, on): (Piece, Square),
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
            says.add_all(captor.stands(mv.from).map(Claim::From));
            says.add_all(victim.stands(on).map(Claim::TookOn));
            self.tail_says(&mut says);
            says
        };
        choose(&Wording::new(&says, rule, &|out| {
            let mut line = self.line(out);
            line.piece(mv.piece, mv.from, captor);
            line.sign(self.print.takes);
            line.piece(taken, on, victim);
            self.tail(&mut line);
        }))
    }

    /// Writes what follows every form: the promoted piece and the marks.
    fn tail(&self, line: &mut FormWriter<'_>) {
        if let Some(piece) = self.ply.mv.promotion() {
            line.sign(self.print.promotes);
            line.letter(piece);
            line.sign(")");
        }
        if self.passes() {
            line.sign(self.print.passing);
        }
        line.sign(match self.ply.gives() {
            Gives::Nothing => "",
            Gives::Mate(_) => self.print.mate,
            Gives::Check(Manner::Direct) => self.print.check,
            Gives::Check(Manner::Discovered) => self.print.discovered,
            Gives::Check(Manner::Double) => self.print.double,
        });
    }

    /// Adds what these claim. Where marks choose, their absence does too.
    fn tail_says(&self, says: &mut Claims) {
        let mv = self.ply.mv;
        says.add_all(mv.promotion().map(Claim::Promotes));
        if self.marks == Marks::Strict {
            return;
        }
        if mv.piece == Piece::Pawn && matches!(mv.taken(), Some((Piece::Pawn, _))) {
            says.add(Claim::EnPassant(self.passes()));
        }
        says.add(Claim::Gives(match self.ply.gives() {
            Gives::Nothing => CheckSign::Nothing,
            Gives::Mate(_) => CheckSign::Mate,
            Gives::Check(Manner::Direct) => CheckSign::Check,
            Gives::Check(Manner::Discovered) => CheckSign::Discovered,
            Gives::Check(Manner::Double) => CheckSign::Double,
        }));
    }

    const fn passes(&self) -> bool {
        matches!(self.ply.mv.kind, MoveKind::EnPassant { .. })
    }

    fn line<'o>(&self, text: &'o mut String) -> FormWriter<'o> {
        FormWriter {
            print: self.print,
            color: self.ply.turn.color,
            begin: text.len(),
            text,
        }
    }
}

/// A form that is being written.
struct FormWriter<'w> {
    /// Letters and signs of the style.
    pub print: &'static Lettering,
    /// Side from which ranks are counted.
    pub color: Color,
    /// Text that the form is added to.
    pub text: &'w mut String,
    /// Byte offset where the form begins in the text.
    pub begin: usize,
}

impl FormWriter<'_> {
    /// Adds a sign as it is.
    pub fn sign(&mut self, sign: &str) {
        self.text.push_str(sign);
    }

    /// Adds a piece's letter.
    pub fn letter(&mut self, piece: Piece) {
        self.bare_letter(piece);
        self.text.push_str(self.print.period);
    }

    /// Adds a piece's letter without the period.
    fn bare_letter(&mut self, piece: Piece) {
        if !self.print.gap.is_empty() {
            let before = &self.text.as_bytes()[self.begin..];
            if !matches!(before.last(), None | Some(b'(' | b' ')) {
                self.text.push_str(self.print.gap);
            }
        }
        match piece {
            Piece::Knight => self.text.push_str(self.print.knight),
            Piece::Rook => self.text.push_str(self.print.rook),
            _ => self.text.push(piece.letter()),
        }
    }

    /// Adds a piece with its name.
    pub fn piece(&mut self, piece: Piece, square: Square, name: Name) {
        match name {
            Name::Label(wing) => self.letter(wing_piece(wing)),
            Name::File(fullness) => {
                self.color(square, fullness);
                self.letter(file_name(square.file()).1);
            }
            Name::Bare | Name::Rank | Name::Square(_) => {}
        }
        self.letter(piece);
        if let Name::Square(fullness) = name {
            self.sign(self.print.open);
            self.square(square, fullness);
            self.sign(")");
        }
    }

    /// Adds the side of a file, if it is to be named and the file has one.
    fn color(&mut self, square: Square, fullness: Fullness) {
        let color = file_name(square.file()).0;
        if let Some(wing) = color.filter(|_| fullness == Fullness::Full) {
            self.letter(wing_piece(wing));
        }
    }

    /// Adds the name of a square.
    pub fn square(&mut self, square: Square, fullness: Fullness) {
        self.color(square, fullness);
        self.bare_letter(file_name(square.file()).1);
        let rank = rank_digit(square, self.color) as u8 - b'1';
        self.sign(self.print.ranks[usize::from(rank)]);
    }
}
