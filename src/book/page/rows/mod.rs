//! Reads rows of a score: lines of moves in columns.

pub(super) mod columns;
pub(super) mod fractions;
pub(super) mod lists;
pub(super) mod misprinted_rows;
pub(super) mod opening_tables;
mod overlay;
pub(super) mod parted;
pub(super) mod row;
pub(super) mod row_lines;
pub(super) mod row_numbers;
pub(super) mod split_moves;
pub(super) mod turn_numbers;
mod twins;
pub(super) mod verbose;
