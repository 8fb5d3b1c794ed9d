//! The state of the practice by rule, and the function that applies its actions.

use leptos::prelude::*;
use rank_and_file::board::Square;
use rank_and_file::exercise::by_rule::Asker;
use rank_and_file::exercise::by_rule::learner::{Learner, Learners};
use rank_and_file::exercise::by_rule::round::{RuleAction, RuleRound};
use rank_and_file::game::GameTree;
use rank_and_file::notation::Notation;
use rank_and_file::session::{Column, ColumnSet};
use rank_and_file::view::{self, ByRuleAction};
use rank_and_file::web::browser;
use rank_and_file::words::{self, Message};

use super::focus::focus_question;
use super::tones;

/// Notations that can be practised, the usual ones first.
const PRACTISED: [Notation; 4] = [
    Notation::SHORT,
    Notation::DESCRIPTIVE,
    Notation::LONG,
    Notation::MINIMAL,
];

/// Returns the notations that can be practised.
pub(super) fn practised() -> impl Iterator<Item = Column> {
    let column = |notation| {
        let mut columns = ColumnSet::Orthodox.columns();
        columns.find(|column| column.notation == notation)
    };
    PRACTISED.into_iter().filter_map(column)
}

/// The state of the practice by rule.
#[derive(Clone, Copy)]
pub struct ByRuleState {
    pub(super) learners: RwSignal<Learners>,
    /// The learner who was removed last, who can come back.
    pub(super) removed: RwSignal<Option<Learner>>,
    pub(super) round: RwSignal<Option<RuleRound>, LocalStorage>,
    /// The name that is being typed.
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
        ByRuleState {
            learners: RwSignal::new(learners),
            removed: RwSignal::new(None),
            round: RwSignal::new_local(None),
            name: RwSignal::new(String::new()),
            notice: RwSignal::new(notice),
        }
    }

    /// Applies an action. A round takes positions from these games too.
    pub fn act(self, action: ByRuleAction, games: Vec<GameTree>) {
        match action {
            ByRuleAction::Begin => self.begin(games),
            ByRuleAction::Column(tag) => {
                let column = practised().find(|column| column.tag == tag);
                let turned = column.map(|column| self.change(|mine| mine.turn_column(column)));
                self.refuse(turned, words::ONE_NOTATION_AT_LEAST);
            }
            ByRuleAction::File(file) => {
                let turned = self.change(|mine| mine.turn_file(file));
                self.refuse(Some(turned), words::ONE_FILE_AT_LEAST);
            }
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
                let removed = self.learners.try_update(Learners::remove_current);
                self.removed.set(removed);
                self.keep();
            }
            ByRuleAction::PutBack => {
                let removed = self.removed.try_update(Option::take).flatten();
                if let Some(learner) = removed {
                    self.learners.update(|learners| learners.put_back(learner));
                    self.keep();
                }
            }
        }
    }

    /// Returns the name of who practises; empty if they have given none.
    pub(super) fn learner(self) -> String {
        self.learners
            .with_untracked(|learners| learners.current().name.clone())
    }

    /// Draws the learners of the page.
    pub(super) fn drawn(self) -> view::Element {
        self.removed.with(|removed| {
            let removed = removed.as_ref().map(Learner::name);
            self.learners.with(|all| view::learners(all, removed))
        })
    }

    fn begin(self, games: Vec<GameTree>) {
        // The fraction of a millisecond is lost, but no two rounds begin in the same millisecond.
        let mut asker = Asker::new(now().unsigned_abs()).with_games(games);
        let round = self.learners.with_untracked(|learners| {
            let learner = learners.current();
            asker.choose_files(learner.files());
            RuleRound::begin(learner, learner.columns(), asker, now())
        });
        self.round.set(Some(round));
        focus_question();
    }

    /// Applies an action in the round, and keeps what it says about the learner. Returns whether it
    /// was a right answer.
    pub(super) fn answer(self, action: RuleAction) -> bool {
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
        }
        noted
    }

    /// Returns whether a piece can be dragged from this square.
    pub(super) fn may_drag(self, square: Square) -> bool {
        self.round
            .with_untracked(|round| round.as_ref().is_some_and(|round| round.may_drag(square)))
    }

    /// Changes what the learner practises, and keeps it.
    fn change(self, change: impl FnOnce(&mut Learner) -> bool) -> bool {
        let changed = self
            .learners
            .try_update(|learners| change(learners.current_mut()));
        self.keep();
        changed.unwrap_or(false)
    }

    /// Says why the last thing of its kind stays, if it does.
    fn refuse(self, changed: Option<bool>, words: Message) {
        let refused = changed == Some(false);
        self.notice.set(refused.then(|| words.into()));
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
            self.notice.set(Some(words::LEARNING_NOT_KEPT.into()));
        }
    }
}
