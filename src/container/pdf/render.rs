//! Draws a page of a PDF that is a picture, so that its letters can be recognised.
//!
//! `hayro` draws the whole page, because a scan may be painted in strips or in layers.

use hayro::hayro_interpret::InterpreterSettings;
use hayro::vello_cpu::color::palette::css::WHITE;
use hayro::{PixmapSettings, RenderCache, RenderSettings};
use hayro_syntax::page::Page;
use image::GrayImage;

/// Fewest pixels across a page: about 200 to the inch.
const FEWEST: f32 = 1_200.0;

/// Most pixels of a page.
const MOST: f32 = 60_000_000.0;

/// Draws a page at the resolution of its picture, which is this many pixels wide. Returns `None` for
/// a page without extent.
pub(in crate::container) fn render(page: &Page<'_>, pixels: u32) -> Option<GrayImage> {
    let (width, height) = page.render_dimensions();
    let most = (MOST / (width * height)).sqrt();
    let scale = ((pixels as f32).max(FEWEST) / width).min(most);
    let across = width.max(height) * scale;
    if !scale.is_finite() || scale <= 0.0 || !(1.0..f32::from(u16::MAX)).contains(&across) {
        return None;
    }
    let settings = PixmapSettings {
        x_scale: scale,
        y_scale: scale,
        bg_color: WHITE,
    };
    let drawn = hayro::render(
        page,
        &RenderCache::new(),
        &InterpreterSettings::default(),
        &RenderSettings::default(),
        &settings,
    );
    let size = (u32::from(drawn.width()), u32::from(drawn.height()));
    let gray = drawn.data().iter().map(|pixel| {
        let [red, green, blue] = [pixel.r, pixel.g, pixel.b].map(u32::from);
        ((299 * red + 587 * green + 114 * blue) / 1000) as u8
    });
    GrayImage::from_raw(size.0, size.1, gray.collect())
}
