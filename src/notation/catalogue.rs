//! The notations that are offered, a row each. Whatever lists notations reads this list: the sheet's
//! columns, the attributes of a board, quizzes, the entry box, recognition, the converter, the tests.
//!
//! | asked for | by |
//! |---|---|
//! | the row of a tag | [`listed`] |
//! | the rows that suit a game, in the order of a picker | [`offered`] |
//! | the rows to try on a text of which nothing is said | [`recognised`] |
//! | the row of a notation, for its words | [`Notation::row`] |
//!
//! A new notation is a file with its reader and writer, a variant of [`Notation`], and a row here.

use std::mem::discriminant;

use super::descriptive::{Marks, Spelling};
use super::{Letters, Notation, Style};
use crate::board::Variant;

/// A notation with all that is said about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Stable, for settings, attributes, scripts and the converter.
    pub tag: &'static str,
    /// What a picker says.
    pub title: &'static str,
    /// What it is called within a sentence.
    pub spoken: &'static str,
    /// Whose letters or words it has; empty if it has those of no language.
    pub language: &'static str,
    /// Black's eleventh move of the Opera Game, the knight from b8 to d7; for other games than
    /// orthodox chess a first move.
    pub sample: &'static str,
    /// Other spellings of the sample that its reader takes for the same move.
    pub tolerates: &'static [&'static str],
    /// The games it is offered for.
    pub games: &'static [Variant],
    /// The tag of the row whose reader reads it: a score can be asked to be read as that.
    pub reader: &'static str,
    pub recognised: Recognised,
    /// Another spelling of some other row, which tables of all notations leave out.
    pub is_dialect: bool,
    /// Why nothing can be mistaken where both squares are always written.
    pub both_squares: &'static str,
    pub notation: Notation,
}

/// When a text is tried in a notation that nobody has named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recognised {
    /// Each move by itself. Short algebraic is tried first, the others where it fails.
    ByMove,
    /// The reader of short algebraic reads it as well.
    AsShort,
    /// A whole score, if moves of it can be read in none of those.
    ByScore,
    /// Never.
    Named,
}

const ORTHODOX: &[Variant] = &[Variant::Standard, Variant::Diagram];
const EIGHT_FILES: &[Variant] = &[
    Variant::Standard,
    Variant::Diagram,
    Variant::UChess,
    Variant::UChessAise,
];
const U_CHESS: &[Variant] = &[Variant::UChess, Variant::UChessAise];
const NINE_FILES: &[Variant] = &[Variant::Chess99, Variant::Modern];

const SHORT: Listed = Listed {
    tag: "short",
    title: "Short algebraic",
    spoken: "short algebraic",
    language: "English",
    sample: "Nbd7",
    tolerates: &["nbd7", "N8d7", "Nb8-d7", "♞bd7", "11... Nbd7!?"],
    games: EIGHT_FILES,
    reader: "short",
    recognised: Recognised::ByMove,
    is_dialect: false,
    both_squares: "Both squares are always written, so nothing can be mistaken.",
    notation: Notation::SHORT,
};

const DESCRIPTIVE: Listed = Listed {
    tag: "descriptive",
    title: "English descriptive",
    spoken: "English descriptive",
    sample: "QN-Q2",
    tolerates: &["QKt-Q2", "Q Kt to Q 2", "Q. Kt. to Q's 2d.", "N(N1)-Q2"],
    reader: "descriptive",
    recognised: Recognised::ByScore,
    notation: Notation::DESCRIPTIVE,
    ..SHORT
};

/// Descriptive in another style. Every style's reader reads them all.
const STYLED: Listed = Listed {
    recognised: Recognised::Named,
    is_dialect: true,
    ..DESCRIPTIVE
};

/// Short algebraic in other letters, which have to be named: `D` is a queen here and nothing there.
const LETTERED: Listed = Listed {
    recognised: Recognised::Named,
    is_dialect: true,
    tolerates: &[],
    ..SHORT
};

