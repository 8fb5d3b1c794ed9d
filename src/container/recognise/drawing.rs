//! Print drawn on a small grid, on any scale, so that drawings can be compared.

use image::GrayImage;

use super::super::scan::PrintedArea;

/// The number of rows of a shape, and of columns.
pub(super) const SIDE: usize = 12;

/// A shape drawn on a grid: how much of each cell it fills, row by row, on any scale.
pub(super) type Drawing = [f32; SIDE * SIDE];

/// Returns how alike two shapes are: their correlation.
pub(super) fn alike(one: &Drawing, other: &Drawing) -> f32 {
    let mean = |shape: &Drawing| shape.iter().sum::<f32>() / shape.len() as f32;
    let (one_mean, other_mean) = (mean(one), mean(other));
    let (mut both, mut ones, mut others) = (0.0, 0.0, 0.0);
    for (a, b) in one.iter().zip(other) {
        let (a, b) = (a - one_mean, b - other_mean);
        both += a * b;
        ones += a * a;
        others += b * b;
    }
    both / (ones * others).sqrt().max(f32::MIN_POSITIVE)
}

/// Returns the print in an area as a shape.
pub(super) fn print(page: &GrayImage, area: &PrintedArea) -> Drawing {
    shape(area.width as usize, area.height as usize, |x, y| {
        let pixel = page.get_pixel(area.left + x as u32, area.top + y as u32);
        f32::from(255 - pixel.0[0]) / 255.0
    })
}

/// Returns the mean of shapes.
pub(super) fn mean(shapes: impl Iterator<Item = Drawing>) -> Drawing {
    let mut mean: Drawing = [0.0; SIDE * SIDE];
    let mut count = 0.0;
    for shape in shapes {
        count += 1.0;
        for (cell, new) in mean.iter_mut().zip(shape) {
            *cell += (new - *cell) / count;
        }
    }
    mean
}

/// Draws a picture of this width and height as a shape; `ink` is how dark each of its pixels is.
pub(super) fn shape(width: usize, height: usize, ink: impl Fn(usize, usize) -> f32) -> Drawing {
    let mut sums: Drawing = [0.0; SIDE * SIDE];
    let mut counts: Drawing = [0.0; SIDE * SIDE];
    // Each pixel is taken as several, so that no cell of a small picture is without any.
    let parts = (2 * SIDE).div_ceil(width.min(height).max(1));
    for y in 0..height * parts {
        for x in 0..width * parts {
            let cell = y * SIDE / (height * parts) * SIDE + x * SIDE / (width * parts);
            sums[cell] += ink(x / parts, y / parts);
            counts[cell] += 1.0;
        }
    }
    for (sum, count) in sums.iter_mut().zip(counts) {
        *sum /= count;
    }
    sums
}
