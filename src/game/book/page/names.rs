//! Who played, from what is printed above a game.
//!
//! | above the game | White | Black |
//! |---|---|---|
//! | `White: A. Smith. Black: B. Jones.` | A. Smith | B. Jones |
//! | `WHITE (Mr. A.)      BLACK (Mr. B.)` | Mr. A. | Mr. B. |
//! | `White   Black` over `SMITH   B. JONES` | Smith | B. Jones |
//! | `Black   White` over `SMITH   JONES`: whoever begins is White for us | Smith | Jones |
//! | `Mr. Smith v. Mr. Jones` | Mr. Smith | Mr. Jones |
//! | `between Mr. Smith and Mr. Jones` | nobody says who had White: only the pair is known | |

use super::lines::columns;

/// The players of a game as far as they are told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Players {
    pub white: Option<String>,
    pub black: Option<String>,
    /// Both, where nothing says who had which side.
    pub pair: Option<(String, String)>,
    /// The left column is headed Black: what the page calls Black begins, and is White for us.
    pub reversed: bool,
}

/// No name is longer, in bytes.
const NAME: usize = 60;

/// The players told of in the paragraphs above a game, the top one first. `column` is its place among games
/// side by side.
pub(super) fn players(paragraphs: &[&str], column: usize) -> Players {
    let mut found = Players {
        reversed: paragraphs
            .last()
            .is_some_and(|paragraph| is_reversed(paragraph)),
        ..Players::default()
    };
    for paragraph in paragraphs.iter().rev() {
        if let Some((white, black)) = labelled(paragraph).or_else(|| headed(paragraph, column)) {
            found.white = Some(white);
            found.black = Some(black);
            return found;
        }
    }
    for paragraph in paragraphs.iter().rev() {
        let flat = flat(paragraph);
        if let Some((white, black)) = against(&flat) {
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

/// The words of a paragraph with single spaces and without signs of emphasis.
pub(super) fn flat(paragraph: &str) -> String {
    let words: Vec<&str> = paragraph.split_whitespace().collect();
    words.join(" ").replace("--", " — ").replace('_', "")
}

/// `White: A. Black: B.`, `White (A)  Black (B)`, `A (White)  B (Black)`.
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
        let low = name.to_lowercase();
        let side = low.starts_with("white") || low.starts_with("black");
        if !(signed || titled) || side {
            return None;
        }
        let ends = [")", "]", "\n", ";", "   ", "\t"]
            .iter()
            .filter_map(|end| name.find(end))
            .min();
        let name = &name[..ends.unwrap_or(name.len())];
        // The other side's name may begin on the same line.
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
    let before = |at: usize| {
        let rest = text[..at].strip_suffix('(')?.trim_end();
        let start = ["   ", "\t", "\n", ")", ";"]
            .iter()
            .filter_map(|end| rest.rfind(end).map(|at| at + end.len()))
            .max();
        leading(rest[start.unwrap_or(0)..].trim_start_matches([',', ' ', '.']))
    };
    Some((before(white)?, before(black)?))
}

/// `White   Black` over or under `A   B`, or `A   B` alone as the last line.
fn headed(paragraph: &str, column: usize) -> Option<(String, String)> {
    let lines: Vec<&str> = paragraph
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    let head = lines.iter().position(|line| is_head(line));
    let row = |at: usize| {
        let cells: Vec<&str> = cells(lines.get(at)?);
        let (left, right) = match cells[..] {
            [left, right] => (left, right),
            [left, right, again, too] if again == left && too == right => (left, right),
            [_, _, _, _] => (cells[2 * column.min(1)], cells[2 * column.min(1) + 1]),
            // `White Black` over `Smith Jones`, all spaces but one being lost.
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

/// Whether the head of the columns, which is the paragraph's last line or the one before, has Black first.
fn is_reversed(paragraph: &str) -> bool {
    let lines: Vec<&str> = paragraph
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    lines.iter().rev().take(2).any(|line| {
        let cells = cells(line);
        let begins = |cell: &str, side: &str| {
            cell.get(..5)
                .is_some_and(|word| word.eq_ignore_ascii_case(side))
        };
        cells.len() == 2 && begins(cells[0], "black") && begins(cells[1], "white")
    })
}

/// `White  Black`, `WHITE. BLACK.`, twice over as well.
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

/// The cells of a line between wide gaps.
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

/// `A v. B`
fn against(flat: &str) -> Option<(String, String)> {
    for sign in [" v. ", " vs. ", " vs ", " versus ", " v "] {
        let Some((before, after)) = flat.split_once(sign) else {
            continue;
        };
        if let (Some(one), Some(other)) = (trailing(before), leading(after)) {
            return Some((one, other));
        }
    }
    None
}

/// `between A and B`
fn between(flat: &str) -> Option<(String, String)> {
    let at = flat.find("between ").or_else(|| flat.find("Between "))?;
    let rest = flat[at + 8..].trim_start();
    let rest = ["Messrs. ", "Messrs ", "Drs. ", "MM. "]
        .iter()
        .find_map(|title| rest.strip_prefix(title))
        .unwrap_or(rest);
    let (one, other) = rest.split_once(" and ")?;
    Some((leading(one)?, leading(other)?))
}

const TITLES: [&str; 24] = [
    "Mr", "Mrs", "Miss", "Herr", "Dr", "Capt", "Captain", "Col", "Major", "Lieut", "Lt", "Prof",
    "Rev", "Hon", "Sir", "M", "Signor", "Baron", "Count", "Messrs", "St", "Lord", "Von", "Gen",
];

/// Small words within names.
const PARTICLES: [&str; 12] = [
    "von", "van", "der", "de", "la", "du", "di", "zu", "den", "le", "d'", "v",
];

/// The name that the text begins with.
fn leading(text: &str) -> Option<String> {
    let mut name: Vec<&str> = Vec::new();
    for word in text.split_whitespace() {
        let bare = word.trim_end_matches([',', ';', ':', ')', '"', '”', '.', '—']);
        let begins = bare.starts_with(char::is_uppercase)
            || PARTICLES.contains(&bare.to_lowercase().trim_end_matches('.'));
        if !begins
            || !bare
                .chars()
                .all(|c| c.is_alphabetic() || matches!(c, '.' | '-' | '\'' | '’'))
        {
            break;
        }
        name.push(word);
        if word.len() > bare.len() && !is_abbreviation(word) {
            break;
        }
    }
    finish(&name)
}

/// The name that the text ends with.
fn trailing(text: &str) -> Option<String> {
    let mut name: Vec<&str> = Vec::new();
    for word in text.split_whitespace().rev() {
        let bare = word.trim_start_matches(['(', '"', '“']);
        let body = bare.trim_end_matches('.');
        let begins = bare.starts_with(char::is_uppercase)
            || PARTICLES.contains(&body.to_lowercase().as_str());
        let letters = body
            .chars()
            .all(|c| c.is_alphabetic() || matches!(c, '.' | '-' | '\'' | '’'));
        if !begins || !letters || !name.is_empty() && bare.ends_with('.') && !is_abbreviation(bare)
        {
            break;
        }
        name.push(bare);
        if bare.len() < word.len() {
            break;
        }
    }
    name.reverse();
    finish(&name)
}

/// The whole cell as a name.
fn whole(cell: &str) -> Option<String> {
    let cell = cell.trim_matches(['(', ')', '[', ']', '_', ' ']);
    let name = leading(cell)?;
    let words = |text: &str| text.split_whitespace().count();
    (words(&name) == words(cell)).then_some(name)
}

/// `J.`, `Mr.`, `St.`: a period that ends no sentence.
fn is_abbreviation(word: &str) -> bool {
    let bare = word.trim_end_matches([',', ';', ':', ')']);
    let Some(body) = bare.strip_suffix('.') else {
        return false;
    };
    let last = body.rsplit('.').next().unwrap_or(body);
    bare == word
        && (last.chars().count() == 1
            || TITLES.iter().any(|title| title.eq_ignore_ascii_case(body))
            || PARTICLES.contains(&body))
}

/// The words as a name, if they are one.
fn finish(words: &[&str]) -> Option<String> {
    let joined = words.join(" ");
    let cut = joined.trim_end_matches([',', ';', ':', ')', '"', '”', '—', ' ']);
    let last = cut.rsplit(' ').next()?;
    let initial = last.trim_end_matches('.').chars().count() == 1
        || last == "Esq."
        || last == "Jr."
        || last == "Jun."
        || last == "Sen.";
    let cut = if initial {
        cut
    } else {
        cut.trim_end_matches('.')
    };
    let letters = cut.chars().filter(|c| c.is_alphabetic()).count();
    let titles_only = words.iter().all(|word| {
        let bare = word.trim_end_matches(['.', ',']);
        TITLES.iter().any(|title| *title == bare) && bare.len() > 1
    });
    let low = cut.to_lowercase();
    let barred = [
        "white", "black", "game", "the ", "and ", "between", "resign", "castles", "drawn",
    ]
    .iter()
    .any(|word| low.starts_with(word));
    if letters == 0 || cut.len() > NAME || words.len() > 7 || barred || titles_only {
        return None;
    }
    Some(recase(cut))
}

/// `H. E. BIRD` as `H. E. Bird`.
pub(super) fn recase(text: &str) -> String {
    if text.chars().any(char::is_lowercase)
        && !text
            .split(' ')
            .any(|word| word.chars().count() > 2 && word.chars().all(char::is_uppercase))
    {
        return text.to_owned();
    }
    let word = |word: &str| {
        let letters = word.chars().filter(|c| c.is_alphabetic()).count();
        if letters < 2 || word.chars().any(char::is_lowercase) || word.matches('.').count() > 1 {
            return word.to_owned();
        }
        let mut begins = true;
        word.chars()
            .map(|c| {
                let small = !begins;
                begins = matches!(c, '-' | '.' | '(');
                if small {
                    c.to_lowercase().next().unwrap_or(c)
                } else {
                    c
                }
            })
            .collect()
    };
    let words: Vec<String> = text.split(' ').map(word).collect();
    words.join(" ")
}

/// Where the word stands in the text, in any case and not as a part of another.
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
    }
}
