//! What a file is, by its first bytes: a file of games for the library worker, or not.
//!
//! | begins with | is |
//! |---|---|
//! | `[Event "Club"]`, and is short | of games |
//! | `[Event "Club"]`, and is long | of games, and a library |
//! | a FEN on each line | of games, and a library |
//! | the bytes of a ZIP archive | a library |

use crate::container::is_packed;
use crate::game::decode::decode;
use crate::game::pgn::tags;
use crate::game::positions::is_position_list;

/// Bytes of a file of games above which it goes to the library worker.
const LONG: usize = 200_000;

/// Bytes read to find out whether a file is a list of positions.
const BEGINNING: usize = 4_000;

/// Returns whether a file of this size that begins with these bytes is a list of positions, a long
/// file of games, or packed.
#[must_use]
pub fn is_library(beginning: &[u8], size: usize) -> bool {
    is_packed(beginning) || is_list(beginning) || (size > LONG && is_of_games(beginning))
}

/// Returns whether a file that begins with these bytes is a file of games or positions.
#[must_use]
pub fn is_of_games(beginning: &[u8]) -> bool {
    !tags(&decode(beginning).0).is_empty() || is_list(beginning)
}

/// Returns whether a file that begins with these bytes is a list of positions.
pub(super) fn is_list(beginning: &[u8]) -> bool {
    let text = decode(&beginning[..beginning.len().min(BEGINNING)]).0;
    // The last line may be cut off.
    let whole = text.rfind('\n').map_or("", |at| &text[..at]);
    is_position_list(&text) || is_position_list(whole)
}
