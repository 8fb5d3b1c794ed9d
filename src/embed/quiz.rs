//! A quiz on the board: the question under it, the answer's judgement beside it.

use super::board::{Board, told};
use super::controls::entry;
use super::dom::{button, el, find};
use super::view::{Shows, View};
use rank_and_file::board::{Cell, Drawn, Play};
use rank_and_file::exercise::quiz::{Answer, Judgement, Question, Quiz, Score, Task};
use rank_and_file::game::At;
use rank_and_file::notation::Sentence;
use rank_and_file::screen::board_model as boards;
use rank_and_file::session::{Hand, Names, Notice, Session};
use rank_and_file::study::{Settings, ply};

/// What is asked, and what came of it.
pub struct Questions {
    /// `None` when there is nothing to ask: then `trouble` says why.
    quiz: Option<Quiz>,
    pub trouble: Option<String>,
    /// The moves of which one has still to be chosen.
    choices: Vec<Play>,
    last: Option<Judgement>,
    hint: Option<(Sentence, Vec<Drawn>)>,
    /// Changes with every question, so that its elements are made once.
    drawn: Option<(usize, bool)>,
}

impl Questions {
    /// Begins a quiz, and shows the moment of its first question.
    #[inline(never)]
    pub fn begin(session: &mut Session, settings: &Settings) -> Questions {
        let from = ply(session.tree(), settings.ply);
        let quiz = Quiz::new(settings.asked, session.columns[0], session.tree(), from);
        session.go(from);
        let (quiz, trouble) = match quiz {
            Ok(quiz) => (Some(quiz), None),
            Err(sentence) => (None, Some(sentence.to_string())),
        };
        Questions {
            quiz,
            trouble,
            choices: Vec::new(),
            last: None,
            hint: None,
            drawn: None,
        }
    }

    fn question(&self) -> Option<Question> {
        self.quiz.as_ref().and_then(Quiz::question)
    }

    fn task(&self) -> Task {
        self.quiz.as_ref().map_or(Task::Move, Quiz::task)
    }

    fn score(&self) -> Score {
        self.quiz.as_ref().map(Quiz::score).unwrap_or_default()
    }

    /// Puts away what was said last.
    pub fn forget(&mut self) {
        self.hint = None;
        self.choices.clear();
        if self.last.as_ref().is_some_and(|last| !last.right) {
            self.last = None;
        }
    }

    /// The last answer as the page is told of it.
    #[inline(never)]
    pub fn answer(&self) -> Vec<String> {
        let Some(last) = &self.last else {
            return Vec::new();
        };
        let score = self.score();
        let right = if last.right { "1" } else { "0" };
        let numbers = [
            last.ply as u32,
            last.tries,
            last.hints,
            score.questions as u32,
            score.tries,
            score.hints,
        ];
        let mut told = vec![
            last.given.clone(),
            last.sentence.to_string(),
            right.to_owned(),
        ];
        told.extend(numbers.map(|number| number.to_string()));
        told
    }

    /// Shows the question in its place, and what is drawn for it on the board.
    #[inline(never)]
    pub fn show(&mut self, session: &Session, names: &mut Names, view: &View, shows: &mut Shows) {
        let question = self.question();
        let mut model = boards::model(session, names);
        if let Some(question) = &question {
            model.drawn.extend_from_slice(&question.drawn);
        }
        let position = session.position();
        model.choices = boards::choices(position, &self.choices);
        match (&self.hint, &self.last) {
            (Some((_, drawn)), _) => model.drawn.extend_from_slice(drawn),
            (None, Some(last)) => model.drawn.extend_from_slice(&last.drawn),
            (None, None) => {}
        }
        shows.board = Some(model);
        // The move on the board has been answered for; before the first answer it is the author's.
        shows.reasons = self.last.as_ref().is_some_and(|last| last.right) || question.is_none();
        shows.notice = self.notice();
        self.draw(question.as_ref(), view);
    }

    fn notice(&self) -> Option<Notice> {
        let (sentence, refusal) = match (&self.hint, &self.last) {
            (Some((sentence, _)), _) => (sentence.clone(), false),
            (None, Some(last)) => (last.sentence.clone(), !last.right),
            (None, None) => return None,
        };
        Some(Notice {
            sentence,
            refusal,
            drawn: Vec::new(),
        })
    }

