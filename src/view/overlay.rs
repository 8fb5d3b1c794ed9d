//! Arrows, circles and crosses over the board, each in the style of its meaning, and their legend.
//!
//! The sentence beside them says the same in words, so they are hidden from screen readers.

use super::node::{Element, el};
use super::piece::drawn;
use crate::board::{Drawn, Role, Shape, Tint};
use crate::screen::board_model::BoardModel;
use crate::screen::figures::{Stroke, meaning, paths, view_box};

/// Draws the layer over the squares with the figures of the model and the arrow that is being
/// drawn; `None` if there are none.
#[must_use]
pub fn overlay(model: &BoardModel, drawing: Option<Drawn>) -> Option<Element> {
    let mut figures = model.drawn.clone();
    figures.extend(drawing);
    let paths = paths(&figures, model.span, model.flipped);
    let paths = paths.into_iter().map(|path| {
        let class = match path.stroke {
            Stroke::Line => class(path.role).to_owned(),
            Stroke::Head => [class(path.role), " head"].concat(),
            Stroke::Cross => [class(path.role), " cross"].concat(),
        };
        (class, path.data)
    });
    let is_pale = figures.iter().any(|figure| figure.role == Role::Played);
    let class = if is_pale { "overlay pale" } else { "overlay" };
    (!figures.is_empty()).then(|| drawn(class, view_box(model.span), paths))
}

/// Draws a legend of the arrows' styles if there are several: a stroke and a few words for each.
#[must_use]
pub fn legend(figures: &[Drawn]) -> Vec<Element> {
    let mut roles: Vec<Role> = Vec::new();
    for figure in figures {
        let arrow = matches!(figure.shape, Shape::Arrow(..)) && figure.tint().is_none();
        if arrow && !roles.contains(&figure.role) {
            roles.push(figure.role);
        }
    }
    if roles.len() < 2 {
        roles.clear();
    }
    let entry = |role| {
        let stroke = drawn("stroke", "0 0 60 14", [(class(role), "M4 7H56")]);
        el("span").class("key").child(stroke).text(meaning(role))
    };
    roles.into_iter().map(entry).collect()
}

/// Returns the classes of a role's figures.
const fn class(role: Role) -> &'static str {
    match role {
        Role::Author(Tint::Green) => "drawn author",
        Role::Author(Tint::Red) => "drawn author red",
        Role::Author(Tint::Yellow) => "drawn author yellow",
        Role::Author(Tint::Blue) => "drawn author blue",
        Role::Played => "drawn played",
        Role::Rival => "drawn alike",
        Role::Barred => "drawn barred",
        Role::Asked => "drawn asked",
        Role::Against => "drawn against",
        Role::Captures => "drawn captures",
        Role::Interposes => "drawn interposes",
        Role::Flees => "drawn flees",
    }
}
