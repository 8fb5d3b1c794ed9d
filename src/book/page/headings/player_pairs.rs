//! Reads two players named together: each beside the word for a side, with a dash between them, or in
//! a sentence.
//!
//! | line | White | Black |
//! |---|---|---|
//! | `White, Mr. Smith; Black, the Count of Jones` | Mr. Smith | the Count of Jones |
//! | `Smith, White; Jones, Black.` | Smith | Jones |
//! | `7. Smith — Jones, London, 1890` | Smith | Jones |
//! | `White, as we saw, is lost; Black, too` | nobody | |
//! | `Ruy Lopez — Berlin Defence` | nobody | |
//!
//! | sentence | told |
//! |---|---|
//! | `Mr. Smith v. Mr. Jones` · `A and B, in consultation, v. C` | White and Black |
//! | `between Mr. Smith (White) and Mr. Jones` | White and Black |
//! | `between Mr. Smith and Mr. Jones` · `Mr. Smith plays … against Mr. Jones` | only the pair |

use super::player_name::{is_abbreviation, leading, trailing, whole};
use super::vocabulary::names_opening;
use crate::book::page::{headings, limits};

/// Reads `White, Mr. Smith; Black, the Count of Jones.` and `Smith, White; Jones, Black.`
pub(super) fn listed(flat: &str) -> Option<(String, String)> {
    if let Some(at) = flat.find("White, ") {
        let rest = &flat[at + 7..];
        let (one, other) = rest.split_once("Black, ")?;
        let one = one.trim_end().trim_end_matches("and").trim_end();
        let one = one.strip_suffix([';', ',', '.'])?;
        return Some((party(one)?, party(clause(other))?));
    }
    let at = flat.find(", White")?;
    let rest = flat[at + 7..].trim_start_matches([';', ',', '.', ' ']);
    let rest = rest.strip_prefix("and ").unwrap_or(rest);
    let (other, _) = rest.split_once(", Black")?;
    Some((trailing(&flat[..at])?, party(other)?))
}

/// Returns the name that the words end with, or two names of players who consult:
/// `Mr. A. and Mr. B.`
pub(super) fn together(words: &str) -> Option<String> {
    let words = words.trim_end();
    let last = trailing(words)?;
    let first = words
        .strip_suffix(last.as_str())
        .and_then(|rest| trailing(rest.trim_end().strip_suffix(" and")?));
    Some(first.map_or_else(|| last.clone(), |first| format!("{first} and {last}")))
}

/// Returns the words up to the end of their clause; the period of an abbreviated title does not end
/// it.
fn clause(words: &str) -> &str {
    for (at, sign) in words.match_indices([';', '.', '(', '\n']) {
        let last = words[..at].rsplit(' ').next().unwrap_or("");
        if sign != "." || !is_abbreviation(&[last, "."].concat()) {
            return &words[..at];
        }
    }
    words
}

/// Returns one player, or several who play together. Only capitalized words and the small words
/// between names may occur, so that no verb does.
fn party(words: &str) -> Option<String> {
    let words = words.trim();
    let words = words
        .split_once(" in consultation")
        .map_or(words, |(names, _)| names);
    let small = [
        "the", "of", "and", "de", "von", "van", "der", "la", "du", "di",
    ];
    let fits = |word: &str| word.starts_with(char::is_uppercase) || small.contains(&word);
    let letters =
        |c: char| c.is_alphabetic() || matches!(c, ' ' | '.' | ',' | '-' | '\'' | '’' | '&');
    let named = words
        .split(' ')
        .any(|word| word.starts_with(char::is_uppercase));
    let whole = words.len() <= limits::NAME_BYTES
        && words.split(' ').all(fits)
        && words.chars().all(letters);
    (whole && named).then(|| super::player_name::recase(words))
}

/// Reads `SMITH, A. - JONES, B.` and `7. Smith — Jones, London, 1890` on a line of its own.
pub(super) fn dashed(paragraph: &str) -> Option<(String, String)> {
    let lines = paragraph
        .lines()
        .map(|line| line.trim_matches(['_', '*', ' ', '=', '\r']));
    let mut lines = lines.filter(|line| !line.is_empty() && line.len() <= limits::NAMES_LINE_BYTES);
    lines.find_map(dashed_line)
}

fn dashed_line(line: &str) -> Option<(String, String)> {
    let label = headings::label(line).unwrap_or("");
    let line = line[label.len()..].trim_start_matches(|c: char| {
        c.is_ascii_digit() || matches!(c, '.' | ':' | ')' | ' ' | '—' | '-')
    });
    let (one, other) = [" - ", " – ", " — ", " -- ", "—", "–"]
        .iter()
        .find_map(|dash| line.split_once(dash))?;
    let other = other.find(['(', '[']).map_or(other, |at| &other[..at]);
    let one = match one.rsplit(' ').next() {
        Some(last) if is_abbreviation(last) => one,
        _ => one.trim_end_matches('.'),
    };
    if other.contains(['—', '–']) || names_opening(one) || names_opening(other) {
        return None;
    }
    Some((surname(one)?, begins(other.trim())?))
}

/// Returns a name that fills the words, with its initials before or behind it.
fn surname(words: &str) -> Option<String> {
    let words = words.trim();
    match words.split_once(", ") {
        Some((name, initials)) if are_initials(initials) => {
            Some(format!("{}, {}", whole(name)?, initials))
        }
        Some(_) => None,
        None => whole(words),
    }
}

