//! What tests, benches and examples share.
//!
//! | module | what it is |
//! |---|---|
//! | `binder` | books as files: HTML, EPUB, PDF, archives |
//! | `chance` | what a run leaves to chance: its seed, dice, and how many cases a law takes |
//! | `corpus` | files of the larger corpus, which a variable names |
//! | `games` | games of a text, and what is asked of them |
//! | `positions` | where positions come from: played games, random play, crowded boards |
//! | `press` | games set in type as pages of books |
//! | `printers` | moves printed as old books may have |
//! | `spoil` | pages damaged in known ways, and what became of them in reading |

pub mod binder;
pub mod chance;
pub mod corpus;
pub mod games;
pub mod positions;
pub mod press;
pub mod printers;
pub mod spoil;
