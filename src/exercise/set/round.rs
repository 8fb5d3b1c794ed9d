//! A set that a pupil does, question by question.

use super::result::{SetAnswer, SetResult};
use crate::board::Square;
use crate::exercise::by_rule::{
    MoveExercise, QuestionOnBoard, RuleAction, RuleExercise, RuleQuestion,
};

/// A set that a pupil does.
#[derive(Debug)]
pub struct SetRound {
    questions: Vec<MoveExercise>,
    answers: Vec<SetAnswer>,
    /// The current question; `None` when all are done.
    current: Option<QuestionOnBoard>,
}

impl SetRound {
    /// Begins with the first question.
    #[must_use]
    pub fn begin(questions: Vec<MoveExercise>) -> SetRound {
        let mut round = SetRound {
            questions,
            answers: Vec::new(),
            current: None,
        };
        round.ask();
        round
    }

    fn ask(&mut self) {
        let question = self.questions.get(self.answers.len());
        self.current = question
            .map(|question| QuestionOnBoard::new(RuleExercise::Move(Box::new(question.clone()))));
    }

    /// Applies an action; returns whether it was a right answer.
    pub fn apply(&mut self, action: RuleAction) -> bool {
        let Some(current) = &mut self.current else {
            return false;
        };
        if current.is_answered() {
            if action == RuleAction::Next {
                self.leave();
            }
            return false;
        }
        current.answer(action)
    }

    /// Goes on to the next question, whether this one is answered or not.
    pub fn leave(&mut self) {
        if let Some(current) = self.current.take() {
            self.answers.push(SetAnswer {
                first: current.first_slip().map(str::to_owned),
                tries: current.tries(),
                hints: current.hints(),
                is_right: current.is_answered(),
            });
            self.ask();
        }
    }

    /// Leaves this question and all that follow.
    pub fn finish(&mut self) {
        while self.current.is_some() {
            self.leave();
        }
    }

    /// Returns whether a piece can be dragged from this square.
    #[must_use]
    pub fn may_drag(&self, square: Square) -> bool {
        let current = self.current.as_ref();
        current.is_some_and(|current| current.may_drag(square))
    }

    /// Returns the current question as it is shown; `None` when all are done.
    #[must_use]
    pub fn model(&self) -> Option<RuleQuestion> {
        let current = self.current.as_ref()?;
        Some(RuleQuestion {
            of: Some(self.questions.len()),
            ..current.model(self.answers.len() + 1)
        })
    }

    /// Returns the current question; `None` when all are done.
    #[must_use]
    pub fn question(&self) -> Option<&MoveExercise> {
        self.current.as_ref()?;
        self.questions.get(self.answers.len())
    }

    /// Returns all questions.
    #[must_use]
    pub fn questions(&self) -> &[MoveExercise] {
        &self.questions
    }

    /// Returns what was answered, by this pupil.
    #[must_use]
    pub fn result(&self, name: &str) -> SetResult {
        SetResult {
            name: name.to_owned(),
            questions: self.questions.clone(),
            answers: self.answers.clone(),
        }
    }
}
