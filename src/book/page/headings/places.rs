//! Finds where a game was played.
//!
//! | above the game | place |
//! |---|---|
//! | `(Vienna, 1882)` `(Москва, 1966 г.)` | Vienna, Москва |
//! | `Steinitz v. Bardeleben, Hastings, 1895.` `NEW YORK 1927` | Hastings, New York |
//! | `played at Paris, in May` | Paris |
//! | `Chess Monthly, 1880` | none: a magazine |

use super::dates::{MONTHS, is_of_date, years};
use super::player_name::{is_abbreviation, recase};
use super::vocabulary::{EVENTS, OPENINGS, flat};
use crate::book::page::limits;

/// Returns the place that stands in brackets or in a clause with a year, or after "played at".
pub(super) fn site(paragraph: &str) -> Option<String> {
    let flat = &flat(paragraph);
    for inner in flat.split('(').skip(1) {
        let Some((inner, _)) = inner.split_once(')') else {
            continue;
        };
        // The Russian word for the year may stand behind it.
        let place = inner
            .trim_end_matches("г.")
            .trim_end_matches(|c: char| c.is_ascii_digit() || matches!(c, ' ' | ',' | '.' | '?'));
        let dated = inner.len() > place.len() && years(inner).len() == 1;
        if dated && is_place(place) {
            return Some(recase(place));
        }
    }
    let mut lines = paragraph
        .lines()
        .filter(|_| flat.len() <= limits::PLACE_BYTES);
    if let Some(place) = lines.find_map(|line| dated(&super::vocabulary::flat(line))) {
        return Some(recase(&place));
    }
    let short = flat.len() <= limits::PLACE_BYTES || !years(flat).is_empty();
    let marks = ["layed at ", "layed in ", " at ", " in "];
    for (mark, rest) in marks
        .iter()
        .filter(|mark| short || mark.len() > 4)
        .flat_map(|mark| flat.match_indices(mark))
        .map(|(at, mark)| (mark, &flat[at + mark.len()..]))
    {
        let mut place: Vec<&str> = Vec::new();
        for word in rest.split(' ') {
            let bare = word.trim_end_matches([',', '.', ';', ':', ')']);
            if !bare.starts_with(char::is_uppercase)
                || !bare
                    .chars()
                    .all(|c| c.is_alphabetic() || matches!(c, '-' | '\'' | '.'))
            {
                break;
            }
            place.push(word);
            if bare.len() < word.len() && !matches!(word, "St." | "Ste." | "Mt.") {
                break;
            }
        }
        let place = place.join(" ");
        let place = place.trim_end_matches([',', '.', ';', ':', ')']);
        let barred = mark.len() == 4 && names_no_place(place);
        if !barred && is_place(place) {
            return Some(recase(place));
        }
    }
    None
}

/// Words that rule out a place in a clause with a year: papers, writers, players and kinds of
/// games.
const NO_PLACE: [&str; 44] = [
    "White",
    "Black",
    "Game",
    "Move",
    "Queen",
    "King",
    "Pawn",
    "Knight",
    "Rook",
    "Bishop",
    "Consultation",
    "Correspondence",
    "Simultaneous",
    "By",
    "From",
    "Chess",
    "Schachzeitung",
    "Deutsche",
    "Wiener",
    "Magazine",
    "News",
    "Papers",
    "Monthly",
    "Chronicle",
    "Review",
    "Journal",
    "Times",
    "Field",
    "Gazette",
    "Book",
    "Handbuch",
    "Brilliancy",
    "Prize",
    "Mr",
    "Herr",
    "Dr",
    "Class",
    "Series",
    "Spring",
    "Summer",
    "Autumn",
    "Winter",
    "Blindfold",
    "Open",
];

/// Returns the place in a clause that is a place and a year: `Hastings, 1895.`, `NEW YORK 1927`.
/// The place begins the text or follows punctuation, so that names before it are left out.
fn dated(flat: &str) -> Option<String> {
    let words: Vec<&str> = flat.split(' ').collect();
    for year_at in 1..words.len() {
        let at = year_at;
        let year = words[at].trim_end_matches(['.', ',', ';', ')', '—']);
        if year.len() != 4 || years(words[at]).len() != 1 || years(flat).len() != 1 {
            continue;
        }
        // In "Paris, Nov. 1843" the month is no part of the place, nor would the day be.
        let mut at = at;
        while at > 1 && is_of_date(words[at - 1]) {
            at -= 1;
        }
        let mut from = at;
        let stops = |word: &str| {
            word.ends_with([',', '.', ';', ':', ']', ')', '—']) && !is_abbreviation(word)
        };
        while from > 0 {
            let before = words[from - 1];
            if stops(before) && from < at || !before.starts_with(char::is_uppercase) {
                break;
            }
            from -= 1;
        }
        let behind_stop = match from {
            0 => year_at == words.len() - 1 || flat.contains(['.', ',']),
            _ => stops(words[from - 1]),
        };
        let place = words[from..at].join(" ");
        let place = place.trim_end_matches([',', '.']);
        if behind_stop && !names_no_place(place) && is_place(place) {
            return Some(place.to_owned());
        }
    }
    None
}

/// Whether a word shows that this is no place.
fn names_no_place(words: &str) -> bool {
    words.split(|c: char| !c.is_alphabetic()).any(|word| {
        let known = |known: &&str| known.eq_ignore_ascii_case(word);
        NO_PLACE.iter().any(known)
    })
}

fn is_place(words: &str) -> bool {
    let few = words.split(' ').count() <= 4 && words.len() >= 3;
    let capitals = words.split(' ').all(|word| {
        word.starts_with(char::is_uppercase) || matches!(word, "on" | "de" | "am" | "upon" | "le")
    });
    let letters = words
        .chars()
        .all(|c| c.is_alphabetic() || matches!(c, ' ' | '.' | ',' | '-' | '\''));
    let event = words
        .split(' ')
        .any(|word| EVENTS.contains(&word.trim_matches([',', '.'])));
    let month = MONTHS
        .iter()
        .any(|month| words.to_ascii_lowercase().starts_with(month) && words.len() <= 9);
    let last = words.rsplit(' ').next().unwrap_or("").to_ascii_lowercase();
    few && capitals && letters && !event && !month && !OPENINGS.contains(&last.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_told_from_players_and_papers() {
        for (words, expected) in [
            ("(Vienna, 1882)", Some("Vienna")),
            ("(Москва, 1966 г.)", Some("Москва")),
            ("Oak v. Von Ash, Hastings, 1895.", Some("Hastings")),
            ("NEW YORK 1927", Some("New York")),
            (
                "OAK, A. - ASH, F. J.\nNew York, 1918. Ruy Lopez",
                Some("New York"),
            ),
            (
                "Match game, Vienna, 1873. Two Knights' Defence.",
                Some("Vienna"),
            ),
            ("Played at Paris, in May, 1858.", Some("Paris")),
            ("The Chess Monthly, 1880.", None),
            ("OAK - ASH, 1858", None),
            ("Mr. Oak v. Mr. Ash, 1860.", None),
            ("By a Master, July 1895", None),
        ] {
            assert_eq!(site(words).as_deref(), expected, "{words}");
        }
    }
}
