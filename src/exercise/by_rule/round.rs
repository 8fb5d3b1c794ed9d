//! A round of questions by rule on a board: what is due first, then what is new, for five minutes.
//!
//! ```text
//! RuleRound::begin(learner, columns, …)   asks the first question
//!   → apply(action, learner, …)           judges at once; a right answer is noted for the learner
//!   → apply(Next, …)                      asks the next question, or ends the round
//!   → model()                             what is shown
//! ```
//!
//! No clock is shown and no answer is ever late: after five minutes the question at hand is the
//! last one.

use super::asker::Asker;
use super::exercise::RuleExercise;
use super::learner::{Grade, Learner, ROUND};
use super::on_board::QuestionOnBoard;
pub use super::on_board::{AnsweredBy, RuleAction, RuleQuestion};
use super::topic::Topic;
use crate::board::Square;
use crate::session::Column;
use crate::words::{self, Message};

/// What is shown of a round.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleRoundModel {
    Question(Box<RuleQuestion>),
    End(RoundEnd),
}

/// The end of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundEnd {
    /// Why it ended, and how many questions were answered at once.
    pub words: String,
    /// Each rule that was asked for.
    pub rows: Vec<EndRow>,
}

/// A rule that was asked for in a round.
#[derive(Clone, Debug, PartialEq)]
pub struct EndRow {
    pub topic: Topic,
    pub column: Column,
    /// Questions answered at the first try, without a hint, and all questions.
    pub at_once: (usize, usize),
    /// When the rule is asked again, in words.
    pub due: String,
}

/// A round in progress.
#[derive(Debug)]
pub struct RuleRound {
    asker: Asker,
    columns: Vec<Column>,
    /// After this moment no further question is asked.
    ends: i64,
    current: Option<QuestionOnBoard>,
    answered: Vec<(Topic, Column, Grade)>,
    /// Why no further question is asked.
    why: Message,
}

impl RuleRound {
    /// Begins a round about these notations.
    #[must_use]
    pub fn begin(learner: &Learner, columns: Vec<Column>, asker: Asker, now: i64) -> RuleRound {
        let mut round = RuleRound {
            asker,
            columns,
            ends: now.saturating_add(ROUND),
            current: None,
            answered: Vec::new(),
            why: words::ROUND_NOTHING_DUE,
        };
        round.ask(learner, now);
        round
    }

    /// Applies an action. Returns whether something was noted for the learner, and so has to be
    /// kept.
    pub fn apply(&mut self, action: RuleAction, learner: &mut Learner, now: i64) -> bool {
        let Some(current) = &mut self.current else {
            return false;
        };
        if current.is_answered() {
            if action == RuleAction::Next {
                self.ask(learner, now);
            }
            return false;
        }
        if !current.answer(action) {
            return false;
        }
        let (topic, column) = (current.exercise().topic(), current.exercise().column());
        let grade = Grade::of(current.tries(), current.hints());
        learner.answered(topic, column, grade, now);
        self.answered.push((topic, column, grade));
        true
    }

    /// Returns the current question; `None` when the round is over.
    #[must_use]
    pub fn exercise(&self) -> Option<&RuleExercise> {
        self.current.as_ref().map(QuestionOnBoard::exercise)
    }

    /// Returns how many answers to the current question were judged.
    #[must_use]
    pub fn tries(&self) -> u32 {
        self.current.as_ref().map_or(0, QuestionOnBoard::tries)
    }

    /// Returns whether a piece can be dragged from this square.
    #[must_use]
    pub fn may_drag(&self, square: Square) -> bool {
        let current = self.current.as_ref();
        current.is_some_and(|current| current.may_drag(square))
    }

    fn ask(&mut self, learner: &Learner, now: i64) {
        self.current = None;
        if now >= self.ends {
            self.why = words::ROUND_TIME_OVER;
            return;
        }
        let Some((topic, column)) = learner.next(&self.columns, now) else {
            self.why = words::ROUND_NOTHING_DUE;
            return;
        };
        self.why = words::ROUND_NO_QUESTION;
        self.current = self.asker.ask(topic, column).map(QuestionOnBoard::new);
    }

    /// Returns what is shown.
    #[must_use]
    pub fn model(&self, learner: &Learner, now: i64) -> RuleRoundModel {
        match &self.current {
            Some(current) => RuleRoundModel::Question(Box::new(
                current.model(self.answered.len() + usize::from(!current.is_answered())),
            )),
            None => RuleRoundModel::End(self.end(learner, now)),
        }
    }

    fn end(&self, learner: &Learner, now: i64) -> RoundEnd {
        let chart = learner.chart(&self.columns, now);
        let mut rows: Vec<EndRow> = Vec::new();
        for &(topic, column, grade) in &self.answered {
            let at = rows
                .iter()
                .position(|row| (row.topic, row.column) == (topic, column));
            let at = at.unwrap_or_else(|| {
                let mut known = chart.iter();
                let known = known.find(|row| (row.topic, row.column) == (topic, column));
                rows.push(EndRow {
                    topic,
                    column,
                    at_once: (0, 0),
                    due: known.map(|row| row.due.clone()).unwrap_or_default(),
                });
                rows.len() - 1
            });
            let (at_once, all) = &mut rows[at].at_once;
            *at_once += usize::from(grade == Grade::AtOnce);
            *all += 1;
        }
        let at_once = rows.iter().map(|row| row.at_once.0).sum::<usize>();
        let words = match self.answered.len() {
            0 => self.why.into(),
            1 if at_once == 1 => words::ROUND_ONE_AT_ONCE.with([self.why.into()]),
            1 => words::ROUND_ONE_WITH_HELP.with([self.why.into()]),
            all => words::ROUND_ANSWERED.with([self.why.into(), all.into(), at_once.into()]),
        };
        RoundEnd { words, rows }
    }
}
