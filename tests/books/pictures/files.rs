//! Pictures as files: every kind is decoded, and what cannot be read is refused with a reason.

use std::io::Cursor;
use std::rc::Rc;

use image::{DynamicImage, GrayImage, ImageFormat, Luma, LumaA, RgbImage, Rgba, RgbaImage};
use rank_and_file::container::picture::{open, pages};
use rank_and_file::container::{CannotOpen, FileKind};
use testing::chance::Dice;

const FORMATS: [ImageFormat; 5] = [
    ImageFormat::Png,
    ImageFormat::Jpeg,
    ImageFormat::WebP,
    ImageFormat::Gif,
    ImageFormat::Tiff,
];

/// Returns a picture that is black in its upper left corner and gray in its upper right one.
fn marked() -> GrayImage {
    GrayImage::from_fn(96, 64, |x, y| match (x / 16, y / 16) {
        (0, 0) => Luma([0]),
        (5, 0) => Luma([128]),
        _ => Luma([255]),
    })
}

fn written(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).expect("memory");
    bytes.into_inner()
}

/// Returns the only page of a picture, as a reader is shown it.
fn shown(bytes: &[u8]) -> GrayImage {
    let mut pages = open(bytes).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(pages.len(), 1);
    Rc::unwrap_or_clone(pages.remove(0).shown)
}

/// Returns the levels of the corners: upper left, upper right, lower left, lower right.
fn corners(picture: &GrayImage) -> [u8; 4] {
    let (right, bottom) = (picture.width() - 6, picture.height() - 6);
    [(5, 5), (right, 5), (5, bottom), (right, bottom)].map(|(x, y)| picture.get_pixel(x, y).0[0])
}

fn assert_corners(picture: &GrayImage, wanted: [u8; 4], what: &str) {
    let found = corners(picture);
    let is_near = found
        .iter()
        .zip(wanted)
        .all(|(one, other)| one.abs_diff(other) < 12);
    assert!(is_near, "{what}: {found:?} instead of {wanted:?}");
}

/// Returns a TIFF with pages of one gray level each, with the numbers in one of the two orders.
fn tiff(is_little: bool, levels: &[u8], (width, height): (u32, u32)) -> Vec<u8> {
    let two = |n: u16| {
        if is_little {
            n.to_le_bytes()
        } else {
            n.to_be_bytes()
        }
    };
    let four = |n: u32| {
        if is_little {
            n.to_le_bytes()
        } else {
            n.to_be_bytes()
        }
    };
    let mut bytes = if is_little { b"II*\0" } else { b"MM\0*" }.to_vec();
    let size = 16 * 16;
    let rows = [
        (256, width),
        (257, height),
        (258, 8),
        (259, 1),
        (262, 1),
        (273, 0),
        (277, 1),
        (278, height),
        (279, size),
    ];
    let page = 2 + 12 * rows.len() as u32 + 4 + size;
    bytes.extend(four(8));
    for (nth, level) in (0..).zip(levels) {
        let begin = 8 + nth * page;
        bytes.extend(two(rows.len() as u16));
        for (tag, value) in rows {
            bytes.extend([two(tag), two(4)].concat());
            bytes.extend(four(1));
            bytes.extend(four(if tag == 273 {
                begin + page - size
            } else {
                value
            }));
        }
        let is_last = nth as usize + 1 == levels.len();
        bytes.extend(four(if is_last { 0 } else { begin + page }));
        bytes.extend(vec![*level; size as usize]);
    }
    bytes
}

#[test]
fn a_picture_of_every_kind_is_decoded() {
    let picture = DynamicImage::ImageLuma8(marked());
    for format in FORMATS {
        let colours = match format {
            ImageFormat::Gif | ImageFormat::WebP => DynamicImage::ImageRgba8(picture.to_rgba8()),
            _ => picture.clone(),
        };
        let bytes = written(&colours, format);
        assert_eq!(
            FileKind::detect(&bytes, ""),
            FileKind::Picture,
            "{format:?}"
        );
        assert_corners(&shown(&bytes), [0, 128, 255, 255], &format!("{format:?}"));
    }
    for (what, picture) in [
        ("16 bits", DynamicImage::ImageLuma16(picture.to_luma16())),
        (
            "16 bits of each colour",
            DynamicImage::ImageRgb16(picture.to_rgb16()),
        ),
    ] {
        assert_corners(
            &shown(&written(&picture, ImageFormat::Png)),
            [0, 128, 255, 255],
            what,
        );
    }
    let clear = RgbaImage::from_fn(96, 64, |x, y| match (x / 16, y / 16) {
        (0, 0) => Rgba([0, 0, 0, 255]),
        (5, 0) => Rgba([0, 0, 0, 127]),
        _ => Rgba([0, 0, 0, 0]),
    });
    let bytes = written(&DynamicImage::ImageRgba8(clear), ImageFormat::Png);
    assert_corners(
        &shown(&bytes),
        [0, 128, 255, 255],
        "what is transparent is paper",
    );
    let veiled = image::GrayAlphaImage::from_pixel(20, 20, LumaA([0, 0]));
    let bytes = written(&DynamicImage::ImageLumaA8(veiled), ImageFormat::Png);
    assert_corners(&shown(&bytes), [255; 4], "gray and transparent");
}

