//! Pages that are turned, shaded, small or of an open book, or have boards.

use image::imageops::{self, FilterType};
use image::{GrayImage, Luma};
use rank_and_file::container::PrintedArea;
use rank_and_file::container::picture::{PagePicture, diagrams, prepared};

use super::{PAGE, Print};

/// Returns the only page of a picture.
fn page(picture: GrayImage) -> PagePicture {
    let mut pages = prepared(picture);
    assert_eq!(pages.len(), 1);
    let page = pages.remove(0);
    assert_eq!(page.shown.dimensions(), page.clean.dimensions());
    page
}

/// Returns the shares of the rows that have ink: in the left fifth of a page, and in the right one.
fn rows(clean: &GrayImage, from: f32) -> Vec<bool> {
    let (begin, end) = (
        (clean.width() as f32 * from) as u32,
        (clean.width() as f32 * (from + 0.2)) as u32,
    );
    let has_ink = |y| {
        (begin..end)
            .filter(|&x| clean.get_pixel(x, y).0[0] < 128)
            .count()
            > 5
    };
    (0..clean.height()).map(has_ink).collect()
}

/// Returns by how many rows the lines are lower at the right of a page than at its left.
fn fall(clean: &GrayImage) -> i32 {
    let (left, right) = (rows(clean, 0.15), rows(clean, 0.65));
    let same = |shift: i32| {
        let at = |y: usize| right.get((y as i32 + shift) as usize) == left.get(y);
        (300..1100).filter(|&y| at(y)).count()
    };
    let shifts = (-15..=15).max_by_key(|&shift| (same(shift), -shift.abs()));
    shifts.expect("some")
}

#[test]
fn a_turned_page_becomes_level() {
    for tenths in (-80..=80).step_by(16).chain([-3, -2, 2, 3]) {
        let angle = tenths as f32 / 10.0;
        let turned = Print { angle, ..PAGE };
        let clean = page(turned.picture()).clean;
        let left = (fall(&clean) as f32 / (0.5 * clean.width() as f32))
            .atan()
            .to_degrees();
        assert!(left.abs() <= 0.15, "{angle}° leaves {left}°");
    }
}

/// Returns where the lines begin in a part of a page's height: the second of all places with much ink from the left.
fn begin(clean: &GrayImage, (from, to): (f32, f32)) -> u32 {
    let height = clean.height() as f32;
    let rows = || (height * from) as u32..(height * to) as u32;
    let ink = |x: u32| rows().filter(|&y| clean.get_pixel(x, y).0[0] < 128).count();
    (0..clean.width()).find(|&x| ink(x) > 40).expect("some")
}

#[test]
fn a_bent_page_becomes_straight() {
    type Bend = fn(f32, f32) -> (f32, f32);
    let bends: [(&str, Bend); 5] = [
        ("sinking at the left", |x, y| {
            (x, y - 20.0 * (-(x + 500.0).powi(2) / 90_000.0).exp())
        }),
        ("sinking at the right", |x, y| {
            (x, y + 20.0 * (-(500.0 - x).powi(2) / 90_000.0).exp())
        }),
        ("narrow at the right", |x, y| (x, y * (1.0 + x / 14_000.0))),
        ("narrow at the top", |x, y| (x * (1.0 - y / 20_000.0), y)),
        ("narrow at the bottom, and sinking", |x, y| {
            (x * (1.0 + y / 20_000.0), y - 10.0 * (x / 500.0).powi(2))
        }),
    ];
    for (what, bend) in bends {
        let clean = page(PAGE.drawn(bend)).clean;
        let fall = fall(&clean);
        assert!(fall.abs() <= 2, "{what}: lines fall by {fall}");
        let (top, bottom) = (begin(&clean, (0.1, 0.35)), begin(&clean, (0.65, 0.9)));
        assert!(
            top.abs_diff(bottom) <= 5,
            "{what}: lines begin at {top} and {bottom}"
        );
    }
}

#[test]
fn a_straight_page_stays_as_it_is() {
    assert!(*page(PAGE.picture()).shown == PAGE.picture());
}

#[test]
fn the_table_under_a_page_becomes_white() {
    let mut picture = PAGE.picture();
    let is_table = |x: u32, y: u32| x + y / 40 < 60 || y + x / 30 < 70 || x > 960;
    for (x, y, pixel) in picture.enumerate_pixels_mut() {
        if is_table(x, y) {
            pixel.0[0] = 60 + (x * 7 + y * 13 % 17) as u8 % 30;
        }
    }
    let clean = page(picture).clean;
    let dark = clean
        .enumerate_pixels()
        .filter(|(x, y, pixel)| is_table(*x, *y) && pixel.0[0] < 128);
    let dark: Vec<(u32, u32)> = dark.map(|(x, y, _)| (x, y)).collect();
    assert_eq!(dark, [], "dark places of the table");
}

