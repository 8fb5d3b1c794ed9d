//! A question by rule, and the judgement of its answer.
//!
//! | asked as | shown | answered by |
//! |---|---|---|
//! | [`AskedAs::Write`] | the move on the board | its name |
//! | [`AskedAs::Piece`] | the name | the square of the piece |
//! | [`AskedAs::Play`] | the name | the move on the board |
//! | [`AskedAs::Mend`] | the move, and a damaged name | one of four mistakes |
//! | [`AskedAs::Translate`] | the name in another notation | its name |
//! | [`AskedAs::Square`] | a name of a square, or a square | the square, or its name |

use std::borrow::Cow;

use super::damage;
use super::topic::Topic;
use crate::board::{Color, Drawn, Move, Role, Shape, Square};
use crate::exercise::quiz::{Answer, Judgement, MistakeKind, Quiz, Task};
use crate::game::{At, GameTree};
use crate::notation::descriptive::square_name;
use crate::notation::{Notation, Sentence};
use crate::rules::Position;
use crate::session::Column;
use crate::words;

/// How a question is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AskedAs {
    /// The name of a move is written.
    Write,
    /// The piece of a written move is pointed at.
    Piece,
    /// A written move is played.
    Play,
    /// The mistake in a damaged name is found.
    Mend,
    /// A name in one notation is written in another; only in exercise sets.
    Translate,
    /// A square is found or named.
    Square,
}

impl AskedAs {
    /// The ways in which practice by rule asks about a move.
    pub const MOVES: [AskedAs; 4] = [AskedAs::Write, AskedAs::Piece, AskedAs::Play, AskedAs::Mend];
}

/// A question about a move or about a square.
#[derive(Clone, Debug)]
pub enum RuleExercise {
    Move(Box<MoveExercise>),
    Square(SquareExercise),
}

impl RuleExercise {
    /// Returns what the question is about.
    #[must_use]
    pub fn topic(&self) -> Topic {
        match self {
            RuleExercise::Move(asked) => asked.topic,
            RuleExercise::Square(asked) => asked.topic,
        }
    }

    /// Returns the notation of the question.
    #[must_use]
    pub fn column(&self) -> Column {
        match self {
            RuleExercise::Move(asked) => asked.column,
            RuleExercise::Square(asked) => asked.column,
        }
    }
}

/// A question about a move.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveExercise {
    pub topic: Topic,
    pub column: Column,
    pub asked_as: AskedAs,
    /// The position before the move, and the move as its only line.
    pub tree: GameTree,
    pub mv: Move,
    /// A damaged name and the mistakes to choose from; only for [`AskedAs::Mend`].
    pub mend: Option<DamagedName>,
    /// The notation in which the move is given; only for [`AskedAs::Translate`].
    pub given: Option<Column>,
}

/// A damaged name, and four mistakes, of which one was made.
#[derive(Clone, Debug, PartialEq)]
pub struct DamagedName {
    pub text: String,
    pub choices: Vec<(MistakeKind, &'static str)>,
}

impl MoveExercise {
    /// Makes a question about a move of this position. It asks for a mistake only if `pick`, which
    /// returns a number below the given one, finds one to make.
    pub(in crate::exercise) fn new(
        (topic, column, asked_as): (Topic, Column, AskedAs),
        position: &Position,
        mv: Move,
        pick: &mut dyn FnMut(usize) -> usize,
    ) -> Option<MoveExercise> {
        let mut exercise = MoveExercise::plain((topic, column, asked_as), position, mv);
        if asked_as == AskedAs::Mend {
            exercise.mend = Some(exercise.damaged(pick)?);
        }
        Some(exercise)
    }

    /// Makes a question without a damaged name.
    pub(in crate::exercise) fn plain(
        (topic, column, asked_as): (Topic, Column, AskedAs),
        position: &Position,
        mv: Move,
    ) -> MoveExercise {
        let mut tree = GameTree::new(position.clone());
        tree.add(At::Start, mv);
        MoveExercise {
            topic,
            column,
            asked_as,
            tree,
            mv,
            mend: None,
            given: None,
        }
    }

