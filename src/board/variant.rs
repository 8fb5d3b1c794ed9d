//! The games that are played on a board.

use super::{Square, Squares};
use crate::words;

/// A game whose rules this crate knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Orthodox chess, Chess960 included.
    #[default]
    Standard,
    /// Unambiguous Three-Symbol Chess: a move is legal only if three symbols name it. Kings may be
    /// taken.
    UChess,
    /// U-chess by the rules of AISE, where a move may not leave the mover's king attacked.
    UChessAise,
    /// The orthodox game of the 9×9 board from which Chess 99 grew, without castling.
    Modern,
    /// Chess 99, on 9×9 squares with paladins.
    Chess99,
    /// A diagram for teaching, not a game: any pieces on 8×8 squares, and either side may move.
    Diagram,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 6] = [
        Variant::Standard,
        Variant::UChess,
        Variant::UChessAise,
        Variant::Modern,
        Variant::Chess99,
        Variant::Diagram,
    ];

    /// Returns the number of files, which is also the number of ranks.
    #[inline]
    #[must_use]
    pub const fn span(self) -> u8 {
        match self {
            Variant::Modern | Variant::Chess99 => 9,
            _ => 8,
        }
    }

    /// Returns the squares of the board, from a1 along the ranks.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> {
        let span = self.span();
        (0..span).flat_map(move |rank| (0..span).map(move |file| Square::new(file, rank)))
    }

    /// Returns the squares of the board as a set.
    #[must_use]
    pub fn board(self) -> Squares {
        self.squares().collect()
    }

    /// Returns a stable name for scripts, such as `uchess-aise`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::UChess => "uchess",
            Variant::UChessAise => "uchess-aise",
            Variant::Modern => "modern",
            Variant::Chess99 => "chess99",
            Variant::Diagram => "diagram",
        }
    }

    /// Returns the name for people, as written in the `Variant` tag of a score.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Variant::Standard => "Chess",
            Variant::UChess => "U-chess",
            Variant::UChessAise => "U-chess (AISE)",
            Variant::Modern => "Modern Chess",
            Variant::Chess99 => "Chess 99",
            Variant::Diagram => "Diagram",
        }
    }

    /// Returns the name in the language that is spoken.
    #[must_use]
    pub fn said(self) -> &'static str {
        match self {
            Variant::Standard => words::STANDARD_CHESS.text(),
            Variant::Diagram => words::EXPORT_DIAGRAM.text(),
            named => named.title(),
        }
    }

    /// Returns the variant with this tag or title, ignoring case and punctuation: `Chess99`,
    /// `u-chess`, `U-chess (AISE)`.
    #[must_use]
    pub fn named(name: &str) -> Option<Variant> {
        let letters = |text: &str| -> Vec<u8> {
            let plain = text.bytes().filter(u8::is_ascii_alphanumeric);
            plain.map(|byte| byte.to_ascii_lowercase()).collect()
        };
        let name = letters(name);
        Variant::ALL
            .into_iter()
            .find(|known| letters(known.tag()) == name || letters(known.title()) == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_is_known_by_its_tag_and_its_title_however_they_are_spelled() {
        for variant in Variant::ALL {
            assert_eq!(Variant::named(variant.tag()), Some(variant));
            assert_eq!(Variant::named(variant.title()), Some(variant));
        }
        assert_eq!(Variant::named("CHESS-99"), Some(Variant::Chess99));
        assert_eq!(Variant::named("Crazyhouse"), None);
        assert_eq!(Variant::Chess99.board().len(), 81);
        assert_eq!(Variant::UChess.board().len(), 64);
    }
}
