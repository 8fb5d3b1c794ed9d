//! A picture as SVG: as a file of its own, or as one of many in a page.
//!
//! | picture | written |
//! |---|---|
//! | alone | every path where it is drawn |
//! | in a page whose [`SharedPaths`] know the path | `<use href="#path3" transform="translate(48 96)">` |

use super::{Ink, NONE, PRINT, Picture, PictureItem};
use crate::output::markup::Markup;

/// Attributes of the outermost element of every picture.
const ROOT: [(&str, &str); 7] = [
    ("xmlns", "http://www.w3.org/2000/svg"),
    ("role", "img"),
    ("fill", NONE),
    ("stroke-linecap", "round"),
    ("stroke-linejoin", "round"),
    ("font-family", "sans-serif"),
    ("font-size", "8"),
];

impl Picture {
    /// Returns the picture as an SVG file: a single element without style sheet, script or address.
    #[must_use]
    pub fn svg(&self) -> String {
        let mut svg = Markup::xml();
        self.draw(&mut svg, &SharedPaths::default());
        svg.finish()
    }

    /// Draws the picture into a page that has these paths.
    pub fn draw(&self, svg: &mut Markup, shared: &SharedPaths) {
        let (pixels, units) = (self.pixels.to_string(), self.units.to_string());
        svg.open("svg");
        for (name, value) in ROOT {
            svg.attribute(name, value);
        }
        let view_box = ["0 0 ", &units, " ", &units].concat();
        svg.attribute("viewBox", &view_box);
        svg.attribute("width", &pixels);
        svg.attribute("height", &pixels);
        for (name, words) in [("title", &self.title), ("desc", &self.words)] {
            svg.open(name);
            svg.text(words);
            svg.close();
        }
        for item in &self.items {
            match item {
                PictureItem::Path {
                    data,
                    at,
                    scale,
                    ink,
                } => {
                    let known = shared.place(data, ink);
                    svg.open(if known.is_some() { "use" } else { "path" });
                    placed(svg, *at, *scale);
                    match known {
                        Some(known) => svg.attribute("href", &name(known, "#")),
                        None => drawn(svg, data, ink),
                    }
                }
                PictureItem::Text { text, at, ends } => {
                    svg.open("text");
                    svg.attribute("x", &at.0.to_string());
                    svg.attribute("y", &at.1.to_string());
                    svg.attribute("fill", PRINT);
                    if *ends {
                        svg.attribute("text-anchor", "end");
                        svg.attribute("font-style", "italic");
                    } else {
                        svg.attribute("font-weight", "600");
                    }
                    svg.text(text);
                }
            }
            svg.close();
        }
        svg.close();
    }
}

/// Paths that the pictures of a page share, so that each is written once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SharedPaths(Vec<(String, Ink)>);

impl SharedPaths {
    /// Returns the paths of a picture.
    #[must_use]
    pub fn from_picture(picture: &Picture) -> SharedPaths {
        let mut shared = SharedPaths::default();
        for item in &picture.items {
            if let PictureItem::Path { data, ink, .. } = item
                && shared.place(data, ink).is_none()
            {
                shared.0.push((data.clone(), *ink));
            }
        }
        shared
    }

    /// Writes the paths into the page, without showing them.
    pub fn define(&self, svg: &mut Markup) {
        svg.open("svg");
        for name in ["width", "height"] {
            svg.attribute(name, "0");
        }
        svg.attribute("aria-hidden", "true");
        svg.open("defs");
        for (at, (data, ink)) in self.0.iter().enumerate() {
            svg.open("path");
            svg.attribute("id", &name(at, ""));
            drawn(svg, data, ink);
            svg.close();
        }
        svg.close();
        svg.close();
    }

    fn place(&self, data: &str, ink: &Ink) -> Option<usize> {
        let mut paths = self.0.iter();
        paths.position(|(known, inked)| known == data && inked == ink)
    }
}

/// Returns the name of a shared path, after a sign.
fn name(at: usize, sign: &str) -> String {
    [sign, "path", &at.to_string()].concat()
}

fn drawn(svg: &mut Markup, data: &str, ink: &Ink) {
    inked(svg, ink);
    svg.attribute("d", data);
}

fn placed(svg: &mut Markup, (x, y): (u16, u16), scale: u8) {
    let mut transform = String::new();
    if (x, y) != (0, 0) {
        for part in ["translate(", &x.to_string(), " ", &y.to_string(), ")"] {
            transform.push_str(part);
        }
    }
    if scale != 10 {
        for part in ["scale(", &tenths(scale), ")"] {
            transform.push_str(part);
        }
    }
    if !transform.is_empty() {
        svg.attribute("transform", &transform);
    }
}

fn inked(svg: &mut Markup, ink: &Ink) {
    if ink.fill != NONE {
        svg.attribute("fill", ink.fill);
    }
    if ink.stroke != NONE {
        svg.attribute("stroke", ink.stroke);
        svg.attribute("stroke-width", &tenths(ink.width));
    }
}

/// Returns a number of tenths as SVG writes it. Formatting fractions in general would take much
/// more code.
fn tenths(number: u8) -> String {
    let mut text = (number / 10).to_string();
    if !number.is_multiple_of(10) {
        text.push('.');
        text.push((b'0' + number % 10) as char);
    }
    text
}
