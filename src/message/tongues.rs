//! What a book can be read in, as a list to choose from.
//!
//! | place | |
//! |---|---|
//! | 0 | what the book looks like, as its reader found |
//! | 1, 2, … | every tongue, English first |

use crate::notation::Tongue;

/// The list in words, of a book that is read in the tongue at this place, `look` being that of its first game.
pub(super) fn titles(look: Tongue, place: u32) -> Vec<String> {
    let look = match place {
        0 => format!("{} (automatic)", look.title()),
        _ => "Automatic".to_owned(),
    };
    let all = Tongue::all().map(|tongue| tongue.title().to_owned());
    [look].into_iter().chain(all).collect()
}

/// The tongue at a place of the list; `None` for what the book looks like.
pub(super) fn at(place: u32) -> Option<Tongue> {
    Tongue::all().nth((place as usize).checked_sub(1)?)
}
