//! Positions that are printed above a game, as [`printed`](crate::game::printed) reads them.
//!
//! | above the game | men |
//! |---|---|
//! | eight lines such as `8 \| #R \|   \| #B \| ^Q \| … \|` | those of the diagram |
//! | `White: Kg1, Qd2. Black: Kg8. White to play.` | those of the lists |
//! | `3 B kt 3 / 2 p 3 p 1 / …` | those of Forsyth notation |
//!
//! A game can begin there only if each side has one king. Where the reader finds a fault, the book has
//! no position.

use std::ops::Range;

use crate::board::Color;
use crate::game::printed::{PlacedMen, diagrams, forsyth, last_lists};
use crate::rules::Position;

/// A position drawn in the text.
#[derive(Clone, Debug)]
pub(in crate::book::page) struct BoardDrawing {
    pub span: Range<usize>,
    pub men: PlacedMen,
}

/// Returns the positions drawn in a text, in its order.
pub(in crate::book::page) fn boards(text: &str) -> Vec<BoardDrawing> {
    let found = diagrams(text).into_iter().filter_map(|found| {
        let men = found.men.ok().filter(PlacedMen::has_kings)?;
        Some(BoardDrawing {
            span: found.body,
            men,
        })
    });
    found.collect()
}

/// Returns the men that the end of a text lists or has in Forsyth notation.
pub(in crate::book::page) fn listed(text: &str) -> Option<PlacedMen> {
    let lists = last_lists(text).map(|lists| lists.men);
    let found = lists.or_else(|| forsyth(text))?;
    found.men.ok().filter(PlacedMen::has_kings)
}

/// Returns the position of men with this side to move, or `None` if it is not legal.
pub(in crate::book::page) fn position(
    men: &PlacedMen,
    color: Color,
    fullmove: u32,
) -> Option<Position> {
    let mut setup = men.setup(color);
    setup.fullmove = fullmove.max(1);
    Position::from_setup(&setup).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fen::write_fen;

    const WANTED: &str = "3r2k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1";

    fn fen(men: &PlacedMen) -> Option<String> {
        position(men, Color::White, 1).as_ref().map(write_fen)
    }

    #[test]
    fn a_diagram_among_other_words_is_read() {
        let ranks = "...r..k./.....ppp/......../......../......../......../.....PPP/....R.K.";
        let spaced = |rank: &str| rank.chars().map(String::from).collect::<Vec<_>>().join(" ");
        let ranks: Vec<String> = ranks.split('/').map(spaced).collect();
        let text = format!("BLACK\n\n{}\n\nWHITE to move\n", ranks.join("\n"));
        let found = boards(&text);
        assert_eq!(found.len(), 1, "{text}");
        assert_eq!(fen(&found[0].men).as_deref(), Some(WANTED));
        assert!(boards("a b c d e f g h\nI saw a man on a red horse\n").is_empty());
        // Without its kings it is no place for a game to begin.
        assert!(boards(&text.replace('k', ".")).is_empty());
    }

    #[test]
    fn lists_of_men_are_positions_whatever_stands_around_them() {
        for list in [
            "White: K at K Kt's sq., R at K's sq., Ps at K B's 2d, K Kt's 2d and K R's 2d.\nBlack: K at K Kt's sq., R at Q's sq., Ps at K B's 2d, K Kt's 2d and K R's 2d.",
            "White—K on KKt1; R on K1; P on KB2; KKt2; KR2. Black—K on KKt1; R on Q1; pawns on KB2, KKt2, KR2. White to play and mate in two.",
            "_White_--K on KKt1; R on K1; P on KB2; KKt2; KR2. _Black_--K on KKt1; R on Q1; pawns on KB2, KKt2, KR2.",
            "White: Kg1, Re1, Pf2, g2, h2. Black: Kg8, Rd8, Pf7, g7, h7",
            "Weiß: Kg1, Te1, Bf2, g2, h2. Schwarz: Kg8, Td8, Bf7, g7, h7.",
            "Blancs: Rg1, Te1, Pf2, g2, h2. Noirs: Rg8, Td8, Pf7, g7, h7. Les Blancs jouent.",
            "White: Mr. Oak. Black: Mr. Ash.\n\nWhite: Kg1, Re1, Pf2, g2, h2. Black: Kg8, Rd8, Pf7, g7, h7. The Rook at d8 is weak, said Black: the Kt wins.",
            "3r2k1. 5ppp. 8. 8. 8. 8. 5PPP. 4R1K1. White to play.",
        ] {
            assert_eq!(
                listed(list).and_then(|men| fen(&men)).as_deref(),
                Some(WANTED),
                "{list}"
            );
        }
        for text in [
            "White: A. Smith. Black: B. Jones.",
            "BLACK.—King at King's Knight's square. A list.",
            "White: K. Smith, Rd. 2. Black: Q. Bond, 3rd.",
        ] {
            assert!(listed(text).is_none(), "{text}");
        }
    }
}
