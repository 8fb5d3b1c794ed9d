//! Writes the letters of a form, one after the other, in the spelling of the style.

use super::name::{Fullness, Name};
use super::squares::{file_name, rank_digit, wing_piece};
use super::style::Lettering;
use crate::board::{Color, Piece, Square};

/// A form that is being written.
pub(super) struct FormWriter<'w> {
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
