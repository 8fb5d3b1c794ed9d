//! How far ends of lines lean: the lean by which most of them are below one another.

use super::letter_line::LetterLine;

/// The steps of the search for how ends of lines lean, in widths for each height: first everywhere, then near the best.
const LEANS: [f32; 2] = [0.005, 0.001];

/// The number of steps to either side.
const LEAN_STEPS: [i32; 2] = [14, 6];

/// Ends of lines are below one another within this width, in heights of a letter.
const BELOW: f32 = 0.3;

/// How many times better ends of lines must be below one another after the page is sheared.
const CLEARLY: f32 = 1.25;

/// How far ends of lines lean to the right.
#[derive(Clone, Copy)]
pub(super) struct LineLean {
    size: (f32, f32),
    /// In the middle of the page, for each pixel down from the middle.
    middle: f32,
    /// How much more at the right edge.
    further: f32,
}

impl LineLean {
    /// Finds the one by which most lines begin and end below one another.
    pub fn of(lines: &[LetterLine], height: f32, size: (f32, f32)) -> LineLean {
        let upright = LineLean {
            size,
            middle: 0.0,
            further: 0.0,
        };
        let ends: Vec<(f32, f32)> = lines.iter().flat_map(|line| line.ends).collect();
        let (mut best, before) = ((0.0, upright), upright.fit(&ends, height));
        for (step, steps) in LEANS.into_iter().zip(LEAN_STEPS) {
            let near = best.1;
            for middle in -steps..=steps {
                for further in -steps..=steps {
                    let lean = LineLean {
                        size,
                        middle: near.middle + middle as f32 * step,
                        further: near.further + further as f32 * step,
                    };
                    let fit = lean.fit(&ends, height);
                    if fit > best.0 {
                        best = (fit, lean);
                    }
                }
            }
        }
        match best.0 > CLEARLY * before {
            true => best.1,
            false => upright,
        }
    }

    /// Returns how well ends of lines are below one another.
    fn fit(&self, ends: &[(f32, f32)], height: f32) -> f32 {
        let place =
            |&(x, y): &(f32, f32)| ((x - self.at(x, y)) / (BELOW * height)).max(0.0) as usize;
        let mut places = vec![0.0_f32; (1.3 * self.size.0 / (BELOW * height)) as usize + 2];
        for end in ends {
            if let Some(count) = places.get_mut(place(end)) {
                *count += 1.0;
            }
        }
        // Neighbouring places count as one, so that it does not matter where one begins.
        let pairs = places.windows(2).map(|pair| pair[0] + pair[1]);
        pairs.map(|count| count * count).sum()
    }

    /// Returns how far print leans at a place, in pixels.
    pub fn at(&self, x: f32, y: f32) -> f32 {
        let right = 2.0 * x / self.size.0 - 1.0;
        (self.middle + self.further * right) * (y - self.size.1 / 2.0)
    }
}
