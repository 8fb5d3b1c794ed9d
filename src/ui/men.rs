//! The chess men as elements.

use leptos::prelude::*;
use leptos::svg;

use crate::board::{Man, Side};
use crate::screen::artwork::{VIEW_BOX, outline};

/// A man in his side's colours.
pub fn figure(side: Side, man: Man) -> AnyView {
    figure_of(side, man, "")
}

/// A man with a further class.
pub fn figure_of(side: Side, man: Man, class: &str) -> AnyView {
    let drawing = outline(man);
    let colour = match side {
        Side::White => "white",
        Side::Black => "black",
    };
    let paths = [
        ("body", drawing.body),
        ("lines", drawing.lines),
        ("dots", drawing.dots),
    ];
    let paths = paths.map(|(class, data)| (class.to_owned(), data.to_owned()));
    drawn(format!("man {colour} {class}"), VIEW_BOX, paths)
}

/// An image of paths, each with its class; empty ones are left out.
pub fn drawn(
    class: String,
    view_box: &'static str,
    paths: impl IntoIterator<Item = (String, String)>,
) -> AnyView {
    let paths: Vec<_> = paths
        .into_iter()
        .filter(|(_, data)| !data.is_empty())
        .map(|(class, data)| svg::path().class(class).attr("d", data))
        .collect();
    svg::svg()
        .class(class)
        .attr("viewBox", view_box)
        .attr("aria-hidden", "true")
        .child(paths)
        .into_any()
}
