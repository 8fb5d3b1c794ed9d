//! How descriptive is written: the styles by their names, and what each prints, as data.

/// How descriptive is written: a dialect as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    pub spelling: Spelling,
    pub marks: Marks,
}

/// How the words of a move look in print. Every reader reads all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spelling {
    /// `N-KB3`, `BxN`, `O-O ch`: American books since 1944.
    Modern,
    /// `Kt-KB3`, `BxKt`: English and American books up to then.
    Kt,
    /// `Kt - K B 3`, `B × Kt`: as in Capablanca's books of 1921.
    Spaced,
    /// `Kt to KB3`, `B takes Kt`, `K to R sq`: as in Bird's book of 1893.
    To,
    /// `K. Kt. to K. B's 3d.`, `B. takes Kt. (ch.)`: as in *The Blue Book of Chess*, after Staunton's
    /// of 1847. A move to an empty square names the side of its file (a king's only where needed, as
    /// in print) and, of two pieces, which it is.
    Staunton,
}

/// Whether marks are part of the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marks {
    /// `ch` and `e.p.` never choose between moves.
    Strict,
    /// `ch`, its absence, and `e.p.` count: in the French, 4.B-Kt5 means KKt5, since QKt5 would be check.
    Classic,
}

impl Style {
    pub const MODERN: Style = Style::strict(Spelling::Modern);
    pub const CLASSIC: Style = Style::classic(Spelling::Modern);
    pub const KT: Style = Style::strict(Spelling::Kt);
    pub const SPACED: Style = Style::strict(Spelling::Spaced);
    pub const TO: Style = Style::strict(Spelling::To);
    pub const STAUNTON: Style = Style::strict(Spelling::Staunton);

    /// Every style by its name for scripts and settings.
    pub const NAMES: [(&'static str, Style); 10] = [
        ("modern", Style::MODERN),
        ("classic", Style::CLASSIC),
        ("kt", Style::KT),
        ("kt-classic", Style::classic(Spelling::Kt)),
        ("spaced", Style::SPACED),
        ("spaced-classic", Style::classic(Spelling::Spaced)),
        ("to", Style::TO),
        ("to-classic", Style::classic(Spelling::To)),
        ("staunton", Style::STAUNTON),
        ("staunton-classic", Style::classic(Spelling::Staunton)),
    ];

    /// The style of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Style> {
        let row = Style::NAMES.iter().find(|(known, _)| *known == name);
        row.map(|&(_, style)| style)
    }

    const fn strict(spelling: Spelling) -> Style {
        Style {
            spelling,
            marks: Marks::Strict,
        }
    }

    const fn classic(spelling: Spelling) -> Style {
        Style {
            spelling,
            marks: Marks::Classic,
        }
    }
}

/// What a spelling prints. Signs hold the spaces that stand beside them.
pub(super) struct Lettering {
    pub knight: &'static str,
    /// Between two letters.
    pub gap: &'static str,
    /// Behind a letter, save that of a square's file.
    pub period: &'static str,
    pub moves: &'static str,
    pub takes: &'static str,
    /// The ranks from the first on, as they follow the letter of a file.
    pub ranks: [&'static str; 8],
    /// Before a square in brackets.
    pub open: &'static str,
    /// Before the piece that a pawn becomes, in brackets too.
    pub promotes: &'static str,
    /// On the king's side and on the queen's.
    pub castles: [&'static str; 2],
    pub passing: &'static str,
    pub check: &'static str,
    pub discovered: &'static str,
    pub double: &'static str,
    pub mate: &'static str,
    /// Whether a move to an empty square says all that is true: the side of the file, and which
    /// piece of a pair it is. Pawns are then named by their whole file too.
    pub in_full: bool,
}

const MODERN: Lettering = Lettering {
    knight: "N",
    gap: "",
    period: "",
    moves: "-",
    takes: "x",
    ranks: ["1", "2", "3", "4", "5", "6", "7", "8"],
    open: "(",
    promotes: "(",
    castles: ["O-O", "O-O-O"],
    passing: " e.p.",
    check: " ch",
    discovered: " dis ch",
    double: " dbl ch",
    mate: " mate",
    in_full: false,
};

const KT: Lettering = Lettering {
    knight: "Kt",
    castles: ["Castles", "Castles QR"],
    ..MODERN
};

const SPACED: Lettering = Lettering {
    gap: " ",
    moves: " - ",
    takes: " × ",
    ranks: [" 1", " 2", " 3", " 4", " 5", " 6", " 7", " 8"],
    open: " (",
    promotes: " (",
    castles: ["Castles", "Castles Q R"],
    ..KT
};

const TO: Lettering = Lettering {
    moves: " to ",
    takes: " takes ",
    ranks: [" sq", "2", "3", "4", "5", "6", "7", "8"],
    open: " (",
    promotes: " (",
    passing: " en pas",
    ..KT
};

const STAUNTON: Lettering = Lettering {
    gap: " ",
    period: ".",
    ranks: [
        "'s sq.", "'s 2d.", "'s 3d.", "'s 4th.", "'s 5th.", "'s 6th.", "'s 7th.", "'s 8th.",
    ],
    castles: ["Castles on K's side.", "Castles on Q's side."],
    passing: " (in passing)",
    check: " (ch.)",
    discovered: " (dis. ch.)",
    double: " (dble ch.)",
    mate: " (mate)",
    promotes: " (becoming a ",
    in_full: true,
    ..TO
};

impl Spelling {
    /// What it prints.
    pub(super) const fn print(self) -> &'static Lettering {
        match self {
            Spelling::Modern => &MODERN,
            Spelling::Kt => &KT,
            Spelling::Spaced => &SPACED,
            Spelling::To => &TO,
            Spelling::Staunton => &STAUNTON,
        }
    }
}
