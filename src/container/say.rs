//! Losses and errors of opening a file, in words.

use std::fmt;

use super::opened::{CannotOpen, Lost};
use crate::words::{self, Value};

/// Most millions of pixels of a picture that is read: a page of a large newspaper at 400 dots per
/// inch, or what the cameras of most telephones make.
pub(super) const MOST_MEGAPIXELS: u32 = 60;

/// Height in pixels that the small letters of a page should have: print of ten points at 300 dots per
/// inch.
const WANTED: u32 = 20;

/// Fewest pages of a file whose first page, if it alone is a picture, is a cover. The first page of a
/// shorter one, such as a score or an article, is one of its text.
const COVERED: u32 = 16;

impl Lost {
    /// Returns whether the reader of the text misses something. A book's cover is a picture and not
    /// a loss, and neither are pictures among text, because many are ornaments. Doubtful letters are
    /// in the text, and why pages were not recognised stands beside the loss of the pages.
    #[must_use]
    pub fn is_error(&self) -> bool {
        match self {
            Lost::Pictures { pages, of } => pages != &[1] || *of < COVERED,
            Lost::Images { .. }
            | Lost::Diagrams { .. }
            | Lost::SmallLetters { .. }
            | Lost::UnsureWords { .. }
            | Lost::Unrecognised { .. } => false,
            _ => true,
        }
    }

    /// Returns whether a reader of the text is told of it: of everything except a book's cover.
    pub(super) fn is_told(&self) -> bool {
        self.is_error() || !matches!(self, Lost::Pictures { .. })
    }
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words())
    }
}

impl Lost {
    /// Returns what is missing, as a clause.
    fn words(&self) -> String {
        match self {
            Lost::Pictures { pages, of } => words::PAGES_ARE_PICTURES.with([
                pages.len().into(),
                (*of).into(),
                listed(pages).into(),
            ]),
            Lost::Images { count } => words::PICTURES_LEFT_OUT.with([(*count).into()]),
            Lost::Diagrams { count, pages } => {
                words::DIAGRAMS_LEFT_OUT.with([(*count).into(), named(pages)])
            }
            Lost::SmallLetters { pages, pixels } => {
                words::SMALL_LETTERS.with([named(pages), (*pixels).into(), WANTED.into()])
            }
            Lost::UnsureWords { pages } => words::UNSURE_WORDS.with([named(pages)]),
            Lost::Unrecognised { why } => words::LETTERS_NOT_RECOGNISED.with([why.into()]),
            Lost::Letters { count, pages } => words::LETTERS_NOT_IDENTIFIED.with([
                (*count).into(),
                "\u{fffd}".into(),
                named(pages),
            ]),
            Lost::Pages { pages } => words::PAGES_UNREADABLE.with([named(pages)]),
            Lost::Picture { name, why } => {
                words::FAULT_OF_FILE.with([name.into(), why.words().into()])
            }
            Lost::NoLetters { pages, of } => {
                words::NO_LETTERS_ON_PAGES.with([named(pages), (*of).into()])
            }
            Lost::Part { name, why } => why.with([name.into()]),
        }
    }
}

/// Returns page numbers with the word before them: `page 3`, `pages 3–5`.
fn named(pages: &[u32]) -> Value<'static> {
    let named = words::PAGES_NAMED.with([pages.len().into(), listed(pages).into()]);
    named.into()
}

/// Most stretches of pages that are listed.
const NAMED: usize = 12;

/// Returns page numbers in order, with neighbours joined: `1, 3–5, 9`; a long list is cut short.
fn listed(pages: &[u32]) -> String {
    let mut stretches = pages.chunk_by(|one, next| one + 1 == *next);
    let first: Vec<String> = stretches
        .by_ref()
        .take(NAMED)
        .map(|stretch| match stretch {
            [first, .., last] => format!("{first}–{last}"),
            _ => stretch[0].to_string(),
        })
        .collect();
    let list = first.join(&words::COMMA);
    match stretches.next() {
        Some(_) => words::PAGES_AND_MORE.with([list.into()]),
        None => list,
    }
}

