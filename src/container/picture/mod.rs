//! Pictures of pages: decoded, and made ready to be recognised.
//!
//! | a picture | becomes |
//! |---|---|
//! | PNG, JPEG, WebP, GIF, TIFF, with any colours | a page in gray; what is transparent is paper |
//! | an animation | its first picture |
//! | a photo held sideways | a page turned as its EXIF says |
//! | a page with a shadow on yellow paper | black print on white |
//! | white letters on black | the same |
//! | a page turned by up to 10° | a level page |
//! | lines that sink toward the gutter, or are drawn together at one side | straight ones, level with one another |
//! | two pages of an open book | two pages, cut at the gutter |
//! | a page with wide margins | the page with narrow ones, once it is [`trimmed`](PagePicture::trimmed) |
//! | letters of 9 pixels | letters of 24, which are recognised better |
//! | 61 million pixels, damaged bytes | a sentence |
//!
//! | module | what it does |
//! |---|---|
//! | `decode` | bytes to gray pixels, within limits |
//! | `paper` | takes shadow and paper out |
//! | `level` | how far a page is turned |
//! | `turn` | draws a picture anew: turned, larger, or made straight |
//! | `specks` | removes dirt |
//! | `straight` | makes bent lines straight |
//! | `spread` | where two pages meet |
//! | `margins` | the part of a page that is printed |
//! | `marks` | stretches of ink that hang together, and the height of letters |
//! | `diagrams` | the boards on a page |

mod decode;
mod diagrams;
mod level;
mod margins;
mod marks;
mod paper;
mod specks;
mod spread;
mod straight;
mod turn;

use std::cell::OnceCell;
use std::ops::Range;
use std::rc::Rc;

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::imageops::{crop_imm, replace, rotate90, rotate180};
use image::{GrayImage, Luma};

use super::opened::CannotOpen;
use super::scan::PrintedArea;
pub use decode::pages;
pub use diagrams::diagrams;
use marks::InkMark;
use straight::PageBend;

/// The height in pixels at which letters are recognised best.
pub const BEST_LETTERS: f32 = 24.0;

/// Letters between these heights are left as they are.
const GOOD_LETTERS: Range<f32> = 18.0..60.0;

/// Letters below this height are a few dots each, of which no larger picture makes more.
const LEAST_LETTERS: f32 = 4.0;

/// Most pixels of a page that was enlarged.
const MOST_ENLARGED: f32 = 12_000_000.0;

/// Most pixels of a picture that is worked on; a larger one is halved first.
const MOST_WORKED: usize = 24_000_000;

/// The least angle in degrees for which a page is turned. Turning blurs the letters a little.
const LEAST_TURN: f32 = 0.15;

/// Quality of the pictures that are kept, of 100.
const QUALITY: u8 = 60;

/// A page as a picture, upright and level.
#[derive(Clone)]
pub struct PagePicture {
    /// What a reader is shown.
    pub shown: Rc<GrayImage>,
    /// The same page, of the same size, as it is recognised best: black print on white.
    pub clean: GrayImage,
    /// How many times larger it was made, so that its letters are recognised.
    enlarged: f32,
    /// All marks of the clean page, once they were asked for.
    found: OnceCell<Vec<InkMark>>,
}

impl PagePicture {
    fn new(shown: impl Into<Rc<GrayImage>>, clean: GrayImage, enlarged: f32) -> PagePicture {
        PagePicture {
            shown: shown.into(),
            clean,
            enlarged,
            found: OnceCell::new(),
        }
    }

    /// Returns all marks of the clean page.
    fn marks(&self) -> &[InkMark] {
        self.found.get_or_init(|| marks::marks(&self.clean))
    }

    /// Returns the height in pixels that the letters have in the picture as it came; `None` if there is no print.
    #[must_use]
    pub fn letter_height(&self) -> Option<f32> {
        self.clean_letter_height()
            .map(|height| height / self.enlarged)
    }

    /// Returns the height in pixels that the letters have on the clean page; `None` if there is no print.
    #[must_use]
    pub fn clean_letter_height(&self) -> Option<f32> {
        marks::letter_height(self.marks(), self.clean.height())
    }

