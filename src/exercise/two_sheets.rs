//! Two score sheets of one game, side by side: where they differ, who was right, and what each slip is
//! called.
//!
//! ```text
//! TwoSheets::default()          two empty sheets
//!   → write(sheet, text)        what is typed or pasted
//!   → begin()                   a reading, whose advance() goes on ply by ply to the game
//!   → show(game)                the game, with a mark for each written move
//! ```

use std::borrow::Cow;

use crate::board::Color;
use crate::exercise::keep_score::slip_title;
use crate::exercise::quiz::judge_written;
use crate::game::pgn::Game;
use crate::game::{At, GameTree, NodeId};
use crate::notation::Notation;
use crate::session::link::fragment;
use crate::session::{Column, ColumnSet, Session};
use crate::sheets::{
    ReconciledGame, ReconciledPly, ScoreSheet, SheetDifference, SheetReading, SheetSays,
};

/// An action at the two sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwoSheetsAction {
    /// Reads both sheets.
    Compare,
    /// Shows the game in this notation.
    Column(Column),
    /// Shows a ply (from 0) on the board.
    Look(usize),
    /// Goes back to the texts.
    Change,
}

/// Two sheets, and what was found in them.
#[derive(Clone, Debug, PartialEq)]
pub struct TwoSheets {
    pub texts: [String; 2],
    /// The notation in which the game is shown.
    pub column: Column,
    pub compared: Option<ComparedSheets>,
    /// The ply (from 0) that is on the board.
    pub ply: Option<usize>,
}

impl Default for TwoSheets {
    fn default() -> TwoSheets {
        let mut columns = ColumnSet::Orthodox.columns();
        TwoSheets {
            texts: Default::default(),
            column: columns.next().expect("the catalogue has rows"),
            compared: None,
            ply: None,
        }
    }
}

/// The game of two sheets as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparedSheets {
    pub tree: GameTree,
    pub plies: Vec<ComparedPly>,
    pub differences: Vec<SheetDifference>,
    /// What is written and is not in the game.
    pub remarks: Vec<String>,
    /// The fragment of an address that opens the game.
    pub fragment: String,
    /// What is known of each sheet; `None` for one that is empty.
    pub sheets: [Option<SheetSummary>; 2],
}

/// What is known of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetSummary {
    /// The notation it is written in, in words.
    pub notation: Cow<'static, str>,
    pub written: usize,
    /// How many of its moves stand in the game as they are written.
    pub right: usize,
}

/// A ply with what each sheet has.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparedPly {
    pub number: u32,
    pub color: Color,
    /// The name of the move that was taken.
    pub name: String,
    pub cells: [ComparedCell; 2],
    /// Whether nothing decides between this move and another.
    pub open: bool,
}

/// What a sheet has for a ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedCell {
    pub written: String,
    pub mark: SheetMark,
    /// The names of its slips, such as "Wrong rank".
    pub slips: Vec<&'static str>,
}

/// The mark of a written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetMark {
    Right,
    /// It can be read as the move, and as another.
    Unclear,
    /// It is something else.
    Wrong,
    /// It is left out or blank.
    Missing,
    /// The sheet has ended, or there is none.
    Beyond,
}

impl TwoSheets {
    /// Applies an action.
    pub fn apply(&mut self, action: TwoSheetsAction) {
        match action {
            // What reads them says when it has ended.
            TwoSheetsAction::Compare => {}
            TwoSheetsAction::Column(column) => self.column = column,
            TwoSheetsAction::Look(ply) => self.ply = Some(ply),
            TwoSheetsAction::Change => (self.compared, self.ply) = (None, None),
        }
    }

    /// Changes the text of a sheet.
    pub fn write(&mut self, sheet: ScoreSheet, text: String) {
        self.texts[sheet as usize] = text;
    }

    /// Returns whether there is something to read.
    #[must_use]
    pub fn has_text(&self) -> bool {
        self.texts.iter().any(|text| !text.trim().is_empty())
    }

