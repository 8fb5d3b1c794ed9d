//! The main line of a game in compact form: two bytes for each move, and two for finding its
//! position.

use serde::{Deserialize, Serialize};

use crate::rules::{PackedMove, Position, Replay};

/// The main line of a game of orthodox chess.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "LineNumbers", try_from = "LineNumbers")]
pub struct PlayedLine {
    /// Its start, unless that is the initial position.
    start: Option<Box<Replay>>,
    plies: Box<[PlayedPly]>,
}

/// A move, and a part of the [key](Replay::key) of the position after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PlayedPly {
    mv: PackedMove,
    part: u16,
}

/// Returns the part of a key that is stored.
const fn part(key: u64) -> u16 {
    key as u16
}

/// A packer of a game's main line while it is played.
pub(super) struct LinePacker {
    /// `None` if the line is not orthodox chess.
    start: Option<Replay>,
    /// Whether the line begins in the initial position.
    usual: bool,
    plies: Vec<PlayedPly>,
}

impl LinePacker {
    /// Creates a packer for a line that begins in this position.
    pub fn new(start: &Position) -> LinePacker {
        LinePacker {
            start: Replay::from_position(start),
            usual: *start == Position::start(),
            plies: Vec::new(),
        }
    }

    /// Adds a move and the key of the position after it; either is `None` outside orthodox chess.
    pub fn add(&mut self, mv: Option<PackedMove>, after: Option<u64>) {
        match (mv, after) {
            (Some(mv), Some(key)) => self.plies.push(PlayedPly {
                mv,
                part: part(key),
            }),
            _ => self.start = None,
        }
    }

    /// Returns the line; `None` if it is not orthodox chess.
    pub fn line(self) -> Option<PlayedLine> {
        let start = self.start?;
        Some(PlayedLine {
            start: (!self.usual).then(|| Box::new(start)),
            plies: self.plies.into_boxed_slice(),
        })
    }
}

/// A line as it is sent: its start as a FEN, empty for the initial position, and a number for each
/// move.
#[derive(Serialize, Deserialize)]
struct LineNumbers(String, Vec<u32>);

impl From<PlayedLine> for LineNumbers {
    fn from(line: PlayedLine) -> LineNumbers {
        LineNumbers(line.start(), line.numbers())
    }
}

impl TryFrom<LineNumbers> for PlayedLine {
    type Error = &'static str;

    fn try_from(LineNumbers(start, numbers): LineNumbers) -> Result<PlayedLine, &'static str> {
        PlayedLine::of_numbers(&start, &numbers).ok_or("the start of the line cannot be read")
    }
}

impl PlayedLine {
    /// Returns its start as a FEN; empty for the initial position.
    fn start(&self) -> String {
        self.start.as_deref().map_or_else(String::new, Replay::fen)
    }

    /// Returns a number for each move, which [`PlayedLine::of_numbers`] reads back.
    fn numbers(&self) -> Vec<u32> {
        let number = |ply: &PlayedPly| u32::from(ply.mv.bits()) | u32::from(ply.part) << 16;
        self.plies.iter().map(number).collect()
    }

    /// Builds a line from its start and its numbers; returns `None` if the start cannot be read.
    fn of_numbers(start: &str, numbers: &[u32]) -> Option<PlayedLine> {
        let start = match start {
            "" => None,
            fen => Some(Box::new(Replay::of_fen(fen)?)),
        };
        let ply = |number: &u32| PlayedPly {
            mv: PackedMove::of_bits(*number as u16),
            part: (number >> 16) as u16,
        };
        Some(PlayedLine {
            start,
            plies: numbers.iter().map(ply).collect(),
        })
    }

    /// Returns the position in which the line begins; `initial` is the initial position.
    fn begin(&self, initial: &Replay) -> Replay {
        self.start
            .as_deref()
            .map_or_else(|| initial.clone(), Replay::clone)
    }

    /// Returns the plies after which a position with this key first occurs.
    #[must_use]
    pub fn find(&self, key: u64, initial: &Replay) -> Option<usize> {
        let start = self.start.as_deref().unwrap_or(initial);
        if start.key() == key {
            return Some(0);
        }
        let wanted = part(key);
        let may = |from: usize| {
            let plies = self.plies[from..].iter();
            let at = plies.map(|ply| ply.part).position(|part| part == wanted)?;
            Some(from + at)
        };
        // Most lines return here, without a move being played.
        let mut next = may(0)?;
        let mut replay = self.begin(initial);
        let mut played = 0;
        loop {
            for ply in &self.plies[played..=next] {
                replay.play(ply.mv);
            }
            played = next + 1;
            if replay.key() == key {
                return Some(played);
            }
            next = may(played)?;
        }
    }

    /// Returns the plies after which a position first satisfies `is`.
    #[must_use]
    pub fn find_by(&self, initial: &Replay, mut is: impl FnMut(&Replay) -> bool) -> Option<usize> {
        let mut replay = self.begin(initial);
        if is(&replay) {
            return Some(0);
        }
        let mut plies = (1..).zip(&self.plies);
        plies.find_map(|(at, ply)| {
            replay.play(ply.mv);
            is(&replay).then_some(at)
        })
    }
}
