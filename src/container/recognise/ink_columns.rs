//! Guesses the columns of a page by its ink, before anything on it is recognised.
//!
//! | page | bands |
//! |---|---|
//! | a head, two columns | the head; the left column beside the right one |
//! | prose | one |
//! | White's moves and Black's, far from each other | one |
//!
//! Only the words of a page tell its columns from the halves of its rows, so this is a guess. A right one saves a look
//! at the page, because the words of joined lines need not be recognised first.

use super::super::scan::PrintedArea;

/// Places across the page at which white is looked for.
const PLACES: usize = 240;

/// Most places that the white between columns takes; between White's moves and Black's there is more.
const WIDEST: usize = 24;

/// Divisor of the number of strips that have print. At most this part of them crosses the white.
const RARE: usize = 4;

/// Fewest strips with print on both sides of the white that can be columns.
const FEWEST: usize = 12;

/// Greatest distance between two words, as a multiple of the height of letters.
const WORDS: f32 = 0.8;

/// The ends of print, in pixels.
#[derive(Clone, Copy, Default)]
pub(super) struct PrintEdges {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl PrintEdges {
    /// Returns the ends of this print and other print together.
    pub fn joined(self, other: PrintEdges) -> PrintEdges {
        PrintEdges {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}

/// A strip of print across the page, as high as a letter.
struct PrintStrip<'l> {
    letters: Vec<&'l PrintedArea>,
    /// Whether there is print at each place, or white within a line.
    is_black: [bool; PLACES],
}

/// Returns the parts of a page, those beside one another together. `letters` are its marks of ink, and `height` is
/// that of its letters, in pixels.
pub(super) fn bands(letters: &[PrintedArea], height: f32) -> Vec<Vec<PrintEdges>> {
    let left = letters.iter().map(|letter| letter.left).min().unwrap_or(0);
    let right = letters.iter().map(PrintedArea::right).max().unwrap_or(0);
    let step = (right - left) as f32 / PLACES as f32;
    if step <= 0.0 {
        return Vec::new();
    }
    let place = |x: f32| (((x - left as f32) / step) as usize).min(PLACES - 1);
    let mut strips: Vec<PrintStrip> = Vec::new();
    for letter in letters {
        let middle = letter.top + letter.height / 2;
        let strip = (middle as f32 / height) as usize;
        while strips.len() <= strip {
            strips.push(PrintStrip {
                letters: Vec::new(),
                is_black: [false; PLACES],
            });
        }
        let end = place(letter.right() as f32 + WORDS * height);
        strips[strip].is_black[place(letter.left as f32)..=end].fill(true);
        strips[strip].letters.push(letter);
    }
    strips.retain(|strip| !strip.letters.is_empty());
    let Some(white) = white(&strips) else {
        return Vec::new();
    };
    divided(&strips, white, left as f32 + step * white as f32)
}

/// Returns the place in the middle of the white between two columns.
fn white(strips: &[PrintStrip]) -> Option<usize> {
    let crossing = |place: usize| strips.iter().filter(|it| it.is_black[place]).count();
    let places: Vec<(usize, usize)> = (PLACES / 4..PLACES * 3 / 4)
        .map(|place| (place, crossing(place)))
        .collect();
    let least = places.iter().map(|(_, crossing)| *crossing).min()?;
    let whites = places.chunk_by(|one, next| (one.1 == least) == (next.1 == least));
    let whites = whites.filter(|white| white[0].1 == least);
    let widest = whites.max_by_key(|white| white.len())?;
    let is_white = least * RARE <= strips.len() && widest.len() <= WIDEST;
    is_white.then(|| widest[widest.len() / 2].0)
}

/// Divides a page at a place, which is at this distance from the left.
fn divided(strips: &[PrintStrip], white: usize, x: f32) -> Vec<Vec<PrintEdges>> {
    let mut bands: Vec<Vec<PrintEdges>> = Vec::new();
    for band in strips.chunk_by(|one, next| one.is_black[white] == next.is_black[white]) {
        let letters = band.iter().flat_map(|strip| &strip.letters).copied();
        let is_left = |letter: &&PrintedArea| (letter.left as f32) < x;
        let is_beside = |strip: &&PrintStrip| {
            !strip.is_black[white]
                && strip.letters.iter().any(is_left)
                && !strip.letters.iter().all(is_left)
        };
        let (left, right): (Vec<&PrintedArea>, Vec<&PrintedArea>) =
            letters.clone().partition(is_left);
        if band.iter().filter(is_beside).count() >= FEWEST {
            bands.push([left, right].iter().filter_map(|it| edges(it)).collect());
            continue;
        }
        let Some(edges) = edges(&letters.collect::<Vec<_>>()) else {
            continue;
        };
        match bands.last_mut().map(Vec::as_mut_slice) {
            // A head of two lines is one part.
            Some([last]) => *last = last.joined(edges),
            _ => bands.push(vec![edges]),
        }
    }
    bands
}

/// Returns where the print of these letters ends on each side.
fn edges(letters: &[&PrintedArea]) -> Option<PrintEdges> {
    let edges = letters.iter().map(|letter| PrintEdges {
        left: letter.left.into(),
        top: letter.top.into(),
        right: letter.right().into(),
        bottom: letter.bottom().into(),
    });
    edges.reduce(PrintEdges::joined)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the letters of lines of words. The words of a line begin at these places and are so many letters long.
    fn letters(lines: &[&[(u32, u32)]]) -> Vec<PrintedArea> {
        let line = |(number, words): (u32, &&[(u32, u32)])| {
            let letter = move |left| PrintedArea {
                left,
                top: 100 + 40 * number,
                width: 14,
                height: 20,
            };
            let words = words
                .iter()
                .flat_map(|&(left, count)| (0..count).map(move |at| left + 16 * at));
            words.map(letter).collect::<Vec<_>>()
        };
        (0..).zip(lines).flat_map(line).collect()
    }

    #[test]
    fn columns_are_guessed_and_rows_and_prose_are_not() {
        const PROSE: &[(u32, u32)] = &[(100, 9), (254, 30), (744, 40), (1394, 20)];
        const OTHER: &[(u32, u32)] = &[(100, 40), (754, 17), (1036, 40)];
        const COLUMNS: &[(u32, u32)] = &[(100, 10), (270, 30), (800, 30), (1290, 12)];
        const ROWS: &[(u32, u32)] = &[(300, 7), (1000, 6)];
        let page = |lines: &[(&'static [(u32, u32)], usize)]| {
            let lines = lines
                .iter()
                .flat_map(|&(line, count)| std::iter::repeat_n(line, count));
            let bands = bands(&letters(&lines.collect::<Vec<_>>()), 20.0);
            bands.iter().map(Vec::len).collect::<Vec<_>>()
        };
        for (lines, expected) in [
            (&[(COLUMNS, 30)][..], &[2][..]),
            (&[(OTHER, 2), (COLUMNS, 30)], &[1, 2]),
            (&[(COLUMNS, 20), (OTHER, 3), (COLUMNS, 20)], &[2, 1, 2]),
            (&[(PROSE, 15), (OTHER, 15)], &[]),
            (&[(ROWS, 30)], &[]),
            (&[(COLUMNS, 4), (OTHER, 30)], &[]),
            (&[], &[]),
        ] {
            assert_eq!(page(lines), expected, "{lines:?}");
        }
    }
}
