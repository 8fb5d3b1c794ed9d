//! Notations: how moves are written and read.
//!
//! The king's knight moves from g1 to f3, later takes on e5, and the e-pawn promotes:
//!
//! | notation | quiet | capture | the e-pawn's promotion | [`Notation`] |
//! |---|---|---|---|---|
//! | short algebraic | `Nf3` | `Nxe5` | `e8=Q+` | [`Notation::Short`] |
//! | long algebraic | `Ng1-f3` | `Nf3xe5` | `e7-e8=Q+` | [`Notation::Long`] |
//! | really short | `Nf3` | `Ne5` | `e8Q` | [`Notation::Minimal`] |
//! | figurine | `♘f3` | `♘xe5` | `e8=♕+` | [`Notation::Short`] with [`Letters::FIGURINE`] |
//! | coordinate (UCI) | `g1f3` | `f3e5` | `e7e8q` | [`Notation::Uci`] |
//! | ICCF numeric | `7163` | `6355` | `57581` | [`Notation::Numeric`] |
//! | Smith | `g1f3` | `f3e5p` | `e7e8Q` | [`Notation::Smith`] |
//! | telegraphic | `kahi` | `hiso` | `sesaq` | [`Notation::Telegraphic`] |
//! | Meyer's | `O f3` | `O e5:` | `P e8L†` | [`Notation::Historic`], and others of the past |
//! | English descriptive | `N-KB3` | `NxP` | `P-K8(Q) ch` | [`Notation::Descriptive`] |
//! | Spanish descriptive | `C3AR` | `CxP` | `P8R=D+` | [`Notation::Continental`], and three other languages |
//! | reversible | `Ng1f3` | `Nf3e5×` | `e78=Q+` | [`Notation::Reversible`], the only one on nine files |
//! | braille | `⠎⠋⠒` | `⠎⠰⠑⠢` | `⠘⠑⠦⠟` | [`Notation::Braille`], also for an embosser: `SF3` |
//! | announced | `knight Gustav 1 Felix 3` | `knight Felix 3 takes Eva 5` | `Eva 7 Eva 8 queen check` | [`Notation::Spoken`], in four languages |
//! | three symbols | `N-B3` | `NxP` | `P=Q` | [`Notation::ThreeSymbol`], for U-chess |
//!
//! The [`catalogue`] lists them for everything that offers, writes and reads them.
//!
//! A notation consists of two small functions. [`Notation::forms`] returns every way to write a
//! move, the shortest first, and internally each form carries what its reader will say that it
//! *claims*. [`Notation::read`] returns what any text claims about a move. Everything else follows.
//! To understand a text, [`judge`] keeps the legal moves for which all claims hold. To write a
//! move, [`Notation::name`] takes the shortest form whose claims fit no other legal move, and the
//! rejected forms are the explanation.

mod algebraic;
mod begun;
pub(crate) mod braille;
pub mod catalogue;
mod claim;
mod continental;
pub mod descriptive;
mod form;
pub mod glyph;
mod group;
mod historic;
mod language;
mod letters;
mod listed;
mod misread;
mod name;
mod nearest;
pub mod null;
pub(crate) mod numeric;
mod order;
pub mod plain_words;
mod ply;
mod refusal;
mod reversible;
mod scan;
mod smith;
pub mod speech;
mod spelled;
pub(crate) mod spoken;
mod telegraphic;
pub mod three;
mod turn;
mod typeset;
mod uci;
mod verdict;
mod words;

pub use begun::{BegunMove, begun, unfinished};
pub use braille::Braille;
pub use catalogue::{CATALOGUE, lettered_as, listed, offered, recognised};
pub use claim::{CheckSign, Claim, Kind, Part, Reading, Tolerance};
pub use continental::Dialect;
pub use descriptive::Style;
pub use form::{Form, Rule};
pub use group::NotationGroup;
pub use historic::Historic;
pub use language::Language;
pub use letters::Letters;
pub(crate) use letters::{lower, small_letter};
pub use listed::{NotationRow, Recognised};
pub use misread::{Expected, Misread};
pub use name::{Counted, Named, Rejected};
pub use numeric::SquareNumbers;
pub use order::{OrderKey, arrange, sorted};
pub use ply::Ply;
pub use refusal::{forbidden, refusal};
pub use spoken::SpokenLanguage;
pub use telegraphic::TelegraphCode;
pub use turn::{Barred, Gives, HomeSquares, Manner, Rules, Turn};
pub use verdict::{Meanings, Sense, Verdict, judge};
pub use words::{Bit, Filling, Sentence, ambiguous};

