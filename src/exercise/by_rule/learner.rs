//! What each learner knows of each rule, and when it is asked again.
//!
//! The times are those of FSRS, a model of how people forget; the crate `rs-fsrs` computes them.
//! All times are milliseconds since 1970 and are given by the caller.
//!
//! Learners are kept as lines of text, their fields separated by tabs:
//!
//! | line | fields |
//! |---|---|
//! | `learners` | version of the format, place of the learner who practises |
//! | `learner` | name |
//! | `choices` | the notations that are practised, and the files that are asked for |
//! | `card` | notation, topic, times and numbers of FSRS, the last answers as `+` and `-` |
//!
//! A line that cannot be read is left out, and counted.

use chrono::{DateTime, Utc};
use rs_fsrs::{Card, FSRS, Parameters, Rating, State};

use super::topic::Topic;
use crate::session::{Column, ColumnSet, column};
use crate::words::{self, Message};

/// Version of the kept text.
const VERSION: &str = "1";

/// Most answers of which a card keeps whether they were right.
const LAST: usize = 10;

/// Milliseconds after which a round ends with the question at hand.
pub const ROUND: i64 = 5 * 60 * 1000;

/// Most learners on one device, and most letters of a name.
const LEARNERS: usize = 50;
const LETTERS: usize = 40;

/// The name of a learner who has given none, as it is kept. What is shown is a message.
pub const NAMELESS: &str = "Learner";

/// Days after which a rule that is remembered so long is called well known.
const WELL_KNOWN: f64 = 21.0;

/// One rule in one notation, as a learner knows it.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleCard {
    pub topic: Topic,
    pub column: Column,
    /// Whether each of the last answers was right, the latest last.
    pub answers: Vec<bool>,
    card: Card,
}

/// How a question was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// At the first try, without a hint.
    AtOnce,
    /// At the second try, or with a hint.
    WithHelp,
    /// Only later, or not at all.
    Missed,
}

impl Grade {
    /// Returns the grade of a right answer after this many tries and hints.
    #[must_use]
    pub const fn of(tries: u32, hints: u32) -> Grade {
        match tries + hints {
            0 | 1 => Grade::AtOnce,
            2 => Grade::WithHelp,
            _ => Grade::Missed,
        }
    }
}

/// How well a rule is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowWell {
    New,
    Learning,
    Forgotten,
    Known,
    Well,
}

impl HowWell {
    /// Returns the state in words.
    #[must_use]
    pub const fn words(self) -> Message {
        match self {
            HowWell::New => words::KNOWN_NEW,
            HowWell::Learning => words::KNOWN_LEARNING,
            HowWell::Forgotten => words::KNOWN_FORGOTTEN,
            HowWell::Known => words::KNOWN,
            HowWell::Well => words::KNOWN_WELL,
        }
    }
}

/// A row of the chart of rules.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartRow {
    pub topic: Topic,
    pub column: Column,
    pub known: HowWell,
    pub answers: Vec<bool>,
    /// When it is asked again: "now", "in 3 days"; empty for a rule that was never asked.
    pub due: String,
}

/// A person who practises.
#[derive(Clone, Debug, PartialEq)]
pub struct Learner {
    pub name: String,
    /// The notations that are practised, at least one.
    columns: Vec<Column>,
    /// The files of the squares that are asked for, 0 for a; all of them or at least one.
    files: Vec<u8>,
    cards: Vec<RuleCard>,
}

impl Default for Learner {
    fn default() -> Learner {
        Learner {
            name: String::new(),
            columns: ColumnSet::Orthodox.columns().take(1).collect(),
            files: (0..8).collect(),
            cards: Vec::new(),
        }
    }
}

impl Learner {
    /// Begins to learn.
    fn named(name: impl Into<String>) -> Learner {
        Learner {
            name: name.into(),
            ..Learner::default()
        }
    }

    /// Returns the name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the notations that are practised.
    #[must_use]
    pub fn columns(&self) -> Vec<Column> {
        self.columns.clone()
    }

    /// Returns the files of the squares that are asked for, 0 for a.
    #[must_use]
    pub fn files(&self) -> &[u8] {
        &self.files
    }

    /// Takes a notation into the practice, or leaves it out. Returns `false` for the last one, which
    /// stays.
    pub fn turn_column(&mut self, column: Column) -> bool {
        turn(&mut self.columns, column, |column| {
            let mut all = ColumnSet::Orthodox.columns();
            all.position(|known| known == *column)
        })
    }

