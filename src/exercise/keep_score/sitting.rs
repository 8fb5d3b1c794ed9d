//! The game that is being kept: what has been shown of it, and what is written.

use super::settings::{GameChoice, KeepSettings, Strictness};
use super::{famous, say};
use crate::board::{Color, FileWords};
use crate::exercise::quiz::{Judgement, judge_written};
use crate::game::{At, GameTree, NodeId};
use crate::notation::{Sentence, speech};
use crate::rules::Position;

/// Most characters in a cell: more than the longest name has, which is one in full words.
const LONGEST: usize = 80;

/// A cell of the score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetCell {
    /// What is written, or is being written.
    pub text: String,
    /// Whether it was entered, so that it stands.
    pub entered: bool,
    /// What was entered first and was not right, on a kind sheet.
    pub first: Option<String>,
}

/// A game that is being kept.
#[derive(Clone, Debug)]
pub struct Sitting {
    pub choice: GameChoice,
    /// How it is kept. The notation and the strictness stay as they were at the beginning.
    pub settings: KeepSettings,
    pub title: String,
    tree: GameTree,
    /// The moves, up to a null move.
    line: Vec<NodeId>,
    /// The number and the side of each move.
    numbers: Vec<(u32, Color)>,
    /// The number of moves that have been shown.
    shown: usize,
    cells: Vec<SheetCell>,
    /// The cell that is being written.
    current: Option<usize>,
    /// The judgement of what was entered last, on a kind sheet.
    said: Option<Judgement>,
    /// Whether the moves are shown one after another at the pace.
    pub running: bool,
    /// Whether the sheet is handed in.
    pub marked: bool,
    /// The move of the marked sheet that is shown on the board.
    pub looked_at: Option<usize>,
}

impl Sitting {
    /// Begins a game.
    ///
    /// # Errors
    /// Returns a sentence if the game has no moves, or if the notation cannot name them.
    pub fn begin(
        choice: GameChoice,
        tree: &GameTree,
        settings: KeepSettings,
    ) -> Result<Sitting, Sentence> {
        let variant = tree.start().variant();
        let notation = settings.column.notation.on(variant);
        if !notation.suits(variant) {
            let games = settings.column.notation.row(variant).games_in_words();
            return Err(say::other_games(&settings.column.said(), &games));
        }
        let is_move = |id: &NodeId| !tree.node(*id).mv.passes();
        let line: Vec<NodeId> = tree.main_line(At::Start).take_while(is_move).collect();
        if line.is_empty() {
            return Err(say::no_moves());
        }
        let mut position = tree.position(At::Start);
        let mut numbers = Vec::with_capacity(line.len());
        for id in &line {
            let mv = &tree.node(*id).mv;
            numbers.push((position.number_of(mv), position.mover(mv)));
            position.play(mv);
        }
        Ok(Sitting {
            choice,
            settings,
            title: famous::titled(tree),
            tree: tree.clone(),
            cells: vec![SheetCell::default(); line.len()],
            line,
            numbers,
            shown: 0,
            current: None,
            said: None,
            running: false,
            marked: false,
            looked_at: None,
        })
    }

    /// Restores a game of which this number of moves were shown, with these cells.
    pub(super) fn resume(&mut self, shown: usize, current: Option<usize>, cells: Vec<SheetCell>) {
        self.shown = shown.min(self.line.len());
        for (own, cell) in self.cells.iter_mut().zip(cells) {
            *own = cell;
        }
        self.current = current.filter(|&at| self.may_go(at));
    }

    /// Returns the game.
    #[must_use]
    pub const fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Returns the number of moves of the game, counted for both sides.
    #[must_use]
    pub fn len(&self) -> usize {
        self.line.len()
    }

