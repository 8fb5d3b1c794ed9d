//! A fence of Markdown as HTML, for plug-ins of Markdown and of site generators.
//!
//! | given | returned |
//! |---|---|
//! | `1. e4 e5`, `chess ply=2` | the element `<chess-notation>` with a still board and the moves in it |
//! | `1. e4 Nf9` | the same, and a fault with its line and column |

use rank_and_file::view::Fence;
use serde::Serialize;

/// A fence of Markdown as HTML.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Figure {
    /// The element `<chess-notation>`, which can be read without scripts. No line of it is blank.
    pub html: String,
    /// The same in one line.
    pub line: String,
    /// What was not understood, and remarks, those of the options first.
    pub faults: Vec<FigureFault>,
}

/// A place in a fence that was not understood or that deserves a remark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FigureFault {
    /// The line of the text, from 1; 0 for the info string.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What was found, and what to do.
    pub message: String,
    /// Whether something is not shown. Otherwise it is a remark.
    pub error: bool,
}

/// Writes a fence as HTML. `text` holds the lines between the rows of backticks: PGN, a score in any
/// notation, a FEN, or a FEN with moves below it. `info` is what follows the first row, such as
/// `chess ply=2 orientation=black`; the options are the attributes of the element.
///
/// ```
/// let figure = rank_and_file_api::figure("1. e4 e5 2. Nf9", "chess ply=2");
/// assert!(figure.html.starts_with("<chess-notation ply=\"2\">"));
/// assert_eq!((figure.faults[0].line, figure.faults[0].column), (1, 13));
/// ```
#[must_use]
pub fn figure(text: &str, info: &str) -> Figure {
    let fence = Fence::read(info, text);
    let faults = fence.faults.iter().map(|fault| FigureFault {
        line: fault.line,
        column: fault.column,
        message: fault.sentence.clone(),
        error: fault.is_error,
    });
    Figure {
        html: fence.html(),
        line: fence.line(),
        faults: faults.collect(),
    }
}
