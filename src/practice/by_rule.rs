//! Practice by rule: the chart of rules, and a round of questions on a board.

use leptos::prelude::*;
use rank_and_file::exercise::by_rule::learner::Learner;
use rank_and_file::exercise::by_rule::round::RuleRoundModel;
use rank_and_file::view::{self, ByRuleStart};

use super::asking::{Asking, Draw};
use super::by_rule_state::{now, practised};
use super::state::PracticeState;
use rank_and_file::words;

/// The chart, a question or the end of a round.
#[component]
pub fn ByRule(state: PracticeState) -> impl IntoView {
    let by_rule = state.by_rule;
    let columns: Vec<_> = practised().collect();
    let draw: Draw = Box::new(move |question| {
        by_rule.learners.with(|learners| {
            let model = by_rule.round.with(|round| {
                round
                    .as_ref()
                    .map(|round| round.model(learners.current(), now()))
            });
            match model {
                Some(RuleRoundModel::Question(shown)) => question(&shown),
                Some(RuleRoundModel::End(end)) => view::by_rule_end(&end),
                None => by_rule.removed.with(|removed| {
                    view::by_rule_start(&ByRuleStart {
                        learners,
                        columns: &columns,
                        notice: by_rule.notice.get().as_deref(),
                        removed: removed.as_ref().map(Learner::name),
                        now: now(),
                    })
                }),
            }
        })
    });
    view! { <Asking state called=words::BY_RULE_DUE draw/> }
}
