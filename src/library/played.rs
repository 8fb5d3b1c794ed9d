//! The main line of a game in little room: two bytes for each move, and two by which its position is found.

use crate::game::{At, GameTree};
use crate::rules::{PackedMove, Position, Replay};

/// The main line of a game of orthodox chess.
#[derive(Clone, Debug)]
pub struct PlayedLine {
    /// Where it begins, unless in the initial position.
    start: Option<Box<Replay>>,
    plies: Box<[PlayedPly]>,
}

/// A move, and a part of the [key](Replay::key) of the position behind it.
#[derive(Clone, Copy, Debug)]
struct PlayedPly {
    mv: PackedMove,
    part: u16,
}

/// The part of a key that is stored.
const fn part(key: u64) -> u16 {
    key as u16
}

impl PlayedLine {
    /// The main line of a game; `None` if it is not orthodox chess.
    #[must_use]
    pub fn of(tree: &GameTree) -> Option<PlayedLine> {
        let mut replay = Replay::of(tree.start())?;
        let start = (*tree.start() != Position::start()).then(|| Box::new(replay.clone()));
        let plies = tree.main_line(At::Start).map(|id| {
            let mv = PackedMove::of(&tree.node(id).mv)?;
            replay.play(mv);
            Some(PlayedPly {
                mv,
                part: part(replay.key()),
            })
        });
        let plies = plies.collect::<Option<_>>()?;
        Some(PlayedLine { start, plies })
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
