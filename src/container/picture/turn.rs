//! Draws a picture anew: turned by a small angle, larger, or made straight.

use image::imageops::interpolate_bilinear;
use image::{GrayImage, Luma};

/// Returns a picture of this size, each pixel of which is mixed from the four next to the place that `place` tells
/// for it, as the distance from the left and the top of the old picture in pixels. What comes in from outside is white.
pub(super) fn redrawn(
    picture: &GrayImage,
    (width, height): (u32, u32),
    place: impl Fn(f32, f32) -> (f32, f32),
) -> GrayImage {
    GrayImage::from_fn(width, height, |x, y| {
        let (x, y) = place(x as f32, y as f32);
        interpolate_bilinear(picture, x, y).unwrap_or(Luma([255]))
    })
}

/// Returns the picture turned about its centre, so that lines which fall by this angle in degrees become level.
/// Its size stays.
pub(super) fn turned(picture: &GrayImage, angle: f32) -> GrayImage {
    let (sin, cos) = angle.to_radians().sin_cos();
    let size = picture.dimensions();
    let middle = |side: u32| side as f32 / 2.0 - 0.5;
    let (middle_x, middle_y) = (middle(size.0), middle(size.1));
    redrawn(picture, size, |x, y| {
        let (right, down) = (x - middle_x, y - middle_y);
        let x = middle_x + right * cos - down * sin;
        (x, middle_y + right * sin + down * cos)
    })
}

/// Returns the picture this many times as large.
pub(super) fn enlarged(picture: &GrayImage, by: f32) -> GrayImage {
    let side = |side: u32| ((side as f32 * by).round() as u32).max(1);
    let size = (side(picture.width()), side(picture.height()));
    // The edges of both pictures are the same.
    let place = |at: f32| (at + 0.5) / by - 0.5;
    redrawn(picture, size, |x, y| (place(x), place(y)))
}
