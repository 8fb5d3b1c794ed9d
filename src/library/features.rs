//! What a game has that few games have, and that a reader of notation looks for.
//!
//! | typed | games with |
//! |---|---|
//! | `has:double` | a name that needs both file and rank of departure: `Qh4e1` |
//! | `has:pinned` | a name that needs nothing, since the rival is pinned |
//! | `has:descriptive` | a move that descriptive has to tell apart and algebraic has not |
//! | `has:underpromotion` | a pawn that becomes another piece than a queen |
//! | `has:en-passant` | a capture en passant |
//! | `has:castling-mate` | castling that gives mate |
//! | `has:variations` · `has:comments` | a second line, or words |
//! | `has:troubles` | something that could not be read |

/// Something that a game may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Feature {
    Double,
    Pinned,
    Descriptive,
    Underpromotion,
    EnPassant,
    CastlingMate,
    Variations,
    Comments,
    Troubles,
}

impl Feature {
    pub const ALL: [Feature; 9] = [
        Feature::Double,
        Feature::Pinned,
        Feature::Descriptive,
        Feature::Underpromotion,
        Feature::EnPassant,
        Feature::CastlingMate,
        Feature::Variations,
        Feature::Comments,
        Feature::Troubles,
    ];

    /// The word for it in a search.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Feature::Double => "double",
            Feature::Pinned => "pinned",
            Feature::Descriptive => "descriptive",
            Feature::Underpromotion => "underpromotion",
            Feature::EnPassant => "en-passant",
            Feature::CastlingMate => "castling-mate",
            Feature::Variations => "variations",
            Feature::Comments => "comments",
            Feature::Troubles => "troubles",
        }
    }

    /// The feature of such a word; `None` if it is none.
    #[must_use]
    pub fn tagged(tag: &str) -> Option<Feature> {
        Feature::ALL
            .into_iter()
            .find(|feature| feature.tag() == tag)
    }
}

/// What a game has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features(u16);

impl Features {
    /// As a number, which [`Features::of_bits`] takes back.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    #[must_use]
    pub const fn of_bits(bits: u16) -> Features {
        Features(bits)
    }

    #[must_use]
    pub const fn has(self, feature: Feature) -> bool {
        self.0 & (1 << feature as u16) != 0
    }

    pub const fn add(&mut self, feature: Feature) {
        self.0 |= 1 << feature as u16;
    }
}