    /// Returns whether there is nothing to write, which never holds.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.line.is_empty()
    }

    /// Returns how many moves have been shown.
    #[must_use]
    pub const fn shown(&self) -> usize {
        self.shown
    }

    /// Returns whether all moves have been shown.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.shown == self.line.len()
    }

    /// Returns the place of the cell that is being written.
    #[must_use]
    pub const fn current(&self) -> Option<usize> {
        self.current
    }

    /// Returns the cells, one for each move of the game.
    #[must_use]
    pub fn cells(&self) -> &[SheetCell] {
        &self.cells
    }

    /// Returns the number and the side of a move.
    #[must_use]
    pub fn number(&self, at: usize) -> (u32, Color) {
        self.numbers[at]
    }

    /// Returns the judgement of what was entered last, on a kind sheet.
    #[must_use]
    pub const fn said(&self) -> Option<&Judgement> {
        self.said.as_ref()
    }

    /// Returns a move of the game.
    #[must_use]
    pub fn node(&self, at: usize) -> NodeId {
        self.line[at]
    }

    /// Returns the moment that the board shows.
    #[must_use]
    pub fn at(&self) -> At {
        let seen = match self.looked_at {
            Some(at) if self.marked => at + 1,
            _ => self.shown,
        };
        match seen.checked_sub(1) {
            None => At::Start,
            Some(last) => At::After(self.line[last]),
        }
    }

    /// Returns the position before a move.
    #[must_use]
    pub fn before(&self, at: usize) -> Position {
        let parent = self.tree.node(self.line[at]).parent;
        self.tree.position(parent)
    }

    /// Returns the move that the board shows, in words: the move and not its name.
    #[must_use]
    pub fn spoken(&self, files: FileWords) -> String {
        let At::After(id) = self.at() else {
            return String::new();
        };
        let node = self.tree.node(id);
        let before = self.tree.position(node.parent);
        let turn = before.turn_of(before.mover(&node.mv));
        speech::play(turn.color, &node.mv, turn.gives(&node.mv), files)
    }

    /// Judges a text as the name of a move.
    pub(super) fn judge(&self, at: usize, text: &str) -> Judgement {
        let (column, node) = (self.settings.column, self.line[at]);
        judge_written(column, &self.tree, node, &self.before(at), text)
    }

    /// Changes the text of the cell that is being written.
    pub(super) fn write(&mut self, text: &str) {
        if let Some(at) = self.current {
            self.cells[at].text = text.chars().take(LONGEST).collect();
        }
    }

    /// Adds letters at the end of the cell that is being written.
    pub(super) fn add(&mut self, letters: &str) {
        if let Some(at) = self.current {
            self.write(&[&self.cells[at].text, letters].concat());
        }
    }

    /// Removes the last letter of the cell that is being written.
    pub(super) fn delete(&mut self) {
        if let Some(at) = self.current {
            self.cells[at].text.pop();
        }
    }

    /// Enters the text of the current cell. Without a current cell the next move is shown.
    pub(super) fn enter(&mut self) {
        let Some(at) = self.current else {
            return self.next();
        };
        let text = self.cells[at].text.trim().to_owned();
        if text.is_empty() {
            return;
        }
        self.said = None;
        self.cells[at].text.clone_from(&text);
        if self.settings.strictness == Strictness::Kind {
            let judgement = self.judge(at, &text);
            let is_right = judgement.right;
            self.said = Some(judgement);
            if !is_right {
                self.cells[at].first.get_or_insert(text);
                return;
            }
        }
        self.cells[at].entered = true;
        self.current = self.first_open();
    }

    /// Shows the next move and opens its cell. What is written in the cell before stands.
    pub(super) fn next(&mut self) {
        if self.marked || self.is_over() {
            return;
        }
        if let Some(cell) = self.current.and_then(|at| self.cells.get_mut(at)) {
            cell.entered = !cell.text.trim().is_empty();
        }
        self.said = None;
        self.shown += 1;
        self.current = Some(self.shown - 1);
    }

    /// Shows the next move at the pace. The cell that is being written stays the current one.
    pub(super) fn tick(&mut self) {
        if self.marked || self.is_over() {
            self.running = false;
            return;
        }
        self.shown += 1;
        if self.current.is_none() {
            self.said = None;
            self.current = self.first_open();
        }
        self.running = !self.is_over();
    }

    /// Returns whether a cell may be written.
    #[must_use]
    pub fn may_go(&self, at: usize) -> bool {
        let cell = self
            .cells
            .get(at)
            .filter(|_| at < self.shown && !self.marked);
        cell.is_some_and(|cell| !cell.entered)
    }

    /// Goes to a cell that may be written.
    pub(super) fn go(&mut self, at: usize) {
        if self.may_go(at) {
            self.said = None;
            self.current = Some(at);
        }
    }

    /// Hands the sheet in.
    pub(super) fn finish(&mut self) {
        self.running = false;
        self.said = None;
        self.current = None;
        self.marked = true;
    }

    /// Returns the first cell of a shown move that is not yet written.
    fn first_open(&self) -> Option<usize> {
        (0..self.shown).find(|&at| self.cells[at].text.is_empty())
    }
}
