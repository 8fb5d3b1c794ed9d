//! A question on a board: what is answered, and what is shown.

use super::exercise::{AskedAs, MoveExercise, RuleExercise, SquareExercise};
use crate::board::{Color, Pieces, Setup, Shape, Square, Variant};
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

/// The current question as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleQuestion {
    /// Number of the question, from 1.
    pub number: usize,
    /// Number of all questions, if it is known.
    pub of: Option<usize>,
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

/// A question on a board, and what was answered so far.
#[derive(Debug)]
pub struct QuestionOnBoard {
    exercise: RuleExercise,
    session: Session,
    /// The quiz about a move.
    quiz: Option<Round>,
    /// The last judgement of a choice or of a square.
    last: Option<Judgement>,
    tries: u32,
    hints: u32,
    is_answered: bool,
    /// What was answered first and was not right.
    first: Option<String>,
}

impl QuestionOnBoard {
    #[must_use]
    pub fn new(exercise: RuleExercise) -> QuestionOnBoard {
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
        QuestionOnBoard {
            exercise,
            session,
            quiz,
            last: None,
            tries: 0,
            hints: 0,
            is_answered: false,
            first: None,
        }
    }

    /// Returns the question.
    #[must_use]
    pub const fn exercise(&self) -> &RuleExercise {
        &self.exercise
    }

    /// Returns whether it is answered.
    #[must_use]
    pub const fn is_answered(&self) -> bool {
        self.is_answered
    }

    /// Returns the number of answers so far.
    #[must_use]
    pub const fn tries(&self) -> u32 {
        self.tries
    }

    /// Returns the number of hints so far.
    #[must_use]
    pub const fn hints(&self) -> u32 {
        self.hints
    }

    /// Returns what was answered first, if it was not right: a text, a square, or the place of a
    /// choice.
    #[must_use]
    pub fn first_slip(&self) -> Option<&str> {
        self.first.as_deref()
    }

    /// Returns whether a piece can be dragged from this square.
    #[must_use]
    pub fn may_drag(&self, square: Square) -> bool {
        let quiz = self.quiz.as_ref();
        quiz.is_some_and(|quiz| quiz.may_drag(square, &self.session))
    }

    /// Judges an answer, and returns whether it was right.
    pub fn answer(&mut self, action: RuleAction) -> bool {
        let judgement = match (&self.exercise, action) {
            (RuleExercise::Square(asked), RuleAction::Answer(RoundAction::Touch(square))) => {
                asked.judge(Answer::Square(square))
            }
            (RuleExercise::Square(asked), RuleAction::Answer(RoundAction::Write(text))) => {
                asked.judge(Answer::Text(&text))
            }
            (RuleExercise::Move(asked), RuleAction::Choose(index)) => Judgement {
                given: index.to_string(),
                ..asked.choose(index)
            },
            (RuleExercise::Move(asked), RuleAction::Answer(action)) if asked.mend.is_none() => {
                return self.in_quiz(action);
            }
            _ => return false,
        };
        self.tries += u32::from(judgement.judged);
        self.is_answered = judgement.right;
        self.note(&judgement);
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
        if outcome.answered
            && let Some(judgement) = quiz.last().cloned()
        {
            self.note(&judgement);
        }
        self.is_answered
    }

    /// Notes what was answered first, if it is not right.
    fn note(&mut self, judgement: &Judgement) {
        if judgement.judged && !judgement.right && self.tries == 1 {
            self.first = Some(judgement.given.clone());
        }
    }

    /// Returns what is shown; `number` is that of the question, from 1.
    #[must_use]
    pub fn model(&self, number: usize) -> RuleQuestion {
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
            of: None,
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
        let (mut board, notice) = model.map(|model| (model.board, model.notice)).unzip();
        if asked.asked_as == AskedAs::Translate && !self.is_answered {
            // An arrow would show the move that has to be found from its name.
            let arrow = Shape::Arrow(asked.mv.from, asked.mv.to);
            if let Some(board) = &mut board {
                board.drawn.retain(|drawn| drawn.shape != arrow);
            }
        }
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
