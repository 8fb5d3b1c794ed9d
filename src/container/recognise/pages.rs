//! Lays out the words of pages as one text.

use super::super::kind::FileKind;
use super::super::layout::{self, SetLine};
use super::super::opened::{CannotOpen, Lost, Opened};
use super::super::scan::{PageScan, PrintedArea, PrintedPlace, PrintedWord};
use super::letters;
use super::word::{RecognisedPage, RecognisedWord};

/// Turns pages into text whose words any program has recognised. Columns, indents and the rows of a
/// score are found from the places of the words.
///
/// # Errors
/// Returns an error if there is no word on any page.
pub fn lay_out(pages: Vec<RecognisedPage>) -> Result<Opened, CannotOpen> {
    let mut set = PagesSet::default();
    let mut empty = Vec::new();
    for (number, page) in (1..).zip(pages) {
        if page.words.is_empty() {
            empty.push(number);
        }
        set.add_words((page.width, page.height), vec![page.words], Vec::new());
    }
    let of = set.count();
    let mut opened = set.finish();
    if opened.text.trim().is_empty() {
        return Err(CannotOpen::NoLetters(of));
    }
    if !empty.is_empty() {
        opened.lost.push(Lost::NoLetters { pages: empty, of });
    }
    Ok(opened)
}

/// The pages that were laid out so far.
#[derive(Default)]
pub(super) struct PagesSet {
    set: Vec<Vec<SetLine>>,
    /// All recognised words, each with the index of its picture.
    words: Vec<(u32, RecognisedWord)>,
    /// The width and height of each picture.
    pictures: Vec<(u32, u32)>,
    diagrams: Vec<PrintedPlace>,
}

impl PagesSet {
    /// Adds a page whose words were recognised in a picture of this size, the words of each part that is read
    /// after the others, and whose diagrams stand in these areas.
    pub(super) fn add_words(
        &mut self,
        size: (u32, u32),
        parts: Vec<Vec<RecognisedWord>>,
        diagrams: Vec<PrintedArea>,
    ) {
        let picture = self.pictures.len() as u32;
        let diagrams = diagrams.into_iter();
        self.diagrams
            .extend(diagrams.map(|area| PrintedPlace { picture, area }));
        self.pictures.push(size);
        let mut letters = Vec::new();
        for words in parts {
            letters.push(letters::letters(&words, self.words.len() as u32));
            self.words
                .extend(words.into_iter().map(|word| (picture, word)));
        }
        self.set.push(layout::set(&letters));
    }

    /// Adds a page that was text already.
    #[cfg(feature = "pictures")]
    pub(super) fn add_lines(&mut self, lines: Vec<SetLine>) {
        self.set.push(lines);
    }

    /// Returns the number of pages.
    pub(super) const fn count(&self) -> u32 {
        self.set.len() as u32
    }

    /// Returns the number of pictures.
    #[cfg(feature = "pictures")]
    pub(super) const fn pictures(&self) -> u32 {
        self.pictures.len() as u32
    }

    /// Returns the text of all pages.
    pub(super) fn finish(self) -> Opened {
        let set = layout::text(self.set);
        let words = set.words.iter().filter_map(|known| {
            let (picture, word) = self.words.get(known.word as usize)?;
            Some(PrintedWord {
                start: known.span.start as u32,
                end: known.span.end as u32,
                picture: *picture,
                area: word.area(),
                confidence: word.confidence.clamp(0.0, 100.0) as u8,
            })
        });
        let words = words.collect();
        let scan = PageScan {
            key: String::new(),
            pictures: self.pictures,
            words,
            diagrams: self.diagrams,
        };
        Opened {
            text: set.text,
            kind: FileKind::Picture,
            guessed: None,
            lost: Vec::new(),
            scan: (!scan.pictures.is_empty()).then_some(scan),
        }
    }
}
