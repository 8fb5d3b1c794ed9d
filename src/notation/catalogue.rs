//! The notations that are offered, one row each. Everything that lists notations reads this table:
//! the sheet's columns, the attributes of a board, quizzes, the entry box, recognition, the
//! converter, the tests.
//!
//! | asked for | by |
//! |---|---|
//! | the row of a tag | [`listed`] |
//! | the rows that suit a game, in the order of a picker | [`offered`] |
//! | the rows to try on a text of unknown notation | [`recognised`] |
//! | the languages to try on a text with a letter that English lacks | [`lettered_as`] |
//! | the row of a notation, for its words | [`Notation::row`] |
//!
//! A new notation needs a file with its reader and writer, a variant of [`Notation`], and a row
//! here; the letters of a language need a row in [`ALPHABETS`].

use crate::words;
use std::mem::discriminant;

use super::descriptive::{Marks, Spelling};
use super::letters::{ALPHABETS, LANGUAGES};
use super::listed::{NotationRow, Recognised};
use super::{
    Braille, Dialect, Historic, Letters, Notation, NotationGroup, SpokenLanguage, SquareNumbers,
    Style, TelegraphCode,
};
use crate::board::Variant;

const ORTHODOX: &[Variant] = &[Variant::Standard, Variant::Diagram];
const EIGHT_FILES: &[Variant] = &[
    Variant::Standard,
    Variant::Diagram,
    Variant::UChess,
    Variant::UChessAise,
];
const U_CHESS: &[Variant] = &[Variant::UChess, Variant::UChessAise];
const NINE_FILES: &[Variant] = &[Variant::Chess99, Variant::Modern];

const SHORT: NotationRow = NotationRow {
    tag: "short",
    title: "Short algebraic",
    spoken: "short algebraic",
    language: "English",
    sample: "Nbd7",
    tolerates: &["nbd7", "N8d7", "Nb8-d7", "♞bd7", "11... Nbd7!?"],
    games: EIGHT_FILES,
    reader: "short",
    recognised: Recognised::ByMove,
    group: NotationGroup::Algebraic,
    is_dialect: false,
    both_squares: words::BOTH_ALWAYS_WRITTEN,
    notation: Notation::SHORT,
};

const DESCRIPTIVE: NotationRow = NotationRow {
    tag: "descriptive",
    title: "English descriptive",
    spoken: "English descriptive",
    sample: "QN-Q2",
    tolerates: &["QKt-Q2", "Q Kt to Q 2", "Q. Kt. to Q's 2d.", "N(N1)-Q2"],
    reader: "descriptive",
    recognised: Recognised::ByScore,
    group: NotationGroup::Descriptive,
    notation: Notation::DESCRIPTIVE,
    ..SHORT
};

/// Template for descriptive in another style. The reader of every style reads all of them.
const STYLED: NotationRow = NotationRow {
    recognised: Recognised::Named,
    is_dialect: true,
    ..DESCRIPTIVE
};

/// The rows of the languages' letters, for each a row of short and one of long algebraic.
const LETTERED: [NotationRow; 2 * (LANGUAGES - UNLETTERED)] = {
    let mut rows = [SHORT; 2 * (LANGUAGES - UNLETTERED)];
    let mut at = 0;
    while at < rows.len() {
        let place = UNLETTERED + at / 2;
        let (alphabet, letters) = (&ALPHABETS[place], Letters::at(place));
        let is_long = at % 2;
        rows[at] = NotationRow {
            tag: alphabet.tags[is_long],
            title: alphabet.titles[is_long],
            spoken: alphabet.spoken[is_long],
            language: alphabet.name,
            sample: alphabet.samples[is_long],
            tolerates: &[],
            reader: alphabet.tags[is_long],
            recognised: [Recognised::ByLetters, Recognised::Named][is_long],
            group: NotationGroup::OtherLetters,
            is_dialect: true,
            notation: [Notation::Short(letters), Notation::Long(letters)][is_long],
            ..SHORT
        };
        at += 1;
    }
    rows
};

/// How many rows of [`ALPHABETS`] have rows of their own here: English and figurines.
const UNLETTERED: usize = 2;

