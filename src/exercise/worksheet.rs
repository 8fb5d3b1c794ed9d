//! Worksheets that a teacher prints: empty score sheets, and diagrams with a question and a line for
//! the answer.
//!
//! | kind | a diagram shows | the pupil | the key has |
//! |---|---|---|---|
//! | [`WorksheetKind::Write`] | an arrow | writes the move | `Nbd2`, and why it is called so |
//! | [`WorksheetKind::Play`] | `Nbd2` | draws the move | `b1 to d2` |
//! | [`WorksheetKind::Piece`] | `Nbd2` | says where the piece stands | `b1`, and why |
//! | [`WorksheetKind::Mend`] | an arrow and a name with a mistake | says what is wrong | the name, and the mistake |
//! | [`WorksheetKind::Translate`] | `N-KB3` | writes it in another notation | `Nf3`, and why |
//! | [`WorksheetKind::ScoreSheet`] | | keeps the score of a game | nothing |
//!
//! The positions are those of games, chosen by the rule that a move's name follows, or are generated
//! for the rule; or they are the questions of an exercise set. No position is asked twice.

use std::collections::HashSet;

use super::by_rule::{AskedAs, Asker, MoveExercise, RuleExercise, Topic};
use super::set::right_answer;
use crate::board::{Color, Drawn, Move, Role, Shape};
use crate::game::fen::write_fen;
use crate::game::{At, GameTree};
use crate::notation::{Notation, Ply, Sentence, Turn};
use crate::rules::Position;
use crate::screen::board_model::{BoardModel, still};
use crate::screen::why;
use crate::session::{Column, ColumnSet};
use crate::words;

/// Diagrams on a page.
pub const PER_PAGE: [u8; 6] = [1, 2, 4, 6, 9, 12];

/// Moves of a score sheet.
pub const MOVES: [u8; 4] = [40, 60, 80, 100];

/// Pages of diagrams.
pub const PAGES: [u8; 6] = [1, 2, 3, 4, 6, 10];

/// Rows of a score sheet that a page has room for, below each other.
const ROWS: u8 = 30;

/// What a worksheet asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WorksheetKind {
    /// The move of an arrow is written.
    #[default]
    Write,
    /// A written move is drawn.
    Play,
    /// The piece of a written move is named by its square.
    Piece,
    /// A game is written down.
    ScoreSheet,
    /// The mistake in a written move is found; only in exercise sets.
    Mend,
    /// A move that is given in one notation is written in another; only in exercise sets.
    Translate,
}

impl From<AskedAs> for WorksheetKind {
    fn from(asked_as: AskedAs) -> WorksheetKind {
        match asked_as {
            AskedAs::Write | AskedAs::Square => WorksheetKind::Write,
            AskedAs::Play => WorksheetKind::Play,
            AskedAs::Piece => WorksheetKind::Piece,
            AskedAs::Mend => WorksheetKind::Mend,
            AskedAs::Translate => WorksheetKind::Translate,
        }
    }
}

/// Where the positions of a worksheet are from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WorksheetSource {
    #[default]
    Famous,
    /// The game that the teacher has brought.
    Own,
    /// Positions built for a rule.
    Generated,
}

impl WorksheetKind {
    /// The kinds that can be chosen, in the order in which they are offered.
    pub const ALL: [WorksheetKind; 4] = [
        WorksheetKind::Write,
        WorksheetKind::Play,
        WorksheetKind::Piece,
        WorksheetKind::ScoreSheet,
    ];
}

/// The size of the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    #[default]
    A4,
    Letter,
}

