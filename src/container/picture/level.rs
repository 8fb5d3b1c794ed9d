//! How far a page is turned: where its lines are level, the rows of pixels are either full or empty.

use image::GrayImage;

use super::marks::reduced;

/// The width to which a picture is reduced for the search.
const WIDTH: u32 = 1000;

/// The greatest angle that is looked for, in degrees.
const GREATEST: f32 = 10.0;

/// The steps of the search, in degrees: first everywhere, then near the best.
const STEPS: [f32; 2] = [0.5, 0.05];

/// Fewest points by which an angle is judged.
const FEWEST: usize = 200;

/// Most points by which an angle is judged.
const MOST: usize = 30_000;

/// How many times better than the middle the best angle must be.
const CLEARLY: f64 = 1.1;

/// Pixels of a reduced picture that are darker than this are ink.
const INK: u8 = 170;

/// The angle that makes a page level, and how much better it is than others.
struct BestAngle {
    angle: f32,
    clearly: f64,
}

/// Returns the angle in degrees by which the lines of a page fall to the right; 0 if there are no clear lines.
pub(super) fn angle(clean: &GrayImage) -> f32 {
    let found = found(&feet(&small(clean)));
    found
        .filter(|found| found.clearly > CLEARLY)
        .map_or(0.0, |found| found.angle)
}

fn small(clean: &GrayImage) -> GrayImage {
    reduced(clean, (clean.width().min(clean.height()) / WIDTH).max(1))
}

/// Returns the lowest pixels of each stretch of ink, from left and from the top.
fn feet(picture: &GrayImage) -> Vec<(f32, f32)> {
    let width = picture.width() as usize;
    let rows = picture.as_raw();
    let mut feet = Vec::new();
    for (at, (&pixel, &below)) in rows.iter().zip(rows.iter().skip(width)).enumerate() {
        if pixel < INK && below >= INK {
            feet.push(((at % width) as f32, (at / width) as f32));
        }
    }
    let step = feet.len().div_ceil(MOST).max(1);
    feet.into_iter().step_by(step).collect()
}

/// Finds the angle at which most points share their rows.
fn found(points: &[(f32, f32)]) -> Option<BestAngle> {
    if points.len() < FEWEST {
        return None;
    }
    let across = points.iter().fold(0.0_f32, |most, point| most.max(point.0));
    let down = points.iter().fold(0.0_f32, |most, point| most.max(point.1));
    let rise = across * GREATEST.to_radians().tan() * 1.1;
    let mut rows = vec![0_u32; (down + 2.0 * rise) as usize + 3];
    let mut level = |angle: f32| -> f64 {
        rows.fill(0);
        let slope = angle.to_radians().tan();
        for (x, y) in points {
            rows[(y - x * slope + rise) as usize] += 1;
        }
        // Neighbouring rows count as one, so that it does not matter where one begins.
        let pairs = rows.windows(2).map(|pair| f64::from(pair[0] + pair[1]));
        pairs.map(|points| points * points).sum()
    };
    let steps = (GREATEST / STEPS[0]) as i32;
    let coarse = (-steps..=steps).map(|step| step as f32 * STEPS[0]);
    let mut all: Vec<(f64, f32)> = coarse.map(|angle| (level(angle), angle)).collect();
    all.sort_by(|one, other| one.0.total_cmp(&other.0));
    let middle = all[all.len() / 2].0;
    let (_, near) = all[all.len() - 1];
    let steps = (STEPS[0] / STEPS[1]) as i32;
    let fine = (-steps..=steps).map(|step| near + step as f32 * STEPS[1]);
    let fine = fine.filter(|angle| angle.abs() <= GREATEST);
    let best = fine
        .map(|angle| (level(angle), angle))
        .max_by(|one, other| one.0.total_cmp(&other.0));
    best.map(|(score, angle)| BestAngle {
        angle,
        clearly: score / middle,
    })
}
