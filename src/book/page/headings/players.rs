//! Finds who played, from what is printed above a game.
//!
//! | above the game | White | Black |
//! |---|---|---|
//! | `White: A. Smith. Black: B. Jones.` | A. Smith | B. Jones |
//! | `WHITE (Mr. A.)      BLACK (Mr. B.)` | Mr. A. | Mr. B. |
//! | `White   Black` over `SMITH   B. JONES` | Smith | B. Jones |
//! | `Black   White` over `SMITH   JONES`: the side that begins counts as White | Smith | Jones |
//! | `Mr. Smith v. Mr. Jones` | Mr. Smith | Mr. Jones |
//! | `White, Mr. Smith; Black, the Count of Jones` · `Smith, White; Jones, Black` | Smith | Jones |
//! | `SMITH, A. - JONES, B.` · `7. Smith — Jones, London, 1890` | Smith, A. | Jones, B. |
//! | `WHITE (Mr. S.)  BLACK (Mr. J.)` under `between Mr. Jones and Mr. Smith` | Mr. Smith | Mr. Jones |
//! | `between Mr. Smith and Mr. Jones` | not said who had White: only the pair is known | |

use super::player_name::{TITLES, leading, whole};
use super::player_pairs::{against, between, dashed, listed, one_side, together};
use super::vocabulary::flat;
use crate::book::page::moves::columns;

/// The players of a game, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::book::page) struct Players {
    pub white: Option<String>,
    pub black: Option<String>,
    /// Both players, where nothing says who had which side.
    pub pair: Option<(String, String)>,
    /// Whether the left column is headed Black: the side that the page calls Black begins and
    /// counts as White.
    pub reversed: bool,
}

/// Returns the players named in the paragraphs above a game, the top one first. `column` is the
/// game's place among games side by side.
pub(super) fn players(paragraphs: &[&str], column: usize) -> Players {
    let mut found = Players {
        reversed: paragraphs
            .last()
            .is_some_and(|paragraph| is_reversed(paragraph)),
        ..Players::default()
    };
    for paragraph in paragraphs.iter().rev() {
        let told = labelled(paragraph)
            .or_else(|| listed(&flat(paragraph)))
            .or_else(|| headed(paragraph, column))
            .or_else(|| dashed(paragraph));
        if let Some((white, black)) = told {
            let (white, black) = in_full(paragraphs, white, black);
            found.white = Some(white);
            found.black = Some(black);
            return found;
        }
    }
    for paragraph in paragraphs.iter().rev() {
        let flat = flat(paragraph);
        if let Some((white, black)) = against(&flat).or_else(|| one_side(&flat)) {
            found.white = Some(white);
            found.black = Some(black);
            return found;
        }
        if found.pair.is_none() {
            found.pair = between(&flat);
        }
    }
    found
}

/// Reads `White: A. Black: B.`, `White (A)  Black (B)` and `A (White)  B (Black)`.
fn labelled(paragraph: &str) -> Option<(String, String)> {
    let text = paragraph.replace('_', "");
    let white = find_word(&text, "white")?;
    let black = find_word(&text, "black")?;
    let after = |at: usize, other: &str| {
        let rest = &text[at + 5..];
        let name = rest.trim_start_matches(|c: char| {
            matches!(
                c,
                ':' | '.' | '—' | '–' | '-' | '=' | '(' | ' ' | '\u{a0}' | '[' | ','
            )
        });
        let sign = &rest[..rest.len() - name.len()];
        let signed = sign.contains([':', '—', '–', '=', '(', '['])
            || sign.contains("--")
            || sign.contains(" - ")
            || sign.contains(".-");
        let titled = sign.contains(',') && TITLES.iter().any(|title| name.starts_with(title));
        let color = ["white", "black"].map(|color| find_word(name, color));
        let color = color.contains(&Some(0));
        if !(signed || titled) || color {
            return None;
        }
        let ends = [")", "]", "\n", ";", "   ", "\t"]
            .iter()
            .filter_map(|end| name.find(end))
            .min();
        let name = &name[..ends.unwrap_or(name.len())];
        // The other player's name may begin on the same line.
        let next = find_word(name, other).filter(|at| {
            let rest = name[at + 5..].trim_start_matches(['.', ' ']);
            rest.starts_with([':', '(', '—', '–', '-', '=', '[', ','])
        });
        leading(&name[..next.unwrap_or(name.len())])
    };
    if is_reversed(paragraph)
        && let (Some(one), Some(other)) = (after(black, "white"), after(white, "black"))
    {
        return Some((one, other));
    }
    if let (Some(one), Some(other)) = (after(white, "black"), after(black, "white")) {
        return Some((one, other));
    }
    // `Mr. A. (White)    Mr. B. (Black)`
    let before = |at: usize| together(text[..at].strip_suffix('(')?);
    Some((before(white)?, before(black)?))
}