/// The choices for a worksheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorksheetSettings {
    pub kind: WorksheetKind,
    /// The notation of questions and answers, and of a score sheet.
    pub column: Column,
    /// A second notation of a score sheet, or the one in which a move is given.
    pub second: Option<Column>,
    pub source: WorksheetSource,
    /// The rule that the names of the moves follow; any if none is chosen.
    pub rule: Option<Topic>,
    /// Another seed generates other positions, and the same one always the same.
    pub seed: u64,
    /// One of [`PER_PAGE`].
    pub per_page: u8,
    /// One of [`PAGES`].
    pub pages: u8,
    /// One of [`MOVES`].
    pub moves: u8,
    pub paper: Paper,
    /// Whether the key is printed too, on a page of its own.
    pub key: bool,
}

/// A choice for a worksheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorksheetChoice {
    Kind(WorksheetKind),
    Column(Column),
    Second(Option<Column>),
    Source(WorksheetSource),
    Rule(Option<Topic>),
    /// Generates other positions.
    Other,
    PerPage(u8),
    Pages(u8),
    Moves(u8),
    Paper(Paper),
    Key(bool),
}

impl WorksheetSettings {
    /// Makes a choice. Another notation and other games have other rules, so the chosen rule is then
    /// forgotten.
    pub fn choose(&mut self, choice: WorksheetChoice) {
        match choice {
            WorksheetChoice::Kind(kind) => self.kind = kind,
            WorksheetChoice::Column(column) => (self.column, self.rule) = (column, None),
            WorksheetChoice::Second(column) => self.second = column,
            WorksheetChoice::Source(source) => (self.source, self.rule) = (source, None),
            WorksheetChoice::Other => self.seed = self.seed.wrapping_add(1),
            WorksheetChoice::Rule(rule) => self.rule = rule,
            WorksheetChoice::PerPage(count) => self.per_page = count,
            WorksheetChoice::Pages(count) => self.pages = count,
            WorksheetChoice::Moves(count) => self.moves = count,
            WorksheetChoice::Paper(paper) => self.paper = paper,
            WorksheetChoice::Key(key) => self.key = key,
        }
    }
}

impl Default for WorksheetSettings {
    fn default() -> WorksheetSettings {
        let mut columns = ColumnSet::Orthodox.columns();
        WorksheetSettings {
            kind: WorksheetKind::default(),
            column: columns.next().expect("the catalogue has rows"),
            second: None,
            source: WorksheetSource::default(),
            rule: None,
            seed: 1,
            per_page: 6,
            pages: 1,
            moves: 60,
            paper: Paper::default(),
            key: true,
        }
    }
}

/// A worksheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Worksheet {
    pub settings: WorksheetSettings,
    /// The pages without the key.
    pub pages: Vec<WorksheetPage>,
    /// The number of positions that were found, if they are fewer than were asked for.
    pub only: Option<usize>,
}

/// A page of a worksheet.
#[derive(Clone, Debug, PartialEq)]
pub enum WorksheetPage {
    Diagrams(Vec<WorksheetDiagram>),
    /// A table of moves: the numbers of the first and the last move in each of its blocks, which
    /// stand side by side.
    Moves(Vec<(u8, u8)>),
}

/// A diagram with its question.
#[derive(Clone, Debug, PartialEq)]
pub struct WorksheetDiagram {
    /// Number of the diagram, from 1.
    pub number: usize,
    pub board: BoardModel,
    /// The side to move.
    pub color: Color,
    /// The move in the notation, where the question gives it.
    pub given: Option<String>,
    pub answer: WorksheetAnswer,
}

/// An answer as the key has it.
#[derive(Clone, Debug, PartialEq)]
pub struct WorksheetAnswer {
    /// The answer: "Nbd2", "b1 to d2" or "b1".
    pub words: String,
    /// Why the move is called so.
    pub because: Sentence,
}

/// A move that may be asked for.
struct PossibleQuestion {
    before: Position,
    mv: Move,
}

