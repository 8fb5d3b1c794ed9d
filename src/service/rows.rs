//! A row of a library in words, for a list on the screen and for a table that is saved.
//!
//! | of a game | [`row`] | [`cells`] |
//! |---|---|---|
//! | ratings | `2700 – –` | `2700`, and nothing |
//! | result | `½-½` | `1/2-1/2` |
//! | event and round | `Club · 3` | `Club`, `3` |

use crate::game::Outcome;
use crate::library::{Feature, GameIndex};
use crate::protocol::LibraryRow;

/// The names of the [`cells`] of a game, in their order.
pub const COLUMNS: [&str; 13] = [
    "number",
    "white",
    "black",
    "white_rating",
    "black_rating",
    "result",
    "date",
    "event",
    "site",
    "round",
    "eco",
    "opening",
    "moves",
];

/// Returns the cells of the game at this place in a table, one for each of the [`COLUMNS`]; empty if
/// there is no such game. `before` is the number of games before the first place.
pub(super) fn cells(index: &GameIndex, place: u32, before: u32) -> Vec<String> {
    let Some(row) = index.rows().get(place as usize) else {
        return Vec::new();
    };
    let name = |id| index.name(id).to_owned();
    let rating = |rating: u16| match rating {
        0 => String::new(),
        known => known.to_string(),
    };
    vec![
        (before + place + 1).to_string(),
        name(row.white),
        name(row.black),
        rating(row.ratings[0]),
        rating(row.ratings[1]),
        row.outcome.pgn().to_owned(),
        row.date.to_string(),
        name(row.event),
        name(row.site),
        name(row.round),
        name(row.eco),
        name(row.opening),
        row.moves().to_string(),
    ]
}

/// Returns the row of the game at this place as it is shown; `None` if there is no such game.
pub(super) fn row(index: &GameIndex, place: u32) -> Option<LibraryRow> {
    let row = index.rows().get(place as usize)?;
    let name = |id| index.name(id).to_owned();
    let rating = |rating: u16| match rating {
        0 => "–".to_owned(),
        known => known.to_string(),
    };
    Some(LibraryRow {
        place,
        white: name(row.white),
        black: name(row.black),
        ratings: match row.ratings {
            [0, 0] => String::new(),
            [white, black] => [rating(white), rating(black)].join(" – "),
        },
        result: shown_result(row.outcome),
        date: row.date.to_string(),
        event: joined([index.name(row.event), index.name(row.round)]),
        opening: joined([index.name(row.eco), index.name(row.opening)]),
        moves: row.moves().into(),
        sight: index
            .first_sight(place)
            .map_or(0, |plies| u32::from(plies) + 1),
        troubled: row.features.has(Feature::Troubles),
    })
}

/// Returns the parts that are known, with a dot between them.
pub(super) fn joined(parts: [&str; 2]) -> String {
    let known = parts.into_iter().filter(|part| !part.is_empty());
    known.collect::<Vec<_>>().join(" · ")
}

/// Returns a result as a list shows it.
pub(super) fn shown_result(outcome: Outcome) -> String {
    outcome.pgn().replace("1/2", "½")
}
