//! The header of a game above its score sheet.
//!
//! | in the model | on the page |
//! |---|---|
//! | players and result | the heading; in words for screen readers |
//! | event, place and date; round; opening | a smaller line |
//! | several games | a choice among them comes first |
//!
//! A press on the header opens the dialog Game details, and so does its button.

use super::node::{Element, el};
use super::piece::sign_button;
use super::request::{Dialog, Request};
use crate::game::GameOpening;
use crate::screen::artwork::Sign;
use crate::screen::header::{HeaderModel, HeaderPlayer};
use crate::words;

/// Draws the header, below the choice among several games if there is one.
#[must_use]
pub fn header(model: &HeaderModel, choice: Option<Element>) -> Element {
    let details = sign_button(Sign::SetUp, words::GAME_DETAILS).class("plain details");
    let details = details
        .attr("aria-haspopup", "dialog")
        .does(Request::Show(Dialog::Details))
        .key(3);
    lines(model, choice, Some(details)).does(Request::Show(Dialog::Details))
}

/// Draws the header on paper, where nothing can be pressed.
pub(super) fn printed(model: &HeaderModel) -> Element {
    lines(model, None, None)
}

/// Draws the choice among games, the heading with a button at its end, and the line of facts.
fn lines(model: &HeaderModel, choice: Option<Element>, button: Option<Element>) -> Element {
    let heading = el("h2").class("game-title").attr("part", "title");
    let heading = match &model.players {
        Some([white, black]) => player(player(heading, white).text(" – "), black),
        None => heading.child(part(&model.name)),
    };
    let result = (!model.result.is_empty()).then(|| {
        let result = el("span").class("outcome").attr("aria-hidden", "true");
        result.text(model.result)
    });
    let first = el("div").class("game-line").key(1);
    let first = first.child(heading.attr("aria-label", model.spoken.clone()));
    el("div")
        .class("game-head")
        .child(choice)
        .child(first.child(result).child(button))
        .child(facts(model).map(|facts| facts.key(2)))
}

/// Adds a player's title, name and rating to the heading.
fn player(heading: Element, player: &HeaderPlayer) -> Element {
    let small = |text: &str| {
        let small = el("small").text(text.to_owned());
        (!text.is_empty()).then_some(small)
    };
    let [title, rating] = [&player.title, &player.rating].map(|text| small(text));
    let heading = match title {
        Some(title) => heading.child(title).text(" "),
        None => heading,
    };
    let heading = heading.child(part(&player.name));
    match rating {
        Some(rating) => heading.text(" ").child(rating),
        None => heading,
    }
}

/// Wraps a text so that it keeps its own writing direction.
pub(super) fn part(text: &str) -> Element {
    el("bdi").text(text.to_owned())
}

/// Adds event, place and date to a line.
pub(super) fn occasion(mut line: Element, model: &HeaderModel) -> Element {
    let mut between = "";
    for fact in &model.occasion {
        line = line.text(between).child(part(fact));
        between = ", ";
    }
    line
}

/// Draws the line with occasion, round and opening; `None` if none is known.
fn facts(model: &HeaderModel) -> Option<Element> {
    let mut line = occasion(el("p").class("game-facts"), model);
    let opening = model.opening.as_ref().map(opening);
    for fact in [model.round.clone(), opening.unwrap_or_default()] {
        if !fact.is_empty() {
            let between = if line.children.is_empty() { "" } else { " · " };
            line = line.text(between).child(part(&fact));
        }
    }
    (!line.children.is_empty()).then_some(line)
}

/// Returns code and name, such as "C33 King's Gambit Accepted: Bishop's Gambit".
fn opening(opening: &GameOpening) -> String {
    let GameOpening { code, name } = opening;
    match code.is_empty() || name.is_empty() {
        true => [code.as_str(), name].concat(),
        false => [code, " ", name].concat(),
    }
}
