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

use super::Dialect;
use super::dialect::DialectSigns;
use crate::board::{Color, Move, MoveKind, Piece, Square, Wing};
use crate::notation::descriptive::squares::{file_name, label, rank_digit, wing_piece};
use crate::notation::{Form, Gives, Rule, Turn};

/// Every form of the move; see the module for their order.
pub(in crate::notation) fn forms(mv: &Move, turn: &Turn<'_>, dialect: Dialect) -> Vec<Form> {
    let mut ladder = Ladder {
        mv,
        turn,
        signs: dialect.signs(),
        tail: String::new(),
        forms: Vec::with_capacity(8),
    };
    ladder.tail = ladder.tail();
    if let Some(wing) = mv.castles() {
        let sign = if wing == Wing::King { "O-O" } else { "O-O-O" };
        ladder.add(sign, Rule::Castling);
    } else if let Some((taken, on)) = mv.taken() {
        ladder.captures(taken, on);
    } else {
        ladder.quiet();
    }
    ladder.forms
}

struct Ladder<'w> {
    mv: &'w Move,
    turn: &'w Turn<'w>,
    signs: &'static DialectSigns,
    /// What follows every form: the promoted piece and the marks.
    tail: String,
    forms: Vec<Form>,
}

impl Ladder<'_> {
    fn add(&mut self, text: &str, rule: Rule) {
        self.forms
            .push(Form::new(format!("{text}{}", self.tail), rule));
    }

    fn tail(&self) -> String {
        let mut tail = String::new();
        if let Some(piece) = self.mv.promotion() {
            tail.extend(['=', self.signs.letter(piece)]);
        }
        if matches!(self.mv.kind, MoveKind::EnPassant { .. }) {
            tail += self.signs.passing;
        }
        tail += match self.turn.gives(self.mv) {
            Gives::Nothing => "",
            // Behind the word a mark stands apart.
            Gives::Check(_) => self.signs.check,
            Gives::Mate(_) => self.signs.mate,
        };
        tail
    }

    fn quiet(&mut self) {
        let Move {
            piece, from, to, ..
        } = *self.mv;
        let letter = self.signs.letter(piece);
        let hyphen = if self.signs.file_first { "-" } else { "" };
        let targets = self.squares(to);
        let sided = targets.len() > 1;
        for (at, target) in targets.iter().enumerate() {
            let rule = match (sided, at) {
                (false, _) => Rule::NoneNeeded,
                (true, 0) => Rule::SideDropped,
                _ => Rule::SideKept,
            };
            self.add(&format!("{letter}{hyphen}{target}"), rule);
        }
        if matches!(piece, Piece::King | Piece::Pawn) {
            return;
        }
        let labels = self.labels(piece, from, self.turn.color);
        for (froms, rule) in [(labels, Rule::Label), (self.origins(from), Rule::Origin)] {
            for from in &froms {
                for target in &targets {
                    self.add(&format!("{letter}{from}{hyphen}{target}"), rule);
                }
            }
        }
    }

    fn captures(&mut self, taken: Piece, on: Square) {
        let Move { piece, from, .. } = *self.mv;
        let color = self.turn.color;
        let (letter, victim) = (self.signs.letter(piece), self.signs.letter(taken));
        let (labels, origins) = match piece {
            Piece::King => (Vec::new(), Vec::new()),
            _ => (self.labels(piece, from, color), self.origins(from)),
        };
        let named = self.labels(taken, on, color.other());
        // A rank alone names no man that is taken.
        let stood = &self.origins(on)[1..];
        let nothing = &[String::new()][..];
        for (near, far, rule) in [
            (nothing, nothing, Rule::NoneNeeded),
            (nothing, &named[..], Rule::Captured),
            (&labels, nothing, Rule::Captor),
            (&labels, &named, Rule::BothEnds),
            (&origins, nothing, Rule::Origin),
            (nothing, stood, Rule::Captured),
            (&origins, stood, Rule::BothEnds),
        ] {
            for near in near {
                for far in far {
                    self.add(&format!("{letter}{near}x{victim}{far}"), rule);
                }
            }
        }
    }

    /// What can be written behind a man's letter: a pawn's file, the shorter name first, or a label.
    fn labels(&self, piece: Piece, square: Square, color: Color) -> Vec<String> {
        if piece == Piece::Pawn {
            return self.files(square);
        }
        let wing = label(piece, square, color, self.turn);
        let letter = wing.map(|wing| self.signs.letter(wing_piece(wing)).to_string());
        letter.into_iter().collect()
    }

    /// The same in brackets: the rank on which he stands, and the square.
    fn origins(&self, square: Square) -> Vec<String> {
        let mut all = vec![rank_digit(square, self.turn.color).to_string()];
        all.extend(self.squares(square));
        for place in &mut all {
            *place = format!("({place})");
        }
        all
    }

    /// The names of a file, the shorter first.
    fn files(&self, square: Square) -> Vec<String> {
        let (wing, piece) = file_name(square.file());
        let letter = self.signs.letter(piece).to_string();
        let side = wing.map(|wing| format!("{letter}{}", self.signs.letter(wing_piece(wing))));
        std::iter::once(letter.clone()).chain(side).collect()
    }

    /// The names of a square as the mover counts, the shorter first.
    fn squares(&self, square: Square) -> Vec<String> {
        let digit = rank_digit(square, self.turn.color);
        let name = |file: String| match self.signs.file_first {
            true => format!("{file}{digit}"),
            false => format!("{digit}{file}"),
        };
        self.files(square).into_iter().map(name).collect()
    }
}
