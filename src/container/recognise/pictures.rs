//! Reads pictures of pages with the help of a program that recognises letters.
//!
//! Any program can be a [`Recogniser`]. A PDF may have pages of text among its pictures, which are
//! read as they are, even where the recogniser fails.

use std::borrow::Cow;

use hayro_font::FontCache;
use image::GrayImage;

use super::super::kind::FileKind;
use super::super::layout::SetLine;
use super::super::opened::{CannotOpen, Lost, Opened};
use super::super::pdf::{self, PdfPages, render};
use super::super::picture::{self, PagePicture, diagrams};
use super::super::scan::PrintedArea;
use super::drawn_letters::LetterKind;
use super::figurines::{self, Figurines};
use super::move_words::MOVE_LETTERS;
use super::pages::PagesSet;
use super::stacked_columns::StackedColumns;
use super::word::RecognisedWord;
use super::{boxes, dirt, dots, glued_words, move_words, own_letters, row_numbers};

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

    /// Recognises words of the page that was recognised last, or of a part of its print, again. If there are
    /// `letters`, such as [`MOVE_LETTERS`], each letter is one of them. Returns `None` if the program cannot do
    /// this, or if the page is not in English and these letters are.
    ///
    /// # Errors
    /// Returns a sentence if it fails; no further page is then tried.
    fn recognise_again(
        &mut self,
        _page: &PagePicture,
        _letters: &str,
    ) -> impl Future<Output = Result<Option<Vec<RecognisedWord>>, String>> {
        std::future::ready(Ok(None))
    }
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

/// Looks at a page again, column by column if it has several.
struct FurtherLooks<'r, R> {
    recogniser: &'r mut R,
    columns: Option<StackedColumns>,
}

impl<R: Recogniser> FurtherLooks<'_, R> {
    /// Recognises the words of a page as it is `drawn`, each letter of which is one of these if there are any.
    async fn look(
        &mut self,
        page: &PagePicture,
        drawn: &PagePicture,
        letters: &str,
    ) -> Result<Option<Vec<RecognisedWord>>, String> {
        let columns = self.columns.as_ref();
        let seen = in_columns(drawn, columns);
        let words = self.recogniser.recognise_again(&seen, letters).await?;
        Ok(words.map(|words| in_place(words, page, columns)))
    }
}

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

/// A page whose words were recognised, but not yet mended by the letters of its book.
struct WaitingPage {
    /// The number of the page or picture in the file, from 1.
    number: u32,
    picture: PagePicture,
    words: Vec<RecognisedWord>,
    columns: Option<StackedColumns>,
    score: Option<ScoreOfPage>,
}

/// What is known of a page with words of a score.
struct ScoreOfPage {
    figurines: Figurines,
    /// The page with a capital in the place of each figurine, if it has figurines.
    replaced: Option<PagePicture>,
    /// For each word whether it is the number of a row; `None` if the moves are not in English.
    numbers: Option<Vec<bool>>,
}

impl WaitingPage {
    /// Returns the page with its rows' numbers, as its words were recognised; `None` if it has no score in English.
    fn score(&mut self) -> Option<(&mut Vec<RecognisedWord>, &[bool], &PagePicture)> {
        let score = self.score.as_ref()?;
        let page = score.replaced.as_ref().unwrap_or(&self.picture);
        Some((&mut self.words, score.numbers.as_deref()?, page))
    }
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
        mut picture: PagePicture,
        (number, of): (u32, u32),
        recogniser: &mut impl Recogniser,
    ) -> Result<(), String> {
        let place = PagePlace {
            picture: self.set.pictures() + u32::from(self.waiting.is_some()),
            page: number,
            of,
        };
        let (mut words, mut guessed) = first_look(&picture, place, recogniser).await?;
        if let Some(turned) = turned(&picture, &words, recogniser).await? {
            picture = turned;
            (words, guessed) = first_look(&picture, place, recogniser).await?;
        }
        let (columns, score) = look_again(&picture, &mut words, guessed, recogniser).await?;
        self.add_waiting(Some(WaitingPage {
            number,
            picture,
            words,
            columns,
            score,
        }));
        Ok(())
    }

    /// Adds the page that waits, whose words are mended by its letters and those of the pages before and after it. The
    /// `next` page waits then.
    fn add_waiting(&mut self, mut next: Option<WaitingPage>) {
        let Some(mut waiting) = self.waiting.take() else {
            self.waiting = next;
            return;
        };
        if let Some((words, numbers, page)) = waiting.score() {
            let mut kinds = self.kinds.clone();
            if let Some((next, _, page)) = next.as_mut().and_then(WaitingPage::score) {
                own_letters::learn(next, page, &mut kinds);
            }
            own_letters::learn(words, page, &mut self.kinds);
            own_letters::mend(words, numbers, page, kinds);
        }
        self.waiting = next;
        let WaitingPage {
            number,
            picture,
            mut words,
            columns,
            score,
        } = waiting;
        if let Some(score) = score {
            figurines::put_in(&mut words, &score.figurines);
        }
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
        } else if certainty(&words) < HARDLY {
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

/// Mean confidence of letters below which a page is hardly recognised. Of a page that stands upside down it is about
/// 30, and of damaged ones above 60.
const HARDLY: f32 = 50.0;

/// Recognises the words of a page, in the columns that it seems to have.
async fn first_look(
    page: &PagePicture,
    place: PagePlace,
    recogniser: &mut impl Recogniser,
) -> Result<(Vec<RecognisedWord>, Option<StackedColumns>), String> {
    let guessed = StackedColumns::guess(page);
    let words = recogniser
        .recognise(&in_columns(page, guessed.as_ref()), place)
        .await?;
    Ok((in_place(words, page, guessed.as_ref()), guessed))
}

/// Mends the words of a page by further looks at it. Returns its columns if it has several, and what is known of its
/// score if it has one. Its words were recognised in the `guessed` columns, if there are any.
async fn look_again(
    page: &PagePicture,
    words: &mut Vec<RecognisedWord>,
    guessed: Option<StackedColumns>,
    recogniser: &mut impl Recogniser,
) -> Result<(Option<StackedColumns>, Option<ScoreOfPage>), String> {
    let mut looks = FurtherLooks {
        recogniser,
        columns: None,
    };
    // By their numbers, rows are told from columns.
    row_numbers::mend(words);
    looks.columns = StackedColumns::find(page, words);
    let is_guessed = match (&looks.columns, &guessed) {
        (Some(columns), Some(guessed)) => columns.divide_like(guessed, words),
        (None, None) => true,
        _ => false,
    };
    if !is_guessed {
        match looks.look(page, page, "").await? {
            Some(again) if !again.is_empty() => *words = again,
            _ => looks.columns = guessed,
        }
    }
    let numbers = row_numbers::mend(words);
    if !move_words::has_score(words, &numbers) {
        boxes::widen(words, page.letters());
        dots::find(words, page);
        row_numbers::mend(words);
        return Ok((looks.columns, None));
    }
    let figurines = figurines::find(page, words);
    let replaced = figurines.replaced(page);
    if let Some(replaced) = &replaced {
        match looks.look(page, replaced, "").await? {
            Some(again) if !again.is_empty() => *words = again,
            _ => return Ok((looks.columns, None)),
        }
    }
    let page = replaced.as_ref().unwrap_or(page);
    boxes::widen(words, page.letters());
    dots::find(words, page);
    let numbers = row_numbers::mend(words);
    let unclear = move_words::unclear(words, &numbers);
    let second = match unclear.contains(&true) {
        true => {
            let lines = page.with_print_of(&line_areas(words, &unclear));
            looks.look(page, &lines, MOVE_LETTERS).await?
        }
        false => Some(Vec::new()),
    };
    // If there is none, the moves are not in English.
    let numbers = second.map(|second| {
        move_words::mend(words, &numbers, &second);
        numbers
    });
    let score = ScoreOfPage {
        figurines,
        replaced,
        numbers,
    };
    Ok((looks.columns, Some(score)))
}

/// Returns a page as it is recognised: with its columns below one another if it has several.
fn in_columns<'p>(page: &'p PagePicture, columns: Option<&StackedColumns>) -> Cow<'p, PagePicture> {
    match columns {
        Some(columns) => Cow::Owned(columns.page(page)),
        None => Cow::Borrowed(page),
    }
}

