//! The notation and language in which a stretch of a book is printed.
//!
//! | print | [`Language`] |
//! |---|---|
//! | `P-K4` `Kt. to K. B's 3d.` `Kt-f3` | [`Language::English`] |
//! | `C3AR` `PxP` | [`Language::Continental`] |
//! | `Sg1—f3` `ed5:` `С:c6+` `♖xe6` | [`Language::Algebraic`] |

use std::borrow::Cow;
use std::ops::Range;

use super::Notation;
use super::claim::{CheckSign, Part};
use super::continental::{self, Dialect, PrintedPlay};
use super::historic::Historic;
use super::letters::Letters;
use super::misread::Misread;
use super::scan::Scan;
use super::turn::Turn;
use super::typeset::{Typeset, is_dash, is_takes};
use crate::board::{Move, Variant};
use crate::words;

/// The notation of a stretch of print, in the words of its language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English descriptive, with its hybrids.
    #[default]
    English,
    /// The descriptive of Spain, Portugal, France or Italy.
    Continental(Dialect),
    /// Algebraic, short or long, in these letters.
    Algebraic(Letters),
}

/// A printed move in a language other than English descriptive, split into its parts once.
#[derive(Clone, Debug)]
pub(super) enum ForeignMove {
    Continental(Box<PrintedPlay>),
    Algebraic(Result<Typeset, Misread>),
}

impl Language {
    /// Returns the language of books in this notation; `None` for English algebraic and for notations
    /// that belong to no language.
    #[must_use]
    pub fn from_notation(notation: Notation) -> Option<Language> {
        match notation {
            Notation::Descriptive(_) => Some(Language::English),
            Notation::Continental(dialect) => Some(Language::Continental(dialect)),
            Notation::Short(Letters::ENGLISH) => None,
            Notation::Short(letters) => Some(Language::Algebraic(letters)),
            Notation::Historic(historic) => historic.letters().map(Language::Algebraic),
            _ => None,
        }
    }

    /// Returns every language that a book can be read in, English first and Meyer's letters last.
    pub fn all() -> impl Iterator<Item = Language> {
        let dialects = Dialect::ALL.into_iter().map(Language::Continental);
        let letters = Letters::of_books().map(Language::Algebraic);
        [Language::English]
            .into_iter()
            .chain(dialects)
            .chain(letters)
    }

    /// Returns its name in English. Where books of several languages print the same, all are named.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Language::English => "English descriptive",
            Language::Continental(Dialect::Spanish) => "Spanish, Catalan or Italian descriptive",
            Language::Continental(Dialect::Portuguese) => "Portuguese descriptive",
            Language::Continental(Dialect::French) => "French descriptive",
            Language::Continental(Dialect::Italian) => "Italian descriptive",
            Language::Algebraic(letters) => letters.title(),
        }
    }

    /// Returns its name in the language that is spoken.
    #[must_use]
    pub fn said(self) -> Cow<'static, str> {
        if words::language().is_none() {
            return self.title().into();
        }
        let titled = |notation: Notation| notation.row(Variant::Standard).said();
        let (message, people) = match self {
            Language::English => return titled(Notation::DESCRIPTIVE),
            Language::Algebraic(Letters::FIGURINE) => return titled(Notation::FIGURINE),
            Language::Algebraic(Letters::MEYER) => {
                return titled(Notation::Historic(Historic::Meyer));
            }
            Language::Continental(Dialect::Spanish) => {
                (words::DESCRIPTIVE_IN, "Spanish, Catalan or Italian")
            }
            Language::Continental(dialect) => (words::DESCRIPTIVE_IN, dialect.people()),
            Language::Algebraic(letters) => (words::ALGEBRAIC_IN, letters.people()),
        };
        message.with([words::named_language(people).into()]).into()
    }

    /// Finds a move at the start of the text by its shape. Returns its length in bytes and whether
    /// it is weak, that is, to be believed only where a move is due. Returns `None` if there is
    /// none, and for English, whose shapes `book::page` finds.
    #[must_use]
    pub fn shape(self, text: &str) -> Option<(usize, bool)> {
        match self {
            Language::English => None,
            Language::Continental(dialect) => {
                continental::shape(text, dialect).map(|length| (length, false))
            }
            Language::Algebraic(letters) => {
                let typeset = Typeset::at(text, 0, letters).ok()?;
                Some((typeset.end, typeset.weak))
            }
        }
    }

    /// Returns every way to write a move in this language, marks included; none for English.
    #[must_use]
    pub fn names(self, mv: &Move, turn: &Turn<'_>) -> Vec<String> {
        let notations: &[Notation] = match self {
            Language::English => &[],
            Language::Continental(dialect) => &[Notation::Continental(dialect)],
            Language::Algebraic(letters) => &[Notation::Short(letters), Notation::Long(letters)],
        };
        let notations = notations.iter();
        let forms = notations.flat_map(|notation| notation.forms(mv, turn));
        forms.map(|form| form.text).collect()
    }

    /// Returns the language of a printed move in a text of this language. A move that is named by its
    /// two squares, as in `b1-c3`, is algebraic in any book.
    pub(super) fn of_print(self, text: &str) -> Language {
        let square = |text: &str| {
            let bytes = text.as_bytes();
            matches!(bytes, [b'a'..=b'h', b'1'..=b'8', ..])
        };
        let between = |c: char| is_dash(c) || is_takes(c) || c == ' ';
        let behind = || text[2..].trim_start_matches(between);
        if square(text) && behind().len() < text.len() - 2 && square(behind()) {
            return Language::Algebraic(Letters::ENGLISH);
        }
        self
    }

    /// Splits a printed move into its parts; `None` for English. Letters of notes say nothing about the
    /// move.
    pub(super) fn cut(self, text: &str) -> Option<ForeignMove> {
        let Range { start: noted, end } = without_notes(text);
        let text = &text[..end];
        let start = || match noted {
            0 => Scan::new(text, true).at(),
            noted => noted,
        };
        match self {
            Language::English => None,
            Language::Continental(dialect) => Some(ForeignMove::Continental(Box::new(
                PrintedPlay::parse(text, dialect),
            ))),
            Language::Algebraic(letters) => Some(ForeignMove::Algebraic(Typeset::whole(
                text,
                start(),
                letters,
            ))),
        }
    }
}

