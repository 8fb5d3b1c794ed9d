//! What a press at two sheets of one game means.

use crate::exercise::two_sheets::TwoSheetsAction;

/// What a press at the two sheets means.
#[derive(Clone, Debug, PartialEq)]
pub enum BothSheets {
    /// Reads both sheets.
    Compare,
    /// Changes what is shown.
    Do(TwoSheetsAction),
}

impl BothSheets {
    /// Completes the action of a field with the text in it.
    #[must_use]
    pub fn with_text(self, text: String) -> BothSheets {
        match self {
            BothSheets::Do(TwoSheetsAction::Write(sheet, _)) => {
                BothSheets::Do(TwoSheetsAction::Write(sheet, text))
            }
            complete => complete,
        }
    }
}
