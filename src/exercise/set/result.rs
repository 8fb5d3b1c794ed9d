//! What a pupil answered, with marks, as text and read back.
//!
//! ```text
//! set-result 1 77E0A1B3
//! Ada
//! +,1,0,
//! +,2,0,Nd2
//! set 1 9A31C0F2
//! …
//! ```
//!
//! Each answer has `+` if it was right in the end, the number of tries and of hints, and what was
//! answered first if that was not right, written as in forms. The marks are not kept: whoever opens
//! the result judges the first answers again.

use super::text::{self, LIMIT, SetFault, opened, sealed, squares};
use crate::board::{Drawn, Role, Shape};
use crate::exercise::by_rule::{AskedAs, MoveExercise};
use crate::exercise::quiz::{Answer, Judgement};
use crate::exercise::say::counted;
use crate::notation::{Sentence, Verdict};
use crate::screen::board_model::{BoardModel, still};
use crate::screen::why;
use crate::session::link::{decoded, field};
use crate::words;

const HEAD: &str = "set-result ";
const VERSION: &str = "1";

/// Most letters of a pupil's name and of an answer.
const LETTERS: usize = 40;

/// What a pupil answered to a question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetAnswer {
    /// What was answered first, if it was not right: a text, a square, the name of the move that was
    /// played, or the place of a choice.
    pub first: Option<String>,
    pub tries: u32,
    pub hints: u32,
    /// Whether it was right in the end.
    pub is_right: bool,
}

/// The mark of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerMark {
    /// Right at the first try, without a hint.
    AtOnce,
    /// Right with a hint, and without a slip.
    WithHint,
    /// Wrong first, and then right.
    Mended,
    /// Not right.
    Missed,
}

impl SetAnswer {
    /// Returns the mark of the answer.
    #[must_use]
    pub const fn mark(&self) -> AnswerMark {
        match (self.is_right, self.tries, self.hints) {
            (false, ..) => AnswerMark::Missed,
            (true, ..=1, 0) => AnswerMark::AtOnce,
            (true, ..=1, _) => AnswerMark::WithHint,
            _ => AnswerMark::Mended,
        }
    }
}

/// What a pupil answered to the questions of a set.
#[derive(Clone, Debug, PartialEq)]
pub struct SetResult {
    /// The name of the pupil; empty if it is not known.
    pub name: String,
    pub questions: Vec<MoveExercise>,
    /// An answer for each question.
    pub answers: Vec<SetAnswer>,
}

/// A question of a result, as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultRow {
    pub number: usize,
    pub board: BoardModel,
    /// The rule of the name.
    pub rule: &'static str,
    /// What was given in the question.
    pub given: Option<String>,
    pub mark: AnswerMark,
    pub hints: u32,
    /// What was answered first, if it was not right, and why it is not.
    pub slip: Option<(String, Sentence)>,
    /// The right answer, and why it is right.
    pub answer: String,
    pub because: Sentence,
}

impl SetResult {
    /// Returns how many answers have this mark.
    #[must_use]
    pub fn count(&self, mark: AnswerMark) -> usize {
        let answers = self.answers.iter();
        answers.filter(|answer| answer.mark() == mark).count()
    }

    /// Says how many answers are right, and what the others are.
    #[must_use]
    pub fn summary(&self) -> String {
        let all = self.questions.len();
        let at_once = self.count(AnswerMark::AtOnce);
        let others = counted([
            (self.count(AnswerMark::WithHint), words::COUNT_WITH_HINT),
            (self.count(AnswerMark::Mended), words::COUNT_AFTER_SLIP),
            (self.count(AnswerMark::Missed), words::COUNT_MISSED),
        ]);
        match others.as_str() {
            "" => words::SET_RIGHT_AT_ONCE.with([at_once.into(), all.into()]),
            others => words::SET_RIGHT_OTHERS.with([at_once.into(), all.into(), others.into()]),
        }
    }

    /// Returns each question with its answer.
    #[must_use]
    pub fn rows(&self) -> Vec<ResultRow> {
        let answered = self.questions.iter().zip(&self.answers);
        let rows = answered.enumerate();
        rows.map(|(at, (question, answer))| row(at + 1, question, answer))
            .collect()
    }

    /// Writes the result.
    #[must_use]
    pub fn write(&self) -> String {
        let mut lines = vec![coded(&self.name)];
        for answer in &self.answers {
            let sign = if answer.is_right { '+' } else { '-' };
            let first = answer.first.as_deref().map(coded).unwrap_or_default();
            let (tries, hints) = (answer.tries, answer.hints);
            lines.push(format!("{sign},{tries},{hints},{first}"));
        }
        lines.push(text::write(&self.questions));
        sealed(HEAD, VERSION, &lines.join("\n"))
    }

