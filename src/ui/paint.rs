//! Paints pictures on a canvas and turns a canvas into a PNG file.
//!
//! The paths of the picture are drawn on the canvas. An image of the SVG would need an address that
//! the page's content security policy does not allow.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, Element, HtmlCanvasElement, Path2d};

use crate::output::picture::{PRINT, Picture, PictureItem};

/// Paints the picture on a canvas and sets the canvas's size and label. If the browser has no
/// canvas, only the label is set.
pub fn show(canvas: &Element, picture: &Picture) {
    let pixels = picture.pixels.to_string();
    let words = [&picture.title, ". ", &picture.words].concat();
    for (name, value) in [
        ("width", &pixels),
        ("height", &pixels),
        ("aria-label", &words),
    ] {
        // This never fails for fixed names.
        let _ = canvas.set_attribute(name, value);
    }
    let canvas = canvas.dyn_ref::<HtmlCanvasElement>();
    let context = canvas.and_then(|canvas| canvas.get_context("2d").ok().flatten());
    let Some(context) = context.and_then(|it| it.dyn_into::<CanvasRenderingContext2d>().ok())
    else {
        return;
    };
    context.set_line_cap("round");
    context.set_line_join("round");
    let unit = f64::from(picture.pixels) / f64::from(picture.units);
    for item in &picture.items {
        paint(&context, unit, item);
    }
}

/// Paints one item; `unit` is the number of pixels in a unit of the picture.
fn paint(context: &CanvasRenderingContext2d, unit: f64, item: &PictureItem) {
    let place = |(x, y): (u16, u16), scale: f64| {
        let (x, y) = (f64::from(x) * unit, f64::from(y) * unit);
        // This fails only for infinite numbers, and there are none.
        let _ = context.set_transform(scale * unit, 0.0, 0.0, scale * unit, x, y);
    };
    match item {
        PictureItem::Path {
            data,
            at,
            scale,
            ink,
        } => {
            // This fails only for an invalid path, and no picture has one.
            let Ok(path) = Path2d::new_with_path_string(data) else {
                return;
            };
            place(*at, f64::from(*scale) / 10.0);
            if ink.fill != "none" {
                context.set_fill_style_str(ink.fill);
                context.fill_with_path_2d(&path);
            }
            if ink.stroke != "none" {
                context.set_stroke_style_str(ink.stroke);
                context.set_line_width(f64::from(ink.width) / 10.0);
                context.stroke_with_path(&path);
            }
        }
        PictureItem::Text { text, at, ends } => {
            place(*at, 1.0);
            context.set_fill_style_str(PRINT);
            let (font, align) = if *ends {
                ("italic 8px sans-serif", "right")
            } else {
                ("600 8px sans-serif", "left")
            };
            context.set_font(font);
            context.set_text_align(align);
            // This fails only for infinite coordinates, and there are none.
            let _ = context.fill_text(text, 0.0, 0.0);
        }
    }
}

/// Returns the canvas as a PNG; `None` if the browser does not allow reading it.
pub async fn png(canvas: &Element) -> Option<Blob> {
    let canvas = canvas.dyn_ref::<HtmlCanvasElement>()?;
    let mut failed = None;
    let promise = js_sys::Promise::new(&mut |give, _| failed = canvas.to_blob(&give).err());
    if failed.is_some() {
        return None;
    }
    JsFuture::from(promise).await.ok()?.dyn_into().ok()
}