    /// Returns the places of all marks that may be letters.
    #[must_use]
    pub fn letters(&self) -> Vec<PrintedArea> {
        marks::letters(self.marks(), self.clean.height())
    }

    /// Returns the clean page with all its specks, some of which may be parts of thin lines.
    #[must_use]
    pub fn with_specks(&self) -> GrayImage {
        paper::cleaned(&self.shown)
    }

    /// Returns the page with other print in some places: each second area is drawn on the base of the first
    /// one, or nothing where there is none.
    #[must_use]
    pub fn with_other_print(
        &self,
        places: impl Iterator<Item = (PrintedArea, Option<PrintedArea>)>,
    ) -> PagePicture {
        let mut clean = self.clean.clone();
        let (width, height) = clean.dimensions();
        for (place, print) in places {
            for y in place.top..place.bottom().min(height) {
                for x in place.left..place.right().min(width) {
                    clean.put_pixel(x, y, Luma([255]));
                }
            }
            let Some(print) = print else { continue };
            let left = (place.left + place.width / 2).saturating_sub(print.width / 2);
            let top = place.bottom().saturating_sub(print.height);
            copy(&self.clean, print, &mut clean, (left, top));
        }
        self.with_clean(clean)
    }

    /// Returns the page with no other print than that of these areas.
    #[must_use]
    pub fn with_print_of(&self, areas: &[PrintedArea]) -> PagePicture {
        let (width, height) = self.clean.dimensions();
        let mut clean = GrayImage::from_pixel(width, height, Luma([255]));
        for area in areas {
            copy(&self.clean, *area, &mut clean, (area.left, area.top));
        }
        self.with_clean(clean)
    }

    /// Returns the page with another picture to be recognised.
    #[must_use]
    pub fn with_clean(&self, clean: GrayImage) -> PagePicture {
        PagePicture::new(self.shown.clone(), clean, self.enlarged)
    }

    /// Returns the page turned upside down.
    #[must_use]
    pub fn turned(&self) -> PagePicture {
        PagePicture::new(
            rotate180(&*self.shown),
            rotate180(&self.clean),
            self.enlarged,
        )
    }

    /// Returns the clean picture as a file of the form PNG, which programs that recognise letters read.
    #[must_use]
    pub fn png(&self) -> Vec<u8> {
        let mut file = Vec::new();
        // A file of bare pixels would be copied from one worker to the next a hundred times as large.
        let encoder =
            PngEncoder::new_with_quality(&mut file, CompressionType::Fast, FilterType::Up);
        // Writing to memory fails only for sides that a PNG cannot have; a page is smaller.
        match self.clean.write_with_encoder(encoder) {
            Ok(()) => file,
            Err(_) => Vec::new(),
        }
    }

    /// Returns the picture that a reader is shown as a file of the form JPEG.
    #[must_use]
    pub fn jpeg(&self) -> Vec<u8> {
        let mut file = Vec::new();
        let encoder = image::codecs::jpeg::JpegEncoder::new_with_quality(&mut file, QUALITY);
        // Writing to memory fails only for sides that a JPEG cannot have; a page is smaller.
        match self.shown.write_with_encoder(encoder) {
            Ok(()) => file,
            Err(_) => Vec::new(),
        }
    }

    /// Returns the page made level.
    fn levelled(self) -> PagePicture {
        let angle = level::angle(&self.clean);
        if angle.abs() < LEAST_TURN {
            return self;
        }
        PagePicture::new(
            turn::turned(&self.shown, angle),
            turn::turned(&self.clean, angle),
            self.enlarged,
        )
    }

    /// Returns the page made straight.
    fn straightened(self) -> PagePicture {
        let size = self.clean.dimensions();
        let letter = self.clean_letter_height();
        let bend = letter.and_then(|letter| PageBend::of(&self.letters(), letter, size));
        let Some(bend) = bend else {
            return self;
        };
        PagePicture::new(
            bend.straightened(&self.shown),
            bend.straightened(&self.clean),
            self.enlarged,
        )
    }

