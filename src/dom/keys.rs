//! Keys on a board, keys that step through a game, and keys in a list.
//!
//! | key | on a square | elsewhere |
//! |---|---|---|
//! | ← → ↑ ↓ | goes to the next square, as the board is turned | steps back or forward; to the previous or next variation |
//! | Enter, Space | lifts or drops a piece | |
//! | Home, End | | to the start, to the end of the line |
//! | Escape | puts the piece back, closes the notice | the same |

use crate::board::Square;
use crate::session::{Action, BoardAction, GoAction};

/// The effect of a key on a square.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardKey {
    /// Focuses another square.
    Walk(Square),
    /// Lifts or drops a piece, as a click does.
    Touch,
    /// Puts a piece back or closes the notice.
    Cancel,
}

/// Returns what a key does on a square of a board with `span` files and ranks; `None` if the board
/// does not use it.
#[must_use]
pub fn on_board(key: &str, at: Square, span: u8, flipped: bool) -> Option<BoardKey> {
    let (files, ranks): (i8, i8) = match key {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, 1),
        "ArrowDown" => (0, -1),
        "Enter" | " " => return Some(BoardKey::Touch),
        "Escape" => return Some(BoardKey::Cancel),
        _ => return None,
    };
    let sign = if flipped { -1 } else { 1 };
    let step = |at: u8, by: i8| at.saturating_add_signed(by * sign).min(span - 1);
    let next = Square::new(step(at.file(), files), step(at.rank(), ranks));
    Some(BoardKey::Walk(next))
}

/// Returns the row that a key leads to in a list, from row `at` and with `page` rows in view; `None`
/// if a list does not use the key. The result may lie beyond the last row.
#[must_use]
pub fn in_list(key: &str, at: u32, page: u32) -> Option<u32> {
    Some(match key {
        "ArrowUp" => at.saturating_sub(1),
        "ArrowDown" => at.saturating_add(1),
        "PageUp" => at.saturating_sub(page),
        "PageDown" => at.saturating_add(page),
        "Home" => 0,
        "End" => u32::MAX,
        _ => return None,
    })
}

/// Returns what a key does in a game.
#[must_use]
pub fn in_game(key: &str) -> Option<Action> {
    Some(match key {
        "ArrowLeft" => Action::Go(GoAction::Previous),
        "ArrowRight" => Action::Go(GoAction::Next),
        "ArrowUp" => Action::Go(GoAction::Sibling(-1)),
        "ArrowDown" => Action::Go(GoAction::Sibling(1)),
        "Home" => Action::Go(GoAction::First),
        "End" => Action::Go(GoAction::Last),
        "Escape" => Action::Board(BoardAction::Cancel),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_walk_as_the_board_is_seen_and_stay_on_it() {
        let walk = |key, from: &str, flipped| match on_board(
            key,
            Square::parse(from).unwrap(),
            8,
            flipped,
        ) {
            Some(BoardKey::Walk(to)) => to.to_string(),
            other => format!("{other:?}"),
        };
        assert_eq!(walk("ArrowUp", "e1", false), "e2");
        assert_eq!(walk("ArrowUp", "e2", true), "e1");
        assert_eq!(walk("ArrowRight", "h4", false), "h4");
        assert_eq!(walk("ArrowRight", "h4", true), "g4");
        assert_eq!(walk("Enter", "h4", true), "Some(Touch)");
        assert_eq!(walk("n", "h4", true), "None");
    }

    #[test]
    fn keys_of_a_list_go_by_rows_and_pages_and_to_its_ends() {
        let from = |key| in_list(key, 30, 20);
        assert_eq!([from("ArrowUp"), from("ArrowDown")], [Some(29), Some(31)]);
        assert_eq!([from("PageUp"), from("PageDown")], [Some(10), Some(50)]);
        assert_eq!([from("Home"), from("End")], [Some(0), Some(u32::MAX)]);
        assert_eq!(in_list("PageUp", 3, 20), Some(0));
        assert_eq!(from("ArrowLeft"), None);
    }
}
