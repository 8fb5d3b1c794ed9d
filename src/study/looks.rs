//! How boards look and sound: the themes of the squares, the sets of pieces, and a user's choices
//! among these.
//!
//! | text | the choices |
//! |---|---|
//! | ` ` | paper, engraved pieces, coordinates inside, no sounds |
//! | `slate bold` | slate, bold pieces, and the rest as above |
//! | `outline none sounds` | paper, outline pieces, no coordinates, sounds |

use crate::words::{self, Message};

/// The names that are printed on the squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// On the squares at the edge.
    #[default]
    Algebraic,
    /// Beside the board.
    Outside,
    /// Both descriptive names of every square.
    Descriptive,
    None,
}

/// A word for texts and attributes, and its title for people.
pub type Titled = (&'static str, Message);

/// The themes of the squares; `style/tokens.css` has their colours.
pub const BOARDS: &[Titled] = &[
    ("paper", words::BOARD_PAPER),
    ("slate", words::BOARD_SLATE),
    ("green", words::GREEN),
];

/// The sets of pieces. The first one is part of the program; each other one is a picture of its name
/// in `public/pieces`.
pub const PIECES: &[Titled] = &[
    ("engraved", words::PIECES_ENGRAVED),
    ("outline", words::PIECES_OUTLINE),
    ("bold", words::PIECES_BOLD),
];

/// Where the page prints the coordinates.
const EDGES: &[Titled] = &[
    ("inside", words::EDGES_INSIDE),
    ("outside", words::EDGES_OUTSIDE),
    ("none", words::NO_COORDINATES),
];

/// Whether the page makes sounds.
const SOUNDS: &[Titled] = &[("silent", words::SOUNDS_OFF), ("sounds", words::SOUNDS_ON)];

/// The titles of the choices, and the words of each. No word is in two of them, and the first word
/// of each is the default.
pub const CHOICES: [(Message, &[Titled]); 4] = [
    (words::BOARD, BOARDS),
    (words::PIECES_LABEL, PIECES),
    (words::COORDINATES, EDGES),
    (words::SOUNDS_LABEL, SOUNDS),
];

/// A user's choices: for each of [`CHOICES`] the place of its word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Looks([usize; CHOICES.len()]);

impl Looks {
    /// Returns the choices of a text. Unknown words are ignored.
    #[must_use]
    pub fn parse(text: &str) -> Looks {
        let mut looks = Looks::default();
        for word in text.split(' ') {
            looks.choose(word);
        }
        looks
    }

    /// Makes the choice with this word; returns `false` if there is none.
    pub fn choose(&mut self, word: &str) -> bool {
        let places = CHOICES.iter().zip(&mut self.0);
        for ((_, words), place) in places {
            if let Some(at) = words.iter().position(|(known, _)| *known == word) {
                *place = at;
                return true;
            }
        }
        false
    }

    /// Returns the chosen words.
    #[must_use]
    pub fn words(self) -> [&'static str; CHOICES.len()] {
        let mut words = [""; CHOICES.len()];
        for ((word, (_, known)), at) in words.iter_mut().zip(CHOICES).zip(self.0) {
            *word = known[at].0;
        }
        words
    }

    /// Returns the theme of the squares; `None` for the default.
    #[must_use]
    pub const fn board(self) -> Option<&'static str> {
        named(BOARDS, self.0[0])
    }

    /// Returns the set of pieces; `None` for the default.
    #[must_use]
    pub const fn pieces(self) -> Option<&'static str> {
        named(PIECES, self.0[1])
    }

    /// Returns the coordinates of a board that shows no descriptive names.
    #[must_use]
    pub const fn coordinates(self) -> Coordinates {
        match self.0[2] {
            0 => Coordinates::Algebraic,
            1 => Coordinates::Outside,
            _ => Coordinates::None,
        }
    }

    /// Returns whether the page makes sounds.
    #[must_use]
    pub const fn sounds(self) -> bool {
        self.0[3] != 0
    }
}

/// Returns the word at this place; `None` for the first, which is the default.
pub(super) const fn named(words: &[Titled], at: usize) -> Option<&'static str> {
    match at {
        0 => None,
        at => Some(words[at].0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_back_as_they_were_written() {
        for (_, words) in CHOICES {
            for (word, _) in words {
                let looks = Looks::parse(word);
                assert!(looks.words().contains(word));
                assert_eq!(Looks::parse(&looks.words().join(" ")), looks);
            }
        }
        assert_eq!(Looks::parse("nothing of this kind"), Looks::default());
        let looks = Looks::parse("bold slate none sounds");
        assert_eq!(
            (looks.board(), looks.pieces()),
            (Some("slate"), Some("bold"))
        );
        assert_eq!(looks.coordinates(), Coordinates::None);
        assert!(looks.sounds() && !Looks::default().sounds());
        assert_eq!(Looks::default().pieces(), None);
    }
}
