//! The columns of the score sheet, and the folding of its variations. Each kind of game has its own
//! columns.

use super::action::SheetAction;
use super::{Column, ColumnSet, Session};
use crate::game::NodeId;

impl Session {
    pub(super) fn apply_sheet(&mut self, action: SheetAction) {
        match action {
            SheetAction::SetColumn(at, column) => self.set_column(at, column),
            SheetAction::RemoveColumn(at) => self.remove_column(at),
            SheetAction::Fold(id) => self.fold(id),
        }
    }

    /// Replaces a column by another, or adds one after the last.
    fn set_column(&mut self, at: usize, column: Column) {
        self.board.pointing = None;
        match self.sheet.columns.get_mut(at) {
            Some(place) => *place = column,
            None => self.sheet.columns.push(column),
        }
    }

    /// Removes a column, but never the last one.
    fn remove_column(&mut self, at: usize) {
        self.board.pointing = None;
        if at < self.sheet.columns.len() && self.sheet.columns.len() > 1 {
            self.sheet.columns.remove(at);
        }
    }

    /// Folds the moves after a move, or unfolds them.
    fn fold(&mut self, id: NodeId) {
        match self.game.folded.iter().position(|&folded| folded == id) {
            Some(at) => {
                self.game.folded.swap_remove(at);
            }
            None => self.game.folded.push(id),
        }
        self.game.revision += 1;
    }

    /// Returns the set of columns that the shown game can choose from.
    #[must_use]
    pub const fn offer(&self) -> ColumnSet {
        self.sheet.offer
    }

    /// Returns the columns of orthodox games, which the settings keep.
    #[must_use]
    pub fn orthodox_columns(&self) -> &[Column] {
        match self.sheet.offer {
            ColumnSet::Orthodox => &self.sheet.columns,
            _ => &self.sheet.set_aside[ColumnSet::Orthodox as usize],
        }
    }

    /// Shows the columns that the user chose for games of this kind, or the default ones if there
    /// are none.
    pub(super) fn fit_columns(&mut self) {
        let offer = ColumnSet::for_variant(self.game.position.variant());
        if offer == self.sheet.offer {
            return;
        }
        let mut columns = std::mem::take(&mut self.sheet.set_aside[offer as usize]);
        if columns.is_empty() {
            columns = offer.at_first();
        }
        let old = std::mem::replace(&mut self.sheet.columns, columns);
        self.sheet.set_aside[self.sheet.offer as usize] = old;
        self.sheet.offer = offer;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Variant;
    use crate::game::GameTree;
    use crate::game::pgn::Game;
    use crate::rules::Position;
    use crate::session::{Action, GameAction, column};

    fn array(variant: Variant) -> Vec<Game> {
        vec![Game::new(GameTree::new(Position::array(variant)))]
    }

    fn tags(columns: &[Column]) -> Vec<&str> {
        columns.iter().map(|column| column.tag).collect()
    }

    fn set(session: &mut Session, at: usize, tag: &str) {
        session.apply(Action::Sheet(SheetAction::SetColumn(
            at,
            column(tag).expect("a column"),
        )));
    }

    #[test]
    fn each_kind_of_game_keeps_its_own_columns() {
        let mut session = Session::empty();
        set(&mut session, 1, "uci");
        session.remember();
        session.replace(array(Variant::UChess));
        assert_eq!(tags(&session.sheet.columns), ["uchess", "short"]);
        assert_eq!(tags(session.orthodox_columns()), ["short", "uci"]);
        set(&mut session, 1, "figurine");
        session.replace(array(Variant::Chess99));
        assert_eq!(tags(&session.sheet.columns), ["chess99"]);
        assert_eq!(tags(session.orthodox_columns()), ["short", "uci"]);
        session.replace(array(Variant::UChessAise));
        assert_eq!(tags(&session.sheet.columns), ["uchess", "figurine"]);
        session.apply(Action::Game(GameAction::Undo));
        assert_eq!(tags(&session.sheet.columns), ["short", "uci"]);
        assert_eq!(tags(session.orthodox_columns()), ["short", "uci"]);
    }

    #[test]
    fn three_symbols_are_offered_in_u_chess_alone() {
        for variant in Variant::ALL {
            let offer = ColumnSet::for_variant(variant);
            let offered = offer.columns().any(|column| column.tag == "uchess");
            let u_chess = matches!(variant, Variant::UChess | Variant::UChessAise);
            assert_eq!(offered, u_chess, "{variant:?}");
            for column in offer.columns() {
                assert_eq!(crate::session::column(column.tag), Some(column));
            }
        }
    }
}
