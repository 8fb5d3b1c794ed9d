//! A book or a sheet that came as pictures of pages: where each word of its text stands in them, and each diagram.

use std::ops::Range;

use serde::{Deserialize, Serialize};

/// The pictures that a text was recognised in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageScan {
    /// The key under which the device keeps the pictures; empty if it does not.
    pub key: String,
    /// The width and height of each picture, in pixels.
    pub pictures: Vec<(u32, u32)>,
    /// The words of the text that were recognised, in the order of the text.
    pub words: Vec<PrintedWord>,
    /// Where the diagrams stand, page by page.
    pub diagrams: Vec<PrintedPlace>,
}

/// A place in a picture of a scan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrintedPlace {
    /// The index of the picture.
    pub picture: u32,
    pub area: PrintedArea,
}

/// A word of the text, and its place in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrintedWord {
    /// Its first byte in the text.
    pub start: u32,
    /// The byte after its last.
    pub end: u32,
    /// The index of its picture.
    pub picture: u32,
    pub area: PrintedArea,
    /// How sure the recogniser is of it, from 0 to 100.
    pub confidence: u8,
}

/// A part of a picture, in pixels from its upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrintedArea {
    pub left: u32,
    pub top: u32,
    pub width: u32,
    pub height: u32,
}

impl PrintedArea {
    /// Returns the column of pixels behind the last one.
    #[must_use]
    pub const fn right(&self) -> u32 {
        self.left + self.width
    }

    /// Returns the row of pixels below the last one.
    #[must_use]
    pub const fn bottom(&self) -> u32 {
        self.top + self.height
    }

    /// Returns the smallest area that holds both.
    #[must_use]
    pub fn joined(&self, other: &PrintedArea) -> PrintedArea {
        let (left, top) = (self.left.min(other.left), self.top.min(other.top));
        PrintedArea {
            left,
            top,
            width: self.right().max(other.right()) - left,
            height: self.bottom().max(other.bottom()) - top,
        }
    }
}

/// Confidence below which a word may have other letters.
pub(super) const DOUBTFUL: u8 = 70;

impl PageScan {
    /// Returns the bytes of the words that were recognised with doubt, in the order of the text.
    #[must_use]
    pub fn doubtful(&self) -> Vec<Range<usize>> {
        let doubtful = self.words.iter().filter(|word| word.confidence < DOUBTFUL);
        doubtful
            .map(|word| word.start as usize..word.end as usize)
            .collect()
    }

    /// Returns the recognised words that overlap this part of the text.
    pub fn words_in(&self, span: &Range<usize>) -> &[PrintedWord] {
        let before = |word: &PrintedWord| word.end as usize <= span.start;
        let first = self.words.partition_point(before);
        let words = &self.words[first..];
        &words[..words.partition_point(|word| (word.start as usize) < span.end)]
    }
}
