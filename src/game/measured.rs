//! What programs measure and write into the comments of a move: the evaluation of the position
//! after it, and the clock.
//!
//! | command | meaning |
//! |---|---|
//! | `[%eval 0.35]` `[%eval +0.352,18]` | `+0.35`: White is better by this many pawns; the search depth is left out |
//! | `[%eval -12]` | `-12.00` |
//! | `[%eval #-3]` | `#-3`: Black mates in three moves |
//! | `[%clk 0:05:00]` | the time on the mover's clock after the move |
//! | `[%emt 0:00:07]` | the time spent on the move |
//! | `[%eval 1e9]` `[%eval ?]` `[%clk soon]` | nothing; the text stays in the comment |

use std::fmt;

use super::comment::command;
use super::tree::GameNode;
use crate::board::Color;

/// A program's evaluation of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// White's advantage in hundredths of a pawn; negative if Black is better.
    Pawns(i32),
    /// This side mates in this many moves.
    Mate(Color, u32),
}

/// Most digits of an evaluation before its point.
const DIGITS: usize = 5;

impl Evaluation {
    /// Parses the value of a command; returns `None` if it is not an evaluation.
    #[must_use]
    pub fn parse(value: &str) -> Option<Evaluation> {
        let value = value.split(',').next()?.trim();
        let (mates, value) = match value.strip_prefix('#') {
            Some(rest) => (true, rest),
            None => (false, value),
        };
        let (ahead, value) = match value.strip_prefix('-') {
            Some(rest) => (Color::Black, rest),
            None => (Color::White, value.strip_prefix('+').unwrap_or(value)),
        };
        let (whole, part) = value.split_once('.').unwrap_or((value, ""));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if !(digits(whole) && digits(part)) || value.len() <= usize::from(value.contains('.')) {
            return None;
        }
        if whole.len() > DIGITS || (mates && value.contains('.')) {
            return None;
        }
        let count: u32 = if whole.is_empty() {
            0
        } else {
            whole.parse().ok()?
        };
        if mates {
            return Some(Evaluation::Mate(ahead, count));
        }
        // Digits finer than hundredths are cut off.
        let place = |at: usize| i32::from(part.as_bytes().get(at).map_or(0, |digit| digit - b'0'));
        let hundredths = count as i32 * 100 + place(0) * 10 + place(1);
        Some(Evaluation::Pawns(match ahead {
            Color::White => hundredths,
            Color::Black => -hundredths,
        }))
    }

    /// Returns the evaluation in the comments of a move. The last one counts, because programs add
    /// theirs at the end.
    #[must_use]
    pub fn from_comments(node: &GameNode) -> Option<Evaluation> {
        let mut comments = node.comments.iter().rev();
        comments.find_map(|comment| Evaluation::parse(&command(comment, "eval")?))
    }

    /// Returns White's share of the advantage, from -1000 (all Black's) to 1000. Each further pawn
    /// counts less: an advantage of three pawns gives two thirds.
    #[must_use]
    pub const fn share(self) -> i32 {
        match self {
            Evaluation::Mate(Color::White, _) => 1000,
            Evaluation::Mate(Color::Black, _) => -1000,
            Evaluation::Pawns(hundredths) => {
                let hundredths = hundredths as i64;
                (1000 * hundredths / (hundredths.abs() + 150)) as i32
            }
        }
    }
}

/// Written as `+0.35`, `-1.20`, `0.00`, `#3`, `#-3`.
impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Evaluation::Mate(Color::White, moves) => write!(f, "#{moves}"),
            Evaluation::Mate(Color::Black, moves) => write!(f, "#-{moves}"),
            Evaluation::Pawns(hundredths) => {
                let sign = match hundredths {
                    0 => "",
                    1.. => "+",
                    _ => "-",
                };
                let size = hundredths.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
        }
    }
}

/// A time on a clock in seconds; fractions are cut off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct ClockTime(pub u32);

impl ClockTime {
    /// Parses the time in the value of a command: `0:05:00`, `5:00`, `12.5`; returns `None` for
    /// anything else, and for more than hours, minutes and seconds.
    #[must_use]
    pub fn parse(value: &str) -> Option<ClockTime> {
        let (whole, part) = value.trim().split_once('.').unwrap_or((value.trim(), ""));
        let mut seconds: u32 = 0;
        for (at, field) in whole.split(':').enumerate() {
            let digits = field.bytes().all(|byte| byte.is_ascii_digit());
            if at > 2 || !digits || !(1..=6).contains(&field.len()) {
                return None;
            }
            seconds = seconds.checked_mul(60)?.checked_add(field.parse().ok()?)?;
        }
        let fraction = part.bytes().all(|byte| byte.is_ascii_digit());
        fraction.then_some(ClockTime(seconds))
    }

    /// Returns the time on the mover's clock after a move.
    #[must_use]
    pub fn left_after(node: &GameNode) -> Option<ClockTime> {
        ClockTime::find(node, "clk")
    }

    /// Returns the time spent on a move.
    #[must_use]
    pub fn spent_on(node: &GameNode) -> Option<ClockTime> {
        ClockTime::find(node, "emt")
    }

    fn find(node: &GameNode, name: &str) -> Option<ClockTime> {
        let mut comments = node.comments.iter();
        comments.find_map(|comment| ClockTime::parse(&command(comment, name)?))
    }
}

/// Written as `0:05:00`.
impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ClockTime(seconds) = self;
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)
    }
}
