//! Stretches of ink that hang together, and what is known from them.

use image::{GrayImage, Luma};

use crate::container::scan::PrintedArea;

/// Pixels darker than this are ink.
pub(super) const INK: u8 = 128;

/// Fewest marks of a page that has print.
const FEWEST: usize = 12;

/// Most letters whose neighbours are looked for.
const ASKED: usize = 400;

/// Ink that hangs together.
#[derive(Clone, Copy)]
pub(super) struct InkMark {
    pub(super) area: PrintedArea,
    /// The number of its pixels.
    pub(super) pixels: u32,
}

/// Ink along a row, from a pixel up to another.
struct InkRun {
    begin: u32,
    end: u32,
    y: u32,
}

/// The left, upper, right and lower end of a mark, and the number of its pixels.
type Extent = (u32, u32, u32, u32, u32);

/// Returns all stretches of ink that hang together, also by a corner.
pub(super) fn marks(clean: &GrayImage) -> Vec<InkMark> {
    let runs = runs(clean);
    // Each run points to another of its mark, up to one that points to itself.
    let mut whole: Vec<u32> = (0..runs.len() as u32).collect();
    let mut above = 0;
    for (at, run) in runs.iter().enumerate() {
        while runs[above].y + 1 < run.y || runs[above].y + 1 == run.y && runs[above].end < run.begin
        {
            above += 1;
        }
        let touching = runs[above..at]
            .iter()
            .take_while(|other| other.y < run.y && other.begin <= run.end);
        for (other, _) in (above..).zip(touching) {
            let (one, two) = (root(&mut whole, at as u32), root(&mut whole, other as u32));
            whole[one.max(two) as usize] = one.min(two);
        }
    }
    let mut found: Vec<Option<Extent>> = vec![None; runs.len()];
    for (at, run) in (0..).zip(&runs) {
        let root = root(&mut whole, at);
        let (left, top, right, bottom, pixels) =
            found[root as usize].unwrap_or((run.begin, run.y, run.end, run.y, 0));
        found[root as usize] = Some((
            left.min(run.begin),
            top.min(run.y),
            right.max(run.end),
            bottom.max(run.y),
            pixels + run.end - run.begin,
        ));
    }
    let mark = |(left, top, right, bottom, pixels): Extent| InkMark {
        area: PrintedArea {
            left,
            top,
            width: right - left,
            height: bottom + 1 - top,
        },
        pixels,
    };
    found.into_iter().flatten().map(mark).collect()
}

/// Returns the first run of a run's mark, and shortens the way to it.
fn root(whole: &mut [u32], mut at: u32) -> u32 {
    while whole[at as usize] != at {
        let next = whole[whole[at as usize] as usize];
        whole[at as usize] = next;
        at = next;
    }
    at
}

fn runs(clean: &GrayImage) -> Vec<InkRun> {
    let mut runs = Vec::new();
    for (y, row) in (0..).zip(clean.chunks_exact(clean.width() as usize)) {
        let mut begin = None;
        for (x, &pixel) in (0..).zip(row) {
            match (pixel < INK, begin) {
                (true, None) => begin = Some(x),
                (false, Some(first)) => {
                    runs.push(InkRun {
                        begin: first,
                        end: x,
                        y,
                    });
                    begin = None;
                }
                _ => {}
            }
        }
        if let Some(begin) = begin {
            let end = clean.width();
            runs.push(InkRun { begin, end, y });
        }
    }
    runs
}

/// Returns the marks that may be letters of a page this high.
pub(super) fn letters(marks: &[InkMark], page: u32) -> Vec<PrintedArea> {
    let may_be_letter = |mark: &&InkMark| {
        let PrintedArea { width, height, .. } = mark.area;
        let filled = mark.pixels as f32 / (width * height) as f32;
        height >= 3
            && height * 15 <= page.max(600)
            && width <= height * 2
            && height <= width * 6
            && (0.15..0.95).contains(&filled)
    };
    let letters = marks.iter().filter(may_be_letter);
    letters.map(|mark| mark.area).collect()
}

/// Returns the middle height of the marks that may be letters; `None` if there are few. A mark counts as much as
/// it is high, so that many specks do not outweigh the letters.
pub(super) fn letter_height(marks: &[InkMark], page: u32) -> Option<f32> {
    let letters = letters(marks, page);
    let mut heights: Vec<u32> = letters.iter().map(|area| area.height).collect();
    if heights.len() < FEWEST {
        return None;
    }
    heights.sort_unstable();
    let half: u32 = heights.iter().sum::<u32>() / 2;
    let mut sum = 0;
    let middle = heights.iter().find(|&&height| {
        sum += height;
        sum > half
    });
    middle.map(|&height| height as f32)
}

/// Returns whether the lines of a page run from top to bottom: the next letter is then below, and not beside.
pub(super) fn is_sideways(marks: &[InkMark], page: u32) -> bool {
    let mut letters = letters(marks, page);
    let Some(height) = letter_height(marks, page) else {
        return false;
    };
    // Between two letters there may be a hyphen, which is none.
    let is_small = |area: &PrintedArea| (area.width.max(area.height) as f32) < 2.0 * height;
    let others: Vec<PrintedArea> = marks
        .iter()
        .map(|mark| mark.area)
        .filter(is_small)
        .collect();
    letters.retain(|area| (0.6..1.6).contains(&(area.width.max(area.height) as f32 / height)));
    let step = letters.len().div_ceil(ASKED).max(1);
    let (mut beside, mut below) = (0, 0);
    for one in letters.iter().step_by(step) {
        let (mut right, mut down) = (u32::MAX, u32::MAX);
        for other in &others {
            let shares_rows = other.top < one.bottom() && one.top < other.bottom();
            let shares_columns = other.left < one.right() && one.left < other.right();
            if shares_rows && other.left >= one.right() {
                right = right.min(other.left - one.right());
            }
            if shares_columns && other.top >= one.bottom() {
                down = down.min(other.top - one.bottom());
            }
        }
        beside += u32::from(right < down);
        below += u32::from(down < right);
    }
    below > 2 * beside && below as usize >= FEWEST
}

/// Returns the picture this many times smaller; each pixel is the mean of those that it replaces.
pub(super) fn reduced(picture: &GrayImage, by: u32) -> GrayImage {
    let (width, height) = picture.dimensions();
    let (across, down) = ((width / by).max(1), (height / by).max(1));
    let mut sums = vec![0_u32; across as usize];
    let mut small = GrayImage::new(across, down);
    for y in 0..down {
        sums.fill(0);
        let rows = (y * by)..((y + 1) * by).min(height);
        let count = rows.len() as u32 * by.min(width);
        for y in rows {
            let row = &picture.as_raw()[(y * width) as usize..][..width as usize];
            for (sum, pixels) in sums.iter_mut().zip(row.chunks(by as usize)) {
                *sum += pixels.iter().map(|&pixel| u32::from(pixel)).sum::<u32>();
            }
        }
        for (x, sum) in (0..).zip(&sums) {
            small.put_pixel(x, y, Luma([(sum / count) as u8]));
        }
    }
    small
}
