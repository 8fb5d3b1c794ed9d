//! Names of files and squares, and the squares a name can mean.
//!
//! | file | a | b | c | d | e | f | g | h |
//! |---|---|---|---|---|---|---|---|---|
//! | name | QR | QN | QB | Q | K | KB | KN | KR |
//!
//! Files have the same names for both players; ranks are counted from the mover's side, so that e4
//! is K4 for White and K5 for Black.

use crate::board::{ARRAY, Color, Piece, Square, Squares, Wing};
use crate::notation::Turn;

/// Returns the full name of a square of the 8×8 board, counted from this side: f3 is `KB3` for
/// White, `KB6` for Black. A square outside that board has no such name and is given as `i9`.
#[must_use]
pub fn square_name(square: Square, color: Color) -> String {
    if square.file() > 7 || square.rank() > 7 {
        return square.to_string();
    }
    let mut name = String::with_capacity(3);
    let (wing, piece) = file_name(square.file());
    name.extend(wing.map(|wing| wing_piece(wing).letter()));
    name.push(piece.letter());
    name.push(rank_digit(square, color));
    name
}

/// Returns the name of a file (0 for a) of the 8×8 board in its two parts: the side, which the
/// king's and the queen's own files lack, and the piece that starts there.
pub(in crate::notation) fn file_name(file: u8) -> (Option<Wing>, Piece) {
    let piece = ARRAY[usize::from(file.min(7))];
    let wing = match piece {
        Piece::King | Piece::Queen => None,
        _ => Some(wing_of(file)),
    };
    (wing, piece)
}

/// Returns the half of the board to which this file (0 for a) belongs.
pub(in crate::notation) const fn wing_of(file: u8) -> Wing {
    if file < 4 { Wing::Queen } else { Wing::King }
}

/// Returns the piece whose letter stands for this side.
pub(in crate::notation) const fn wing_piece(wing: Wing) -> Piece {
    match wing {
        Wing::King => Piece::King,
        Wing::Queen => Piece::Queen,
    }
}

/// Returns the side that a piece's letter can stand for.
pub(in crate::notation) const fn piece_wing(piece: Piece) -> Option<Wing> {
    match piece {
        Piece::King => Some(Wing::King),
        Piece::Queen => Some(Wing::Queen),
        _ => None,
    }
}

/// Returns the rank's digit, counted from this side.
pub(in crate::notation) const fn rank_digit(square: Square, color: Color) -> char {
    match color {
        Color::White => square.rank_digit(),
        Color::Black => (b'8' - square.rank()) as char,
    }
}

/// Returns the squares of this half of the board.
pub(in crate::notation) fn half(wing: Wing) -> Squares {
    let first = match wing {
        Wing::Queen => 0,
        Wing::King => 4,
    };
    let pair = |file| Squares::file(file) | Squares::file(file + 1);
    pair(first) | pair(first + 2)
}

/// Returns the squares of the files named after this piece: the b- and g-file for a knight.
pub(in crate::notation) fn files(piece: Piece) -> Squares {
    (0..8)
        .filter(|&file| file_name(file).1 == piece)
        .map(Squares::file)
        .fold(Squares::NONE, |all, file| all | file)
}

/// Returns the squares of a rank, counted from this side, from 1 to 8.
pub(in crate::notation) const fn rank(count: u8, color: Color) -> Squares {
    match color {
        Color::White => Squares::rank(count - 1),
        Color::Black => Squares::rank(8 - count),
    }
}

/// Returns the file (0 for a) on which the king's or queen's rook, knight or bishop begins the
/// game.
pub(in crate::notation) fn home(wing: Wing, piece: Piece) -> Option<u8> {
    let queens = match piece {
        Piece::Rook => 0,
        Piece::Knight => 1,
        Piece::Bishop => 2,
        _ => return None,
    };
    Some(match wing {
        Wing::Queen => queens,
        Wing::King => 7 - queens,
    })
}

/// Returns the label that is true of this side's piece on `square`, if by home square it is one of a pair
/// and both of the pair are on the board.
pub(in crate::notation) fn label(
    piece: Piece,
    square: Square,
    color: Color,
    turn: &Turn<'_>,
) -> Option<Wing> {
    let stands = |wing| home(wing, piece).and_then(|file| turn.home_squares.stands(color, file));
    let (king, queen) = (stands(Wing::King)?, stands(Wing::Queen)?);
    if square == king {
        Some(Wing::King)
    } else {
        (square == queen).then_some(Wing::Queen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_square_has_two_names() {
        let names = |square| {
            let square = Square::parse(square).expect("a square");
            Color::ALL.map(|color| square_name(square, color)).join(" ")
        };
        assert_eq!(names("e4"), "K4 K5");
        assert_eq!(names("f3"), "KB3 KB6");
        assert_eq!(names("a8"), "QR8 QR1");
        assert_eq!(names("b1"), "QN1 QN8");
        assert_eq!(names("d5"), "Q5 Q4");
        assert_eq!(names("i9"), "i9 i9");
    }

    #[test]
    fn a_name_without_its_side_means_two_files() {
        assert_eq!(files(Piece::Knight), Squares::file(1) | Squares::file(6));
        assert_eq!(files(Piece::King), Squares::file(4));
        assert!(
            half(Wing::King).has(Square::new(4, 0)) && !half(Wing::King).has(Square::new(3, 0))
        );
        assert_eq!(home(Wing::Queen, Piece::Knight), Some(1));
        assert_eq!(home(Wing::Queen, Piece::Queen), None);
    }
}
