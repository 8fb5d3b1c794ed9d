//! Reads the words around a game: headings, players, places, dates, openings and results.
//!
//! | file | what it reads | example |
//! |---|---|---|
//! | `heading` | the paragraphs above a game that belong to it | `GAME IV.` / `(Berlin, 1890)` |
//! | `chapters` | headings that several games share | `CHAPTER III.` over `THE EVANS GAMBIT.` |
//! | `tags` | what is printed above a game, as tags | `GAME 3. RUY LOPEZ` → Event, Opening |
//! | `players` | who played | `White: A. Black: B.` |
//! | `player_pairs` | two players named together | `Mr. Smith v. Mr. Jones` |
//! | `player_name` | the name of a player as it is printed | `H. E. SMITH` → H. E. Smith |
//! | `places` | where a game was played | `(Vienna, 1882)` → Vienna |
//! | `dates` | when a game was played | `(Vienna, 1882)` → 1882 |
//! | `references` | the moves that a game takes from another | `The first six moves as in the preceding game.` |
//! | `vocabulary` | words of events and openings | `Match`, `Gambit` |
//! | `outcome` | how a game ended | `And Black resigns.` → 1-0 |

pub(super) mod chapters;
mod dates;
pub(super) mod heading;
pub(super) mod outcome;
mod places;
mod player_name;
mod player_pairs;
mod players;
pub(super) mod references;
pub(super) mod tags;
pub(super) mod vocabulary;
