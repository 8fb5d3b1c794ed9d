//! Rare features of games that a reader of notation looks for.
//!
//! | typed | games with |
//! |---|---|
//! | `has:double` | a name that needs both file and rank of departure: `Qh4e1` |
//! | `has:pinned` | a name that needs no addition, because the rival is pinned |
//! | `has:descriptive` | a move that descriptive has to distinguish and algebraic has not |
//! | `has:underpromotion` | a pawn that becomes another piece than a queen |
//! | `has:en-passant` | a capture en passant |
//! | `has:castling-mate` | castling that gives mate |
//! | `has:variations` · `has:comments` | a second line, or words |
//! | `has:troubles` | something that could not be read |

use serde::{Deserialize, Serialize};

/// Something special that a game may have.
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
    /// All features.
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

    /// Returns the word for the feature in a search.
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

    /// Returns the feature with this word; `None` if there is none.
    #[must_use]
    pub fn tagged(tag: &str) -> Option<Feature> {
        Feature::ALL
            .into_iter()
            .find(|feature| feature.tag() == tag)
    }
}

/// The set of features of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Features(u16);

impl Features {
    /// Returns whether the game has this feature.
    #[must_use]
    pub const fn has(self, feature: Feature) -> bool {
        self.0 & (1 << feature as u16) != 0
    }

    /// Adds a feature.
    pub const fn add(&mut self, feature: Feature) {
        self.0 |= 1 << feature as u16;
    }
}