/// Returns the lines that are not blank, without the white space around them.
fn filled_lines(paragraph: &str) -> Vec<&str> {
    let lines = paragraph.lines().map(str::trim);
    lines.filter(|line| !line.is_empty()).collect()
}

/// Reads `White   Black` over or under `A   B`, or `A   B` alone as the last line.
fn headed(paragraph: &str, column: usize) -> Option<(String, String)> {
    let lines = filled_lines(paragraph);
    let head = lines.iter().position(|line| is_head(line));
    let row = |at: usize| {
        let cells: Vec<&str> = cells(lines.get(at)?);
        let (left, right) = match cells[..] {
            [left, right] => (left, right),
            [left, right, again, too] if again == left && too == right => (left, right),
            [_, _, _, _] => (cells[2 * column.min(1)], cells[2 * column.min(1) + 1]),
            // `White Black` over `Smith Jones`, where all spaces but one are lost.
            [names] if head.is_some() => names.split_once(' ')?,
            _ => return None,
        };
        Some((whole(left)?, whole(right)?))
    };
    match head {
        Some(at) => row(at + 1).or_else(|| row(at.checked_sub(1)?)),
        None => row(lines.len().checked_sub(1)?),
    }
}

/// Whether the heading of the columns has Black first. It is one of the paragraph's last two lines.
fn is_reversed(paragraph: &str) -> bool {
    let lines = filled_lines(paragraph);
    lines.iter().rev().take(2).any(|line| {
        let cells = cells(line);
        let begins = |cell: &str, color: &str| {
            cell.get(..5)
                .is_some_and(|word| word.eq_ignore_ascii_case(color))
        };
        cells.len() == 2 && begins(cells[0], "black") && begins(cells[1], "white")
    })
}

/// Whether the line is a heading of columns, `White  Black` or `WHITE. BLACK.`, perhaps twice.
fn is_head(line: &str) -> bool {
    let mut words = line
        .split(|c: char| !c.is_alphabetic())
        .filter(|word| !word.is_empty())
        .peekable();
    let some = words.peek().is_some();
    let sides =
        words.all(|word| word.eq_ignore_ascii_case("white") || word.eq_ignore_ascii_case("black"));
    some && sides && line.split_whitespace().count() >= 2
}

/// Returns the cells of a line, separated by wide gaps.
fn cells(line: &str) -> Vec<&str> {
    let mut cells = Vec::new();
    let mut start = 0;
    let mut gap: Option<usize> = None;
    for (at, c) in line.char_indices() {
        if c.is_whitespace() {
            gap.get_or_insert(at);
            continue;
        }
        if let Some(begin) = gap.take()
            && columns(&line[begin..at]) >= 2
        {
            cells.push(line[start..begin].trim());
            start = at;
        }
    }
    cells.push(line[start..].trim());
    cells.retain(|cell| !cell.is_empty());
    cells
}

/// Returns the names in full where the initials tell who is who: `WHITE (Mr. S.)  BLACK (Mr. J.)`
/// under `Between Mr. Jones and Mr. Smith`.
fn in_full(paragraphs: &[&str], white: String, black: String) -> (String, String) {
    let initial = |name: &str| {
        let last = name.split(' ').next_back()?.strip_suffix('.')?;
        let mut letters = last.chars();
        letters.next().filter(|_| letters.next().is_none())
    };
    let (Some(one), Some(other)) = (initial(&white), initial(&black)) else {
        return (white, black);
    };
    let pair = paragraphs
        .iter()
        .rev()
        .find_map(|paragraph| between(&flat(paragraph)));
    let begins = |name: &str| {
        name.split(' ')
            .next_back()
            .and_then(|last| last.chars().next())
    };
    match pair {
        Some((first, second)) if one != other => match (begins(&first), begins(&second)) {
            found if found == (Some(one), Some(other)) => (first, second),
            found if found == (Some(other), Some(one)) => (second, first),
            _ => (white, black),
        },
        _ => (white, black),
    }
}

