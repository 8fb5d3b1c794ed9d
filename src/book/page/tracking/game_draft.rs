//! A game being assembled from its turns, and the move expected next.
//!
//! | taken so far | expected next |
//! |---|---|
//! | `1. P-K4` | Black's first move, with number 1 or none |
//! | `1. P-K4  P-K4` | White's second move |
//! | nothing, and the first row is `12. ... P-K4` | Black's twelfth move |

use std::ops::Range;

use crate::book::page::limits;
use crate::book::page::rows::{Half, ScoreTurn};
use crate::book::printed::PrintedMove;

/// The number of moves of a game before a stretch of prose, and its bytes.
pub(in crate::book::page) type Note = (usize, Range<usize>);

/// A game being assembled.
#[derive(Clone, Debug)]
pub(in crate::book::page) struct GameDraft {
    pub moves: Vec<PrintedMove>,
    pub notes: Vec<Note>,
    /// Footnote marks, each with the ply that carries it, from 0.
    pub marks: Vec<(Range<usize>, usize)>,
    /// Moves among its rows that have no place there, such as moves printed twice, each with the
    /// number of moves before it.
    pub again: Vec<Note>,
    /// The indices of the elements that hold its beginning and its last move.
    pub elements: (usize, usize),
    /// The number of its first move, if one is printed.
    pub first: Option<u32>,
    /// It begins with Black's move.
    pub black_first: bool,
    /// It is set as running text.
    pub flows: bool,
    /// Its index among games side by side.
    pub column: usize,
    /// A diagram is printed between its heading and its first move.
    pub diagram: bool,
    /// The number of the last turn that was passed over as another line of play.
    pub aside: Option<u32>,
    /// The moves passed over since the last one that was taken.
    pub passed: Vec<Range<usize>>,
    /// Words after its last move say that it is over.
    pub ended: bool,
    /// It follows a gap in another game.
    pub torn: bool,
    /// Its first two moves are both White's.
    pub twice: bool,
    /// The number of the expected move, as it would be printed.
    pub next: u32,
    /// The expected move is Black's.
    pub black: bool,
}

impl GameDraft {
    /// Creates an empty draft that expects `turn` as its first.
    pub fn new(turn: &ScoreTurn, element: usize, flows: bool, diagram: bool) -> GameDraft {
        GameDraft {
            moves: Vec::new(),
            notes: Vec::new(),
            marks: Vec::new(),
            again: Vec::new(),
            elements: (element, element),
            first: turn.number,
            black_first: turn.dots,
            flows,
            column: 0,
            diagram,
            aside: None,
            passed: Vec::new(),
            ended: false,
            torn: false,
            twice: false,
            next: turn.number.unwrap_or(1),
            black: turn.dots,
        }
    }

    /// Returns the byte where its moves begin in the text.
    pub fn start(&self) -> usize {
        self.moves.iter().map(|m| m.span.start).min().unwrap_or(0)
    }

    /// Returns the byte where its moves end in the text.
    pub fn end(&self) -> usize {
        self.moves.iter().map(|m| m.span.end).max().unwrap_or(0)
    }

    /// Returns whether the turn is the expected one by its number and shape.
    pub fn due(&self, turn: &ScoreTurn) -> bool {
        turn.number.is_none_or(|number| number == self.next) && self.shaped(turn)
    }

    /// Returns whether the turn could be the expected one if it had another number.
    pub fn shaped(&self, turn: &ScoreTurn) -> bool {
        if turn.number.is_none() {
            return turn.first.is_some() && (!self.black || turn.second.is_none());
        }
        if self.black {
            turn.dots || turn.second.is_none()
        } else {
            !turn.dots
        }
    }

