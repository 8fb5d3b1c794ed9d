//! Reads the words around a game: headings, players, places, dates, openings and results.
//!
//! The module itself finds the paragraphs above a game that belong to it.
//!
//! | above the first move | taken |
//! |---|---|
//! | `GAME IV.` / `(Berlin, 1890)` / `WHITE  BLACK` | all three |
//! | `EXAMPLE 12.--White has a fine position.` / a diagram | the paragraph |
//! | `The following was played by Mr. A. against Mr. B.` | the paragraph right above |
//! | the last paragraph of the notes to another game | nothing |
//!
//! | file | what it reads | example |
//! |---|---|---|
//! | `chapters` | headings that several games share | `CHAPTER III.` over `THE EVANS GAMBIT.` |
//! | `tags` | what is printed above a game, as tags | `GAME 3. RUY LOPEZ` → Event, Opening |
//! | `players` | who played | `White: A. Black: B.` |
//! | `player_pairs` | two players named together | `Mr. Smith v. Mr. Jones` |
//! | `player_name` | the name of a player as it is printed | `H. E. SMITH` → H. E. Smith |
//! | `places` | where a game was played | `(Vienna, 1882)` → Vienna |
//! | `dates` | when a game was played | `(Vienna, 1882)` → 1882 |
//! | `references` | the moves that a game takes from another | `The first six moves as in the preceding game.` |
//! | `vocabulary` | words of events and openings | `Match`, `Gambit` |
//! | `outcome` | how a game ended | `And Black resigns.` → 1-0 |

pub(super) mod chapters;
mod dates;
pub(super) mod outcome;
mod places;
mod player_name;
mod player_pairs;
mod players;
pub(super) mod references;
pub(super) mod tags;
pub(super) mod vocabulary;

use std::ops::Range;

use crate::book::languages::words;
use crate::book::page::elements::PageElement;
use crate::book::page::limits;
use crate::book::page::lines;
use crate::book::page::moves::clip;
use crate::notation::arrange;
use crate::work;

/// Words that begin a numbered heading.
const LABELS: [&str; 18] = [
    "game",
    "partie",
    "example",
    "no",
    "nr",
    "problem",
    "chapter",
    "part",
    "section",
    "position",
    "ending",
    "diagram",
    "illustrative",
    "illustration",
    "lesson",
    "book",
    "end-game",
    "round",
];

/// Returns whether the paragraph is, or begins with, a heading that no game continues past.
pub(in crate::book::page) fn is_strong(paragraph: &str) -> bool {
    label(paragraph).is_some()
}

/// Returns the label at the start of the paragraph without its period: `GAME 12`, `EXAMPLE 3`,
/// `Game the Fifth`, `No. 4`.
fn label(paragraph: &str) -> Option<&str> {
    let begin = page_marks(paragraph);
    let rest = clip(&paragraph[begin..], limits::HEADING_BYTES);
    let word = rest
        .find(|c: char| !(c.is_alphabetic() || c == '-'))
        .unwrap_or(rest.len());
    let first = &rest[..word];
    // `N° 4`, `№ 4`
    let sign = ["N° ", "N.° ", "N.º ", "№ "]
        .iter()
        .find_map(|sign| rest.strip_prefix(sign));
    if let Some(tail) = sign {
        let end = tail
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(tail.len());
        return (end > 0).then(|| &rest[..rest.len() - tail.len() + end]);
    }
    let capital = first.starts_with(char::is_uppercase);
    let known = LABELS.iter().any(|known| first.eq_ignore_ascii_case(known));
    if !capital || !(known || words::is_game(first)) {
        return None;
    }
    let shouted = !first.chars().any(char::is_lowercase);
    if first.eq_ignore_ascii_case("illustrative") {
        return shouted.then_some(first);
    }
    let tail = rest[word..].trim_start_matches(['.', ' ', '_', '\u{a0}']);
    let tail = [
        "No.", "NO.", "No ", "NO ", "Nr.", "Nr ", "NR.", "N.º", "N.°", "N°", "n.º", "№", "Núm.",
        "NÚM.", "núm.", "Num.", "NUM.",
    ]
    .iter()
    .find_map(|number| tail.strip_prefix(number))
    .unwrap_or(tail)
    .trim_start();
    let (the, tail) = match tail.split_once(' ') {
        Some((the, tail)) if the.eq_ignore_ascii_case("the") => (true, tail),
        _ => (false, tail),
    };
    let end = tail
        .find(|c: char| !(c.is_alphanumeric()))
        .unwrap_or(tail.len());
    let count = &tail[..end];
    let numeral = !count.is_empty()
        && (count.bytes().all(|b| b.is_ascii_digit())
            || count
                .chars()
                .all(|c| matches!(c, 'I' | 'V' | 'X' | 'L' | 'C')));
    let ordinal = the
        && (count.ends_with("th")
            || count.ends_with("TH")
            || ["first", "second", "third"]
                .iter()
                .any(|o| count.eq_ignore_ascii_case(o)));
    // Within a sentence, small letters follow the label: "Game 12 was drawn".
    let goes_on = tail[end..]
        .trim_start_matches(' ')
        .starts_with(char::is_lowercase);
    if !(numeral || ordinal) || (goes_on && !shouted) {
        return None;
    }
    let length = rest.len() - tail.len() + end;
    Some(&rest[..length])
}

