//! One game: the form it is written in, and the messages about it.

use std::io::{self, Write};

use rank_and_file::game::GameTree;
use rank_and_file::game::pgn::{Game, write_pgn};
use rank_and_file::notation::Notation;

use super::json::{errors, object};
use super::target::Target;
use crate::streams::tell;

/// Separates a game of PGN from the one before, if there is `any`.
pub fn separate(to: &Target, any: &mut bool, out: &mut impl Write) -> io::Result<()> {
    let before = std::mem::replace(any, true);
    match to {
        Target::Pgn(_) if before => writeln!(out),
        _ => Ok(()),
    }
}

/// Returns a game that was read as PGN in the form to be written, and whether all of it was
/// understood. It reports the game's troubles.
pub fn converted(
    game: &mut Game,
    to: &Target,
    name: &str,
    err: &mut impl Write,
) -> io::Result<(Vec<u8>, bool)> {
    let mut understood = !game.has_errors();
    report(game, name, err);
    let text = match to {
        Target::Reverse => Vec::new(),
        Target::Json => {
            let mut line = object(&game.tree, errors(game)).to_string();
            line.push('\n');
            line.into_bytes()
        }
        Target::Pgn(notation) => {
            let (notation, why) = writable(*notation, &game.tree);
            if let Some(why) = why {
                tell(err, format!("{name}:{}:1: {why}\n", game.line));
                understood = false;
            }
            game.keep_unread_as_comments();
            write_pgn(&game.tree, &notation).into_bytes()
        }
    };
    Ok((text, understood))
}

/// Reports a game's troubles; remarks are marked as notes.
pub fn report(game: &Game, name: &str, err: &mut impl Write) {
    for trouble in &game.troubles {
        let note = if trouble.is_error() { "" } else { "note: " };
        let (line, column, fault) = (trouble.line, trouble.column, &trouble.fault);
        tell(err, format!("{name}:{line}:{column}: {note}{fault}\n"));
    }
}

/// Returns the notation for writing a game when this one is requested, and the reason if it is a
/// different one. Chess 99 has only one, and it replaces all others silently.
pub fn writable(notation: Notation, tree: &GameTree) -> (Notation, Option<String>) {
    let variant = tree.start().variant();
    let wanted = notation.on(variant);
    if wanted.suits(variant) {
        return (wanted, None);
    }
    let row = wanted.row(variant);
    let (tag, games) = (row.tag, row.games_in_words());
    let why = format!("{tag} is for {games} only; the game is written in short algebraic");
    (Notation::SHORT, Some(why))
}