#[test]
fn specks_disappear_and_stops_stay() {
    let speck = |picture: &mut GrayImage, (left, top): (u32, u32), side: u32| {
        for y in top..top + side {
            for x in left..left + side {
                picture.put_pixel(x, y, Luma([30]));
            }
        }
    };
    let ink =
        |clean: &GrayImage, (left, top): (u32, u32)| clean.get_pixel(left + 3, top + 3).0[0] < 128;
    // Lines are 72 pixels apart from row 112 on; letters are 40 pixels high, and their places 32 wide.
    let gap = |line: u32| {
        let blank = |left: &u32| {
            let (from, to) = (*left as f32, *left as f32 + 40.0);
            (from as u32..to as u32).all(|x| !PAGE.is_ink(x as f32, (112 + 72 * line + 33) as f32))
        };
        (200..800).step_by(4).find(blank).map(|left| left + 12)
    };
    let space = gap(3).expect("a space");
    for (what, place, stays) in [
        ("in the margin", (40, 500), false),
        ("between two lines", (500, 112 + 72 * 5 + 54), false),
        ("in the middle of a line", (space, 112 + 72 * 3 + 16), false),
        ("at the foot of a line", (space, 112 + 72 * 3 + 32), true),
    ] {
        let mut picture = PAGE.picture();
        speck(&mut picture, place, 8);
        assert_eq!(ink(&page(picture).clean, place), stays, "{what}");
    }
    let places: Vec<(u32, u32)> = (0..16)
        .filter_map(|line| Some((gap(line)?, 112 + 72 * line + 16)))
        .collect();
    assert!(places.len() >= 8);
    let mut hyphens = PAGE.picture();
    for place in &places {
        speck(&mut hyphens, *place, 8);
    }
    let clean = page(hyphens).clean;
    assert!(
        places.iter().all(|place| ink(&clean, *place)),
        "a round hyphen disappeared"
    );
}

#[test]
fn a_page_without_lines_stays_as_it_is() {
    let spots = GrayImage::from_fn(600, 800, |x, y| {
        let is_spot = (x * x + y * 31 * x + y * y * 7).is_multiple_of(97);
        Luma([if is_spot { 60 } else { 230 }])
    });
    for picture in [GrayImage::from_pixel(600, 800, Luma([200])), spots] {
        assert!(*page(picture.clone()).shown == picture);
    }
    for (width, height) in [(1, 1), (1, 900), (900, 1), (3, 2)] {
        let tiny = page(GrayImage::from_pixel(width, height, Luma([90])));
        assert_eq!(tiny.shown.dimensions(), (width, height));
        assert_eq!(tiny.letter_height(), None);
    }
}

#[test]
fn paper_becomes_white_and_print_black_in_any_light() {
    let page_in = |light: fn(f32, f32) -> f32| {
        let mut picture = PAGE.picture();
        for (x, y, pixel) in picture.enumerate_pixels_mut() {
            let light = light(x as f32 / 1000.0, y as f32 / 1400.0);
            pixel.0[0] = (f32::from(pixel.0[0]) * light) as u8;
        }
        picture
    };
    let mut night = PAGE.picture();
    imageops::invert(&mut night);
    for (what, picture) in [
        ("even light", page_in(|_, _| 1.0)),
        ("dusk", page_in(|_, _| 0.4)),
        ("a shadow from the left", page_in(|x, _| 0.4 + 0.6 * x)),
        (
            "the shadow of a fold",
            page_in(|x, _| 1.0 - 0.7 * (-12.0 * x).exp()),
        ),
        ("a dark corner", page_in(|x, y| 1.0 - 0.6 * x * x * y * y)),
        ("white on black", night),
    ] {
        let clean = page(picture).clean;
        let (mut ink, mut paper) = ((0.0, 0.0), (0.0, 0.0));
        for (x, y, pixel) in clean.enumerate_pixels() {
            let level = f64::from(pixel.0[0]);
            let around = [(0, 0), (1, 0), (0, 1), (1, 1)]
                .map(|(dx, dy)| PAGE.is_ink(x as f32 + dx as f32, y as f32 + dy as f32));
            match around.iter().filter(|&&is_ink| is_ink).count() {
                4 => ink = (ink.0 + level, ink.1 + 1.0),
                0 => paper = (paper.0 + level, paper.1 + 1.0),
                _ => {}
            }
        }
        let (ink, paper) = (ink.0 / ink.1, paper.0 / paper.1);
        assert!(
            paper >= 240.0 && ink <= 100.0,
            "{what}: paper {paper}, ink {ink}"
        );
    }
}