/// Every row, in the order of a picker. The first two are shown where nobody has chosen.
pub const CATALOGUE: &[Listed] = &[
    SHORT,
    DESCRIPTIVE,
    Listed {
        tag: "long",
        title: "Long algebraic",
        spoken: "long algebraic",
        sample: "Nb8-d7",
        tolerates: &["Nb8d7", "nb8–d7"],
        reader: "long",
        recognised: Recognised::AsShort,
        notation: Notation::LONG,
        ..SHORT
    },
    Listed {
        tag: "minimal",
        title: "Really short",
        spoken: "really short algebraic",
        tolerates: &["nbd7", "Nb8-d7"],
        reader: "minimal",
        recognised: Recognised::AsShort,
        notation: Notation::MINIMAL,
        ..SHORT
    },
    Listed {
        tag: "figurine",
        title: "Figurine",
        spoken: "figurine algebraic",
        language: "",
        sample: "♘bd7",
        tolerates: &["♞bd7"],
        recognised: Recognised::AsShort,
        notation: Notation::FIGURINE,
        ..SHORT
    },
    Listed {
        tag: "uci",
        title: "Coordinate (UCI)",
        spoken: "coordinate notation",
        language: "",
        sample: "b8d7",
        tolerates: &["11... b8d7"],
        reader: "uci",
        notation: Notation::Uci,
        ..SHORT
    },
    Listed {
        tag: "iccf",
        title: "ICCF numeric",
        spoken: "ICCF numeric notation",
        language: "",
        sample: "2847",
        tolerates: &["11... 2847", "2847!"],
        games: ORTHODOX,
        reader: "iccf",
        recognised: Recognised::ByScore,
        both_squares: "Both squares are always written, each as the number of its file and its rank, so nothing can be mistaken.",
        notation: Notation::Iccf,
        ..SHORT
    },
    Listed {
        tag: "smith",
        title: "Smith",
        spoken: "Smith notation",
        language: "",
        sample: "b8d7",
        tolerates: &["11... b8d7", "b8d7!"],
        games: ORTHODOX,
        reader: "smith",
        both_squares: "Both squares are always written, and behind them what was taken, how the king castled and what a pawn became, so nothing can be mistaken.",
        notation: Notation::Smith,
        ..SHORT
    },
    Listed {
        tag: "reversible",
        title: "Reversible",
        spoken: "reversible notation",
        sample: "Nb8d7",
        tolerates: &["11... Nb8d7!"],
        reader: "reversible",
        recognised: Recognised::ByScore,
        notation: Notation::Reversible,
        ..SHORT
    },
    Listed {
        tag: "classic",
        title: "Descriptive, check tells",
        recognised: Recognised::Named,
        notation: Notation::CLASSIC,
        ..DESCRIPTIVE
    },
    Listed {
        tag: "descriptive-kt",
        title: "Descriptive with Kt",
        sample: "QKt-Q2",
        tolerates: &["QN-Q2"],
        notation: Notation::Descriptive(Style::KT),
        ..STYLED
    },
    Listed {
        tag: "descriptive-spaced",
        title: "Descriptive, spaced",
        sample: "Q Kt - Q 2",
        notation: Notation::Descriptive(Style::SPACED),
        ..STYLED
    },
    Listed {
        tag: "descriptive-to",
        title: "Descriptive, Kt to KB3",
        sample: "QKt to Q2",
        notation: Notation::Descriptive(Style::TO),
        ..STYLED
    },
    Listed {
        tag: "descriptive-staunton",
        title: "Descriptive, Staunton's",
        sample: "Q. Kt. to Q's 2d.",
        notation: Notation::Descriptive(Style::STAUNTON),
        ..STYLED
    },
    Listed {
        tag: "classic-kt",
        title: "Descriptive with Kt, check tells",
        sample: "QKt-Q2",
        notation: Notation::Descriptive(Style {
            spelling: Spelling::Kt,
            marks: Marks::Classic,
        }),
        ..STYLED
    },
    Listed {
        tag: "german",
        title: "Short, German letters",
        spoken: "short algebraic with German letters",
        language: "German",
        sample: "Sbd7",
        reader: "german",
        notation: Notation::Short(Letters::German),
        ..LETTERED
    },
    Listed {
        tag: "french",
        title: "Short, French letters",
        spoken: "short algebraic with French letters",
        language: "French",
        sample: "Cbd7",
        reader: "french",
        notation: Notation::Short(Letters::French),
        ..LETTERED
    },
    Listed {
        tag: "spanish",
        title: "Short, Spanish letters",
        spoken: "short algebraic with Spanish letters",
        language: "Spanish",
        sample: "Cbd7",
        reader: "spanish",
        notation: Notation::Short(Letters::Spanish),
        ..LETTERED
    },
    Listed {
        tag: "dutch",
        title: "Short, Dutch letters",
        spoken: "short algebraic with Dutch letters",
        language: "Dutch",
        sample: "Pbd7",
        reader: "dutch",
        notation: Notation::Short(Letters::Dutch),
        ..LETTERED
    },
    Listed {
        tag: "uchess",
        title: "Three symbols",
        spoken: "a three-symbol sentence",
        sample: "P-K4",
        tolerates: &["PK4", "1. P-K4"],
        games: U_CHESS,
        reader: "uchess",
        recognised: Recognised::ByScore,
        notation: Notation::ThreeSymbol,
        ..SHORT
    },
    // On eight files the same spelling is called reversible.
    Listed {
        tag: "chess99",
        title: "Chess 99",
        spoken: "the notation of Chess 99",
        sample: "e24",
        tolerates: &["1. e24"],
        games: NINE_FILES,
        reader: "reversible",
        recognised: Recognised::ByScore,
        is_dialect: true,
        notation: Notation::Reversible,
        ..SHORT
    },
];