    /// Returns the name of the move in a notation.
    #[must_use]
    pub fn name_in(&self, column: Column) -> String {
        column.notation.text(&self.mv, &self.position().turn())
    }

    /// Returns the text that the question gives: the name of the move, that in another notation, or
    /// a damaged name. A question that asks for the move of an arrow gives none.
    #[must_use]
    pub fn given_text(&self) -> Option<String> {
        match (self.asked_as, &self.mend) {
            (_, Some(mend)) => Some(mend.text.clone()),
            (AskedAs::Translate, _) => self.given.map(|given| self.name_in(given)),
            (AskedAs::Piece | AskedAs::Play, _) => Some(self.name_in(self.column)),
            _ => None,
        }
    }

    /// Returns the position before the move.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.tree.start()
    }

    /// Returns the task of the quiz in which the answer is judged.
    #[must_use]
    pub const fn task(&self) -> Task {
        match self.asked_as {
            AskedAs::Piece => Task::Piece,
            AskedAs::Play => Task::Play,
            _ => Task::Write,
        }
    }

    /// Returns the quiz in which the answer is judged; `None` if the notation cannot name the move.
    #[must_use]
    pub fn quiz(&self) -> Option<Quiz> {
        Quiz::new(self.task(), self.column, &self.tree, At::Start).ok()
    }

    /// Judges an answer.
    #[must_use]
    pub fn judge(&self, answer: Answer<'_>) -> Judgement {
        let quiz = self.quiz();
        quiz.map(|mut quiz| quiz.answer(answer)).unwrap_or_default()
    }

    /// Judges the choice of a mistake, by its index among the choices. The judge of written names
    /// says which mistake it is.
    #[must_use]
    pub fn choose(&self, index: usize) -> Judgement {
        let Some((mend, (kind, words))) = self
            .mend
            .as_ref()
            .and_then(|mend| Some((mend, *mend.choices.get(index)?)))
        else {
            return Judgement::default();
        };
        let judged = self.judge(Answer::Text(&mend.text));
        let right = judged.mistakes.iter().any(|slip| slip.kind == kind);
        let start = Sentence::default().text(match right {
            true => words::MEND_RIGHT,
            false => words::MEND_NOT_IT,
        });
        Judgement {
            judged: true,
            right,
            given: words.to_owned(),
            // A learner who was wrong may try again, so the reason comes with the right answer.
            sentence: if right {
                start.join(judged.sentence)
            } else {
                start
            },
            ..Judgement::default()
        }
    }

    /// Returns what to do, in a sentence.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        let question = self.quiz().and_then(|quiz| quiz.question());
        match (&self.mend, question) {
            (Some(mend), _) => {
                let mover = self.position().mover(&self.mv);
                let move_played = Sentence::default().moves(&[self.mv], words::OR);
                Sentence::default().say(
                    words::MEND_WHICH,
                    [
                        mover.into(),
                        move_played.into(),
                        self.called(self.column).into(),
                        (&mend.text).into(),
                    ],
                )
            }
            (None, Some(question)) => match self.given {
                Some(given) => self.to_translate(given),
                None => question.sentence,
            },
            (None, None) => Sentence::default(),
        }
    }

    /// Asks for the name of a move that is given in another notation.
    fn to_translate(&self, given: Column) -> Sentence {
        Sentence::default().say(
            words::TRANSLATE_MOVE,
            [
                self.position().mover(&self.mv).into(),
                self.name_in(given).into(),
                self.called(given).into(),
                self.called(self.column).into(),
            ],
        )
    }

    /// Returns the name of a notation within a sentence.
    fn called(&self, column: Column) -> Cow<'static, str> {
        let row = column.notation.row(self.position().variant());
        row.in_a_sentence()
    }

    /// Damages the name so that the judge finds one mistake, and adds three others to choose from.
    fn damaged(&self, pick: &mut dyn FnMut(usize) -> usize) -> Option<DamagedName> {
        let turn = self.position().turn();
        let name = self.column.notation.name(&self.mv, &turn).reading;
        let mut texts = damage::damaged(&name, &self.mv, turn.color, self.column.notation);
        while !texts.is_empty() {
            let text = texts.swap_remove(pick(texts.len()));
            let judged = self.judge(Answer::Text(&text));
            let [slip] = judged.mistakes.as_slice() else {
                continue;
            };
            let Some(words) = damage::words(slip.kind).filter(|_| !judged.right) else {
                continue;
            };
            let mut choices = vec![(slip.kind, words)];
            let mut others = damage::thinkable(self.column.notation);
            others.retain(|kind| *kind != slip.kind);
            while choices.len() < 4 && !others.is_empty() {
                let kind = others.swap_remove(pick(others.len()));
                choices.extend(damage::words(kind).map(|words| (kind, words)));
            }
            let at = pick(choices.len());
            choices.swap(0, at);
            return Some(DamagedName { text, choices });
        }
        None
    }
}

