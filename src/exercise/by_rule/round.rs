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
use super::exercise::{AskedAs, MoveExercise, RuleExercise, SquareExercise};
use super::learner::{Grade, Learner, ROUND};
use super::topic::Topic;
use crate::board::{Color, Pieces, Setup, Square, Variant};
use crate::exercise::quiz::{Answer, Judgement, Round, RoundAction};
use crate::game::pgn::Game;
use crate::game::{At, GameTree};
use crate::notation::Sentence;
use crate::screen::board_model::{BoardModel, editor as drawn_board};
use crate::session::editor::Editor;
use crate::session::{Action, BoardAction, Column, Names, Notice, Session};

/// An action of a learner in a round.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleAction {
    /// An action on the board, a written answer, or a request for a hint.
    Answer(RoundAction),
    /// A mistake chosen among those offered, by its index.
    Choose(usize),
    /// Asks the next question.
    Next,
}

/// How a question is answered.
#[derive(Clone, Debug, PartialEq)]
pub enum AnsweredBy {
    /// With a text.
    Text,
    /// With a square.
    Square,
    /// With a move on the board.
    Move,
    /// With one of these sentences.
    Choice(Vec<&'static str>),
}

/// What is shown of a round.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleRoundModel {
    Question(Box<RuleQuestion>),
    End(RoundEnd),
}

/// The current question as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleQuestion {
    /// Number of the question, from 1.
    pub number: usize,
    pub column: Column,
    /// The rule, once the question is answered; before, it would give the answer away.
    pub rule: Option<&'static str>,
    pub board: BoardModel,
    pub sentence: Sentence,
    pub by: AnsweredBy,
    /// Whether names of squares on the board would give the answer away.
    pub hides_names: bool,
    /// Whether hints can be asked for.
    pub has_hints: bool,
    /// Whether White's and Black's pieces can be picked up.
    pub moves: [bool; 2],
    pub notice: Option<Notice>,
    /// Whether it is answered.
    pub is_answered: bool,
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

/// The current question with its board.
#[derive(Debug)]
struct Current {
    exercise: RuleExercise,
    session: Session,
    /// The quiz about a move.
    quiz: Option<Round>,
    /// The last judgement of a choice or of a square.
    last: Option<Judgement>,
    tries: u32,
    hints: u32,
    is_answered: bool,
}

/// A round in progress.
#[derive(Debug)]
pub struct RuleRound {
    asker: Asker,
    columns: Vec<Column>,
    /// After this moment no further question is asked.
    ends: i64,
    current: Option<Current>,
    answered: Vec<(Topic, Column, Grade)>,
    /// Why no further question is asked.
    why: &'static str,
}

