//! Reads pictures of pages with the help of a program that recognises letters.
//!
//! Any program can be a [`Recogniser`]. A PDF may have pages of text among its pictures, which are
//! read as they are, even where the recogniser fails.

use hayro_font::FontCache;
use image::GrayImage;

use super::super::kind::FileKind;
use super::super::layout::SetLine;
use super::super::opened::{CannotOpen, Lost, Opened};
use super::super::pdf::{self, PdfPages, render};
use super::super::picture::{self, PagePicture, diagrams};
use super::super::scan::PrintedArea;
use super::drawn_letters::LetterKind;
use super::pages::PagesSet;
use super::recogniser::{PagePlace, Recogniser};
use super::waiting_page::{WaitingPage, are_hardly_recognised};
use super::word::RecognisedWord;

/// A file with pictures of pages.
#[derive(Clone, Debug)]
pub struct PageFile {
    pub name: String,
    pub bytes: Vec<u8>,
}

/// Reads files with pictures of pages, in this order, as one text. A PDF may have pages of text
/// among them, or no others; if the recogniser fails, these are returned alone.
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

/// Height of letters in pixels below which it is told if many of them are recognised with doubt.
const SMALLISH: f32 = 16.0;

/// Least share of doubtful words on a page whose letters are called too small.
const MUCH: f32 = 0.25;

/// The pages read so far.
#[derive(Default)]
struct PagesRead {
    set: PagesSet,
    /// The numbers of the pages on which nothing was recognised.
    empty: Vec<u32>,
    /// Height in pixels of the letters on the last of those pages, if it has any.
    height: Option<f32>,
    /// The numbers of the pages whose letters are small and doubtful, with their height in pixels.
    small: Vec<(u32, f32)>,
    /// The numbers of the pages of which hardly a word is sure.
    unsure: Vec<u32>,
    /// The number of the page of each diagram.
    diagrams: Vec<u32>,
    lost: Vec<Lost>,
    /// The letters of these pages, by how they look.
    kinds: Vec<LetterKind>,
    /// The page that was recognised last. It waits for the next one, which tells what its letters are too: on the first
    /// page of a book few letters are known.
    waiting: Option<WaitingPage>,
    /// Why the recogniser failed at a page of a PDF.
    refused: Option<String>,
    /// Whether a file was no PDF.
    any_picture: bool,
}

