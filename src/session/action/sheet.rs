//! Actions in writing: the entry box, and the columns of the score sheet.

use crate::game::NodeId;
use crate::session::Column;

/// An action in the entry box.
#[derive(Clone, Debug, PartialEq)]
pub enum EntryAction {
    /// Sets the text in the entry box.
    Type(String),
    /// Carries out the typed text: plays it, opens it, or says why not.
    Enter,
}

/// A change of what the score sheet shows.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetAction {
    /// Shows this notation in this column; an index past the last adds a column.
    SetColumn(usize, Column),
    /// Removes a column, but never the last one.
    RemoveColumn(usize),
    /// Folds the moves after a move, or unfolds them.
    Fold(NodeId),
}
