//! The faults that are forgiven for a step of a reading, and their prices.
//!
//! | printed | the move | fault | price |
//! |---|---|---|---|
//! | `R-K1 ch` | gives no check | a false mark | 8 |
//! | `R-K1` | gives check | a mark is missing | 5 |
//! | `KR-K1` | the rook from a1, which stands on the king's half | the label tells the present side | 2 |
//! | `R-Kl`, `PzP` | damaged letters | as [`glyph`](crate::notation::glyph) has it | 8 and more |
//! | `####` | any that the game goes on after | cannot be read | 20 |
//! | nothing | the same | is not printed | 9 where numbers say so, else 22 |
//! | `Kt-B3`, in a note | none | is passed over | 24, and for each one behind it 5, or 14 where the layout says whose move it is |
//! | `R-Q F 1` | to the queen's file | the rest is not read | 6 |
//! | `69.` between 58 and 60 | | another number | 8 |
//!
//! Prices are about the natural logarithm of how rare such errors are in books: checks carry their
//! mark in 658 of 667 counted cases, and captures en passant in all nine. For a move that cannot be
//! read, one of about thirty-five has to be picked besides.

use crate::board::{Move, MoveKind};
use crate::notation::{CheckSign, Gives, Meanings, Sense};
use crate::rules::Position;

/// Price of a printed move that cannot be read at all.
pub(super) const UNREAD: u8 = 20;

/// Price of a move that is not printed, where the numbers say that one is missing.
pub(super) const MISSING: u8 = 9;

/// Price of a move that is not printed, where nothing says that one is missing.
pub(super) const UNSEEN: u8 = 22;

/// Price of a printed move that does not belong to the game.
pub(super) const PASSED: u8 = 24;

/// Price of each further such move directly behind the first: where the layout does not show the
/// side that moves, and where it does. A note may quote several moves without sides, but few moves
/// of rows whose columns show the side are foreign to the game.
pub(super) const PASSED_BEHIND: [u8; 2] = [5, 14];

/// Highest price at which damaged letters are believed.
pub(super) const LIMIT: u32 = 22;

/// Highest price at which damaged letters are believed in a print that can be read as it stands.
pub(super) const LEGAL: u8 = 18;

/// Extra price of changing a move that can be played as printed.
pub(super) const PLAYABLE: u8 = 3;

/// The faults that are forgiven for a reading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Faults {
    /// Whether a mark says check, mate or `e.p.` and the move is none.
    pub false_mark: bool,
    /// Whether there is a check, but not of the kind that the mark says.
    pub wrong_kind: bool,
    /// Whether there is a check without a mark.
    pub missing_mark: bool,
    /// Whether a pawn is captured en passant without a mark.
    pub missing_passing: bool,
    /// Whether the label tells only where the piece stands, not where it began.
    pub present_side: bool,
    /// Whether a pawn promotes and nothing says to what.
    pub unnamed: bool,
    /// Whether the printed number is a different one.
    pub number: bool,
    /// Price of what differs from the print: other letters, or a move that is not printed.
    pub damage: u8,
    /// Whether letters behind the move are left unread.
    pub rest: bool,
    /// Whether something in the print was passed over that does not change its sense.
    pub slip: bool,
}

impl Faults {
    /// Returns faults with nothing to forgive but damage of this price.
    pub fn damage(price: u8) -> Faults {
        Faults {
            damage: price,
            ..Faults::default()
        }
    }

    /// Returns the price of the faults that speak so strongly against a reading that another is
    /// settled by them.
    pub const fn hard(self) -> u32 {
        self.misread() + 8 * self.number as u32
    }

    /// Returns the same price for the words alone, whatever number stands before them.
    pub const fn misread(self) -> u32 {
        self.damage as u32
            + 8 * self.false_mark as u32
            + 4 * self.wrong_kind as u32
            + 5 * self.missing_mark as u32
            + 5 * self.missing_passing as u32
            + 6 * self.rest as u32
    }

    /// Returns the price by which readings are ordered. Labels are sometimes used for the present
    /// side (one of seven places that an independent score decides), so they make a reading cheaper
    /// but settle none.
    pub const fn cost(self) -> u32 {
        self.hard() + 2 * self.present_side as u32 + self.unnamed as u32
    }
}

/// Returns the faults that have to be forgiven for this move.
pub(super) fn faults(meanings: &Meanings, mv: &Move, sense: Sense, after: &Position) -> Faults {
    let gives = after.received(mv);
    let passing = matches!(mv.kind, MoveKind::EnPassant { .. });
    let mut faults = Faults {
        present_side: sense == Sense::Present,
        unnamed: sense == Sense::Unnamed,
        missing_passing: passing && !meanings.passing,
        slip: meanings.slip,
        rest: meanings.rest,
        ..Faults::default()
    };
    match meanings.sign {
        None => faults.missing_mark = gives != Gives::Nothing,
        Some(sign) if sign.holds(gives) => {}
        // `++` is read in every way that could be meant.
        Some(CheckSign::MateOrDouble) if gives != Gives::Nothing => faults.wrong_kind = true,
        Some(_) => {
            faults.wrong_kind = gives != Gives::Nothing;
            faults.false_mark = gives == Gives::Nothing;
        }
    }
    faults.false_mark |= meanings.passing && !passing;
    faults
}
