//! Pictures of pages are opened, and made ready to be recognised.
//!
//! | module | what it is |
//! |---|---|
//! | `files` | pictures as files: kinds, EXIF, limits, damage |
//! | `pages` | pages turned, shaded, small, of an open book, with boards |
//! | `recognised` | what becomes of the words that a program recognises |

mod files;
mod pages;
mod recognised;

use image::{GrayImage, Luma};

/// A page set in letters that are frames, which is print enough for what does not read it.
struct Print {
    width: u32,
    height: u32,
    /// The height of a letter.
    letter: f32,
    /// By how many degrees its lines fall to the right.
    angle: f32,
    /// The stretches of its width, in shares, that are columns.
    columns: &'static [(f32, f32)],
}

const PAGE: Print = Print {
    width: 1000,
    height: 1400,
    letter: 40.0,
    angle: 0.0,
    columns: &[(0.1, 0.9)],
};

impl Print {
    /// Returns whether there is ink at this place of the level page.
    fn is_ink(&self, x: f32, y: f32) -> bool {
        let (share, top) = (x / self.width as f32, self.height as f32 * 0.08);
        let column = self
            .columns
            .iter()
            .find(|column| (column.0..column.1).contains(&share));
        let Some(column) = column.filter(|_| y > top && y < self.height as f32 - top) else {
            return false;
        };
        let right = column.1 * self.width as f32 - self.letter;
        let (along, down) = (x - column.0 * self.width as f32, y - top);
        let (cell, line) = (self.letter * 0.8, self.letter * 1.8);
        let (nth, row) = ((along / cell) as u32, (down / line) as u32);
        let chance = (nth * 7919 + row * 104_729 + nth * row * 31) % 23;
        let (along, down) = ((along % cell) / self.letter, (down % line) / self.letter);
        let tall = if chance < 6 { 0.0 } else { 0.3 };
        let is_frame = !(0.17..0.43).contains(&along) || !(tall + 0.17..0.83).contains(&down);
        chance > 3 && x < right && along < 0.6 && (tall..1.0).contains(&down) && is_frame
    }

    fn picture(&self) -> GrayImage {
        let (sin, cos) = self.angle.to_radians().sin_cos();
        self.drawn(|x, y| (x * cos + y * sin, y * cos - x * sin))
    }

    /// Draws the page bent: `place` returns from where on the page each place of the picture comes, both in pixels
    /// from the middle.
    fn drawn(&self, place: impl Fn(f32, f32) -> (f32, f32)) -> GrayImage {
        let (middle, centre) = (self.width as f32 / 2.0, self.height as f32 / 2.0);
        GrayImage::from_fn(self.width, self.height, |x, y| {
            let mut light = 0.0;
            for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
                let (x, y) = place(x as f32 + dx - middle, y as f32 + dy - centre);
                light += if self.is_ink(x + middle, y + centre) {
                    7.5
                } else {
                    62.5
                };
            }
            Luma([light as u8])
        })
    }
}
