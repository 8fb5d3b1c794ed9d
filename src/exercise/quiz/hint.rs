//! Hints in three steps; the last one is the answer.
//!
//! | task | first | second | third |
//! |---|---|---|---|
//! | find the move | the piece | the square it goes to | the move and its name |
//! | write it | the rule: "File added." | how many characters, and the first | the name |
//! | whose move is it, play it | the kind of piece | the square it goes to | the piece |

use super::case::{AskedMove, arrow, circle};
use super::model::Task;
use super::say;
use crate::board::{Drawn, Role};
use crate::notation::Sentence;
use crate::screen::why;

/// Number of hints for a question.
pub(super) const STEPS: u32 = 3;

/// A hint.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// Number of this hint for its question, from 1 to 3.
    pub step: u32,
    /// Whether it is the answer.
    pub last: bool,
    pub sentence: Sentence,
    /// Figures that illustrate the sentence on the board.
    pub drawn: Vec<Drawn>,
}

/// Returns the hint of this step.
pub(super) fn hint(case: &AskedMove<'_>, task: Task, step: u32) -> Hint {
    let mv = *case.play();
    let last = step >= STEPS;
    let (sentence, drawn) = match (task, step) {
        (Task::Move, 1) => (
            say::moves(mv.piece, mv.from),
            vec![circle(mv.from, Role::Asked)],
        ),
        (Task::Piece | Task::Play, 1) => (say::a_piece_moves(mv.piece), circles(case)),
        (Task::Move | Task::Piece | Task::Play, 2) => {
            (say::goes(&mv), vec![circle(mv.to, Role::Asked)])
        }
        (Task::Piece | Task::Play, _) => (say::it_is(&mv), vec![arrow(&mv, Role::Asked)]),
        (Task::Write, 1) => {
            let (rule, _) = why::explain(case.notation, &case.name(&mv), &mv, &case.turn);
            (say::the_rule(rule), Vec::new())
        }
        (Task::Write, 2) => (say::begins(&case.name(&mv).reading.text), Vec::new()),
        (Task::Move | Task::Write, _) => {
            let name = case.name(&mv).reading.text;
            (say::is_written(name, &mv), vec![arrow(&mv, Role::Asked)])
        }
    };
    Hint {
        step,
        last,
        sentence,
        drawn,
    }
}

/// Returns a circle around each piece of the kind asked for that can move.
fn circles(case: &AskedMove<'_>) -> Vec<Drawn> {
    let mut drawn: Vec<Drawn> = Vec::new();
    let piece = case.play().piece;
    for mv in case.turn.moves.iter().filter(|mv| mv.piece == piece) {
        let figure = circle(mv.from, Role::Asked);
        if !drawn.contains(&figure) {
            drawn.push(figure);
        }
    }
    drawn
}
