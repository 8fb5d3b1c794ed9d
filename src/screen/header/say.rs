//! The words of a header.

use crate::game::Outcome;
use crate::library::GameDate;
use crate::words::{self, Message, Value};

const MONTHS: [Message; 12] = [
    words::MONTH_1,
    words::MONTH_2,
    words::MONTH_3,
    words::MONTH_4,
    words::MONTH_5,
    words::MONTH_6,
    words::MONTH_7,
    words::MONTH_8,
    words::MONTH_9,
    words::MONTH_10,
    words::MONTH_11,
    words::MONTH_12,
];

/// Returns a date such as "21 June 1851", "June 1851", "1851" or "21 June".
pub(super) fn date(date: GameDate) -> String {
    // A year is no number to be grouped or counted.
    let shown = |number: u16| Value::text(number.to_string());
    let (day, year) = (shown(date.day.into()), shown(date.year));
    let month = (date.month as usize).checked_sub(1);
    let Some(month) = month.and_then(|at| MONTHS.get(at).copied()) else {
        return match date.year {
            0 => String::new(),
            year => year.to_string(),
        };
    };
    match (date.day, date.year) {
        (0, 0) => month.into(),
        (0, _) => words::DATE_MONTH.with([month.into(), year]),
        (_, 0) => words::DATE_DAY.with([day, month.into()]),
        _ => words::DATE_FULL.with([day, month.into(), year]),
    }
}

/// Returns a round such as "Round 2"; a value that is not a number stays as it is.
pub(super) fn round(value: &str) -> String {
    match value.starts_with(|c: char| c.is_ascii_digit()) {
        true => words::ROUND.with([value.into()]),
        false => value.to_owned(),
    }
}

/// Returns a sentence such as "GM Oak, rated 2540 against Ash. White won" about two players, each
/// as in [`player`], or about the game's name.
pub(super) fn spoken(players: Option<[String; 2]>, name: &str, outcome: Outcome) -> String {
    let text = match players {
        Some([white, black]) => words::PLAYERS_AGAINST.with([white.into(), black.into()]),
        None => name.to_owned(),
    };
    let message = match outcome {
        Outcome::WhiteWins => words::SPOKEN_WHITE_WON,
        Outcome::BlackWins => words::SPOKEN_BLACK_WON,
        Outcome::Draw => words::SPOKEN_DRAWN,
        Outcome::Open => return text,
    };
    message.with([text.into()])
}

/// Returns a player such as "GM Oak, rated 2540"; title and rating may be empty.
pub(super) fn player(title: &str, name: &str, rating: &str) -> String {
    let name = match name {
        "?" => words::SOMEBODY.text(),
        name => name,
    };
    let space = if title.is_empty() { "" } else { " " };
    let player = [title, space, name].concat();
    match rating {
        "" => player,
        rating => words::PLAYER_RATED.with([player.into(), rating.into()]),
    }
}
