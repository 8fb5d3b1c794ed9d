//! Practice by rule: the chart of rules, and a round of questions on a board.

use leptos::prelude::*;
use rank_and_file::board::Square;
use rank_and_file::dom::{self, BoardDrag, BoardDragged, BoardKey, Pressed, closest, target};
use rank_and_file::exercise::by_rule::round::{RuleAction, RuleRoundModel};
use rank_and_file::exercise::quiz::RoundAction;
use rank_and_file::screen::placed_pieces::PlacedPieces;
use rank_and_file::session::{Action, BoardAction};
use rank_and_file::view::{self, BoardOptions, ByRuleAction, ByRuleStart, Press};
use web_sys::{Event, KeyboardEvent};

use super::by_rule_state::now;
use super::press::press;
use super::state::PracticeState;

/// The chart, a question or the end of a round.
#[expect(
    clippy::too_many_lines,
    reason = "the markup of a component with its listeners"
)]
#[component]
pub fn ByRule(state: PracticeState) -> impl IntoView {
    let by_rule = state.by_rule;
    let cursor = RwSignal::new(BoardOptions::FIRST);
    let carried = RwSignal::new(None::<Square>);
    let drag = StoredValue::new(BoardDrag::default());
    let placed = StoredValue::new(PlacedPieces::default());
    let draw = move || {
        by_rule.learners.with(|learners| {
            let model = by_rule.round.with(|round| {
                round
                    .as_ref()
                    .map(|round| round.model(learners.current(), now()))
            });
            match model {
                Some(RuleRoundModel::Question(question)) => {
                    placed.update_value(|placed| placed.follow(&question.board));
                    placed.with_value(|placed| {
                        view::by_rule_question(&question, placed, cursor.get(), carried.get())
                    })
                }
                Some(RuleRoundModel::End(end)) => view::by_rule_end(&end),
                None => by_rule.columns.with(|columns| {
                    view::by_rule_start(&ByRuleStart {
                        learners,
                        columns,
                        notice: by_rule.notice.get().as_deref(),
                        now: now(),
                    })
                }),
            }
        })
    };
    let touch = move |square| by_rule.answer(RuleAction::Answer(RoundAction::Touch(square)));
    let click = move |event: &Event| {
        let dropped = drag.try_update_value(|drag| drag.piece.just_dropped());
        if dropped == Some(true) {
            return;
        }
        if let Some(square) = target(event).and_then(|it| dom::square(&it)) {
            touch(square);
        } else if let Some(Pressed::Does(press)) = dom::press(event)
            && let Press::Do(Action::Board(BoardAction::Choose(mv))) = *press
        {
            by_rule.answer(RuleAction::Answer(RoundAction::Choose(mv)));
        }
    };
    let key = move |event: &KeyboardEvent| {
        let Some(at) = target(event) else {
            return;
        };
        if event.key() == "Enter" && closest(&at, ".answer input").is_some() {
            by_rule.act(ByRuleAction::Answer);
        } else if event.key() == "Enter" && closest(&at, ".new-name input").is_some() {
            by_rule.act(ByRuleAction::AddLearner);
        } else if let Some(square) = dom::square(&at) {
            let flipped =
                closest(&at, ".board").and_then(|board| dom::find(&board, "[data-square]"));
            let flipped = flipped.and_then(|first| dom::square(&first));
            let flipped = flipped.is_some_and(|first| first.rank() == 0);
            match dom::on_board(&event.key(), square, 8, flipped) {
                None => return,
                Some(BoardKey::Touch) => touch(square),
                Some(BoardKey::Cancel) => {
                    by_rule.answer(RuleAction::Answer(RoundAction::Cancel));
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
        let may_drag = |square| {
            by_rule
                .round
                .with_untracked(|round| round.as_ref().is_some_and(|round| round.may_drag(square)))
        };
        let come = drag.try_update_value(|drag| drag.hear(event, &frame, may_drag));
        carried.set(drag.with_value(|drag| drag.piece.carried()));
        match come.flatten() {
            Some(BoardDragged::Put(from, Some(to))) if from != to => {
                by_rule.answer(RuleAction::Answer(RoundAction::Drag(from, to)));
            }
            Some(BoardDragged::Lifted(_) | BoardDragged::Moved) => {
                let event = event.clone();
                request_animation_frame(move || dom::follow(&event, &frame));
            }
            _ => {}
        }
    };
    view! {
        <div
            class="place by-rule-place"
            use:press=state
            on:click=move |event| click(&event)
            on:keydown=move |event| key(&event)
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