#[test]
fn an_open_book_is_cut_at_its_gutter() {
    let spread = Print {
        width: 2000,
        columns: &[(0.05, 0.46), (0.54, 0.95)],
        ..PAGE
    };
    let mut shaded = spread.picture();
    for (x, _, pixel) in shaded.enumerate_pixels_mut() {
        let from_fold = (x as f32 - 1000.0).abs() / 40.0;
        pixel.0[0] = (f32::from(pixel.0[0]) * (1.0 - 0.9 * (-from_fold).exp())) as u8;
    }
    let turned = Print {
        angle: 2.0,
        ..spread
    };
    for picture in [spread.picture(), shaded, turned.picture()] {
        let pages = prepared(picture);
        let widths: Vec<u32> = pages.iter().map(|page| page.clean.width()).collect();
        assert!(matches!(widths[..], [950..=1050, 950..=1050]), "{widths:?}");
        for page in &pages {
            assert_eq!(page.shown.dimensions(), page.clean.dimensions());
            assert!(page.letter_height().is_some());
        }
    }
}

#[test]
fn a_page_in_two_columns_or_rows_of_moves_is_no_open_book() {
    let columns = Print {
        columns: &[(0.08, 0.47), (0.53, 0.92)],
        ..PAGE
    };
    let moves = Print {
        width: 1800,
        columns: &[(0.1, 0.25), (0.5, 0.65)],
        ..PAGE
    };
    let clipping = Print {
        width: 1000,
        height: 500,
        columns: &[(0.02, 0.47), (0.53, 0.98)],
        ..PAGE
    };
    for picture in [columns, moves, clipping] {
        assert_eq!(prepared(picture.picture()).len(), 1);
    }
}

#[test]
fn a_page_on_its_side_is_set_upright() {
    let upright = PAGE.picture();
    for picture in [imageops::rotate90(&upright), imageops::rotate270(&upright)] {
        let page = page(picture);
        assert!(*page.shown == upright || *page.turned().shown == upright);
    }
}

#[test]
fn small_letters_are_enlarged_and_their_own_height_is_told() {
    let wanted = |letter: f32| (letter * 0.6..=letter * 1.1, 20.0..=36.0);
    for letter in [8.0, 12.0, 24.0, 90.0] {
        let print = Print {
            width: (letter * 40.0) as u32,
            height: (letter * 60.0) as u32,
            letter,
            ..PAGE
        };
        let page = page(print.picture());
        let own = page.letter_height().expect("print");
        let (near, good) = wanted(letter);
        assert!(near.contains(&own), "{letter}: {own}");
        let enlarged = page.clean.width() as f32 / print.width as f32;
        assert!(
            good.contains(&(own * enlarged)),
            "{letter}: {own} × {enlarged}"
        );
    }
}

#[test]
fn a_board_is_found_where_it_is_printed() {
    let mut picture = Print {
        columns: &[(0.1, 0.4)],
        ..PAGE
    }
    .picture();
    let board = |picture: &mut GrayImage, left: u32, top: u32, cell: u32, is_hatched: bool| {
        for (dx, dy) in (0..8 * cell + 6).flat_map(|x| (0..8 * cell + 6).map(move |y| (x, y))) {
            let is_frame = dx < 3 || dy < 3 || dx >= 8 * cell + 3 || dy >= 8 * cell + 3;
            let (x, y) = (dx.saturating_sub(3), dy.saturating_sub(3));
            let is_dark = (x / cell + y / cell) % 2 == 1 && (!is_hatched || (x + y) % 6 < 3);
            // A man stands in the middle of every third square.
            let middle = |at: u32| (cell / 4..cell * 3 / 4).contains(&(at % cell));
            let is_man = (x / cell + 3 * (y / cell)).is_multiple_of(3) && middle(x) && middle(y);
            if is_frame || is_dark || is_man {
                picture.put_pixel(left + dx, top + dy, Luma([20]));
            }
        }
    };
    assert_eq!(diagrams(&page(picture.clone())), []);
    board(&mut picture, 480, 200, 48, true);
    board(&mut picture, 500, 800, 36, false);
    let found = diagrams(&page(picture));
    let near = |area: &PrintedArea, left: u32, top: u32, side: u32| {
        let pairs = [
            (area.left, left),
            (area.top, top),
            (area.width, side),
            (area.height, side),
        ];
        pairs.iter().all(|(one, other)| one.abs_diff(*other) <= 6)
    };
    assert!(
        matches!(&found[..], [one, two] if near(one, 480, 200, 390) && near(two, 500, 800, 294)),
        "{found:?}"
    );
}

#[test]
fn a_very_large_page_is_reduced() {
    let large = imageops::resize(&PAGE.picture(), 5000, 7000, FilterType::Nearest);
    let page = page(large);
    assert!(page.clean.width() <= 2500, "{}", page.clean.width());
    assert!(page.letter_height().is_some());
}
