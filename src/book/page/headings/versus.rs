//! Reads players named in a sentence.
//!
//! | sentence | told |
//! |---|---|
//! | `Mr. Smith v. Mr. Jones` · `A and B, in consultation, v. C` | White and Black |
//! | `between Mr. Smith (White) and Mr. Jones` | White and Black |
//! | `between Mr. Smith and Mr. Jones` · `Mr. Smith plays … against Mr. Jones` | only the pair |

use super::player_name::{is_abbreviation, leading};
use super::player_pairs::together;

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
