//! Takes paper and shadow out of a page: what remains is black print on white.

use image::{GrayImage, Luma};

/// The number of blocks along the longer side in which the light of the paper is measured.
const BLOCKS: u32 = 200;

/// How far print may reach, in blocks: what is darker over a greater distance is a shadow.
const REACH: usize = 5;

/// The share of a block's pixels that are darker than its paper.
const DARKER: f32 = 0.9;

/// The darkest paper: below it there is only noise.
const DARKEST: f32 = 24.0;

/// The most light of what is not paper, as a share of the page's.
const DIM: f32 = 0.55;

/// Where the page ends, the light falls below this share of itself within two blocks. A shadow is softer.
const EDGE: f32 = 0.75;

/// The least difference between paper and print, of 255.
const LEAST_CONTRAST: f32 = 20.0;

/// Turns light letters on a dark ground into dark ones on a light ground, as of a screen at night.
pub(super) fn make_dark_on_light(picture: &mut GrayImage) {
    let levels = Levels::of(picture);
    if levels.light_share < 0.3 && levels.light - levels.dark > 60.0 {
        image::imageops::invert(picture);
    }
}

/// Returns the page with white paper and black print, whatever the light.
pub(super) fn cleaned(picture: &GrayImage) -> GrayImage {
    let light = Light::of(picture);
    let (width, height) = picture.dimensions();
    let mut clean = GrayImage::new(width, height);
    let mut paper = vec![0.0; width as usize];
    let rows = picture.chunks_exact(width as usize);
    for ((y, from), to) in (0..).zip(rows).zip(clean.chunks_exact_mut(width as usize)) {
        light.row(y, &mut paper);
        let outside = light.outside(y);
        for ((x, (&from, to)), paper) in (0..).zip(from.iter().zip(to)).zip(&paper) {
            *to = match outside[x / light.block as usize] {
                true => 255,
                false => (f32::from(from) * 255.0 / paper).min(255.0) as u8,
            };
        }
    }
    stretch(&mut clean);
    clean
}

/// Makes the print black and the paper white.
fn stretch(clean: &mut GrayImage) {
    let Levels { dark, light, .. } = Levels::of(clean);
    if light - dark < LEAST_CONTRAST {
        return;
    }
    // Near the paper's level there are only spots and the grain of the paper.
    let white = light - (light - dark) * 0.15;
    let black = dark;
    let table: Vec<u8> = (0..=255_u8)
        .map(|level| ((f32::from(level) - black) * 255.0 / (white - black)).clamp(0.0, 255.0) as u8)
        .collect();
    for level in clean.iter_mut() {
        *level = table[usize::from(*level)];
    }
}

/// The light of the paper, in blocks.
struct Light {
    block: u32,
    across: usize,
    blocks: Vec<f32>,
    /// Whether a block is beyond the edge of the page, as a part of the table under it.
    outside: Vec<bool>,
}

impl Light {
    fn of(picture: &GrayImage) -> Light {
        let (width, height) = picture.dimensions();
        let block = width.max(height).div_ceil(BLOCKS).max(4);
        let across = width.div_ceil(block) as usize;
        let down = height.div_ceil(block) as usize;
        let mut counts = vec![[0_u32; 256]; across];
        let mut blocks = Vec::with_capacity(across * down);
        for rows in picture.chunks(width as usize * block as usize) {
            counts.fill([0; 256]);
            for row in rows.chunks_exact(width as usize) {
                for (counts, pixels) in counts.iter_mut().zip(row.chunks(block as usize)) {
                    for &pixel in pixels {
                        counts[usize::from(pixel)] += 1;
                    }
                }
            }
            blocks.extend(counts.iter().map(|counts| level_at(counts, DARKER)));
        }
        let mut light = Light {
            block,
            across,
            outside: outside(&blocks, across),
            blocks,
        };
        // Print disappears where the lightest of the surroundings counts, and then the darkest of these.
        light.spread(REACH, f32::max);
        light.spread(REACH, f32::min);
        light.soften();
        light
    }

