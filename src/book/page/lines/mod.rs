//! Splits a text into lines, and repairs words and gaps that a misprint or a break has damaged.

mod gaps;
pub(super) mod hyphens;
pub(super) mod kinds;
pub(super) mod specks;
