//! A moment of a game as text: the way to it, which leads there again in the same game.
//!
//! | way | leads to |
//! |---|---|
//! | `0` | the start |
//! | `22` | after 22 moves along the first continuations |
//! | `5.1.3` | 5 along the first, then the first variation's move, then 3 along the first |

use super::{At, GameTree};

/// The way to a moment: how many moves along the first continuations, which other one then (from 1), how many
/// moves along the first again, and so on.
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

/// The moment at the end of a [`way`].
///
/// # Errors
/// When the game does not go so far or the text is no way: the last moment that it comes by.
pub fn follow(tree: &GameTree, way: &str) -> Result<At, At> {
    let mut at = At::Start;
    for (nth, step) in way.split('.').enumerate() {
        let step: usize = step.parse().map_err(|_| at)?;
        // Along the first continuation so many times, or along this one once.
        let (times, place) = if nth % 2 == 0 { (step, 0) } else { (1, step) };
        for _ in 0..times {
            at = At::After(*tree.next(at).get(place).ok_or(at)?);
        }
    }
    Ok(at)
}
