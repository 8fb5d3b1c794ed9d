//! The evaluations of a game as a curve: White's share at each moment is below it, Black's above. A
//! press on the strip of a moment goes there. For screen readers the curve is one sentence, and the
//! sheet has the evaluations beside its moves.

use super::node::{Element, el};
use crate::screen::graph::{GraphModel, GraphPoint};
use crate::session::{Action, GoAction};

/// Height of the drawing, in its own units. Each half-move is two units wide.
const HEIGHT: i32 = 200;

/// Draws the curve.
#[must_use]
pub fn graph(model: &GraphModel) -> Element {
    let path = |class, data: String| el("path").class(class).attr("d", data);
    let width = 2 * model.plies;
    let middle = HEIGHT / 2;
    let strips = model.points.iter().map(|point| {
        let from = 2 * (point.ply - 1);
        path("move", format!("M{from} 0h2v{HEIGHT}h-2z"))
            .does(Action::Go(GoAction::To(point.at)).text())
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
