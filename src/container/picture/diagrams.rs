//! The boards on a page: framed squares of eight by eight, chequered.

use image::GrayImage;

use super::PagePicture;
use super::marks::{marks, reduced};
use crate::container::scan::PrintedArea;

/// The side to which the shorter side of a page is reduced for the search.
const SIDE: u32 = 700;

/// The least and the greatest side of a board, in shorter sides of the page.
const SIZE: std::ops::Range<f32> = 0.1..0.95;

/// How much the sides of a board may differ.
const SQUARE: f32 = 0.06;

/// How many of the 64 squares must be darker or lighter than the mean as they should be.
const CHEQUERED: usize = 52;

/// The side of the corner of a square that is looked at, in sides of the square.
const PATCH: f32 = 0.2;

/// The least difference between dark and light squares, of 255.
const CONTRAST: f32 = 50.0;

/// Returns where the boards are on a page, from above.
#[must_use]
pub fn diagrams(page: &PagePicture) -> Vec<PrintedArea> {
    let (width, height) = page.clean.dimensions();
    let by = (width.min(height) / SIDE).max(1);
    let small = reduced(&page.clean, by);
    let shorter = small.width().min(small.height()) as f32;
    let found = marks(&small)
        .into_iter()
        .map(|mark| mark.area)
        .filter(|area| {
            let (width, height) = (area.width as f32, area.height as f32);
            SIZE.contains(&(width / shorter))
                && (width - height).abs() <= width.max(height) * SQUARE
                && is_chequered(&small, area)
        });
    let mut boards: Vec<PrintedArea> = Vec::new();
    for area in found {
        let is_inside = |board: &PrintedArea| {
            area.left >= board.left
                && area.top >= board.top
                && area.right() <= board.right()
                && area.bottom() <= board.bottom()
        };
        if !boards.iter().any(is_inside) {
            boards.push(area);
        }
    }
    let full = |area: PrintedArea| PrintedArea {
        left: area.left * by,
        top: area.top * by,
        width: area.width * by,
        height: area.height * by,
    };
    boards.sort_by_key(|board| (board.top, board.left));
    boards.into_iter().map(full).collect()
}

/// Returns whether the squares of an area are dark and light by turns. A corner of each square is looked at, where
/// no man stands.
fn is_chequered(small: &GrayImage, area: &PrintedArea) -> bool {
    let frame = (area.width / 40).max(1);
    let (left, top) = ((area.left + frame) as f32, (area.top + frame) as f32);
    let cell = |side: u32| side.saturating_sub(2 * frame) as f32 / 8.0;
    let (across, down) = (cell(area.width), cell(area.height));
    if across < 4.0 || down < 4.0 {
        return false;
    }
    let patch = ((across.min(down) * PATCH) as u32).max(2);
    let ink = |file: u32, rank: u32| -> f32 {
        let corner = |x: f32, y: f32| {
            let mut ink = 0.0;
            for (dx, dy) in (0..patch).flat_map(|x| (0..patch).map(move |y| (x, y))) {
                let x = left + (file as f32 + x) * across;
                let y = top + (rank as f32 + y) * down;
                let x = (x as u32 + dx).min(small.width() - 1);
                let y = (y as u32 + dy).min(small.height() - 1);
                ink += f32::from(255 - small.get_pixel(x, y).0[0]);
            }
            ink / (4 * patch * patch) as f32
        };
        let far = 0.95 - PATCH;
        let corners = [(0.05, 0.05), (far, 0.05), (0.05, far), (far, far)];
        corners.map(|(x, y)| corner(x, y)).iter().sum()
    };
    let squares: Vec<(bool, f32)> = (0..64)
        .map(|at| ((at % 8 + at / 8) % 2 == 1, ink(at % 8, at / 8)))
        .collect();
    let mean_of = |dark: bool| {
        let inks = squares.iter().filter(|square| square.0 == dark);
        inks.map(|square| square.1).sum::<f32>() / 32.0
    };
    let middle = f32::midpoint(mean_of(true), mean_of(false));
    let right = squares
        .iter()
        .filter(|(dark, ink)| (*ink > middle) == *dark)
        .count();
    let contrast = mean_of(true) - mean_of(false);
    contrast > CONTRAST && right >= CHEQUERED
}
