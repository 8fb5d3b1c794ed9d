//! The letters and squares of a notation as keys, for devices whose own keyboard would hide the
//! board.
//!
//! | notation | keys |
//! |---|---|
//! | short, long and really short, in any language | the letters of the pieces, files, ranks, `x` `+` `#` `=` `-`, castling |
//! | English descriptive | `P` and the letters of the pieces, ranks, `-` `x` `ch` and others, castling |
//! | any other | none: the device's own keyboard is used |

use crate::board::{Piece, Variant};
use crate::notation::{Letters, Notation};

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PadKey {
    /// What it writes, which is also printed on it.
    pub writes: &'static str,
    /// What it is called, for those who hear it.
    pub called: &'static str,
    /// How many places of the row it takes.
    pub span: u8,
}

/// The rows of keys, each of eight places. The last row has room for two more: delete and enter.
pub type Keypad = Vec<Vec<PadKey>>;

const fn key(writes: &'static str, called: &'static str) -> PadKey {
    PadKey {
        writes,
        called,
        span: 1,
    }
}

const FILES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];
const RANKS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/// Returns the keys of a notation in a game; `None` if it has none of its own.
#[must_use]
pub fn keypad(notation: Notation, variant: Variant) -> Option<Keypad> {
    match notation.on(variant) {
        Notation::Short(letters) | Notation::Minimal(letters) => Some(algebraic(letters, false)),
        Notation::Long(letters) => Some(algebraic(letters, true)),
        own @ Notation::Descriptive(_) => Some(descriptive(own.row(variant).sample)),
        _ => None,
    }
}

/// Returns the keys of algebraic, with a sign for moving if it is written.
fn algebraic(letters: Letters, writes_both_squares: bool) -> Keypad {
    // Figurines are hard to tell apart on a small key, and a letter is as good.
    let letters = match letters {
        Letters::Figurine => Letters::English,
        letters => letters,
    };
    let pieces = [
        Piece::King,
        Piece::Queen,
        Piece::Rook,
        Piece::Bishop,
        Piece::Knight,
    ];
    let mut first: Vec<PadKey> = pieces
        .into_iter()
        .map(|piece| key(letters.letter(piece).unwrap_or_default(), piece.name()))
        .collect();
    first.extend([key("x", "takes"), key("+", "check"), key("=", "becomes")]);
    let plain = |letters: [&'static str; 8]| letters.map(|letter| key(letter, letter)).to_vec();
    let mut last = vec![
        castling("O-O", "castles on the king's side", 1),
        castling("O-O-O", "castles on the queen's side", 2),
        key("#", "mate"),
    ];
    if writes_both_squares {
        last[1].span = 1;
        last.push(key("-", "to"));
    }
    vec![first, plain(FILES), plain(RANKS), last]
}

const fn castling(writes: &'static str, called: &'static str, span: u8) -> PadKey {
    PadKey {
        writes,
        called,
        span,
    }
}

/// Returns the keys of English descriptive in the style of a sample.
fn descriptive(sample: &str) -> Keypad {
    let is_old = sample.contains("Kt");
    let knight = if is_old { "Kt" } else { "N" };
    let first = vec![
        key("P", "pawn"),
        key("K", "king"),
        key("Q", "queen"),
        key("R", "rook"),
        key("B", "bishop"),
        key(knight, "knight"),
        key("-", "to"),
        key("x", "takes"),
    ];
    let ranks = RANKS.map(|rank| key(rank, rank)).to_vec();
    let third = vec![
        key(" ch", "check"),
        key(" dis", "discovered"),
        key(" dbl", "double"),
        PadKey {
            span: 2,
            ..key(" mate", "mate")
        },
        key("(", "bracket"),
        key(")", "end of bracket"),
        key(" e.p.", "en passant"),
    ];
    let last = vec![
        castling("O-O", "castles on the king's side", 1),
        castling("O-O-O", "castles on the queen's side", 2),
        key("=", "becomes"),
    ];
    vec![first, ranks, third, last]
}
