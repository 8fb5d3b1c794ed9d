//! Counts the steps that readers take, so that tests can say how their work grows with a text.
//!
//! | step | counted where |
//! |---|---|
//! | a byte, a word or an item that is looked at | scores, pages, containers |
//! | a reading of a printed move in a position | [`book`](crate::book) |
//! | a line that is copied to be carried on | the same |
//!
//! Each thread counts its own steps, in builds with debug assertions alone. A count says nothing
//! about time; it is the same on every machine.

use std::cell::Cell;

thread_local! {
    static STEPS: Cell<u64> = const { Cell::new(0) };
}

/// Adds steps to those of this thread.
pub(crate) fn add(steps: usize) {
    if cfg!(debug_assertions) {
        STEPS.with(|count| count.set(count.get().wrapping_add(steps as u64)));
    }
}

/// Returns the number of steps that this thread has taken; 0 in a build without debug assertions.
#[must_use]
pub fn steps() -> u64 {
    STEPS.with(Cell::get)
}
