//! Splits a FEN into its six fields and reads them.

use std::ops::Range;

use super::fault::{FenError, FenFault, Field};
use crate::board::{Color, Piece, Pieces, Setup, Square, Variant, Wing};
use crate::words::{self, Message};

/// A text split into fields.
pub(super) struct Fields<'t> {
    text: &'t str,
    spans: [Option<Range<usize>>; 6],
}

impl<'t> Fields<'t> {
    /// Splits a text at white space; a seventh field is an error.
    pub fn split(text: &'t str) -> Result<Fields<'t>, FenError> {
        let mut fields = Fields {
            text,
            spans: Default::default(),
        };
        let blank = |c: char| c.is_whitespace() || c == '\u{feff}';
        let mut at = 0;
        for place in 0..=Field::ALL.len() {
            at = text[at..]
                .find(|c| !blank(c))
                .map_or(text.len(), |skip| at + skip);
            let end = text[at..]
                .find(blank)
                .map_or(text.len(), |length| at + length);
            if at == end {
                break;
            }
            match fields.spans.get_mut(place) {
                Some(span) => *span = Some(at..end),
                None => {
                    let fault = FenFault::Found(excerpt(&text[at..]), words::FEN_LEFT_OUT);
                    return Err(fields.error(Field::Fullmove, at..text.len(), fault));
                }
            }
            at = end;
        }
        Ok(fields)
    }

    /// Returns the byte range of a field; the empty range at the end of the text if it is missing.
    pub fn span(&self, field: Field) -> Range<usize> {
        let end = self.text.len();
        self.spans[field as usize].clone().unwrap_or(end..end)
    }

    /// Returns the letters of a field, or the default of a missing field.
    fn letters(&self, field: Field) -> &'t str {
        match (&self.spans[field as usize], field) {
            (Some(span), _) => &self.text[span.clone()],
            (None, Field::Pieces) => "",
            (None, Field::Color) => "w",
            (None, Field::Castling | Field::EnPassant) => "-",
            (None, Field::Halfmove) => "0",
            (None, Field::Fullmove) => "1",
        }
    }

    /// Makes an error of this field.
    pub fn error(&self, field: Field, at: Range<usize>, fault: FenFault) -> FenError {
        FenError { field, at, fault }
    }

    fn found(&self, field: Field, expected: Message) -> FenError {
        let fault = FenFault::Found(excerpt(self.letters(field)), expected);
        self.error(field, self.span(field), fault)
    }

    /// Returns the variant, as far as the number of ranks tells it.
    pub fn variant(&self) -> Variant {
        if self.letters(Field::Pieces).split('/').count() == 9 {
            Variant::Chess99
        } else {
            Variant::Standard
        }
    }

    /// Reads all six fields as a position of this variant, without checking that it is playable.
    pub fn setup(&self, variant: Variant) -> Result<Setup, FenError> {
        let pieces = self.pieces(variant)?;
        let color = match self.letters(Field::Color) {
            "w" | "W" => Color::White,
            "b" | "B" => Color::Black,
            _ => return Err(self.found(Field::Color, words::FEN_W_OR_B)),
        };
        let nine = variant.span() == 9;
        let castling = match self.letters(Field::Castling) {
            "-" => [[None; 2]; 2],
            _ if nine => {
                let expected = words::FEN_NO_CASTLING;
                return Err(self.found(Field::Castling, expected));
            }
            letters => self.castling(letters, &pieces)?,
        };
        let en_passant = match self.letters(Field::EnPassant) {
            "-" => None,
            square => Some(
                Square::parse(square)
                    .filter(|at| nine || matches!((at.file(), at.rank()), (..=7, 2 | 5)))
                    .ok_or_else(|| {
                        let expected = if nine {
                            words::FEN_SQUARE_PASSED
                        } else {
                            words::FEN_SQUARE_OF_RANK
                        };
                        self.found(Field::EnPassant, expected)
                    })?,
            ),
        };
        let halfmove = match self.letters(Field::Halfmove) {
            "-" => 0,
            number => parse(number).ok_or_else(|| self.found(Field::Halfmove, words::FEN_PLIES))?,
        };
        let fullmove = match self.letters(Field::Fullmove) {
            "-" => 1,
            number => {
                parse(number).ok_or_else(|| self.found(Field::Fullmove, words::FEN_NUMBER))?
            }
        };
        Ok(Setup {
            variant,
            pieces,
            color,
            castling,
            en_passant,
            halfmove,
            fullmove: fullmove.max(1),
        })
    }

