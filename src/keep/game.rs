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

use std::fmt::Display;

use crate::board::Variant;
use crate::game::pgn::{Fault, Game, ReadAs, Trouble, Unread, games, write_pgn};
use crate::game::{GameTree, follow, way};
use crate::notation::Notation;
use crate::session::{read_lines, write_line};

/// The line that says that the moves are coordinates.
const UCI: &str = "%uci\n";

/// Returns the game as text.
pub(super) fn write(game: &Game) -> String {
    let mut text = String::new();
    let mut note = |fields: [&dyn Display; 5]| write_line(&mut text, ' ', &fields);
    for it in &game.troubles {
        let error = u8::from(it.is_error());
        note([&"%trouble", &error, &it.line, &it.column, &it.fault]);
    }
    for it in &game.unread {
        let moment = way(&game.tree, it.at);
        note([&"%unread", &it.line, &it.column, &moment, &it.text]);
    }
    let mut notation = Notation::SHORT;
    if game.tree.start().variant() == Variant::Diagram {
        // In a diagram a paladin may stand on the eight files, and not every notation can name it.
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
    for note in read_lines(notes, ' ') {
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
    let lines = text.split_inclusive('\n');
    let notes = lines.take_while(|line| line.starts_with('%'));
    text.split_at(notes.map(str::len).sum())
}

fn take_note(game: &mut Game, [kind, one, two, three, text]: [String; 5]) -> Option<()> {
    match kind.as_str() {
        "%trouble" => game.troubles.push(Trouble {
            line: two.parse().ok()?,
            column: three.parse().ok()?,
            span: 0..0,
            fault: Fault::Kept(text, one == "1"),
        }),
        "%unread" => {
            let at = follow(&game.tree, &three).unwrap_or_else(|at| at);
            game.unread.push(Unread {
                at,
                text,
                line: one.parse().ok()?,
                column: two.parse().ok()?,
            });
        }
        _ => {}
    }
    Some(())
}
