//! Words as a program has recognised them.

use super::super::scan::{DOUBTFUL, PrintedArea};

/// A word that was recognised, in pixels from the upper left corner of its picture.
#[derive(Clone, Debug, PartialEq)]
pub struct RecognisedWord {
    pub text: String,
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
    /// Words of one printed line have the same number.
    pub line: u32,
    /// How sure the recogniser is, from 0 to 100.
    pub confidence: f32,
}

/// The words that were recognised on a page, line by line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RecognisedPage {
    /// The width of its picture in pixels.
    pub width: u32,
    /// The height of its picture in pixels.
    pub height: u32,
    pub words: Vec<RecognisedWord>,
}

impl RecognisedWord {
    /// Returns whether its letters may be other ones.
    #[must_use]
    pub fn is_doubtful(&self) -> bool {
        self.confidence < f32::from(DOUBTFUL)
    }

    /// Returns the part of its picture that it takes up.
    #[must_use]
    pub fn area(&self) -> PrintedArea {
        let (left, top) = (self.left.max(0.0) as u32, self.top.max(0.0) as u32);
        PrintedArea {
            left,
            top,
            width: (self.right.ceil() as u32).saturating_sub(left),
            height: (self.bottom.ceil() as u32).saturating_sub(top),
        }
    }
}
