//! Reads moves in running text.

pub(super) mod misprinted_runs;
mod number_runs;
pub(super) mod phrases;
pub(super) mod run_on_lines;
mod split;