    fn pieces(&self, variant: Variant) -> Result<Pieces, FenError> {
        let span = variant.span();
        let paladins = span == 9 || variant == Variant::Diagram;
        let letters = self.letters(Field::Pieces);
        let begin = self.span(Field::Pieces).start;
        let ranks = letters.split('/').count();
        if letters.is_empty() {
            return Err(self.found(Field::Pieces, words::FEN_RANKS));
        }
        let mut pieces = Pieces::default();
        let mut at = begin;
        for (down, row) in letters.split('/').enumerate().take(span as usize) {
            let rank = span - 1 - down as u8;
            let mut file = 0_u32;
            for letter in row.chars() {
                let here = at..at + letter.len_utf8();
                at = here.end;
                let empty = letter
                    .to_digit(10)
                    .filter(|n| (1..=u32::from(span)).contains(n));
                match empty {
                    Some(empty) => file += empty,
                    None => {
                        let piece = placed(letter, paladins);
                        let piece =
                            piece.map_err(|fault| self.error(Field::Pieces, here, fault))?;
                        if let Some(square) = u8::try_from(file).ok().filter(|file| *file < span) {
                            pieces.put(Square::new(square, rank), Some(piece));
                        }
                        file += 1;
                    }
                }
            }
            if file != u32::from(span) && ranks == span as usize {
                let row = at - row.len()..at;
                let fault = FenFault::RankLength {
                    rank: rank + 1,
                    squares: file,
                    expected: span,
                };
                return Err(self.error(Field::Pieces, row, fault));
            }
            at += 1;
        }
        if ranks != span as usize {
            let fault = FenFault::RankCount {
                ranks,
                expected: span,
            };
            return Err(self.error(Field::Pieces, self.span(Field::Pieces), fault));
        }
        Ok(pieces)
    }

    fn castling(&self, letters: &str, pieces: &Pieces) -> Result<[[Option<u8>; 2]; 2], FenError> {
        let mut rights = [[None; 2]; 2];
        let mut at = self.span(Field::Castling).start;
        for letter in letters.chars() {
            let here = at..at + letter.len_utf8();
            at = here.end;
            let color = if letter.is_ascii_uppercase() {
                Color::White
            } else {
                Color::Black
            };
            let (wing, file) = match letter.to_ascii_uppercase() {
                'K' => (Wing::King, outermost_rook(pieces, color, Wing::King)),
                'Q' => (Wing::Queen, outermost_rook(pieces, color, Wing::Queen)),
                file @ 'A'..='H' => {
                    let file = file as u8 - b'A';
                    let home = king_at_home(pieces, color).filter(|&(_, rank)| {
                        pieces.on(Square::new(file, rank)) == Some((color, Piece::Rook))
                    });
                    let wing = if home.is_some_and(|(king, _)| file < king) {
                        Wing::Queen
                    } else {
                        Wing::King
                    };
                    (wing, home.map(|_| file))
                }
                _ => {
                    let fault = FenFault::Found(letter.into(), words::FEN_CASTLING_LETTERS);
                    return Err(self.error(Field::Castling, here, fault));
                }
            };
            if file.is_none() {
                return Err(self.error(Field::Castling, here, FenFault::NoRook(letter)));
            }
            let right = &mut rights[color.index()][wing.index()];
            if right.is_some() {
                let fault = FenFault::Found(letter.into(), words::FEN_ONCE);
                return Err(self.error(Field::Castling, here, fault));
            }
            *right = file;
        }
        Ok(rights)
    }
}

/// Parses digits only, because parsing an integer would also accept a sign.
fn parse(number: &str) -> Option<u32> {
    number
        .bytes()
        .all(|b| b.is_ascii_digit())
        .then(|| number.parse().ok())?
}

/// Returns the beginning of a text, enough to recognise it by.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text.to_owned(),
    }
}

/// Returns the piece that a letter of the first field stands for.
fn placed(letter: char, paladins: bool) -> Result<(Color, Piece), FenFault> {
    let piece = Piece::from_letter(letter);
    let color = if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    match piece.filter(|piece| paladins || *piece != Piece::Paladin) {
        Some(piece) => Ok((color, piece)),
        None => Err(FenFault::Found(
            letter.into(),
            if paladins {
                words::FEN_PIECE_OR_PALADIN
            } else {
                words::FEN_PIECE
            },
        )),
    }
}

/// Returns the file of the rook that `K` or `Q` means: the side's own rook furthest from the king
/// on that wing of the side's first rank.
pub(crate) fn outermost_rook(pieces: &Pieces, color: Color, wing: Wing) -> Option<u8> {
    let (king, rank) = king_at_home(pieces, color)?;
    let own_rook = |file: &u8| pieces.on(Square::new(*file, rank)) == Some((color, Piece::Rook));
    match wing {
        Wing::King => (king + 1..8).rev().find(own_rook),
        Wing::Queen => (0..king).find(own_rook),
    }
}

/// Returns the file of the king and its first rank, if it stands there.
pub(super) fn king_at_home(pieces: &Pieces, color: Color) -> Option<(u8, u8)> {
    let home = if color == Color::White { 0 } else { 7 };
    let king = pieces.king(color).filter(|at| at.rank() == home)?;
    Some((king.file(), home))
}
