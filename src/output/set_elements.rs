//! An exercise set as HTML: an element `<chess-notation>` for each question that it can ask.
//!
//! | question | in an element |
//! |---|---|
//! | write the move | `interactive="quiz" quiz="write"` |
//! | which piece moves? | `interactive="quiz" quiz="piece"` |
//! | any other | none: it is left out, and counted |

use super::snippet::{Snippet, fields};
use crate::board::Color;
use crate::exercise::by_rule::{AskedAs, MoveExercise};
use crate::game::pgn::write_pgn;
use crate::notation::Notation;

/// A set as HTML.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetElements {
    /// The script, and below it an element for each question; empty if none can be asked.
    pub html: String,
    /// The number of questions in it.
    pub asked: usize,
    /// The number of questions that no element can ask.
    pub left_out: usize,
}

/// Writes a set as HTML. `folder` is the address of the folder that holds `embed.js`.
#[must_use]
pub fn set_elements(questions: &[MoveExercise], folder: &str) -> SetElements {
    let mut made = SetElements::default();
    for question in questions {
        let quiz = match question.asked_as {
            AskedAs::Write => "write",
            AskedAs::Piece => "piece",
            _ => {
                made.left_out += 1;
                continue;
            }
        };
        if made.asked == 0 {
            made.html = Snippet::script(folder);
        }
        made.asked += 1;
        made.html.push('\n');
        made.html.push_str(&element(question, quiz));
    }
    made
}

/// Writes the element of a question.
fn element(question: &MoveExercise, quiz: &str) -> String {
    let mut snippet = Snippet {
        columns: vec![question.column],
        ..Snippet::default()
    };
    let is_black = question.position().color() == Color::Black;
    let orientation = if is_black { "black" } else { "white" };
    for (chosen, field) in snippet.chosen.iter_mut().zip(fields()) {
        let word = match field.name {
            "orientation" => orientation,
            "interactive" => "quiz",
            "quiz" => quiz,
            _ => continue,
        };
        let mut words = field.words().iter();
        *chosen = words.position(|(known, _)| *known == word).unwrap_or(0);
    }
    snippet.element(&write_pgn(&question.tree, &Notation::SHORT))
}