impl Listed {
    /// Whether it is offered for this game.
    #[must_use]
    pub fn suits(&self, variant: Variant) -> bool {
        self.games.contains(&variant)
    }

    /// Whether a score can be asked to be read as this.
    #[must_use]
    pub fn is_read_by_name(&self) -> bool {
        self.reader == self.tag
    }

    /// The names of its games, for a sentence: "U-chess and U-chess (AISE)".
    #[must_use]
    pub fn games_in_words(&self) -> String {
        let titles: Vec<&str> = self.games.iter().map(|game| game.title()).collect();
        titles.join(" and ")
    }
}

/// The row of this tag.
#[must_use]
pub fn listed(tag: &str) -> Option<&'static Listed> {
    CATALOGUE.iter().find(|row| row.tag == tag)
}

/// The rows that suit a game, those first that suit no orthodox one.
pub fn offered(variant: Variant) -> impl Iterator<Item = &'static Listed> {
    let rows = move |orthodox| {
        let suits =
            move |row: &&Listed| row.suits(variant) && row.suits(Variant::Standard) == orthodox;
        CATALOGUE.iter().filter(suits)
    };
    rows(false).chain(rows(true))
}

/// The rows to try on a text of this game when nobody has said what it is in.
pub fn recognised(variant: Variant) -> impl Iterator<Item = &'static Listed> {
    offered(variant)
        .filter(|row| matches!(row.recognised, Recognised::ByMove | Recognised::ByScore))
}

impl Notation {
    /// The notation of a tag, or of `descriptive:` with the name of a [`Style`].
    #[must_use]
    pub fn named(name: &str) -> Option<Notation> {
        let styled = name
            .strip_prefix(DESCRIPTIVE.tag)
            .and_then(|rest| Style::named(rest.strip_prefix(':')?));
        styled
            .map(Notation::Descriptive)
            .or_else(|| listed(name).map(|row| row.notation))
    }

    /// What the catalogue says of this notation in a game; of a style or of letters that have no row
    /// of their own, the first row of their kind.
    #[must_use]
    pub fn row(self, variant: Variant) -> &'static Listed {
        let notation = self.on(variant);
        let find = |fits: &dyn Fn(&Listed) -> bool| CATALOGUE.iter().find(|row| fits(row));
        find(&|row| row.notation == notation && row.suits(variant))
            .or_else(|| find(&|row| row.notation == notation))
            .or_else(|| find(&|row| is_like(row.notation, notation)))
            .unwrap_or(&SHORT)
    }

    /// Whether every move of this game has a name in this notation, or in one of its kind.
    #[must_use]
    pub fn suits(self, variant: Variant) -> bool {
        let mut rows = CATALOGUE.iter();
        rows.any(|row| row.suits(variant) && is_like(row.notation, self))
    }
}

/// Whether two notations differ at most in letters or style.
fn is_like(one: Notation, other: Notation) -> bool {
    discriminant(&one) == discriminant(&other)
}
