//! One game of two score sheets.

use rank_and_file::game::pgn::write_pgn;
use rank_and_file::notation::Notation;
use rank_and_file::sheets::{ReconciledGame, ScoreSheet};
use serde::Serialize;

use crate::error::{Argument, Error};
use crate::moves::suited;
use crate::options::Options;

/// The game of two score sheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reconciled {
    /// The game, as PGN in the notation that was asked for. It has no move if none was found.
    pub pgn: String,
    /// What is known of each sheet.
    pub sheets: Vec<SheetNotes>,
    /// The places where the sheets differ, or where one of them has not the move as it stands.
    pub differences: Vec<Difference>,
    /// What is written and is not in the game, and results that differ, in sentences.
    pub remarks: Vec<String>,
}

/// What is known of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetNotes {
    /// The notation that it was taken to be written in.
    pub notation: &'static str,
    /// How many moves are written on it.
    pub written: usize,
    /// How many of them are the game's move as it stands.
    pub right: usize,
}

/// A place where two sheets differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The index of the move.
    pub ply: usize,
    /// The number of the move with its name, such as `12... Nbd7`.
    pub place: String,
    /// What is written, and why the move was taken.
    pub sentence: String,
    /// Whether nothing decides between this move and another.
    pub open: bool,
}

impl Reconciled {
    /// Returns a game of two sheets as plain values. `texts` are those of the sheets.
    #[must_use]
    pub fn new(game: &ReconciledGame, texts: [&str; 2], notation: Notation) -> Reconciled {
        let variant = game.tree.start().variant();
        let sheets = ScoreSheet::BOTH.into_iter().map(|sheet| {
            let facts = &game.sheets[sheet as usize];
            SheetNotes {
                notation: facts.notation.row(variant).tag,
                written: facts.written,
                right: facts.right,
            }
        });
        let differences = game.differences(texts, notation).into_iter();
        let differences = differences.map(|found| Difference {
            ply: found.ply,
            place: found.place,
            sentence: found.sentence,
            open: found.open,
        });
        Reconciled {
            pgn: write_pgn(&game.tree, &notation),
            sheets: sheets.collect(),
            differences: differences.collect(),
            remarks: game.remarks(texts),
        }
    }
}

/// Makes one game of two score sheets on which both players wrote it down, each in any notation. Either
/// may be empty; then the other is read alone. The option `to` names the notation of the game.
///
/// # Errors
/// If an option means nothing, or the notation has no names for moves of orthodox chess. What is wrong
/// on the sheets is among the differences and remarks.
pub fn reconcile(first: &str, second: &str, options: &Options) -> Result<Reconciled, Error> {
    let target = options.target()?;
    let game = rank_and_file::sheets::reconcile([first, second]);
    let notation = suited(&target, game.tree.start())
        .map_err(|why| Error::option("unsuitable-notation", Argument::To, why))?;
    Ok(Reconciled::new(&game, [first, second], notation))
}