/// Returns the lowest label in the paragraphs that is not of a chapter or another part of the book.
pub(in crate::book::page) fn game_label<'t>(paragraphs: &[&'t str]) -> Option<&'t str> {
    let labels = paragraphs
        .iter()
        .rev()
        .filter(|paragraph| !is_division(paragraph));
    { labels }.find_map(|paragraph| label(paragraph))
}

/// Returns the number of a label: 4 for `GAME IV`, 5 for `Game the Fifth`.
pub(in crate::book::page) fn numeral(label: &str) -> Option<u32> {
    label
        .rsplit([' ', '.'])
        .next()
        .and_then(references::numeral)
}

/// Returns whether the paragraph is the heading of a part of the book and not of a game.
fn is_division(paragraph: &str) -> bool {
    let low = label(paragraph).unwrap_or_default().to_ascii_lowercase();
    ["chapter", "part ", "section", "book", "lesson"]
        .iter()
        .any(|word| low.starts_with(word))
}

/// Returns the number of bytes of page marks and signs of emphasis at the start of the paragraph.
fn page_marks(paragraph: &str) -> usize {
    let mut rest = paragraph.trim_start_matches(['_', '*', ' ', '\n', '\r', '=']);
    while let Some((mark, tail)) = rest.strip_prefix('{').and_then(|rest| rest.split_once('}')) {
        if mark.len() > 8 {
            break;
        }
        rest = tail.trim_start_matches(['_', '*', ' ', '\n', '\r']);
    }
    paragraph.len() - rest.len()
}

/// Returns the paragraphs above a game that belong to it, from the top. They are searched from
/// element `above`, after the preceding game, up to element `first`, where the game begins.
pub(in crate::book::page) fn region(
    text: &str,
    elements: &[PageElement],
    above: usize,
    first: usize,
) -> Vec<Range<usize>> {
    let mut taken: Vec<Range<usize>> = Vec::new();
    // Paragraphs that belong to the game only if a heading is above them.
    let mut perhaps: Vec<Range<usize>> = Vec::new();
    let mut strong = false;
    let mut titles = 0;
    let begin = above.max(first.saturating_sub(limits::HEADING_ELEMENTS));
    for element in elements[begin..first].iter().rev() {
        let prose = match element {
            PageElement::Prose(prose) => prose,
            PageElement::Diagram => continue,
            PageElement::Rule | PageElement::Score(_) => break,
        };
        let words = &text[prose.span.clone()];
        work::add(words.len());
        if strong && is_division(words) {
            break;
        }
        if is_strong(words) {
            taken.append(&mut perhaps);
            taken.push(prose.span.clone());
            strong = true;
            // The paragraph above the number may be the title of a group of games.
            continue;
        }
        let title = is_title(words) && !prose.goes_on();
        if strong {
            titles += 1;
            if !title || titles > 1 {
                break;
            }
            taken.push(prose.span.clone());
        } else if title || tells_players(words) {
            taken.append(&mut perhaps);
            taken.push(if title {
                prose.span.clone()
            } else {
                last_lines(text, prose.span.clone())
            });
            if !title {
                // Running text: no heading is looked for above it.
                if prose.span.len() > limits::HEADING_BYTES {
                    break;
                }
            }
        } else {
            if perhaps.len() >= 3 {
                break;
            }
            perhaps.push(prose.span.clone());
        }
    }
    arrange(&mut taken, |span| (span.start, 0));
    taken
}

/// Returns the byte where the line above a move and its number begins.
pub(in crate::book::page) fn line_above(text: &str, start: usize) -> usize {
    let from = start.saturating_sub(limits::HEADING_BYTES);
    let from = (from..start)
        .find(|&at| text.is_char_boundary(at))
        .unwrap_or(start);
    let above = text[from..start].trim_end_matches(|c: char| {
        c.is_ascii_digit() || c.is_whitespace() || matches!(c, '.' | '(' | ')')
    });
    above.rfind('\n').map_or(start, |at| from + at + 1)
}

