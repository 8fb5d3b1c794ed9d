//! Reading one move in a position.

use rank_and_file::board::{Color, Move};
use rank_and_file::game::At;
use rank_and_file::game::pgn::{self, continuation};
use rank_and_file::notation::Notation;
use rank_and_file::rules::Position;

use crate::error::{Argument, Error};
use crate::options::{Asked, Options};

/// Reads one move, in any notation that the options allow.
pub(crate) fn one_move(position: &Position, text: &str, options: &Options) -> Result<Move, Error> {
    let wrong = |code, message, byte| Error::of_move((code, message), (text, byte), options.unit);
    let none = || wrong("no-move", "There is no move in this text.".to_owned(), 0);
    let game = continuation(position, text, options.read_as()?).ok_or_else(none)?;
    if let Some(trouble) = game.troubles.iter().find(|trouble| trouble.is_error()) {
        let (code, message) = (trouble.fault.tag(), sentence(&trouble.fault));
        return Err(wrong(code, message, trouble.span.start));
    }
    let path: Vec<_> = game.tree.main_line(At::Start).take(2).collect();
    match *path {
        [] => Err(none()),
        [id] => Ok(game.tree.node(id).mv),
        _ => {
            let message = "There is more than one move in this text.".to_owned();
            Err(wrong("several-moves", message, 0))
        }
    }
}

/// Returns what is wrong with a move, without advice about the rest of a score.
#[must_use]
pub fn sentence(fault: &pgn::Fault) -> String {
    match fault {
        pgn::Fault::Refused(wrong, why) => format!("{wrong}: {why}"),
        pgn::Fault::Ambiguous(_, why, _) => why.to_string(),
        pgn::Fault::Misread(wrong, _) => format!("{wrong} is not a move."),
        other => other.to_string(),
    }
}

/// Returns the number and the words of a move: "11... knight from b8 to d7".
#[must_use]
pub fn heading(before: &Position, mv: &Move) -> String {
    let dots = match before.mover(mv) {
        Color::White => ".",
        Color::Black => "...",
    };
    format!("{}{dots} {}", before.number_of(mv), mv.describe())
}

/// Returns the move as its two squares, as engines write it. On nine files it is the notation of
/// that game.
pub(crate) fn uci(before: &Position, mv: &Move) -> String {
    if mv.passes() {
        // Engines do not know dashes.
        return "0000".to_owned();
    }
    let turn = before.turn_of(before.mover(mv));
    Notation::Uci.on(before.variant()).text(mv, &turn)
}

/// Returns each notation as it is used in this game, or why one of them has no names for it.
pub(crate) fn suitable(asked: &[Asked], position: &Position) -> Result<Vec<Asked>, Error> {
    let suits = asked.iter().map(|asked| {
        let notation = suited(asked, position);
        let notation = notation
            .map_err(|why| Error::option("unsuitable-notation", Argument::Notations, why))?;
        let word = asked.word.clone();
        Ok(Asked { word, notation })
    });
    suits.collect()
}

/// Returns a notation as it is used in this game, or a sentence on why it is not.
pub(crate) fn suited(asked: &Asked, position: &Position) -> Result<Notation, String> {
    let variant = position.variant();
    let notation = asked.notation.on(variant);
    if notation.suits(variant) {
        return Ok(notation);
    }
    let games = notation.row(variant).games_in_words();
    Err(format!("{} is for {games} only.", asked.word))
}
