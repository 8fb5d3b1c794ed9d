//! Games in another notation.

use rank_and_file::game::pgn::{games_of, write_pgn, write_score};
use rank_and_file::notation::Notation;
use serde::Serialize;

use crate::error::Error;
use crate::game::{Fault, faults, unsuitable};
use crate::moves::suited;
use crate::options::{Form, Options};
use crate::places::Places;

/// Games written in another notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Converted {
    /// The games, with an empty line between two.
    pub text: String,
    /// How many games there are.
    pub games: usize,
    /// What was not understood, in the order of the text that was read. Moves that were not
    /// understood stand in comments of `text`.
    pub faults: Vec<Fault>,
}

/// Writes the games of a text in another notation. A game that the notation does not suit is
/// written in short algebraic, with a fault that says so.
///
/// # Errors
/// If an option means nothing. What is wrong in the text is among the faults.
pub fn convert(text: &str, options: &Options) -> Result<Converted, Error> {
    let target = options.target()?;
    let places = Places::new(text, options.unit);
    let mut converted = Converted {
        text: String::new(),
        games: 0,
        faults: Vec::new(),
    };
    for mut game in games_of(text, options.read_as()?, options.variant()?) {
        converted.faults.extend(faults(&game, &places));
        let notation = suited(&target, game.tree.start()).unwrap_or_else(|why| {
            let why = format!("{why} The game is written in short algebraic.");
            converted.faults.push(unsuitable(why, &game, &places));
            Notation::SHORT
        });
        game.keep_unread_as_comments();
        if converted.games > 0 {
            converted.text.push('\n');
        }
        converted.text.push_str(&match options.form {
            Form::Pgn => write_pgn(&game.tree, &notation),
            Form::Score => write_score(&game.tree, &notation),
        });
        converted.games += 1;
    }
    Ok(converted)
}
