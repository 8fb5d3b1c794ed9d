//! What had to be forgiven for a step of a reading, and at what price.
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
//! Prices are about the natural logarithm of how seldom books err so: checks carry their mark in 658 of
//! 667 counted cases, captures en passant in all nine; of a move that cannot be read, one of some
//! thirty-five is picked besides.

use crate::board::{Move, MoveKind};
use crate::notation::{CheckSign, Gives, Meanings, Sense};
use crate::rules::Position;

/// A printed move that cannot be read at all.
pub(super) const UNREAD: u8 = 20;

/// A move that is not printed, where the numbers say that one is missing.
pub(super) const MISSING: u8 = 9;

/// The same where nothing says so.
pub(super) const UNSEEN: u8 = 22;

/// A printed move that is none of the game's.
pub(super) const PASSED: u8 = 24;

/// Each one right behind such a one: a note may quote several, and then nothing says which side's each is. Of rows
/// whose columns do, few are none of the game's.
pub(super) const PASSED_BEHIND: [u8; 2] = [5, 14];

/// No damage of letters is believed at a higher price.
pub(super) const LIMIT: u32 = 22;

/// No damage of letters that can be read as they stand is believed at a higher price.
pub(super) const LEGAL: u8 = 18;

/// What it costs more to change what can be played as printed.
pub(super) const PLAYABLE: u8 = 3;

/// What had to be forgiven for a reading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Faults {
    /// A mark says check, mate or `e.p.` and it is none.
    pub false_mark: bool,
    /// There is a check, but not of the kind the mark says.
    pub wrong_kind: bool,
    /// There is a check without a mark.
    pub missing_mark: bool,
    /// A pawn is taken en passant without a mark.
    pub missing_passing: bool,
    pub present_side: bool,
    pub unnamed: bool,
    /// The number printed is another.
    pub number: bool,
    /// The price of what is not as printed: letters that are others, a move that is not there.
    pub damage: u8,
    /// Letters behind the move are not read.
    pub rest: bool,
    /// Not an error of the sense: something in the print was passed over.
    pub slip: bool,
}

impl Faults {
    /// Nothing to forgive but damage of this price.
    pub fn damage(price: u8) -> Faults {
        Faults {
            damage: price,
            ..Faults::default()
        }
    }

    /// What speaks against a reading so strongly that another is settled by it.
    pub const fn hard(self) -> u32 {
        self.misread() + 8 * self.number as u32
    }

    /// The same of the words alone, whatever number stands before them.
    pub const fn misread(self) -> u32 {
        self.damage as u32
            + 8 * self.false_mark as u32
            + 4 * self.wrong_kind as u32
            + 5 * self.missing_mark as u32
            + 5 * self.missing_passing as u32
            + 6 * self.rest as u32
    }

    /// What orders readings: labels are sometimes used for the present side (one of seven places that an
    /// independent score decides), so they prefer a reading and settle none.
    pub const fn cost(self) -> u32 {
        self.hard() + 2 * self.present_side as u32 + self.unnamed as u32
    }
}

/// What has to be forgiven for this move.
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
