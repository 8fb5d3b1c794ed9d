//! Turns a picture by a small angle, and makes it larger.

use image::{GrayImage, Luma};

/// Parts of a pixel in which places are counted.
const PART: i64 = 1 << 16;

/// Returns the picture turned about its centre, so that lines which fall by this angle in degrees become level.
/// Its size stays, and what comes in from outside is white.
pub(super) fn turned(picture: &GrayImage, angle: f32) -> GrayImage {
    drawn(picture, picture.dimensions(), angle, 1.0)
}

/// Returns the picture this many times as large.
pub(super) fn enlarged(picture: &GrayImage, by: f32) -> GrayImage {
    let side = |side: u32| ((side as f32 * by).round() as u32).max(1);
    let size = (side(picture.width()), side(picture.height()));
    drawn(picture, size, 0.0, by)
}

/// Draws a picture turned and enlarged. Each pixel is mixed from the four next to its place (bilinear).
fn drawn(picture: &GrayImage, size: (u32, u32), angle: f32, by: f32) -> GrayImage {
    let (width, height) = (i64::from(picture.width()), i64::from(picture.height()));
    let (sin, cos) = f64::from(angle).to_radians().sin_cos();
    let (sin, cos) = (sin / f64::from(by), cos / f64::from(by));
    let parts = |value: f64| (value * PART as f64).round() as i64;
    let middle = |side: f64| side / 2.0 - 0.5;
    let (from_x, from_y) = (middle(width as f64), middle(height as f64));
    let (to_x, to_y) = (middle(f64::from(size.0)), middle(f64::from(size.1)));
    let mut drawn = GrayImage::from_pixel(size.0, size.1, Luma([255]));
    let pixels = picture.as_raw();
    let at = |x: i64, y: i64| {
        let is_inside = (0..width).contains(&x) && (0..height).contains(&y);
        if is_inside {
            i64::from(pixels[(y * width + x) as usize])
        } else {
            255
        }
    };
    for (y, row) in (0..).zip(drawn.chunks_exact_mut(size.0 as usize)) {
        let down = f64::from(y) - to_y;
        let mut x = parts(from_x - to_x * cos - down * sin);
        let mut y = parts(from_y - to_x * sin + down * cos);
        for pixel in row {
            let (left, top) = (x.div_euclid(PART), y.div_euclid(PART));
            let (right, below) = (x.rem_euclid(PART) >> 8, y.rem_euclid(PART) >> 8);
            let upper = at(left, top) * (256 - right) + at(left + 1, top) * right;
            let lower = at(left, top + 1) * (256 - right) + at(left + 1, top + 1) * right;
            *pixel = ((upper * (256 - below) + lower * below) >> 16) as u8;
            x += parts(cos);
            y += parts(sin);
        }
    }
    drawn
}
