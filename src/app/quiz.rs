//! Questions about the moves of a line, and judgements of the answers.
//!
//! | task | shown | asked for | answered by |
//! |---|---|---|---|
//! | [`Task::Move`] | the position | each move of one side in the main line; the replies are played | a move on the board, or its text |
//! | [`Task::Write`] | the position and the move | the move's name in a notation | a text |
//! | [`Task::Man`] | the position and the move's name | the man that moves | a square |
//!
//! ```text
//! Quiz::new(task, column, tree, from)     the line from a moment on; an error sentence if it has no moves
//!   → question()                          what to show and to ask; None when all are answered
//!   → answer(Answer::…)                   a Judgement; where it is right, its `line` is played on the board
//!   → hint()                              in three steps, the last of which is the answer
//!   → score()                             what has been asked, tried and hinted so far
//! ```
//!
//! An answer is right if it is the line's move. Where the line's move mates, any mate is right as well;
//! so is the first move of a variation that its author gives `!` or `!!`. The line itself then goes on.

mod hint;
mod played;
mod pointed;
mod written;

use std::ops::Range;

use super::Column;
use crate::board::{Cell, Drawn, Play, Role, Shape, Side, Variant};
use crate::game::{At, GameTree, NodeId};
use crate::notation::{Letters, Named, Notation, Reading, Sentence, Turn};
use crate::rules::Position;
pub use hint::Hint;

/// What the reader has to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Task {
    /// Find the moves of the side that begins the line.
    #[default]
    Move,
    /// Write each move of the line.
    Write,
    /// Point at the man whose move is written, for each move of the line.
    Man,
}

impl Task {
    /// The task of this name: `move`, `write` or `man`.
    #[must_use]
    pub fn named(name: &str) -> Option<Task> {
        Some(match name {
            "move" => Task::Move,
            "write" => Task::Write,
            "man" => Task::Man,
            _ => return None,
        })
    }
}

/// What is asked now.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The moment to show: that before the move.
    pub at: At,
    /// Half-moves from the start of the game to `at`.
    pub ply: usize,
    /// Which question this is, from 1, and how many there are.
    pub number: usize,
    pub of: usize,
    /// Whose move it is.
    pub side: Side,
    /// "12." or "12…", the number of the move.
    pub move_number: String,
    /// What the reader is to do.
    pub sentence: Sentence,
    /// The notation in which the move is written, or to be written.
    pub column: Column,
    /// Only for [`Task::Man`]: the move as it is written.
    pub name: Option<Reading>,
    /// Only for [`Task::Write`]: an arrow for the move.
    pub drawn: Vec<Drawn>,
}

/// What the reader answers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answer<'a> {
    /// A move of the position; one of [`Judgement::choices`], say.
    Play(Play),
    /// A man put from the first square on the second.
    Drop(Cell, Cell),
    /// A text as it was typed.
    Text(&'a str),
    /// A square that was touched.
    Square(Cell),
}

/// What is said of an answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Judgement {
    /// Whether the answer was judged at all, and counted as a try. It is not if nothing was answered: an
    /// empty text, an empty square, a text that is no move, a move of which it must still be said which
    /// one is meant.
    pub judged: bool,
    pub right: bool,
    /// Half-moves from the start of the game to the moment of the question.
    pub ply: usize,
    /// The answer as text: what was typed, the name of the move in the quiz's notation (`g1g5` for a
    /// move that is not legal), or the square.
    pub given: String,
    /// How often this question has been answered so far, this time included.
    pub tries: u32,
    /// How many hints were taken for this question.
    pub hints: u32,
    pub sentence: Sentence,
    /// What the sentence is about, to be drawn over the board.
    pub drawn: Vec<Drawn>,
    /// What the sentence is about in the text that was typed, as byte offsets; an empty range where
    /// something is missing.
    pub spans: Vec<Range<usize>>,
    /// The moves of which the reader has to choose one before there is a judgement: pieces that a pawn
    /// may become, for example. Answer with [`Answer::Play`].
    pub choices: Vec<Play>,
    /// If the answer was right: the moves of the main line up to the next question, in their order. First
    /// the move that was asked for, then what is played for the reader.
    pub line: Vec<NodeId>,
    /// Whether this was the last question.
    pub solved: bool,
}

