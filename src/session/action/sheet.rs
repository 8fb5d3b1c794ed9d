//! Actions in writing: the entry box, and the columns of the score sheet.

use crate::game::{At, NodeId};
use crate::session::one_line::words;
use crate::session::{Column, column};

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

impl EntryAction {
    pub(super) fn text(&self) -> String {
        match self {
            EntryAction::Type(text) => words("type", &[text]),
            EntryAction::Enter => "enter".to_owned(),
        }
    }

    pub(super) fn parse(verb: &str, value: Option<&str>) -> Option<EntryAction> {
        Some(match (verb, value) {
            ("type", Some(text)) => EntryAction::Type(text.to_owned()),
            ("enter", None) => EntryAction::Enter,
            _ => return None,
        })
    }
}

impl SheetAction {
    pub(super) fn text(&self) -> String {
        match self {
            SheetAction::SetColumn(at, column) => words("column", &[at, &column.tag]),
            SheetAction::RemoveColumn(at) => words("remove-column", &[at]),
            SheetAction::Fold(id) => words("fold", &[&At::After(*id).moment()]),
        }
    }

    pub(super) fn parse(verb: &str, value: Option<&str>) -> Option<SheetAction> {
        let value = value?;
        Some(match verb {
            "column" => {
                let (at, tag) = value.split_once(' ')?;
                SheetAction::SetColumn(at.parse().ok()?, column(tag)?)
            }
            "remove-column" => SheetAction::RemoveColumn(value.parse().ok()?),
            "fold" => match At::of_moment(value.parse().ok()?) {
                At::After(id) => SheetAction::Fold(id),
                At::Start => return None,
            },
            _ => return None,
        })
    }
}
