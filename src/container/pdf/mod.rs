//! PDF with letters in it: from the places of glyphs to lines, columns and pages.
//!
//! `hayro-syntax` reads the file, decrypts it if it needs no password, and unpacks its streams;
//! `hayro-font` tells the letter and the width of each code of a font. This module finds what a
//! page paints ([`glyphs`]) and turns it level ([`level`]); [`layout`](super::layout) makes lines of
//! it. A page that is a picture and nothing else has no text, and is counted.

mod glyphs;
mod level;
#[cfg(feature = "pictures")]
pub(super) mod render;

use hayro_font::FontCache;
use hayro_syntax::page::Page;
use hayro_syntax::{DecryptionError, LoadPdfError, Pdf};

use super::kind::FileKind;
use super::layout::{self, SetLine};
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

/// Opens a PDF without reading its pages.
///
/// # Errors
/// Returns an error if it is locked or damaged.
pub(super) fn load(bytes: Vec<u8>) -> Result<Pdf, CannotOpen> {
    if bytes.len() > LARGEST || is_packed_twice(&bytes) {
        return Err(CannotOpen::TooLarge);
    }
    Pdf::new(bytes).map_err(|error| match error {
        LoadPdfError::Decryption(DecryptionError::PasswordProtected) => CannotOpen::Password,
        LoadPdfError::Decryption(_) => CannotOpen::Protected,
        LoadPdfError::Invalid => CannotOpen::Damaged("PDF"),
    })
}

/// Reads the text of a PDF.
///
/// # Errors
/// Returns an error if it is locked or damaged.
pub(super) fn open(bytes: Vec<u8>) -> Result<Opened, CannotOpen> {
    let pdf = load(bytes)?;
    let fonts = FontCache::new();
    let mut pages = PdfPages::new(&fonts);
    let mut set = Vec::new();
    let count = pdf.pages().len();
    for (number, page) in (1..).zip(pdf.pages().iter()) {
        set.push(pages.print(number, page)?.0);
    }
    Ok(Opened {
        text: layout::text(set).text,
        kind: FileKind::Pdf,
        guessed: None,
        lost: pages.lost(count),
        scan: None,
    })
}

/// The pages of a PDF, as they are read one after the other.
pub(super) struct PdfPages<'a, 'f> {
    painter: Painter<'a, 'f>,
    /// Letters read so far.
    letters: usize,
    loss: Loss,
}

impl<'a, 'f> PdfPages<'a, 'f> {
    pub(super) fn new(fonts: &'f FontCache<'a>) -> PdfPages<'a, 'f> {
        PdfPages {
            painter: Painter::new(fonts),
            letters: 0,
            loss: Loss::default(),
        }
    }

    /// Returns the lines of a page, and the width of its largest picture in pixels if the page is a
    /// picture.
    ///
    /// # Errors
    /// Returns an error if the pages have more letters than any book.
    pub(super) fn print(
        &mut self,
        number: u32,
        page: &'f Page<'a>,
    ) -> Result<(Vec<SetLine>, Option<u32>), CannotOpen> {
        let print = self.painter.page(page);
        let picture = self.loss.note(number, &print).then_some(print.pixels);
        self.letters += print.glyphs.len();
        if self.letters > LETTERS {
            return Err(CannotOpen::TooLarge);
        }
        Ok((layout::set(&level::turned(print.glyphs)), picture))
    }

    /// Records that a page that is a picture has been read.
    #[cfg(feature = "pictures")]
    pub(super) fn recognised(&mut self, number: u32) {
        self.loss.pictures.retain(|&lost| lost != number);
    }

    /// Returns what is missing from the text of this many pages.
    pub(super) fn lost(self, pages: usize) -> Vec<Lost> {
        self.loss.lost(pages)
    }
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
    /// Records what is missing from a page. Returns whether the page is a picture.
    fn note(&mut self, number: u32, print: &PagePrint) -> bool {
        let letters = print
            .glyphs
            .iter()
            .filter(|glyph| !glyph.is_space())
            .count();
        let picture = letters == 0 && print.paints || letters < FEW && print.picture >= PICTURE;
        if picture {
            self.pictures.push(number);
        }
        if print.unread {
            self.unread.push(number);
        }
        if print.unknown > 0 {
            self.letters = self.letters.saturating_add(print.unknown);
            self.on.push(number);
        }
        picture
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
