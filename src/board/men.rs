//! Who plays, and with what.

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    White,
    Black,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// 0 for White, 1 for Black: the place of this side in a two-element array.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// "white" or "black", in texts for programs.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
        }
    }

    /// The side of a tag.
    #[must_use]
    pub fn tagged(tag: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.tag() == tag)
    }

    /// "White" or "Black", as a sentence begins.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::White => "White",
            Side::Black => "Black",
        }
    }
}

/// The kind of a man: a piece or a pawn. The paladin (knight and bishop in one) is Chess 99's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Man {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
    Paladin,
}

impl Man {
    /// The men of orthodox chess, the king first.
    pub const ORTHODOX: [Man; 6] = [
        Man::King,
        Man::Queen,
        Man::Rook,
        Man::Bishop,
        Man::Knight,
        Man::Pawn,
    ];

    /// Every man, those of orthodox chess first.
    pub const ALL: [Man; 7] = [
        Man::King,
        Man::Queen,
        Man::Rook,
        Man::Bishop,
        Man::Knight,
        Man::Pawn,
        Man::Paladin,
    ];

    /// What a pawn of orthodox chess may become, in the order players think of them.
    pub const PROMOTIONS: [Man; 4] = [Man::Queen, Man::Rook, Man::Bishop, Man::Knight];

    /// The English word, in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Man::King => "king",
            Man::Queen => "queen",
            Man::Rook => "rook",
            Man::Bishop => "bishop",
            Man::Knight => "knight",
            Man::Pawn => "pawn",
            Man::Paladin => "paladin",
        }
    }

    /// The English capital used in FEN and algebraic notation (`P` for a pawn, `A` for a paladin,
    /// since `P` is taken in FEN).
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Man::King => 'K',
            Man::Queen => 'Q',
            Man::Rook => 'R',
            Man::Bishop => 'B',
            Man::Knight => 'N',
            Man::Pawn => 'P',
            Man::Paladin => 'A',
        }
    }

    /// The letter in a FEN: a capital for White.
    #[must_use]
    pub const fn fen_letter(self, side: Side) -> char {
        match side {
            Side::White => self.letter(),
            Side::Black => self.letter().to_ascii_lowercase(),
        }
    }

    /// The side and the man of a letter in a FEN, which is all of the text.
    #[must_use]
    pub fn of_fen_letter(letter: &str) -> Option<(Side, Man)> {
        let [letter] = *letter.as_bytes() else {
            return None;
        };
        let side = if letter.is_ascii_uppercase() {
            Side::White
        } else {
            Side::Black
        };
        Some((side, Man::from_letter(letter.into())?))
    }

    /// The man a FEN letter of either case stands for.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Man> {
        Some(match letter.to_ascii_uppercase() {
            'K' => Man::King,
            'Q' => Man::Queen,
            'R' => Man::Rook,
            'B' => Man::Bishop,
            'N' => Man::Knight,
            'P' => Man::Pawn,
            'A' => Man::Paladin,
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
    pub const ALL: [Wing; 2] = [Wing::King, Wing::Queen];

    /// 0 for the king's wing, 1 for the queen's: its place in a two-element array.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// "king's side" or "queen's side".
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Wing::King => "king's side",
            Wing::Queen => "queen's side",
        }
    }
}