impl Worksheet {
    /// Makes a worksheet. Its positions stand in the main lines of these games, and are chosen from
    /// all that suit, evenly and in their order.
    #[must_use]
    pub fn new(settings: WorksheetSettings, games: &[GameTree]) -> Worksheet {
        if settings.kind == WorksheetKind::ScoreSheet {
            return Worksheet {
                settings,
                pages: score_sheet(&settings),
                only: None,
            };
        }
        let wanted = usize::from(settings.per_page) * usize::from(settings.pages);
        let found = match settings.source {
            WorksheetSource::Generated => generated(&settings, wanted),
            _ => candidates(&settings, games),
        };
        let count = wanted.min(found.len());
        let chosen = (0..count).map(|at| &found[at * found.len() / count]);
        let diagrams = chosen
            .zip(1..)
            .map(|(candidate, number)| diagram(&settings, candidate, number));
        Worksheet::of_diagrams(
            settings,
            diagrams.collect(),
            (count < wanted).then_some(count),
        )
    }

    /// Makes a worksheet of the questions of an exercise set, on as many pages as they need.
    #[must_use]
    pub fn of_set(settings: WorksheetSettings, questions: &[MoveExercise]) -> Worksheet {
        let first = questions.first();
        let settings = WorksheetSettings {
            kind: first.map_or(settings.kind, |first| first.asked_as.into()),
            column: first.map_or(settings.column, |first| first.column),
            second: first.and_then(|first| first.given),
            ..settings
        };
        let diagrams = questions.iter().zip(1..).map(|(question, number)| {
            let possible = PossibleQuestion {
                before: question.position().clone(),
                mv: question.mv,
            };
            let mut shown = diagram(&settings, &possible, number);
            shown.given = question.given_text();
            shown.answer.words = right_answer(question);
            shown
        });
        Worksheet::of_diagrams(settings, diagrams.collect(), None)
    }

    fn of_diagrams(
        settings: WorksheetSettings,
        diagrams: Vec<WorksheetDiagram>,
        only: Option<usize>,
    ) -> Worksheet {
        let pages = diagrams.chunks(usize::from(settings.per_page));
        Worksheet {
            settings,
            pages: pages
                .map(|page| WorksheetPage::Diagrams(page.to_vec()))
                .collect(),
            only,
        }
    }

    /// Returns the answers in their order, if there is a key.
    pub fn key(&self) -> impl Iterator<Item = &WorksheetDiagram> {
        let pages = self.pages.iter().filter(|_| self.settings.key);
        pages.flat_map(|page| match page {
            WorksheetPage::Diagrams(diagrams) => diagrams.as_slice(),
            WorksheetPage::Moves(_) => &[],
        })
    }
}

/// Returns the pages of a score sheet. Two notations leave room for one block on a page.
fn score_sheet(settings: &WorksheetSettings) -> Vec<WorksheetPage> {
    let blocks: u8 = if settings.second.is_none() { 2 } else { 1 };
    let pages = settings.moves.div_ceil(ROWS * blocks);
    let rows = settings.moves.div_ceil(pages * blocks);
    let firsts = (0..pages * blocks).map(|block| 1 + block * rows);
    let blocks_of_all: Vec<(u8, u8)> = firsts
        .map(|first| (first, (first + rows - 1).min(settings.moves)))
        .collect();
    blocks_of_all
        .chunks(usize::from(blocks))
        .map(|page| WorksheetPage::Moves(page.to_vec()))
        .collect()
}

/// Returns the moves that follow the chosen rule, each of its position once. In orthodox chess
/// alone, since a worksheet has one notation.
fn candidates(settings: &WorksheetSettings, games: &[GameTree]) -> Vec<PossibleQuestion> {
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    for game in games {
        let mut position = game.position(At::Start);
        let notation = settings.column.notation.on(position.variant());
        if !notation.suits(position.variant()) {
            continue;
        }
        for id in game.main_line(At::Start) {
            let mv = &game.node(id).mv;
            if mv.passes() {
                break;
            }
            let turn = position.turn_of(position.mover(mv));
            let is_wanted = settings
                .rule
                .is_none_or(|wanted| follows(wanted, notation, mv, &turn));
            if is_wanted && seen.insert(placement(&position)) {
                found.push(PossibleQuestion {
                    before: position.clone(),
                    mv: *mv,
                });
            }
            position.play(mv);
        }
    }
    found
}