/// A question about a square of the empty board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SquareExercise {
    pub topic: Topic,
    pub column: Column,
    pub square: Square,
    /// The side from which the board is seen, and from which descriptive counts.
    pub color: Color,
}

impl SquareExercise {
    /// Returns the name of a square in the notation of the question.
    #[must_use]
    pub fn name_of(&self, square: Square) -> String {
        match self.column.notation {
            Notation::Descriptive(_) => square_name(square, self.color),
            _ => square.to_string(),
        }
    }

    /// Returns whether the square is to be named rather than found.
    #[must_use]
    pub fn is_written(&self) -> bool {
        self.topic == Topic::NameSquare
    }

    /// Returns what to do, in a sentence.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        let is_counted = matches!(self.column.notation, Notation::Descriptive(_));
        let (start, name) = (Sentence::default(), self.name_of(self.square).into());
        let mover = self.color.into();
        match (self.is_written(), is_counted) {
            (true, true) => start.say(words::NAME_MARKED_SQUARE_AS, [mover]),
            (true, false) => start.text(words::NAME_MARKED_SQUARE),
            (false, true) => start.say(words::FIND_SQUARE_AS, [mover, name]),
            (false, false) => start.say(words::FIND_SQUARE, [name]),
        }
    }

    /// Returns the figures of the question.
    #[must_use]
    pub fn drawn(&self) -> Vec<Drawn> {
        let marked = self.is_written().then_some(Drawn {
            shape: Shape::Circle(self.square),
            role: Role::Asked,
        });
        marked.into_iter().collect()
    }

    /// Judges an answer: a square, or its name.
    #[must_use]
    pub fn judge(&self, answer: Answer<'_>) -> Judgement {
        match (answer, self.is_written()) {
            (Answer::Square(square), false) => self.judged(square, square.to_string()),
            (Answer::Text(text), _) => match self.read(text) {
                Some(square) => self.judged(square, text.trim().to_owned()),
                None => Judgement {
                    given: text.trim().to_owned(),
                    sentence: Sentence::default().say(
                        words::NO_NAME_OF_SQUARE,
                        [self.name_of(Square::new(5, 2)).into()],
                    ),
                    ..Judgement::default()
                },
            },
            _ => Judgement::default(),
        }
    }

    /// Returns the square of a name, in small letters or capitals, with N or Kt.
    fn read(&self, text: &str) -> Option<Square> {
        let given = text.trim().to_ascii_uppercase().replace("KT", "N");
        let mut squares = Square::orthodox();
        squares.find(|&square| self.name_of(square).to_ascii_uppercase() == given)
    }

    fn judged(&self, square: Square, given: String) -> Judgement {
        let right = square == self.square;
        let message = match right {
            true => words::RIGHT_SQUARE,
            false => words::ANOTHER_SQUARE,
        };
        let sentence = Sentence::default().say(message, [self.name_of(square).into()]);
        let role = if right { Role::Asked } else { Role::Against };
        Judgement {
            judged: true,
            right,
            given,
            sentence,
            drawn: vec![Drawn {
                shape: Shape::Circle(square),
                role,
            }],
            ..Judgement::default()
        }
    }
}
