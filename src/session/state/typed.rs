//! The entry box, the position being set up, and the columns of the score sheet.

use crate::session::editor::Editor;
use crate::session::entry::Entry;
use crate::session::{Column, ColumnSet};

/// The entry box.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct Typed {
    pub(in crate::session) entry: Entry,
    /// A number that changes whenever the text in the entry box or its meaning changes.
    pub(in crate::session) number: u64,
}

/// The position being set up.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct Editing {
    /// The position being set up, shown in place of the game's.
    pub(in crate::session) editor: Option<Box<Editor>>,
    /// A number that changes whenever the editor does.
    pub(in crate::session) number: u64,
}

/// The columns of the score sheet, for each kind of game.
#[derive(Clone, Debug)]
pub(in crate::session) struct Columns {
    pub(in crate::session) columns: Vec<Column>,
    /// The set of columns that the shown game can choose from.
    pub(in crate::session) offer: ColumnSet,
    /// The columns chosen for the other kinds of games, by [`ColumnSet`]; empty if none yet.
    pub(in crate::session) set_aside: [Vec<Column>; 3],
}

impl Default for Columns {
    fn default() -> Columns {
        Columns {
            columns: ColumnSet::Orthodox.at_first(),
            offer: ColumnSet::Orthodox,
            set_aside: Default::default(),
        }
    }
}
