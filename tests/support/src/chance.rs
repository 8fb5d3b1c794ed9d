//! Seed, dice and number of cases for laws, the properties that tests check on many cases.
//!
//! | variable | what it does |
//! |---|---|
//! | `RANK_AND_FILE_SEED` | another number as the seed of every law |
//! | `RANK_AND_FILE_LONG` | set to anything: every law takes all of its cases |

use std::env;
use std::sync::OnceLock;

/// Returns the number of cases for a law: `usual` in a normal run, `long` in a long one.
pub fn cases(usual: usize, long: usize) -> usize {
    if is_long() { long } else { usual }
}

/// Returns whether every law takes all of its cases.
fn is_long() -> bool {
    static LONG: OnceLock<bool> = OnceLock::new();
    *LONG.get_or_init(|| env::var_os("RANK_AND_FILE_LONG").is_some_and(|value| !value.is_empty()))
}

/// Returns the seed of every law, and prints it so that a failure can be repeated.
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

/// Returns every `step`th item in a normal run, from an offset given by the seed, and all items in
/// a long run.
pub fn some<T>(all: impl IntoIterator<Item = T>, step: usize) -> impl Iterator<Item = T> {
    let step = cases(step, 1);
    let first = (seed() % step as u64) as usize;
    all.into_iter().skip(first).step_by(step)
}

/// A small repeatable random number generator (xorshift), with a state other than 0.
pub struct Dice(pub u64);

impl Dice {
    /// Returns dice seeded from the run's seed and the law's own number.
    pub fn for_law(law: u64) -> Dice {
        Dice::beside(seed(), law)
    }

    /// Returns dice seeded from these two numbers.
    fn beside(seed: u64, law: u64) -> Dice {
        // Seeds that are close to each other must give unrelated numbers.
        let mut mixed = seed;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        Dice(match mixed ^ law {
            0 => 1,
            begin => begin,
        })
    }

    /// Returns a random number from 0 to `below - 1`.
    pub fn roll(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % below as u64) as usize
    }

    /// Returns a random element.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.roll(from.len())]
    }
}
