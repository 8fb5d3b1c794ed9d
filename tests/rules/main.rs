//! Orthodox chess: its moves, its positions, and how its games end.
//!
//! | module | what it is |
//! |---|---|
//! | `diagrams` | the teaching diagrams: every claim that is made about each |
//! | `fen` | positions as text |
//! | `generator` | our legal moves against those of cozy-chess |
//! | `refused` | why a move is refused: the very sentences, and what is drawn |
//! | `refused_laws` | the reasons for refusing a move, held to a restatement of the rules |
//! | `setups` | what may be set up on the board |
//! | `standing` | how a game stands: every end and claim, repetitions, dead positions |
//! | `walker` | the walker of grids, playing orthodox chess, against cozy-chess |

mod diagrams;
mod fen;
mod generator;
mod refused;
mod refused_laws;
mod setups;
mod standing;
mod walker;