/// Returns the name that the words begin with; a place and a year may follow.
fn begins(words: &str) -> Option<String> {
    let Some((name, rest)) = words.split_once(", ") else {
        return surname(words.trim_end_matches('.'));
    };
    let initials = rest.split(", ").next().unwrap_or(rest).trim();
    if are_initials(initials) {
        return Some(format!("{}, {initials}", whole(name)?));
    }
    leading(name).filter(|_| whole(name).is_some() && dated(rest))
}

/// Whether the words end with a year.
fn dated(words: &str) -> bool {
    let last = words.rsplit(' ').next().unwrap_or("");
    let year = last.trim_matches(['.', ',', ')', '(']);
    year.len() == 4 && year.bytes().all(|b| b.is_ascii_digit())
}

/// Whether the words are initials, such as `J. R.`
fn are_initials(words: &str) -> bool {
    !words.is_empty()
        && words.split(['.', ' ']).all(|part| {
            part.is_empty() || part.chars().count() == 1 && part.chars().all(char::is_uppercase)
        })
}

/// Reads `A v. B`.
pub(super) fn against(flat: &str) -> Option<(String, String)> {
    for sign in [" v. ", " vs. ", " vs ", " versus ", " v "] {
        let Some((before, after)) = flat.split_once(sign) else {
            continue;
        };
        let before = before.trim_end_matches([',', ' ']);
        let before = before
            .strip_suffix("in consultation")
            .map_or(before, |names| names.trim_end_matches([',', ' ']));
        if let (Some(one), Some(other)) = (together(before), leading(after)) {
            return Some((one, other));
        }
    }
    None
}

/// Reads `between A and B` and `A plays ..., against B`.
pub(super) fn between(flat: &str) -> Option<(String, String)> {
    let begin = ["between ", "Between ", "layed by "]
        .iter()
        .find_map(|words| {
            let at = flat.find(words)? + words.len();
            flat[at..].contains(" and ").then_some(at)
        });
    let Some(at) = begin else {
        let (before, after) = flat.split_once(" against ")?;
        let clause = last_sentence(before);
        let one = clause.strip_prefix("Played by ").unwrap_or(clause);
        let one = leading(one)?;
        return Some((one, leading(after)?));
    };
    let rest = flat[at..].trim_start();
    let rest = rest.strip_prefix("the ").unwrap_or(rest);
    let rest = ["Messrs. ", "Messrs ", "Drs. ", "MM. "]
        .iter()
        .find_map(|title| rest.strip_prefix(title))
        .unwrap_or(rest);
    let (one, other) = rest.split_once(" and ")?;
    let other = other.strip_prefix("the ").unwrap_or(other);
    Some((leading(one)?, leading(other)?))
}

/// Reads `between A (White) and B`, where the side of one player tells the side of the other.
pub(super) fn one_side(flat: &str) -> Option<(String, String)> {
    let (one, other) = between(flat)?;
    let is = |name: &str, color: &str| flat.contains(&format!("{name} ({color}"));
    if is(&one, "White") || is(&other, "Black") {
        Some((one, other))
    } else if is(&other, "White") || is(&one, "Black") {
        Some((other, one))
    } else {
        None
    }
}

/// Returns the last sentence or clause of the words; the period of an initial or a title does not
/// end one.
fn last_sentence(words: &str) -> &str {
    let mut begin = 0;
    for (at, sign) in words.match_indices(['—', ';', '(', '.', ':']) {
        let last = words[..at + sign.len()].rsplit(' ').next().unwrap_or("");
        if sign != "." || !is_abbreviation(last) {
            begin = at + sign.len();
        }
    }
    words[begin..].trim_start()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(found: Option<(String, String)>) -> String {
        found.map_or(String::new(), |(one, other)| format!("{one} / {other}"))
    }

    #[test]
    fn players_in_one_breath_are_told_from_sentences() {
        for (words, expected) in [
            (
                "White, Mr. Oak; Black, the Count of Ash and Sir J. Elm in consultation. A game.",
                "Mr. Oak / the Count of Ash and Sir J. Elm",
            ),
            ("Oak, White; Ash, Black.", "Oak / Ash"),
            (
                "A fine game. J. Oak, White; and H. Ash, Black.",
                "J. Oak / H. Ash",
            ),
            ("White, as we saw, is lost; Black, too.", ""),
            (
                "White, who has castled, attacks; Black, Oak says, defends.",
                "",
            ),
        ] {
            assert_eq!(told(listed(words)), expected, "{words}");
        }
        let consulting = together("won by Messrs. Oak and Ash ");
        assert_eq!(consulting.as_deref(), Some("Messrs. Oak and Ash"));
        for (words, expected) in [
            (
                "OAK, J. R. - ASH, F. J.\nLondon, 1918.",
                "Oak, J. R. / Ash, F. J.",
            ),
            ("Game 7: Oak — Ash, London, 1890", "Oak / Ash"),
            ("7 Oak - Ash [Kent]", "Oak / Ash"),
            ("RUY LOPEZ - BERLIN DEFENCE", ""),
            ("Sicilian — Dragon Variation", ""),
            ("White wins - as he must", ""),
            ("A Pawn - and what it costs", ""),
        ] {
            assert_eq!(told(dashed(words)), expected, "{words}");
        }
    }
}
