//! Print to text: from letters in their places to lines, columns and pages.
//!
//! The letters come from the glyphs of a PDF, or from the words that were recognised in a picture.
//!
//! | in the print | in the text |
//! |---|---|
//! | letters on one baseline | a line |
//! | a gap | a space; one of more than a letter and a half, as many spaces as letters would fit |
//! | two columns of print | the left one, then the right one |
//! | White's and Black's moves in two columns | rows |
//! | more white than between two lines, an indent | a blank line |
//! | a small raised figure | the mark of a note |
//! | the end of a page | a form feed |

mod columns;
mod line;
mod pages;

#[cfg(feature = "pictures")]
pub(super) use columns::regions;
pub(super) use line::{LevelGlyph, median};
pub(super) use pages::{SetLine, set, text};