impl ForeignMove {
    /// Returns what the print claims in this position. With `present`, labels name the half of the
    /// board where a piece stands.
    ///
    /// # Errors
    /// [`Misread`] where the text is not a move.
    pub fn parts(&self, turn: &Turn<'_>, present: bool) -> Result<Vec<Part>, Misread> {
        match self {
            ForeignMove::Continental(play) => play.parts(turn, present),
            ForeignMove::Algebraic(typeset) => {
                let typeset = typeset.as_ref().map_err(Clone::clone)?;
                Ok(typeset.parts.clone())
            }
        }
    }
}

/// Returns the bytes of a printed move between the letters or figures of notes: those of `Ke8:f7` in
/// `a) Ke8:f7` and `Ke8:f7 (a)`.
fn without_notes(text: &str) -> Range<usize> {
    let is_mark = |mark: &str| {
        let letter = mark.len() == 1 && mark.bytes().all(|byte| byte.is_ascii_lowercase());
        letter || matches!(mark.len(), 1 | 2) && mark.bytes().all(|byte| byte.is_ascii_digit())
    };
    let behind = text.trim_end().strip_suffix(')');
    let behind = behind.and_then(|rest| rest.rsplit_once(char::is_whitespace));
    let behind = behind.filter(|(_, mark)| is_mark(mark.strip_prefix('(').unwrap_or(mark)));
    let end = behind.map_or(text.len(), |(bare, _)| bare.len());
    let before = text[..end].split_once(") ");
    let before = before.filter(|(mark, _)| is_mark(mark.strip_prefix('(').unwrap_or(mark)));
    let start = before.map_or(0, |(mark, _)| mark.len() + ") ".len());
    start..end
}

/// Returns a print or a name without the characters that do not distinguish moves: signs, spaces,
/// marks. A letter that is not Latin becomes a byte that only distinguishes it from others.
pub(super) fn bare(text: &str) -> Vec<u8> {
    let silent = |c: &char| c.is_alphanumeric() && !matches!(c, 'x' | 'х');
    let byte = |c: char| match c.is_ascii() {
        true => c as u8,
        false => (c as u32 & 0x7f) as u8 | 0x80,
    };
    let figure = |c: &char| ('♔'..='♟').contains(c);
    let letters = text.chars().filter(|c| silent(c) || figure(c));
    letters.map(byte).collect()
}

/// Returns what a damaged print says about check, and whether it says that a pawn is taken en
/// passant.
pub(super) fn marks(text: &str) -> (Option<CheckSign>, bool) {
    let sign = if text.contains(['#', '≠', '‡']) {
        Some(CheckSign::MateOrDouble)
    } else {
        text.contains(['+', '†']).then_some(CheckSign::Check)
    };
    (sign, text.contains(".p") || text.contains(". p"))
}
