//! What a press about exercise sets means.

use crate::exercise::set::SetChoice;
use crate::exercise::worksheet::Paper;

/// An action with an exercise set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetAction {
    /// A choice for the set that is being made.
    Choose(SetChoice),
    /// Reads the games that were pasted.
    Read,
    /// Copies a link that opens the set.
    CopyLink,
    /// Copies the set as HTML for a page.
    CopyHtml,
    /// Shows the set as a worksheet.
    Sheet,
    /// Goes back to the set from its worksheet.
    ToSet,
    /// Chooses how many diagrams a page has.
    PerPage(u8),
    Paper(Paper),
    /// Does the set as a pupil does.
    Try,
    /// Copies the result for a teacher, with an address that opens it.
    Send,
}
