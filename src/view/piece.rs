//! Pieces and icons, each drawn as a few paths.

use std::borrow::Cow;

use super::node::{Element, button, el};
use crate::board::{Color, Piece};
use crate::screen::artwork::{Sign, VIEW_BOX, outline};

/// First pattern number of the pieces, see [`Element::pattern`].
const PIECES: u32 = 0;
/// First pattern number of the icons.
const SIGNS: u32 = 32;
/// Pattern number of the layer of pieces on a board.
pub(super) const PIECE_LAYER: u32 = 63;
/// First pattern number of the boards, to which the span is added.
pub(super) const BOARDS: u32 = 64;

/// Draws an image of paths, each with its class.
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

/// Classes of White's pieces. Style sheets of other sets go by the kind.
const WHITE: [&str; 7] = [
    "piece white king",
    "piece white queen",
    "piece white rook",
    "piece white bishop",
    "piece white knight",
    "piece white pawn",
    "piece white paladin",
];
/// Classes of Black's pieces.
const BLACK: [&str; 7] = [
    "piece black king",
    "piece black queen",
    "piece black rook",
    "piece black bishop",
    "piece black knight",
    "piece black pawn",
    "piece black paladin",
];

/// Draws a piece in the colors of its side.
#[must_use]
pub fn figure(color: Color, piece: Piece) -> Element {
    let outline = outline(piece);
    let at = piece as usize;
    let class = match color {
        Color::White => WHITE[at],
        Color::Black => BLACK[at],
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

/// Draws an icon without words. The button around it has the label.
#[must_use]
pub fn icon(sign: Sign) -> Element {
    // The size is that of the style sheet, for a page whose style sheet is missing.
    drawn("icon", "0 0 24 24", [("", sign.path())])
        .attr("width", "24")
        .attr("height", "24")
        .pattern(SIGNS + sign as u32)
}

/// Adds glyphs such as `!?` to an element. Those that usual fonts lack are drawn, and are also there
/// as text, to be copied and read aloud.
pub(super) fn glyphs(mut element: Element, glyphs: &str) -> Element {
    let mut plain = String::new();
    for glyph in glyphs.chars() {
        let sign = match glyph {
            '⩲' => Sign::SlightlyWhite,
            '⩱' => Sign::SlightlyBlack,
            '⨀' => Sign::Zugzwang,
            _ => {
                plain.push(glyph);
                continue;
            }
        };
        let text = el("span")
            .class("visually-hidden")
            .text(String::from(glyph));
        element = element.text(std::mem::take(&mut plain));
        element = element.child(icon(sign)).child(text);
    }
    element.text(plain)
}

/// Draws a button with an icon and a label for screen readers.
#[must_use]
pub fn sign_button(sign: Sign, label: impl Into<Cow<'static, str>>) -> Element {
    let label = label.into();
    button("button")
        .attr("aria-label", label.clone())
        .attr("title", label)
        .child(icon(sign))
}
