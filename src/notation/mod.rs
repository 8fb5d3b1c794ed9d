//! How a move is written and read.
//!
//! The same move of a game's start, the king's knight from g1 to f3, and what became of it:
//!
//! | notation | quiet | capture | the e-pawn's promotion | [`Notation`] |
//! |---|---|---|---|---|
//! | short algebraic | `Nf3` | `Nxe5` | `e8=Q+` | [`Notation::Short`] |
//! | long algebraic | `Ng1-f3` | `Nf3xe5` | `e7-e8=Q+` | [`Notation::Long`] |
//! | really short | `Nf3` | `Ne5` | `e8Q` | [`Notation::Minimal`] |
//! | figurine | `♘f3` | `♘xe5` | `e8=♕+` | [`Notation::Short`] with [`Letters::Figurine`] |
//! | coordinate (UCI) | `g1f3` | `f3e5` | `e7e8q` | [`Notation::Uci`] |
//! | ICCF numeric | `7163` | `6355` | `57581` | [`Notation::Iccf`] |
//! | Smith | `g1f3` | `f3e5p` | `e7e8Q` | [`Notation::Smith`] |
//! | English descriptive | `N-KB3` | `NxP` | `P-K8(Q) ch` | [`Notation::Descriptive`] |
//! | Spanish descriptive | `C3AR` | `CxP` | `P8R=D+` | [`Notation::Continental`], and three other languages |
//! | reversible | `Ng1f3` | `Nf3e5×` | `e78=Q+` | [`Notation::Reversible`], and all there is on nine files |
//! | three symbols | `N-B3` | `NxP` | `P=Q` | [`Notation::ThreeSymbol`], for U-chess |
//!
//! The [`catalogue`] lists them for all who offer, write and read them.
//!
//! A notation is two small functions. [`Notation::forms`] gives every way to write a move, the
//! shortest first, each with what its reader will say that it *claims*; [`Notation::read`] says what any
//! text claims about a move. Everything else follows. To understand a text, [`judge`] keeps the legal
//! moves for which all claims hold. To write, [`Notation::name`] takes the shortest form; while its claims
//! fit another move it climbs to the next form, and the rejected forms are the explanation.

mod algebraic;
pub mod catalogue;
mod claim;
mod continental;
pub mod descriptive;
mod form;
pub mod glyph;
pub(crate) mod iccf;
mod letters;
mod listed;
pub(crate) mod lower;
mod meanings;
mod misread;
mod name;
mod nearest;
pub mod null;
mod order;
mod ply;
mod refusal;
mod reversible;
mod scan;
mod smith;
pub mod speech;
pub mod three;
mod tongue;
mod turn;
mod typeset;
mod uci;
mod verdict;
mod words;

pub use catalogue::{CATALOGUE, listed, offered, recognised};
pub use claim::{CheckSign, Claim, Kind, Part, Reading, Tolerance};
pub use continental::Dialect;
pub use descriptive::Style;
pub use form::{Form, Rule};
pub use letters::Letters;
pub use listed::{Listed, Recognised};
pub use meanings::{Meanings, Sense};
pub use misread::{Expected, Misread};
pub use name::{Named, Rejected};
pub use order::{OrderKey, arrange};
pub use ply::Ply;
pub use refusal::{forbidden, refusal};
pub use tongue::Tongue;
pub use turn::{Barred, Births, Gives, Manner, Rules, Turn};
pub use verdict::{Verdict, judge};
pub use words::{Bit, Sentence, ambiguous};

use crate::board::Variant;
use descriptive::{Marks, Spelling};
use form::FormChooser;
use ply::Family;

/// A way to write moves. Settings live in the variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// Short algebraic, the notation of the FIDE Laws and of PGN: `Nbd2`.
    Short(Letters),
    /// Long algebraic, both squares: `Nb1-d2`.
    Long(Letters),
    /// "Really short": short without `x`, `=` and `+`, mate kept: `Ne5`.
    Minimal(Letters),
    /// English descriptive: `QN-Q2`.
    Descriptive(Style),
    /// The descriptive of Spain, Portugal, France or Italy: `C3AR`.
    Continental(Dialect),
    /// Chess 99's spelling, on any board, from which a move can be taken back as well: `Re14`.
    Reversible,
    /// The sentences of U-chess, no longer than three symbols: `N-B3`. They name the moves that
    /// U-chess allows, and of other games' moves not every one.
    ThreeSymbol,
    /// Coordinates as engines speak them: `e7e8q`.
    Uci,
    /// The numbers of correspondence chess: `57581`.
    Iccf,
    /// Coordinates with what was taken, so that a move can be taken back: `d7e8nQ`.
    Smith,
}

