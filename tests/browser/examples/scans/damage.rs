//! Damages the pictures of pages as age, paper, presses and cameras do.

use image::codecs::jpeg::JpegEncoder;
use image::{GrayImage, ImageFormat, Luma, imageops};
use std::io::Cursor;
use testing::chance::Dice;

/// A way of damaging a page. Lengths are in pixels of 300 dpi.
pub struct Damage {
    pub name: &'static str,
    /// Whether the reader may not be tuned on it.
    pub is_apart: bool,
    /// The page is turned by at most this number of degrees.
    turn: f32,
    /// How far each point of print is smeared.
    blur: f32,
    /// The deviation of each pixel, of 255.
    noise: f32,
    /// How much darker the darkest part of the paper is, of 1.
    shade: f32,
    /// Specks on a square inch.
    specks: f32,
    /// How much of the next page shows through, of 1.
    through: f32,
    /// How far lines sink at the gutter.
    curve: f32,
    /// How much shorter the far edge of a photographed page is, of 1.
    perspective: f32,
    /// The grey level from which on all is white, for a page of black and white.
    threshold: Option<u8>,
    /// The quality of the file in JPEG; without one it is a PNG.
    jpeg: Option<u8>,
}

const CLEAN: Damage = Damage {
    name: "none",
    is_apart: false,
    turn: 0.0,
    blur: 0.0,
    noise: 0.0,
    shade: 0.0,
    specks: 0.0,
    through: 0.0,
    curve: 0.0,
    perspective: 0.0,
    threshold: None,
    jpeg: None,
};

/// Every damage.
pub const DAMAGES: [Damage; 4] = [
    CLEAN,
    Damage {
        name: "light",
        turn: 0.7,
        blur: 0.8,
        noise: 6.0,
        shade: 0.15,
        specks: 1.0,
        jpeg: Some(70),
        ..CLEAN
    },
    Damage {
        name: "heavy",
        turn: 2.0,
        blur: 1.5,
        noise: 12.0,
        shade: 0.4,
        specks: 6.0,
        through: 0.15,
        curve: 28.0,
        perspective: 0.03,
        jpeg: Some(40),
        ..CLEAN
    },
    Damage {
        name: "fax",
        is_apart: true,
        turn: 1.0,
        blur: 1.3,
        noise: 20.0,
        shade: 0.1,
        specks: 4.0,
        threshold: Some(118),
        ..CLEAN
    },
];

/// The grey level of the table behind a page that was photographed.
const TABLE: f32 = 70.0;