/// Returns words that were recognised on a page, or on its stacked columns, in their places on the page and without
/// dirt.
fn in_place(
    mut words: Vec<RecognisedWord>,
    page: &PagePicture,
    stacked: Option<&StackedColumns>,
) -> Vec<RecognisedWord> {
    if let Some(columns) = stacked {
        words = columns.back(words);
    }
    dirt::drop_dirt(&mut words, page.clean_letter_height());
    boxes::divide(&mut words);
    glued_words::divide(&mut words, || page.letters());
    words
}

/// Space around a line that is cut out, as a share of its height.
const AROUND: f32 = 0.1;

/// Returns the areas of the lines of these words, of which only the chosen ones count.
fn line_areas(words: &[RecognisedWord], chosen: &[bool]) -> Vec<PrintedArea> {
    let chosen = words.iter().zip(chosen).filter(|(_, chosen)| **chosen);
    let chosen: Vec<&RecognisedWord> = chosen.map(|(word, _)| word).collect();
    let lines = chosen.chunk_by(|one, next| one.line == next.line);
    let area = |line: &[&RecognisedWord]| {
        let least = |edge: fn(&RecognisedWord) -> f32| {
            let edges = line.iter().map(|word| edge(word));
            edges.fold(f32::INFINITY, f32::min)
        };
        let (left, top) = (least(|word| word.left), least(|word| word.top));
        let (right, bottom) = (-least(|word| -word.right), -least(|word| -word.bottom));
        let around = AROUND * (bottom - top);
        let (left, top) = ((left - around) as u32, (top - around) as u32);
        PrintedArea {
            left,
            top,
            width: (right + around) as u32 - left,
            height: (bottom + around) as u32 - top,
        }
    };
    lines.map(area).collect()
}

/// Returns a page that was hardly recognised upside down, if it is recognised better so.
async fn turned(
    page: &PagePicture,
    words: &[RecognisedWord],
    recogniser: &mut impl Recogniser,
) -> Result<Option<PagePicture>, String> {
    if certainty(words) >= HARDLY {
        return Ok(None);
    }
    let turned = page.turned();
    let again = recogniser.recognise_again(&turned, "").await?;
    let is_better = again.is_some_and(|again| certainty(&again) > certainty(words));
    Ok(is_better.then_some(turned))
}

/// Returns the mean confidence of the letters of words, from 0 to 100.
fn certainty(words: &[RecognisedWord]) -> f32 {
    let letters = |word: &RecognisedWord| word.text.chars().count() as f32;
    let all: f32 = words.iter().map(letters).sum();
    let sure = words.iter().map(|word| word.confidence * letters(word));
    sure.sum::<f32>() / all.max(1.0)
}

/// Returns whether the middle of a word is within a part of its picture.
fn is_within(word: &RecognisedWord, area: &PrintedArea) -> bool {
    let (x, y) = (
        f32::midpoint(word.left, word.right),
        f32::midpoint(word.top, word.bottom),
    );
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
