//! A question on a board, of practice by rule or of an exercise set.
//!
//! ```text
//! section.by-rule.asking[.has-pad] > h1.visually-hidden, div.board-host
//!                                  , div.side > p.which, p.ask, div.answer > div.written, div.keypad
//!                                             , div.judged, div.deeds
//! ```

use super::asked_action::AskedAction;
use super::board::{BoardOptions, board};
use super::node::{Element, button, el};
use super::practice_action::{PracticeAction, PracticeField};
use super::say;
use super::score_paper::{PadPresses, pad};
use super::written::sentence;
use crate::board::{Square, Variant};
use crate::exercise::by_rule::{AnsweredBy, RuleQuestion};
use crate::exercise::keep_score::{Keypad, keypad};
use crate::screen::placed_pieces::PlacedPieces;
use crate::session::Notice;
use crate::study::Coordinates;
use crate::words::{self, Message};

/// Makes a button with an action.
fn action(class: &'static str, action: AskedAction) -> Element {
    button(class).does(PracticeAction::Asked(action))
}

/// Returns the keys with which a question is answered.
fn keys_of(question: &RuleQuestion) -> Option<Keypad> {
    let notation = question.column.notation;
    (question.by == AnsweredBy::Text).then(|| keypad(notation, Variant::Standard))?
}

/// What is shown of a question besides the question itself.
#[derive(Clone, Copy, Debug)]
pub struct AskedLooks<'a> {
    /// The pieces with their identities.
    pub placed: &'a PlacedPieces,
    /// The square that the Tab key reaches.
    pub cursor: Square,
    /// The square whose piece is dragged.
    pub carried: Option<Square>,
    /// The answer that is being typed.
    pub typed: &'a str,
    /// What the practice is called.
    pub called: Message,
}

/// Draws a question.
#[must_use]
pub fn asked_question(question: &RuleQuestion, shown: &AskedLooks<'_>) -> Element {
    let looks = BoardOptions {
        cursor: shown.cursor,
        carried: shown.carried,
        coordinates: match question.hides_names {
            true => Coordinates::None,
            false => Coordinates::Algebraic,
        },
        moves: question.moves,
        ..BoardOptions::default()
    };
    let board = el("div")
        .class("board-host")
        .child(board(&question.board, shown.placed, &looks));
    let which = el("p")
        .class("which")
        .child(el("strong").text(say::question_of(question.number, question.of)))
        .text(" · ")
        .text(question.column.said())
        .text(
            question
                .rule
                .map_or(String::new(), |rule| [" · ", rule].concat()),
        );
    let ask = el("p").class("ask").attr("tabindex", "-1");
    let ask = sentence(ask, &question.sentence);
    let keys = keys_of(question);
    let has_pad = keys.is_some() && !question.is_answered;
    let side = el("div")
        .class("side")
        .child(which)
        .child(ask.key(2))
        .child(
            (!question.is_answered)
                .then(|| answer(question, keys, shown.typed).key(100 + question.number as u64)),
        )
        .child(told(question.notice.as_ref(), question.is_answered).key(4))
        .child(deeds(question).key(5));
    el("section")
        .key(2)
        .class("by-rule asking")
        .class_if(has_pad, "has-pad")
        .attr("aria-label", shown.called)
        .child(el("h1").class("visually-hidden").text(shown.called))
        .child(board)
        .child(side)
}

/// Draws what the answer is given with.
fn answer(question: &RuleQuestion, keys: Option<Keypad>, typed: &str) -> Element {
    let place = el("div").class("answer");
    match &question.by {
        AnsweredBy::Text => {
            let field = el("input")
                .attr("type", "text")
                .attr("inputmode", if keys.is_some() { "none" } else { "text" })
                .attr("autocomplete", "off")
                .attr("autocapitalize", "off")
                .attr("autocorrect", "off")
                .attr("spellcheck", "false")
                .attr("aria-label", words::YOUR_ANSWER)
                .attr("placeholder", words::YOUR_ANSWER)
                .attr("value", typed.to_owned())
                .does(PracticeAction::Typed(PracticeField::Answer, String::new()));
            let give = action("button primary", AskedAction::Answer).text(words::ANSWER.text());
            let pad = keys.map(|keys| {
                let presses = PadPresses {
                    key: |letters| PracticeAction::Asked(AskedAction::Key(letters)),
                    delete: PracticeAction::Asked(AskedAction::Delete),
                    onward: (words::ANSWER, PracticeAction::Asked(AskedAction::Answer)),
                };
                pad(keys, true, presses)
            });
            let line = el("div").class("written").child(field).child(give);
            place.child(line).child(pad)
        }
        AnsweredBy::Choice(choices) => {
            let choices = choices.iter().enumerate();
            place.children(
                choices.map(|(at, words)| {
                    action("button choice", AskedAction::Choose(at)).text(*words)
                }),
            )
        }
        AnsweredBy::Square => place.child(el("p").class("how").text(words::TAP_A_SQUARE)),
        AnsweredBy::Move => place.child(el("p").class("how").text(words::DRAG_THE_PIECE)),
    }
}

/// Draws the judgement, with a sign that is not its colour alone.
fn told(notice: Option<&Notice>, is_answered: bool) -> Element {
    let place = el("div").class("judged").attr("role", "status");
    place.child(notice.map(|notice| {
        let (class, sign) = match (is_answered, notice.refusal) {
            (true, _) => ("told right", "✓ "),
            (false, true) => ("told wrong", "✗ "),
            (false, false) => ("told", ""),
        };
        let sign = el("span")
            .class("sign")
            .attr("aria-hidden", "true")
            .text(sign);
        let words = sentence(el("span"), &notice.sentence);
        el("p").class(class).child(sign).child(words)
    }))
}

/// Draws the buttons below a question.
fn deeds(question: &RuleQuestion) -> Element {
    let hint = question.has_hints && !question.is_answered;
    let next = question
        .is_answered
        .then(|| action("button primary next", AskedAction::Next).text(words::NEXT_QUESTION));
    let end = match question.of {
        Some(_) => words::HAND_IN,
        None => words::END_ROUND,
    };
    let may_leave = question.of.is_some() && !question.is_answered;
    let leave =
        may_leave.then(|| action("button", AskedAction::Leave).text(words::LEAVE_IT_NEXT_QUESTION));
    el("div")
        .class("deeds")
        .child(next.map(|next| next.key(1)))
        .child(hint.then(|| {
            action("button", AskedAction::Hint)
                .text(words::HINT.text())
                .key(2)
        }))
        .child(leave.map(|leave| leave.key(4)))
        .child(action("link", AskedAction::Stop).text(end).key(3))
}
