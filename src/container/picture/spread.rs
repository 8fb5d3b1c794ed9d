//! Where the two pages of an open book meet.

use image::GrayImage;

use super::marks::{INK, letter_height, marks, reduced};

/// The width to which a picture is reduced for the search.
const WIDTH: u32 = 800;

/// The least width of a spread, in heights.
const WIDE: f32 = 1.15;

/// The part of the width in which the gutter is looked for.
const MIDDLE: std::ops::Range<f32> = 0.35..0.65;

/// The least width of a gutter, in widths of the spread.
const GUTTER: f32 = 0.02;

/// The greatest share of ink in a column of pixels without print: specks.
const EMPTY: f32 = 0.006;

/// The least share of ink in a column of pixels that is the shadow between the pages.
const SHADOW: f32 = 0.4;

/// The least share of a half that is print. Of the two columns of a score, each leaves more of its half free.
const PRINTED: f32 = 0.55;

/// The least height of a spread, in heights of a letter.
const LETTERS: f32 = 30.0;

/// Returns from which column of pixels to which the two pages of a spread reach; `None` if it is one page.
pub(super) fn halves(clean: &GrayImage) -> Option<[(u32, u32); 2]> {
    let (width, height) = clean.dimensions();
    if (width as f32) < height as f32 * WIDE {
        return None;
    }
    let by = (width / WIDTH).max(1);
    let small = reduced(clean, by);
    let shares = shares(&small);
    let gutter = gutter(&shares)?;
    let printed = |half: &[f32]| {
        let printed = half.iter().filter(|&&share| share > EMPTY).count();
        printed as f32 >= half.len() as f32 * PRINTED
    };
    let lettered = letter_height(&marks(clean), height)?;
    let is_spread = printed(&shares[..gutter.middle])
        && printed(&shares[gutter.middle..])
        && height as f32 >= lettered * LETTERS;
    is_spread.then(|| {
        let (left, right) = gutter.shadow;
        [
            (0, left as u32 * by),
            ((right as u32 * by).min(width - 1), width),
        ]
    })
}

/// Returns the share of ink in each column of pixels.
fn shares(small: &GrayImage) -> Vec<f32> {
    let mut counts = vec![0_u32; small.width() as usize];
    for row in small.chunks_exact(small.width() as usize) {
        for (count, &pixel) in counts.iter_mut().zip(row) {
            *count += u32::from(pixel < INK + 40);
        }
    }
    let share = |count: u32| count as f32 / small.height() as f32;
    counts.into_iter().map(share).collect()
}

/// The strip between two pages.
struct Gutter {
    middle: usize,
    /// The dark columns of pixels within it; an empty stretch in its middle if there are none.
    shadow: (usize, usize),
}

/// Finds the widest strip without print near the middle.
fn gutter(shares: &[f32]) -> Option<Gutter> {
    let width = shares.len() as f32;
    let is_free = |share: f32| !(EMPTY..SHADOW).contains(&share);
    let mut begin = None;
    let mut widest = 0..0;
    let middle = (width * MIDDLE.start) as usize..(width * MIDDLE.end) as usize;
    for (at, &share) in shares
        .iter()
        .enumerate()
        .take(middle.end)
        .skip(middle.start)
    {
        if !is_free(share) {
            begin = None;
            continue;
        }
        let first = *begin.get_or_insert(at);
        if at + 1 - first > widest.len() {
            widest = first..at + 1;
        }
    }
    if (widest.len() as f32) < width * GUTTER {
        return None;
    }
    let middle = usize::midpoint(widest.start, widest.end);
    let dark = |at: &usize| shares[*at] >= SHADOW;
    let shadow = match (widest.clone().find(dark), widest.clone().rfind(dark)) {
        (Some(first), Some(last)) if first > 0 => (first, last + 1),
        _ => (middle, middle),
    };
    Some(Gutter { middle, shadow })
}