    /// Returns whether a line between the last move and this turn begins with the expected number.
    /// It is a row that could not be read, so the number has not been left out.
    pub fn unread(&self, text: &str, turn: Option<&&ScoreTurn>) -> bool {
        let last = self.moves.last().map(|last| last.span.end);
        let first = turn.and_then(|turn| turn.first.as_ref());
        let between = last
            .zip(first)
            .and_then(|(last, first)| text.get(last..first.span.start))
            .filter(|between| between.len() <= limits::UNREAD_BYTES);
        let due = self.next.to_string();
        // The last line holds the turn itself.
        let lines = between.and_then(|between| Some(between.rsplit_once('\n')?.0));
        lines.unwrap_or_default().lines().skip(1).any(|line| {
            let rest = line.trim_start().strip_prefix(&due);
            rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        })
    }

    /// Ends the game where a move is missing. If White's last move has no reply, it may itself be
    /// the reply to a missing move, so it becomes a note. In running text the gap may be within the
    /// last turn, so the complete turn becomes a note.
    pub fn tear(&mut self, flows: bool) {
        let doubtful = match (self.ended, self.black) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) if flows => 2,
            (false, false) => 0,
        };
        let last = self.moves.len().saturating_sub(doubtful);
        for (before, _) in &mut self.notes {
            *before = (*before).min(last);
        }
        self.marks.retain(|(_, ply)| *ply < last);
        for moved in self.moves.split_off(last) {
            self.notes.push((last, moved.span));
        }
    }

    /// Adds the turn as the expected one.
    pub fn take(&mut self, turn: &ScoreTurn, element: usize) {
        self.elements.1 = element;
        if let Some(number) = turn.number {
            self.next = number;
        }
        self.push(turn);
    }

    /// Adds the turn as the next one printed, with moves missing before it.
    pub fn leap(&mut self, turn: &ScoreTurn, element: usize) {
        if turn.number.is_none() && self.black {
            self.next += 1;
        }
        self.black = turn.dots;
        self.take(turn, element);
    }

    /// Returns the draft without its first move, which becomes a note.
    pub fn without_first(&self) -> GameDraft {
        let mut draft = self.clone();
        let first = draft.moves.remove(0);
        for (before, _) in &mut draft.notes {
            *before = before.saturating_sub(1);
        }
        draft.marks.retain(|(_, ply)| *ply > 0);
        for (_, ply) in &mut draft.marks {
            *ply -= 1;
        }
        draft.notes.insert(0, (0, first.span));
        draft
    }

    /// Returns whether it holds White's first move and nothing else.
    pub fn is_one_move(&self) -> bool {
        self.moves.len() == 1 && self.first == Some(1) && self.black && !self.black_first
    }

    /// Adds the turn as the second of White's two first moves.
    pub fn take_twice(&mut self, turn: &ScoreTurn, element: usize) {
        self.twice = true;
        self.black = false;
        self.take(turn, element);
    }

    /// Adds the half-moves of a turn and the words after it.
    pub fn push(&mut self, turn: &ScoreTurn) {
        for half in turn.halves() {
            self.half(half, turn.number);
        }
        self.tail(turn);
    }

    /// Adds the words after a turn as a note.
    pub fn tail(&mut self, turn: &ScoreTurn) {
        if let Some(tail) = &turn.tail {
            self.note(tail.clone());
        }
    }

    /// Adds a half-move with its marks and notes, and expects the next one.
    pub fn half(&mut self, half: &Half, number: Option<u32>) {
        let ply = self.moves.len();
        self.ended = false;
        self.aside = None;
        self.passed.clear();
        self.moves.push(PrintedMove {
            span: half.span.clone(),
            number,
            color: half.color,
        });
        self.marks
            .extend(half.marks.iter().map(|mark| (mark.clone(), ply)));
        self.notes
            .extend(half.notes.iter().map(|note| (ply + 1, note.clone())));
        self.again
            .extend(half.again.iter().map(|again| (ply + 1, again.clone())));
        if self.black {
            self.next += 1;
        }
        self.black = !self.black;
    }

    /// Adds a note after the last move.
    pub fn note(&mut self, span: Range<usize>) {
        self.notes.push((self.moves.len(), span));
    }
}
