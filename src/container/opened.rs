//! What comes of a file: its text and what is lost, or the reason why there is none.

use super::kind::FileKind;

/// A file's text, and what of the file is not in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    pub text: String,
    pub kind: FileKind,
    /// The encoding that had to be guessed, by the name it has on the web. To be mentioned to the user.
    pub guessed: Option<&'static str>,
    pub lost: Vec<Lost>,
}

impl Opened {
    /// What is to be told of the file, in sentences: what of it is lost. Empty if there is nothing to tell.
    #[must_use]
    pub fn in_words(&self) -> String {
        let told = |lost: &&Lost| lost.is_error() || matches!(lost, Lost::Images { .. });
        let lost = self.lost.iter().filter(told);
        let sentences: Vec<String> = lost
            .map(|lost| format!("Not in the text: {lost}."))
            .collect();
        sentences.join(" ")
    }
}

/// Something of a file that is not in its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// Pages, numbered from 1, that are pictures without text.
    Pictures { pages: Vec<u32>, of: u32 },
    /// Pictures among text, of which nothing stands in it: a description of more than two letters is none of
    /// the text. How many.
    Images { count: u32 },
    /// Letters whose font does not say which they are, on these pages.
    Letters { count: u32, pages: Vec<u32> },
    /// Pages that cannot be read.
    Pages { pages: Vec<u32> },
    /// A file of the archive, and why it could not be read.
    Part { name: String, why: &'static str },
}

/// Why a file cannot be opened at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CannotOpen {
    /// It is of a kind that nothing here reads; which, with its article.
    Foreign(&'static str),
    /// It asks for a password.
    Password,
    /// Its text is encrypted for one shop's readers.
    Protected,
    /// An archive that holds no book.
    NoBook,
    /// It is cut short or damaged; what it should have been.
    Damaged(&'static str),
    /// It would become larger than [`LIMIT`].
    TooLarge,
    /// All pages are pictures; how many.
    OnlyPictures(u32),
    /// There is no letter in it.
    Empty,
    /// The program was built without the readers for such files; what it is.
    NotBuilt(&'static str),
}

/// The most text that a file may become, and any part of it, in bytes: some forty thick books.
pub const LIMIT: usize = 64 * 1024 * 1024;
