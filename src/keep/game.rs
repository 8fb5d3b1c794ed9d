//! A game as a record: PGN, preceded by what was not understood of the text it was read from.
//!
//! ```text
//! %uci                                                the moves are coordinates
//! %trouble 1 3 14 Line by line: what was said …       error or remark, line, column, sentence
//! %unread 3 14 5.1 Nf9 Nc6                            line, column, where it would have gone on, text
//! [White "Morphy"]
//! ```
//!
//! Other readers of PGN skip lines that begin with `%`.

use crate::board::Variant;
use crate::game::pgn::{Fault, Game, ReadAs, Trouble, Unread, games, write_pgn};
use crate::game::{GameTree, follow, way};
use crate::notation::Notation;
use crate::session::{of_one_line, on_one_line};

/// The line that says that the moves are coordinates.
const UCI: &str = "%uci\n";

/// Returns the game as text.
pub(super) fn write(game: &Game) -> String {
    let mut text = String::new();
    let mut line = |words: &[&str]| {
        for word in words {
            text.push_str(word);
            text.push(' ');
        }
        text.pop();
        text.push('\n');
    };
    for trouble in &game.troubles {
        let error = if trouble.is_error() { "1" } else { "0" };
        let (at, column) = (trouble.line.to_string(), trouble.column.to_string());
        let words = on_one_line(&trouble.fault.to_string());
        line(&["%trouble", error, &at, &column, &words]);
    }
    for unread in &game.unread {
        let (at, column) = (unread.line.to_string(), unread.column.to_string());
        let moment = way(&game.tree, unread.at);
        line(&["%unread", &at, &column, &moment, &on_one_line(&unread.text)]);
    }
    let mut notation = Notation::SHORT;
    if game.tree.start().variant() == Variant::Diagram {
        // In a diagram a paladin may stand on the eight files, and other notations cannot name it.
        text.push_str(UCI);
        notation = Notation::Uci;
    }
    text.push_str(&write_pgn(&game.tree, &notation));
    text
}

/// Reads the game of an intact text.
pub(super) fn read(text: &str) -> Game {
    let (notes, pgn) = parted(text);
    let notation = if notes.ends_with(UCI) {
        Notation::Uci
    } else {
        Notation::SHORT
    };
    let read = games(pgn, ReadAs::Only(notation)).next();
    let mut game = Game::new(read.map_or_else(GameTree::default, |game| game.tree));
    for note in notes.lines() {
        // Faults found in this reading are dropped, because the first reading reported them.
        take_note(&mut game, note);
    }
    game
}

/// Reads the game of a damaged text, with what cannot be understood of it.
pub(super) fn salvage(text: &str) -> Option<Game> {
    games(parted(text).1, ReadAs::Auto).next()
}

/// Splits a text into the lines at its beginning that begin with `%`, and the rest.
fn parted(text: &str) -> (&str, &str) {
    let mut at = 0;
    while text[at..].starts_with('%') {
        at = text[at..].find('\n').map_or(text.len(), |end| at + end + 1);
    }
    text.split_at(at)
}

fn take_note(game: &mut Game, note: &str) -> Option<()> {
    let mut words = note.splitn(5, ' ');
    let (kind, one, two, three) = (words.next()?, words.next()?, words.next()?, words.next()?);
    let rest = of_one_line(words.next()?);
    match kind {
        "%trouble" => game.troubles.push(Trouble {
            line: two.parse().ok()?,
            column: three.parse().ok()?,
            span: 0..0,
            fault: Fault::Kept(rest, one == "1"),
        }),
        "%unread" => {
            let at = follow(&game.tree, three).unwrap_or_else(|at| at);
            game.unread.push(Unread {
                at,
                text: rest,
                line: one.parse().ok()?,
                column: two.parse().ok()?,
            });
        }
        _ => {}
    }
    Some(())
}
