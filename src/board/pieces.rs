//! Sides, pieces and wings.

use crate::words::{self, Value};

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    White,
    Black,
}

impl Color {
    /// Both sides, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// Returns the opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// Returns the index of this side in a two-element array: 0 for White, 1 for Black.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns "White" or "Black", for sentences in English.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Color::White => "White",
            Color::Black => "Black",
        }
    }

    /// Returns the number of a move of this side as it is printed: `12.` or `12...`.
    #[must_use]
    pub fn numbered(self, number: u32) -> String {
        let dots = match self {
            Color::White => ".",
            Color::Black => "...",
        };
        [&number.to_string(), dots].concat()
    }
}

/// The kind of a piece or pawn. The paladin moves as a knight or a bishop and belongs to the games
/// on 9×9 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Piece {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
    Paladin,
}

impl Piece {
    /// The pieces of orthodox chess, the king first.
    pub const ORTHODOX: [Piece; 6] = [
        Piece::King,
        Piece::Queen,
        Piece::Rook,
        Piece::Bishop,
        Piece::Knight,
        Piece::Pawn,
    ];

    /// Every piece, those of orthodox chess first.
    pub const ALL: [Piece; 7] = [
        Piece::King,
        Piece::Queen,
        Piece::Rook,
        Piece::Bishop,
        Piece::Knight,
        Piece::Pawn,
        Piece::Paladin,
    ];

    /// Pieces a pawn of orthodox chess may become, in the order in which players name them.
    pub const PROMOTIONS: [Piece; 4] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];

    /// Returns the English word, in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Piece::King => "king",
            Piece::Queen => "queen",
            Piece::Rook => "rook",
            Piece::Bishop => "bishop",
            Piece::Knight => "knight",
            Piece::Pawn => "pawn",
            Piece::Paladin => "paladin",
        }
    }

    /// Returns the English capital used in FEN and algebraic notation (`P` for a pawn, `A` for a
    /// paladin, since `P` is taken in FEN).
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Piece::King => 'K',
            Piece::Queen => 'Q',
            Piece::Rook => 'R',
            Piece::Bishop => 'B',
            Piece::Knight => 'N',
            Piece::Pawn => 'P',
            Piece::Paladin => 'A',
        }
    }

    /// Returns the letter in a FEN: a capital for White.
    #[must_use]
    pub const fn fen_letter(self, color: Color) -> char {
        match color {
            Color::White => self.letter(),
            Color::Black => self.letter().to_ascii_lowercase(),
        }
    }

    /// Returns the side and piece of a FEN letter. Returns `None` unless the text is one such
    /// letter.
    #[must_use]
    pub fn of_fen_letter(letter: &str) -> Option<(Color, Piece)> {
        let [letter] = *letter.as_bytes() else {
            return None;
        };
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        Some((color, Piece::from_letter(letter.into())?))
    }

    /// Returns the piece that a FEN letter of either case stands for.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Piece> {
        Some(match letter.to_ascii_uppercase() {
            'K' => Piece::King,
            'Q' => Piece::Queen,
            'R' => Piece::Rook,
            'B' => Piece::Bishop,
            'N' => Piece::Knight,
            'P' => Piece::Pawn,
            'A' => Piece::Paladin,
            _ => return None,
        })
    }
}

/// Half of the board: the king's (files e to h) or the queen's (files a to d).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wing {
    King,
    Queen,
}

impl Wing {
    /// Both wings, the king's first.
    pub const ALL: [Wing; 2] = [Wing::King, Wing::Queen];

    /// Returns the index of this wing in a two-element array: 0 for the king's, 1 for the queen's.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns "king's side" or "queen's side".
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Wing::King => "king's side",
            Wing::Queen => "queen's side",
        }
    }
}

impl Color {
    /// Returns the side's name in the language that is spoken.
    #[must_use]
    pub fn said(self) -> &'static str {
        match self {
            Color::White => words::SIDE_WHITE.text(),
            Color::Black => words::SIDE_BLACK.text(),
        }
    }
}

impl Piece {
    /// Returns the piece's name in the language that is spoken.
    #[must_use]
    pub fn said(self) -> &'static str {
        let word = match self {
            Piece::King => words::PIECE_KING,
            Piece::Queen => words::PIECE_QUEEN,
            Piece::Rook => words::PIECE_ROOK,
            Piece::Bishop => words::PIECE_BISHOP,
            Piece::Knight => words::PIECE_KNIGHT,
            Piece::Pawn => words::PIECE_PAWN,
            Piece::Paladin => words::PIECE_PALADIN,
        };
        word.text()
    }
}

impl From<Color> for Value<'_> {
    #[inline(never)]
    fn from(color: Color) -> Self {
        let key = match color {
            Color::White => "white",
            Color::Black => "black",
        };
        Value::choice(key, color.said())
    }
}

impl From<Piece> for Value<'_> {
    #[inline(never)]
    fn from(piece: Piece) -> Self {
        Value::choice(piece.name(), piece.said())
    }
}
