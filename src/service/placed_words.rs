//! Where the moves of a game stand in the pictures of its pages.
//!
//! | printed | the place of `P-K4` |
//! |---|---|
//! | `P-K4` | the word |
//! | `1.P-K4` | its last four sixths |
//! | `P- K4` | both words as one |
//! | `P-` / `K4` | two places, one in each line |
//! | nothing, between two moves | a narrow place behind the word before |

use std::collections::BTreeSet;
use std::ops::Range;
use std::rc::Rc;

use crate::container::{PageScan, PrintedArea, PrintedPlace, PrintedWord};
use crate::protocol::{GamePicture, GamePictures, PictureMark};

/// The words of a text that was recognised in pictures.
#[derive(Clone)]
pub(super) struct PlacedWords {
    scan: Rc<PageScan>,
    /// The byte of the recognised text where the text that is read begins.
    begin: usize,
}

impl PlacedWords {
    pub(super) fn new(scan: PageScan) -> PlacedWords {
        PlacedWords {
            scan: Rc::new(scan),
            begin: 0,
        }
    }

    pub(super) fn scan(&self) -> &PageScan {
        &self.scan
    }

    /// Returns the words for the part of the text from this byte on.
    pub(super) fn beyond(&self, from: usize) -> PlacedWords {
        PlacedWords {
            scan: Rc::clone(&self.scan),
            begin: self.begin + from,
        }
    }

    /// Returns the pictures that a part of the text stands in.
    pub(super) fn pictures(&self, span: &Range<usize>) -> GamePictures {
        let words = self.scan.words_in(&self.whole(span));
        let indices: BTreeSet<u32> = words.iter().map(|word| word.picture).collect();
        let picture = |index: u32| {
            let &(width, height) = self.scan.pictures.get(index as usize)?;
            Some(GamePicture {
                index,
                width,
                height,
            })
        };
        let pictures: Vec<GamePicture> = indices.iter().copied().filter_map(picture).collect();
        let begin = words.iter().find_map(|word| self.part(word, 0.0..1.0));
        let diagrams = self.scan.diagrams.iter();
        let diagrams = diagrams.filter(|place| indices.contains(&place.picture));
        let diagrams = diagrams.filter_map(|place| self.within(place));
        GamePictures {
            key: match pictures.is_empty() {
                true => String::new(),
                false => self.scan.key.clone(),
            },
            pictures,
            marks: begin
                .map(PictureMark::Begin)
                .into_iter()
                .chain(diagrams.map(PictureMark::Diagram))
                .collect(),
        }
    }

    /// Returns the places of a part of the text; of an empty part, the place where it is missing.
    pub(super) fn places(&self, text: &str, span: &Range<usize>) -> Vec<PrintedPlace> {
        if span.is_empty() {
            return self.gap(text, span.start).into_iter().collect();
        }
        let mut places: Vec<PrintedPlace> = Vec::new();
        for word in self.scan.words_in(&self.whole(span)) {
            let shares = self.share(text, word, span.start)..self.share(text, word, span.end);
            let Some(place) = self.part(word, shares) else {
                continue;
            };
            match places.last_mut().filter(|last| goes_on(last, &place)) {
                Some(last) => last.area = last.area.joined(&place.area),
                None => places.push(place),
            }
        }
        places
    }

    /// Returns a part of the text that is read as a part of the recognised text.
    fn whole(&self, span: &Range<usize>) -> Range<usize> {
        self.begin + span.start..self.begin + span.end
    }

    /// Returns the share of a word's letters that stand before this byte of the text.
    fn share(&self, text: &str, word: &PrintedWord, at: usize) -> f64 {
        let start = (word.start as usize).saturating_sub(self.begin);
        let end = (word.end as usize).saturating_sub(self.begin);
        let letters = |end: usize| text.get(start..end).map(|part| part.chars().count());
        match (letters(at.clamp(start, end.max(start))), letters(end)) {
            (Some(before), Some(all)) if all > 0 => before as f64 / all as f64,
            _ => f64::from(u8::from(at >= end)),
        }
    }

    /// Returns the place of a part of a word, from one share of its width to another; `None` if
    /// that is outside its picture.
    fn part(&self, word: &PrintedWord, shares: Range<f64>) -> Option<PrintedPlace> {
        let area = word.area;
        let across = |share: f64| {
            area.left
                .saturating_add((f64::from(area.width) * share).round() as u32)
        };
        let left = across(shares.start);
        self.within(&PrintedPlace {
            picture: word.picture,
            area: PrintedArea {
                left,
                width: across(shares.end).saturating_sub(left),
                ..area
            },
        })
    }

    /// Returns the part of a place that is within its picture, at least a pixel wide and high; `None` if there is
    /// none.
    fn within(&self, place: &PrintedPlace) -> Option<PrintedPlace> {
        let &(width, height) = self.scan.pictures.get(place.picture as usize)?;
        let PrintedArea { left, top, .. } = place.area;
        let right = left.saturating_add(place.area.width.max(1)).min(width);
        let bottom = top.saturating_add(place.area.height.max(1)).min(height);
        let fits = left < right && top < bottom;
        fits.then(|| PrintedPlace {
            area: PrintedArea {
                left,
                top,
                width: right - left,
                height: bottom - top,
            },
            ..*place
        })
    }

    /// Returns the place at this byte of the text, where something is missing: behind the word
    /// before it, or before the first word.
    fn gap(&self, text: &str, at: usize) -> Option<PrintedPlace> {
        let words = &self.scan.words;
        let next = words.partition_point(|word| word.start as usize <= self.begin + at);
        let before = next.checked_sub(1).map(|before| &words[before]);
        let (word, share) = match before {
            Some(word) => (word, self.share(text, word, at)),
            None => (words.first()?, 0.0),
        };
        let narrow = f64::from(word.area.height) / f64::from(word.area.width.max(1)) / 3.0;
        let place = self.part(word, share..share + narrow);
        place.or_else(|| self.part(word, (share - narrow).max(0.0)..share))
    }
}

/// Returns whether a place stands behind another in the same line.
fn goes_on(last: &PrintedPlace, next: &PrintedPlace) -> bool {
    let (one, other) = (last.area, next.area);
    let top = one.top.max(other.top);
    let bottom = one.bottom().min(other.bottom());
    let shared = bottom.saturating_sub(top);
    last.picture == next.picture
        && other.left >= one.left
        && shared * 2 > one.height.min(other.height)
}
