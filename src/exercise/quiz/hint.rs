//! Hints in three steps, the last of which is the answer.
//!
//! | task | first | second | third |
//! |---|---|---|---|
//! | find the move | the piece | the square it goes to | the move and its name |
//! | write it | the rule: "File added." | how many characters, and the first | the name |
//! | whose move is it | the kind of piece | the square it goes to | the piece |

use super::case::{AskedMove, arrow, circle};
use super::task::Task;
use crate::board::{Drawn, Move, Piece, Role};
use crate::notation::Sentence;
use crate::screen::why;

/// How many hints there are for a question.
pub(super) const STEPS: u32 = 3;

/// A hint.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// Which hint for this question this is, from 1 to 3.
    pub step: u32,
    /// Whether it is the answer.
    pub last: bool,
    pub sentence: Sentence,
    /// What the sentence is about, to be drawn over the board.
    pub drawn: Vec<Drawn>,
}

/// The hint of this step.
pub(super) fn hint(case: &AskedMove<'_>, task: Task, step: u32) -> Hint {
    let mv = *case.play();
    let start = Sentence::default();
    let last = step >= STEPS;
    let (sentence, drawn) = match (task, step) {
        (Task::Move, 1) => (
            start
                .piece_on(mv.piece, mv.from)
                .text(" moves.")
                .capitalised(),
            vec![circle(mv.from, Role::Asked)],
        ),
        (Task::Piece, 1) => {
            let article = match mv.piece {
                Piece::King => "The ",
                _ => "A ",
            };
            let words = start.text(article).text(mv.piece.name());
            (words.text(" moves."), circles(case))
        }
        (Task::Move | Task::Piece, 2) => (goes(&mv), vec![circle(mv.to, Role::Asked)]),
        (Task::Piece, _) => (
            start.text("It is ").piece_on(mv.piece, mv.from).text("."),
            vec![arrow(&mv, Role::Asked)],
        ),
        (Task::Write, 1) => {
            let (rule, _) = why::explain(case.notation, &case.name(&mv), &mv, &case.turn);
            let words = start.text("The rule that makes the name: ").text(rule);
            (words.text("."), Vec::new())
        }
        (Task::Write, 2) => {
            let text = case.name(&mv).reading.text;
            let mut first = [0; 4];
            let letter = text.chars().next().unwrap_or(' ').encode_utf8(&mut first);
            let count = text.chars().count().to_string();
            let words = start.text("The name has ").text(count);
            let words = words.text(" characters and begins with \"");
            (words.text(&*letter).text("\"."), Vec::new())
        }
        (Task::Move | Task::Write, _) => {
            let named = case.name(&mv);
            let words = start
                .text("It is written \"")
                .text(named.reading.text)
                .text("\": ")
                .moves(&[mv], "or")
                .text(".");
            (words, vec![arrow(&mv, Role::Asked)])
        }
    };
    Hint {
        step,
        last,
        sentence,
        drawn,
    }
}

/// "The knight takes on f3."
fn goes(mv: &Move) -> Sentence {
    let start = Sentence::default();
    if mv.is_castling() {
        return start.text("The king castles.");
    }
    // What takes en passant does so on the square that it goes to.
    let how = match mv.taken() {
        Some(_) => " takes on ",
        None => " goes to ",
    };
    let start = start.text("The ").text(mv.piece.name());
    start.text(how).square(mv.to).text(".")
}

/// A circle around each piece of the kind asked for that can move.
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
