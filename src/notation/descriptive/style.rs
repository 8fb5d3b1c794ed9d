//! The styles of descriptive by their names, and what each prints, as data.

/// A style of descriptive, as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// How the words of a move are printed.
    pub spelling: Spelling,
    /// Whether marks are part of the name.
    pub marks: Marks,
}

/// The look of the words of a move in print. Every reader reads all of them.
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
    /// `K. Kt. to K. B's 3d.`, `B. takes Kt. (ch.)`: as in *The Blue Book of Chess*, after
    /// Staunton's of 1847. A move to an empty square names the side of its file (for a king only
    /// where needed, as in print) and says which of two pieces moves.
    Staunton,
    /// `P-KC3`, `C-C8`, `CxP`: the rook is a castle, C, as Guthrie proposed in 1922.
    Guthrie,
}

/// Whether marks are part of the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marks {
    /// `ch` and `e.p.` never choose between moves.
    Strict,
    /// `ch`, its absence, and `e.p.` count: in the French, 4.B-Kt5 means KKt5, because QKt5 would
    /// be check.
    Classic,
}

impl Style {
    /// Modern spelling; marks do not choose.
    pub const MODERN: Style = Style::strict(Spelling::Modern);
    /// Modern spelling; marks choose.
    pub const CLASSIC: Style = Style::classic(Spelling::Modern);
    /// Spelling with `Kt`; marks do not choose.
    pub const KT: Style = Style::strict(Spelling::Kt);
    /// Spaced spelling; marks do not choose.
    pub const SPACED: Style = Style::strict(Spelling::Spaced);
    /// Spelling with `to` and `takes`; marks do not choose.
    pub const TO: Style = Style::strict(Spelling::To);
    /// Staunton's spelling; marks do not choose.
    pub const STAUNTON: Style = Style::strict(Spelling::Staunton);
    /// Spelling with C for the rook; marks do not choose.
    pub const GUTHRIE: Style = Style::strict(Spelling::Guthrie);

    /// The styles that a script or a setting can name behind `descriptive:`. Guthrie's has a row of the
    /// catalogue alone.
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

    /// Returns the style of this name.
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

/// The letters and signs that a spelling prints. Signs include the spaces beside them.
pub(super) struct Lettering {
    /// Letters of the knight.
    pub knight: &'static str,
    /// Letter of the rook.
    pub rook: &'static str,
    /// Space between two letters.
    pub gap: &'static str,
    /// Sign after a letter, except after that of a square's file.
    pub period: &'static str,
    /// Sign for moving.
    pub moves: &'static str,
    /// Sign for taking.
    pub takes: &'static str,
    /// Ranks from the first on, as they follow the letter of a file.
    pub ranks: [&'static str; 8],
    /// Sign before a square in brackets.
    pub open: &'static str,
    /// Sign before the piece that a pawn becomes, which stands in brackets too.
    pub promotes: &'static str,
    /// Castling on the king's side and on the queen's.
    pub castles: [&'static str; 2],
    /// Mark of taking en passant.
    pub passing: &'static str,
    /// Mark of check.
    pub check: &'static str,
    /// Mark of discovered check.
    pub discovered: &'static str,
    /// Mark of double check.
    pub double: &'static str,
    /// Mark of mate.
    pub mate: &'static str,
    /// Whether a move to an empty square writes all that is true: the side of the file, and which
    /// piece of a pair moves. Pawns are then also named by their complete file.
    pub in_full: bool,
}

const MODERN: Lettering = Lettering {
    knight: "N",
    rook: "R",
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

const GUTHRIE: Lettering = Lettering {
    rook: "C",
    ..MODERN
};

impl Spelling {
    /// Returns what it prints.
    pub(super) const fn print(self) -> &'static Lettering {
        match self {
            Spelling::Modern => &MODERN,
            Spelling::Kt => &KT,
            Spelling::Spaced => &SPACED,
            Spelling::To => &TO,
            Spelling::Staunton => &STAUNTON,
            Spelling::Guthrie => &GUTHRIE,
        }
    }
}
