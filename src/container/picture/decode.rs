//! Bytes to gray pixels, within limits.
//!
//! | what | at most |
//! |---|---|
//! | pixels | 60 million |
//! | decoded bytes | 240 MB, which are 60 million pixels with colour and transparency |
//! | a decoder's own memory | the same |

use std::borrow::Cow;
use std::io::Cursor;

use image::metadata::Orientation;
use image::{DynamicImage, GrayImage, ImageDecoder, ImageError, ImageReader, Limits, Luma};

use crate::container::opened::CannotOpen;
use crate::container::say::MOST_MEGAPIXELS;

/// Most bytes of a decoded picture.
const MOST_BYTES: u64 = 240_000_000;

/// Most pages of a TIFF that are counted.
const MOST_PAGES: usize = 10_000;

/// Returns a picture as it is looked at, in gray.
pub(super) fn decoded(bytes: &[u8]) -> Result<GrayImage, CannotOpen> {
    let mut reader = ImageReader::new(Cursor::new(bytes));
    let mut limits = Limits::default();
    limits.max_alloc = Some(MOST_BYTES);
    reader.limits(limits);
    let reader = reader.with_guessed_format();
    let reader = reader.map_err(|_| CannotOpen::DamagedPicture)?;
    let mut decoder = reader.into_decoder().map_err(|error| why(&error, 0))?;
    let (width, height) = decoder.dimensions();
    let pixels = u64::from(width) * u64::from(height);
    if pixels > u64::from(MOST_MEGAPIXELS) * 1_000_000 || decoder.total_bytes() > MOST_BYTES {
        return Err(CannotOpen::TooManyPixels(millions(pixels)));
    }
    let turn = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let picture = DynamicImage::from_decoder(decoder).map_err(|error| why(&error, pixels))?;
    let mut gray = DynamicImage::ImageLuma8(gray(picture));
    gray.apply_orientation(turn);
    let gray = gray.into_luma8();
    if gray.is_empty() {
        return Err(CannotOpen::DamagedPicture);
    }
    Ok(gray)
}

/// Returns why a picture is not decoded.
fn why(error: &ImageError, pixels: u64) -> CannotOpen {
    match error {
        ImageError::Limits(_) => CannotOpen::TooManyPixels(millions(pixels)),
        _ => CannotOpen::DamagedPicture,
    }
}

/// Returns the number of millions, rounded up, so that a picture just above the limit is said to be above it.
fn millions(pixels: u64) -> u32 {
    u32::try_from(pixels.div_ceil(1_000_000)).unwrap_or(u32::MAX)
}

/// Returns the picture in gray, on white paper where it is transparent.
fn gray(picture: DynamicImage) -> GrayImage {
    if !picture.color().has_alpha() {
        return picture.into_luma8();
    }
    let picture = picture.into_rgba8();
    GrayImage::from_fn(picture.width(), picture.height(), |x, y| {
        let [red, green, blue, alpha] = picture.get_pixel(x, y).0.map(u32::from);
        let light = (red * 2126 + green * 7152 + blue * 722) / 10_000;
        Luma([((light * alpha + 255 * (255 - alpha)) / 255) as u8])
    })
}

/// Returns the files of one page each that a picture consists of: itself, or the pages of a TIFF.
///
/// A page of a TIFF is the complete file with another beginning, so its bytes are copied when they are asked for.
pub fn pages(bytes: &[u8]) -> impl ExactSizeIterator<Item = Cow<'_, [u8]>> {
    let begins = tiff_pages(bytes);
    (0..begins.len().max(1)).map(move |nth| {
        let (Some(begin), 1..) = (begins.get(nth), nth) else {
            return Cow::Borrowed(bytes);
        };
        let mut page = bytes.to_vec();
        page[4..8].copy_from_slice(begin);
        Cow::Owned(page)
    })
}

/// Returns where the pages of a TIFF begin, as it writes this; none for any other picture.
fn tiff_pages(bytes: &[u8]) -> Vec<[u8; 4]> {
    let is_little = bytes.starts_with(b"II*\0");
    let mut begins: Vec<[u8; 4]> = Vec::new();
    if !is_little && !bytes.starts_with(b"MM\0*") {
        return begins;
    }
    let four = |at: usize| bytes.get(at..at + 4)?.try_into().ok();
    let number = |mut four: [u8; 4]| {
        if is_little {
            four.reverse();
        }
        u32::from_be_bytes(four) as usize
    };
    let mut next: Option<[u8; 4]> = four(4);
    while let Some(begin) = next.filter(|&begin| number(begin) > 0) {
        if begins.len() == MOST_PAGES || begins.contains(&begin) {
            break;
        }
        let at = number(begin);
        let Some(&[one, two]) = bytes.get(at..at + 2) else {
            break;
        };
        let rows = number(if is_little {
            [one, two, 0, 0]
        } else {
            [0, 0, one, two]
        });
        begins.push(begin);
        next = four(at + 2 + rows * 12);
    }
    begins
}
