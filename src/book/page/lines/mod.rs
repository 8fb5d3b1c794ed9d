//! Splits a text into lines, and repairs what a misprint or a break has done to them.
//!
//! | file | what it is about | example |
//! |---|---|---|
//! | `kinds` | the lines, each with its kind | `{160}` belongs to the page, `[Illustration]` is a diagram |
//! | `specks` | specks of the paper that were scanned as signs | `.   18. B takes Kt.` → `    18. B takes Kt.` |
//! | `hyphens` | words of moves that a line break splits | `5. Ca-` / `stles` → `5. Castles` |
//! | `gaps` | gaps within a cell that a misprint has widened | `Kt to K  B3` → `Kt to K B3` |

mod gaps;
pub(super) mod hyphens;
pub(super) mod kinds;
pub(super) mod specks;
