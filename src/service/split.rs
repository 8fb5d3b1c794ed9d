//! The title of a library, and of a library made from games of another.
//!
//! | made from | games | title |
//! |---|---|---|
//! | `club.pgn`, `cup.pgn`, `open.zip` | all | that of [`title`] |
//! | `club.pgn` | 67 | `67 games of club.pgn` |
//! | `67 games of club.pgn` | 1 | `1 game of club.pgn` |

use crate::game::pgn::tags;

/// Returns the title of several files: the first name, and the number of the others.
#[must_use]
pub fn title(names: &[String]) -> String {
    let first = names.first().map_or("", String::as_str);
    match names.len() {
        0 | 1 => first.to_owned(),
        2 => [first, " and another file"].concat(),
        many => [first, " and ", &(many - 1).to_string(), " more files"].concat(),
    }
}

/// Returns the title of a library made from this number of games of another.
#[must_use]
pub fn split_name(of: &str, games: usize) -> String {
    let words = |games: &str| match games {
        "1" => " game of ",
        _ => " games of ",
    };
    let digits = of.len() - of.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, behind) = of.split_at(digits);
    let whole = behind.strip_prefix(words(number));
    let whole = whole.filter(|_| !number.is_empty()).unwrap_or(of);
    let number = games.to_string();
    [&number, words(&number), whole].concat()
}

/// Returns a game's text to stand among others. A game without tags is given one, so that it does
/// not run into the game before it.
#[must_use]
pub fn set_apart(pgn: &str) -> String {
    let pgn = pgn.trim();
    let tag = match tags(pgn).is_empty() {
        true => "[Event \"?\"]\n\n",
        false => "",
    };
    [tag, pgn, "\n\n"].concat()
}
