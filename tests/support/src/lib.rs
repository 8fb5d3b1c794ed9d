//! Helpers that tests, benches and examples share.
//!
//! | module | what it is |
//! |---|---|
//! | `binder` | books as files: HTML, EPUB, PDF, archives |
//! | `chance` | seed, dice and number of cases for laws |
//! | `corpus` | files of the larger corpus, in the folder that a variable names |
//! | `effects` | the requests that actions leave to one worker |
//! | `growth` | shapes of hostile text, and how the steps of a reader grow with them |
//! | `games` | reading games, and facts about them |
//! | `positions` | sources of positions: played games, random play, crowded boards |
//! | `press` | games set in type as pages of books |
//! | `presses` | what the elements of a page offer to press, to choose and to type in |
//! | `printers` | moves printed in the manner of old books |
//! | `seen` | everything that a user sees of a session, as text |
//! | `spoil` | pages damaged in known ways, and what the reader made of them |
//! | `stones` | scores of Go-Bang |
//! | `two_sheets` | score sheets of one game, with slips |
//! | `within` | where a reader of moves points |

pub mod binder;
pub mod chance;
pub mod corpus;
pub mod effects;
pub mod games;
pub mod growth;
pub mod positions;
pub mod press;
pub mod presses;
pub mod printers;
pub mod seen;
pub mod spoil;
pub mod stones;
pub mod two_sheets;
pub mod within;