use crate::board::{Color, Move, Piece, Variant};
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
    /// The spelling of Chess 99, on any board, from which a move can also be taken back: `Re14`.
    Reversible,
    /// The sentences of U-chess, no longer than three symbols: `N-B3`. They name every move that
    /// U-chess allows, but not every move of other games.
    ThreeSymbol,
    /// Coordinates as engines write them: `e7e8q`.
    Uci,
    /// Squares as numbers, as in correspondence chess: `57581`.
    Numeric(SquareNumbers),
    /// Coordinates with what was taken, so that a move can be taken back: `d7e8nQ`.
    Smith,
    /// Two letters a square, in a code for moves by telegraph: `sesaq`.
    Telegraphic(TelegraphCode),
    /// Short algebraic in cells for reading by touch, or in what an embosser takes: `⠎⠃⠙⠆`.
    Braille(Braille),
    /// Both squares as players announce them who hear the board: `Springer Gustav 1 Felix 3`.
    Spoken(SpokenLanguage),
    /// Algebraic as it was printed before it had its present form: `O f3`.
    Historic(Historic),
}

impl Notation {
    /// Short algebraic with English letters.
    pub const SHORT: Notation = Notation::Short(Letters::ENGLISH);
    /// Long algebraic with English letters.
    pub const LONG: Notation = Notation::Long(Letters::ENGLISH);
    /// Really short algebraic with English letters.
    pub const MINIMAL: Notation = Notation::Minimal(Letters::ENGLISH);
    /// Short algebraic with figurines.
    pub const FIGURINE: Notation = Notation::Short(Letters::FIGURINE);
    /// English descriptive in the modern style.
    pub const DESCRIPTIVE: Notation = Notation::Descriptive(Style::MODERN);
    /// English descriptive in the classic style, where a check mark may distinguish moves.
    pub const CLASSIC: Notation = Notation::Descriptive(Style::CLASSIC);

    /// Returns the notation that a game uses when this one is asked for. The games on nine files
    /// have only one notation, and it replaces all others.
    #[must_use]
    pub const fn on(self, variant: Variant) -> Notation {
        match variant {
            Variant::Chess99 | Variant::Modern => Notation::Reversible,
            _ => self,
        }
    }

