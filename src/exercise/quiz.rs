//! Questions about the moves of a line, and judgements of the answers.
//!
//! | task | shown | asked for | answered by |
//! |---|---|---|---|
//! | [`Task::Move`] | the position | each move of one side in the main line; the replies are played | a move on the board, or its text |
//! | [`Task::Write`] | the position and the move | the move's name in a notation | a text |
//! | [`Task::Piece`] | the position and the move's name | the piece that moves | a square |
//! | [`Task::Play`] | the position and the move's name | the move | a move on the board |
//!
//! ```text
//! Quiz::new(task, column, tree, from)     the line from a moment on; an error sentence if it has no moves
//!   → question()                          what to show and to ask; None when all are answered
//!   → answer(Answer::…)                   a Judgement; where it is right, its `line` is played on the board
//!   → hint()                              in three steps, the last of which is the answer
//!   → score()                             what has been asked, tried and hinted so far
//! judge_written(column, tree, node, …)      a Judgement of one written move, outside of a quiz
//! ```
//!
//! An answer is right if it is the line's move. If the line's move mates, any mate is right as
//! well. The first move of a variation is also right if its author gives it `!` or `!!`. The line
//! itself then continues.

mod answered;
mod case;
mod diagnose;
mod hint;
mod mistake;
mod model;
mod played;
mod pointed;
mod round;
mod say;

use crate::board::{Color, Role, Square};
use crate::game::{At, GameTree, NodeId};
use crate::notation::Sentence;
use crate::rules::Position;
use crate::session::Column;
use crate::words;
use case::{AskedMove, arrow, circle, not_yet};
pub use hint::Hint;
pub use mistake::{Mistake, MistakeKind};
pub use model::{Answer, Judgement, Question, QuizScore, Task};
pub use round::{AnswerOutcome, Asked, Round, RoundAction, RoundModel};

/// Judges a text as the name of one move of a game in the notation of a column; `before` is the
/// position before the move. The notation must suit the game.
#[must_use]
pub fn judge_written(
    column: Column,
    tree: &GameTree,
    node: NodeId,
    before: &Position,
    text: &str,
) -> Judgement {
    let mover = before.mover(&tree.node(node).mv);
    let case = AskedMove {
        notation: column.notation.on(before.variant()),
        tree,
        before,
        node,
        turn: before.turn_of(mover),
    };
    answered::text(&case, text)
}

/// Questions about the moves of a line.
#[derive(Clone, Debug)]
pub struct Quiz {
    task: Task,
    column: Column,
    tree: GameTree,
    /// The main line from the moment at which the quiz begins, up to a null move.
    line: Vec<NodeId>,
    /// Indices in `line` of the moves that are asked for.
    asked: Vec<usize>,
    /// Index of the current question; the number of questions when all are answered.
    now: usize,
    /// The position of the current question.
    before: Position,
    /// Tries at the current question.
    tries: u32,
    /// Hints for the current question.
    hints: u32,
    /// Score of the questions before it.
    past: QuizScore,
}

impl Quiz {
    /// Creates a quiz about the main line from this moment on. In games of nine files the notation
    /// is always their own, whatever the column names.
    ///
    /// # Errors
    /// Returns a sentence if no move follows this moment, or if the notation cannot name the moves
    /// of this game.
    pub fn new(task: Task, column: Column, tree: &GameTree, from: At) -> Result<Quiz, Sentence> {
        let variant = tree.start().variant();
        if !column.notation.on(variant).suits(variant) {
            let games = column.notation.row(variant).games_in_words();
            return Err(say::other_games(&column.said(), &games));
        }
        // The quiz asks for moves, and a null move is not one.
        let is_move = |id: &NodeId| !tree.node(*id).mv.passes();
        let line: Vec<NodeId> = tree.main_line(from).take_while(is_move).collect();
        let before = tree.position(from);
        let mut asked = Vec::new();
        let mut position = before.clone();
        let mut reader = None;
        for (at, &id) in line.iter().enumerate() {
            let mv = &tree.node(id).mv;
            let color = position.mover(mv);
            if task != Task::Move || *reader.get_or_insert(color) == color {
                asked.push(at);
            }
            position.play(mv);
        }
        if asked.is_empty() {
            return Err(say::no_moves());
        }
        Ok(Quiz {
            task,
            column,
            tree: tree.clone(),
            line,
            now: 0,
            before,
            tries: 0,
            hints: 0,
            past: QuizScore {
                questions: asked.len(),
                ..QuizScore::default()
            },
            asked,
        })
    }

    /// Returns the task of the quiz.
    #[must_use]
    pub const fn task(&self) -> Task {
        self.task
    }

