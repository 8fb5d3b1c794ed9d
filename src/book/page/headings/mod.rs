//! Reads the words around a game: headings, names, places, dates, openings and results.

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
mod versus;
pub(super) mod vocabulary;
