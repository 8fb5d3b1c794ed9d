//! The players' clocks at the moment on the board, as far as the score records them.
//!
//! | score | White's clock after 1…e5 |
//! |---|---|
//! | `1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58]}` | 0:05:00 |
//! | `1. e4 {[%emt 0:00:07]} e5`, another 5 seconds for each move before | 0:00:12 used |
//! | `[TimeControl "300+3"]`, at the start | 0:05:00 |

use crate::board::{Color, Variant};
use crate::game::{At, ClockTime, GameTree};
use crate::session::Session;

/// A player's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockModel {
    pub color: Color,
    /// The player's name; empty if it is not known.
    pub name: String,
    /// The time on the clock; `None` if it is not known at this moment.
    pub time: Option<ClockTime>,
    /// Whether `time` is the time used rather than the time left.
    pub used: bool,
    /// Whether the player is to move.
    pub runs: bool,
}

/// Returns White's clock and Black's; `None` for a score without times.
#[must_use]
pub fn model(session: &Session) -> Option<[ClockModel; 2]> {
    let tree = session.tree();
    if tree.start().variant() == Variant::Diagram || session.editor().is_some() {
        return None;
    }
    let clocks = Clocks::detect(tree)?;
    let (times, used) = match clocks {
        Clocks::Left => (left(tree, session.at()), false),
        Clocks::Used => (used(tree, session.at()), true),
    };
    let to_move = session.position().color();
    Some(Color::ALL.map(|color| {
        let name = tree.tag(color.name()).unwrap_or_default().trim();
        ClockModel {
            color,
            name: (if name == "?" { "" } else { name }).to_owned(),
            time: times[color.index()],
            used,
            runs: color == to_move,
        }
    }))
}

/// The kind of times in a score: time left or time used.
enum Clocks {
    Left,
    Used,
}

impl Clocks {
    /// Returns the kind of the first time in the score.
    fn detect(tree: &GameTree) -> Option<Clocks> {
        tree.ids().find_map(|id| {
            let node = tree.node(id);
            match ClockTime::left_after(node) {
                Some(_) => Some(Clocks::Left),
                None => ClockTime::spent_on(node).map(|_| Clocks::Used),
            }
        })
    }
}

/// Returns the moves that led to a moment, the last first, each with its mover.
fn moves_back(tree: &GameTree, at: At) -> impl Iterator<Item = (Color, &crate::game::GameNode)> {
    let path = tree.path(at);
    let first = tree.start().color();
    path.into_iter().enumerate().rev().map(move |(ply, id)| {
        let mover = if ply % 2 == 0 { first } else { first.other() };
        (mover, tree.node(id))
    })
}

fn left(tree: &GameTree, at: At) -> [Option<ClockTime>; 2] {
    let mut times = [None; 2];
    for (color, node) in moves_back(tree, at) {
        let time = &mut times[color.index()];
        *time = time.or_else(|| ClockTime::left_after(node));
        if times.iter().all(Option::is_some) {
            break;
        }
    }
    // A player without a recorded time still has the agreed time.
    times.map(|time| time.or_else(|| agreed(tree)))
}

fn used(tree: &GameTree, at: At) -> [Option<ClockTime>; 2] {
    let mut times = [ClockTime::default(); 2];
    for (color, node) in moves_back(tree, at) {
        let ClockTime(seconds) = &mut times[color.index()];
        let ClockTime(spent) = ClockTime::spent_on(node).unwrap_or_default();
        *seconds = seconds.saturating_add(spent);
    }
    times.map(Some)
}

/// Returns the time for the first moves of a game: two hours for `40/7200:3600` and for `7200+30`.
fn agreed(tree: &GameTree) -> Option<ClockTime> {
    let first = tree.tag("TimeControl")?.split([':', '+']).next()?;
    let seconds = first.rsplit('/').next()?;
    ClockTime::parse(seconds)
}