impl Notation {
    pub const SHORT: Notation = Notation::Short(Letters::English);
    pub const LONG: Notation = Notation::Long(Letters::English);
    pub const MINIMAL: Notation = Notation::Minimal(Letters::English);
    pub const FIGURINE: Notation = Notation::Short(Letters::Figurine);
    pub const DESCRIPTIVE: Notation = Notation::Descriptive(Style::MODERN);
    pub const CLASSIC: Notation = Notation::Descriptive(Style::CLASSIC);

    /// The notation that is written and read where this one is asked for: the games on nine files
    /// have only one, and each of the others gives way to it.
    #[must_use]
    pub const fn on(self, variant: Variant) -> Notation {
        match variant {
            Variant::Chess99 | Variant::Modern => Notation::Reversible,
            _ => self,
        }
    }

    /// What the text claims about the move of this turn.
    ///
    /// # Errors
    /// [`Misread`] where the text stops being a move in this notation.
    pub fn read(
        &self,
        text: &str,
        turn: &Turn<'_>,
        tolerance: Tolerance,
    ) -> Result<Reading, Misread> {
        match self.on(turn.variant) {
            Notation::Short(letters) => {
                algebraic::read(text, letters, algebraic::Length::Short, tolerance)
            }
            Notation::Long(letters) => {
                algebraic::read(text, letters, algebraic::Length::Long, tolerance)
            }
            Notation::Minimal(letters) => {
                algebraic::read(text, letters, algebraic::Length::Minimal, tolerance)
            }
            Notation::Descriptive(style) => descriptive::read(text, turn, style, tolerance),
            Notation::Continental(dialect) => continental::read(text, turn, dialect, tolerance),
            Notation::Reversible => reversible::read(text, turn, tolerance),
            Notation::ThreeSymbol => three::read(text, turn, tolerance),
            Notation::Uci => uci::read(text, turn, tolerance),
            Notation::Iccf => iccf::read(text, turn, tolerance),
            Notation::Smith => smith::read(text, tolerance),
        }
    }

    /// The family it belongs to, if it has others in it.
    const fn family(self) -> Option<Family> {
        match self {
            Notation::Short(_) => Some(Family::Short),
            Notation::Continental(_) => Some(Family::Continental),
            // It has forms of its own, for it names pawns in full.
            Notation::Descriptive(Style {
                spelling: Spelling::Staunton,
                ..
            }) => None,
            Notation::Descriptive(style) => Some(match style.marks {
                Marks::Strict => Family::Strict,
                Marks::Classic => Family::Classic,
            }),
            _ => None,
        }
    }

    /// Shows `choose` the ways to write a move, the shortest first, until one will do.
    fn offer(&self, ply: &Ply<'_>, choose: &mut FormChooser<'_>) {
        match self.on(ply.turn.variant) {
            Notation::Short(letters) => {
                algebraic::forms(ply, letters, algebraic::Length::Short, choose);
            }
            Notation::Long(letters) => {
                algebraic::forms(ply, letters, algebraic::Length::Long, choose);
            }
            Notation::Minimal(letters) => {
                algebraic::forms(ply, letters, algebraic::Length::Minimal, choose);
            }
            Notation::Descriptive(style) => descriptive::forms(ply, style, choose),
            Notation::Continental(dialect) => continental::forms(ply, dialect, choose),
            Notation::Reversible => reversible::form(ply, choose),
            Notation::ThreeSymbol => three::form(ply, choose),
            Notation::Uci => uci::form(ply, choose),
            Notation::Iccf => iccf::form(ply, choose),
            Notation::Smith => smith::form(ply, choose),
        }
    }

    /// How many bytes at the start of the text are one move in this notation, marks and glyphs
    /// included. At least one character, so that a caller that steps by it comes to the end; nought
    /// only for an empty text. What it spans need not be a legal move, nor even readable.
    #[must_use]
    pub fn extent(&self, text: &str) -> usize {
        match *self {
            Notation::Descriptive(_) => descriptive::extent(text),
            Notation::Continental(dialect) => continental::extent(text, dialect),
            _ => algebraic::extent(text),
        }
    }

    /// What a reader makes of the text among the legal moves: strictly first, and with tolerance
    /// where that does not settle it, so that forgiveness never blurs what is written properly.
    ///
    /// # Errors
    /// [`Misread`] where the text stops being a move in this notation.
    pub fn understand(&self, text: &str, turn: &Turn<'_>) -> Result<(Reading, Verdict), Misread> {
        if let Ok(reading) = self.read(text, turn, Tolerance::Strict) {
            let verdict = judge(&reading, turn);
            if matches!(verdict, Verdict::One { .. }) {
                return Ok((reading, verdict));
            }
        }
        let reading = self.read(text, turn, Tolerance::Tolerant)?;
        let verdict = judge(&reading, turn);
        Ok((reading, verdict))
    }
}
