//! A position as it is set up on a table: the piece on each square, and the other fields of a FEN.

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

/// The piece on each square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces([Option<(Color, Piece)>; Square::COUNT]);

impl Default for Pieces {
    fn default() -> Pieces {
        Pieces([None; Square::COUNT])
    }
}

impl Pieces {
    /// Returns the side and piece on the square.
    #[inline]
    #[must_use]
    pub const fn on(&self, square: Square) -> Option<(Color, Piece)> {
        self.0[square.index()]
    }

    /// Puts a piece on the square, or clears the square if there is none.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Option<(Color, Piece)>) {
        self.0[square.index()] = piece;
    }

    /// Returns every piece with its square, from a1 along the ranks.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Color, Piece)> + '_ {
        (0..Square::SPAN)
            .flat_map(|rank| (0..Square::SPAN).map(move |file| Square::new(file, rank)))
            .filter_map(|square| self.on(square).map(|(color, piece)| (square, color, piece)))
    }

    /// Returns the square of this side's king. If there are several, it is the first in the order
    /// of [`Pieces::iter`].
    #[must_use]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.iter()
            .find(|&(_, s, piece)| s == color && piece == Piece::King)
            .map(|(square, ..)| square)
    }
}

/// White's pieces in the initial position of Chess 99, from the a-file to the i-file.
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
    /// Game that is played.
    pub variant: Variant,
    /// Pieces on the board.
    pub pieces: Pieces,
    /// Side to move.
    pub color: Color,
    /// `castling[side][wing]` is the file (0 for a) of the rook with which this side may still
    /// castle on this wing, judged only by the moves made so far.
    pub castling: [[Option<u8>; 2]; 2],
    /// Square that a pawn has just passed over with a double step.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmove: u32,
    /// The number of the move about to be made, 1 at the start of a game.
    pub fullmove: u32,
}

impl Setup {
    /// Returns the initial position of orthodox chess.
    #[must_use]
    pub fn start() -> Setup {
        Setup::array(Variant::Standard)
    }

    /// Returns the initial position of this game.
    #[must_use]
    pub fn array(variant: Variant) -> Setup {
        let mut pieces = Pieces::default();
        let last = variant.span() - 1;
        // On nine files each queen stands to the left of its king as its own player sees it, so
        // Black's pieces are White's turned around, not mirrored.
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
