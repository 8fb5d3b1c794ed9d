//! Pieces and signs, drawn as a few paths each.

use super::node::{Element, button, el};
use crate::board::{Color, Piece};
use crate::screen::artwork::{Sign, VIEW_BOX, outline};

/// Numbers of [`Element::pattern`]: each piece has one, then the signs, then the boards.
const PIECES: u32 = 0;
const SIGNS: u32 = 32;
pub(super) const BOARDS: u32 = 64;

/// An image of paths, each with its class; empty ones are left out.
pub(super) fn drawn<C, D>(
    class: &'static str,
    view_box: &'static str,
    paths: impl IntoIterator<Item = (C, D)>,
) -> Element
where
    C: Into<std::borrow::Cow<'static, str>>,
    D: Into<std::borrow::Cow<'static, str>>,
{
    let paths = paths
        .into_iter()
        .map(|(class, data)| el("path").class(class).attr("d", data));
    el("svg")
        .class(class)
        .attr("viewBox", view_box)
        .attr("aria-hidden", "true")
        .children(paths)
}

/// A piece in the colors of its side.
#[must_use]
pub fn figure(color: Color, piece: Piece) -> Element {
    let outline = outline(piece);
    let class = match color {
        Color::White => "piece white",
        Color::Black => "piece black",
    };
    let paths = [
        ("body", outline.body),
        ("lines", outline.lines),
        ("dots", outline.dots),
    ];
    let paths = paths.into_iter().filter(|(_, data)| !data.is_empty());
    drawn(class, VIEW_BOX, paths)
        .attr("part", "piece")
        .pattern(PIECES + 2 * piece as u32 + color as u32)
}

/// A sign without words; the button that holds it says what it does.
#[must_use]
pub fn icon(sign: Sign) -> Element {
    drawn("icon", "0 0 24 24", [("", sign.path())]).pattern(SIGNS + sign as u32)
}

/// A button with a sign, named for those who cannot see it.
#[must_use]
pub fn sign_button(sign: Sign, label: &'static str) -> Element {
    button("button")
        .attr("aria-label", label)
        .attr("title", label)
        .child(icon(sign))
}