    /// Begins to read the sheets.
    #[must_use]
    pub fn begin(&self) -> SheetReading {
        SheetReading::new(self.texts.each_ref().map(String::as_str))
    }

    /// Shows what was read, with the first difference on the board.
    pub fn show(&mut self, game: &ReconciledGame) {
        let compared = self.compared(game);
        let first = compared.differences.first().map(|found| found.ply);
        self.ply = first.or(compared.plies.len().checked_sub(1));
        self.compared = Some(compared);
    }

    /// Returns the moment that the board shows.
    #[must_use]
    pub fn at(&self) -> At {
        let nodes = self
            .compared
            .iter()
            .flat_map(|shown| shown.tree.main_line(At::Start));
        let mut nodes = nodes.skip(self.ply.unwrap_or(usize::MAX));
        match self.ply {
            Some(_) => nodes.next().map_or(At::Start, At::After),
            None => At::Start,
        }
    }

    fn compared(&self, game: &ReconciledGame) -> ComparedSheets {
        let texts = self.texts.each_ref().map(String::as_str);
        let notation = self.column.notation;
        let differences = game.differences(texts, notation);
        let nodes: Vec<NodeId> = game.tree.main_line(At::Start).collect();
        let mut position = game.tree.position(At::Start);
        let mut plies = Vec::with_capacity(nodes.len());
        for (ply, (known, node)) in game.plies.iter().zip(nodes).enumerate() {
            let cells = ScoreSheet::BOTH.map(|sheet| {
                let column = column_of(game.sheets[sheet as usize].notation);
                let cell = cell(known, sheet, texts);
                let is_wrong = matches!(cell.mark, SheetMark::Wrong | SheetMark::Unclear);
                let Some(column) = column.filter(|_| is_wrong) else {
                    return cell;
                };
                let judged = judge_written(column, &game.tree, node, &position, &cell.written);
                let slips = judged
                    .mistakes
                    .iter()
                    .map(|slip| slip_title(slip.kind).text());
                ComparedCell {
                    slips: slips.collect(),
                    ..cell
                }
            });
            let open = differences
                .iter()
                .any(|found| found.ply == ply && found.open);
            plies.push(ComparedPly {
                number: known.number,
                color: known.color,
                name: notation.text(&known.mv, &position.turn()),
                cells,
                open,
            });
            position.play(&known.mv);
        }
        ComparedSheets {
            tree: game.tree.clone(),
            fragment: fragment(&Session::from_games(vec![Game::new(game.tree.clone())])),
            plies,
            differences,
            remarks: game.remarks(texts),
            sheets: game.sheets.each_ref().map(|facts| {
                (facts.written > 0).then(|| SheetSummary {
                    notation: facts
                        .notation
                        .row(game.tree.start().variant())
                        .in_a_sentence(),
                    written: facts.written,
                    right: facts.right,
                })
            }),
        }
    }
}

/// Returns the column of a notation in which slips are named.
fn column_of(notation: Notation) -> Option<Column> {
    ColumnSet::Orthodox
        .columns()
        .find(|column| column.notation == notation)
}

/// Returns what a sheet has for a ply, without the names of slips.
fn cell(ply: &ReconciledPly, sheet: ScoreSheet, texts: [&str; 2]) -> ComparedCell {
    let written = &ply.written[sheet as usize];
    let span = written.span.clone().unwrap_or_default();
    ComparedCell {
        written: texts[sheet as usize][span].to_owned(),
        mark: match written.says {
            SheetSays::TheMove => SheetMark::Right,
            SheetSays::Several(_) => SheetMark::Unclear,
            SheetSays::Other(_) | SheetSays::Illegal | SheetSays::NoMove => SheetMark::Wrong,
            SheetSays::Blank | SheetSays::LeftOut => SheetMark::Missing,
            SheetSays::Ended | SheetSays::NoSheet => SheetMark::Beyond,
        },
        slips: Vec::new(),
    }
}
