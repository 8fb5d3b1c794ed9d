//! Makes a page straight that a curved leaf or a camera has bent.
//!
//! | print | becomes |
//! |---|---|
//! | lines that sink toward the gutter of the book | straight and level lines |
//! | lines drawn together at one side, as of a page that was photographed aslant | parallel lines |
//! | left ends of lines further and further left | left ends below one another |
//! | a page that is straight and level | the same |
//!
//! The feet of the letters show how lines run. How far they sink is a curve across the page, which changes evenly
//! from the top of the page to its bottom. It is the one that most lines fit best (least squares). Then the page is
//! sheared so that as many lines as possible begin and end below one another.
//!
//! | module | what it does |
//! |---|---|
//! | `letter_line` | joins letters to lines |
//! | `line_sink` | how far lines sink |
//! | `line_lean` | how far their ends lean |
//! | `least_squares` | solves equations that are met as well as possible |

mod least_squares;
mod letter_line;
mod line_lean;
mod line_sink;

use image::GrayImage;

use super::super::scan::PrintedArea;
use super::turn::redrawn;
use letter_line::lines;
use line_lean::LineLean;
use line_sink::LineSink;

/// The least move of a pixel that is worth the blur, in heights of a letter.
const LEAST: f32 = 0.08;

/// How a page is bent.
pub(super) struct PageBend {
    sink: LineSink,
    lean: LineLean,
}

impl PageBend {
    /// Measures a page with these letters of this middle height. Returns `None` if it is straight, or has too
    /// little print to tell.
    pub(super) fn of(letters: &[PrintedArea], height: f32, size: (u32, u32)) -> Option<PageBend> {
        let found = lines(letters, height);
        let size = (size.0 as f32, size.1 as f32);
        let sink = LineSink::of(found.clone(), height, size)?;
        let lean = LineLean::of(&found, height, size);
        let feet = found.iter().flat_map(|line| &line.feet);
        let most = feet.fold(0.0_f32, |most, &(x, y)| {
            most.max(sink.at(x, y).abs()).max(lean.at(x, y).abs())
        });
        (most > LEAST * height).then_some(PageBend { sink, lean })
    }

    /// Returns the page made straight. What comes in from outside is white.
    pub(super) fn straightened(&self, page: &GrayImage) -> GrayImage {
        redrawn(page, page.dimensions(), |x, y| {
            let x = x + self.lean.at(x, y);
            (x, y + self.sink.at(x, y))
        })
    }
}