    /// Gives each block the extreme of those within this reach.
    fn spread(&mut self, reach: usize, extreme: fn(f32, f32) -> f32) {
        self.each_line(|line, to| {
            for (at, to) in to.iter_mut().enumerate() {
                let around = at.saturating_sub(reach)..line.len().min(at + reach + 1);
                *to = line[around].iter().copied().fold(line[at], extreme);
            }
        });
    }

    /// Gives each block the mean of those near it, so that the light changes without steps.
    fn soften(&mut self) {
        self.each_line(|line, to| {
            for (at, to) in to.iter_mut().enumerate() {
                let around = &line[at.saturating_sub(2)..line.len().min(at + 3)];
                *to = around.iter().sum::<f32>() / around.len() as f32;
            }
        });
    }

    /// Changes the rows of blocks and then their columns.
    fn each_line(&mut self, change: impl Fn(&[f32], &mut [f32])) {
        let mut rows = vec![0.0; self.blocks.len()];
        let lines = self.blocks.chunks_exact(self.across);
        for (line, to) in lines.zip(rows.chunks_exact_mut(self.across)) {
            change(line, to);
        }
        let mut changed = vec![0.0; rows.len() / self.across];
        for x in 0..self.across {
            let column: Vec<f32> = rows[x..].iter().step_by(self.across).copied().collect();
            change(&column, &mut changed);
            for (level, to) in changed
                .iter()
                .zip(self.blocks[x..].iter_mut().step_by(self.across))
            {
                *to = *level;
            }
        }
    }

    /// Returns which blocks along a row of pixels are beyond the edge of the page.
    fn outside(&self, y: u32) -> &[bool] {
        let begin = (y / self.block) as usize * self.across;
        &self.outside[begin..begin + self.across]
    }

    /// Writes the light of the paper along a row of pixels.
    fn row(&self, y: u32, paper: &mut [f32]) {
        let down = self.blocks.len() / self.across;
        let (above, below, share) = self.between(y, down);
        let line: Vec<f32> = (0..self.across)
            .map(|x| {
                let level = |y: usize| self.blocks[y * self.across + x];
                (level(above) * (1.0 - share) + level(below) * share).max(DARKEST)
            })
            .collect();
        for (x, paper) in (0..).zip(paper) {
            let (left, right, share) = self.between(x, self.across);
            *paper = line[left] * (1.0 - share) + line[right] * share;
        }
    }

    /// Returns the two blocks between whose centres a pixel is, and how near it is to the second.
    fn between(&self, at: u32, blocks: usize) -> (usize, usize, f32) {
        let place = ((at as f32 + 0.5) / self.block as f32 - 0.5).max(0.0);
        let first = (place as usize).min(blocks - 1);
        (first, (first + 1).min(blocks - 1), place - first as f32)
    }
}

/// Returns which blocks are beyond the edge of the page: dark ones along an edge of the picture, up to where it becomes
/// light at once.
fn outside(blocks: &[f32], across: usize) -> Vec<bool> {
    let mut levels = blocks.to_vec();
    levels.sort_by(f32::total_cmp);
    let dark = DIM * levels[levels.len() * 3 / 4];
    let blocks = BlockLevels { blocks, across };
    let mut outside = vec![false; levels.len()];
    for part in blocks.dark_parts(dark) {
        if !blocks.ends_at_once(&part, dark) {
            continue;
        }
        for at in part {
            outside[at] = true;
            // The edge itself is in the next two blocks.
            let edge = blocks.beside(at, 1).into_iter().chain(blocks.beside(at, 2));
            for near in edge.flatten() {
                outside[near] = true;
            }
        }
    }
    outside
}

/// The levels of the blocks of a picture, row by row.
struct BlockLevels<'b> {
    blocks: &'b [f32],
    across: usize,
}

