//! Texts that are positions without moves: a list of them, a FEN, or a position as it stands in
//! print. Each becomes a game without moves, whose `FEN` tag is the position.

use std::io::{self, Write};

use rank_and_file::game::decode::decode;
use rank_and_file::game::fen::looks_like_fen;
use rank_and_file::game::pgn::Game;
use rank_and_file::game::positions::{PositionReader, is_position_list};
use rank_and_file::game::printed::{PrintedPosition, read_printed};
use rank_and_file::game::{GameTree, ShownPosition};

use super::each::{converted, separate};
use super::order::Order;
use crate::source::Source;
use crate::streams::tell;

/// Bytes at the beginning of the input that show whether it is a list of positions. A longer text is
/// not a single position.
const BEGINNING: usize = 20_000;

/// Writes the positions of a text, and returns whether all of them were understood; `None` if the
/// text is something else, of which nothing is read then.
pub fn run(
    order: &Order,
    source: &mut Source<'_>,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<Option<bool>> {
    let bytes = source.look(BEGINNING);
    let whole = bytes.len() < BEGINNING;
    let text = decode(bytes).0.into_owned();
    let mut understood = true;
    if is_position_list(&text) {
        let text = decode(&source.take_all()).0.into_owned();
        let mut reader = PositionReader::default();
        let mut any = false;
        for line in text.lines() {
            if let Some(tree) = reader.read(line) {
                understood &= write(tree, order, &mut any, (out, err))?;
            }
        }
        let faults = reader.faults();
        if !faults.is_empty() {
            tell(err, format!("{}: {faults}\n", order.name()));
            understood = false;
        }
        source.end()?;
        return Ok(Some(understood));
    }
    let Some(read) = whole.then(|| single(&text)).flatten() else {
        return Ok(None);
    };
    match read {
        Ok((tree, notes)) => {
            for note in notes {
                tell(err, format!("{}:1:1: note: {note}\n", order.name()));
            }
            understood = write(tree, order, &mut false, (out, err))?;
        }
        Err((at, why)) => {
            let before = text.get(..at).unwrap_or_default();
            let line = before.matches('\n').count() + 1;
            let start = before.rfind('\n').map_or(0, |at| at + 1);
            let column = before[start..].chars().count() + 1;
            tell(err, format!("{}:{line}:{column}: {why}\n", order.name()));
            understood = false;
        }
    }
    source.take_all();
    source.end()?;
    Ok(Some(understood))
}

/// A game without moves, with notes about it; or the byte and the sentence of what is wrong.
type PositionGame = Result<(GameTree, Vec<String>), (usize, String)>;

/// Reads a text as one position; `None` if it does not look like one.
fn single(text: &str) -> Option<PositionGame> {
    let read = match ShownPosition::read(text) {
        Ok(shown) if shown.unplayable.is_none() => Ok(shown),
        // What is no playable FEN may be a position as it stands in print.
        read => match read_printed(text) {
            Some(Ok(printed)) => return Some(printed_game(printed)),
            Some(Err(error)) => return Some(Err((error.at.start, error.to_string()))),
            None if !looks_like_fen(text) => return None,
            None => read,
        },
    };
    let game = read.map(|shown| {
        let notes = shown.remark().into_iter().collect();
        (GameTree::new(shown.position), notes)
    });
    Some(game.map_err(|error| (error.at.start, error.to_string())))
}

/// Makes a game of a position as it stands in print, with the words around it as a comment.
fn printed_game(printed: PrintedPosition) -> PositionGame {
    let shown = ShownPosition::of(&printed.setup).map_err(|why| (0, format!("{why}.")))?;
    let notes = match shown.remark() {
        Some(remark) => vec![remark],
        None => printed.remarks.iter().map(ToString::to_string).collect(),
    };
    let mut tree = GameTree::new(shown.position);
    if !printed.caption.is_empty() {
        tree.comments.push(printed.caption);
    }
    Ok((tree, notes))
}

/// Writes a position as a game, and returns whether that was possible as it was asked for.
fn write(
    tree: GameTree,
    order: &Order,
    any: &mut bool,
    (out, err): (&mut impl Write, &mut impl Write),
) -> io::Result<bool> {
    let (text, understood) = converted(&mut Game::new(tree), &order.to, order.name(), err)?;
    separate(&order.to, any, out)?;
    out.write_all(&text)?;
    Ok(understood)
}
