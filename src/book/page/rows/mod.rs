//! Reads rows of a score: lines of moves in columns.
//!
//! | file | what it reads | example |
//! |---|---|---|
//! | `row` | rows, the groups under a number, cells and half-moves | `1. P-K4  P-K4` is one group of two cells |
//! | `row_lines` | recognizes lines that are rows | `7. ........   Kt × Kt` is a row |
//! | `columns` | the order of columns side by side | `1. A  B   21. C  D` on each line → A B first |
//! | `twice_numbered` | rows with the number before each of the two moves | `1. A   1. B` → `1. A  B` |
//! | `row_numbers` | misprinted numbers between those above and below | `4B. R-Q1` between 47 and 49 → 48 |
//! | `turn_numbers` | misprinted numbers among those that count on | 12, 13, `74`, 15 → 12, 13, 14, 15 |
//! | `split_moves` | moves split by a line break or by white space | `16. B. to K's` / `3d.` → one move |
//! | `misprinted_rows` | rows recognized by the rows around them | `l2. PzP   KtzP` below 11 → a row |
//! | `overlay` | a line laid over the row beside it | `12. PzP   Kt-83` → `PzP`, `Kt-83` |
//! | `lists` | one move to a line | `1. A`, `2. C`, then `1. B`, `2. D` |
//! | `fractions` | White's move above a stroke, Black's below it | `P to K 4` over `P to K 4` |
//! | `verbose` | moves as sentences | `W. The king's pawn two steps.` |
//! | `opening_tables` | tables of openings, a column for each line of play | `1   P-K4   —   —` |

pub(super) mod columns;
pub(super) mod fractions;
pub(super) mod lists;
pub(super) mod misprinted_rows;
pub(super) mod opening_tables;
mod overlay;
pub(super) mod row;
pub(super) mod row_lines;
pub(super) mod row_numbers;
pub(super) mod split_moves;
pub(super) mod turn_numbers;
mod twice_numbered;
pub(super) mod verbose;
