//! What a written move may mean in a position, and at what price.
//!
//! | written | the move | price |
//! |---|---|---|
//! | `Nf3` | `Nf3` | 0 |
//! | `Bb5` | `Bb5+` | 0: the mark may be left out |
//! | `Bb5+` | `Bb5`, no check | 2 |
//! | `Nd2` | `Nbd2` or `Nfd2` | 3 each |
//! | `Nf6` | `Nf3`, as no knight can go to f6 | 7: another figure |
//! | `Nf6` | `Nf3`, though a knight can go to f6 | 10 |
//! | `fN3` | `Nf3` | 5: letters are exchanged |
//! | `Qh4` | `O-O` | 20: it says nothing about the move |
//! | `---` | any | 8 |
//!
//! Prices are about natural logarithms of how rare such slips are.

use super::words::SheetMove;
use crate::board::Move;
use crate::notation::glyph::apart;
use crate::notation::{Notation, Recognised, Tolerance, Turn, Verdict, judge, recognised};

/// The price of a move that is not the written one at all.
pub(super) const UNREAD: u32 = 20;

/// The price of a move whose place was left blank.
const BLANK: u32 = 8;

/// The price of a mark that is not true of the move.
const MARK: u32 = 2;

/// The price of a name that fits several moves.
const SEVERAL: u32 = 3;

/// The price of letters that stand in another order.
const EXCHANGED: u32 = 5;

/// What more it costs to change a name that can be played.
const PLAYABLE: u32 = 3;

/// What a written move means in a position as it stands.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Means {
    /// These moves, each at its price.
    Moves(Vec<(Move, u32)>),
    /// A move that is not legal.
    Illegal,
    /// It is not a move of the notation.
    NoMove,
    /// Nothing is written in its place.
    Blank,
}

/// Returns what a written move means in a position.
pub(super) fn means(text: &str, of: &SheetMove, notation: Notation, turn: &Turn<'_>) -> Means {
    if of.blank {
        return Means::Blank;
    }
    let text = &text[of.span.clone()];
    let as_it_stands = read(text, notation, turn);
    // Squares alone are read by the reader of short algebraic too, but not its castling.
    if notation == Notation::SHORT && !matches!(as_it_stands, Means::Moves(_)) {
        let others = recognised(turn.variant).filter(|row| row.recognised == Recognised::ByMove);
        let others = others.map(|row| read(text, row.notation, turn));
        let legal = others
            .into_iter()
            .find(|means| matches!(means, Means::Moves(_)));
        return legal.unwrap_or(as_it_stands);
    }
    as_it_stands
}

/// Returns what a text means in a notation.
fn read(text: &str, notation: Notation, turn: &Turn<'_>) -> Means {
    let Ok(reading) = notation.read(text, turn, Tolerance::Tolerant) else {
        return Means::NoMove;
    };
    match judge(&reading, turn) {
        Verdict::One { mv, untrue } => Means::Moves(vec![(mv, MARK * untrue.len() as u32)]),
        Verdict::Many(mut moves) => {
            moves.sort();
            Means::Moves(moves.into_iter().map(|mv| (mv, SEVERAL)).collect())
        }
        Verdict::None { .. } => Means::Illegal,
    }
}

/// The written move of a sheet in a position.
pub(super) struct InPosition<'p> {
    pub means: &'p Means,
    /// Its letters, as [`letters`] returns them.
    pub letters: &'p [u8],
    pub notation: Notation,
    pub turn: &'p Turn<'p>,
}

impl InPosition<'_> {
    /// Returns the price at which it is this move.
    pub fn price(&self, mv: &Move) -> u32 {
        let extra = match self.means {
            Means::Blank => return BLANK,
            Means::Moves(moves) => {
                if let Some((_, price)) = moves.iter().find(|(known, _)| known == mv) {
                    return *price;
                }
                PLAYABLE
            }
            Means::Illegal | Means::NoMove => 0,
        };
        let forms = self.notation.forms(mv, self.turn);
        let near = forms.iter().map(|form| {
            let form = letters(&form.text);
            let price = apart(self.letters, &form, UNREAD);
            match price > EXCHANGED && are_exchanged(self.letters, &form) {
                true => EXCHANGED,
                false => price,
            }
        });
        let near = near.min().unwrap_or(UNREAD);
        // What differs in nothing that counts is a slip all the same.
        (near.max(2) + extra).min(UNREAD)
    }
}

/// Returns whether two names have the same letters in another order.
fn are_exchanged(written: &[u8], name: &[u8]) -> bool {
    let sorted = |letters: &[u8]| {
        let mut letters = letters.to_vec();
        letters.sort_unstable();
        letters
    };
    written.len() == name.len() && sorted(written) == sorted(name)
}

/// Returns the letters of a name that tell moves apart, as ASCII, one spelling for all styles.
pub(super) fn letters(text: &str) -> Vec<u8> {
    let text = text
        .replace("Kt", "N")
        .replace("KT", "N")
        .replace("kt", "N");
    let text = text.replace(" takes ", "x").replace(" to ", "-");
    let mut letters = Vec::with_capacity(text.len());
    for c in text.chars() {
        match c {
            ' ' | '\t' | '\u{a0}' | '.' | '\'' | '’' | '+' | '#' | '!' | '?' => {}
            '×' => letters.push(b'x'),
            '–' | '—' => letters.push(b'-'),
            '♔' | '♚' => letters.push(b'K'),
            '♕' | '♛' => letters.push(b'Q'),
            '♖' | '♜' => letters.push(b'R'),
            '♗' | '♝' => letters.push(b'B'),
            '♘' | '♞' => letters.push(b'N'),
            '♙' | '♟' => {}
            c if c.is_ascii() => letters.push(c as u8),
            // The distance counts bytes below 128 alone.
            c => letters.push(0x21 + (c as u32 % 0x5e) as u8),
        }
    }
    for mark in [&b"mate"[..], b"ch", b"dis", b"dbl"] {
        if letters.len() > mark.len() + 2 && letters.ends_with(mark) {
            letters.truncate(letters.len() - mark.len());
        }
    }
    letters
}
