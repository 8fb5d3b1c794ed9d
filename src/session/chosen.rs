//! The sheet's columns; each kind of game has its own.

use super::Session;
use crate::session::{Column, Offer};

impl Session {
    /// Returns the set of columns that the shown game can choose from.
    #[must_use]
    pub const fn offer(&self) -> Offer {
        self.offer
    }

    /// Returns the columns of orthodox games, which the settings keep.
    #[must_use]
    pub fn orthodox_columns(&self) -> &[Column] {
        match self.offer {
            Offer::Orthodox => &self.columns,
            _ => &self.set_aside[Offer::Orthodox as usize],
        }
    }

    /// Shows the columns that the user chose for games of this kind, or the default ones if there
    /// are none.
    pub(super) fn fit_columns(&mut self) {
        let offer = Offer::of(self.position.variant());
        if offer == self.offer {
            return;
        }
        let mut columns = std::mem::take(&mut self.set_aside[offer as usize]);
        if columns.is_empty() {
            columns = offer.at_first();
        }
        let old = std::mem::replace(&mut self.columns, columns);
        self.set_aside[self.offer as usize] = old;
        self.offer = offer;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Variant;
    use crate::game::GameTree;
    use crate::game::pgn::Game;
    use crate::rules::Position;
    use crate::session::{Action, column};

    fn array(variant: Variant) -> Vec<Game> {
        vec![Game::new(GameTree::new(Position::array(variant)))]
    }

    fn tags(columns: &[Column]) -> Vec<&str> {
        columns.iter().map(|column| column.tag).collect()
    }

    fn set(session: &mut Session, at: usize, tag: &str) {
        session.apply(Action::SetColumn(at, column(tag).expect("a column")));
    }

    #[test]
    fn each_kind_of_game_keeps_its_own_columns() {
        let mut session = Session::empty();
        set(&mut session, 1, "uci");
        session.remember();
        session.replace(array(Variant::UChess));
        assert_eq!(tags(&session.columns), ["uchess", "short"]);
        assert_eq!(tags(session.orthodox_columns()), ["short", "uci"]);
        set(&mut session, 1, "figurine");
        session.replace(array(Variant::Chess99));
        assert_eq!(tags(&session.columns), ["chess99"]);
        assert_eq!(tags(session.orthodox_columns()), ["short", "uci"]);
        session.replace(array(Variant::UChessAise));
        assert_eq!(tags(&session.columns), ["uchess", "figurine"]);
        session.apply(Action::Undo);
        assert_eq!(tags(&session.columns), ["short", "uci"]);
        assert_eq!(tags(session.orthodox_columns()), ["short", "uci"]);
    }

    #[test]
    fn three_symbols_are_offered_in_u_chess_alone() {
        for variant in Variant::ALL {
            let offer = Offer::of(variant);
            let offered = offer.columns().any(|column| column.tag == "uchess");
            let u_chess = matches!(variant, Variant::UChess | Variant::UChessAise);
            assert_eq!(offered, u_chess, "{variant:?}");
            for column in offer.columns() {
                assert_eq!(crate::session::column(column.tag), Some(column));
            }
        }
    }
}
