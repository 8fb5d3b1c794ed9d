//! A set as text and as the fragment of an address, and read back.
//!
//! ```text
//! set 1 9A31C0F2
//! w,short,file,r1bqkb1r/…/… w KQkq -,b1d2
//! t,short,plain,descriptive,4k3/… b - -,g8f6
//! m,short,rank,8/… w - -,d2f3,N2bf3,cagd
//! ```
//!
//! Each line is a question: its kind (`w` write, `p` play, `s` the square of the piece, `m` mend,
//! `t` translate), the notation of the answer, the rule, the notation that is given if there is one,
//! the position, the move in coordinates; and for `m` the damaged name, written as in forms, and the
//! four mistakes to choose from. The first line has the version of the format, and a check value
//! over all others: a question that was changed on its way is not asked.

use crate::board::{Move, Square, Variant};
use crate::exercise::by_rule::damage::{letter, of_letter};
use crate::exercise::by_rule::{AskedAs, DamagedName, MoveExercise, Topic};
use crate::game::fen::read_fen_of;
use crate::notation::{Notation, Ply};
use crate::rules::Position;
use crate::session::column;
use crate::session::link::{check_of, decoded, field};
use crate::words;

use super::maker::{is_one, shown};

/// What the first line begins with, before the version.
const HEAD: &str = "set ";

/// Version of the format.
const VERSION: &str = "1";

/// Most questions that are read.
pub const MOST: usize = 100;

/// Bytes of the longest fragment that is read.
pub(super) const LIMIT: usize = 100_000;

/// The kinds of question with their letters.
const LETTERS: [(AskedAs, &str); 5] = [
    (AskedAs::Write, "w"),
    (AskedAs::Play, "p"),
    (AskedAs::Piece, "s"),
    (AskedAs::Mend, "m"),
    (AskedAs::Translate, "t"),
];

/// Why a set could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetFault {
    /// It is of a version that this program does not know.
    Version,
    /// It is damaged.
    Damage,
}

impl SetFault {
    /// Says what is wrong with a set, and what to do.
    #[must_use]
    pub fn sentence_of_set(self) -> &'static str {
        match self {
            SetFault::Version => words::SET_NEWER.text(),
            SetFault::Damage => words::SET_UNREADABLE.text(),
        }
    }

    /// Says what is wrong with a result, and what to do.
    #[must_use]
    pub fn sentence_of_result(self) -> &'static str {
        match self {
            SetFault::Version => words::RESULT_NEWER.text(),
            SetFault::Damage => words::RESULT_UNREADABLE.text(),
        }
    }
}

/// Writes a set.
#[must_use]
pub fn write(questions: &[MoveExercise]) -> String {
    let lines: Vec<String> = questions.iter().map(line).collect();
    sealed(HEAD, VERSION, &lines.join("\n"))
}

/// Puts the version and the check value before a text.
pub(super) fn sealed(head: &str, version: &str, body: &str) -> String {
    [head, version, " ", &check_of(body), "\n", body].concat()
}

/// Returns the text behind its version and its check value.
pub(super) fn opened<'t>(head: &str, version: &str, text: &'t str) -> Result<&'t str, SetFault> {
    let (first, body) = text.split_once('\n').ok_or(SetFault::Damage)?;
    let rest = first.strip_prefix(head).ok_or(SetFault::Damage)?;
    let (known, check) = rest.split_once(' ').ok_or(SetFault::Damage)?;
    let is_number = !known.is_empty() && known.bytes().all(|byte| byte.is_ascii_digit());
    match known == version {
        true if check == check_of(body) => Ok(body),
        false if is_number => Err(SetFault::Version),
        _ => Err(SetFault::Damage),
    }
}

/// Writes a question.
fn line(question: &MoveExercise) -> String {
    let kind = LETTERS.iter().find(|(kind, _)| *kind == question.asked_as);
    let mut fields = vec![
        kind.map_or("w", |(_, letter)| letter).to_owned(),
        question.column.tag.to_owned(),
        question.topic.tag().to_owned(),
    ];
    fields.extend(question.given.map(|given| given.tag.to_owned()));
    fields.push(shown(question.position()));
    fields.push(coordinates(question));
    if let Some(mend) = &question.mend {
        let mut form = String::new();
        field(&mut form, "", &mend.text.replace(',', "\u{1}"));
        fields.push(form.trim_start_matches('=').to_owned());
        let letters = mend.choices.iter().filter_map(|(kind, _)| letter(*kind));
        fields.push(letters.collect());
    }
    fields.join(",")
}

