//! The letters of a form, one after the other, in the spelling of the style.

use super::Spelling;
use super::squares::{file_name, rank_digit, wing_man};
use crate::board::{Cell, Man, Side, Wing};
use crate::notation::{Form, Rule};

/// How much of a man or a square is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Name {
    /// The man alone: `N`.
    Bare,
    /// With the side where he began: `KN`.
    Label(Wing),
    /// With the file where he stands, for pawns: `BP`, or `KBP` in full.
    File(Fullness),
    /// With the square where he stands: `N(B3)`, or `N(KB3)` in full.
    Square(Fullness),
}

/// Whether a file is named with its side, `KB`, or without, `B`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fullness {
    Short,
    Full,
}

/// The letter of a man as this spelling has it.
pub(super) fn letter(man: Man, spelling: Spelling) -> &'static str {
    match man {
        Man::King => "K",
        Man::Queen => "Q",
        Man::Rook => "R",
        Man::Bishop => "B",
        Man::Knight if spelling == Spelling::Modern => "N",
        Man::Knight => "Kt",
        Man::Pawn => "P",
        Man::Paladin => "A",
    }
}

/// A form under way.
pub(super) struct Line {
    pub spelling: Spelling,
    /// Who counts the ranks.
    pub side: Side,
    pub text: String,
}

impl Line {
    /// Adds a letter or sign, in the spaced style with a space before it.
    pub fn push(&mut self, piece: &str) {
        let spaced = self.spelling == Spelling::Spaced;
        if spaced && !self.text.is_empty() && !self.text.ends_with('(') {
            self.text.push(' ');
        }
        self.text.push_str(piece);
    }

    fn letter(&mut self, man: Man) {
        self.push(letter(man, self.spelling));
    }

    /// Adds a man with as much as is to be said of him.
    pub fn man(&mut self, man: Man, cell: Cell, name: Name) {
        match name {
            Name::Label(wing) => self.letter(wing_man(wing)),
            Name::File(fullness) => self.file(cell, fullness),
            Name::Bare | Name::Square(_) => {}
        }
        self.letter(man);
        if let Name::Square(fullness) = name {
            self.push("(");
            self.square(cell, fullness);
            self.text.push(')');
        }
    }

    fn file(&mut self, cell: Cell, fullness: Fullness) {
        let (wing, man) = file_name(cell.file());
        if let Some(wing) = wing.filter(|_| fullness == Fullness::Full) {
            self.letter(wing_man(wing));
        }
        self.letter(man);
    }

    /// Adds the name of a square.
    pub fn square(&mut self, cell: Cell, fullness: Fullness) {
        self.file(cell, fullness);
        self.push(rank_digit(cell, self.side).encode_utf8(&mut [0; 4]));
    }

    /// Adds what follows every form.
    pub fn finish(mut self, tail: &str, rule: Rule) -> Form {
        self.text.push_str(tail);
        Form {
            text: self.text,
            rule,
        }
    }
}
