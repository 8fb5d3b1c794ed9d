//! How the game stands: clocks, taken pieces and ways to end the game under the sheet; facts about
//! the position under the reasons.

use super::node::{Element, button, el};
use super::piece::figure;
use super::say;
use super::written::sentence;
use crate::board::Color;
use crate::screen::clocks::ClockModel;
use crate::screen::standing::{Material, StandingModel};
use crate::session::{Action, GoAction, Pointing, ResultAction};

/// Draws the clocks, the pieces taken, and the ways to end the game.
#[must_use]
pub fn balance(model: &StandingModel) -> Element {
    el("section")
        .class("balance")
        .attr("aria-label", say::BALANCE)
        .child(model.clocks.as_ref().map(clocks))
        .child(material(&model.material))
        .child(model.may_end.map(results))
}

/// Draws the facts about the position: why it is mate, what answers the check, what may be claimed.
#[must_use]
pub fn standing(model: &StandingModel) -> Element {
    el("section")
        .class("standing")
        .attr("aria-label", say::STANDING)
        .child(occurred(model))
        .children(model.notes.iter().map(|note| sentence(el("p"), note)))
}

/// Draws the players' clocks, White's first. The clock of the side to move stands out.
fn clocks(clocks: &[ClockModel; 2]) -> Element {
    let [white, black] = clocks.each_ref().map(|clock| {
        let name = match clock.name.as_str() {
            "" => clock.color.name().to_owned(),
            name => name.to_owned(),
        };
        let side = match clock.color {
            Color::White => "side white",
            Color::Black => "side",
        };
        let time = el("span").class("time").text(say::clock(clock));
        el("span")
            .class("player")
            .class_if(clock.runs, "runs")
            .child(el("span").class(side))
            .child(el("bdi").text(name))
            .text(" ")
            .child(time)
    });
    el("p")
        .class("clocks")
        .attr("aria-label", say::CLOCKS)
        .attr("role", "group")
        .child(white)
        .text(" ")
        .child(black)
}

/// Draws the pieces that each side has taken, each kind once with its number, and the balance.
fn material(material: &Material) -> Element {
    let taken = Color::ALL.into_iter().filter_map(|color| {
        let taken = &material.taken[color.index()];
        let line = el("span").class("taken").attr("role", "img");
        let line = line.attr("aria-label", material.says(color));
        let line = taken.iter().fold(line, |line, &(piece, count)| {
            let line = line.child(figure(color.other(), piece));
            let count = (count > 1).then(|| count.to_string());
            line.text(count.unwrap_or_default())
        });
        (!taken.is_empty()).then_some(line)
    });
    let balance = say::material(&material.balance);
    el("p")
        .class("material")
        .children(taken)
        .child(el("span").text(balance))
}

/// Draws the buttons for claim, agreement and resignation.
fn results(color: Color) -> Element {
    let act =
        |words: String, action: Action| button("button plain").does(action.text()).text(words);
    el("div")
        .class("results")
        .child(act(
            say::CLAIM.to_owned(),
            Action::Result(ResultAction::Claim),
        ))
        .child(act(
            say::AGREE.to_owned(),
            Action::Result(ResultAction::Agree),
        ))
        .child(act(
            say::resigns(color),
            Action::Result(ResultAction::Resign(color)),
        ))
}

/// Draws how often the position has occurred, with links to the earlier moments.
fn occurred(model: &StandingModel) -> Option<Element> {
    let mut line = el("p").text(model.occurred.clone());
    for (nth, (at, name)) in model.moments.iter().enumerate() {
        let there = button("link")
            .does(Action::Go(GoAction::To(*at)).text())
            .lights(Pointing::Moment(*at).text());
        let comma = if nth > 0 { ", " } else { "" };
        line = line.text(comma).child(there.text(name.clone()));
    }
    (!model.moments.is_empty()).then(|| line.text("."))
}
