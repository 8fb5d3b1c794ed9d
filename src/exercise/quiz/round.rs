//! A quiz on a board: what the reader touches, writes and asks for, and what is shown.
//!
//! | input | effect |
//! |---|---|
//! | a piece touched, then a square | the move is the answer |
//! | a square touched where a piece is asked for | the square is the answer |
//! | a piece put where several moves end | the board offers them, and the chosen one is the answer |
//! | a right answer | the board moves on to the next question |
//! | a wrong answer that is another move | the board shows that move until the next try |

use super::{Answer, Hint, Judgement, Quiz, QuizScore, Task, say};
use crate::board::{Move, Square};
use crate::game::At;
use crate::notation::Sentence;
use crate::screen::board_model as board;
use crate::screen::board_model::BoardModel;
use crate::session::{Action, BoardAction, Column, GoAction, Hand, Names, Notice, Session};

/// An action of a reader in a quiz.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundAction {
    /// A click, tap or Enter on a square.
    Touch(Square),
    /// A piece dragged from one square to another.
    Drag(Square, Square),
    /// One of the moves that the board offers.
    Choose(Move),
    /// A text given as the answer.
    Write(String),
    Hint,
    /// Dismisses the last message.
    Cancel,
}

/// The outcome of an action in a quiz.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnswerOutcome {
    /// Whether an answer was judged.
    pub answered: bool,
    /// Whether the answer was right.
    pub right: bool,
    /// Whether it was the last question.
    pub solved: bool,
}

/// What is shown of a quiz besides the score sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundModel {
    pub board: BoardModel,
    pub asked: Asked,
    /// The last message.
    pub notice: Option<Notice>,
}

/// What stands below the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    Question {
        /// "Question 2 of 3. "; empty for a single one.
        count: String,
        /// "12." or "12…".
        move_number: String,
        sentence: Sentence,
        /// Whether the answer is written.
        written: bool,
    },
    /// All questions are answered; the text tells with how many tries and hints.
    Solved(String),
    /// There is nothing to ask, for this reason.
    Nothing(String),
}

/// A quiz in progress.
#[derive(Clone, Debug)]
pub struct Round {
    /// The quiz, or a sentence that says why there is nothing to ask.
    quiz: Result<Quiz, Sentence>,
    /// The moves from which one has still to be chosen.
    choices: Vec<Move>,
    last: Option<Judgement>,
    hint: Option<Hint>,
}

impl Round {
    /// Begins a quiz about the session's main line from a moment on, and shows that moment.
    #[must_use]
    pub fn begin(task: Task, column: Column, from: At, session: &mut Session) -> Round {
        session.apply_at_board(Action::Go(GoAction::To(from)));
        Round {
            quiz: Quiz::new(task, column, session.tree(), from),
            choices: Vec::new(),
            last: None,
            hint: None,
        }
    }

    /// Returns the reason why there is nothing to ask.
    #[must_use]
    pub fn trouble(&self) -> Option<String> {
        self.quiz.as_ref().err().map(Sentence::to_string)
    }

    /// Returns the judgement of the last answer.
    #[must_use]
    pub const fn last(&self) -> Option<&Judgement> {
        self.last.as_ref()
    }

    /// Returns the reader's score.
    #[must_use]
    pub fn score(&self) -> QuizScore {
        self.quiz.as_ref().map(Quiz::score).unwrap_or_default()
    }

    /// Returns whether a question is open whose answer is a move.
    fn moves(&self) -> bool {
        let quiz = self.quiz.as_ref();
        quiz.is_ok_and(|quiz| matches!(quiz.task(), Task::Move | Task::Play) && !quiz.is_done())
    }

    /// Returns whether a piece can be dragged from this square.
    #[must_use]
    pub fn may_drag(&self, square: Square, session: &Session) -> bool {
        self.moves() && session.may_drag(self.stands(square, session))
    }

    /// Returns the wrong move that the board shows.
    fn instead(&self, session: &Session) -> Option<Move> {
        let rests = self.hint.is_none() && *session.hand() == Hand::Idle;
        self.last.as_ref().filter(|_| rests)?.instead
    }

    /// Returns the square of the question on which a piece stands that is shown on this one.
    fn stands(&self, square: Square, session: &Session) -> Square {
        match self.instead(session) {
            Some(mv) if mv.to == square => mv.from,
            _ => square,
        }
    }

