//! The dialog Board and pieces: how the board looks, and whether the page makes sounds.
//!
//! ```text
//! dialog > p.contrast, seen with more contrast or forced colours
//!          fieldset.boxes * n > legend, label * n > input[radio], span.look?, span
//! span.look[data-board] | span.look[data-pieces] > span * 2 > svg.piece      a light and a dark square
//! ```

use super::dialog::{action_button, actions, dialog};
use super::node::{Element, el};
use super::piece::figure;
use super::request::Request;
use super::say;
use crate::board::{Color, Piece};
use crate::study::Looks;
use crate::study::looks::{CHOICES, PIECES, Titled};

/// Attributes that show the first choices in a part of the page.
const SHOWN_BY: [&str; 2] = ["data-board", "data-pieces"];

/// Draws the dialog with the choices made so far.
#[must_use]
pub fn looks(looks: Looks) -> Element {
    let choices = CHOICES.iter().zip(looks.words()).enumerate();
    let choices = choices.map(|(at, ((title, words), chosen))| {
        let choice = |&(word, words): &Titled| {
            let field = el("input")
                .attr("type", "radio")
                .attr("name", *title)
                .attr("value", word)
                .flag("checked", word == chosen)
                .does(Request::Look(word));
            let preview = SHOWN_BY
                .get(at)
                .copied()
                .map(|shown_by| preview(shown_by, word));
            el("label")
                .child(field)
                .child(preview)
                .child(el("span").text(words))
        };
        el("fieldset")
            .class("boxes")
            .child(el("legend").text(*title))
            .children(words.iter().map(choice))
    });
    dialog(say::LOOKS)
        .child(el("p").class("contrast").text(say::CONTRAST))
        .children(choices)
        .child(actions().child(action_button(say::CLOSE, Request::Close).class("primary")))
}

/// Draws a light and a dark square with a knight each, as a choice would show them.
fn preview(shown_by: &'static str, word: &'static str) -> Element {
    // Inside a page with another set these pieces keep their own paths.
    let engraved = word == PIECES[0].0;
    let square = |color| {
        let knight = figure(color, Piece::Knight).class_if(engraved, "engraved");
        el("span").child(knight)
    };
    el("span")
        .class("look")
        .attr(shown_by, word)
        .children(Color::ALL.map(square))
}
