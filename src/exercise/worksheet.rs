//! Worksheets that a teacher prints: empty score sheets, and diagrams with a question and a line for
//! the answer.
//!
//! | kind | a diagram shows | the pupil | the key has |
//! |---|---|---|---|
//! | [`WorksheetKind::Write`] | an arrow | writes the move | `Nbd2`, and why it is called so |
//! | [`WorksheetKind::Play`] | `Nbd2` | draws the move | `b1 to d2` |
//! | [`WorksheetKind::Piece`] | `Nbd2` | says where the piece stands | `b1`, and why |
//! | [`WorksheetKind::ScoreSheet`] | | keeps the score of a game | nothing |
//!
//! The positions are those of games, chosen by the rule that a move's name follows. No position is
//! asked twice.

use std::collections::HashSet;

use super::keep_score::famous::{MoveRule, rules_of};
use crate::board::{Color, Drawn, Move, Role, Shape};
use crate::game::fen::write_fen;
use crate::game::{At, GameTree, NodeId};
use crate::notation::Sentence;
use crate::rules::Position;
use crate::screen::board_model::{BoardModel, still};
use crate::screen::why;
use crate::session::{Column, ColumnSet};

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
}

impl WorksheetKind {
    /// All kinds, in the order in which they are offered.
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
    /// A second notation of a score sheet.
    pub second: Option<Column>,
    /// Whether the positions are those of the game that the teacher has brought.
    pub own: bool,
    /// The rule that the names of the moves follow; any if none is chosen.
    pub rule: Option<MoveRule>,
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
    Own(bool),
    Rule(Option<MoveRule>),
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
            WorksheetChoice::Own(own) => (self.own, self.rule) = (own, None),
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
            own: false,
            rule: None,
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
    tree: usize,
    id: NodeId,
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
        let found = candidates(&settings, games);
        let wanted = usize::from(settings.per_page) * usize::from(settings.pages);
        let count = wanted.min(found.len());
        let chosen = (0..count).map(|at| &found[at * found.len() / count]);
        let diagrams: Vec<WorksheetDiagram> = chosen
            .zip(1..)
            .map(|(candidate, number)| diagram(&settings, games, candidate, number))
            .collect();
        let pages = diagrams.chunks(usize::from(settings.per_page));
        Worksheet {
            settings,
            pages: pages
                .map(|page| WorksheetPage::Diagrams(page.to_vec()))
                .collect(),
            only: (count < wanted).then_some(count),
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
    for (tree, game) in games.iter().enumerate() {
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
            let rules = rules_of(notation, &notation.name(mv, &turn), mv, &turn);
            let is_wanted = settings
                .rule
                .is_none_or(|wanted| rules.iter().any(|rule| rule.words == wanted.words));
            if is_wanted && seen.insert(placement(&position)) {
                found.push(PossibleQuestion {
                    before: position.clone(),
                    tree,
                    id,
                });
            }
            position.play(mv);
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
    games: &[GameTree],
    candidate: &PossibleQuestion,
    number: usize,
) -> WorksheetDiagram {
    let (before, game) = (&candidate.before, &games[candidate.tree]);
    let mv = &game.node(candidate.id).mv;
    let turn = before.turn_of(before.mover(mv));
    let notation = settings.column.notation.on(before.variant());
    let named = notation.name(mv, &turn);
    let name = named.reading.text.clone();
    let (given, drawn, words) = match settings.kind {
        WorksheetKind::Write => (None, vec![arrow(mv)], name),
        WorksheetKind::Play => (Some(name), Vec::new(), format!("{} to {}", mv.from, mv.to)),
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
