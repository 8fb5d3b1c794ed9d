//! Games read from a text, for a teacher who brings their own.
//!
//! | in the text | what becomes of it |
//! |---|---|
//! | a game of orthodox chess | its moves are used, up to a place that cannot be read |
//! | a game of another kind, a text that is no game | left out, and said |
//! | more games or bytes than the limit | left out, and said |

use crate::board::Variant;
use crate::game::pgn::{Game, ReadAs, games};
use crate::game::{At, GameTree};
use crate::words;

/// Most games that are used.
pub const MOST_GAMES: usize = 300;

/// Bytes of a text that are read.
pub const MOST_BYTES: usize = 1_000_000;

/// Games that were opened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OpenedGames {
    pub games: Vec<GameTree>,
    /// How many were read, and what was left out.
    pub said: String,
}

/// Reads the games of a text.
#[must_use]
pub fn read_games(text: &str) -> OpenedGames {
    let mut end = text.len().min(MOST_BYTES);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let (mut found, mut partly, mut unread) = (Vec::new(), Vec::new(), Vec::new());
    let mut is_more = end < text.len();
    for game in games(text, ReadAs::Auto).up_to(end) {
        if found.len() == MOST_GAMES {
            is_more = true;
            break;
        }
        match suits(&game) {
            true => {
                if game.has_errors() {
                    partly.push(game.line);
                }
                found.push(game.tree);
            }
            false => unread.push(game.line),
        }
    }
    let mut said = words::SET_GAMES_READ.with([found.len().into()]);
    if let Some(line) = partly.first() {
        said.push_str(&words::SET_GAMES_PARTLY.with([partly.len().into(), (*line).into()]));
    }
    if let Some(line) = unread.first() {
        said.push_str(&words::SET_TEXTS_LEFT_OUT.with([unread.len().into(), (*line).into()]));
    }
    if is_more {
        said.push_str(&words::SET_TEXT_HAS_MORE.with([MOST_GAMES.into()]));
    }
    OpenedGames { games: found, said }
}

/// Returns whether a game can be asked about.
fn suits(game: &Game) -> bool {
    let has_moves = game.tree.main_line(At::Start).next().is_some();
    has_moves && !game.is_other_game() && game.tree.start().variant() == Variant::Standard
}