    fn draw(&mut self, question: Option<&Question>, view: &View) {
        let now = question.map_or((0, false), |question| (question.number, true));
        let made = find(&view.task.0, ".ask").is_some();
        if made && self.drawn == Some(now) {
            return;
        }
        self.drawn = Some(now);
        let place = view.task.clone().emptied();
        let Some(question) = question else {
            let words = match &self.trouble {
                Some(trouble) => trouble.clone(),
                None => solved(self.score()),
            };
            let again = button("button", "again").text("Begin again");
            let place = place.child(el("p").class("ask").attr("role", "status").text(&words));
            if self.quiz.is_some() {
                let _ = place.child(el("p").class("deeds").child(again));
            }
            return;
        };
        let mut count = String::new();
        if question.of > 1 {
            count = [
                "Question ",
                &question.number.to_string(),
                " of ",
                &question.of.to_string(),
                ". ",
            ]
            .concat();
        }
        let ask = el("p")
            .class("ask")
            .attr("role", "status")
            .child(el("span").class("number").text(&count))
            .child(
                el("span")
                    .class("number")
                    .text(&question.move_number)
                    .text(" "),
            )
            .text(&question.sentence.to_string());
        let place = place.child(ask);
        let place = match self.task() {
            Task::Write => place.child(entry("Write the move", "Answer")),
            Task::Move | Task::Man => place,
        };
        let hint = button("button", "hint").text("Hint");
        let _ = place.child(el("p").class("deeds").child(hint));
    }
}

/// What is said at the end.
fn solved(score: Score) -> String {
    let mut words = String::from(if score.questions == 1 {
        "Solved, with "
    } else {
        "All solved, with "
    });
    for (count, one, many) in [
        (score.tries, "try", "tries"),
        (score.hints, "hint", "hints"),
    ] {
        words.push_str(&count.to_string());
        words.push(' ');
        words.push_str(if count == 1 { one } else { many });
        words.push_str(if one == "try" { " and " } else { "." });
    }
    words
}

/// A square is touched: picked up from, put on, or pointed at.
pub fn touch(board: &mut Board, cell: Cell) -> u32 {
    let Some(questions) = &mut board.questions else {
        return 0;
    };
    if questions.task() != Task::Move {
        return judge(board, Answer::Square(cell));
    }
    match board.session.hand {
        Hand::Lifted(from) if from != cell && board.session.may_drop(from, cell) => {
            judge(board, Answer::Drop(from, cell))
        }
        Hand::Lifted(from) if from == cell => put_down(board),
        _ if questions.question().is_some() && board.session.may_lift(cell) => {
            board.session.hand = Hand::Lifted(cell);
            questions.hint = None;
            board.show();
            0
        }
        _ => put_down(board),
    }
}

fn put_down(board: &mut Board) -> u32 {
    board.session.hand = Hand::Idle;
    board.show();
    0
}

/// Whether a man may be carried from here.
pub fn movable(board: &Board, cell: Cell) -> bool {
    let moves =
        |questions: &Questions| questions.task() == Task::Move && questions.question().is_some();
    board.questions.as_ref().is_some_and(moves) && board.session.may_lift(cell)
}

/// A man was carried from one square to another.
pub fn dropped(board: &mut Board, from: Cell, to: Cell) -> u32 {
    judge(board, Answer::Drop(from, to))
}

/// One of several moves was chosen.
pub fn choose(board: &mut Board, play: Play) -> u32 {
    judge(board, Answer::Play(play))
}

/// A text was given as the answer.
pub fn written(board: &mut Board, text: &str) -> u32 {
    judge(board, Answer::Text(text))
}

fn judge(board: &mut Board, answer: Answer<'_>) -> u32 {
    let Some(questions) = &mut board.questions else {
        return 0;
    };
    board.session.hand = Hand::Idle;
    questions.hint = None;
    questions.choices.clear();
    let Some(quiz) = &mut questions.quiz else {
        return 0;
    };
    if quiz.is_done() {
        return 0;
    }
    let judgement = quiz.answer(answer);
    questions.choices.clone_from(&judgement.choices);
    let (judged, right, solved) = (judgement.judged, judgement.right, judgement.solved);
    let end = judgement.line.last().copied();
    // A question that is only to be completed is not spoken of.
    questions.last = (!judgement.sentence.is_empty()).then_some(judgement);
    if let Some(end) = end {
        board.session.go(At::After(end));
        if let Some(field) = board.field() {
            field.set_value("");
        }
    }
    board.show();
    let mut told = if right { board.tell() } else { 0 };
    if judged {
        told |= told::ANSWER;
    }
    if right && solved {
        told |= told::SOLVED;
    }
    if right && let Some(field) = board.field() {
        super::dom::focus(&field);
    }
    told
}

/// A hint, or the whole quiz once more.
pub fn ask(board: &mut Board, does: &str) -> u32 {
    let Some(questions) = &mut board.questions else {
        return 0;
    };
    if does == "again" {
        let again = Questions::begin(&mut board.session, &board.settings);
        board.questions = Some(again);
    } else if let Some(hint) = questions.quiz.as_mut().and_then(Quiz::hint) {
        questions.hint = Some((hint.sentence, hint.drawn));
    }
    board.show();
    told::CHANGED
}
