//! The languages that a book can be read in, as a list to choose from.
//!
//! | index | language |
//! |---|---|
//! | 0 | the one found by the book worker |
//! | 1, 2, … | all, English first |

use crate::notation::Language;

/// Returns the titles in the list of a book read in the language at this index; `look` is the
/// language found for its first game.
pub(super) fn titles(look: Language, place: u32) -> Vec<String> {
    let look = match place {
        0 => format!("{} (automatic)", look.title()),
        _ => "Automatic".to_owned(),
    };
    let all = Language::all().map(|language| language.title().to_owned());
    [look].into_iter().chain(all).collect()
}

/// Returns the language at an index of the list; `None` for the one found by the book worker.
pub(super) fn at(place: u32) -> Option<Language> {
    Language::all().nth((place as usize).checked_sub(1)?)
}
