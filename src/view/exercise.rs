//! The questions of a quiz, and the tools and findings of the laboratory.

use super::Place;
use super::controls::field;
use super::node::{Element, button, el};
use super::piece::figure;
use super::why::article;
use super::written::sentence;
use crate::board::Color;
use crate::exercise::laboratory::{LabAction, LabModel, LabTool, PIECES};
use crate::exercise::quiz::Asked;
use crate::session::editor::Tool;
use crate::study::StudyAction;
use crate::words;

/// Draws the question under the board, or the message that all are answered.
#[must_use]
pub fn question(asked: &Asked) -> Element {
    let ask = el("p").class("ask").attr("role", "status");
    let action_button = |action: StudyAction, words| {
        el("p")
            .class("deeds")
            .child(button("button").does(action).text(words))
    };
    match asked {
        Asked::Nothing(words) => task().child(ask.text(words.clone())),
        Asked::Solved(words) => task()
            .child(ask.text(words.clone()))
            .child(action_button(StudyAction::Again, words::AGAIN)),
        Asked::Question {
            count,
            move_number,
            sentence,
            written,
        } => {
            let number = |words: String| el("span").class("number").text(words);
            // Several questions are counted, and the number of a single one is its move's.
            let numbered = match count.as_str() {
                "" => [move_number, " "].concat(),
                count => count.to_owned(),
            };
            let ask = ask.child(number(numbered)).text(sentence.to_string());
            let answer = written.then(|| field(words::WRITE_THE_MOVE, words::ANSWER));
            task()
                .child(ask)
                .child(answer.map(|answer| answer.key(1)))
                .child(action_button(StudyAction::Hint, words::HINT))
        }
    }
}

/// Makes the place of a task.
pub(super) fn task() -> Element {
    el("div").class("task").attr("part", "quiz")
}

/// Draws the pieces and tools of the laboratory. The one in use is pressed.
#[must_use]
pub fn tools(taken: LabTool, mover: Color) -> Element {
    let tool = |class, tool| {
        let pressed = if tool == taken { "true" } else { "false" };
        let take = button(class).does(LabAction::Take(tool));
        take.attr("aria-pressed", pressed)
    };
    let pieces = Color::ALL.map(|color| {
        let pieces = PIECES.map(|piece| {
            let label = words::COLOURED_PIECE.with([color.into(), piece.into()]);
            tool("button tool", LabTool::Board(Tool::Piece(color, piece)))
                .attr("aria-label", label.clone())
                .attr("title", label)
                .child(figure(color, piece))
        });
        let row = el("div").class("tool-row").attr("role", "group");
        row.attr("aria-label", color.said()).children(pieces)
    });
    let moves = |color, words| {
        let pressed = if color == mover { "true" } else { "false" };
        let action_button = button("button").does(LabAction::Color(color));
        action_button.attr("aria-pressed", pressed).text(words)
    };
    let action_button = |action: LabAction, words| button("button").does(action).text(words);
    let action_buttons = el("div")
        .class("tool-row")
        .child(tool("button", LabTool::Target).text(words::CHOOSE_SQUARE))
        .child(tool("button", LabTool::Board(Tool::Hand)).text(words::MOVE_PIECES))
        .child(tool("button", LabTool::Board(Tool::Eraser)).text(words::TAKE_OFF))
        .child(moves(Color::White, words::WHITE_MOVES))
        .child(moves(Color::Black, words::BLACK_MOVES))
        .child(action_button(LabAction::Clear, words::CLEAR))
        .child(action_button(LabAction::Reset, words::AGAIN));
    el("div")
        .class("tools")
        .children(pieces)
        .child(action_buttons)
}

/// Adds the names of the moves to the chosen square to an element.
#[must_use]
pub fn findings(holder: Element, model: &LabModel) -> Element {
    let mut holder = holder.child(sentence(el("p").class("why-head"), &model.sentence));
    for shown in &model.moves {
        // Parts light up squares of a game's current move, and here there is no game.
        let reasons = shown.reasons.iter();
        let reasons = reasons.map(|reason| article(None, reason, Place::Embedded));
        holder = holder
            .child(el("p").class("lab-move").text(shown.words.clone()))
            .child(el("div").class("reasons").children(reasons));
    }
    let uncounted = model.uncounted.iter();
    holder.children(
        uncounted.map(|uncounted| sentence(el("p").class("rule-line"), &uncounted.because)),
    )
}
