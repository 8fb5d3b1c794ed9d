//! The title of a game in a list.

use super::tree::GameTree;
use crate::board::Variant;

/// Returns the title of a game in a list: the players, or else the event and the opening, then the
/// year if it is known.
#[must_use]
pub fn title(game: &GameTree) -> String {
    let known = |name| {
        game.tag(name)
            .filter(|value| !value.is_empty() && *value != "?")
    };
    let variant = match game.start().variant() {
        Variant::Standard => "Game",
        variant => variant.title(),
    };
    let players = match (known("White"), known("Black")) {
        (None, None) => match (known("Players"), known("Event"), known("Opening")) {
            (Some(players), ..) => players.to_owned(),
            (None, Some(event), Some(opening)) if !event.contains(opening) => {
                format!("{event}: {opening}")
            }
            (None, event, opening) => event.or(opening).unwrap_or(variant).to_owned(),
        },
        (white, black) => format!("{} – {}", white.unwrap_or("?"), black.unwrap_or("?")),
    };
    match known("Date")
        .and_then(|date| date.get(..4))
        .filter(|year| year.bytes().all(|b| b.is_ascii_digit()))
    {
        Some(year) => format!("{players}, {year}"),
        None => players,
    }
}
