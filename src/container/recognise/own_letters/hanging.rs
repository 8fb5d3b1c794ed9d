//! Parts letters that hang together, by laying letters over them that are known on the page.
//!
//! | drawn as one | becomes |
//! |---|---|
//! | `Rf`, the foot of the `R` at the foot of the `f` | `R`, `f` |
//! | `f5`, the hook of the `f` above the bar of the `5` | `f`, `5` |
//! | `Q3`, the tail of the `Q` across the `3` | `Q`, `3` |
//! | a `3` that is drawn badly, or in two parts | `3` |
//! | what known letters do not cover | the same |

use image::GrayImage;

use super::super::super::layout::median;
use super::super::super::scan::PrintedArea;
use super::super::drawn_letters::{DrawnLetter, LetterKind, TAIL};
use super::letter_ink::{BESIDE, LetterInk};
use super::score_lines::ScoreLines;

/// The most letters that are parted.
const MOST: usize = 4;

/// How far from where it is expected a letter may stand, in pixels.
const SHIFT: i32 = 2;

/// The widest gap within a broken letter, in pixels.
const BROKEN: u32 = 3;

/// Share of the ink of a letter that may be where there is none.
const MISSES: f32 = 0.1;

/// Least share of the ink of a letter that no other one covers.
const OWN: f32 = 0.4;

/// Share of the ink that may be left over.
const REST: f32 = 0.06;

/// Share of the ink below which what is left of a letter that was laid over it is no part of another.
const SPECK: f32 = 0.03;

/// How many beginnings are carried on.
const BEGINNINGS: usize = 4;

/// A letter that is known on the page.
struct KnownLetter {
    kind: usize,
    /// The row of its top, counted down from the foot of its line.
    top: i32,
    ink: Vec<(i32, i32)>,
    size: (u32, u32),
}

/// Returns a letter of each known kind that is on the page.
fn known_letters(
    page: &GrayImage,
    letters: &[DrawnLetter],
    lines: &ScoreLines,
) -> Vec<KnownLetter> {
    let heights = letters.iter().map(|letter| f64::from(letter.area.height));
    let tall = median(heights.collect());
    let is_large = |letter: &&DrawnLetter| f64::from(letter.area.height) >= tall / 2.0;
    let known = lines.known_letters(letters).into_iter().filter(is_large);
    known
        .map(|letter| {
            let mut of_lines = letters.chunk_by(|one, next| one.line == next.line);
            let line = of_lines.find(|line| line[0].line == letter.line);
            let line = line.unwrap_or_default();
            let ink = LetterInk::of_letters(page, std::slice::from_ref(letter), line);
            KnownLetter {
                kind: letter.kind,
                top: letter.area.top as i32 - lines.foot(letter) as i32,
                ink: ink.places().collect(),
                size: (letter.area.width, letter.area.height),
            }
        })
        .collect()
}

/// Letters laid over the ink of something, from its left.
#[derive(Clone)]
struct Laid {
    /// Each with its place, counted from the upper left corner of the area.
    letters: Vec<(usize, (i32, i32))>,
    /// The ink that they do not cover.
    rest: LetterInk,
    left_over: usize,
    /// Their ink where there is none.
    misses: usize,
}

/// Parts the letters that are not known in lines of a score, if letters that are known cover them.
pub(super) fn part_letters(
    page: &GrayImage,
    letters: &mut Vec<DrawnLetter>,
    kinds: &[LetterKind],
    are_score: &[bool],
) {
    let lines = ScoreLines::of(letters, kinds, are_score);
    let known = known_letters(page, letters, &lines);
    let whole = std::mem::take(letters);
    for line in whole.chunk_by(|one, next| one.line == next.line) {
        let foot = lines.foot(&line[0]) as i32;
        let begin = letters.len();
        let is_asked = lines.is_score(&line[0]);
        let mut rest = line;
        while let Some((letter, after)) = rest.split_first() {
            let is_unknown = is_asked && !kinds[letter.kind].is_known();
            // A broken letter is in two parts.
            let is_close = after
                .first()
                .is_some_and(|next| next.area.left <= letter.area.right() + BROKEN);
            let most = if is_close { 2 } else { 1 };
            let mut counts = (1..=most).filter(|_| is_unknown);
            let found = counts.find_map(|count| {
                let ink = LetterInk::of_letters(page, &rest[..count], line);
                let laid = laid_over(ink, &known, foot)?;
                Some((laid, count))
            });
            let Some((laid, count)) = found else {
                letters.push(letter.clone());
                rest = after;
                continue;
            };
            let laid = laid.into_iter();
            letters.extend(laid.map(|(area, kind)| DrawnLetter::new(area, letter.line, kind)));
            rest = &rest[count..];
        }
        letters[begin..].sort_by_key(|letter| letter.area.left);
    }
}