/// Returns whether the name of a move follows a rule.
fn follows(wanted: Topic, notation: Notation, mv: &Move, turn: &Turn<'_>) -> bool {
    let name = || notation.write(&Ply::new(mv, turn), &mut String::new());
    wanted.may_be(mv, turn.color) && wanted.is_of(notation, name(), mv, turn)
}

/// Returns the rules of the moves of these games, in the order in which they are taught.
#[must_use]
pub fn rules_to_choose(settings: &WorksheetSettings, games: &[GameTree]) -> Vec<Topic> {
    let mut rules: Vec<Topic> = Topic::of_moves(settings.column.notation).collect();
    if settings.source == WorksheetSource::Generated {
        return rules;
    }
    let any = WorksheetSettings {
        rule: None,
        ..*settings
    };
    let found = candidates(&any, games);
    rules.retain(|rule| {
        found.iter().any(|possible| {
            let turn = possible.before.turn();
            let notation = settings.column.notation.on(possible.before.variant());
            follows(*rule, notation, &possible.mv, &turn)
        })
    });
    rules
}

/// Generates as many positions as are wanted, for the chosen rule or for each rule in turn.
fn generated(settings: &WorksheetSettings, wanted: usize) -> Vec<PossibleQuestion> {
    let rules: Vec<Topic> = match settings.rule {
        Some(rule) => vec![rule],
        None => Topic::of_moves(settings.column.notation).collect(),
    };
    let mut asker = Asker::new(settings.seed);
    let (mut seen, mut found) = (HashSet::new(), Vec::new());
    // Of a few rules there may be no further position, so the rounds are counted.
    for &rule in rules.iter().cycle().take(wanted * 2 + rules.len()) {
        if found.len() == wanted {
            break;
        }
        let asked = asker.ask_as(rule, settings.column, AskedAs::Write);
        if let Some(RuleExercise::Move(asked)) = asked
            && seen.insert(placement(asked.position()))
        {
            found.push(PossibleQuestion {
                before: asked.position().clone(),
                mv: asked.mv,
            });
        }
    }
    found
}

/// Returns what a diagram shows of a position: the pieces and whose move it is.
fn placement(position: &Position) -> String {
    let fen = write_fen(position);
    let mut fields = fen.splitn(3, ' ');
    let shown = [fields.next(), fields.next()];
    shown.map(Option::unwrap_or_default).join(" ")
}

fn diagram(
    settings: &WorksheetSettings,
    candidate: &PossibleQuestion,
    number: usize,
) -> WorksheetDiagram {
    let PossibleQuestion { before, mv } = candidate;
    let turn = before.turn_of(before.mover(mv));
    let notation = settings.column.notation.on(before.variant());
    let named = notation.name(mv, &turn);
    let name = named.reading.text.clone();
    let (given, drawn, words) = match settings.kind {
        WorksheetKind::Write | WorksheetKind::Mend => (None, vec![arrow(mv)], name),
        WorksheetKind::Play => (
            Some(name),
            Vec::new(),
            words::FROM_TO.with([mv.from.to_string().into(), mv.to.to_string().into()]),
        ),
        _ => (Some(name), Vec::new(), mv.from.to_string()),
    };
    WorksheetDiagram {
        number,
        board: still(before, false, drawn),
        color: turn.color,
        given,
        answer: WorksheetAnswer {
            words,
            because: why::explain(notation, &named, mv, &turn).1,
        },
    }
}

const fn arrow(mv: &Move) -> Drawn {
    Drawn {
        shape: Shape::Arrow(mv.from, mv.to),
        role: Role::Asked,
    }
}
