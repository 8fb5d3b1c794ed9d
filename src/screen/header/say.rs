//! The words of a header.

use crate::game::Outcome;
use crate::library::GameDate;

/// The name of a game about which nothing is known.
pub(super) const GAME: &str = "Game";

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// Returns a date such as "21 June 1851", "June 1851", "1851" or "21 June".
pub(super) fn date(date: GameDate) -> String {
    let number = |number: u16| match number {
        0 => String::new(),
        known => known.to_string(),
    };
    let month = (date.month as usize).checked_sub(1);
    let month = month.and_then(|at| MONTHS.get(at).copied());
    let day = month.map_or_else(String::new, |_| number(date.day.into()));
    let parts = [day, month.unwrap_or_default().to_owned(), number(date.year)];
    let known = parts.into_iter().filter(|part| !part.is_empty());
    known.collect::<Vec<_>>().join(" ")
}

/// Returns a round such as "Round 2"; a value that is not a number stays as it is.
pub(super) fn round(value: &str) -> String {
    match value.starts_with(|c: char| c.is_ascii_digit()) {
        true => ["Round ", value].concat(),
        false => value.to_owned(),
    }
}

/// Returns a sentence such as "GM Oak, rated 2540 against Ash. White won" about two players, each
/// as in [`player`], or about the game's name.
pub(super) fn spoken(players: Option<[String; 2]>, name: &str, outcome: Outcome) -> String {
    let mut text = match players {
        Some([white, black]) => [&white, " against ", &black].concat(),
        None => name.to_owned(),
    };
    text.push_str(match outcome {
        Outcome::WhiteWins => ". White won",
        Outcome::BlackWins => ". Black won",
        Outcome::Draw => ". Drawn",
        Outcome::Open => "",
    });
    text
}

/// Returns a player such as "GM Oak, rated 2540"; title and rating may be empty.
pub(super) fn player(title: &str, name: &str, rating: &str) -> String {
    let name = match name {
        "?" => "somebody",
        name => name,
    };
    let rated = if rating.is_empty() { "" } else { ", rated " };
    let space = if title.is_empty() { "" } else { " " };
    [title, space, name, rated, rating].concat()
}
