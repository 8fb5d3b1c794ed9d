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
    /// Returns a word that takes up a part of its picture.
    #[cfg(feature = "pictures")]
    pub(super) const fn in_area(
        text: String,
        area: PrintedArea,
        line: u32,
        confidence: f32,
    ) -> RecognisedWord {
        RecognisedWord {
            text,
            left: area.left as f32,
            top: area.top as f32,
            right: area.right() as f32,
            bottom: area.bottom() as f32,
            line,
            confidence,
        }
    }

    /// Returns whether its letters may be other ones.
    #[must_use]
    pub fn is_doubtful(&self) -> bool {
        self.confidence < f32::from(DOUBTFUL)
    }

    /// Returns the row of pixels across its middle.
    #[cfg(feature = "pictures")]
    pub(super) const fn middle(&self) -> f32 {
        f32::midpoint(self.top, self.bottom)
    }

    /// Returns whether it shares most of its rows of pixels, or most of theirs, with those from one down to
    /// another.
    #[cfg(feature = "pictures")]
    pub(super) fn is_level_with(&self, top: f32, bottom: f32) -> bool {
        let height = (self.bottom - self.top).min(bottom - top);
        self.bottom.min(bottom) - self.top.max(top) > height / 2.0
    }

    /// Returns whether it shares more than half of its columns of pixels with another word, or half of the other's.
    #[cfg(feature = "pictures")]
    pub(super) fn shares_columns_with(&self, other: &RecognisedWord) -> bool {
        let across = self.right.min(other.right) - self.left.max(other.left);
        let narrow = (self.right - self.left).min(other.right - other.left);
        across > narrow / 2.0
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

/// Makes a word for a test, with the left, upper, right and lower end of its box.
#[cfg(test)]
pub(super) fn word_at(
    text: &str,
    line: u32,
    (left, top, right, bottom): (f32, f32, f32, f32),
) -> RecognisedWord {
    RecognisedWord {
        text: text.to_owned(),
        left,
        top,
        right,
        bottom,
        line,
        confidence: 90.0,
    }
}
