//! The parts of a score: rows, what stands under a number, cells, half-moves.

use std::ops::Range;

use crate::board::Color;

/// A half-move in a cell, with what hangs on it.
#[derive(Clone, Debug)]
pub(super) struct Half {
    pub span: Range<usize>,
    /// The side in whose place it stands, where the layout tells.
    pub color: Option<Color>,
    /// Footnote marks.
    pub marks: Vec<Range<usize>>,
    /// Words in brackets, or behind it in its cell.
    pub notes: Vec<Range<usize>>,
    /// Its words are those of the move right before it in the line.
    pub repeats: bool,
    /// The same move, printed once more behind it.
    pub again: Option<Range<usize>>,
}

/// A cell of a row.
#[derive(Clone, Debug)]
pub(super) enum ScoreCell {
    Move(Half),
    Dots,
}

/// What stands under one number.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub number: Option<u32>,
    /// The column it begins in, from the start of the line.
    pub column: usize,
    /// The columns of its cells.
    pub columns: Vec<usize>,
    pub cells: Vec<ScoreCell>,
    /// Words behind its last cell.
    pub tail: Option<Range<usize>>,
}

impl Group {
    /// Its half-moves.
    pub fn moves(&self) -> impl Iterator<Item = &Half> {
        self.cells.iter().filter_map(|cell| match cell {
            ScoreCell::Move(half) => Some(half),
            ScoreCell::Dots => None,
        })
    }

    /// Takes a move that is printed twice for one, where more of them stand here than `most`.
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

    /// Leaves the cells out that hold no move.
    pub fn drop_dots(&mut self) {
        let is_move = |cell: &ScoreCell| matches!(cell, ScoreCell::Move(_));
        let mut moves = self.cells.iter().map(is_move);
        self.columns.retain(|_| moves.next().unwrap_or(true));
        self.cells.retain(is_move);
    }
}

/// A line of a score.
#[derive(Clone, Debug)]
pub(super) struct ScoreRow {
    /// The index of its line.
    pub line: usize,
    pub groups: Vec<Group>,
    /// A wide gap stands between two cells.
    pub wide: bool,
    /// A comma stands between two cells, as in running text.
    pub comma: bool,
}

impl ScoreRow {
    /// Its half-moves in the order of the line.
    pub fn halves(&self) -> impl Iterator<Item = &Half> {
        self.groups.iter().flat_map(Group::moves)
    }

    /// Leaves the dots out that are the end of a number, no blank: of `12.. A  B` and of `12..A  12. B`.
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

    /// How many cells it has, those included that dots stand in.
    pub fn cells(&self) -> usize {
        self.groups.iter().map(|group| group.cells.len()).sum()
    }

    /// Whether it looks like a line of running text: commas, or numbers that count on in it.
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

/// What stands under one number, of one game.
#[derive(Clone, Debug, Default)]
pub(super) struct ScoreTurn {
    pub number: Option<u32>,
    /// The first half-move: White's, unless `dots`.
    pub first: Option<Half>,
    pub second: Option<Half>,
    /// White's move is given elsewhere: the first half-move is Black's.
    pub dots: bool,
    /// Words behind it: `Resigns.`
    pub tail: Option<Range<usize>>,
}

impl Half {
    /// The bare move.
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
    /// Says of each half-move whose place it stands in: behind dots Black's, of two cells the first White's.
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

    pub fn halves(&self) -> impl Iterator<Item = &Half> {
        self.first.iter().chain(&self.second)
    }

    /// From its first move to the last word that belongs to it.
    pub fn span(&self) -> Option<Range<usize>> {
        let halves = || self.halves().map(|half| &half.span);
        let notes = self.halves().flat_map(|half| &half.notes);
        let all = halves().chain(notes).chain(&self.tail);
        let end = all.map(|span| span.end).max()?;
        halves().next().map(|first| first.start..end)
    }
}

/// What a line turned out to be.
pub(super) enum LinePart {
    Row(ScoreRow),
    Text,
    /// Blank, of the page, or taken to another line.
    Other,
}

impl LinePart {
    /// The row, if it is one.
    pub const fn row(&self) -> Option<&ScoreRow> {
        match self {
            LinePart::Row(row) => Some(row),
            _ => None,
        }
    }
}