    /// Takes a file into the questions about squares, or leaves it out. Returns `false` for the last
    /// one, which stays.
    pub fn turn_file(&mut self, file: u8) -> bool {
        file < 8 && turn(&mut self.files, file, |file| *file)
    }

    /// Writes the choices.
    fn choices(&self) -> String {
        let tags: Vec<&str> = self.columns.iter().map(|column| column.tag).collect();
        let files = self.files.iter().map(|file| char::from(b'a' + file));
        let files: String = files.collect();
        ["choices", &tags.join(" "), &files].join("\t")
    }

    /// Reads the choices; returns `false` if they are damaged, and then nothing changes.
    fn choose(&mut self, tags: &str, files: &str) -> bool {
        let columns: Option<Vec<Column>> = tags.split(' ').map(column).collect();
        let file = |letter: char| ('a'..='h').position(|file| file == letter);
        let files: Option<Vec<u8>> = files
            .chars()
            .map(|it| file(it).map(|it| it as u8))
            .collect();
        let (Some(columns), Some(files)) = (columns, files) else {
            return false;
        };
        if columns.is_empty() || files.is_empty() || files.len() > 8 {
            return false;
        }
        (self.columns, self.files) = (columns, files);
        true
    }

    /// Returns the rule to ask for next: the one that has been due longest, or else the first that
    /// was never asked. Returns `None` if nothing is due and nothing is new.
    #[must_use]
    pub fn next(&self, columns: &[Column], now: i64) -> Option<(Topic, Column)> {
        let mut due: Vec<&RuleCard> = self.cards.iter().collect();
        due.retain(|card| columns.contains(&card.column) && card.due() <= now);
        let first = due.into_iter().min_by_key(|card| card.due());
        first.map(|card| (card.topic, card.column)).or_else(|| {
            let mut all = all(columns);
            all.find(|&(topic, column)| self.card(topic, column).is_none())
        })
    }

    /// Returns how many rules are due.
    #[must_use]
    pub fn due(&self, columns: &[Column], now: i64) -> usize {
        let cards = self.cards.iter();
        let is_due = |card: &&RuleCard| columns.contains(&card.column) && card.due() <= now;
        cards.filter(is_due).count()
    }

    /// Returns when the next rule is due, in words from now; `None` if none was asked yet.
    #[must_use]
    pub fn next_due(&self, columns: &[Column], now: i64) -> Option<String> {
        let cards = self.cards.iter();
        let mine = cards.filter(|card| columns.contains(&card.column));
        mine.map(RuleCard::due).min().map(|due| until(due, now))
    }

    /// Notes an answer, and sets when the rule is asked again.
    pub fn answered(&mut self, topic: Topic, column: Column, grade: Grade, now: i64) {
        let at = self
            .cards
            .iter()
            .position(|card| (card.topic, card.column) == (topic, column));
        let at = at.unwrap_or_else(|| {
            self.cards.push(RuleCard {
                topic,
                column,
                answers: Vec::new(),
                card: Card {
                    due: moment(now),
                    last_review: moment(now),
                    ..Card::default()
                },
            });
            self.cards.len() - 1
        });
        let card = &mut self.cards[at];
        let rating = match grade {
            Grade::AtOnce => Rating::Good,
            Grade::WithHelp => Rating::Hard,
            Grade::Missed => Rating::Again,
        };
        // A clock that was set back must not make the time since the last answer negative.
        let now = moment(now).max(card.card.last_review);
        card.card = FSRS::new(Parameters::default())
            .next(card.card.clone(), now, rating)
            .card;
        card.answers.push(grade == Grade::AtOnce);
        let extra = card.answers.len().saturating_sub(LAST);
        card.answers.drain(..extra);
    }

    /// Returns the state of each rule of these notations.
    #[must_use]
    pub fn chart(&self, columns: &[Column], now: i64) -> Vec<ChartRow> {
        let row = |(topic, column)| {
            let card = self.card(topic, column);
            ChartRow {
                topic,
                column,
                known: card.map_or(HowWell::New, RuleCard::known),
                answers: card.map(|card| card.answers.clone()).unwrap_or_default(),
                due: card.map(|card| until(card.due(), now)).unwrap_or_default(),
            }
        };
        all(columns).map(row).collect()
    }

    fn card(&self, topic: Topic, column: Column) -> Option<&RuleCard> {
        let mut cards = self.cards.iter();
        cards.find(|card| (card.topic, card.column) == (topic, column))
    }
}