impl fmt::Display for CannotOpen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words())
    }
}

impl CannotOpen {
    /// Returns the reason, as a clause.
    fn words(&self) -> String {
        match self {
            CannotOpen::Foreign(what) => {
                let says = match what.is_picture() {
                    true => words::FOREIGN_PICTURE,
                    false => words::FOREIGN_FILE,
                };
                says.with([what.words().into()])
            }
            CannotOpen::Password => words::FILE_LOCKED.into(),
            CannotOpen::Protected => words::FILE_PROTECTED.into(),
            CannotOpen::NoBook => words::NO_EPUB_IN_ARCHIVE.into(),
            CannotOpen::Damaged(what) => words::FILE_DAMAGED.with([(*what).into()]),
            CannotOpen::DamagedPicture => words::PICTURE_DAMAGED.into(),
            CannotOpen::TooLarge => words::FILE_TOO_LARGE.into(),
            CannotOpen::OnlyPictures(pages) => words::ONLY_PICTURES.with([(*pages).into()]),
            CannotOpen::Empty => words::NO_TEXT_IN_IT.into(),
            CannotOpen::SmallLetters(pixels) => {
                words::ITS_LETTERS_ARE_SMALL.with([(*pixels).into(), WANTED.into()])
            }
            CannotOpen::NoLetters(pages) => words::NO_LETTERS_IN_PICTURES.with([(*pages).into()]),
            CannotOpen::Recogniser(why) => why.clone(),
            CannotOpen::Picture => words::PICTURE_NOT_YET_RECOGNISED.into(),
            CannotOpen::TooManyPixels(millions) => {
                words::TOO_MANY_PIXELS.with([(*millions).into(), MOST_MEGAPIXELS.into()])
            }
            // The page has every reader, so this is said only by programs that speak English.
            CannotOpen::NotBuilt(what) => {
                format!("this is {what}; a program built with `--features containers` opens it")
            }
        }
    }
}

impl std::error::Error for CannotOpen {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::container::ForeignFile;

    #[test]
    fn a_picture_that_is_not_read_is_named_with_what_to_do() {
        let says = |why: CannotOpen, words: &str| {
            let said = why.to_string();
            assert!(said.contains(words), "{said}");
        };
        says(CannotOpen::Foreign(ForeignFile::Heic), "an HEIC photo");
        says(CannotOpen::Foreign(ForeignFile::Heic), "save it as JPEG");
        says(CannotOpen::Foreign(ForeignFile::Bmp), "or PNG");
        says(CannotOpen::TooManyPixels(108), "108 million pixels");
        says(CannotOpen::TooManyPixels(108), "save it smaller");
        says(CannotOpen::Picture, "this is a picture");
    }

    #[test]
    fn pages_are_counted_and_named() {
        let lost = Lost::Pictures {
            pages: vec![1, 7, 8, 9],
            of: 120,
        };
        assert!(lost.is_error());
        assert_eq!(
            lost.to_string(),
            "4 of 120 pages are pictures without text: 1, 7–9"
        );
        for (of, is_error) in [(1, true), (3, true), (120, false)] {
            let first = Lost::Pictures { pages: vec![1], of };
            assert_eq!(first.is_error(), is_error, "of {of}");
        }
        assert_eq!(
            CannotOpen::OnlyPictures(12).to_string(),
            "12 of 12 pages are pictures without text"
        );
        let one = Lost::Diagrams {
            count: 1,
            pages: vec![3],
        };
        assert_eq!(one.to_string(), "one diagram on page 3");
        let several = Lost::Diagrams {
            count: 5,
            pages: vec![3, 4, 9],
        };
        assert_eq!(several.to_string(), "5 diagrams on pages 3–4, 9");
        let many = Lost::Pages {
            pages: (0..40).map(|n| 2 * n).collect(),
        };
        assert!(many.to_string().contains("22 and more"), "{many}");
    }
}
