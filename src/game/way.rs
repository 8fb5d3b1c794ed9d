//! A moment of a game as text: the way that leads to it in the same game.
//!
//! | way | leads to |
//! |---|---|
//! | `0` | the start |
//! | `22` | after 22 moves along the first continuations |
//! | `5.1.3` | 5 along the first, then the first variation's move, then 3 along the first |

use super::{At, GameTree};

/// Returns the way to a moment: the moves along the first continuations, the index (from 1) of the
/// other continuation taken then, the moves along the first continuations again, and so on.
#[must_use]
pub fn way(tree: &GameTree, at: At) -> String {
    let mut text = String::new();
    let mut along = 0_usize;
    for id in tree.path(at) {
        let family = tree.next(tree.node(id).parent);
        match family.iter().position(|&sister| sister == id) {
            Some(other) if other > 0 => {
                for number in [along, other] {
                    text.push_str(&number.to_string());
                    text.push('.');
                }
                along = 0;
            }
            _ => along += 1,
        }
    }
    text.push_str(&along.to_string());
    text
}

/// Finds the moment at the end of a [`way`].
///
/// # Errors
/// Returns the last moment reached if the game does not go so far or the text is not a way.
pub fn follow(tree: &GameTree, way: &str) -> Result<At, At> {
    let mut at = At::Start;
    for (nth, step) in way.split('.').enumerate() {
        let step: usize = step.parse().map_err(|_| at)?;
        // Even steps follow the first continuation that many times; odd steps take one other
        // continuation.
        let (times, place) = if nth % 2 == 0 { (step, 0) } else { (1, step) };
        for _ in 0..times {
            at = At::After(*tree.next(at).get(place).ok_or(at)?);
        }
    }
    Ok(at)
}