    /// Writes the fragment of an address that opens the result.
    #[must_use]
    pub fn fragment(&self) -> String {
        let mut form = String::new();
        field(&mut form, "result", &self.write());
        form
    }

    /// Reads the result in the fragment of an address; `None` if there is none.
    #[must_use]
    pub fn of_fragment(fragment: &str) -> Option<Result<SetResult, SetFault>> {
        let value = fragment.strip_prefix("result=")?;
        if value.len() > LIMIT {
            return Some(Err(SetFault::Damage));
        }
        let text = decoded(value).ok_or(SetFault::Damage);
        Some(text.and_then(|text| SetResult::read(&text)))
    }

    /// Reads what [`SetResult::write`] has written.
    ///
    /// # Errors
    /// When the text is damaged or of another version.
    pub fn read(text: &str) -> Result<SetResult, SetFault> {
        let body = opened(HEAD, VERSION, text)?;
        let (mine, set) = body.split_once("\nset ").ok_or(SetFault::Damage)?;
        let questions = text::read(&["set ", set].concat())?;
        let mut lines = mine.lines();
        let name = lines.next().and_then(decoded).ok_or(SetFault::Damage)?;
        let answers = lines.map(answer).collect::<Option<Vec<_>>>();
        let answers = answers.filter(|answers| answers.len() == questions.len());
        Ok(SetResult {
            name: name.replace('\u{1}', ",").chars().take(LETTERS).collect(),
            questions,
            answers: answers.ok_or(SetFault::Damage)?,
        })
    }
}

/// Writes a text as in forms.
fn coded(text: &str) -> String {
    let mut form = String::new();
    let short: String = text.chars().take(LETTERS).collect();
    field(&mut form, "", &short.replace(',', "\u{1}"));
    form.trim_start_matches('=').to_owned()
}

/// Reads an answer.
fn answer(line: &str) -> Option<SetAnswer> {
    let mut fields = line.split(',');
    let is_right = match fields.next()? {
        "+" => true,
        "-" => false,
        _ => return None,
    };
    let tries = fields.next()?.parse().ok()?;
    let hints = fields.next()?.parse().ok()?;
    let first = decoded(fields.next()?)?.replace('\u{1}', ",");
    fields.next().is_none().then_some(SetAnswer {
        first: (!first.is_empty()).then_some(first),
        tries,
        hints,
        is_right,
    })
}

fn row(number: usize, question: &MoveExercise, answer: &SetAnswer) -> ResultRow {
    let mv = question.mv;
    let turn = question.position().turn();
    let named = question.column.notation.name(&mv, &turn);
    let drawn = vec![Drawn {
        shape: Shape::Arrow(mv.from, mv.to),
        role: Role::Asked,
    }];
    let slip = answer.first.as_ref().map(|first| {
        let judged = judged(question, first);
        let given = match question.asked_as {
            AskedAs::Mend => judged.given,
            _ => first.clone(),
        };
        (given, judged.sentence)
    });
    ResultRow {
        number,
        board: still(
            question.position(),
            turn.color == crate::board::Color::Black,
            drawn,
        ),
        rule: question.topic.title(),
        given: question.given_text(),
        mark: answer.mark(),
        hints: answer.hints,
        slip,
        answer: right_answer(question),
        because: why::explain(question.column.notation, &named, &mv, &turn).1,
    }
}

/// Returns the right answer to a question in words.
#[must_use]
pub fn right_answer(question: &MoveExercise) -> String {
    let mv = &question.mv;
    let name = question.name_in(question.column);
    match question.asked_as {
        AskedAs::Piece => mv.from.to_string(),
        AskedAs::Play => {
            words::FROM_TO.with([mv.from.to_string().into(), mv.to.to_string().into()])
        }
        AskedAs::Mend => {
            let choices = question.mend.iter().flat_map(|mend| &mend.choices);
            let right = choices.zip(0..).find(|(_, at)| question.choose(*at).right);
            right.map_or(name.clone(), |((_, words), _)| {
                words::NAME_AND_MISTAKE.with([(&name).into(), (*words).into()])
            })
        }
        _ => name,
    }
}

/// Judges a first answer again.
fn judged(question: &MoveExercise, first: &str) -> Judgement {
    match question.asked_as {
        AskedAs::Mend => {
            let at = first.parse().unwrap_or(usize::MAX);
            question.choose(at)
        }
        AskedAs::Play => {
            let turn = question.position().turn();
            match question.column.notation.understand(first, &turn) {
                Ok((_, Verdict::One { mv, .. })) => question.judge(Answer::Move(mv)),
                _ => squares(first).map_or_else(Judgement::default, |(from, to)| {
                    question.judge(Answer::Drop(from, to))
                }),
            }
        }
        _ => question.judge(Answer::Text(first)),
    }
}
