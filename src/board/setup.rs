//! A position as it is set up on a table: which piece on which square, and what a FEN adds to that.

use super::{Color, Piece, Square, Variant};

/// The pieces of the initial position, from the a-file to the h-file.
pub const ARRAY: [Piece; 8] = [
    Piece::Rook,
    Piece::Knight,
    Piece::Bishop,
    Piece::Queen,
    Piece::King,
    Piece::Bishop,
    Piece::Knight,
    Piece::Rook,
];

/// Which piece stands on which square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces([Option<(Color, Piece)>; Square::COUNT]);

impl Default for Pieces {
    fn default() -> Pieces {
        Pieces([None; Square::COUNT])
    }
}

impl Pieces {
    /// Who stands on the square.
    #[inline]
    #[must_use]
    pub const fn on(&self, square: Square) -> Option<(Color, Piece)> {
        self.0[square.index()]
    }

    /// Puts a piece on the square, or clears it.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Option<(Color, Piece)>) {
        self.0[square.index()] = piece;
    }

    /// Every piece with its square, a1 first, then along the ranks.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Color, Piece)> + '_ {
        (0..Square::SPAN)
            .flat_map(|rank| (0..Square::SPAN).map(move |file| Square::new(file, rank)))
            .filter_map(|square| self.on(square).map(|(color, piece)| (square, color, piece)))
    }

    /// The square of this side's king, the first one in the order of [`Pieces::iter`] if there are several.
    #[must_use]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.iter()
            .find(|&(_, s, piece)| s == color && piece == Piece::King)
            .map(|(square, ..)| square)
    }
}

/// The pieces of the initial position of Chess 99: White's, from the a-file to the i-file.
pub const WHITE_99: [Piece; 9] = [
    Piece::Rook,
    Piece::Knight,
    Piece::Bishop,
    Piece::Queen,
    Piece::King,
    Piece::Paladin,
    Piece::Bishop,
    Piece::Knight,
    Piece::Rook,
];

/// A position as a FEN gives it. It need not be playable: the rules decide that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Which game goes on from here.
    pub variant: Variant,
    pub pieces: Pieces,
    /// Who is to move.
    pub color: Color,
    /// `castling[side][wing]`: the file (0 for a) of the rook with which this side may still castle
    /// on this wing, as far as the moves made so far go.
    pub castling: [[Option<u8>; 2]; 2],
    /// The square that the pawn moved last has passed over.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmove: u32,
    /// The number of the move about to be made, 1 at the start of a game.
    pub fullmove: u32,
}

impl Setup {
    /// The initial position in which every game of orthodox chess begins.
    #[must_use]
    pub fn start() -> Setup {
        Setup::array(Variant::Standard)
    }

    /// The initial position in which every game of this kind begins.
    #[must_use]
    pub fn array(variant: Variant) -> Setup {
        let mut pieces = Pieces::default();
        let last = variant.span() - 1;
        // On nine files each queen stands on its own king's left, so that Black's pieces are
        // White's as White sees them: the board turned, not mirrored.
        let (white, black_file): (&[Piece], fn(u8) -> u8) = if last == 8 {
            (&WHITE_99, |file| 8 - file)
        } else {
            (&ARRAY, |file| file)
        };
        for (file, &piece) in (0..).zip(white) {
            pieces.put(Square::new(file, 0), Some((Color::White, piece)));
            pieces.put(Square::new(file, 1), Some((Color::White, Piece::Pawn)));
            pieces.put(
                Square::new(file, last - 1),
                Some((Color::Black, Piece::Pawn)),
            );
            pieces.put(
                Square::new(black_file(file), last),
                Some((Color::Black, piece)),
            );
        }
        let rooks = if last == 8 {
            [None, None]
        } else {
            [Some(7), Some(0)]
        };
        Setup {
            variant,
            pieces,
            color: Color::White,
            castling: [rooks; 2],
            en_passant: None,
            halfmove: 0,
            fullmove: 1,
        }
    }
}
