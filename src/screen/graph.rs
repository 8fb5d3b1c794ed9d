//! The evaluations of a game, move by move, as programs wrote them: a curve under the score sheet.
//!
//! ```text
//! 1. e4 {[%eval 0.3]} e5 {[%eval 0.2]} 2. Ke2 {[%eval -1.1]}
//!
//! points   (ply 1, +0.30) (ply 2, +0.20) (ply 3, -1.10)
//! words    Evaluation from +0.30 after 1. e4 to -1.10 after 2. Ke2. Lowest …
//! ```

use crate::game::{At, Evaluation, GameTree};
use crate::session::{Names, Session, moment_name};
use crate::words;

/// The evaluations of a game's main line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphModel {
    /// Number of half-moves in the main line.
    pub plies: u32,
    /// The moments with an evaluation, in their order; at least two.
    pub points: Vec<GraphPoint>,
    /// A description of the curve in words.
    pub words: String,
}

/// A moment with its evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphPoint {
    pub at: At,
    /// The number of the half-move that led to the moment, from 1.
    pub ply: u32,
    pub evaluation: Evaluation,
}

/// Builds the curve; `None` for a game with fewer than two evaluations.
#[must_use]
pub fn model(session: &Session, names: &mut Names) -> Option<GraphModel> {
    if session.editor().is_some() || session.page().is_some() {
        return None;
    }
    names.follow(session.game_number());
    let tree = session.tree();
    let points = points(tree);
    let (first, last) = (points.first()?, points.last()?);
    let best = points.iter().max_by_key(|point| point.evaluation.share())?;
    let worst = points.iter().min_by_key(|point| point.evaluation.share())?;
    let notation = session.columns().first()?.notation;
    let mut said = |point: &GraphPoint| {
        let name = moment_name(tree, names, notation, point.at);
        words::EVALUATION_AFTER.with([point.evaluation.to_string().into(), name.into()])
    };
    let words = words::EVALUATIONS.with([first, last, best, worst].map(|point| said(point).into()));
    (points.len() > 1).then(|| GraphModel {
        plies: tree.main_line(At::Start).count() as u32,
        words,
        points,
    })
}

fn points(tree: &GameTree) -> Vec<GraphPoint> {
    let line = (1..).zip(tree.main_line(At::Start));
    line.filter_map(|(ply, id)| {
        Some(GraphPoint {
            at: At::After(id),
            ply,
            evaluation: Evaluation::from_comments(tree.node(id))?,
        })
    })
    .collect()
}