/// How far the reader has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub questions: usize,
    pub solved: usize,
    /// Answers to all questions so far, right ones included.
    pub tries: u32,
    /// Hints for all questions so far.
    pub hints: u32,
}

/// Questions about the moves of a line.
#[derive(Clone, Debug)]
pub struct Quiz {
    task: Task,
    column: Column,
    tree: GameTree,
    /// The main line from the moment the quiz begins.
    line: Vec<NodeId>,
    /// Those of its moves that are asked for, by index.
    asked: Vec<usize>,
    /// The present question, by index; the number of questions when all are answered.
    now: usize,
    /// The position of the present question.
    before: Position,
    /// Tries and hints of the present question.
    tries: u32,
    hints: u32,
    /// The same of the questions before.
    past: Score,
}

impl Quiz {
    /// Begins a quiz about the main line from this moment of the game on. In games of nine files the
    /// notation is always their own, whichever the column names.
    ///
    /// # Errors
    /// A sentence, if no move comes after this moment, or if the notation cannot name the moves of this
    /// game.
    pub fn new(task: Task, column: Column, tree: &GameTree, from: At) -> Result<Quiz, Sentence> {
        let variant = tree.start().variant();
        let three = column.notation == Notation::ThreeSymbol;
        if three && !matches!(variant, Variant::UChess | Variant::UChessAise) {
            return Err(Sentence::default().text(
                "Three symbols name every move of U-chess only. Choose another notation for this quiz.",
            ));
        }
        let line: Vec<NodeId> = tree.main_line(from).collect();
        let before = tree.position(from);
        let mut asked = Vec::new();
        let mut position = before.clone();
        let mut reader = None;
        for (at, &id) in line.iter().enumerate() {
            let play = &tree.node(id).play;
            let side = position.mover(play);
            if task != Task::Move || *reader.get_or_insert(side) == side {
                asked.push(at);
            }
            position.play(play);
        }
        if asked.is_empty() {
            return Err(Sentence::default().text(
                "There is no move to ask for: the line ends where the quiz begins. Add moves after it.",
            ));
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
            past: Score {
                questions: asked.len(),
                ..Score::default()
            },
            asked,
        })
    }

    #[must_use]
    pub const fn task(&self) -> Task {
        self.task
    }

    /// What is asked now; `None` when all questions are answered.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        let case = self.case()?;
        let (play, side) = (*case.play(), case.side());
        let start = Sentence::default();
        let (sentence, name, drawn) = match self.task {
            Task::Move => (
                start.text(side.name()).text(" is to move. Find the move."),
                None,
                Vec::new(),
            ),
            Task::Write => (
                start
                    .text(side.name())
                    .text(" plays ")
                    .plays(&[play], "or")
                    .text(". Write this move in ")
                    .text(case.called())
                    .text("."),
                None,
                vec![arrow(&play, Role::Asked)],
            ),
            Task::Man => {
                let name = case.name(&play).reading;
                let sentence = start
                    .text(side.name())
                    .text(" plays ")
                    .text(name.text.as_str())
                    .text(". Which man moves? Choose his square.");
                (sentence, Some(name), Vec::new())
            }
        };
        let dots = if side == Side::White { "." } else { "…" };
        Some(Question {
            at: self.tree.node(case.node).parent,
            ply: self.ply(),
            number: self.now + 1,
            of: self.asked.len(),
            side,
            move_number: format!("{}{dots}", self.before.number_of(&play)),
            sentence,
            column: self.column,
            name,
            drawn,
        })
    }

    /// Judges an answer. If it is right, the next question is asked.
    pub fn answer(&mut self, answer: Answer<'_>) -> Judgement {
        let ply = self.ply();
        let Some(case) = self.case() else {
            return Judgement {
                sentence: Sentence::default().text("All questions are answered."),
                solved: true,
                ..Judgement::default()
            };
        };
        let judgement = match (self.task, answer) {
            (Task::Move, Answer::Play(play)) => played::play(&case, &play),
            (Task::Move, Answer::Drop(from, to)) => played::dropped(&case, from, to),
            (Task::Move, Answer::Text(text)) => played::text(&case, text),
            (Task::Move, Answer::Square(_)) => Judgement::default(),
            (Task::Write, Answer::Text(text)) => written::text(&case, text),
            (Task::Write, _) => not_yet("The move is asked for in writing: type its name."),
            (Task::Man, Answer::Square(cell) | Answer::Drop(cell, _)) => {
                pointed::square(&case, cell)
            }
            (Task::Man, Answer::Play(play)) => pointed::square(&case, play.from),
            (Task::Man, Answer::Text(text)) => match Cell::parse(text.trim()) {
                Some(cell) => pointed::square(&case, cell),
                None => not_yet("The man is asked for by his square, such as e4."),
            },
        };
        self.settle(Judgement { ply, ..judgement })
    }

    /// Keeps count, and goes on to the next question after a right answer.
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
                self.before.play(&self.tree.node(id).play);
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

    /// The next hint for the present question; the last is given again as often as it is asked for.
    pub fn hint(&mut self) -> Option<Hint> {
        self.hints = hint::STEPS.min(self.hints + 1);
        let case = self.case()?;
        Some(hint::hint(&case, self.task, self.hints))
    }

    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.now == self.asked.len()
    }

    #[must_use]
    pub const fn score(&self) -> Score {
        let mut score = self.past;
        score.tries += self.tries;
        score.hints += self.hints;
        score
    }

    /// Half-moves from the start of the game to the present question, or to the end of the line.
    fn ply(&self) -> usize {
        let first = self.tree.path(At::After(self.line[0])).len() - 1;
        first + self.asked.get(self.now).copied().unwrap_or(self.line.len())
    }

    fn case(&self) -> Option<Case<'_>> {
        let node = self.line[*self.asked.get(self.now)?];
        let play = &self.tree.node(node).play;
        Some(Case {
            column: self.column,
            notation: self.column.notation.on(self.before.variant()),
            tree: &self.tree,
            before: &self.before,
            node,
            turn: self.before.turn_of(self.before.mover(play)),
        })
    }
}

