//! A position as it is set up on a table: which man on which square, and what a FEN adds to that.

use super::{Cell, Man, Side, Variant};

/// The pieces of the array, from the a-file to the h-file.
pub const ARRAY: [Man; 8] = [
    Man::Rook,
    Man::Knight,
    Man::Bishop,
    Man::Queen,
    Man::King,
    Man::Bishop,
    Man::Knight,
    Man::Rook,
];

/// Which man stands on which square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Men([Option<(Side, Man)>; Cell::COUNT]);

impl Default for Men {
    fn default() -> Men {
        Men([None; Cell::COUNT])
    }
}

impl Men {
    /// Who stands on the square.
    #[inline]
    #[must_use]
    pub const fn on(&self, cell: Cell) -> Option<(Side, Man)> {
        self.0[cell.index()]
    }

    /// Puts a man on the square, or clears it.
    #[inline]
    pub fn put(&mut self, cell: Cell, man: Option<(Side, Man)>) {
        self.0[cell.index()] = man;
    }

    /// Every man with his square, a1 first, then along the ranks.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Side, Man)> + '_ {
        (0..Cell::SPAN)
            .flat_map(|rank| (0..Cell::SPAN).map(move |file| Cell::new(file, rank)))
            .filter_map(|cell| self.on(cell).map(|(side, man)| (cell, side, man)))
    }

    /// The square of this side's king, the first one in the order of [`Men::iter`] if there are several.
    #[must_use]
    pub fn king(&self, side: Side) -> Option<Cell> {
        self.iter()
            .find(|&(_, s, man)| s == side && man == Man::King)
            .map(|(cell, ..)| cell)
    }
}

/// The pieces of the array of Chess 99: White's, from the a-file to the i-file.
pub const WHITE_99: [Man; 9] = [
    Man::Rook,
    Man::Knight,
    Man::Bishop,
    Man::Queen,
    Man::King,
    Man::Paladin,
    Man::Bishop,
    Man::Knight,
    Man::Rook,
];

/// A position as a FEN gives it. It need not be playable: the rules decide that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Which game goes on from here.
    pub variant: Variant,
    pub men: Men,
    /// Who is to move.
    pub side: Side,
    /// `castling[side][wing]`: the file (0 for a) of the rook with which this side may still castle
    /// on this wing, as far as the moves made so far go.
    pub castling: [[Option<u8>; 2]; 2],
    /// The square that the pawn moved last has passed over.
    pub en_passant: Option<Cell>,
    /// Plies since the last capture or pawn move.
    pub halfmove: u32,
    /// The number of the move about to be made, 1 at the start of a game.
    pub fullmove: u32,
}

impl Setup {
    /// The array in which every game of orthodox chess begins.
    #[must_use]
    pub fn start() -> Setup {
        Setup::array(Variant::Standard)
    }

    /// The array in which every game of this kind begins.
    #[must_use]
    pub fn array(variant: Variant) -> Setup {
        let mut men = Men::default();
        let last = variant.span() - 1;
        // On nine files each queen stands on her own king's left, so that Black's pieces are
        // White's as he sees them himself: the board turned, not mirrored.
        let (white, black_file): (&[Man], fn(u8) -> u8) = if last == 8 {
            (&WHITE_99, |file| 8 - file)
        } else {
            (&ARRAY, |file| file)
        };
        for (file, &man) in (0..).zip(white) {
            men.put(Cell::new(file, 0), Some((Side::White, man)));
            men.put(Cell::new(file, 1), Some((Side::White, Man::Pawn)));
            men.put(Cell::new(file, last - 1), Some((Side::Black, Man::Pawn)));
            men.put(Cell::new(black_file(file), last), Some((Side::Black, man)));
        }
        let rooks = if last == 8 {
            [None, None]
        } else {
            [Some(7), Some(0)]
        };
        Setup {
            variant,
            men,
            side: Side::White,
            castling: [rooks; 2],
            en_passant: None,
            halfmove: 0,
            fullmove: 1,
        }
    }
}
