//! Puts the columns of a page below one another to be recognised, as a recogniser that takes a page for one column
//! joins the lines of two.
//!
//! | page | stacked |
//! |---|---|
//! | a head, two columns | the head, the left column, the right column |
//! | White's moves and Black's in two columns | the same page: `None` |

use image::{GrayImage, Luma};

use super::super::layout;
use super::super::picture::{PagePicture, copy};
use super::super::scan::PrintedArea;
use super::ink_columns::{self, PrintEdges};
use super::letters;
use super::word::RecognisedWord;

/// White between two parts, in pixels.
const BETWEEN: u32 = 40;

/// The parts of a page, in the order in which they are stacked.
pub(super) struct StackedColumns {
    /// Each part, and the row of pixels where it begins in the stack.
    parts: Vec<(PrintedArea, u32)>,
    width: u32,
    height: u32,
}

impl StackedColumns {
    /// Finds the columns of a page by its words; `None` if it has one.
    pub fn find(page: &PagePicture, words: &[RecognisedWord]) -> Option<StackedColumns> {
        // A recogniser may take the white between two columns for a stroke.
        let words = words
            .iter()
            .filter(|word| word.text.contains(char::is_alphanumeric));
        let words: Vec<RecognisedWord> = words.cloned().collect();
        StackedColumns::of_bands(page, &bands(&words))
    }

    /// Guesses the columns of a page of which no words are known; `None` if it seems to have one.
    pub fn guess(page: &PagePicture) -> Option<StackedColumns> {
        let height = page.clean_letter_height()?;
        StackedColumns::of_bands(page, &ink_columns::bands(&page.letters(), height))
    }

    /// Stacks the parts of a page; `None` if none are beside one another.
    fn of_bands(page: &PagePicture, bands: &[Vec<PrintEdges>]) -> Option<StackedColumns> {
        if bands.iter().all(|band| band.len() < 2) {
            return None;
        }
        let (width, height) = page.clean.dimensions();
        let mut parts = Vec::new();
        let (mut from, mut row) = (0, 0);
        for (nth, band) in bands.iter().enumerate() {
            let to = match bands.get(nth + 1) {
                Some(next) => f64::midpoint(whole(band).bottom, whole(next).top) as u32,
                None => height,
            };
            let mut left = 0;
            for (place, column) in band.iter().enumerate() {
                let right = match band.get(place + 1) {
                    Some(next) => f64::midpoint(column.right, next.left) as u32,
                    None => width,
                };
                // Print that is not clearly apart is left as it is.
                if to <= from || to > height || right <= left || right > width {
                    return None;
                }
                let area = PrintedArea {
                    left,
                    top: from,
                    width: right - left,
                    height: to - from,
                };
                parts.push((area, row));
                row += area.height + BETWEEN;
                left = right;
            }
            from = to;
        }
        let widest = parts.iter().map(|(area, _)| area.width).max();
        Some(StackedColumns {
            width: widest.unwrap_or(width),
            parts,
            height: row,
        })
    }

    /// Returns the stacked page.
    pub fn page(&self, page: &PagePicture) -> PagePicture {
        let mut stack = GrayImage::from_pixel(self.width, self.height, Luma([255]));
        for (area, row) in &self.parts {
            copy(&page.clean, *area, &mut stack, (0, *row));
        }
        page.with_clean(stack)
    }

    /// Returns words that were recognised on the stacked page in their places on the page.
    pub fn back(&self, words: Vec<RecognisedWord>) -> Vec<RecognisedWord> {
        let back = |word: RecognisedWord| {
            let middle = word.middle();
            let (area, row) = self
                .parts
                .iter()
                .rev()
                .find(|(_, row)| *row as f32 <= middle)?;
            let (right, down) = (area.left as f32, area.top as f32 - *row as f32);
            Some(RecognisedWord {
                left: word.left + right,
                right: word.right + right,
                top: word.top + down,
                bottom: word.bottom + down,
                ..word
            })
        };
        words.into_iter().filter_map(back).collect()
    }

    /// Returns the words of each part.
    pub fn divided(&self, words: Vec<RecognisedWord>) -> Vec<Vec<RecognisedWord>> {
        let mut parts = vec![Vec::new(); self.parts.len()];
        for word in words {
            parts[self.part(&word)].push(word);
        }
        parts
    }

    /// Returns whether other columns divide these words in the same way.
    pub fn divide_like(&self, other: &StackedColumns, words: &[RecognisedWord]) -> bool {
        self.parts.len() == other.parts.len()
            && words.iter().all(|word| self.part(word) == other.part(word))
    }

    /// Returns the index of the part in which a word stands.
    fn part(&self, word: &RecognisedWord) -> usize {
        let (x, y) = (
            f32::midpoint(word.left, word.right) as u32,
            word.middle() as u32,
        );
        let is_in = |(area, _): &(PrintedArea, u32)| {
            (area.left..area.right()).contains(&x) && (area.top..area.bottom()).contains(&y)
        };
        self.parts.iter().position(is_in).unwrap_or(0)
    }
}