/// Makes the row of a language's descriptive from its tag, its name, the sample, the spellings that
/// are read as well, and the dialect.
macro_rules! continental {
    ($tag:literal, $language:literal, $sample:literal, $tolerates:expr, $dialect:ident) => {
        NotationRow {
            tag: $tag,
            title: concat!($language, " descriptive"),
            spoken: concat!($language, " descriptive"),
            language: $language,
            sample: $sample,
            tolerates: $tolerates,
            reader: $tag,
            notation: Notation::Continental(Dialect::$dialect),
            ..CONTINENTAL
        }
    };
}

/// Makes a row of braille from its tag, its title, its name within a sentence, the language of its
/// letters, whether that is German, and whether it is for embossers.
macro_rules! braille {
    ($tag:literal, $title:literal, $spoken:literal, $language:literal, $is_german:literal, $is_ascii:literal) => {
        NotationRow {
            tag: $tag,
            title: $title,
            spoken: $spoken,
            language: $language,
            sample: if $is_ascii { "SBD7" } else { "⠎⠃⠙⠶" },
            tolerates: if $is_ascii {
                &["sbd7", "⠎⠃⠙⠶", "11... SBD7!"]
            } else {
                &["SBD7", "⠎⠃⠦⠙⠶", "⠂⠂ ⠤⠎⠃⠙⠶"]
            },
            games: ORTHODOX,
            reader: $tag,
            recognised: if $is_ascii {
                Recognised::Named
            } else {
                Recognised::ByScore
            },
            group: NotationGroup::TouchAndVoice,
            is_dialect: true,
            notation: Notation::Braille(Braille {
                is_german: $is_german,
                is_ascii: $is_ascii,
            }),
            ..SHORT
        }
    };
}

/// Makes the row of announced moves from its tag, the language with its name, the sample, and the
/// spellings that are read as well.
macro_rules! announced {
    ($tag:literal, $variant:ident, $language:literal, $sample:literal, $tolerates:expr) => {
        NotationRow {
            tag: $tag,
            title: concat!("Spoken, ", $language),
            spoken: concat!("spoken ", $language),
            language: $language,
            sample: $sample,
            tolerates: $tolerates,
            games: ORTHODOX,
            reader: $tag,
            recognised: Recognised::ByScore,
            group: NotationGroup::TouchAndVoice,
            is_dialect: true,
            both_squares: words::BOTH_ALWAYS_SAID,
            notation: Notation::Spoken(SpokenLanguage::$variant),
        }
    };
}

/// Template for descriptive in another language, in which books are read if the language is named.
const CONTINENTAL: NotationRow = NotationRow {
    sample: "CD2D",
    tolerates: &["C. D. 2 D.", "C(1C)2D"],
    games: ORTHODOX,
    recognised: Recognised::ByLetters,
    group: NotationGroup::Descriptive,
    is_dialect: true,
    ..SHORT
};

/// All rows, in the order of a picker. The first two are shown where the user has not chosen.
pub const CATALOGUE: &[NotationRow] = &{
    let mut rows = [SHORT; FIRST.len() + LETTERED.len() + LAST.len()];
    let parts = [FIRST, &LETTERED, LAST];
    let (mut at, mut part, mut place) = (0, 0, 0);
    while at < rows.len() {
        if place == parts[part].len() {
            (part, place) = (part + 1, 0);
        }
        rows[at] = parts[part][place];
        (at, place) = (at + 1, place + 1);
    }
    rows
};

