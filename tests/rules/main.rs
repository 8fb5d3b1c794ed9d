//! Orthodox chess: moves, positions, and ends of games.
//!
//! | module | what it is |
//! |---|---|
//! | `diagrams` | the teaching diagrams: every statement about each of them |
//! | `fen` | positions as text |
//! | `generator` | the legal moves compared with those of cozy-chess |
//! | `printed` | positions as they stand in print, written in each form and read back |
//! | `refused` | reasons for refusing a move: exact sentences and drawings |
//! | `refused_laws` | reasons for refusing a move, checked by a second statement of the rules |
//! | `setups` | positions that may be set up on the board |
//! | `standing` | the state of a game: every end and claim, repetitions, dead positions |
//! | `walker` | the move generator of grids, playing orthodox chess, compared with cozy-chess |

#![expect(clippy::too_many_lines, reason = "a test is as long as its cases")]

mod diagrams;
mod fen;
mod generator;
mod printed;
mod refused;
mod refused_laws;
mod setups;
mod standing;
mod walker;
