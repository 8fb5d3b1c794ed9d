//! The dialog Board and pieces: how the board looks, and whether the page makes sounds.
//!
//! ```text
//! dialog > p.contrast, seen with more contrast or forced colours
//!          fieldset.boxes * n > legend, label * n > input[radio], span.look?, span
//! span.look[data-board] | span.look[data-pieces] > span * 2 > svg.piece      a light and a dark square
//! ```

use super::dialog::{action_button, actions, dialog};
use super::fields::entries;
use super::node::{Element, el};
use super::piece::figure;
use super::request::Request;
use crate::board::{Color, Piece};
use crate::study::Looks;
use crate::study::looks::{CHOICES, PIECES, Titled};
use crate::words;

/// Attributes that show the first choices in a part of the page.
const SHOWN_BY: [&str; 2] = ["data-board", "data-pieces"];

/// Draws the dialog with the choices made so far. `languages` are those of the page, each with its code
/// and its own name.
#[must_use]
pub fn looks(looks: Looks, languages: &[(String, String)]) -> Element {
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
    dialog(words::BOARD_AND_PIECES)
        .child(el("p").class("contrast").text(words::CONTRAST))
        .children(choices)
        .child(language(languages))
        .child(actions().child(action_button(words::CLOSE, Request::Close).class("primary")))
}

/// Draws the list of languages; `None` if the page has only one.
fn language(languages: &[(String, String)]) -> Option<Element> {
    let spoken = words::language().map_or("en", |language| language.code);
    let choices = languages.iter().map(|(code, name)| {
        let choose = Request::Language(code.clone());
        (name.clone(), code == spoken, choose)
    });
    (languages.len() > 1).then(|| entries(words::CHOOSE_LANGUAGE, choices))
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
