//! Finds the place that the layout gives to each printed move: its number and its side.
//!
//! | on the page | the slots |
//! |---|---|
//! | `12. P-K4  P-K4` | White's 12th, Black's 12th |
//! | `12. ... P-K4` | Black's 12th |
//! | `P-K4`, alone under a comment | unknown |
//! | `69. A  B` between 58 and 60 | White's 69th, Black's 69th: a reading forgives the number at a price |

use super::printed::PrintedGame;
use crate::board::Color;

/// The place that the layout gives to a printed move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PrintSlot {
    /// The ply (from 0) that its number says, if one stands before it or before White's move of its
    /// pair.
    pub ply: Option<usize>,
    /// Whether the same number was already counted against the move before it.
    duplicate: bool,
    /// Whether the number is known but not whose move it is.
    either: bool,
    /// The side in whose column or place it stands, if the layout tells it.
    pub color: Option<Color>,
}

impl PrintSlot {
    /// Whether it stands in the place of the other side, so that a move is missing before it.
    pub fn misplaced(&self, color: Color) -> bool {
        self.color.is_some_and(|told| told != color)
    }

    /// Whether the number contradicts this ply (from 0).
    pub fn misnumbers(&self, ply: usize) -> bool {
        let fits = |due: usize| due == ply || self.either && due + 1 == ply;
        !self.duplicate && self.ply.is_some_and(|due| !fits(due))
    }

    /// Returns how many plies are missing before it if this ply (from 0) is the next.
    pub fn missing(&self, ply: usize) -> usize {
        self.ply.map_or(0, |due| due.saturating_sub(ply))
    }
}

/// Returns the slots of a score.
pub(super) fn slots(printed: &PrintedGame) -> Vec<PrintSlot> {
    let black_begins = usize::from(printed.start.color() == Color::Black);
    let first = printed.start.fullmove() as usize;
    // Columns tell nothing if the first one does not fit the order of the moves, as Black's may be
    // the left one.
    let mut colors = printed.moves.iter().map(|print| print.color).enumerate();
    let told = colors.find_map(|(at, color)| Some((at, color?)));
    let told = told.is_none_or(|(at, color)| (at % 2 == 0) == (color == printed.start.color()));
    // The last number, and how many printed moves have stood under it.
    let mut under: (Option<u32>, usize) = (None, 0);
    let mut slots = Vec::with_capacity(printed.moves.len());
    for (at, print) in printed.moves.iter().enumerate() {
        under = match print.number {
            Some(_) if print.number == under.0 => (under.0, under.1 + 1),
            number => (number, 0),
        };
        let next = printed.moves.get(at + 1);
        let paired = next.is_some_and(|next| next.number == print.number);
        let black = match print.color {
            Some(color) => color == Color::Black,
            None => under.1 > 0,
        };
        let ply = print.number.and_then(|number| {
            let turns = (number as usize).checked_sub(first)?;
            (2 * turns + usize::from(black)).checked_sub(black_begins)
        });
        slots.push(PrintSlot {
            ply,
            // A third move under a number is one too many.
            duplicate: under.1 == 1,
            either: print.color.is_none() && under.1 == 0 && !paired,
            color: print.color.filter(|_| told),
        });
    }
    slots
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::page;

    /// Returns a game of eight plies whose layout tells no side.
    fn without_sides() -> PrintedGame {
        let found = page::find("1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3 4. B-R4 Kt-B3");
        let mut game = found.games[0].clone();
        for print in &mut game.moves {
            print.color = None;
        }
        game
    }

    #[test]
    fn the_second_move_under_a_number_is_blacks() {
        let plies = slots(&without_sides()).into_iter().map(|slot| slot.ply);
        assert_eq!(
            plies.collect::<Vec<_>>(),
            (0..8).map(Some).collect::<Vec<_>>()
        );
    }

    #[test]
    fn columns_tell_sides_only_if_the_first_one_fits_the_order_of_the_moves() {
        for (at, color, told) in [
            (0, Color::White, Some(Color::White)),
            (1, Color::Black, Some(Color::Black)),
            (0, Color::Black, None),
            (3, Color::White, None),
        ] {
            let mut game = without_sides();
            game.moves[at].color = Some(color);
            assert_eq!(slots(&game)[at].color, told, "{at} {color:?}");
        }
    }
}
