//! Hints in three steps, the last of which is the answer.
//!
//! | task | first | second | third |
//! |---|---|---|---|
//! | find the move | the man | the square he goes to | the move and its name |
//! | write it | the rule: "File added." | how many characters, and the first | the name |
//! | whose move is it | the kind of man | the square he goes to | the man |

use super::case::{Case, arrow, circle};
use super::task::Task;
use crate::board::{Drawn, Man, Play, Role};
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
pub(super) fn hint(case: &Case<'_>, task: Task, step: u32) -> Hint {
    let play = *case.play();
    let start = Sentence::default();
    let last = step >= STEPS;
    let goes = |sentence: Sentence| {
        if play.is_castling() {
            return sentence.text("The king castles.");
        }
        let start = sentence.text("The ").text(play.man.name());
        // Who takes in passing does so on the square that he goes to.
        let how = match play.taken() {
            Some(_) => " takes on ",
            None => " goes to ",
        };
        start.text(how).cell(play.to).text(".")
    };
    let (sentence, drawn) = match (task, step) {
        (Task::Move, 1) => (
            start
                .man_on(play.man, play.from)
                .text(" moves.")
                .capitalised(),
            vec![circle(play.from, Role::Asked)],
        ),
        (Task::Man, 1) => {
            let like = |play: &&Play| play.man == case.play().man;
            let mut drawn: Vec<Drawn> = Vec::new();
            for play in case.turn.plays.iter().filter(like) {
                let figure = circle(play.from, Role::Asked);
                if !drawn.contains(&figure) {
                    drawn.push(figure);
                }
            }
            let article = match play.man {
                Man::King => "The ",
                _ => "A ",
            };
            let words = start.text(article).text(play.man.name());
            (words.text(" moves."), drawn)
        }
        (Task::Move | Task::Man, 2) => (goes(start), vec![circle(play.to, Role::Asked)]),
        (Task::Man, _) => (
            start.text("It is ").man_on(play.man, play.from).text("."),
            vec![arrow(&play, Role::Asked)],
        ),
        (Task::Write, 1) => {
            let (rule, _) = why::explain(case.notation, &case.name(&play), &play, &case.turn);
            let words = start.text("The rule that makes the name: ").text(rule);
            (words.text("."), Vec::new())
        }
        (Task::Write, 2) => {
            let text = case.name(&play).reading.text;
            let mut first = [0; 4];
            let letter = text.chars().next().unwrap_or(' ').encode_utf8(&mut first);
            let count = text.chars().count().to_string();
            let words = start.text("The name has ").text(count);
            let words = words.text(" characters and begins with \"");
            (words.text(&*letter).text("\"."), Vec::new())
        }
        (Task::Move | Task::Write, _) => {
            let named = case.name(&play);
            let words = start
                .text("It is written \"")
                .text(named.reading.text)
                .text("\": ")
                .plays(&[play], "or")
                .text(".");
            (words, vec![arrow(&play, Role::Asked)])
        }
    };
    Hint {
        step,
        last,
        sentence,
        drawn,
    }
}
