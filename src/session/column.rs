//! The notations that a score sheet can show, and those that suit each kind of game: rows of the
//! [catalogue](crate::notation::catalogue).
//!
//! | game | columns | shown at first |
//! |---|---|---|
//! | orthodox chess, diagrams | all but the other games' own | short algebraic, English descriptive |
//! | U-chess | three symbols, then those of eight files | three symbols, short algebraic |
//! | Chess 99 and Modern Chess, of nine files | Chess 99's own | that |
//!
//! The names found for them are cached: a move of a game never changes, so its name does not either.

use std::borrow::Cow;
use std::sync::Arc;

use crate::board::Variant;
use crate::game::{GameTree, NodeId};
use crate::notation::{Named, Notation, NotationRow, listed, offered};
use crate::rules::Position;

/// A notation with its names on the screen and in saved settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// A stable name for settings and scripts.
    pub tag: &'static str,
    /// The title in English.
    pub title: &'static str,
    /// The notation of the catalogue row, or the same with piece letters that an author has chosen.
    pub notation: Notation,
}

impl Column {
    /// Returns the title in the language that is spoken.
    #[must_use]
    pub fn said(&self) -> Cow<'static, str> {
        listed(self.tag).map_or(Cow::Borrowed(self.title), NotationRow::said)
    }

    pub(super) const fn from_row(row: &NotationRow) -> Column {
        Column {
            tag: row.tag,
            title: row.title,
            notation: row.notation,
        }
    }
}

/// Returns the column of this tag.
#[must_use]
pub fn column(tag: &str) -> Option<Column> {
    listed(tag).map(Column::from_row)
}

/// A set of columns to choose from. Games of one kind share the user's choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColumnSet {
    #[default]
    Orthodox,
    UChess,
    NineFiles,
}

impl ColumnSet {
    /// Returns the set of columns for games of this variant.
    #[must_use]
    pub const fn for_variant(variant: Variant) -> ColumnSet {
        match variant {
            Variant::Standard | Variant::Diagram => ColumnSet::Orthodox,
            Variant::UChess | Variant::UChessAise => ColumnSet::UChess,
            Variant::Modern | Variant::Chess99 => ColumnSet::NineFiles,
        }
    }

    /// Iterates over the columns in the order of the picker.
    pub fn columns(self) -> impl Iterator<Item = Column> {
        let variant = match self {
            ColumnSet::Orthodox => Variant::Standard,
            ColumnSet::UChess => Variant::UChess,
            ColumnSet::NineFiles => Variant::Chess99,
        };
        offered(variant).map(Column::from_row)
    }

    /// Returns the columns shown before the user has chosen any.
    #[must_use]
    pub fn at_first(self) -> Vec<Column> {
        self.columns().take(2).collect()
    }

    /// Returns whether games of this kind can be written in the notation.
    #[must_use]
    pub fn suits(self, notation: Notation) -> bool {
        self.columns().any(|column| column.notation == notation)
    }
}

/// The names of a game's moves in the notations asked for so far.
#[derive(Debug, Default)]
pub struct Names {
    /// The names by the move's index in the tree, with the notation of each.
    known: Vec<Vec<(Notation, Arc<Named>)>>,
    /// The number of the game whose names these are; for another game the cache is cleared.
    game: u64,
}

impl Names {
    /// Clears the cache if its names belong to another game.
    pub fn follow(&mut self, game: u64) {
        if self.game != game {
            self.known.clear();
            self.game = game;
        }
    }

    /// Returns a name from the cache.
    #[must_use]
    pub fn known(&self, id: NodeId, notation: Notation) -> Option<Arc<Named>> {
        let names = self.known.get(id.index())?;
        let (_, name) = names.iter().find(|(known, _)| *known == notation)?;
        Some(Arc::clone(name))
    }

    /// Returns the name of a move, from the cache or newly found; `before` is the position before
    /// the move.
    pub fn name(
        &mut self,
        tree: &GameTree,
        id: NodeId,
        before: &Position,
        notation: Notation,
    ) -> Arc<Named> {
        if let Some(known) = self.known(id, notation) {
            return known;
        }
        let mv = &tree.node(id).mv;
        let name = Arc::new(notation.name(mv, &before.turn_of(before.mover(mv))));
        if self.known.len() <= id.index() {
            self.known.resize_with(tree.len(), Vec::new);
        }
        self.known[id.index()].push((notation, Arc::clone(&name)));
        name
    }
}
