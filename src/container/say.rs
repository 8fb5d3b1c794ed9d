//! Losses and errors of opening a file, in words.

use std::fmt;

use super::opened::{CannotOpen, Lost};

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
        match self {
            Lost::Pictures { pages, of } => {
                let is = if pages.len() == 1 {
                    "is a picture"
                } else {
                    "are pictures"
                };
                write!(
                    f,
                    "{} of {of} pages {is} without text: {}",
                    pages.len(),
                    Pages(pages)
                )
            }
            Lost::Images { count: 1 } => f.write_str("one picture"),
            Lost::Images { count } => write!(f, "{count} pictures"),
            Lost::Diagrams { count: 1, pages } => write!(f, "one diagram on {}", On(pages)),
            Lost::Diagrams { count, pages } => write!(f, "{count} diagrams on {}", On(pages)),
            Lost::SmallLetters { pages, pixels } => write!(
                f,
                "the small letters on {} are about {pixels} pixels high, and {WANTED} are wanted, so many were recognised with doubt",
                On(pages)
            ),
            Lost::UnsureWords { pages } => write!(
                f,
                "hardly a word on {} was recognised with certainty; see whether the picture is sharp and stands upright",
                On(pages)
            ),
            Lost::Unrecognised { why } => {
                write!(f, "the letters in pictures are not recognised: {why}")
            }
            Lost::Letters { count, pages } => {
                let letters = match count {
                    1 => "letter could not be identified and is",
                    _ => "letters could not be identified and are",
                };
                write!(f, "{count} {letters} shown as \u{fffd}: {}", On(pages))
            }
            Lost::Pages { pages } => write!(f, "{} could not be read", On(pages)),
            Lost::Picture { name, why } => write!(f, "{name}: {why}"),
            Lost::NoLetters { pages, of } => {
                write!(f, "no letters were recognised on {} of {of}", On(pages))
            }
            Lost::Part { name, why } => write!(f, "the part {name} {why}"),
        }
    }
}

/// Page numbers with the word before them: `page 3`, `pages 3–5`.
struct On<'p>(&'p [u32]);

impl fmt::Display for On<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let page = if self.0.len() == 1 { "page" } else { "pages" };
        write!(f, "{page} {}", Pages(self.0))
    }
}

/// Page numbers in order, with neighbours joined: `1, 3–5, 9`; a long list is cut short.
struct Pages<'p>(&'p [u32]);

/// Most stretches of pages that are listed.
const NAMED: usize = 12;

impl fmt::Display for Pages<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stretches = self.0.chunk_by(|one, next| one + 1 == *next);
        for (nth, stretch) in stretches.enumerate() {
            if nth == NAMED {
                return f.write_str(" and more");
            }
            let [first, .., last] = stretch else {
                write!(f, "{}{}", if nth > 0 { ", " } else { "" }, stretch[0])?;
                continue;
            };
            write!(f, "{}{first}–{last}", if nth > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Display for CannotOpen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotOpen::Foreign(what) if what.ends_with("picture") || what.ends_with("photo") => {
                write!(
                    f,
                    "this is {what}, which cannot be read here; save it as JPEG or PNG, and open that file"
                )
            }
            CannotOpen::Foreign(what) => write!(
                f,
                "this is {what}, which cannot be read here; text, HTML, EPUB and PDF can be opened"
            ),
            CannotOpen::Password => {
                f.write_str("it is locked with a password; save it without one, and open that file")
            }
            CannotOpen::Protected => f.write_str(
                "its text is encrypted (DRM), and only the shop's own programs can read it",
            ),
            CannotOpen::NoBook => {
                f.write_str("this is an archive without an EPUB book; unpack it and open its files")
            }
            CannotOpen::Damaged(what) => {
                write!(
                    f,
                    "this {what} is cut short or damaged; download it again or ask for another copy"
                )
            }
            CannotOpen::TooLarge => f.write_str("it is too large for a book when unpacked"),
            CannotOpen::OnlyPictures(1) => f.write_str("its page is a picture without text"),
            CannotOpen::OnlyPictures(pages) => {
                write!(f, "{pages} of {pages} pages are pictures without text")
            }
            CannotOpen::Empty => f.write_str("there is no text in it"),
            CannotOpen::SmallLetters(pixels) => write!(
                f,
                "its small letters are about {pixels} pixels high, and {WANTED} are wanted; scan it at 300 dots to the inch, or photograph it from nearer"
            ),
            CannotOpen::NoLetters(1) => f.write_str(
                "no letters were recognised in the picture; turn it upright, or take it again from nearer and in more light",
            ),
            CannotOpen::NoLetters(pages) => {
                write!(
                    f,
                    "no letters were recognised in the pictures of {pages} pages; turn them upright, or take them again from nearer and in more light"
                )
            }
            CannotOpen::Recogniser(why) => f.write_str(why),
            CannotOpen::Picture => {
                f.write_str("this is a picture; it has no text until its letters are recognised")
            }
            CannotOpen::TooManyPixels(millions) => write!(
                f,
                "this picture has {millions} million pixels; at most {MOST_MEGAPIXELS} million are read, and fewer in deep colours; save it smaller, and open that file"
            ),
            CannotOpen::NotBuilt(what) => write!(
                f,
                "this is {what}; a program built with `--features containers` opens it"
            ),
        }
    }
}

impl std::error::Error for CannotOpen {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_that_is_not_read_is_named_with_what_to_do() {
        let says = |why: CannotOpen, words: &str| {
            let said = why.to_string();
            assert!(said.contains(words), "{said}");
        };
        says(CannotOpen::Foreign("an HEIC photo"), "an HEIC photo");
        says(CannotOpen::Foreign("an HEIC photo"), "save it as JPEG");
        says(CannotOpen::Foreign("a BMP picture"), "or PNG");
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
