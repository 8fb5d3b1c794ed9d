//! How far lines sink: a curve across the page, which changes evenly from its top to its bottom.

use super::least_squares::LinearEquations;
use super::letter_line::{FEWEST, LetterLine};

/// The places across the page at which the curve is known; between them it is straight.
const KNOTS: usize = 14;

/// Fewest letters in all by which a page is judged.
const FEWEST_IN_ALL: usize = 60;

/// A foot further from its line is of a letter that reaches below it, in heights of a letter.
const STRAY: f32 = 0.12;

/// How often the curve is laid, each time without the letters that are far from the one before.
const ROUNDS: usize = 3;

/// How much the curve resists being bent, for each letter.
const STIFFNESS: f64 = 0.002;

/// How far lines sink at each place of a page, in pixels.
pub(super) struct LineSink {
    size: (f32, f32),
    /// At each knot: how far at half the height of the page, and how much further at its bottom.
    at: [(f32, f32); KNOTS],
}

impl LineSink {
    /// Measures a page of this size with these lines. Returns `None` if they are too few to tell.
    pub fn of(mut lines: Vec<LetterLine>, height: f32, size: (f32, f32)) -> Option<LineSink> {
        let mut sink = None;
        for _ in 0..ROUNDS {
            if lines.iter().map(|line| line.feet.len()).sum::<usize>() < FEWEST_IN_ALL {
                return None;
            }
            let fitting = LineSink::fitting(&lines, size)?;
            for LetterLine { feet, .. } in &mut lines {
                let foot = |&(x, y): &(f32, f32)| y - fitting.at(x, y);
                let level = feet.iter().map(foot).sum::<f32>() / feet.len() as f32;
                feet.retain(|place| (foot(place) - level).abs() <= STRAY * height);
            }
            lines.retain(|line| line.feet.len() >= FEWEST);
            sink = Some(fitting);
        }
        sink
    }

    /// Returns the curve that these lines fit best.
    fn fitting(lines: &[LetterLine], size: (f32, f32)) -> Option<LineSink> {
        let mut equations = LinearEquations::new(2 * KNOTS);
        let mut count = 0;
        for LetterLine { feet, .. } in lines {
            let rows: Vec<[f64; 2 * KNOTS + 1]> =
                feet.iter().map(|&foot| shares(foot, size)).collect();
            // The level of each line is free: only what differs from its mean counts.
            let mean: Vec<f64> = (0..=2 * KNOTS)
                .map(|at| rows.iter().map(|row| row[at]).sum::<f64>() / rows.len() as f64)
                .collect();
            for mut row in rows {
                for (part, mean) in row.iter_mut().zip(&mean) {
                    *part -= mean;
                }
                equations.add(&row[..2 * KNOTS], row[2 * KNOTS], 1.0);
            }
            count += feet.len();
        }
        let stiffness = STIFFNESS * count as f64;
        for first in [0, KNOTS] {
            for at in first + 1..first + KNOTS - 1 {
                let mut bend = [0.0; 2 * KNOTS];
                (bend[at - 1], bend[at], bend[at + 1]) = (1.0, -2.0, 1.0);
                equations.add(&bend, 0.0, stiffness);
            }
            // The whole curve may be higher or lower: in the middle of the page it is nothing.
            let mut middle = [0.0; 2 * KNOTS];
            middle[first + KNOTS / 2] = 1.0;
            equations.add(&middle, 0.0, stiffness);
        }
        let found = equations.solved()?;
        let at = std::array::from_fn(|knot| (found[knot] as f32, found[KNOTS + knot] as f32));
        Some(LineSink { size, at })
    }

    /// Returns how far lines sink at a place, in pixels.
    pub fn at(&self, x: f32, y: f32) -> f32 {
        let (left, share) = knot(x, self.size.0);
        let (one, other) = (self.at[left], self.at[left + 1]);
        let middle = one.0 * (1.0 - share) + other.0 * share;
        let further = one.1 * (1.0 - share) + other.1 * share;
        middle + further * down(y, self.size.1)
    }
}

/// Returns how much each knot counts at the foot of a letter, in the middle of the page and below it, and at the end how
/// far down the foot is.
fn shares((x, y): (f32, f32), (width, height): (f32, f32)) -> [f64; 2 * KNOTS + 1] {
    let (left, share) = knot(x, width);
    let mut shares = [0.0; 2 * KNOTS + 1];
    for (knot, share) in [(left, 1.0 - share), (left + 1, share)] {
        shares[knot] = f64::from(share);
        shares[KNOTS + knot] = f64::from(share * down(y, height));
    }
    shares[2 * KNOTS] = f64::from(y);
    shares
}

/// Returns the knot before a place on a page of this width, and how near it is to the next one, of 1.
fn knot(x: f32, width: f32) -> (usize, f32) {
    let place = (x / width).clamp(0.0, 1.0) * (KNOTS - 1) as f32;
    let left = (place as usize).min(KNOTS - 2);
    (left, place - left as f32)
}

/// Returns where a row is on a page of this height: from -1 at its top to 1 at its bottom.
fn down(y: f32, height: f32) -> f32 {
    2.0 * y / height - 1.0
}