/// Returns whether the paragraph is short and no sentence, such as capitals, a name, or a place and
/// a year.
fn is_title(words: &str) -> bool {
    if words.len() > limits::HEADING_BYTES {
        return false;
    }
    let shouted = !words.chars().any(char::is_lowercase) && words.chars().any(char::is_uppercase);
    let columns = words.lines().any(|line| {
        let low = line.to_ascii_lowercase();
        low.contains("white") && low.contains("black")
    });
    let begins = words
        .trim_start_matches(|c: char| c.is_ascii_digit())
        .trim_start_matches(['(', '_', '[', '"', '“', ' ', '.', ')'])
        .starts_with(char::is_uppercase);
    let brackets = words.starts_with('(') && words.trim_end_matches('.').ends_with(')');
    let few = words.chars().count() <= 90 && words.lines().count() <= 3;
    let open = !words.trim_end().ends_with([';', ',']);
    shouted || columns || brackets || few && begins && open && !is_sentence(words) && !closes(words)
}

/// Returns whether the words end the game above, in any language.
fn closes(paragraph: &str) -> bool {
    words::is_closing(paragraph)
}

/// Returns whether the words are a sentence and not a title, because they have a verb, a pronoun or
/// another word of sentences.
fn is_sentence(words: &str) -> bool {
    words.split(|c: char| !c.is_alphabetic()).any(|word| {
        matches!(
            word,
            "is" | "was"
                | "has"
                | "have"
                | "had"
                | "this"
                | "would"
                | "should"
                | "could"
                | "may"
                | "can"
                | "will"
                | "we"
                | "he"
                | "his"
                | "it"
                | "are"
                | "were"
                | "be"
                | "been"
                | "not"
                | "wins"
                | "won"
                | "resigns"
                | "resigned"
                | "drawn"
                | "moves"
                | "move"
                | "If"
                | "Forced"
                | "Best"
                | "To"
                | "This"
                | "Threatening"
                | "Black"
                | "White"
                | "Resigns"
                | "Drawn"
        )
    })
}

/// Returns whether the paragraph says who played, or where.
fn tells_players(paragraph: &str) -> bool {
    [
        " between ",
        "Between ",
        " v. ",
        " vs. ",
        " versus ",
        "layed at ",
        "layed by ",
        "layed in ",
        "following game",
        "following is a game",
        "following partie",
        " odds of ",
        "Remove ",
    ]
    .iter()
    .any(|mark| paragraph.contains(mark))
        || paragraph.lines().any(|line| {
            let low = line.to_ascii_lowercase();
            low.trim_start().starts_with("white") && low.contains("black")
        })
        || words::names_both(paragraph)
}

/// Returns the part of a long paragraph from its first line of the form `White: A. Black: B.`. A
/// short paragraph, one without such a line, or one with the word "between" is returned complete.
fn last_lines(text: &str, span: Range<usize>) -> Range<usize> {
    if span.len() <= limits::HEADING_BYTES {
        return span;
    }
    let words = &text[span.clone()];
    let line = lines::lines(words).into_iter().find(|line| {
        let low = words[line.span.clone()].to_ascii_lowercase();
        low.starts_with("white") && low.contains("black")
    });
    let between = [" between ", "Between "]
        .iter()
        .any(|mark| words.contains(mark));
    match line {
        Some(line) if !between => span.start + line.span.start..span.end,
        _ => span,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_numbered_heading_is_told_from_a_sentence() {
        for (paragraph, expected) in [
            ("GAME 12. KING'S GAMBIT", Some("GAME 12")),
            ("Game the Fifth.", Some("Game the Fifth")),
            ("{48} EXAMPLE 3.--White wins", Some("EXAMPLE 3")),
            ("GAME IV.--Between two amateurs.", Some("GAME IV")),
            ("No. 17.", Some("No. 17")),
            ("Nr. 4. Wiener Partie.", Some("Nr. 4")),
            ("N° 36. — Défense française", Some("N° 36")),
            ("№ 3", Some("№ 3")),
            ("ILLUSTRATION No. 4", Some("ILLUSTRATION No. 4")),
            ("Game 12 was drawn.", None),
            ("No. He could not.", None),
            ("The game", None),
            ("Partly", None),
        ] {
            assert_eq!(label(paragraph), expected, "{paragraph}");
        }
    }
}