#[test]
fn a_photo_is_turned_as_its_exif_says() {
    let plain = written(&DynamicImage::ImageLuma8(marked()), ImageFormat::Jpeg);
    for (orientation, wanted) in [
        (1, [0, 128, 255, 255]),
        (2, [128, 0, 255, 255]),
        (3, [255, 255, 128, 0]),
        (4, [255, 255, 0, 128]),
        (5, [0, 255, 128, 255]),
        (6, [255, 0, 255, 128]),
        (7, [255, 128, 255, 0]),
        (8, [128, 255, 0, 255]),
    ] {
        let exif = [
            &b"\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0"[..],
            &[orientation, 0, 0, 0, 0, 0, 0],
        ];
        let photo = [&plain[..2], &exif.concat(), &plain[2..]].concat();
        let picture = shown(&photo);
        assert_corners(&picture, wanted, &format!("EXIF {orientation}"));
        let is_high = picture.height() > picture.width();
        assert_eq!(is_high, orientation > 4, "EXIF {orientation}");
    }
}

#[test]
fn each_page_of_a_tiff_is_a_picture() {
    for is_little in [true, false] {
        let file = tiff(is_little, &[200, 100, 150], (16, 16));
        let pages: Vec<_> = pages(&file).collect();
        let levels: Vec<u8> = pages.iter().map(|page| corners(&shown(page))[0]).collect();
        assert_eq!(levels, [200, 100, 150]);
    }
    assert_eq!(pages(&written(&marked().into(), ImageFormat::Png)).len(), 1);
    // A chain of pages that returns to its beginning, and one that leads out of the file.
    let mut round = tiff(true, &[9], (16, 16));
    let next = 8 + 2 + 12 * 9;
    round[next..next + 4].copy_from_slice(&8_u32.to_le_bytes());
    assert_eq!(pages(&round).len(), 1);
    round[next..next + 4].copy_from_slice(&u32::MAX.to_le_bytes());
    assert_eq!(pages(&round).len(), 1);
}

#[test]
fn a_picture_of_too_many_pixels_is_refused_with_their_number() {
    let mut gif = b"GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0".to_vec();
    gif.extend(b"\xff\xff\xff\xff\0\x02\x02\x44\x01\0;");
    let mut jpeg = written(&marked().into(), ImageFormat::Jpeg);
    let frame = jpeg
        .windows(2)
        .position(|two| two == [0xff, 0xc0])
        .expect("a frame");
    jpeg[frame + 5..frame + 9].copy_from_slice(&[0x40, 0, 0x40, 0]);
    let large = tiff(true, &[9], (10_000, 6_001));
    for (bytes, millions) in [(gif, 4295), (jpeg, 269), (large, 61)] {
        let why = open(&bytes).err();
        assert_eq!(why, Some(CannotOpen::TooManyPixels(millions)));
    }
}

#[test]
fn an_animation_is_its_first_picture() {
    let frame = |level| {
        let picture = RgbaImage::from_pixel(16, 16, Rgba([level, level, level, 255]));
        image::Frame::new(picture)
    };
    let mut bytes = Vec::new();
    let mut encoder = image::codecs::gif::GifEncoder::new(&mut bytes);
    encoder
        .encode_frames([frame(40), frame(250)])
        .expect("memory");
    drop(encoder);
    assert_corners(&shown(&bytes), [40; 4], "the first frame");
}

#[test]
fn a_damaged_picture_is_refused_or_read_without_a_panic() {
    let mut dice = Dice::for_law(14);
    let colours = RgbImage::from_fn(40, 30, |x, y| image::Rgb([x as u8 * 6, y as u8 * 8, 90]));
    for format in FORMATS {
        let whole = written(&DynamicImage::ImageRgb8(colours.clone()), format);
        let half = open(&whole[..whole.len() / 2]);
        assert!(
            matches!(half, Ok(_) | Err(CannotOpen::DamagedPicture)),
            "{format:?}"
        );
        for _ in 0..150 {
            let mut bytes = whole.clone();
            for _ in 0..=dice.roll(3) {
                let at = dice.roll(bytes.len());
                bytes[at] = dice.roll(256) as u8;
            }
            if dice.roll(3) == 0 {
                bytes.truncate(dice.roll(whole.len()));
            }
            for page in pages(&bytes) {
                if let Ok(pages) = open(&page) {
                    assert!(!pages.is_empty());
                }
            }
        }
        for begin in [&b""[..], &whole[..4], &whole[..12]] {
            assert_eq!(
                open(begin).err(),
                Some(CannotOpen::DamagedPicture),
                "{format:?}"
            );
        }
    }
}
