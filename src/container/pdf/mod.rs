//! PDF with letters in it: from the places of glyphs to lines, columns and pages.
//!
//! `hayro-syntax` reads the file, decrypts it if it needs no password, and unpacks its streams;
//! `hayro-font` tells the letter and the width of each code of a font. This module finds what a
//! page paints ([`glyphs`]), the lines that its glyphs form ([`line`]), the order in which columns
//! are read ([`columns`]) and the paragraphs ([`pages`]).
//!
//! | on the page | in the text |
//! |---|---|
//! | glyphs on one baseline | a line |
//! | a gap | a space; one of more than a letter and a half, as many spaces as letters would fit |
//! | two columns of print | the left one, then the right one |
//! | White's and Black's moves in two columns | rows |
//! | more white than between two lines, an indent | a blank line |
//! | a small raised figure | the mark of a note |
//! | a page that is a picture and nothing else | nothing, and it is counted |
//! | the end of a page | a form feed |

mod columns;
mod glyphs;
mod line;
mod pages;

use hayro_font::FontCache;
use hayro_syntax::{DecryptionError, LoadPdfError, Pdf};

use super::kind::FileKind;
use super::opened::{CannotOpen, Lost, Opened};
use glyphs::{PagePrint, Painter};

/// Most bytes of a file; a larger one is not a book, or a book of pictures.
const LARGEST: usize = 512 * 1024 * 1024;

/// Most letters of a file, as in the largest book.
const LETTERS: usize = 30_000_000;

/// Smallest share of a page that a picture covers if it counts as the page itself.
const PICTURE: f64 = 0.5;

/// Fewest letters of a page that is text despite such a picture. What a scanner adds to each page is
/// shorter.
const FEW: usize = 60;

/// Reads the text of a PDF.
///
/// # Errors
/// Returns an error if it is locked or damaged.
pub(super) fn open(bytes: Vec<u8>) -> Result<Opened, CannotOpen> {
    if bytes.len() > LARGEST || is_packed_twice(&bytes) {
        return Err(CannotOpen::TooLarge);
    }
    let pdf = Pdf::new(bytes).map_err(|error| match error {
        LoadPdfError::Decryption(DecryptionError::PasswordProtected) => CannotOpen::Password,
        LoadPdfError::Decryption(_) => CannotOpen::Protected,
        LoadPdfError::Invalid => CannotOpen::Damaged("PDF"),
    })?;
    let fonts = FontCache::new();
    let mut painter = Painter::new(&fonts);
    let mut set = Vec::new();
    let mut letters = 0;
    let mut loss = Loss::default();
    let count = pdf.pages().len();
    for (number, page) in (1..).zip(pdf.pages().iter()) {
        let print = painter.page(page);
        loss.note(number, &print);
        letters += print.glyphs.len();
        if letters > LETTERS {
            return Err(CannotOpen::TooLarge);
        }
        set.push(pages::set(&line::turned(print.glyphs)));
    }
    Ok(Opened {
        text: pages::text(set),
        kind: FileKind::Pdf,
        guessed: None,
        lost: loss.lost(count),
    })
}

/// What is missing from the text of the pages.
#[derive(Default)]
struct Loss {
    pictures: Vec<u32>,
    unread: Vec<u32>,
    letters: u32,
    on: Vec<u32>,
}

impl Loss {
    fn note(&mut self, number: u32, print: &PagePrint) {
        let letters = print
            .glyphs
            .iter()
            .filter(|glyph| !glyph.is_space())
            .count();
        if letters == 0 && print.paints || letters < FEW && print.picture >= PICTURE {
            self.pictures.push(number);
        }
        if print.unread {
            self.unread.push(number);
        }
        if print.unknown > 0 {
            self.letters = self.letters.saturating_add(print.unknown);
            self.on.push(number);
        }
    }

    fn lost(self, pages: usize) -> Vec<Lost> {
        let mut lost = Vec::new();
        if !self.pictures.is_empty() {
            lost.push(Lost::Pictures {
                pages: self.pictures,
                of: u32::try_from(pages).unwrap_or(u32::MAX),
            });
        }
        if !self.unread.is_empty() {
            lost.push(Lost::Pages { pages: self.unread });
        }
        if self.letters > 0 {
            lost.push(Lost::Letters {
                count: self.letters,
                pages: self.on,
            });
        }
        lost
    }
}

/// Returns whether a stream of the file declares that it is compressed twice, which only serves to
/// make it grow without limit.
fn is_packed_twice(bytes: &[u8]) -> bool {
    const KEY: &[u8] = b"/Filter";
    let mut rest = bytes;
    while let Some(at) = rest.windows(KEY.len()).position(|part| part == KEY) {
        rest = &rest[at + KEY.len()..];
        let list = rest.trim_ascii_start();
        if let Some(list) = list.strip_prefix(b"[") {
            let end = list.iter().take(256).position(|&byte| byte == b']');
            let names = list[..end.unwrap_or(0)].split(|&byte| byte == b'/');
            let packs = |name: &&[u8]| name.starts_with(b"Fl") || name.starts_with(b"LZW");
            if names.filter(packs).count() > 1 {
                return true;
            }
        }
    }
    false
}
