//! Turns pictures of pages into text, with the help of a program that recognises letters.
//!
//! | in the pictures | in the text |
//! |---|---|
//! | `1. P-K4   P-K4`, two columns of moves | `1. P-K4   P-K4`, with the columns and indents of the print |
//! | a word of the print | the same word, and its place in the picture as a [`PrintedWord`] |
//! | the two pages of a spread | one after the other |
//! | a page without letters | nothing, and it is counted |
//!
//! Any program can be a [`Recogniser`]; its words are laid out by the same code as the letters of a
//! PDF. A PDF may have pages of text among its pictures, which are read as they are.

mod letters;
mod tsv;
mod word;

use hayro_font::FontCache;

use super::kind::FileKind;
use super::layout::{self, SetLine};
use super::opened::{CannotOpen, Lost, Opened};
use super::pdf::{self, PdfPages, render};
use super::picture::{self, PagePicture};
use super::scan::{PageScan, PrintedArea, PrintedWord};
pub use tsv::words_of_tsv;
pub use word::RecognisedWord;

/// A program that recognises letters in pictures.
pub trait Recogniser {
    /// Recognises the words of a page.
    ///
    /// # Errors
    /// Returns a sentence if it cannot; no further page is then tried.
    fn recognise(
        &mut self,
        page: &PagePicture,
        place: PagePlace,
    ) -> impl Future<Output = Result<Vec<RecognisedWord>, String>>;
}

/// Which of the pictures a page is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PagePlace {
    /// Its index among all pictures.
    pub picture: u32,
    /// The number of the page or picture in the file, from 1; both pages of a spread have the same.
    pub page: u32,
    /// The number of pages or pictures in all.
    pub of: u32,
}

/// A file with pictures of pages.
#[derive(Clone, Debug)]
pub struct PageFile {
    pub name: String,
    pub bytes: Vec<u8>,
}

/// Reads files with pictures of pages, in this order, as one text. A PDF may have pages of text
/// among them.
///
/// # Errors
/// Returns the reason if there is no text.
pub async fn read_pictures(
    files: Vec<PageFile>,
    recogniser: &mut impl Recogniser,
) -> Result<Opened, CannotOpen> {
    let mut pages = PagesRead::default();
    let count = files.len();
    for (number, file) in (1..).zip(files) {
        let name = file.name.clone();
        let read = match FileKind::detect(&file.bytes, &file.name) {
            FileKind::Pdf => pages.read_pdf(file.bytes, recogniser).await,
            FileKind::Foreign(what) => Err(CannotOpen::Foreign(what)),
            _ => {
                let place = (number, count as u32);
                pages.read_picture(&file.bytes, place, recogniser).await
            }
        };
        match read {
            Ok(()) => {}
            Err(why) if count == 1 || matches!(why, CannotOpen::Recogniser(_)) => return Err(why),
            Err(why) => pages.lost.push(Lost::Picture { name, why }),
        }
    }
    pages.finish()
}

/// Height of letters in pixels below which hardly any are recognised.
const SMALL: f32 = 9.0;

/// The pages read so far.
#[derive(Default)]
struct PagesRead {
    set: Vec<Vec<SetLine>>,
    /// All recognised words, each with the index of its picture.
    words: Vec<(u32, RecognisedWord)>,
    /// The width and height of each picture.
    pictures: Vec<(u32, u32)>,
    /// The numbers of the pages on which no letter was recognised.
    empty: Vec<u32>,
    /// Height in pixels of the letters on the last of those pages, if it has any.
    height: Option<f32>,
    lost: Vec<Lost>,
}

impl PagesRead {
    /// Reads a picture of one page or two. `place` is its number and how many there are.
    async fn read_picture(
        &mut self,
        bytes: &[u8],
        place: (u32, u32),
        recogniser: &mut impl Recogniser,
    ) -> Result<(), CannotOpen> {
        for bytes in picture::pages(bytes) {
            for page in picture::open(&bytes)? {
                self.recognise(&page, place, recogniser).await?;
            }
        }
        Ok(())
    }

    /// Reads the pages of a PDF, those that are text and those that are pictures.
    async fn read_pdf(
        &mut self,
        bytes: Vec<u8>,
        recogniser: &mut impl Recogniser,
    ) -> Result<(), CannotOpen> {
        let pdf = pdf::load(bytes)?;
        let fonts = FontCache::new();
        let mut pages = PdfPages::new(&fonts);
        let count = pdf.pages().len();
        for (number, page) in (1..).zip(pdf.pages().iter()) {
            let (lines, pixels) = pages.print(number, page)?;
            let Some(picture) = pixels.and_then(|pixels| render::render(page, pixels)) else {
                self.set.push(lines);
                continue;
            };
            for page in picture::prepared(picture) {
                let place = (number, count as u32);
                self.recognise(&page, place, recogniser).await?;
            }
            pages.recognised(number);
        }
        self.lost.extend(pages.lost(count));
        Ok(())
    }

    async fn recognise(
        &mut self,
        page: &PagePicture,
        (number, of): (u32, u32),
        recogniser: &mut impl Recogniser,
    ) -> Result<(), CannotOpen> {
        let picture = self.pictures.len() as u32;
        let place = PagePlace {
            picture,
            page: number,
            of,
        };
        let words = recogniser.recognise(page, place).await;
        let words = words.map_err(CannotOpen::Recogniser)?;
        self.pictures.push(page.shown.dimensions());
        if words.is_empty() {
            self.empty.push(number);
            self.height = page.letter_height();
        }
        let letters = letters::letters(&words, self.words.len() as u32);
        self.set.push(layout::set(&[letters]));
        self.words
            .extend(words.into_iter().map(|word| (picture, word)));
        Ok(())
    }

    /// Returns the text of all pages.
    fn finish(mut self) -> Result<Opened, CannotOpen> {
        let of = self.set.len() as u32;
        let set = layout::text(self.set);
        if set.text.trim().is_empty() {
            let first = self.lost.into_iter().next();
            return Err(match first {
                Some(Lost::Picture { why, .. }) => why,
                _ => match self.height {
                    Some(height) if height < SMALL => CannotOpen::SmallLetters(height as u32),
                    _ => CannotOpen::NoLetters(of),
                },
            });
        }
        if !self.empty.is_empty() {
            let pages = self.empty;
            self.lost.push(Lost::NoLetters { pages, of });
        }
        let words = set.words.iter().filter_map(|known| {
            let (picture, word) = self.words.get(known.word as usize)?;
            Some(PrintedWord {
                start: known.span.start as u32,
                end: known.span.end as u32,
                picture: *picture,
                area: area(word),
                confidence: word.confidence.clamp(0.0, 100.0) as u8,
            })
        });
        let words = words.collect();
        Ok(Opened {
            text: set.text,
            kind: FileKind::Picture,
            guessed: None,
            lost: self.lost,
            scan: Some(PageScan {
                key: String::new(),
                pictures: self.pictures,
                words,
            }),
        })
    }
}

/// Returns the part of its picture that a word takes up.
fn area(word: &RecognisedWord) -> PrintedArea {
    let (left, top) = (word.left.max(0.0) as u32, word.top.max(0.0) as u32);
    PrintedArea {
        left,
        top,
        width: (word.right.ceil() as u32).saturating_sub(left),
        height: (word.bottom.ceil() as u32).saturating_sub(top),
    }
}
