//! What a set asks for, and from where.

use crate::exercise::by_rule::{AskedAs, Topic};
use crate::game::GameTree;
use crate::session::{Column, ColumnSet};

/// Numbers of questions to choose from.
pub const COUNTS: [u8; 5] = [5, 10, 15, 20, 30];

/// The kinds of question, in the order in which they are offered.
pub const KINDS: [AskedAs; 5] = [
    AskedAs::Write,
    AskedAs::Play,
    AskedAs::Piece,
    AskedAs::Mend,
    AskedAs::Translate,
];

/// Where the positions are from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SetSource {
    #[default]
    Famous,
    /// The game that was brought from the app.
    Brought,
    /// The games that were pasted or opened.
    Opened,
    /// Positions built for a rule.
    Generated,
}

/// The games of each source.
#[derive(Clone, Debug, Default)]
pub struct SetGames {
    pub famous: Vec<GameTree>,
    pub brought: Vec<GameTree>,
    pub opened: Vec<GameTree>,
}

impl SetGames {
    /// Returns the games of a source; none for generated positions.
    #[must_use]
    pub fn of(&self, source: SetSource) -> &[GameTree] {
        match source {
            SetSource::Famous => &self.famous,
            SetSource::Brought => &self.brought,
            SetSource::Opened => &self.opened,
            SetSource::Generated => &[],
        }
    }
}

/// What a set asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct SetSettings {
    pub source: SetSource,
    pub kind: AskedAs,
    /// The notation of the answers, and of the questions unless these give another.
    pub column: Column,
    /// The notation in which a move is given; only for [`AskedAs::Translate`].
    pub given: Column,
    /// The rules that the names follow; any if none is chosen.
    pub topics: Vec<Topic>,
    /// One of [`COUNTS`].
    pub count: u8,
    /// Another seed makes other questions.
    pub seed: u64,
}

impl Default for SetSettings {
    fn default() -> SetSettings {
        let mut columns = ColumnSet::Orthodox.columns();
        let first = columns.next().expect("the catalogue has rows");
        SetSettings {
            source: SetSource::default(),
            kind: AskedAs::Write,
            column: first,
            given: columns.next().unwrap_or(first),
            topics: Vec::new(),
            count: COUNTS[1],
            seed: 1,
        }
    }
}

/// A choice of the teacher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetChoice {
    Source(SetSource),
    Kind(AskedAs),
    Column(Column),
    Given(Column),
    /// Adds a rule, or leaves it out.
    Topic(Topic),
    /// Asks for any rule.
    AnyTopic,
    Count(u8),
    /// Makes other questions.
    Other,
    /// Leaves out the question at this place.
    LeaveOut(usize),
    /// Takes another question in place of the one at this place.
    Exchange(usize),
}

impl SetSettings {
    /// Returns the notations in which answers can be asked for: those with rules to choose from.
    pub fn columns() -> impl Iterator<Item = Column> {
        let columns = ColumnSet::Orthodox.columns();
        columns.filter(|column| Topic::of_moves(column.notation).next().is_some())
    }

    /// Makes a choice. Returns `false` if it is about one question.
    pub(super) fn choose(&mut self, choice: SetChoice) -> bool {
        match choice {
            SetChoice::Source(source) => self.source = source,
            SetChoice::Kind(kind) => self.kind = kind,
            SetChoice::Column(column) => {
                self.column = column;
                let known: Vec<Topic> = Topic::of_moves(column.notation).collect();
                self.topics.retain(|topic| known.contains(topic));
            }
            SetChoice::Given(column) => self.given = column,
            SetChoice::Topic(topic) => match self.topics.iter().position(|it| *it == topic) {
                Some(at) => drop(self.topics.remove(at)),
                None => self.topics.push(topic),
            },
            SetChoice::AnyTopic => self.topics.clear(),
            SetChoice::Count(count) => self.count = count,
            SetChoice::Other => self.seed = self.seed.wrapping_add(1),
            SetChoice::LeaveOut(_) | SetChoice::Exchange(_) => return false,
        }
        if self.given == self.column {
            // A move that is given in the notation of the answer is its own answer.
            let mut others = SetSettings::columns().filter(|column| *column != self.column);
            if let Some(other) = others.next() {
                self.given = other;
            }
        }
        true
    }
}