/// Returns the move of a question in coordinates.
fn coordinates(question: &MoveExercise) -> String {
    Notation::Uci.text(&question.mv, &question.position().turn())
}

/// Writes the fragment of an address that opens a set.
#[must_use]
pub fn fragment(questions: &[MoveExercise]) -> String {
    let mut form = String::new();
    field(&mut form, "set", &write(questions));
    form
}

/// Reads the set in the fragment of an address; `None` if there is none.
#[must_use]
pub fn set_in(fragment: &str) -> Option<Result<Vec<MoveExercise>, SetFault>> {
    let value = fragment.strip_prefix("set=")?;
    if value.len() > LIMIT {
        return Some(Err(SetFault::Damage));
    }
    let text = decoded(value).ok_or(SetFault::Damage);
    Some(text.and_then(|text| read(&text)))
}

/// Reads what [`write()`] has written.
///
/// # Errors
/// When the text is damaged or of another version.
pub fn read(text: &str) -> Result<Vec<MoveExercise>, SetFault> {
    let body = opened(HEAD, VERSION, text)?;
    let lines: Vec<&str> = body.lines().collect();
    if lines.is_empty() || lines.len() > MOST {
        return Err(SetFault::Damage);
    }
    let questions = lines.into_iter().map(question);
    questions.collect::<Option<_>>().ok_or(SetFault::Damage)
}

/// Reads a question; `None` if it is damaged, or if it has not one right answer.
fn question(line: &str) -> Option<MoveExercise> {
    let mut fields = line.split(',');
    let kind = fields.next()?;
    let (asked_as, _) = *LETTERS.iter().find(|(_, letter)| *letter == kind)?;
    let answered = column(fields.next()?)?;
    let topic = Topic::named(fields.next()?)?;
    let given = match asked_as {
        AskedAs::Translate => Some(column(fields.next()?)?),
        _ => None,
    };
    let before = read_fen_of(fields.next()?, Variant::Standard).ok()?;
    let mv = found(&before, fields.next()?)?;
    let mut question = MoveExercise::plain((topic, answered, asked_as), &before, mv);
    question.given = given;
    if asked_as == AskedAs::Mend {
        let text = decoded(fields.next()?)?.replace('\u{1}', ",");
        let choices = fields.next()?.chars().map(of_letter);
        let choices: Vec<_> = choices.collect::<Option<_>>()?;
        question.mend = Some(DamagedName { text, choices });
    }
    let is_whole = fields.next().is_none();
    (is_whole && is_answerable(&question)).then_some(question)
}

/// Returns the legal move of these coordinates.
fn found(before: &Position, text: &str) -> Option<Move> {
    let turn = before.turn();
    let mut moves = turn.moves.iter();
    let named = |mv: &&Move| Notation::Uci.text(mv, &turn) == text;
    moves.find(named).copied()
}

/// Returns whether a question is about its rule and has one right answer.
fn is_answerable(question: &MoveExercise) -> bool {
    let turn = question.position().turn();
    let notation = question.column.notation;
    if !notation.suits(Variant::Standard)
        || !is_one(question)
        || question.given == Some(question.column)
    {
        return false;
    }
    let rule = notation.write(&Ply::new(&question.mv, &turn), &mut String::new());
    let is_about = question.topic.is_of(notation, rule, &question.mv, &turn);
    let is_mended = question.mend.as_ref().is_none_or(|mend| {
        let right = (0..mend.choices.len()).filter(|&at| question.choose(at).right);
        mend.choices.len() == 4 && right.count() == 1
    });
    is_about && is_mended
}

/// Returns two squares such as `e2e4`.
pub(super) fn squares(text: &str) -> Option<(Square, Square)> {
    let (from, to) = (text.get(..2)?, text.get(2..)?);
    Some((Square::parse(from)?, Square::parse(to)?))
}
