//! What a run leaves to chance: its seed, dice, and how many cases a law takes.
//!
//! | variable | what it does |
//! |---|---|
//! | `RANK_AND_FILE_SEED` | another number that every law begins from |
//! | `RANK_AND_FILE_LONG` | set to anything: every law takes all of its cases |

use std::env;
use std::sync::OnceLock;

/// How many cases a law takes: few of them in the usual run, many in a long one.
pub fn cases(usual: usize, long: usize) -> usize {
    if is_long() { long } else { usual }
}

/// Whether every law takes all of its cases.
fn is_long() -> bool {
    static LONG: OnceLock<bool> = OnceLock::new();
    *LONG.get_or_init(|| env::var_os("RANK_AND_FILE_LONG").is_some_and(|value| !value.is_empty()))
}

/// The number that every law begins from; it is printed, so that a failure can be had again.
pub fn seed() -> u64 {
    let seed = match env::var("RANK_AND_FILE_SEED") {
        Ok(text) if !text.is_empty() => text
            .parse()
            .unwrap_or_else(|_| panic!("RANK_AND_FILE_SEED wants a number, not {text}")),
        _ => 0,
    };
    println!("seed {seed}");
    seed
}

/// Some of a list: in the usual run every `step`th, beginning where the seed says, in a long one all.
pub fn some<T>(all: impl IntoIterator<Item = T>, step: usize) -> impl Iterator<Item = T> {
    let step = cases(step, 1);
    let first = (seed() % step as u64) as usize;
    all.into_iter().skip(first).step_by(step)
}

/// A small repeatable source of numbers (xorshift), from any number but 0.
pub struct Dice(pub u64);

impl Dice {
    /// The dice of a law, which begin from the run's seed and the law's own number.
    pub fn of(law: u64) -> Dice {
        Dice::beside(seed(), law)
    }

    /// The dice that begin from these two numbers.
    fn beside(seed: u64, law: u64) -> Dice {
        // Seeds that are close to each other shall give numbers that are not.
        let mut mixed = seed;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        Dice(match mixed ^ law {
            0 => 1,
            begin => begin,
        })
    }

    /// A number below `below`.
    pub fn roll(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % below as u64) as usize
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.roll(from.len())]
    }
}