impl PagesRead {
    /// Reads a picture of one page or two. `place` is its number and how many there are.
    async fn read_picture(
        &mut self,
        bytes: &[u8],
        place: (u32, u32),
        recogniser: &mut impl Recogniser,
    ) -> Result<(), CannotOpen> {
        self.any_picture = true;
        for bytes in picture::pages(bytes) {
            for page in picture::open(&bytes)? {
                let recognised = self.recognise(page.trimmed(), place, recogniser).await;
                recognised.map_err(CannotOpen::Recogniser)?;
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
            let pixels = pixels.filter(|_| self.refused.is_none());
            let Some(picture) = pixels.and_then(|pixels| render::render(page, pixels)) else {
                self.add_lines(lines);
                continue;
            };
            match self
                .recognise_all(picture, (number, count as u32), recogniser)
                .await
            {
                Ok(()) => pages.recognised(number),
                Err(why) => {
                    self.refused = Some(why);
                    self.add_lines(lines);
                }
            }
        }
        self.lost.extend(pages.lost(count));
        Ok(())
    }

    /// Recognises the one or two pages of a picture.
    async fn recognise_all(
        &mut self,
        picture: GrayImage,
        place: (u32, u32),
        recogniser: &mut impl Recogniser,
    ) -> Result<(), String> {
        for page in picture::prepared(picture) {
            self.recognise(page.trimmed(), place, recogniser).await?;
        }
        Ok(())
    }

    /// Adds a page of a PDF that is text.
    fn add_lines(&mut self, lines: Vec<SetLine>) {
        self.add_waiting(None);
        self.set.add_lines(lines);
    }

    async fn recognise(
        &mut self,
        picture: PagePicture,
        (number, of): (u32, u32),
        recogniser: &mut impl Recogniser,
    ) -> Result<(), String> {
        let place = PagePlace {
            picture: self.set.pictures() + u32::from(self.waiting.is_some()),
            page: number,
            of,
        };
        let page = WaitingPage::recognise(picture, place, recogniser).await?;
        self.add_waiting(Some(page));
        Ok(())
    }

    /// Adds the page that waits, whose words are mended by its letters and those of the pages before and after it. The
    /// `next` page waits then.
    fn add_waiting(&mut self, mut next: Option<WaitingPage>) {
        if let Some(mut waiting) = self.waiting.take() {
            waiting.mend(next.as_mut(), &mut self.kinds);
            self.add_words(waiting);
        }
        self.waiting = next;
    }

    /// Adds a page whose words have been mended.
    fn add_words(&mut self, page: WaitingPage) {
        let WaitingPage {
            number,
            picture,
            mut words,
            columns,
            ..
        } = page;
        let boards = diagrams(&picture);
        // A recogniser takes men and squares for letters.
        words.retain(|word| !boards.iter().any(|board| is_within(word, board)));
        self.diagrams.extend(boards.iter().map(|_| number));
        if words.is_empty() {
            if boards.is_empty() {
                self.empty.push(number);
            }
            self.height = picture.letter_height();
        } else if let Some(height) = small_letters(&picture, &words) {
            self.small.push((number, height));
        } else if are_hardly_recognised(&words) {
            self.unsure.push(number);
        }
        let parts = match columns {
            Some(columns) => columns.divided(words),
            None => vec![words],
        };
        self.set
            .add_words(picture.shown.dimensions(), parts, boards);
    }

    /// Returns the text of all pages.
    fn finish(mut self) -> Result<Opened, CannotOpen> {
        self.add_waiting(None);
        let of = self.set.count();
        let mut opened = self.set.finish();
        if opened.text.trim().is_empty() {
            if let Some(why) = self.refused {
                return Err(CannotOpen::Recogniser(why));
            }
            let lost = self.lost.into_iter().next();
            return Err(match (lost, self.height) {
                (Some(Lost::Picture { why, .. }), _) => why,
                (_, Some(height)) if height < SMALL => CannotOpen::SmallLetters(height as u32),
                (Some(Lost::Pictures { of, .. }), _) => CannotOpen::OnlyPictures(of),
                _ if opened.scan.is_none() => CannotOpen::Empty,
                _ => CannotOpen::NoLetters(of),
            });
        }
        let is_page = |lost: &Lost| matches!(lost, Lost::Pictures { .. }) && lost.is_error();
        if let Some(why) = self.refused
            && self.lost.iter().any(is_page)
        {
            self.lost.push(Lost::Unrecognised { why });
        }
        if !self.empty.is_empty() {
            let pages = self.empty;
            self.lost.push(Lost::NoLetters { pages, of });
        }
        if let Some(least) = self.small.iter().map(|(_, height)| *height as u32).min() {
            let mut pages: Vec<u32> = self.small.iter().map(|(number, _)| *number).collect();
            pages.dedup();
            let pixels = least;
            self.lost.push(Lost::SmallLetters { pages, pixels });
        }
        if !self.unsure.is_empty() {
            let mut pages = self.unsure;
            pages.dedup();
            self.lost.push(Lost::UnsureWords { pages });
        }
        if !self.diagrams.is_empty() {
            let count = self.diagrams.len() as u32;
            let mut pages = self.diagrams;
            pages.dedup();
            self.lost.push(Lost::Diagrams { count, pages });
        }
        if !self.any_picture {
            opened.kind = FileKind::Pdf;
        }
        Ok(Opened {
            lost: self.lost,
            ..opened
        })
    }
}

/// Returns whether the middle of a word is within a part of its picture.
fn is_within(word: &RecognisedWord, area: &PrintedArea) -> bool {
    let (x, y) = (f32::midpoint(word.left, word.right), word.middle());
    let (left, top) = (area.left as f32, area.top as f32);
    (left..area.right() as f32).contains(&x) && (top..area.bottom() as f32).contains(&y)
}

/// Returns the height in pixels of the letters of a page, if they are so small that many words of it
/// are doubtful.
fn small_letters(page: &PagePicture, words: &[RecognisedWord]) -> Option<f32> {
    let doubtful = words.iter().filter(|word| word.is_doubtful()).count();
    let is_doubtful = doubtful as f32 >= words.len() as f32 * MUCH;
    let height = is_doubtful.then(|| page.letter_height())?;
    height.filter(|&height| height < SMALLISH)
}