    /// Applies an action of the reader.
    pub fn apply(&mut self, action: RoundAction, session: &mut Session) -> AnswerOutcome {
        match action {
            RoundAction::Touch(square) => {
                return self.touch(self.stands(square, session), session);
            }
            RoundAction::Drag(from, to) => {
                let from = self.stands(from, session);
                return self.judge(Answer::Drop(from, to), session);
            }
            RoundAction::Choose(mv) => return self.judge(Answer::Move(mv), session),
            RoundAction::Write(text) => return self.judge(Answer::Text(&text), session),
            RoundAction::Hint => {
                let hint = self.quiz.as_mut().ok().and_then(Quiz::hint);
                self.hint = hint.or(self.hint.take());
            }
            RoundAction::Cancel => {
                self.hint = None;
                self.choices.clear();
                self.last = self.last.take().filter(|last| last.right);
                session.apply_at_board(Action::Board(BoardAction::Cancel));
            }
        }
        AnswerOutcome::default()
    }

    /// Returns whether the reasons for the move on the board may be shown: the quiz is over, or the
    /// last answer was right. Before that the move is the author's, and the answer must not stand
    /// beside the question.
    #[must_use]
    pub fn explains(&self) -> bool {
        let done = self.quiz.as_ref().map_or(true, Quiz::is_done);
        done || self.last.as_ref().is_some_and(|last| last.right)
    }

    fn touch(&mut self, square: Square, session: &mut Session) -> AnswerOutcome {
        if !self.moves() {
            return self.judge(Answer::Square(square), session);
        }
        match *session.hand() {
            Hand::Lifted(from) if from != square && session.may_drop(from, square) => {
                return self.judge(Answer::Drop(from, square), session);
            }
            Hand::Lifted(from) if from == square => {
                session.apply_at_board(Action::Board(BoardAction::Cancel));
            }
            _ if session.may_lift(square) => {
                self.hint = None;
                session.apply_at_board(Action::Board(BoardAction::Touch(square)));
            }
            _ if self.choices.is_empty() => {
                return self.judge(Answer::Drop(square, square), session);
            }
            _ => self.choices.clear(),
        }
        AnswerOutcome::default()
    }

    fn judge(&mut self, answer: Answer<'_>, session: &mut Session) -> AnswerOutcome {
        session.apply_at_board(Action::Board(BoardAction::Cancel));
        self.hint = None;
        self.choices.clear();
        let Some(quiz) = self.quiz.as_mut().ok().filter(|quiz| !quiz.is_done()) else {
            return AnswerOutcome::default();
        };
        let judgement = quiz.answer(answer);
        if let Some(&end) = judgement.line.last() {
            session.apply_at_board(Action::Go(GoAction::To(At::After(end))));
        }
        self.choices.clone_from(&judgement.choices);
        let outcome = AnswerOutcome {
            answered: judgement.judged,
            right: judgement.right,
            solved: judgement.right && judgement.solved,
        };
        // An answer that only has to be completed gets no message.
        self.last = (!judgement.sentence.is_empty()).then_some(judgement);
        outcome
    }

    /// Returns what is shown.
    #[must_use]
    pub fn model(&self, session: &Session, names: &mut Names) -> RoundModel {
        let question = self.quiz.as_ref().ok().and_then(Quiz::question);
        let said = match (&self.hint, &self.last) {
            (Some(hint), _) => Some((&hint.sentence, &hint.drawn, false, None)),
            (None, Some(last)) => {
                let right = last.judged.then_some(last.right);
                Some((&last.sentence, &last.drawn, !last.right, right))
            }
            (None, None) => None,
        };
        // A move's rivals beside a question would be taken for a hint, so they are drawn only when
        // all questions are answered.
        let mut board = match (&question, self.instead(session)) {
            (Some(_), Some(mv)) => board::after(session, &mv),
            (Some(_), None) => board::bare(session, names),
            (None, _) => board::model(session, names),
        };
        board.choices = board::choices(session.position(), &self.choices);
        if let Some(question) = &question {
            board.drawn.extend_from_slice(&question.drawn);
        }
        if let Some((_, drawn, ..)) = said.filter(|_| question.is_some()) {
            board.drawn.extend_from_slice(drawn);
        }
        let notice = said.map(|(sentence, _, refusal, right)| Notice {
            sentence: sentence.clone(),
            refusal,
            right,
            ..Notice::default()
        });
        RoundModel {
            board,
            notice: notice.or_else(|| session.notice().cloned()),
            asked: self.asked(),
        }
    }

    fn asked(&self) -> Asked {
        let quiz = match &self.quiz {
            Ok(quiz) => quiz,
            Err(sentence) => return Asked::Nothing(sentence.to_string()),
        };
        let Some(question) = quiz.question() else {
            return Asked::Solved(say::solved(quiz.score()));
        };
        Asked::Question {
            count: say::count(question.number, question.of),
            move_number: question.move_number,
            sentence: question.sentence,
            written: quiz.task() == Task::Write,
        }
    }
}
