//! The result of opening a file: its text and its losses, or the reason why there is no text.

use super::kind::{FileKind, ForeignFile};
use super::scan::PageScan;
use crate::words::{self, Message};

/// A file's text, and what is missing from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    pub text: String,
    pub kind: FileKind,
    /// Name on the web of an encoding that had to be guessed; the user should be told.
    pub guessed: Option<&'static str>,
    /// What is missing from the text.
    pub lost: Vec<Lost>,
    /// Where its words stand, if it came as pictures.
    pub scan: Option<PageScan>,
}

impl Opened {
    /// Returns sentences about what is missing from the text; empty if there is nothing to tell.
    #[must_use]
    pub fn in_words(&self) -> String {
        let lost = self.lost.iter().filter(|lost| lost.is_told());
        let sentences: Vec<String> = lost
            .map(|lost| match lost {
                Lost::SmallLetters { .. } | Lost::UnsureWords { .. } => (lost, words::LOOK_TWICE),
                _ => (lost, words::NOT_IN_THE_TEXT),
            })
            .map(|(lost, says)| says.with([lost.to_string().into()]))
            .collect();
        sentences.join(" ")
    }
}

/// Something in a file that is missing from its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// Pages, numbered from 1, that are pictures without text.
    Pictures { pages: Vec<u32>, of: u32 },
    /// Number of pictures among the text that the text says nothing of. A description longer than
    /// two letters is left out.
    Images { count: u32 },
    /// Number of diagrams on these pages. Their positions are not read.
    Diagrams { count: u32, pages: Vec<u32> },
    /// Letters on these pages that their font does not identify.
    Letters { count: u32, pages: Vec<u32> },
    /// Pages that cannot be read.
    Pages { pages: Vec<u32> },
    /// A picture among several that could not be read.
    Picture { name: String, why: CannotOpen },
    /// Pages on which no letter was recognised.
    NoLetters { pages: Vec<u32>, of: u32 },
    /// Pages whose letters are so small that many words are doubtful; the least height of their small
    /// letters in pixels.
    SmallLetters { pages: Vec<u32>, pixels: u32 },
    /// Pages of which hardly a word was recognised with certainty.
    UnsureWords { pages: Vec<u32> },
    /// Why the letters of pages that are pictures were not recognised.
    Unrecognised { why: String },
    /// A file of the archive, and what is said of it: why it could not be read.
    Part { name: String, why: Message<1> },
}

/// Why a file cannot be opened at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CannotOpen {
    /// It is of a kind that cannot be read here.
    Foreign(ForeignFile),
    /// It needs a password.
    Password,
    /// Its text is encrypted for the programs of one shop.
    Protected,
    /// It is an archive without a book.
    NoBook,
    /// It is cut short or damaged; the value names what it should have been, such as `PDF`.
    Damaged(&'static str),
    /// It is a picture that is cut short or damaged.
    DamagedPicture,
    /// It would become larger than [`LIMIT`].
    TooLarge,
    /// All pages are pictures; the value is their number.
    OnlyPictures(u32),
    /// It has no text.
    Empty,
    /// Its letters are too small to be recognised; the value is their height in pixels.
    SmallLetters(u32),
    /// No letter was recognised on its pages; the value is their number.
    NoLetters(u32),
    /// The program that recognises letters could not do so; the value is its sentence.
    Recogniser(String),
    /// It is a picture, whose letters a program has to recognise first.
    Picture,
    /// It is a picture of more pixels than are read; the value is its number of millions of them.
    TooManyPixels(u32),
    /// The program was built without the reader for such files; the value names their kind.
    NotBuilt(&'static str),
}

/// Most bytes that the text of a file, or any part of it, may have: about forty thick books.
pub const LIMIT: usize = 64 * 1024 * 1024;