const TIME: &str = "Five minutes are over.";
const NOTHING_DUE: &str = "Nothing more is due.";
const NO_QUESTION: &str = "No further question was found.";

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
            why: NOTHING_DUE,
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
        if current.is_answered {
            if action == RuleAction::Next {
                self.ask(learner, now);
            }
            return false;
        }
        if !current.answer(action) {
            return false;
        }
        let (topic, column) = (current.exercise.topic(), current.exercise.column());
        let grade = Grade::of(current.tries, current.hints);
        learner.answered(topic, column, grade, now);
        self.answered.push((topic, column, grade));
        true
    }

    /// Returns the current question; `None` when the round is over.
    #[must_use]
    pub fn exercise(&self) -> Option<&RuleExercise> {
        self.current.as_ref().map(|current| &current.exercise)
    }

    /// Returns how many answers to the current question were judged.
    #[must_use]
    pub fn tries(&self) -> u32 {
        self.current.as_ref().map_or(0, |current| current.tries)
    }

    /// Returns whether a piece can be dragged from this square.
    #[must_use]
    pub fn may_drag(&self, square: Square) -> bool {
        self.current.as_ref().is_some_and(|current| {
            let quiz = current.quiz.as_ref();
            quiz.is_some_and(|quiz| quiz.may_drag(square, &current.session))
        })
    }

    fn ask(&mut self, learner: &Learner, now: i64) {
        self.current = None;
        if now >= self.ends {
            self.why = TIME;
            return;
        }
        let Some((topic, column)) = learner.next(&self.columns, now) else {
            self.why = NOTHING_DUE;
            return;
        };
        self.why = NO_QUESTION;
        self.current = self.asker.ask(topic, column).map(Current::new);
    }

    /// Returns what is shown.
    #[must_use]
    pub fn model(&self, learner: &Learner, now: i64) -> RuleRoundModel {
        match &self.current {
            Some(current) => RuleRoundModel::Question(Box::new(
                current.model(self.answered.len() + usize::from(!current.is_answered)),
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
            0 => self.why.to_owned(),
            1 if at_once == 1 => format!("{} One question was answered, at once.", self.why),
            1 => format!("{} One question was answered, with help.", self.why),
            all => format!(
                "{} {all} questions were answered, {at_once} of them at once.",
                self.why
            ),
        };
        RoundEnd { words, rows }
    }
}

impl Current {
    fn new(exercise: RuleExercise) -> Current {
        let tree = match &exercise {
            RuleExercise::Move(asked) => asked.tree.clone(),
            RuleExercise::Square(_) => GameTree::default(),
        };
        let mut session = Session::from_games(vec![Game::new(tree)]);
        let color = match &exercise {
            RuleExercise::Move(asked) => asked.position().mover(&asked.mv),
            RuleExercise::Square(asked) => asked.color,
        };
        if color == Color::Black {
            session.apply_at_board(Action::Board(BoardAction::Flip));
        }
        let quiz = match &exercise {
            RuleExercise::Move(asked) => Some(Round::begin(
                asked.task(),
                asked.column,
                At::Start,
                &mut session,
            )),
            RuleExercise::Square(_) => None,
        };
        Current {
            exercise,
            session,
            quiz,
            last: None,
            tries: 0,
            hints: 0,
            is_answered: false,
        }
    }

    /// Judges an answer, and returns whether it was right.
    fn answer(&mut self, action: RuleAction) -> bool {
        let judgement = match (&self.exercise, action) {
            (RuleExercise::Square(asked), RuleAction::Answer(RoundAction::Touch(square))) => {
                asked.judge(Answer::Square(square))
            }
            (RuleExercise::Square(asked), RuleAction::Answer(RoundAction::Write(text))) => {
                asked.judge(Answer::Text(&text))
            }
            (RuleExercise::Move(asked), RuleAction::Choose(index)) => asked.choose(index),
            (RuleExercise::Move(asked), RuleAction::Answer(action)) if asked.mend.is_none() => {
                return self.in_quiz(action);
            }
            _ => return false,
        };
        self.tries += u32::from(judgement.judged);
        self.is_answered = judgement.right;
        self.last = Some(judgement);
        self.is_answered
    }

    fn in_quiz(&mut self, action: RoundAction) -> bool {
        let Some(quiz) = &mut self.quiz else {
            return false;
        };
        self.hints += u32::from(action == RoundAction::Hint);
        let outcome = quiz.apply(action, &mut self.session);
        self.tries += u32::from(outcome.answered);
        self.is_answered = outcome.right;
        self.is_answered
    }

    fn model(&self, number: usize) -> RuleQuestion {
        let (board, notice) = match &self.exercise {
            RuleExercise::Move(asked) => self.of_move(asked),
            RuleExercise::Square(asked) => self.of_square(asked),
        };
        let (sentence, by) = match &self.exercise {
            RuleExercise::Square(asked) if asked.is_written() => {
                (asked.sentence(), AnsweredBy::Text)
            }
            RuleExercise::Square(asked) => (asked.sentence(), AnsweredBy::Square),
            RuleExercise::Move(asked) => (asked.sentence(), by(asked)),
        };
        let moves = by == AnsweredBy::Move && !self.is_answered;
        let mover = self.session.mover();
        RuleQuestion {
            number,
            column: self.exercise.column(),
            rule: self.is_answered.then(|| self.exercise.topic().title()),
            board,
            sentence,
            hides_names: matches!(self.exercise, RuleExercise::Square(_)),
            has_hints: matches!(&self.exercise, RuleExercise::Move(asked) if asked.mend.is_none()),
            moves: Color::ALL.map(|color| moves && mover.is_none_or(|mover| mover == color)),
            by,
            notice,
            is_answered: self.is_answered,
        }
    }

    fn of_move(&self, asked: &MoveExercise) -> (BoardModel, Option<Notice>) {
        let mut names = Names::default();
        let model = self
            .quiz
            .as_ref()
            .map(|quiz| quiz.model(&self.session, &mut names));
        let (board, notice) = model.map(|model| (model.board, model.notice)).unzip();
        let notice = match asked.mend {
            Some(_) => self.last.as_ref().map(noticed),
            None => notice.flatten(),
        };
        (board.unwrap_or_else(|| empty(false)), notice)
    }

    fn of_square(&self, asked: &SquareExercise) -> (BoardModel, Option<Notice>) {
        let mut board = empty(asked.color == Color::Black);
        board.drawn.extend(asked.drawn());
        if let Some(last) = &self.last {
            board.drawn.extend_from_slice(&last.drawn);
        }
        (board, self.last.as_ref().map(noticed))
    }
}

/// Returns how a question about a move is answered.
fn by(asked: &MoveExercise) -> AnsweredBy {
    match (&asked.mend, asked.asked_as) {
        (Some(mend), _) => {
            AnsweredBy::Choice(mend.choices.iter().map(|(_, words)| *words).collect())
        }
        (None, AskedAs::Piece) => AnsweredBy::Square,
        (None, AskedAs::Play) => AnsweredBy::Move,
        (None, _) => AnsweredBy::Text,
    }
}

fn noticed(judgement: &Judgement) -> Notice {
    Notice {
        sentence: judgement.sentence.clone(),
        refusal: !judgement.right,
        ..Notice::default()
    }
}

/// Returns the empty board.
fn empty(flipped: bool) -> BoardModel {
    let setup = Setup {
        pieces: Pieces::default(),
        castling: [[None; 2]; 2],
        variant: Variant::Diagram,
        ..Setup::start()
    };
    drawn_board(&Editor::new(setup, Vec::new()), flipped)
}
