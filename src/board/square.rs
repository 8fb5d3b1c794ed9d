//! Squares and sets of squares.
//!
//! One numbering serves every board up to 9×9, so that a1 is the same [`Square`] on all of them.
//! The index is `rank * 9 + file`, both counted from zero at White's lower left corner.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A square, by file and rank counted from White's lower left corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// Files and ranks of the largest board.
    pub const SPAN: u8 = 9;
    /// Number of squares of the largest board.
    pub const COUNT: usize = 81;

    /// Returns the square on this file and rank, both from 0 to 8.
    ///
    /// # Panics
    /// Panics if either is 9 or more. Use [`Square::try_new`] for unchecked numbers.
    #[inline]
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Square {
        assert!(file < Square::SPAN && rank < Square::SPAN);
        Square(rank * Square::SPAN + file)
    }

    /// Returns the square on this file and rank, or `None` outside 0 to 8.
    #[inline]
    #[must_use]
    pub const fn try_new(file: u8, rank: u8) -> Option<Square> {
        if file < Square::SPAN && rank < Square::SPAN {
            Some(Square::new(file, rank))
        } else {
            None
        }
    }

    /// Returns the file, 0 for a.
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % Square::SPAN
    }

    /// Returns the rank from White's side, 0 for the first.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / Square::SPAN
    }

    /// Returns `rank * 9 + file`, which is below [`Square::COUNT`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the letter of the file, `a` to `i`.
    #[must_use]
    pub const fn file_letter(self) -> char {
        (b'a' + self.file()) as char
    }

    /// Returns the digit of the rank, `1` to `9`.
    #[must_use]
    pub const fn rank_digit(self) -> char {
        (b'1' + self.rank()) as char
    }

    /// Appends the square to the text, as `e4`.
    #[inline]
    pub fn write(self, text: &mut String) {
        text.push(self.file_letter());
        text.push(self.rank_digit());
    }

    /// Reads `e4`: a file letter and a rank digit and nothing else.
    #[must_use]
    pub fn parse(text: &str) -> Option<Square> {
        let [file, rank] = *text.as_bytes() else {
            return None;
        };
        Square::try_new(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'))
    }

    /// Returns all squares of an 8×8 board: a1, b1 … h8.
    pub fn orthodox() -> impl Iterator<Item = Square> {
        (0..8).flat_map(|rank| (0..8).map(move |file| Square::new(file, rank)))
    }

    /// Returns whether the square is dark; a1 is dark.
    #[must_use]
    pub const fn is_dark(self) -> bool {
        (self.file() + self.rank()).is_multiple_of(2)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file_letter(), self.rank_digit())
    }
}

/// How the file of a square is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FileWords {
    /// By its letter: "e4".
    #[default]
    Letters,
    /// By a name that is not misheard for another: "Eva 4".
    Names,
}

/// Names of the files, from FIDE's Laws of Chess for games of blind players.
const FILE_NAMES: [&str; 8] = [
    "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
];

impl Square {
    /// Returns the square as it is said: "e4" or "Eva 4". A ninth file has a letter only.
    #[must_use]
    pub fn in_words(self, files: FileWords) -> String {
        match (files, FILE_NAMES.get(usize::from(self.file()))) {
            (FileWords::Names, Some(name)) => format!("{name} {}", self.rank_digit()),
            _ => self.to_string(),
        }
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of squares, one bit for each [`Square::index`].
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares(u128);

impl Squares {
    /// The empty set.
    pub const NONE: Squares = Squares(0);

    /// Returns the set of this one square.
    #[inline]
    #[must_use]
    pub const fn one(square: Square) -> Squares {
        Squares(1 << square.0)
    }

    /// Returns every square of a file, numbered from 0 (a) to 8.
    #[must_use]
    pub const fn file(file: u8) -> Squares {
        Squares(Squares::A_FILE << Square::new(file, 0).0)
    }

    /// Returns every square of a rank, numbered from 0 to 8 from White's side.
    #[must_use]
    pub const fn rank(rank: u8) -> Squares {
        Squares(Squares::FIRST_RANK << Square::new(0, rank).0)
    }

    /// The bits of the squares a1 to i1.
    const FIRST_RANK: u128 = (1 << Square::SPAN) - 1;

    /// The bits of the squares a1 to a9: one on each rank.
    const A_FILE: u128 = {
        let (mut bits, mut rank) = (0, 0);
        while rank < Square::SPAN {
            bits |= 1 << Square::new(0, rank).0;
            rank += 1;
        }
        bits
    };

    /// Returns whether the square is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// Returns whether the set holds no square.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns how many squares are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// Returns the squares, from a1 along the ranks.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let square = Square(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(square)
        })
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        let mut set = Squares::NONE;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl BitOr for Squares {
    type Output = Squares;
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Squares) {
        self.0 |= other.0;
    }
}

impl BitAnd for Squares {
    type Output = Squares;
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl Not for Squares {
    type Output = Squares;
    fn not(self) -> Squares {
        Squares(!self.0 & ((1 << Square::COUNT) - 1))
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_written_as_it_is_read() {
        for square in Square::orthodox() {
            assert_eq!(Square::parse(&square.to_string()), Some(square));
        }
        for wrong in ["", "e", "e0", "j4", "E4", "e44", "é4"] {
            assert_eq!(Square::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_lower_left_square_is_dark_and_the_lower_right_light() {
        assert!(Square::new(0, 0).is_dark());
        assert!(!Square::new(7, 0).is_dark());
    }

    #[test]
    fn a_set_lists_its_squares_in_order() {
        let file = Squares::file(1);
        assert_eq!(file.len(), 9);
        assert!(file.has(Square::new(1, 4)) && !file.has(Square::new(2, 4)));
        let corner = file & Squares::rank(0);
        assert_eq!(corner.iter().collect::<Vec<_>>(), [Square::new(1, 0)]);
        assert_eq!((!file).len(), 72);
    }
}
