//! Reads rows of a score: lines of moves in columns.
//!
//! The module itself defines the parts of a score: rows, the groups under a number, cells and half-moves.
//!
//! | file | what it reads | example |
//! |---|---|---|
//! | `row_lines` | recognizes lines that are rows | `7. ........   Kt × Kt` is a row |
//! | `columns` | the order of columns side by side | `1. A  B   21. C  D` on each line → A B first |
//! | `twice_numbered` | rows with the number before each of the two moves | `1. A   1. B` → `1. A  B` |
//! | `row_numbers` | misprinted numbers between those above and below | `4B. R-Q1` between 47 and 49 → 48 |
//! | `turn_numbers` | misprinted numbers among those that count on | 12, 13, `74`, 15 → 12, 13, 14, 15 |
//! | `split_moves` | moves split by a line break or by white space | `16. B. to K's` / `3d.` → one move |
//! | `misprinted_rows` | rows recognized by the rows around them | `l2. PzP   KtzP` below 11 → a row |
//! | `overlay` | a line laid over the row beside it | `12. PzP   Kt-83` → `PzP`, `Kt-83` |
//! | `lists` | one move to a line | `1. A`, `2. C`, then `1. B`, `2. D` |
//! | `fractions` | White's move above a stroke, Black's below it | `P to K 4` over `P to K 4` |
//! | `verbose` | moves as sentences | `W. The king's pawn two steps.` |
//! | `opening_tables` | tables of openings, a column for each line of play | `1   P-K4   —   —` |

pub(super) mod columns;
pub(super) mod fractions;
pub(super) mod lists;
pub(super) mod misprinted_rows;
pub(super) mod opening_tables;
mod overlay;
pub(super) mod row_lines;
pub(super) mod row_numbers;
pub(super) mod split_moves;
pub(super) mod turn_numbers;
mod twice_numbered;
pub(super) mod verbose;

use std::ops::Range;

use crate::board::Color;

/// A half-move in a cell, with its marks and notes.
#[derive(Clone, Debug)]
pub(in crate::book::page) struct Half {
    pub span: Range<usize>,
    /// The side in whose place it stands, where the layout shows one.
    pub color: Option<Color>,
    /// Footnote marks.
    pub marks: Vec<Range<usize>>,
    /// Words in brackets, or behind it in its cell.
    pub notes: Vec<Range<usize>>,
    /// Whether its words repeat those of the move directly before it in the line.
    pub repeats: bool,
    /// The place behind it where the same move is printed once more.
    pub again: Option<Range<usize>>,
}

/// A cell of a row.
#[derive(Clone, Debug)]
pub(in crate::book::page) enum ScoreCell {
    Move(Half),
    Dots,
}

/// The cells under one number.
#[derive(Clone, Debug)]
pub(in crate::book::page) struct Group {
    pub number: Option<u32>,
    /// The column where it begins, from the start of the line.
    pub column: usize,
    /// The columns where its cells begin.
    pub columns: Vec<usize>,
    pub cells: Vec<ScoreCell>,
    /// Words behind its last cell.
    pub tail: Option<Range<usize>>,
}

impl Group {
    /// Returns its half-moves.
    pub fn moves(&self) -> impl Iterator<Item = &Half> {
        self.cells.iter().filter_map(|cell| match cell {
            ScoreCell::Move(half) => Some(half),
            ScoreCell::Dots => None,
        })
    }

    /// Merges a move that is printed twice, if the group has just one move more than `most`.
    pub fn once(&mut self, most: usize) {
        if self.moves().count() != most + 1 {
            return;
        }
        let repeats = |cell: &ScoreCell| matches!(cell, ScoreCell::Move(half) if half.repeats);
        let Some(at) = self.cells.iter().position(repeats) else {
            return;
        };
        if let ScoreCell::Move(again) = self.cells.remove(at) {
            self.columns.remove(at);
            if let Some(ScoreCell::Move(half)) = at.checked_sub(1).map(|at| &mut self.cells[at]) {
                half.again = Some(again.span);
                half.marks.extend(again.marks);
                half.notes.extend(again.notes);
            }
        }
    }

    /// Removes the cells that hold no move.
    pub fn drop_dots(&mut self) {
        let is_move = |cell: &ScoreCell| matches!(cell, ScoreCell::Move(_));
        let mut moves = self.cells.iter().map(is_move);
        self.columns.retain(|_| moves.next().unwrap_or(true));
        self.cells.retain(is_move);
    }
}