/// The present question, as those who judge see it.
struct Case<'q> {
    column: Column,
    notation: Notation,
    tree: &'q GameTree,
    before: &'q Position,
    /// The move that is asked for.
    node: NodeId,
    turn: Turn<'q>,
}

impl Case<'_> {
    fn play(&self) -> &Play {
        &self.tree.node(self.node).play
    }

    const fn side(&self) -> Side {
        self.turn.side
    }

    /// The name of a play that either side may make.
    fn name(&self, play: &Play) -> Named {
        let mover = self.before.mover(play);
        if mover == self.turn.side {
            return self.notation.name(play, &self.turn);
        }
        self.notation.name(play, &self.before.turn_of(mover))
    }

    /// What the quiz's notation is called in a sentence.
    fn called(&self) -> &'static str {
        match self.before.variant() {
            Variant::Chess99 | Variant::Modern => "the notation of Chess 99",
            _ => called(self.notation),
        }
    }
}

/// What a notation is called in a sentence.
const fn called(notation: Notation) -> &'static str {
    match notation {
        Notation::Short(Letters::English) => "short algebraic",
        Notation::Short(Letters::Figurine) => "figurine algebraic",
        Notation::Short(Letters::German) => "short algebraic with German letters",
        Notation::Short(Letters::French) => "short algebraic with French letters",
        Notation::Short(Letters::Spanish) => "short algebraic with Spanish letters",
        Notation::Short(Letters::Dutch) => "short algebraic with Dutch letters",
        Notation::Long(_) => "long algebraic",
        Notation::Minimal(_) => "really short algebraic",
        Notation::Descriptive(_) => "English descriptive",
        Notation::Reversible => "reversible notation",
        Notation::ThreeSymbol => "three symbols",
        Notation::Uci => "coordinates",
    }
}

/// An answer that is none yet, and why.
fn not_yet(words: &str) -> Judgement {
    Judgement {
        sentence: Sentence::default().text(words),
        ..Judgement::default()
    }
}

fn arrow(play: &Play, role: Role) -> Drawn {
    Drawn {
        shape: Shape::Arrow(play.from, play.to),
        role,
    }
}

fn circle(at: Cell, role: Role) -> Drawn {
    Drawn {
        shape: Shape::Circle(at),
        role,
    }
}