    /// Reads what the text claims about the move of this turn.
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
            Notation::Descriptive(_)
            | Notation::Continental(_)
            | Notation::Historic(_)
            | Notation::Braille(_)
            | Notation::Spoken(_)
                if turn.moves.iter().any(has_no_letter)
                    && let Ok(squares) = uci::read(text, turn, tolerance) =>
            {
                Ok(squares)
            }
            Notation::Descriptive(style) => descriptive::read(text, turn, style, tolerance),
            Notation::Continental(dialect) => continental::read(text, turn, dialect, tolerance),
            Notation::Reversible => reversible::read(text, turn, tolerance),
            Notation::ThreeSymbol => three::read(text, turn, tolerance),
            Notation::Uci => uci::read(text, turn, tolerance),
            Notation::Numeric(numbers) => numeric::read(text, turn, numbers, tolerance),
            Notation::Smith => smith::read(text, tolerance),
            Notation::Telegraphic(code) => telegraphic::read(text, turn, code, tolerance),
            Notation::Braille(code) => braille::read(text, turn, code, tolerance),
            Notation::Spoken(language) => spoken::read(text, language, tolerance),
            Notation::Historic(historic) => historic::read(text, turn, historic, tolerance),
        }
    }

    /// Returns the letters of an algebraic notation.
    #[must_use]
    pub const fn letters(self) -> Option<Letters> {
        match self {
            Notation::Short(letters) | Notation::Long(letters) | Notation::Minimal(letters) => {
                Some(letters)
            }
            _ => None,
        }
    }

    /// Returns the names of the languages whose letters it has, for a sentence: "German or Scandinavian". `None`
    /// if it has no letters that differ from language to language.
    #[must_use]
    pub const fn people(self) -> Option<&'static str> {
        match (self, self.letters()) {
            (Notation::Continental(dialect), _) => Some(dialect.people()),
            (_, Some(letters)) => Some(letters.people()),
            _ => None,
        }
    }

    /// Returns the notations that a text may be in if it was taken for this one by its letters, this one among
    /// them. None for English, which no letter tells.
    #[must_use]
    pub fn in_all_letters(self) -> Vec<Notation> {
        match (self, self.letters()) {
            (Notation::Continental(_), _) => Dialect::ALL.map(Notation::Continental).into(),
            (_, Some(letters)) if letters != Letters::ENGLISH => {
                let languages = Letters::all().filter(|letters| *letters != Letters::FIGURINE);
                languages.map(Notation::Short).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the family it shares with other notations, if there is one.
    const fn family(self) -> Option<Family> {
        match self {
            Notation::Short(_) | Notation::Braille(_) => Some(Family::Short),
            Notation::Continental(_) => Some(Family::Continental),
            // Staunton's spelling has forms of its own, because it names pawns in full.
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

    /// Passes the ways to write a move to `choose`, the shortest first, until it accepts one.
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
            Notation::Descriptive(_)
            | Notation::Continental(_)
            | Notation::Historic(_)
            | Notation::Braille(_)
            | Notation::Spoken(_)
                if has_no_letter(ply.mv) =>
            {
                uci::form(ply, choose);
            }
            Notation::Descriptive(style) => descriptive::forms(ply, style, choose),
            Notation::Continental(dialect) => continental::forms(ply, dialect, choose),
            Notation::Reversible => reversible::form(ply, choose),
            Notation::ThreeSymbol => three::form(ply, choose),
            Notation::Uci => uci::form(ply, choose),
            Notation::Numeric(numbers) => numeric::form(ply, numbers, choose),
            Notation::Smith => smith::form(ply, choose),
            Notation::Telegraphic(code) => telegraphic::form(ply, code, choose),
            Notation::Braille(code) => braille::forms(ply, code, choose),
            Notation::Spoken(language) => spoken::form(ply, language, choose),
            Notation::Historic(historic) => historic::forms(ply, historic, choose),
        }
    }

    /// Appends the number before a move of this side as a score in this notation has it: `12. `,
    /// `12... `, or the digits of braille.
    pub fn write_number(&self, number: u32, mv: &Move, color: Color, out: &mut String) {
        if let Notation::Braille(code) = self {
            // The sign of Black's side would be read as a third dash of a null move.
            let is_marked = color == Color::Black && !mv.passes();
            return code.write_number(number, is_marked, out);
        }
        out.push_str(&number.to_string());
        out.push_str(if color == Color::White { ". " } else { "... " });
    }

    /// Returns the language in which its moves are said.
    #[must_use]
    pub const fn voice(self) -> SpokenLanguage {
        match self {
            Notation::Spoken(language) => language,
            _ => SpokenLanguage::English,
        }
    }

    /// Returns how many bytes at the start of the text are one move in this notation, including
    /// marks and glyphs. It is at least one character, so that a caller that advances by it reaches
    /// the end, and 0 only for an empty text. The span need not be a legal move, or even readable.
    #[must_use]
    pub fn extent(&self, text: &str) -> usize {
        match *self {
            Notation::Descriptive(_) => descriptive::extent(text),
            Notation::Continental(dialect) => continental::extent(text, dialect),
            Notation::Numeric(numbers) => numeric::extent(text, numbers),
            Notation::Telegraphic(code) => telegraphic::extent(text, code),
            Notation::Braille(_) => braille::extent(text),
            Notation::Spoken(language) => spoken::extent(text, language),
            Notation::Historic(historic) => historic::extent(text, historic),
            _ => algebraic::extent(text),
        }
    }

    /// Reads the text and judges it among the legal moves. It reads strictly first, and with
    /// tolerance only if that does not give one move, so that tolerance never makes a correct text
    /// ambiguous.
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

/// Returns whether a paladin moves or is taken, for which these notations of eight files have no letter.
/// Such a move is written as coordinates.
fn has_no_letter(mv: &Move) -> bool {
    let taken = mv.taken().map(|(piece, _)| piece);
    mv.piece == Piece::Paladin || taken == Some(Piece::Paladin)
}