impl Damage {
    /// Returns the ending of its files.
    pub const fn ending(&self) -> &'static str {
        if self.jpeg.is_some() { "jpg" } else { "png" }
    }

    /// Damages a page. The next page shows through; `is_right` tells on which side the gutter is.
    /// Returns the bytes of a picture file.
    pub fn damage(
        &self,
        page: &GrayImage,
        next: &GrayImage,
        dpi: u32,
        is_right: bool,
        dice: &mut Dice,
    ) -> Vec<u8> {
        let scale = dpi as f32 / 300.0;
        let mut picture = page.clone();
        if self.through > 0.0 {
            self.show_through(&mut picture, next, scale);
        }
        if self.turn > 0.0 {
            picture = self.bend(&picture, scale, is_right, dice);
        }
        if self.blur > 0.0 {
            picture = imageops::fast_blur(&picture, self.blur * scale);
        }
        if self.shade > 0.0 {
            self.darken(&mut picture, is_right, dice);
        }
        if self.specks > 0.0 {
            self.speckle(&mut picture, dpi, dice);
        }
        if self.noise > 0.0 {
            self.roughen(&mut picture, dice);
        }
        if let Some(level) = self.threshold {
            for Luma([grey]) in picture.pixels_mut() {
                *grey = if *grey >= level { 255 } else { 0 };
            }
        }
        self.file(&picture)
    }

    fn file(&self, picture: &GrayImage) -> Vec<u8> {
        let mut file = Cursor::new(Vec::new());
        let written = match self.jpeg {
            Some(quality) => {
                picture.write_with_encoder(JpegEncoder::new_with_quality(&mut file, quality))
            }
            None => picture.write_to(&mut file, ImageFormat::Png),
        };
        written.expect("a picture in memory");
        file.into_inner()
    }

    /// Lets the other side of the leaf show, mirrored and faint.
    fn show_through(&self, picture: &mut GrayImage, next: &GrayImage, scale: f32) {
        let back = imageops::fast_blur(&imageops::flip_horizontal(next), 2.5 * scale);
        for (Luma([grey]), Luma([behind])) in picture.pixels_mut().zip(back.pixels()) {
            let taken = (255 - *behind) as f32 * self.through;
            *grey = grey.saturating_sub(taken as u8);
        }
    }

    /// Turns the page, bends its lines at the gutter and draws its far edge together.
    fn bend(&self, page: &GrayImage, scale: f32, is_right: bool, dice: &mut Dice) -> GrayImage {
        let (width, height) = page.dimensions();
        let (half_width, half_height) = (width as f32 / 2.0, height as f32 / 2.0);
        // Every page is turned by at least a third of what it may be, to either side.
        let turn = self.turn * (0.34 + 0.66 * unit(dice)) * sign(dice);
        let (sin, cos) = turn.to_radians().sin_cos();
        let (lean, narrow) = (
            self.perspective * sign(dice),
            self.perspective * unit(dice) * sign(dice),
        );
        let curve = self.curve * scale * (0.5 + unit(dice) / 2.0);
        // A photographed page has a margin of table around it.
        let zoom = if self.perspective > 0.0 { 1.05 } else { 1.0 };
        let outside = if self.perspective > 0.0 { TABLE } else { 255.0 };
        GrayImage::from_fn(width, height, |x, y| {
            let (x, y) = (
                (x as f32 - half_width) * zoom,
                (y as f32 - half_height) * zoom,
            );
            let (x, y) = (x * cos + y * sin, y * cos - x * sin);
            let depth = 1.0 + lean * y / half_height + narrow * x / half_width;
            let (x, y) = (x * depth, y * depth);
            let (x, y) = (x + half_width, y + half_height);
            let gutter = if is_right { x } else { width as f32 - x } / (0.16 * width as f32);
            let y = y - curve * (-gutter.max(0.0) * gutter.max(0.0)).exp();
            Luma([sampled(page, x, y, outside)])
        })
    }

    /// Darkens the paper: toward the gutter and one corner.
    fn darken(&self, picture: &mut GrayImage, is_right: bool, dice: &mut Dice) {
        let (width, height) = picture.dimensions();
        let (down, paper) = (dice.roll(2) == 0, 1.0 - self.shade * 0.25 * unit(dice));
        for (x, y, Luma([grey])) in picture.enumerate_pixels_mut() {
            let (x, y) = (x as f32 / width as f32, y as f32 / height as f32);
            let gutter = if is_right { x } else { 1.0 - x };
            let corner = (1.0 - gutter) * if down { y } else { 1.0 - y };
            let light =
                paper - self.shade * (0.75 * (-gutter * 8.0).exp()).max(0.6 * corner * corner);
            // Ink is never quite black.
            *grey = ((20.0 + f32::from(*grey) * 0.92) * light).clamp(0.0, 255.0) as u8;
        }
    }

    /// Drops specks of dirt on the page, and of white on the print.
    fn speckle(&self, picture: &mut GrayImage, dpi: u32, dice: &mut Dice) {
        let (width, height) = picture.dimensions();
        let inches = (width * height) as f32 / (dpi * dpi) as f32;
        for _ in 0..(self.specks * inches) as usize {
            let (x, y) = (
                dice.roll(width as usize) as i64,
                dice.roll(height as usize) as i64,
            );
            let radius = 1 + dice.roll(3) as i64 * i64::from(dpi) / 300;
            let grey = if dice.roll(4) == 0 {
                235
            } else {
                40 + dice.roll(80) as u8
            };
            for dy in -radius..=radius {
                for dx in -radius..=radius {
                    let (x, y) = (x + dx, y + dy);
                    let is_inside =
                        x >= 0 && y >= 0 && x < i64::from(width) && y < i64::from(height);
                    if is_inside && dx * dx + dy * dy <= radius * radius {
                        picture.put_pixel(x as u32, y as u32, Luma([grey]));
                    }
                }
            }
        }
    }

    /// Adds the grain of paper and sensor.
    fn roughen(&self, picture: &mut GrayImage, dice: &mut Dice) {
        for Luma([grey]) in picture.pixels_mut() {
            // The sum of three throws is close to a bell curve of deviation 1.
            let bits = dice.roll(1 << 30);
            let throw = |at: usize| ((bits >> (10 * at)) & 1023) as f32 / 511.5 - 1.0;
            let grain = throw(0) + throw(1) + throw(2);
            *grey = (f32::from(*grey) + grain * self.noise).clamp(0.0, 255.0) as u8;
        }
    }
}

/// Returns a number from 0 to 1.
fn unit(dice: &mut Dice) -> f32 {
    dice.roll(10_001) as f32 / 10_000.0
}

fn sign(dice: &mut Dice) -> f32 {
    if dice.roll(2) == 0 { 1.0 } else { -1.0 }
}

/// Returns the grey level between pixels.
fn sampled(page: &GrayImage, x: f32, y: f32, outside: f32) -> u8 {
    let (width, height) = page.dimensions();
    let (left, top) = (x.floor(), y.floor());
    let at = |x: f32, y: f32| {
        let is_inside = x >= 0.0 && y >= 0.0 && x < width as f32 && y < height as f32;
        if is_inside {
            f32::from(page.get_pixel(x as u32, y as u32).0[0])
        } else {
            outside
        }
    };
    let (right, down) = (x - left, y - top);
    let upper = at(left, top) * (1.0 - right) + at(left + 1.0, top) * right;
    let lower = at(left, top + 1.0) * (1.0 - right) + at(left + 1.0, top + 1.0) * right;
    (upper * (1.0 - down) + lower * down) as u8
}