/// The rows before those of the languages' letters.
const FIRST: &[NotationRow] = &[
    SHORT,
    DESCRIPTIVE,
    NotationRow {
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
    NotationRow {
        tag: "minimal",
        title: "Really short",
        spoken: "really short algebraic",
        tolerates: &["nbd7", "Nb8-d7"],
        reader: "minimal",
        recognised: Recognised::AsShort,
        notation: Notation::MINIMAL,
        ..SHORT
    },
    NotationRow {
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
    NotationRow {
        tag: "uci",
        title: "Coordinate (UCI)",
        spoken: "coordinate notation",
        language: "",
        sample: "b8d7",
        tolerates: &["11... b8d7"],
        reader: "uci",
        group: NotationGroup::Codes,
        notation: Notation::Uci,
        ..SHORT
    },
    NotationRow {
        tag: "iccf",
        title: "ICCF numeric",
        spoken: "ICCF numeric notation",
        language: "",
        sample: "2847",
        tolerates: &["11... 2847", "2847!"],
        games: ORTHODOX,
        reader: "iccf",
        recognised: Recognised::ByScore,
        group: NotationGroup::Codes,
        both_squares: words::BOTH_AS_NUMBERS,
        notation: Notation::Numeric(SquareNumbers::Iccf),
        ..SHORT
    },
    NotationRow {
        tag: "smith",
        title: "Smith",
        spoken: "Smith notation",
        language: "",
        sample: "b8d7",
        tolerates: &["11... b8d7", "b8d7!"],
        games: ORTHODOX,
        reader: "smith",
        group: NotationGroup::Codes,
        both_squares: words::BOTH_AND_BEHIND,
        notation: Notation::Smith,
        ..SHORT
    },
    NotationRow {
        tag: "gringmuth",
        title: "Gringmuth's code",
        spoken: "Gringmuth's telegraphic code",
        language: "",
        sample: "nare",
        tolerates: &["11... nare", "NARE", "nare!"],
        games: ORTHODOX,
        reader: "gringmuth",
        recognised: Recognised::ByScore,
        group: NotationGroup::Codes,
        both_squares: words::BOTH_AS_LETTERS,
        notation: Notation::Telegraphic(TelegraphCode::Gringmuth),
        ..SHORT
    },
    NotationRow {
        tag: "uedemann",
        title: "Uedemann's code",
        spoken: "Uedemann's telegraphic code",
        language: "",
        sample: "epol",
        tolerates: &["11... epol", "EPOL", "epol!"],
        games: ORTHODOX,
        reader: "uedemann",
        recognised: Recognised::ByScore,
        group: NotationGroup::Codes,
        both_squares: words::BOTH_AS_LETTERS,
        notation: Notation::Telegraphic(TelegraphCode::Uedemann),
        ..SHORT
    },
    // Before announced moves, which may have two squares and no name as well.
    NotationRow {
        tag: "alexandre",
        title: "Alexandre's",
        spoken: "Alexandre's notation",
        language: "",
        sample: "b8-d7",
        tolerates: &["11... b8-d7", "b8–d7!"],
        games: ORTHODOX,
        reader: "alexandre",
        recognised: Recognised::ByScore,
        group: NotationGroup::Past,
        notation: Notation::Historic(Historic::Alexandre),
        ..SHORT
    },
    NotationRow {
        tag: "selenus",
        title: "Selenus's numbers",
        spoken: "Selenus's numbers",
        language: "",
        sample: "63–53",
        tolerates: &["11... 63–53", "63-53", "63 53", "63 — 53!"],
        games: ORTHODOX,
        reader: "selenus",
        recognised: Recognised::ByScore,
        group: NotationGroup::Past,
        both_squares: words::BOTH_NUMBERED,
        notation: Notation::Numeric(SquareNumbers::Selenus),
        ..SHORT
    },
    braille!("braille", "Braille", "braille", "English", false, false),
    braille!(
        "braille-ascii",
        "Braille for embossers",
        "braille for embossers",
        "English",
        false,
        true
    ),
    braille!(
        "german-braille",
        "Braille, German letters",
        "braille with German letters",
        "German",
        true,
        false
    ),
    braille!(
        "german-braille-ascii",
        "Braille for embossers, German letters",
        "braille for embossers with German letters",
        "German",
        true,
        true
    ),
    announced!(
        "spoken-english",
        English,
        "English",
        "knight Bella 8 David 7",
        &[
            "knight bravo eight delta seven",
            "KNIGHT B8 D7",
            "night b ate to d seven",
            "11... knight Bella 8 David 7"
        ]
    ),
    announced!(
        "spoken-german",
        German,
        "German",
        "Springer Bella 8 David 7",
        &[
            "springer bella acht david sieben",
            "SPRINGER B 8 D 7",
            "Springer von Bella acht nach David sieben"
        ]
    ),
    announced!(
        "spoken-french",
        French,
        "French",
        "cavalier Bella 8 David 7",
        &["cavalier bella huit david sept", "Cavalier b8 à d7"]
    ),
    announced!(
        "spoken-spanish",
        Spanish,
        "Spanish",
        "caballo Bella 8 David 7",
        &["caballo bella ocho david siete", "Caballo de b8 a d7"]
    ),
    NotationRow {
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
    NotationRow {
        tag: "meyer",
        title: "Meyer's universal",
        spoken: "Meyer's universal notation",
        language: "",
        sample: "O b d7",
        tolerates: &["11. O b d7", "O b8 d7", "O bd7", "O b d7!"],
        games: ORTHODOX,
        reader: "meyer",
        recognised: Recognised::ByScore,
        group: NotationGroup::Past,
        notation: Notation::Historic(Historic::Meyer),
        ..SHORT
    },
    NotationRow {
        tag: "stamma",
        title: "Stamma's",
        spoken: "Stamma's notation",
        language: "",
        sample: "B d7",
        tolerates: &["11... B d7", "B. d7", "Bd7", "b d 7", "B b8 d7", "B d7!"],
        games: ORTHODOX,
        reader: "stamma",
        recognised: Recognised::ByScore,
        group: NotationGroup::Past,
        notation: Notation::Historic(Historic::Stamma),
        ..SHORT
    },
    NotationRow {
        tag: "classic",
        title: "Descriptive, check tells",
        recognised: Recognised::Named,
        notation: Notation::CLASSIC,
        ..DESCRIPTIVE
    },
    NotationRow {
        tag: "descriptive-kt",
        title: "Descriptive with Kt",
        sample: "QKt-Q2",
        tolerates: &["QN-Q2"],
        notation: Notation::Descriptive(Style::KT),
        ..STYLED
    },
    NotationRow {
        tag: "descriptive-spaced",
        title: "Descriptive, spaced",
        sample: "Q Kt - Q 2",
        notation: Notation::Descriptive(Style::SPACED),
        ..STYLED
    },
    NotationRow {
        tag: "descriptive-to",
        title: "Descriptive, Kt to KB3",
        sample: "QKt to Q2",
        notation: Notation::Descriptive(Style::TO),
        ..STYLED
    },
    NotationRow {
        tag: "descriptive-staunton",
        title: "Descriptive, Staunton's",
        sample: "Q. Kt. to Q's 2d.",
        notation: Notation::Descriptive(Style::STAUNTON),
        ..STYLED
    },
    NotationRow {
        tag: "descriptive-guthrie",
        title: "Descriptive, C for the rook",
        notation: Notation::Descriptive(Style::GUTHRIE),
        ..STYLED
    },
    NotationRow {
        tag: "classic-kt",
        title: "Descriptive with Kt, check tells",
        sample: "QKt-Q2",
        notation: Notation::Descriptive(Style {
            spelling: Spelling::Kt,
            marks: Marks::Classic,
        }),
        ..STYLED
    },
];

/// The rows behind them.
const LAST: &[NotationRow] = &[
    continental!(
        "spanish-descriptive",
        "Spanish",
        "CD2D",
        &["C. D. 2 D.", "C(1C)2D", "C1CD-2D", "11... CD2D!"],
        Spanish
    ),
    continental!(
        "portuguese-descriptive",
        "Portuguese",
        "CD2D",
        &["C. D. 2 D.", "C(1C)2D"],
        Portuguese
    ),
    continental!(
        "french-descriptive",
        "French",
        "CD2D",
        &[
            "C.D. 2D",
            "Le cavalier de la dame à la deuxième case de la dame"
        ],
        French
    ),
    continental!(
        "italian-descriptive",
        "Italian",
        "CD-D2",
        &["CD2D", "C(C1)-D2", "CDD2"],
        Italian
    ),
    // Their readers take much that is in the letters of a language, which come first.
    NotationRow {
        tag: "german-print",
        title: "German print, 1843 on",
        spoken: "the German print of the 19th century",
        language: "German",
        sample: "Sb8–d7",
        tolerates: &["11... Sb8–d7", "S b8–d7", "Sb8-d7", "Sb8—d7!"],
        games: ORTHODOX,
        reader: "german-print",
        recognised: Recognised::Named,
        group: NotationGroup::Past,
        is_dialect: true,
        notation: Notation::Historic(Historic::German),
        ..SHORT
    },
    NotationRow {
        tag: "german-print-short",
        title: "German print, 1900 to 1940",
        spoken: "the German print of about 1920",
        language: "German",
        sample: "Sbd7",
        tolerates: &["11... Sbd7", "Sb8–d7"],
        games: ORTHODOX,
        reader: "german-print-short",
        recognised: Recognised::Named,
        group: NotationGroup::Past,
        is_dialect: true,
        notation: Notation::Historic(Historic::GermanShort),
        ..SHORT
    },
    NotationRow {
        tag: "murray",
        title: "Murray's",
        spoken: "Murray's notation",
        sample: "bKtd7",
        tolerates: &["11... bKtd7", "Kt(b8)d7", "bKt-d7", "bNd7"],
        games: ORTHODOX,
        reader: "murray",
        recognised: Recognised::ByScore,
        group: NotationGroup::Past,
        both_squares: words::BOTH_IN_CAPTURE,
        notation: Notation::Historic(Historic::Murray),
        ..SHORT
    },
    NotationRow {
        tag: "uchess",
        title: "Three symbols",
        spoken: "a three-symbol sentence",
        sample: "P-K4",
        tolerates: &["PK4", "1. P-K4"],
        games: U_CHESS,
        reader: "uchess",
        recognised: Recognised::ByScore,
        group: NotationGroup::OtherGames,
        notation: Notation::ThreeSymbol,
        ..SHORT
    },
    // On eight files the same spelling is called reversible.
    NotationRow {
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

/// Returns the row of this tag.
#[must_use]
pub fn listed(tag: &str) -> Option<&'static NotationRow> {
    CATALOGUE.iter().find(|row| row.tag == tag)
}

/// Returns the rows that suit a game, beginning with those that do not suit orthodox chess.
pub fn offered(variant: Variant) -> impl Iterator<Item = &'static NotationRow> {
    let rows = move |orthodox| {
        let suits = move |row: &&NotationRow| {
            row.suits(variant) && row.suits(Variant::Standard) == orthodox
        };
        CATALOGUE.iter().filter(suits)
    };
    rows(false).chain(rows(true))
}

/// Returns the letters to try on a score of this game in which this word has no meaning as English.
pub fn lettered_as(variant: Variant, word: &str) -> impl Iterator<Item = Notation> {
    let rows = offered(variant).filter(|row| row.recognised == Recognised::ByLetters);
    let notations = rows.map(|row| row.notation);
    notations.filter(move |notation| {
        if let Notation::Continental(dialect) = notation {
            return word
                .chars()
                .next()
                .is_some_and(|letter| dialect.piece(letter).is_some());
        }
        let letters = notation.letters();
        // The letter stands first, or says what a pawn becomes.
        let has_any = |letters: Letters| {
            let mut places = word.char_indices().map(|(at, _)| at);
            places.any(|at| letters.begins_alike(&word[at..]).is_some())
        };
        letters.is_some_and(has_any)
    })
}

/// Returns the rows to try on a text of this game when its notation is unknown.
pub fn recognised(variant: Variant) -> impl Iterator<Item = &'static NotationRow> {
    offered(variant)
        .filter(|row| matches!(row.recognised, Recognised::ByMove | Recognised::ByScore))
}

impl Notation {
    /// Returns the notation of a tag, or of `descriptive:` followed by the name of a [`Style`].
    #[must_use]
    pub fn named(name: &str) -> Option<Notation> {
        let styled = name
            .strip_prefix(DESCRIPTIVE.tag)
            .and_then(|rest| Style::named(rest.strip_prefix(':')?));
        styled
            .map(Notation::Descriptive)
            .or_else(|| listed(name).map(|row| row.notation))
    }

    /// Returns the row of this notation in a game. A style or a language without a row gets the
    /// first row of its kind.
    #[must_use]
    pub fn row(self, variant: Variant) -> &'static NotationRow {
        let notation = self.on(variant);
        let find = |fits: &dyn Fn(&NotationRow) -> bool| CATALOGUE.iter().find(|row| fits(row));
        find(&|row| row.notation == notation && row.suits(variant))
            .or_else(|| find(&|row| row.notation == notation))
            .or_else(|| find(&|row| is_like(row.notation, notation)))
            .unwrap_or(&SHORT)
    }

    /// Returns whether every move of this game has a name in this notation, or in one of its kind.
    #[must_use]
    pub fn suits(self, variant: Variant) -> bool {
        let mut rows = CATALOGUE.iter();
        rows.any(|row| row.suits(variant) && is_like(row.notation, self))
    }
}

/// Returns whether two notations differ at most in letters or style.
fn is_like(one: Notation, other: Notation) -> bool {
    discriminant(&one) == discriminant(&other)
}