/// Returns the parts of a page, those beside one another together.
fn bands(words: &[RecognisedWord]) -> Vec<Vec<PrintEdges>> {
    let letters = letters::letters(words, 0);
    let mut bands: Vec<Vec<PrintEdges>> = Vec::new();
    for region in layout::regions(letters.iter().collect()) {
        let ends = region.iter().map(|letter| PrintEdges {
            left: letter.x0,
            top: letter.y - letter.size,
            right: letter.x1,
            bottom: letter.y + 0.3 * letter.size,
        });
        let Some(extent) = ends.reduce(PrintEdges::joined) else {
            continue;
        };
        match bands.last_mut() {
            Some(band) if band.last().is_some_and(|last| is_beside(last, &extent)) => {
                band.push(extent);
            }
            _ => bands.push(vec![extent]),
        }
    }
    bands
}

/// Returns the extent of all parts of a band.
fn whole(band: &[PrintEdges]) -> PrintEdges {
    let edges = band.iter().copied().reduce(PrintEdges::joined);
    edges.unwrap_or_default()
}

/// Returns whether print is to the right of other print.
fn is_beside(left: &PrintEdges, right: &PrintEdges) -> bool {
    let shared = left.bottom.min(right.bottom) - left.top.max(right.top);
    let height = (left.bottom - left.top).min(right.bottom - right.top);
    right.left >= left.right && shared > height / 2.0
}

#[cfg(test)]
mod tests {
    use super::super::super::picture;
    use super::super::word::word_at;
    use super::*;

    /// Returns a page of 30 lines, with these two halves of each.
    fn page(halves: [&str; 2]) -> (PagePicture, Vec<RecognisedWord>) {
        let mut words = Vec::new();
        for line in 0..30 {
            let top = 100.0 + 40.0 * line as f32;
            for (half, left) in halves.iter().zip([100.0, 1000.0]) {
                let mut left: f32 = left;
                for text in half.split(' ') {
                    let text = text.replace('#', &(line + 1).to_string());
                    let right = left + 14.0 * text.len() as f32;
                    words.push(word_at(&text, line, (left, top, right, top + 24.0)));
                    left = right + 14.0;
                }
            }
        }
        let page = GrayImage::from_pixel(1900, 1400, Luma([255]));
        let mut pages = picture::prepared(page);
        (pages.remove(0), words)
    }

    #[test]
    fn two_columns_of_prose_are_stacked_and_their_words_come_back() {
        let prose = "the attack gains a valuable tempo at the right moment";
        let (page, words) = page([prose, prose]);
        let columns = StackedColumns::find(&page, &words).expect("two columns");
        assert_eq!(columns.parts.len(), 2);
        let stacked = columns.page(&page);
        // It is as wide as its widest column.
        assert_eq!(stacked.clean.dimensions(), (979, 2 * 1440));
        let in_stack =
            |left: f32, top: f32| word_at("gains", 0, (left, top, left + 70.0, top + 24.0));
        let (_, row) = columns.parts[1];
        let (right, _) = columns.parts[1];
        let back = columns.back(vec![
            in_stack(268.0, 100.0),
            in_stack(1068.0 - right.left as f32, row as f32 + 100.0),
        ]);
        let places: Vec<(f32, f32)> = back.iter().map(|word| (word.left, word.top)).collect();
        assert_eq!(places, [(268.0, 100.0), (1068.0, 100.0)]);
        let parts = columns.divided(words);
        assert_eq!((parts[0].len(), parts[1].len()), (300, 300));
    }

    #[test]
    fn a_word_that_joins_the_lines_of_two_columns_leaves_them_apart() {
        let prose = "the attack gains a valuable tempo at the right moment";
        let (page, mut words) = page([prose, prose]);
        let joins = |word: &&mut RecognisedWord| word.line == 14 && word.left < 1000.0;
        if let Some(last) = words.iter_mut().filter(joins).last() {
            last.right = 1000.0;
        }
        let columns = StackedColumns::find(&page, &words).expect("two columns");
        assert_eq!(columns.parts.len(), 2);
    }

    #[test]
    fn two_lines_beside_a_column_that_is_set_to_its_edge_are_another() {
        let prose = "the attack gains a valuable tempo at the right moment";
        for (halves, count) in [([prose, prose], 2), (["#. Kt-KB3", "Kt-QB3"], 0)] {
            let (page, mut words) = page(halves);
            words.retain(|word| word.left < 1000.0 || word.line < 2);
            let columns = StackedColumns::find(&page, &words);
            assert_eq!(
                columns.map_or(0, |columns| columns.parts.len()),
                count,
                "{halves:?}"
            );
        }
    }

    #[test]
    fn two_columns_of_moves_with_bare_numbers_are_stacked() {
        let (page, words) = page(["to K3 3 P to Q3 B to Kt5", "Kt takes P 12 P to QR4 P"]);
        let columns = StackedColumns::find(&page, &words).expect("two columns");
        assert_eq!(columns.parts.len(), 2);
    }

    #[test]
    fn the_moves_of_white_and_of_black_are_no_columns() {
        for halves in [["#. Kt-KB3", "Kt-QB3"], ["# P - K 4 ch", "K - Q 2 ch"]] {
            let (page, words) = page(halves);
            assert!(StackedColumns::find(&page, &words).is_none(), "{halves:?}");
        }
    }
}