    /// Returns the page, or the two pages if it is a spread.
    fn pages(self) -> Vec<PagePicture> {
        let Some(halves) = spread::halves(&self.clean) else {
            return vec![self];
        };
        let height = self.clean.height();
        let half = |(left, right): (u32, u32)| {
            let area = PrintedArea {
                left,
                top: 0,
                width: right - left,
                height,
            };
            self.cut(area).levelled()
        };
        halves.map(half).into()
    }

    /// Returns the page without its margins, so that the print is as large as it can be where it is shown.
    #[must_use]
    pub fn trimmed(self) -> PagePicture {
        match margins::printed(self.marks(), self.clean.dimensions()) {
            Some(area) => self.cut(area),
            None => self,
        }
    }

    /// Returns a part of the page.
    fn cut(&self, area: PrintedArea) -> PagePicture {
        let PrintedArea {
            left,
            top,
            width,
            height,
        } = area;
        let cut = |picture: &GrayImage| crop_imm(picture, left, top, width, height).to_image();
        PagePicture::new(cut(&self.shown), cut(&self.clean), self.enlarged)
    }

    /// Returns the page with letters of a height that is recognised well.
    fn legible(self) -> PagePicture {
        let Some(height) = self
            .letter_height()
            .filter(|&height| height >= LEAST_LETTERS)
        else {
            return self;
        };
        let room = (MOST_ENLARGED / self.clean.len() as f32).sqrt();
        let times = (height / BEST_LETTERS) as u32;
        let (by, change): (f32, &dyn Fn(&GrayImage) -> GrayImage) = match BEST_LETTERS / height {
            by if height < GOOD_LETTERS.start && room > 1.1 => {
                let by = by.min(room);
                (by, &move |picture| turn::enlarged(picture, by))
            }
            _ if height > GOOD_LETTERS.end => (1.0 / times as f32, &|picture| {
                marks::reduced(picture, times)
            }),
            _ => return self,
        };
        PagePicture::new(change(&self.shown), change(&self.clean), self.enlarged * by)
    }
}

/// Copies a part of a page onto another page, with its upper left corner at this place. What reaches beyond either
/// page is left out.
pub fn copy(from: &GrayImage, area: PrintedArea, onto: &mut GrayImage, (left, top): (u32, u32)) {
    let part = crop_imm(from, area.left, area.top, area.width, area.height);
    replace(onto, &*part, i64::from(left), i64::from(top));
}

/// Returns the places of all marks of a page, where pixels darker than this are ink.
#[must_use]
pub fn marks_of(page: &GrayImage, darker: u8) -> Vec<PrintedArea> {
    let mut dark = page.clone();
    for pixel in dark.iter_mut() {
        *pixel = if *pixel < darker { 0 } else { 255 };
    }
    let marks = marks::marks(&dark);
    marks.iter().map(|mark| mark.area).collect()
}

/// Opens a picture: one page, or the two pages of a spread. Of several pages in a TIFF, it opens the first.
///
/// # Errors
/// Returns the reason if it cannot be read.
pub fn open(bytes: &[u8]) -> Result<Vec<PagePicture>, CannotOpen> {
    decode::decoded(bytes).map(prepared)
}

/// Makes a picture of a page ready: one page, or the two pages of a spread.
#[must_use]
pub fn prepared(mut picture: GrayImage) -> Vec<PagePicture> {
    while picture.len() > MOST_WORKED {
        picture = marks::reduced(&picture, 2);
    }
    paper::make_dark_on_light(&mut picture);
    let mut clean = paper::cleaned(&picture);
    let found = marks::marks(&clean);
    specks::remove_specks(&mut clean, &found);
    if marks::is_sideways(&found, clean.height()) {
        picture = rotate90(&picture);
        clean = rotate90(&clean);
    }
    let page = PagePicture::new(picture, clean, 1.0);
    let pages = page.levelled().pages();
    let straight = pages.into_iter().map(PagePicture::straightened);
    straight.map(PagePicture::legible).collect()
}
