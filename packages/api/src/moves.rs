//! Reading one move in a position.

use rank_and_file::board::{Color, Move};
use rank_and_file::game::At;
use rank_and_file::game::pgn::{self, Game, continuation};
use rank_and_file::notation::Notation;
use rank_and_file::rules::Position;

use crate::error::{Argument, Error};
use crate::options::{Asked, Options};

/// Reads one move, in any notation that the options allow.
pub(crate) fn one_move(position: &Position, text: &str, options: &Options) -> Result<Move, Error> {
    let wrong = |code, message: &str| {
        let what = (code, message.to_owned());
        Error::of_moves(Argument::Move, what, (text, 0), options.unit)
    };
    let game = understood(position, text, Argument::Move, options)?;
    let tree = game.map(|game| game.tree).unwrap_or_default();
    let path: Vec<_> = tree.main_line(At::Start).take(2).collect();
    match *path {
        [] => Err(wrong("no-move", "There is no move in this text.")),
        [id] => Ok(tree.node(id).mv),
        _ => Err(wrong(
            "several-moves",
            "There is more than one move in this text.",
        )),
    }
}

/// Returns the position after moves that are played before.
pub(crate) fn after(position: &Position, text: &str, options: &Options) -> Result<Position, Error> {
    let game = understood(position, text, Argument::After, options)?;
    let end = game.map(|game| game.tree.position(game.tree.end_of_line(At::Start)));
    Ok(end.unwrap_or_else(|| position.clone()))
}

/// Reads moves that are played from this position; `None` for an empty text.
fn understood(
    position: &Position,
    text: &str,
    argument: Argument,
    options: &Options,
) -> Result<Option<Game>, Error> {
    let Some(game) = continuation(position, text, options.read_as()?) else {
        return Ok(None);
    };
    match game.troubles.iter().find(|trouble| trouble.is_error()) {
        Some(trouble) => {
            let what = (trouble.fault.tag(), sentence(&trouble.fault));
            let place = (text, trouble.span.start);
            Err(Error::of_moves(argument, what, place, options.unit))
        }
        None => Ok(Some(game)),
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
