//! The part of a page that is printed.

use super::super::scan::PrintedArea;
use super::marks::{InkMark, letter_height};

/// What is left around the print, as a multiple of the height of its letters.
const MARGIN: f32 = 2.0;

/// A mark that is smaller than this share of a letter is dirt.
const DIRT: f32 = 0.5;

/// Margins that are narrower than this share of the page together are left.
const NARROW: f32 = 0.05;

/// Returns the part of a page of this width and height with all print and pictures on it; `None` if that is nearly the whole
/// page, or if there is no print. A mark that touches an edge of the page is a shadow or another page.
pub(super) fn printed(found: &[InkMark], (width, height): (u32, u32)) -> Option<PrintedArea> {
    let letter = letter_height(found, height)?;
    let is_print = |mark: &&InkMark| {
        let PrintedArea { left, top, .. } = mark.area;
        let (right, bottom) = (mark.area.right(), mark.area.bottom());
        let is_large = mark.area.width.max(mark.area.height) as f32 > DIRT * letter;
        is_large && left > 0 && top > 0 && right < width && bottom < height
    };
    let print = || found.iter().filter(is_print).map(|mark| mark.area);
    let margin = (MARGIN * letter) as u32;
    let left = print().map(|area| area.left).min()?.saturating_sub(margin);
    let top = print().map(|area| area.top).min()?.saturating_sub(margin);
    let right = print().map(|area| area.right()).max()? + margin;
    let bottom = print().map(|area| area.bottom()).max()? + margin;
    let (right, bottom) = (right.min(width), bottom.min(height));
    let is_narrow = |part: u32, whole: u32| part as f32 > (1.0 - NARROW) * whole as f32;
    let all = is_narrow(right - left, width) && is_narrow(bottom - top, height);
    (!all).then_some(PrintedArea {
        left,
        top,
        width: right - left,
        height: bottom - top,
    })
}