/// Returns who gives odds: `Mr. A. gives his Queen's Rook`.
pub(super) fn giver(paragraph: &str) -> Option<String> {
    let flat = flat(paragraph);
    let at = [" gives his", " gives the", " giving the", " gave the"]
        .iter()
        .find_map(|words| flat.find(words))?;
    super::player_name::trailing(&flat[..at])
}

/// Returns who receives odds: `gives the Queen's Rook to Mr. B.`
pub(super) fn taker(paragraph: &str) -> Option<String> {
    let flat = flat(paragraph);
    let at = flat.find(" gives ").or_else(|| flat.find(" gave "))?;
    let (_, rest) = flat[at..].split_once(" to ")?;
    leading(rest)
}

/// Returns where the word stands in the text, ignoring case and parts of other words.
fn find_word(text: &str, word: &str) -> Option<usize> {
    let low = text.to_ascii_lowercase();
    let mut from = 0;
    while let Some(at) = low[from..].find(word).map(|at| at + from) {
        let whole = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
        if whole(low[..at].chars().next_back()) && whole(low[at + word.len()..].chars().next()) {
            return Some(at);
        }
        from = at + word.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(paragraph: &str) -> (String, String) {
        let found = players(&[paragraph], 0);
        (
            found.white.unwrap_or_default(),
            found.black.unwrap_or_default(),
        )
    }

    #[test]
    fn players_are_found_in_every_kind_of_heading() {
        for (paragraph, white, black) in [
            (
                "White: A. B. Smith. Black: C. Jones.",
                "A. B. Smith",
                "C. Jones",
            ),
            (
                "White: Dr. E. Smith. Black: C. Jones",
                "Dr. E. Smith",
                "C. Jones",
            ),
            (
                "(Second game.) White: A. Smith. Black: C. Jones-Brown.",
                "A. Smith",
                "C. Jones-Brown",
            ),
            (
                "WHITE (Mr. Smith).     BLACK (Mr. Jones).",
                "Mr. Smith",
                "Mr. Jones",
            ),
            (
                "White: Sr. Golmayo. Black: Sra. Jones.",
                "Sr. Golmayo",
                "Sra. Jones",
            ),
            ("White: Smith. Black: N.N.", "Smith", "N.N."),
            (
                "White--Mr. Smith     Black--Mr. Jones",
                "Mr. Smith",
                "Mr. Jones",
            ),
            (
                "Mr. Smith (White)     Herr Jones (Black)",
                "Mr. Smith",
                "Herr Jones",
            ),
            (
                "White        Black\nSMITH        R. C. JONES",
                "Smith",
                "R. C. Jones",
            ),
            (
                "White   Black   White   Black\nSMITH   JONES   SMITH   JONES",
                "Smith",
                "Jones",
            ),
            (
                "BLACK.       WHITE.\nMR. SMITH.       LT. COL. JONES.",
                "Mr. Smith",
                "Lt. Col. Jones",
            ),
            (
                "Won by a fine stroke. Mr. Smith v. Mr. von Jones, 1860.",
                "Mr. Smith",
                "Mr. von Jones",
            ),
        ] {
            assert_eq!(
                pair(paragraph),
                (white.to_owned(), black.to_owned()),
                "{paragraph}"
            );
        }
    }

    #[test]
    fn nobody_is_named_where_nobody_is() {
        for paragraph in [
            "White to play and win. Black has no defence.",
            "White plays well; Black loses time.",
            "The White Pawn is lost. Black: nothing.",
            "WHITE.      BLACK.",
            "A game between amateurs, v. below",
        ] {
            assert_eq!(
                pair(paragraph),
                (String::new(), String::new()),
                "{paragraph}"
            );
        }
        let found = players(&["GAME II.--Between Messrs. Smith and Jones."], 0);
        assert_eq!(found.pair, Some(("Smith".to_owned(), "Jones".to_owned())));
        let found = players(
            &["GAME I.--Mr. Smith plays without the board, against M. Jones, at Paris."],
            0,
        );
        assert_eq!(
            found.pair,
            Some(("Mr. Smith".to_owned(), "M. Jones".to_owned()))
        );
        let found = players(
            &[
                "Between Mr. Jones and Mr. Smith.",
                "WHITE (Mr. S.)    BLACK (Mr. J.)",
            ],
            0,
        );
        assert_eq!(found.white.as_deref(), Some("Mr. Smith"));
        assert_eq!(
            giver("GAME VI.--Mr. Smith gives his Rook."),
            Some("Mr. Smith".to_owned())
        );
    }
}
