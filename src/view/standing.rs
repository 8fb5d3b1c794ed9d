//! How the game stands: the evaluations as a curve; clocks, taken pieces and ways to end the game
//! under the sheet; facts about the position under the reasons.

use super::node::{Element, button, el};
use super::piece::figure;
use super::say;
use super::sheet::goes_to;
use super::written::sentence;
use crate::board::Color;
use crate::screen::clocks::ClockModel;
use crate::screen::graph::{GraphModel, GraphPoint};
use crate::screen::standing::{Material, StandingModel};
use crate::session::{Action, GoAction, Pointing, ResultAction};
use crate::words;

/// Draws the clocks, the pieces taken, and the ways to end the game.
#[must_use]
pub fn balance(model: &StandingModel) -> Element {
    el("section")
        .class("balance")
        .attr("aria-label", words::MATERIAL_AND_RESULT)
        .child(model.clocks.as_ref().map(clocks))
        .child(material(&model.material))
        .child(model.may_end.map(results))
}

/// Draws the facts about the position: why it is mate, what answers the check, what may be claimed.
#[must_use]
pub fn standing(model: &StandingModel) -> Element {
    el("section")
        .class("standing")
        .attr("aria-label", words::HOW_IT_STANDS)
        .child(occurred(model))
        .children(model.notes.iter().map(|note| sentence(el("p"), note)))
}

/// Draws the players' clocks, White's first. The clock of the side to move stands out.
fn clocks(clocks: &[ClockModel; 2]) -> Element {
    let [white, black] = clocks.each_ref().map(|clock| {
        let name = match clock.name.as_str() {
            "" => clock.color.said().to_owned(),
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
        .attr("aria-label", words::CLOCKS)
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
    let balance = words::MATERIAL.with([(&material.balance).into()]);
    el("p")
        .class("material")
        .children(taken)
        .child(el("span").text(balance))
}

/// Draws the buttons for claim, agreement and resignation.
fn results(color: Color) -> Element {
    let act = |words: String, action: Action| button("button plain").does(action).text(words);
    el("div")
        .class("results")
        .child(act(
            words::CLAIM_DRAW.into(),
            Action::Result(ResultAction::Claim),
        ))
        .child(act(
            words::AGREE_DRAW.into(),
            Action::Result(ResultAction::Agree),
        ))
        .child(act(
            words::RESIGNS.with([color.into()]),
            Action::Result(ResultAction::Resign(color)),
        ))
}

/// Draws how often the position has occurred, with links to the earlier moments.
fn occurred(model: &StandingModel) -> Option<Element> {
    let mut line = el("p").text(model.occurred.clone());
    for (nth, (at, name)) in model.moments.iter().enumerate() {
        let there = button("link")
            .does(Action::Go(GoAction::To(*at)))
            .lights(Pointing::Moment(*at));
        let comma = if nth > 0 { ", " } else { "" };
        line = line.text(comma).child(there.text(name.clone()));
    }
    (!model.moments.is_empty()).then(|| line.text("."))
}

/// Height of the drawn curve, in its own units. Each half-move is two units wide.
const HEIGHT: i32 = 200;

/// Draws the evaluations of a game as a curve: White's share at each moment is below it, Black's
/// above. A press on the strip of a moment goes there. For screen readers the curve is one sentence,
/// and the sheet has the evaluations beside its moves.
#[must_use]
pub fn graph(model: &GraphModel) -> Element {
    let path = |class, data: String| el("path").class(class).attr("d", data);
    let width = 2 * model.plies;
    let middle = HEIGHT / 2;
    let strips = model.points.iter().map(|point| {
        let from = 2 * (point.ply - 1);
        goes_to(path("move", format!("M{from} 0h2v{HEIGHT}h-2z")), point.at)
    });
    el("svg")
        .class("graph")
        .attr("viewBox", format!("0 0 {width} {HEIGHT}"))
        .attr("preserveAspectRatio", "none")
        .attr("role", "img")
        .attr("aria-label", model.words.clone())
        .child(path("white", share(&model.points)))
        .child(path("middle", format!("M0 {middle}H{width}")))
        .children(strips)
}

/// Returns the outline of White's share, from the bottom up to the curve. The curve is level within
/// the first and the last half-move.
fn share(points: &[GraphPoint]) -> String {
    let mut data = String::new();
    let height = |point: &GraphPoint| (1000 - point.evaluation.share()) * HEIGHT / 2000;
    if let (Some(first), Some(last)) = (points.first(), points.last()) {
        data = format!("M{} {HEIGHT}V{}", 2 * (first.ply - 1), height(first));
        for point in points {
            data.push_str(&format!("L{} {}", 2 * point.ply - 1, height(point)));
        }
        data.push_str(&format!("H{}V{HEIGHT}z", 2 * last.ply));
    }
    data
}