/// Adds something to a list, in the order of a key, or takes it out. Returns `false` for the last one,
/// which stays.
fn turn<T: PartialEq, K: Ord>(list: &mut Vec<T>, it: T, key: impl FnMut(&T) -> K) -> bool {
    match list.iter().position(|known| *known == it) {
        Some(_) if list.len() == 1 => return false,
        Some(at) => drop(list.remove(at)),
        None => {
            list.push(it);
            list.sort_by_key(key);
        }
    }
    true
}

/// Returns all rules of these notations, notation by notation.
fn all(columns: &[Column]) -> impl Iterator<Item = (Topic, Column)> + '_ {
    columns.iter().flat_map(|&column| {
        let topics = Topic::of_notation(column.notation);
        topics.map(move |topic| (topic, column))
    })
}

impl RuleCard {
    const fn due(&self) -> i64 {
        self.card.due.timestamp_millis()
    }

    const fn known(&self) -> HowWell {
        match self.card.state {
            State::New | State::Learning => HowWell::Learning,
            State::Relearning => HowWell::Forgotten,
            State::Review if self.card.stability >= WELL_KNOWN => HowWell::Well,
            State::Review => HowWell::Known,
        }
    }

    fn line(&self) -> String {
        let card = &self.card;
        let answers = self
            .answers
            .iter()
            .map(|&right| if right { '+' } else { '-' });
        let fields = [
            "card".to_owned(),
            self.column.tag.to_owned(),
            self.topic.tag().to_owned(),
            card.due.timestamp_millis().to_string(),
            card.last_review.timestamp_millis().to_string(),
            card.stability.to_string(),
            card.difficulty.to_string(),
            card.elapsed_days.to_string(),
            card.scheduled_days.to_string(),
            card.reps.to_string(),
            card.lapses.to_string(),
            (card.state as u8).to_string(),
            answers.collect(),
        ];
        fields.join("\t")
    }

    /// Reads the fields after the first.
    fn read(fields: &[&str]) -> Option<RuleCard> {
        let [
            tag,
            topic,
            due,
            last,
            stability,
            difficulty,
            elapsed,
            scheduled,
            reps,
            lapses,
            state,
            answers,
        ] = *fields
        else {
            return None;
        };
        let column = column(tag)?;
        let topic = Topic::named(topic)?;
        let time = |text: &str| DateTime::from_timestamp_millis(text.parse().ok()?);
        let number = |text: &str| {
            text.parse::<f64>()
                .ok()
                .filter(|n| n.is_finite() && *n >= 0.0)
        };
        let answer = |sign: char| match sign {
            '+' => Some(true),
            '-' => Some(false),
            _ => None,
        };
        let answers: Vec<bool> = answers.chars().map(answer).collect::<Option<_>>()?;
        if answers.len() > LAST || !Topic::of_notation(column.notation).any(|of| of == topic) {
            return None;
        }
        Some(RuleCard {
            topic,
            column,
            answers,
            card: Card {
                due: time(due)?,
                last_review: time(last)?,
                stability: number(stability)?,
                difficulty: number(difficulty)?,
                elapsed_days: elapsed.parse().ok()?,
                scheduled_days: scheduled.parse().ok()?,
                reps: reps.parse().ok()?,
                lapses: lapses.parse().ok()?,
                state: match state {
                    "0" => State::New,
                    "1" => State::Learning,
                    "2" => State::Review,
                    "3" => State::Relearning,
                    _ => return None,
                },
            },
        })
    }
}

fn moment(millis: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(millis).unwrap_or_default()
}

/// Returns a time from now in words.
fn until(due: i64, now: i64) -> String {
    const MINUTE: i64 = 60 * 1000;
    const HOUR: i64 = 60 * MINUTE;
    const DAY: i64 = 24 * HOUR;
    let counted = |message: Message<1>, count: i64| message.with([count.unsigned_abs().into()]);
    match due.saturating_sub(now) {
        ..=0 => words::DUE_NOW.into(),
        left if left < HOUR => counted(words::IN_MINUTES, (left / MINUTE).max(1)),
        left if left < 2 * DAY => counted(words::IN_HOURS, (left + HOUR / 2) / HOUR),
        left => counted(words::IN_DAYS, left.saturating_add(DAY / 2) / DAY),
    }
}

/// Everyone who practises on this device.
#[derive(Clone, Debug, PartialEq)]
pub struct Learners {
    learners: Vec<Learner>,
    current: usize,
}

impl Default for Learners {
    fn default() -> Learners {
        Learners {
            learners: vec![Learner::named(NAMELESS)],
            current: 0,
        }
    }
}

impl Learners {
    /// Returns who practises now.
    #[must_use]
    pub fn current(&self) -> &Learner {
        &self.learners[self.current]
    }

