//! What is drawn over the board: arrows, circles and crosses, each with a look of its meaning.
//!
//! The sentence that goes with them says the same in words, so they are hidden from those who hear
//! the page.

use leptos::prelude::*;

use super::desk::{Desk, Part};
use super::el::{El, el, live};
use super::men::drawn;
use crate::board::{Drawn, Role, Shape};
use crate::screen::figures::{class, meaning, paths, view_box};

/// The layer over the squares.
pub fn overlay(desk: Desk) -> AnyView {
    live(move || {
        let (span, flipped, figures) = desk.see(Part::Drawn, |shown| {
            let board = &shown.board;
            (board.span, board.flipped, board.drawn.clone())
        });
        if figures.is_empty() {
            return Vec::new();
        }
        let paths = paths(&figures, span, flipped);
        vec![drawn("overlay".to_owned(), view_box(span), paths)]
    })
}

/// What the arrows' looks mean, where several meet: a stroke of each and its meaning in a few words.
pub fn legend(figures: &[Drawn]) -> Vec<El> {
    let mut roles: Vec<Role> = Vec::new();
    for figure in figures {
        let arrow = matches!(figure.shape, Shape::Arrow(..)) && figure.role != Role::Author;
        if arrow && !roles.contains(&figure.role) {
            roles.push(figure.role);
        }
    }
    if roles.len() < 2 {
        roles.clear();
    }
    let entry = |role| {
        let stroke = (class(role).to_owned(), "M4 7H56".to_owned());
        el("span")
            .class("key")
            .child(drawn("stroke".to_owned(), "0 0 60 14", [stroke]))
            .text(meaning(role))
    };
    roles.into_iter().map(entry).collect()
}
