//! Which game is played on a board.

use super::{Square, Squares};

/// The games whose moves this crate knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Orthodox chess, Chess960 included.
    #[default]
    Standard,
    /// Unambiguous Three-Symbol Chess: a move is legal only if three symbols name it. Kings may be
    /// taken.
    UChess,
    /// The same by the rules of AISE, where a move that leaves the own king attacked is not legal.
    UChessAise,
    /// The orthodox game of the 9×9 board from which Chess 99 grew; castling is left out.
    Modern,
    /// Chess 99, on 9×9 squares with paladins.
    Chess99,
    /// No game at all but a diagram for teaching: any pieces on 8×8 squares, and either side may move.
    Diagram,
}

impl Variant {
    pub const ALL: [Variant; 6] = [
        Variant::Standard,
        Variant::UChess,
        Variant::UChessAise,
        Variant::Modern,
        Variant::Chess99,
        Variant::Diagram,
    ];

    /// How many files, and ranks, the board has.
    #[inline]
    #[must_use]
    pub const fn span(self) -> u8 {
        match self {
            Variant::Modern | Variant::Chess99 => 9,
            _ => 8,
        }
    }

    /// The squares of the board, a1 first, then along the ranks.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> {
        let span = self.span();
        (0..span).flat_map(move |rank| (0..span).map(move |file| Square::new(file, rank)))
    }

    /// The squares of the board as a set.
    #[must_use]
    pub fn board(self) -> Squares {
        self.squares().collect()
    }

    /// A stable name for scripts: `uchess-aise`.
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

    /// The name people know it by, as the `Variant` tag of a score has it.
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

    /// The variant that a tag or title names, in any case and with or without its signs:
    /// `Chess99`, `u-chess`, `U-chess (AISE)`.
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