impl BlockLevels<'_> {
    /// Returns the blocks this far to the right and the left, below and above; `None` beyond the picture.
    fn beside(&self, at: usize, by: i32) -> [Option<usize>; 4] {
        let (across, down) = (self.across, self.blocks.len() / self.across);
        let (x, y) = ((at % across) as i32, (at / across) as i32);
        [(by, 0), (-by, 0), (0, by), (0, -by)].map(|(right, below)| {
            let (x, y) = (x + right, y + below);
            let is_inside = (0..across as i32).contains(&x) && (0..down as i32).contains(&y);
            is_inside.then(|| y as usize * across + x as usize)
        })
    }

    /// Returns the parts of the picture that are darker than this and touch its edge.
    fn dark_parts(&self, dark: f32) -> Vec<Vec<usize>> {
        let mut seen: Vec<bool> = self.blocks.iter().map(|&level| level >= dark).collect();
        let mut parts = Vec::new();
        for first in 0..self.blocks.len() {
            if seen[first] || !self.beside(first, 1).contains(&None) {
                continue;
            }
            seen[first] = true;
            let (mut part, mut next) = (vec![first], 0);
            while let Some(&at) = part.get(next) {
                next += 1;
                for near in self.beside(at, 1).into_iter().flatten() {
                    if !std::mem::replace(&mut seen[near], true) {
                        part.push(near);
                    }
                }
            }
            parts.push(part);
        }
        parts
    }

    /// Returns whether it becomes light within two blocks where a part that is darker than this ends.
    fn ends_at_once(&self, part: &[usize], dark: f32) -> bool {
        let (mut falls, mut ends) = (0.0, 0.0);
        for &at in part {
            for (near, far) in self.beside(at, 1).into_iter().zip(self.beside(at, 2)) {
                if let Some(near) = near
                    && self.blocks[near] >= dark
                {
                    falls += self.blocks[at] / self.blocks[far.unwrap_or(near)].max(1.0);
                    ends += 1.0;
                }
            }
        }
        ends > 0.0 && falls <= EDGE * ends
    }
}

/// Returns the level below which this share of the pixels is.
fn level_at(counts: &[u32; 256], share: f32) -> f32 {
    let all: u32 = counts.iter().sum();
    let wanted = (all as f32 * share) as u32;
    let mut below = 0;
    let level = counts.iter().position(|count| {
        below += count;
        below > wanted
    });
    level.unwrap_or(255) as f32
}

/// The two levels of a page: of its print and of its paper.
struct Levels {
    dark: f32,
    light: f32,
    light_share: f32,
}

impl Levels {
    /// Divides the levels where the two parts differ most (Otsu's method).
    fn of(picture: &GrayImage) -> Levels {
        let small;
        let pixels = if picture.len() > 1_000_000 {
            small = reduced_by_choice(picture);
            &small
        } else {
            picture
        };
        let mut counts = [0.0_f64; 256];
        for &pixel in pixels.iter() {
            counts[usize::from(pixel)] += 1.0;
        }
        let sum = |levels: std::ops::Range<usize>| {
            let of = |level: usize| (counts[level], counts[level] * level as f64);
            levels
                .map(of)
                .fold((0.0, 0.0), |all, one| (all.0 + one.0, all.1 + one.1))
        };
        let (all, whole) = sum(0..256);
        let (mut best, mut levels) = (-1.0, (0.0, 255.0, 1.0));
        let (mut below, mut weight) = (0.0, 0.0);
        for (level, count) in counts.iter().enumerate() {
            below += count;
            weight += count * level as f64;
            let above = all - below;
            if below == 0.0 || above == 0.0 {
                continue;
            }
            let (dark, light) = (weight / below, (whole - weight) / above);
            let apart = below * above * (light - dark) * (light - dark);
            if apart > best {
                (best, levels) = (apart, (dark, light, above / all));
            }
        }
        if best < 0.0 {
            let level = (whole / all) as f32;
            return Levels {
                dark: level,
                light: level,
                light_share: 1.0,
            };
        }
        Levels {
            dark: levels.0 as f32,
            light: levels.1 as f32,
            light_share: levels.2 as f32,
        }
    }
}

/// Returns every third pixel of every third row: print keeps its share and its levels.
fn reduced_by_choice(picture: &GrayImage) -> GrayImage {
    let (width, height) = picture.dimensions();
    GrayImage::from_fn(width / 3, height / 3, |x, y| {
        Luma(picture.get_pixel(3 * x, 3 * y).0)
    })
}
