//! Exports as text: games as PGN or in any notation, the position as FEN, and names for their
//! files.
//!
//! | what | text |
//! |---|---|
//! | a game as PGN | its tags, moves, variations, comments and marks; what could not be read of it is in comments |
//! | a game in a notation | who played and where, the moves with `!` and `?` as printed, the result as the notation has it |
//! | the position | FEN, also of a position that is being set up |
//! | a file's name | `Morphy-Duke-of-Brunswick-1858.pgn` |

use crate::board::Variant;
use crate::game::NodeId;
use crate::game::fen::{write_fen, write_setup};
use crate::game::pgn::{Game, write_pgn, write_score};
use crate::game::title;
use crate::notation::Notation;
use crate::rules::Position;
use crate::session::Session;

/// The format in which a game is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameFormat {
    /// PGN, for other programs.
    Pgn,
    /// In a notation, for readers.
    Score(Notation),
}

/// Returns a game as text, ending in a line break.
#[must_use]
pub fn game(game: &Game, form: GameFormat) -> String {
    let tree = game.whole();
    let GameFormat::Score(notation) = form else {
        return write_pgn(&tree, &Notation::SHORT);
    };
    let mut text = title(&tree);
    text.push('\n');
    let mut joint = "";
    for name in ["Event", "Site"] {
        if let Some(value) = tree.tag(name).filter(|value| known(value)) {
            text.push_str(joint);
            text.push_str(value);
            joint = ", ";
        }
    }
    text.push_str(if joint.is_empty() { "" } else { "\n" });
    let variant = tree.start().variant();
    if *tree.start() != Position::array(variant) {
        text.push_str("FEN: ");
        text.push_str(&write_fen(tree.start()));
        text.push('\n');
    } else if variant != Variant::Standard && !text.starts_with(variant.title()) {
        text.push_str(variant.title());
        text.push('\n');
    }
    text.push('\n');
    text.push_str(&write_score(&tree, &notation));
    text
}

/// Returns all games of the session, with an empty line in between; no further game is begun after
/// `most` bytes.
#[must_use]
pub fn games(session: &Session, form: GameFormat, most: usize) -> String {
    let mut text = String::new();
    for one in session.games() {
        if text.len() > most {
            break;
        }
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&game(one, form));
    }
    text
}

/// Returns the position on the board as FEN.
#[must_use]
pub fn position(session: &Session) -> String {
    match session.editor() {
        Some(editor) => write_setup(&editor.setup),
        None => write_fen(session.position()),
    }
}

/// Returns the plies of the main line that lead to the session's moment, or to where its variation
/// leaves the main line.
#[must_use]
pub fn main_ply(session: &Session) -> usize {
    let tree = session.tree();
    let path = tree.path(session.at()).into_iter();
    let is_main = |id: &NodeId| tree.next(tree.node(*id).parent).first() == Some(id);
    path.take_while(is_main).count()
}

/// Returns a name for a file, made of the players and the year for the shown game, or of the number
/// of games for all games.
#[must_use]
pub fn file_name(session: &Session, all: bool, extension: &str) -> String {
    let mut name = String::new();
    if all {
        name.push_str(&session.games().len().to_string());
        name.push_str("-games");
    } else {
        // Only the surname of "Morphy, Paul" is used.
        let tree = session.tree();
        let players = ["White", "Black"].map(|tag| tree.tag(tag).filter(|value| known(value)));
        if players == [None; 2] {
            add(&mut name, &title(tree));
        } else {
            for player in players.into_iter().flatten() {
                add(&mut name, player.split(',').next().unwrap_or_default());
            }
            let year = tree.tag("Date").and_then(|date| date.get(..4));
            add(
                &mut name,
                year.filter(|year| known(year)).unwrap_or_default(),
            );
        }
    }
    if name.is_empty() {
        name.push_str("game");
    }
    name.push('.');
    name.push_str(extension);
    name
}

/// Adds the words of a text to a file's name, each after a hyphen. Letters, digits, and characters
/// beyond ASCII are kept, except signs and marks of direction.
fn add(name: &mut String, text: &str) {
    let mut joint = !name.is_empty();
    for c in text.chars() {
        if name.len() > 60 {
            return;
        }
        if c.is_ascii_alphanumeric()
            || matches!(c, 'À'..='\u{61b}' | '\u{620}'..='\u{1fff}' | '\u{3040}'..='\u{d7ff}')
        {
            if std::mem::take(&mut joint) {
                name.push('-');
            }
            name.push(c);
        } else {
            joint = !name.is_empty();
        }
    }
}

/// Returns whether a tag's value says something.
fn known(value: &str) -> bool {
    !value.bytes().all(|byte| matches!(byte, b'?' | b'.' | b'-'))
}
