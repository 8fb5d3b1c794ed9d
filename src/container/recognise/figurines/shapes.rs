//! The outlines of figurines, to tell which man each of them is.
//!
//! Only what an outline encloses counts, drawn as wide as it is high. In this, figurines of all printers are
//! alike, outlined or filled.

use image::GrayImage;

use super::super::super::scan::PrintedArea;
use super::super::drawing::{Drawing, SIDE, alike, shape};

/// Pixels darker than this belong to an outline, as thin lines are gray.
const LINE: u8 = 235;

/// The men of [`FIGURINES`]: king, queen, rook, bishop, knight, as the mean of several printers, from 0 to 9.
const MEN: [&str; 5] = [
    "000029920000000159951000033479974320278899998873799999999997999999999999\
     699999999996289999999982059999999950029999999920019999999920017999999710",
    "002429934200128879978721778869968877999878978999399999999994079999999970\
     049999999950039999999920018999999710018999999810019999999810005899998500",
    "399869978993399999999993289999999992259999999841017999999610007999999500\
     008999999600019999999800159999999950599999999994999999999999999999999999",
    "000049930000000169950000001599984000015999998400028999999620128999999721\
     116999999411112999998211013999997310367899998752899999999997987776677798",
    "001356211100003778832110016899997310059999999721299999999961499999999982\
     699999999894777899999996467999999997015999999999004999999998004999888777",
];

/// The figurines, in the order of [`MEN`].
pub(super) const FIGURINES: [char; 5] = ['♔', '♕', '♖', '♗', '♘'];

/// Returns how like each of [`FIGURINES`] a shape is, from -1 to 1. A knight may look either way.
pub(super) fn likeness(shape: &Drawing) -> [f32; 5] {
    let mut mirrored = *shape;
    mirrored.chunks_exact_mut(SIDE).for_each(<[f32]>::reverse);
    let mut likeness = [0.0; 5];
    for (man, likeness) in MEN.iter().zip(&mut likeness) {
        let mut drawn = [0.0; SIDE * SIDE];
        for (cell, digit) in drawn.iter_mut().zip(man.bytes()) {
            *cell = f32::from(digit - b'0');
        }
        *likeness = alike(shape, &drawn);
        if man == &MEN[4] {
            *likeness = likeness.max(alike(&mirrored, &drawn));
        }
    }
    likeness
}

/// Returns what the outline in an area encloses as a shape.
pub(super) fn outline(page: &GrayImage, area: &PrintedArea) -> Drawing {
    // An outline may have gaps as wide as a pixel; around it is paper, from which all outside is reached.
    const AROUND: usize = 2;
    let (width, height) = (
        area.width as usize + 2 * AROUND,
        area.height as usize + 2 * AROUND,
    );
    let mut closed = vec![false; width * height];
    for y in 0..area.height as usize {
        for x in 0..area.width as usize {
            if page.get_pixel(area.left + x as u32, area.top + y as u32).0[0] < LINE {
                for row in y + AROUND - 1..=y + AROUND + 1 {
                    closed[row * width + x + AROUND - 1..=row * width + x + AROUND + 1].fill(true);
                }
            }
        }
    }
    let mut outside = vec![false; width * height];
    outside[0] = true;
    let mut left = vec![0];
    while let Some(at) = left.pop() {
        let (x, y) = (at % width, at / width);
        let beside = [
            (x > 0).then(|| at - 1),
            (x + 1 < width).then_some(at + 1),
            (y > 0).then(|| at - width),
            (y + 1 < height).then_some(at + width),
        ];
        for next in beside.into_iter().flatten() {
            if !closed[next] && !outside[next] {
                outside[next] = true;
                left.push(next);
            }
        }
    }
    // What is closed is a pixel larger than the print on each side.
    shape(width - 2, height - 2, |x, y| {
        f32::from(u8::from(!outside[(y + 1) * width + x + 1]))
    })
}