/// Returns the known letters that cover some ink, with their places.
fn laid_over(
    ink: LetterInk,
    known: &[KnownLetter],
    foot: i32,
) -> Option<Vec<(PrintedArea, usize)>> {
    let area = ink.area;
    let all = ink.count();
    let covering = Covering {
        known,
        wide: ink.widened(),
        foot: foot - area.top as i32,
    };
    let mut begun = vec![Laid {
        letters: Vec::new(),
        left_over: all,
        rest: ink,
        misses: 0,
    }];
    let mut best: Option<Laid> = None;
    for _ in 0..MOST {
        let mut next: Vec<Laid> = Vec::new();
        for laid in &begun {
            let Some(left) = laid.rest.left_of_marks((SPECK * all as f32) as usize) else {
                continue;
            };
            next.extend((0..known.len()).filter_map(|nth| covering.lay(laid, nth, left)));
        }
        let price = |laid: &Laid| laid.left_over + laid.misses;
        next.sort_by_key(price);
        let is_covered = |laid: &&Laid| (laid.left_over as f32) <= REST * all as f32;
        let covered = next.iter().find(is_covered);
        if let Some(covered) = covered
            && best
                .as_ref()
                .is_none_or(|best| price(covered) < price(best))
        {
            best = Some(covered.clone());
        }
        next.retain(|laid| !is_covered(&laid));
        next.truncate(BEGINNINGS);
        begun = next;
    }
    let letters = best?.letters.into_iter().map(|(nth, (x, y))| {
        let letter = &known[nth];
        let place = PrintedArea {
            left: area.left.saturating_add_signed(x),
            top: area.top.saturating_add_signed(y),
            width: letter.size.0,
            height: letter.size.1,
        };
        (place, letter.kind)
    });
    Some(letters.collect())
}

/// Covers some ink by letters that are known.
struct Covering<'k> {
    known: &'k [KnownLetter],
    /// The ink with the pixels beside it.
    wide: LetterInk,
    /// The row on which the letters of the line stand.
    foot: i32,
}

impl Covering<'_> {
    /// Lays a letter over ink that is not covered yet, where it fits best near the column where this ink begins.
    fn lay(&self, laid: &Laid, nth: usize, left: i32) -> Option<Laid> {
        let letter = &self.known[nth];
        let top = self.foot + letter.top;
        let most = (MISSES * letter.ink.len() as f32) as usize;
        let mut best: Option<(usize, (i32, i32))> = None;
        for dx in -SHIFT..=SHIFT {
            for dy in -SHIFT..=SHIFT {
                let place = (left + dx, top + dy);
                let is_missed = |(x, y): &&(i32, i32)| !self.wide.has(place.0 + x, place.1 + y);
                let missed = letter.ink.iter().filter(is_missed);
                let missed = missed.take(most + 1).count();
                if missed <= most && best.is_none_or(|(least, _)| missed < least) {
                    best = Some((missed, place));
                }
            }
        }
        let (missed, place) = best?;
        if self.is_within_another(laid, letter, place.0) {
            return None;
        }
        let mut rest = laid.rest.clone();
        for &(x, y) in &letter.ink {
            rest.set(place.0 + x, place.1 + y, false);
            for (dx, dy) in BESIDE {
                rest.set(place.0 + x + dx, place.1 + y + dy, false);
            }
        }
        let left_over = rest.count();
        let own = laid.left_over - left_over;
        let mut letters = laid.letters.clone();
        letters.push((nth, place));
        (own as f32 >= OWN * letter.ink.len() as f32).then_some(Laid {
            letters,
            rest,
            left_over,
            misses: laid.misses + missed,
        })
    }

    /// Returns whether a letter that begins in a column would stand within one that is laid already. Above a long tail
    /// it may.
    fn is_within_another(&self, laid: &Laid, letter: &KnownLetter, left: i32) -> bool {
        let (width, _) = letter.size;
        laid.letters.iter().any(|&(nth, (x, _))| {
            let other = &self.known[nth].size;
            let end = (x + other.0 as i32).min(left + width as i32);
            let has_tail = other.0 as f32 > TAIL * other.1 as f32;
            !has_tail && 2 * (end - left.max(x)) > width as i32
        })
    }
}