    /// Returns the current question; `None` when all questions are answered.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        let case = self.case()?;
        let (mv, color) = (*case.play(), case.color());
        let (sentence, name, drawn) = match self.task {
            Task::Move => (say::find(color), None, Vec::new()),
            Task::Write => (
                say::write(color, &mv, &case.called()),
                None,
                vec![arrow(&mv, Role::Asked)],
            ),
            Task::Piece => {
                let name = case.name(&mv).reading;
                (say::whose(color, &name.text), Some(name), Vec::new())
            }
            Task::Play => {
                let name = case.name(&mv).reading;
                (say::play(color, &name.text), Some(name), Vec::new())
            }
        };
        let dots = if color == Color::White { "." } else { "…" };
        Some(Question {
            at: self.tree.node(case.node).parent,
            ply: self.ply(),
            number: self.now + 1,
            of: self.asked.len(),
            color,
            move_number: format!("{}{dots}", self.before.number_of(&mv)),
            sentence,
            column: self.column,
            name,
            drawn,
        })
    }

    /// Judges an answer, and moves on to the next question if it is right.
    pub fn answer(&mut self, answer: Answer<'_>) -> Judgement {
        let ply = self.ply();
        let Some(case) = self.case() else {
            return Judgement {
                sentence: say::all_answered(),
                solved: true,
                ..Judgement::default()
            };
        };
        let judgement = match (self.task, answer) {
            (Task::Move, Answer::Move(mv)) => played::play(&case, &mv),
            (Task::Move, Answer::Drop(from, to)) => played::dropped(&case, from, to, played::play),
            (Task::Move, Answer::Text(text)) => played::text(&case, text),
            (Task::Move | Task::Play, Answer::Square(_)) => Judgement::default(),
            (Task::Play, Answer::Move(mv)) => played::named(&case, &mv),
            (Task::Play, Answer::Drop(from, to)) => played::dropped(&case, from, to, played::named),
            (Task::Play, Answer::Text(_)) => not_yet(words::ANSWER_BY_PLAYING),
            (Task::Write, Answer::Text(text)) => answered::text(&case, text),
            (Task::Write, _) => not_yet(words::ANSWER_IN_WRITING),
            (Task::Piece, Answer::Square(square) | Answer::Drop(square, _)) => {
                pointed::square(&case, square)
            }
            (Task::Piece, Answer::Move(mv)) => pointed::square(&case, mv.from),
            (Task::Piece, Answer::Text(text)) => match Square::parse(text.trim()) {
                Some(square) => pointed::square(&case, square),
                None => not_yet(words::ANSWER_BY_SQUARE),
            },
        };
        self.settle(Judgement { ply, ..judgement })
    }

    /// Counts an answer, and moves on to the next question if it was right.
    fn settle(&mut self, mut judgement: Judgement) -> Judgement {
        self.tries += u32::from(judgement.judged);
        judgement.tries = self.tries;
        judgement.hints = self.hints;
        if judgement.right {
            let here = self.asked[self.now];
            let end = self.asked.get(self.now + 1);
            let end = end.map_or(self.line.len(), |&next| next);
            judgement.line = self.line[here..end].to_vec();
            for &id in &judgement.line {
                self.before.play(&self.tree.node(id).mv);
            }
            self.past = self.score();
            self.past.solved += 1;
            self.now += 1;
            self.tries = 0;
            self.hints = 0;
            judgement.solved = self.is_done();
        }
        judgement
    }

    /// Returns the next hint for the current question; the last one is given again whenever it is
    /// asked for.
    pub fn hint(&mut self) -> Option<Hint> {
        let step = hint::STEPS.min(self.hints + 1);
        let hint = hint::hint(&self.case()?, self.task, step);
        self.hints = step;
        Some(hint)
    }

    /// Returns whether all questions are answered.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.now == self.asked.len()
    }

    /// Returns the score so far, including the current question.
    #[must_use]
    pub const fn score(&self) -> QuizScore {
        let mut score = self.past;
        score.tries += self.tries;
        score.hints += self.hints;
        score
    }

    /// Returns the plies from the start of the game to the current question, or to the end of the
    /// line.
    fn ply(&self) -> usize {
        let first = self.tree.path(At::After(self.line[0])).len() - 1;
        first + self.asked.get(self.now).copied().unwrap_or(self.line.len())
    }

    fn case(&self) -> Option<AskedMove<'_>> {
        let node = self.line[*self.asked.get(self.now)?];
        let mv = &self.tree.node(node).mv;
        Some(AskedMove {
            notation: self.column.notation.on(self.before.variant()),
            tree: &self.tree,
            before: &self.before,
            node,
            turn: self.before.turn_of(self.before.mover(mv)),
        })
    }
}
