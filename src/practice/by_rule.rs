//! Practice by rule: the chart of rules, and a round of questions on a board.

use leptos::prelude::*;
use rank_and_file::board::Square;
use rank_and_file::dom::{self, BoardDrag, BoardDragged, BoardKey, Pressed, closest, target};
use rank_and_file::exercise::by_rule::Asker;
use rank_and_file::exercise::by_rule::learner::Learners;
use rank_and_file::exercise::by_rule::round::{RuleAction, RuleRound, RuleRoundModel};
use rank_and_file::exercise::quiz::RoundAction;
use rank_and_file::screen::placed_pieces::PlacedPieces;
use rank_and_file::session::{Action, BoardAction, Column, column};
use rank_and_file::view::{self, BoardOptions, ByRuleAction, ByRuleStart, Press};
use rank_and_file::web::browser;
use web_sys::{Event, KeyboardEvent};

use super::press::press;
use super::state::PracticeState;

/// Notations that can be practised, the usual ones first.
const PRACTISED: [&str; 4] = ["short", "descriptive", "long", "minimal"];

/// The state of the practice by rule.
#[derive(Clone, Copy)]
pub struct ByRuleState {
    learners: RwSignal<Learners>,
    columns: RwSignal<Vec<(Column, bool)>>,
    round: RwSignal<Option<RuleRound>, LocalStorage>,
    /// The answer and the name that are being typed.
    typed: RwSignal<String>,
    name: RwSignal<String>,
    notice: RwSignal<Option<String>>,
}

/// Returns the time in milliseconds since 1970.
fn now() -> i64 {
    js_sys::Date::now() as i64
}

impl ByRuleState {
    /// Makes the state from what earlier visits have kept.
    pub fn new() -> ByRuleState {
        let kept = browser::stored(browser::LEARNERS).map(|text| Learners::read(&text));
        let (learners, notice) = match kept {
            None => (Learners::default(), None),
            Some(Ok(read)) => {
                let damage = read.damage();
                (read.learners, damage)
            }
            Some(Err(words)) => (Learners::default(), Some(words)),
        };
        let columns = PRACTISED.into_iter().filter_map(column);
        let columns = columns.map(|column| (column, column.tag == PRACTISED[0]));
        ByRuleState {
            learners: RwSignal::new(learners),
            columns: RwSignal::new(columns.collect()),
            round: RwSignal::new_local(None),
            typed: RwSignal::new(String::new()),
            name: RwSignal::new(String::new()),
            notice: RwSignal::new(notice),
        }
    }

    /// Applies an action.
    pub fn act(self, action: ByRuleAction) {
        match action {
            ByRuleAction::Begin => self.begin(),
            ByRuleAction::Stop => {
                self.round.set(None);
                focus_soon("main h1");
            }
            ByRuleAction::Type(text) => self.typed.set(text),
            ByRuleAction::Answer => {
                let text = self.typed.get_untracked();
                self.answer(RuleAction::Answer(RoundAction::Write(text)));
            }
            ByRuleAction::Choose(index) => self.answer(RuleAction::Choose(index)),
            ByRuleAction::Hint => self.answer(RuleAction::Answer(RoundAction::Hint)),
            ByRuleAction::Next => {
                self.typed.set(String::new());
                self.answer(RuleAction::Next);
                focus_question();
            }
            ByRuleAction::Column(tag) => self.choose_column(tag),
            ByRuleAction::Name(name) => self.name.set(name),
            ByRuleAction::AddLearner => {
                let name = self.name.get_untracked();
                self.choose_learner(&name);
            }
            ByRuleAction::Learner(at) => {
                let name = self
                    .learners
                    .with_untracked(|learners| learners.names().nth(at).map(str::to_owned));
                if let Some(name) = name {
                    self.choose_learner(&name);
                }
            }
            ByRuleAction::RemoveLearner => {
                self.learners.update(Learners::remove_current);
                self.keep();
            }
        }
    }

    fn begin(self) {
        let chosen = self.columns.with_untracked(|columns| {
            let chosen = columns.iter().filter(|(_, chosen)| *chosen);
            chosen.map(|(column, _)| *column).collect()
        });
        // The fraction of a millisecond is lost, but no two rounds begin in the same millisecond.
        let asker = Asker::new(now().unsigned_abs());
        let round = self
            .learners
            .with_untracked(|learners| RuleRound::begin(learners.current(), chosen, asker, now()));
        self.typed.set(String::new());
        self.round.set(Some(round));
        focus_question();
    }

    /// Applies an action in the round, and keeps what it says about the learner.
    fn answer(self, action: RuleAction) {
        let mut noted = false;
        self.round.update(|round| {
            let Some(round) = round else {
                return;
            };
            self.learners.update(|learners| {
                noted = round.apply(action, learners.current_mut(), now());
            });
        });
        if noted {
            self.keep();
            focus_soon("main .next");
        }
    }

    fn choose_column(self, tag: &str) {
        self.notice.set(None);
        self.columns.update(|columns| {
            let others = columns
                .iter()
                .any(|(column, chosen)| *chosen && column.tag != tag);
            for (column, chosen) in columns {
                if column.tag == tag && (others || !*chosen) {
                    *chosen = !*chosen;
                }
            }
            if !others {
                self.notice.set(Some(view::NO_NOTATION.to_owned()));
            }
        });
    }

    fn choose_learner(self, name: &str) {
        let chosen = self.learners.try_update(|learners| learners.choose(name));
        match chosen {
            Some(Err(words)) => self.notice.set(Some(words)),
            _ => {
                self.notice.set(None);
                self.name.set(String::new());
                self.keep();
            }
        }
    }

    /// Keeps what everyone has learnt, or says that it is not kept.
    fn keep(self) {
        let text = self.learners.with_untracked(Learners::text);
        if !browser::store(browser::LEARNERS, &text) {
            self.notice.set(Some(view::NOT_KEPT.to_owned()));
        }
    }
}

/// Focuses the field for the answer, or the question if there is no field, or the end of the round.
fn focus_question() {
    request_animation_frame(|| {
        let field = "main .answer input";
        browser::focus_on(match browser::is_there(field) {
            true => field,
            false => "main .ask, main h1",
        });
    });
}

/// Focuses the first element that fits, once it is there.
fn focus_soon(selector: &'static str) {
    request_animation_frame(move || browser::focus_on(selector));
}

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