/// A line of a score.
#[derive(Clone, Debug)]
pub(in crate::book::page) struct ScoreRow {
    /// The index of its line.
    pub line: usize,
    pub groups: Vec<Group>,
    /// Whether a wide gap stands between two cells.
    pub wide: bool,
    /// Whether a comma stands between two cells, as in running text.
    pub comma: bool,
}

impl ScoreRow {
    /// Returns its half-moves in the order of the line.
    pub fn halves(&self) -> impl Iterator<Item = &Half> {
        self.groups.iter().flat_map(Group::moves)
    }

    /// Removes dots that belong to the number and are no blank cell, as in `12.. A  B` and
    /// `12..A  12. B`.
    pub fn drop_doubled(&mut self) {
        for group in &mut self.groups {
            let dots = matches!(group.cells.first(), Some(ScoreCell::Dots));
            if dots && group.number.is_some() && group.moves().count() == 2 {
                group.drop_dots();
            }
        }
        if let [white, black] = &mut self.groups[..]
            && white.number.is_some()
            && white.number == black.number
            && matches!(white.cells[..], [ScoreCell::Dots, ScoreCell::Move(_)])
            && matches!(black.cells[..], [ScoreCell::Move(_)])
            && white.columns[1] <= white.columns[0] + 3
        {
            white.drop_dots();
        }
    }

    /// Returns how many cells it has, those with dots included.
    pub fn cells(&self) -> usize {
        self.groups.iter().map(|group| group.cells.len()).sum()
    }

    /// Whether it looks like a line of running text, with commas or with numbers that count on.
    pub fn runs(&self) -> bool {
        let counts = self
            .groups
            .windows(2)
            .any(|pair| match (pair[0].number, pair[1].number) {
                (Some(one), Some(next)) => next == one + 1,
                (before, after) => before.is_none() && after.is_some(),
            });
        self.comma || counts && !self.wide
    }
}

/// The half-moves under one number of one game.
#[derive(Clone, Debug, Default)]
pub(in crate::book::page) struct ScoreTurn {
    pub number: Option<u32>,
    /// The first half-move, which is White's unless `dots` is set.
    pub first: Option<Half>,
    pub second: Option<Half>,
    /// Whether dots stand for White's move, so that the first half-move is Black's.
    pub dots: bool,
    /// Words behind it, such as `Resigns.`
    pub tail: Option<Range<usize>>,
}

impl Half {
    /// Returns the bare move.
    pub const fn new(span: Range<usize>) -> Half {
        Half {
            span,
            color: None,
            marks: Vec::new(),
            notes: Vec::new(),
            repeats: false,
            again: None,
        }
    }
}

impl ScoreTurn {
    /// Sets the side of each half-move: behind dots it is Black's, and the first of two is White's.
    pub fn tell_colors(&mut self) {
        if let Some(black) = &mut self.second {
            black.color = Some(Color::Black);
        }
        if let Some(first) = &mut self.first {
            first.color = match (self.dots, &self.second) {
                (true, _) => Some(Color::Black),
                (false, Some(_)) => Some(Color::White),
                (false, None) => None,
            };
        }
    }

    /// Returns whether it begins a game: it is the first, and White's move is not left to dots.
    pub fn begins_game(&self) -> bool {
        self.number == Some(1) && !self.dots
    }

    /// Returns its half-moves in order.
    pub fn halves(&self) -> impl Iterator<Item = &Half> {
        self.first.iter().chain(&self.second)
    }

    /// Returns the span from its first move to the last word that belongs to it.
    pub fn span(&self) -> Option<Range<usize>> {
        let halves = || self.halves().map(|half| &half.span);
        let notes = self.halves().flat_map(|half| &half.notes);
        let all = halves().chain(notes).chain(&self.tail);
        let end = all.map(|span| span.end).max()?;
        halves().next().map(|first| first.start..end)
    }
}

/// What a line has been recognized as.
pub(in crate::book::page) enum LinePart {
    Row(ScoreRow),
    Text,
    /// A blank line, a line of the page, or one merged into another line.
    Other,
}

impl LinePart {
    /// Returns the row, if it is one.
    pub const fn row(&self) -> Option<&ScoreRow> {
        match self {
            LinePart::Row(row) => Some(row),
            _ => None,
        }
    }
}
