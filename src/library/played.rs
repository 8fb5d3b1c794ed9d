//! The main line of a game in little room: two bytes for each move, and two by which its position is found.

use crate::rules::{PackedMove, Position, Replay};

/// The main line of a game of orthodox chess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedLine {
    /// Where it begins, unless in the initial position.
    start: Option<Box<Replay>>,
    plies: Box<[PlayedPly]>,
}

/// A move, and a part of the [key](Replay::key) of the position behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PlayedPly {
    mv: PackedMove,
    part: u16,
}

/// The part of a key that is stored.
const fn part(key: u64) -> u16 {
    key as u16
}

/// Packs a game's main line as it is played.
pub(super) struct LinePacker {
    /// `None` if it is not orthodox chess.
    start: Option<Replay>,
    /// Whether it begins in the initial position.
    usual: bool,
    plies: Vec<PlayedPly>,
}

impl LinePacker {
    /// A line that begins in this position.
    pub fn new(start: &Position) -> LinePacker {
        LinePacker {
            start: Replay::of(start),
            usual: *start == Position::start(),
            plies: Vec::new(),
        }
    }

    /// Adds a move, and the key of the position to which it has led; either is `None` if it is not of orthodox chess.
    pub fn add(&mut self, mv: Option<PackedMove>, after: Option<u64>) {
        match (mv, after) {
            (Some(mv), Some(key)) => self.plies.push(PlayedPly {
                mv,
                part: part(key),
            }),
            _ => self.start = None,
        }
    }

    /// The line; `None` if it is not orthodox chess.
    pub fn line(self) -> Option<PlayedLine> {
        let start = self.start?;
        Some(PlayedLine {
            start: (!self.usual).then(|| Box::new(start)),
            plies: self.plies.into_boxed_slice(),
        })
    }
}

impl PlayedLine {
    /// Where it begins, as a FEN; empty for the initial position.
    #[must_use]
    pub fn start(&self) -> String {
        self.start.as_deref().map_or_else(String::new, Replay::fen)
    }

    /// A number for each move.
    #[must_use]
    pub fn numbers(&self) -> Vec<u32> {
        let number = |ply: &PlayedPly| u32::from(ply.mv.bits()) | u32::from(ply.part) << 16;
        self.plies.iter().map(number).collect()
    }

    /// The line of such a start and such numbers; `None` if there is no such start.
    #[must_use]
    pub fn of_numbers(start: &str, numbers: &[u32]) -> Option<PlayedLine> {
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

    /// The position in which it begins, of which `initial` is the usual one.
    fn begin(&self, initial: &Replay) -> Replay {
        self.start
            .as_deref()
            .map_or_else(|| initial.clone(), Replay::clone)
    }

    /// After how many half-moves a position with this key is first there.
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
        // Most lines end here, without a move being played.
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

    /// After how many half-moves the position is first such as is asked for.
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
