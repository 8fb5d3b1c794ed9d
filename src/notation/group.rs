//! The groups of notations, in the order of a list to choose from. The row of a notation in the
//! [catalogue](super::catalogue) names its group.
//!
//! | group | notations |
//! |---|---|
//! | algebraic | short, long, really short, figurine, reversible |
//! | descriptive | English in its styles, Spanish, Portuguese, French, Italian |
//! | algebraic in other letters | German, Russian, Greek and the others |
//! | of the past | Selenus, Stamma, Alexandre, German print, Meyer, Murray |
//! | by post, by wire, by computer | coordinates, ICCF, Smith, the codes for the telegraph |
//! | by touch and by voice | braille, announced moves |
//! | of other games | three symbols |

use crate::words::{self, Message};

/// A group of notations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotationGroup {
    Algebraic,
    Descriptive,
    OtherLetters,
    Past,
    Codes,
    TouchAndVoice,
    OtherGames,
}

impl NotationGroup {
    /// All groups in their order.
    pub const ALL: [NotationGroup; 7] = [
        NotationGroup::Algebraic,
        NotationGroup::Descriptive,
        NotationGroup::OtherLetters,
        NotationGroup::Past,
        NotationGroup::Codes,
        NotationGroup::TouchAndVoice,
        NotationGroup::OtherGames,
    ];

    /// Returns the title in a list.
    #[must_use]
    pub const fn title(self) -> Message {
        match self {
            NotationGroup::Algebraic => words::GROUP_ALGEBRAIC,
            NotationGroup::OtherLetters => words::GROUP_LETTERS,
            NotationGroup::Descriptive => words::GROUP_DESCRIPTIVE,
            NotationGroup::Past => words::GROUP_PAST,
            NotationGroup::Codes => words::GROUP_POST,
            NotationGroup::TouchAndVoice => words::GROUP_TOUCH,
            NotationGroup::OtherGames => words::GROUP_GAMES,
        }
    }
}
