//! Losses and errors of opening a file, in words.

use std::fmt;

use super::opened::{CannotOpen, Lost};

impl Lost {
    /// Returns whether the reader of the text misses something. A book's cover is a picture and not
    /// a loss, and neither are pictures among text, because many are ornaments.
    #[must_use]
    pub fn is_error(&self) -> bool {
        match self {
            Lost::Pictures { pages, of } => pages != &[1] || *of <= 1,
            Lost::Images { .. } => false,
            _ => true,
        }
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
            Lost::Letters { count, pages } => {
                let letters = match count {
                    1 => "letter could not be identified and is",
                    _ => "letters could not be identified and are",
                };
                let on = if pages.len() == 1 { "page" } else { "pages" };
                write!(
                    f,
                    "{count} {letters} shown as \u{fffd}: {on} {}",
                    Pages(pages)
                )
            }
            Lost::Pages { pages } => {
                let page = if pages.len() == 1 { "page" } else { "pages" };
                write!(f, "{page} {} could not be read", Pages(pages))
            }
            Lost::Part { name, why } => write!(f, "the part {name} {why}"),
        }
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
        let cover = Lost::Pictures {
            pages: vec![1],
            of: 2,
        };
        assert!(!cover.is_error());
        assert_eq!(
            CannotOpen::OnlyPictures(12).to_string(),
            "12 of 12 pages are pictures without text"
        );
        let many = Lost::Pages {
            pages: (0..40).map(|n| 2 * n).collect(),
        };
        assert!(many.to_string().contains("22 and more"), "{many}");
    }
}
