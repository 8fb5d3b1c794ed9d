//! A question on a board, of practice by rule or of an exercise set: what is pressed, dragged and
//! typed in it.

use leptos::prelude::*;
use rank_and_file::board::Square;
use rank_and_file::dom::{self, BoardDrag, BoardDragged, BoardKey, Pressed, closest, target};
use rank_and_file::exercise::by_rule::{RuleAction, RuleQuestion};
use rank_and_file::exercise::quiz::RoundAction;
use rank_and_file::screen::placed_pieces::PlacedPieces;
use rank_and_file::session::{Action, BoardAction};
use rank_and_file::view::{self, AskedAction, AskedLooks, BoardOptions, Door, Press};
use web_sys::{Event, KeyboardEvent};

use super::focus::{focus_question, focus_soon};
use super::press::press;
use super::state::PracticeState;
use rank_and_file::words::Message;

/// Draws a part of the practice. It is given what draws a question.
pub type Draw = Box<dyn Fn(&dyn Fn(&RuleQuestion) -> view::Element) -> view::Element + Send>;

impl PracticeState {
    /// Applies an action beside a question to the practice that is going on.
    pub fn asked(self, action: AskedAction) {
        let answer = |action| self.answer(RuleAction::Answer(action));
        match action {
            AskedAction::Answer => answer(RoundAction::Write(self.typed.get_untracked())),
            AskedAction::Key(letters) => self.typed.update(|typed| typed.push_str(letters)),
            AskedAction::Delete => self.typed.update(|typed| {
                typed.pop();
            }),
            AskedAction::Choose(index) => self.answer(RuleAction::Choose(index)),
            AskedAction::Hint => answer(RoundAction::Hint),
            AskedAction::Next => {
                self.typed.set(String::new());
                self.answer(RuleAction::Next);
                focus_question();
            }
            AskedAction::Leave => {
                self.typed.set(String::new());
                self.sets.leave();
                focus_question();
            }
            AskedAction::Stop => {
                self.typed.set(String::new());
                match self.door.get_untracked() {
                    Some(Door::Sets) => self.sets.finish(),
                    _ => self.by_rule.round.set(None),
                }
                focus_soon("main h1");
            }
        }
    }

    /// Gives an answer in the practice that is going on.
    fn answer(self, action: RuleAction) {
        let is_right = match self.door.get_untracked() {
            Some(Door::Sets) => self.sets.answer(action),
            _ => self.by_rule.answer(action),
        };
        if is_right {
            focus_soon("main .next");
        }
    }

    /// Returns whether a piece can be dragged from this square.
    fn may_drag(self, square: Square) -> bool {
        match self.door.get_untracked() {
            Some(Door::Sets) => self.sets.may_drag(square),
            _ => self.by_rule.may_drag(square),
        }
    }
}

/// Shows a part of the practice, with a board on which questions are answered.
#[expect(
    clippy::too_many_lines,
    reason = "the markup of a component with its listeners"
)]
#[component]
pub fn Asking(state: PracticeState, called: Message, draw: Draw) -> impl IntoView {
    let cursor = RwSignal::new(BoardOptions::FIRST);
    let carried = RwSignal::new(None::<Square>);
    let drag = StoredValue::new(BoardDrag::default());
    let placed = StoredValue::new(PlacedPieces::default());
    let question = move |question: &RuleQuestion| {
        placed.update_value(|placed| placed.follow(&question.board));
        placed.with_value(|placed| {
            state.typed.with(|typed| {
                let looks = AskedLooks {
                    placed,
                    cursor: cursor.get(),
                    carried: carried.get(),
                    typed,
                    called,
                };
                view::asked_question(question, &looks)
            })
        })
    };
    let draw = move || draw(&question);
    let touch = move |square| state.answer(RuleAction::Answer(RoundAction::Touch(square)));
    let click = move |event: &Event| {
        let dropped = drag.try_update_value(|drag| drag.piece.just_dropped());
        let on_question = target(event).is_some_and(|it| closest(&it, ".asking").is_some());
        if dropped == Some(true) || !on_question {
            return;
        }
        if let Some(square) = target(event).and_then(|it| dom::square(&it)) {
            touch(square);
        } else if let Some(Pressed::Does(press)) = dom::press(event)
            && let Press::Do(Action::Board(BoardAction::Choose(mv))) = *press
        {
            state.answer(RuleAction::Answer(RoundAction::Choose(mv)));
        }
    };
    let key = move |event: &KeyboardEvent| {
        let Some(at) = target(event) else {
            return;
        };
        if event.key() == "Enter" && closest(&at, ".answer input").is_some() {
            state.asked(AskedAction::Answer);
        } else if let Some(square) = dom::square(&at) {
            let flipped =
                closest(&at, ".board").and_then(|board| dom::find(&board, "[data-square]"));
            let flipped = flipped.and_then(|first| dom::square(&first));
            let flipped = flipped.is_some_and(|first| first.rank() == 0);
            match dom::on_board(&event.key(), square, 8, flipped) {
                None => return,
                Some(BoardKey::Touch) => touch(square),
                Some(BoardKey::Cancel) => {
                    state.answer(RuleAction::Answer(RoundAction::Cancel));
                }
                Some(BoardKey::Walk(to)) => {
                    cursor.set(to);
                    if let Some(board) = closest(&at, ".board") {
                        dom::focus_square(&board, to);
                    }
                }
            }
        } else {
            return;
        }
        event.prevent_default();
    };
    let pull = move |event: &Event| {
        let Some(frame) = target(event).and_then(|it| closest(&it, ".board-frame")) else {
            return;
        };
        let may_drag = |square| state.may_drag(square);
        let come = drag.try_update_value(|drag| drag.hear(event, &frame, may_drag));
        carried.set(drag.with_value(|drag| drag.piece.carried()));
        match come.flatten() {
            Some(BoardDragged::Put(from, Some(to))) if from != to => {
                state.answer(RuleAction::Answer(RoundAction::Drag(from, to)));
            }
            Some(BoardDragged::Lifted(_) | BoardDragged::Moved) => {
                let event = event.clone();
                request_animation_frame(move || dom::follow(&event, &frame));
            }
            _ => {}
        }
    };
    // A press on a key leaves the focus, and with it the caret, in the field.
    let hold = |event: web_sys::MouseEvent| {
        if target(&event).is_some_and(|at| closest(&at, ".pad-key").is_some()) {
            event.prevent_default();
        }
    };
    view! {
        <div
            class="place by-rule-place"
            use:press=state
            on:click=move |event| click(&event)
            on:keydown=move |event| key(&event)
            on:mousedown=hold
            on:pointerdown=move |event| pull(&event)
            on:pointermove=move |event| pull(&event)
            on:pointerup=move |event| pull(&event)
            on:pointercancel=move |event| pull(&event)
            on:focusin=move |event| {
                if let Some(square) = target(&event).and_then(|it| dom::square(&it)) {
                    cursor.set(square);
                }
            }
        >
            {draw}
        </div>
    }
}
