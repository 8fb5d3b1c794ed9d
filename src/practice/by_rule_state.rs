//! The state of the practice by rule, and the function that applies its actions.

use leptos::prelude::*;
use rank_and_file::exercise::by_rule::Asker;
use rank_and_file::exercise::by_rule::learner::Learners;
use rank_and_file::exercise::by_rule::round::{RuleAction, RuleRound};
use rank_and_file::exercise::quiz::RoundAction;
use rank_and_file::notation::Notation;
use rank_and_file::session::{Column, ColumnSet};
use rank_and_file::view::{self, ByRuleAction};
use rank_and_file::web::browser;

use super::tones;

/// Notations that can be practised, the usual ones first.
const PRACTISED: [Notation; 4] = [
    Notation::SHORT,
    Notation::DESCRIPTIVE,
    Notation::LONG,
    Notation::MINIMAL,
];

/// The state of the practice by rule.
#[derive(Clone, Copy)]
pub struct ByRuleState {
    pub(super) learners: RwSignal<Learners>,
    pub(super) columns: RwSignal<Vec<(Column, bool)>>,
    pub(super) round: RwSignal<Option<RuleRound>, LocalStorage>,
    /// The answer and the name that are being typed.
    pub(super) typed: RwSignal<String>,
    pub(super) name: RwSignal<String>,
    pub(super) notice: RwSignal<Option<String>>,
}

/// Returns the time in milliseconds since 1970.
pub(super) fn now() -> i64 {
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
        let column = |notation| {
            let mut columns = ColumnSet::Orthodox.columns();
            columns.find(|column| column.notation == notation)
        };
        let columns = PRACTISED.into_iter().filter_map(column);
        let columns = columns.map(|column| (column, column.notation == PRACTISED[0]));
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
    pub(super) fn answer(self, action: RuleAction) {
        let (mut noted, mut tried) = (false, false);
        self.round.update(|round| {
            let Some(round) = round else {
                return;
            };
            let tries = round.tries();
            self.learners.update(|learners| {
                noted = round.apply(action, learners.current_mut(), now());
            });
            tried = round.tries() > tries;
        });
        if noted || tried {
            tones::tell(noted);
        }
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
        let places = ["main .answer input", "main .ask"];
        let place = places.into_iter().find(|place| browser::is_there(place));
        browser::focus_on(place.unwrap_or("main h1"));
    });
}

/// Focuses the first element that fits, once it is there.
fn focus_soon(selector: &'static str) {
    request_animation_frame(move || browser::focus_on(selector));
}
