//! Names and sentences as elements.

use leptos::prelude::*;

use super::desk::Desk;
use super::el::{El, el};
use crate::notation::{Bit, Named, Sentence};
use crate::screen::stretches::stretches;
use crate::session::{Action, Pointing};

/// A name as text, its letters of disambiguation set off. Only those get elements of their own: a
/// sheet holds hundreds of names.
#[must_use]
pub fn name(named: &Named) -> El {
    let mut written = el("span").class("name");
    let mut plain = String::new();
    for stretch in stretches(named) {
        if stretch.needed {
            if !plain.is_empty() {
                written = written.text(&plain);
                plain.clear();
            }
            let mut letters = el("span").class(&stretch.class).text(&stretch.letters);
            if let Some(rule) = stretch.rule {
                letters = letters.attr("data-rule", rule);
            }
            written = written.child(letters);
        } else {
            plain.push_str(&stretch.letters);
        }
    }
    if plain.is_empty() {
        written
    } else {
        written.text(&plain)
    }
}

/// A sentence whose squares and moves light the board when they are pointed at.
#[must_use]
pub fn sentence(desk: Desk, sentence: &Sentence) -> Vec<AnyView> {
    let bits = sentence.bits().iter().map(|bit| match bit {
        Bit::Text(words) => words.clone().into_any(),
        Bit::Cell(cell) => link(desk, cell.to_string(), Pointing::Cell(*cell)).view(),
        Bit::Play(play) => link(desk, play.as_noun(), Pointing::Play(*play)).view(),
    });
    bits.collect()
}

/// Words that light the board when pointed at.
#[must_use]
pub fn link(desk: Desk, words: String, pointing: Pointing) -> El {
    // A `<button>` would not break between its words.
    let words_only = el("span")
        .class("link")
        .attr("role", "button")
        .attr("tabindex", "0");
    points(desk, words_only, pointing).text(&words)
}

/// Makes an element light the board while it is pointed at by mouse, touch or focus.
#[must_use]
pub fn points(desk: Desk, element: El, pointing: Pointing) -> El {
    let point = move |on: bool| desk.act(Action::Point(on.then(|| pointing.clone())));
    let (enter, focus) = (point.clone(), point.clone());
    let away = move |_| desk.act(Action::Point(None));
    element
        .on("pointerenter", move |_| enter(true))
        .on("pointerleave", away)
        .on("focus", move |_| focus(true))
        .on("blur", away)
        .click(move || point(true))
}
