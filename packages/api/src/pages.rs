//! Old books whose words any program has recognised in pictures of their pages.

use rank_and_file::book::BookReader;
use rank_and_file::container::{self, PageScan, lay_out};
use serde::Deserialize;

use crate::book::{Book, BookPrint, PlacedWord, language, read_by};
use crate::error::{Argument, Error};
use crate::options::Options;
use crate::places::Places;

/// A page whose words a program has recognised.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct RecognisedPage {
    /// The width of its picture in pixels.
    pub width: u32,
    /// The height of its picture in pixels.
    pub height: u32,
    /// Its words. Those of one printed line stand one after the other.
    pub words: Vec<RecognisedWord>,
}

/// A word, in pixels from the upper left corner of its picture.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct RecognisedWord {
    pub text: String,
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
    /// The number of its printed line. Without it a word is on the line of the word before if it stands
    /// to the right of that word, at the same height.
    #[serde(default)]
    pub line: Option<u32>,
    /// How sure the recogniser is, from 0 to 100. Without it the word is taken for sure.
    #[serde(default)]
    pub confidence: Option<f32>,
}

/// Longest side of a page in pixels.
const LONGEST: u32 = 65_535;

/// Reads the games of an old book from the words of its pages. Columns, indents and the rows of a score
/// are found from the places of the words, and a move whose letters are doubtful may be another one.
/// Offsets are those of the text in [`Book::print`].
///
/// # Errors
/// If a word has no place, if there is no word at all, or if an option means nothing.
pub fn read_pages(pages: &[RecognisedPage], options: &Options) -> Result<Book, Error> {
    let language = language(options)?;
    let laid: Result<Vec<_>, Error> = (1..)
        .zip(pages)
        .map(|(number, page)| words_of(number, page))
        .collect();
    let opened =
        lay_out(laid?).map_err(|_| unusable("There is no word on these pages.".to_owned()))?;
    let scan = opened.scan.unwrap_or_default();
    let doubtful = scan.doubtful();
    let reader = BookReader::recognised(&opened.text, language, doubtful);
    let places = Places::new(&opened.text, options.unit);
    let book = read_by(reader, &places, options)?;
    let words = placed(&scan, &places);
    Ok(Book {
        lost: opened.lost.iter().map(ToString::to_string).collect(),
        print: Some(BookPrint {
            text: opened.text,
            words,
        }),
        ..book
    })
}

fn unusable(message: String) -> Error {
    Error::option("unusable-page", Argument::Pages, message)
}

/// Returns the words of a page for the layout. A word that reaches over the edge ends there.
fn words_of(number: usize, page: &RecognisedPage) -> Result<container::RecognisedPage, Error> {
    let sides = 1..=LONGEST;
    if !sides.contains(&page.width) || !sides.contains(&page.height) {
        let message = format!("Page {number} has no sides from 1 to {LONGEST} pixels.");
        return Err(unusable(message));
    }
    let (across, down) = (page.width as f32, page.height as f32);
    let mut words: Vec<container::RecognisedWord> = Vec::with_capacity(page.words.len());
    let mut last = None;
    for (nth, word) in (1..).zip(&page.words) {
        let numbers = [word.left, word.top, word.width, word.height];
        if !numbers.iter().all(|number| number.is_finite()) || word.width < 0.0 || word.height < 0.0
        {
            let message = format!(
                "Word {nth} of page {number} has no place: it needs left, top, width and height in pixels."
            );
            return Err(unusable(message));
        }
        let mut placed = container::RecognisedWord {
            text: word.text.trim().to_owned(),
            left: word.left.clamp(0.0, across),
            top: word.top.clamp(0.0, down),
            right: (word.left + word.width).clamp(0.0, across),
            bottom: (word.top + word.height).clamp(0.0, down),
            line: 0,
            confidence: word.confidence.unwrap_or(100.0),
        };
        if placed.text.is_empty() {
            continue;
        }
        placed.line = match words.last() {
            None => 0,
            Some(before) => {
                let is_same = match (last, word.line) {
                    (Some(last), Some(line)) => last == line,
                    _ => goes_on(before, &placed),
                };
                before.line + u32::from(!is_same)
            }
        };
        last = word.line;
        words.push(placed);
    }
    Ok(container::RecognisedPage {
        width: page.width,
        height: page.height,
        words,
    })
}

/// Returns whether a word stands to the right of the one before, at the same height.
fn goes_on(before: &container::RecognisedWord, word: &container::RecognisedWord) -> bool {
    let middle = f32::midpoint(word.top, word.bottom);
    (before.top..=before.bottom).contains(&middle) && word.left >= before.left
}

/// Returns the words of the text with their places.
fn placed(scan: &PageScan, places: &Places<'_>) -> Vec<PlacedWord> {
    let words = scan.words.iter().map(|word| {
        let (at, end) = places.both(&(word.start as usize..word.end as usize));
        PlacedWord {
            at,
            end,
            page: word.picture,
            left: word.area.left,
            top: word.area.top,
            width: word.area.width,
            height: word.area.height,
        }
    });
    words.collect()
}
