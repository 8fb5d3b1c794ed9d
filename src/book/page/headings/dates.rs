//! Reads the date when a game was played.
//!
//! | above the game | date |
//! |---|---|
//! | `on the 23rd September, 1859` `September 23, 1859` | 1859.09.23 |
//! | `in Oct. 1858` | 1858.10.?? |
//! | `(Vienna, 1882)` | 1882.??.?? |
//! | `the winter of 1899-1900`, or two different years | none: it would be a guess |

/// The first three letters of the months, in small letters.
pub(super) const MONTHS: [&str; 12] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
];

const WEEKDAYS: [&str; 7] = [
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
];

/// Returns whether the word may be part of a date before its year: `Saturday`, `Nov.`,
/// `February-May`, `8th`, `17`.
pub(super) fn is_of_date(word: &str) -> bool {
    let bare = word.trim_matches(['.', ',', ';', '(', ')']);
    let month = |part: &str| {
        let low = part.trim_end_matches('.').to_ascii_lowercase();
        low.len() <= 9 && MONTHS.iter().any(|month| low.starts_with(month))
    };
    let day = |part: &str| {
        let digits = part.trim_end_matches(|c: char| c.is_ascii_lowercase());
        let tail = &part[digits.len()..];
        !digits.is_empty()
            && digits.len() <= 2
            && digits.bytes().all(|b| b.is_ascii_digit())
            && matches!(tail, "" | "st" | "nd" | "rd" | "th" | "d")
    };
    let parts = bare.split(['-', '–', '/']);
    !bare.is_empty() && { parts }
        .all(|part| month(part) && part.starts_with(char::is_uppercase) || day(part))
        || WEEKDAYS.iter().any(|day| day.eq_ignore_ascii_case(bare))
        || matches!(bare, "the" | "of" | "on" | "in")
}

/// Returns the years in the text with their bytes. A span such as 1899-1900 adds the year 0, so
/// that the text names no single year.
pub(super) fn years(text: &str) -> Vec<(usize, u32)> {
    let bytes = text.as_bytes();
    let mut years = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let digits = bytes[at..]
            .iter()
            .take_while(|b| b.is_ascii_digit())
            .count();
        if digits == 0 {
            at += 1;
            continue;
        }
        let value = text[at..at + digits].parse().unwrap_or(0);
        if digits == 4 && (1470..=2099).contains(&value) {
            years.push((at, value));
            let tail = text[at + 4..].trim_start_matches(['-', '–', '/', '—']);
            if tail.len() < text.len() - at - 4 && tail.starts_with(|c: char| c.is_ascii_digit()) {
                // The text does not say which of the two years it was.
                years.push((at, 0));
            }
        }
        at += digits;
    }
    years
}

/// Returns the date if the texts name exactly one year.
pub(super) fn date(flats: &[String]) -> Option<String> {
    let mut found: Option<(String, u32)> = None;
    for flat in flats {
        for (at, year) in years(flat) {
            match &found {
                Some((_, known)) if *known != year => return None,
                Some(_) => {}
                None => found = Some((day(flat, at, year), year)),
            }
        }
    }
    found.map(|(date, _)| date)
}

/// Returns the date, with month and day if they are printed right before the year:
/// `23rd September, 1859`.
fn day(flat: &str, at: usize, year: u32) -> String {
    let words: Vec<&str> = flat[..at]
        .split([' ', ',', '(', '.'])
        .filter(|word| !word.is_empty())
        .collect();
    let last: Vec<&str> = words.iter().rev().take(3).copied().collect();
    let month = |word: &str| {
        let low = word.to_ascii_lowercase();
        let known = MONTHS.iter().position(|month| low.starts_with(month))? + 1;
        (word.starts_with(char::is_uppercase) && low.len() <= 9).then_some(known)
    };
    let number = |word: &str| {
        let bare = word.trim_end_matches(['t', 'h', 's', 'n', 'r', 'd']);
        bare.parse().ok().filter(|day: &u32| (1..=31).contains(day))
    };
    match last[..] {
        [one, two, ..] if month(one).is_some() => {
            let month = month(one).unwrap_or(0);
            let day = number(two).map_or("??".to_owned(), |day| format!("{day:02}"));
            format!("{year}.{month:02}.{day}")
        }
        [one] if month(one).is_some() => format!("{year}.{:02}.??", month(one).unwrap_or(0)),
        [one, two, ..] if number(one).is_some() && month(two).is_some() => {
            format!(
                "{year}.{:02}.{:02}",
                month(two).unwrap_or(0),
                number(one).unwrap_or(0)
            )
        }
        _ => format!("{year}.??.??"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_as_exact_as_the_words() {
        for (words, expected) in [
            ("on the 23rd September, 1859", Some("1859.09.23")),
            ("September 23, 1859, at night", Some("1859.09.23")),
            ("in Oct. 1858", Some("1858.10.??")),
            ("(Vienna, 1882)", Some("1882.??.??")),
            ("in 1858, again in 1859", None),
            ("the winter of 1899-1900", None),
            ("problem 1234", None),
        ] {
            assert_eq!(date(&[words.to_owned()]).as_deref(), expected, "{words}");
        }
    }
}
