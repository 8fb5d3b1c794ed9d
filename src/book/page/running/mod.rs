//! Reads moves in running text.
//!
//! | file | what it reads | example |
//! |---|---|---|
//! | `phrases` | the runs of moves in a paragraph | `best is 8...P × P; 9 B × B P.` |
//! | `run_on_lines` | lines over which moves run on | `P-K4, P-K4; 2 Kt-` / `KB3, Kt-QB3; 3 B-Kt5` |
//! | `number_runs` | the numbers of moves among all other numbers | `9 P-K4, P-K4; lO. B-K2` → 9, 10 |
//! | `split` | the moves between two numbers | `P-K4. PzK4;`, two moves due → `P-K4`, `PzK4` |
//! | `misprinted_runs` | scores with misprinted moves or numbers | `10 PxHt, B-B4; 11` → two moves between two numbers |

pub(super) mod misprinted_runs;
mod number_runs;
pub(super) mod phrases;
pub(super) mod run_on_lines;
mod split;