    /// Returns the same, to note answers.
    pub fn current_mut(&mut self) -> &mut Learner {
        &mut self.learners[self.current]
    }

    /// Returns all names, in the order in which they came.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.learners.iter().map(|learner| learner.name.as_str())
    }

    /// Lets the learner of this name practise; a new name begins anew.
    ///
    /// # Errors
    /// Returns a sentence if the name is empty, or if there are too many learners.
    pub fn choose(&mut self, name: &str) -> Result<(), String> {
        let words: Vec<&str> = name.split_whitespace().collect();
        let name: String = words.join(" ").chars().take(LETTERS).collect();
        if name.is_empty() {
            return Err(words::LEARNER_NEEDS_NAME.into());
        }
        let at = self
            .learners
            .iter()
            .position(|learner| learner.name == name);
        self.current = match at {
            Some(at) => at,
            None if self.learners.len() >= LEARNERS => {
                return Err(words::TOO_MANY_LEARNERS.with([LEARNERS.into()]));
            }
            None => {
                self.learners.push(Learner::named(name));
                self.learners.len() - 1
            }
        };
        Ok(())
    }

    /// Removes the learner who practises; the first of the others goes on. Returns the removed one,
    /// who can come back.
    pub fn remove_current(&mut self) -> Learner {
        let removed = self.learners.remove(self.current);
        self.current = 0;
        if self.learners.is_empty() {
            *self = Learners::default();
        }
        removed
    }

    /// Brings back a learner who was removed, and lets them practise. Somebody of the same name who
    /// has learnt nothing makes way.
    pub fn put_back(&mut self, learner: Learner) {
        let is_empty_namesake =
            |known: &Learner| known.name == learner.name && known.cards.is_empty();
        self.learners.retain(|known| !is_empty_namesake(known));
        self.current = self.learners.len();
        self.learners.push(learner);
    }

    /// Returns all learners as text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = format!("learners\t{VERSION}\t{}\n", self.current);
        for learner in &self.learners {
            text.push_str(&format!("learner\t{}\n", learner.name));
            text.push_str(&learner.choices());
            text.push('\n');
            for card in &learner.cards {
                text.push_str(&card.line());
                text.push('\n');
            }
        }
        text
    }

    /// Reads a text written by [`Learners::text`]. A card that comes twice is read once.
    ///
    /// # Errors
    /// Returns a sentence if the text is not one, or is of a later version.
    pub fn read(text: &str) -> Result<ReadLearners, String> {
        let mut lines = text.lines();
        let head: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
        let current = match head.as_slice() {
            ["learners", VERSION, current] => current.parse().unwrap_or(0),
            ["learners", ..] => {
                return Err(words::LEARNING_NEWER.into());
            }
            _ => return Err(words::LEARNING_UNREADABLE.into()),
        };
        let (mut learners, mut lost): (Vec<Learner>, usize) = (Vec::new(), 0);
        let mut lost_choices = false;
        for line in lines {
            let fields: Vec<&str> = line.split('\t').collect();
            let known = match (fields.as_slice(), learners.last_mut()) {
                (["learner", name], _) if !name.is_empty() => {
                    learners.push(Learner::named(*name));
                    true
                }
                (["choices", tags, files], Some(learner)) => {
                    lost_choices |= !learner.choose(tags, files);
                    true
                }
                (["card", rest @ ..], Some(learner)) => match RuleCard::read(rest) {
                    Some(card) if learner.card(card.topic, card.column).is_none() => {
                        learner.cards.push(card);
                        true
                    }
                    _ => false,
                },
                _ => false,
            };
            lost += usize::from(!known);
        }
        if learners.is_empty() {
            return Err(words::LEARNING_UNREADABLE.into());
        }
        let current = if current < learners.len() { current } else { 0 };
        Ok(ReadLearners {
            learners: Learners { learners, current },
            lost,
            lost_choices,
        })
    }
}

/// Learners as they were kept.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadLearners {
    pub learners: Learners,
    /// How many lines could not be read.
    pub lost: usize,
    /// Whether the notations or files that somebody practises could not be read.
    pub lost_choices: bool,
}

impl ReadLearners {
    /// Says what was lost; `None` if everything was read.
    #[must_use]
    pub fn damage(&self) -> Option<String> {
        match self.lost {
            0 if self.lost_choices => Some(words::CHOICES_UNREADABLE.into()),
            0 => None,
            lost => Some(words::LEARNING_LOST.with([lost.into()])),
        }
    }
}
