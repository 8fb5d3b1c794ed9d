//! Turns lines into text: paragraphs are set apart by blank lines, and pages continue into each
//! other.
//!
//! | print | text |
//! |---|---|
//! | more white than between two lines, or an indent | a blank line |
//! | a row of a score after a short line of a paragraph, and the other way round | a blank line |
//! | a score that begins with an indented line, under a note of one indented line | a blank line |
//! | a line at the head or foot of three pages or more, and hardly within one | once, at the end |
//! | a page's number | `{59}`, on a line of its own |

use std::collections::HashMap;

use super::columns;
use super::line::{self, LevelGlyph, PrintLine, WordSpan, lines};

/// A line, with facts about its place.
#[derive(Debug)]
pub(in crate::container) struct SetLine {
    text: String,
    /// The recognised words in the text.
    words: Vec<WordSpan>,
    /// Indent, as a multiple of the letters' size.
    indent: f64,
    /// Share of the column that the line leaves white at its end.
    white: f64,
    /// Whether there is more white above it than between two lines.
    apart: bool,
    /// Whether it begins a page or a column, where white above it would not be noticed.
    begins: bool,
    /// Distance of its baseline from the top.
    y: f64,
}

/// Greatest step between two lines of a paragraph, as a multiple of the usual step.
const APART: f64 = 1.25;

/// Smallest indent of a line that begins a paragraph, as a multiple of the letters' size.
const INDENT: f64 = 0.7;

/// Lines that may stand out of the margins of a column of at least [`FEW`] lines.
const OUTSIDE: usize = 2;

/// Fewest lines of a column that may have lines out of its margins.
const FEW: usize = 12;

/// Smallest share of a column that the last line of a paragraph leaves white.
const WHITE: f64 = 0.25;

/// Smallest share of a column that the last line of a page or a column leaves white if a paragraph
/// may end with it.
const FOOT: f64 = 0.12;

/// Fewest pages that have a line in common if the line is not part of their text.
const COMMON: usize = 3;

/// The same of a line whose number stands far from its words.
const COMMON_APART: usize = 2;

/// Spaces between such a number and the words, at least.
const FAR: &str = "    ";

/// Returns the lines of a page in the order in which they are read: those in the most common
/// direction, then the others.
pub(in crate::container) fn set(groups: &[Vec<LevelGlyph>]) -> Vec<SetLine> {
    let mut set = Vec::new();
    for group in groups {
        let mut bottom = f64::NEG_INFINITY;
        for region in columns::regions(group.iter().collect()) {
            let lines = lines(&region);
            let step = leading(&lines);
            let left = margin(&lines);
            let right = end(&lines).max(left);
            let size = line::median(lines.iter().map(|line| line.size).collect()).max(0.1);
            for (nth, line) in lines.into_iter().enumerate() {
                // A column that begins above the end of the last one continues it.
                let apart = bottom.is_finite() && line.y - bottom > APART * step;
                set.push(SetLine {
                    indent: (line.x0 - left) / size,
                    white: (right - line.x1) / (right - left).max(size),
                    apart,
                    begins: nth == 0,
                    y: line.y,
                    text: line.text,
                    words: line.words,
                });
                bottom = line.y;
            }
        }
    }
    set
}

/// Returns where unindented lines begin. A head, a foot and a speck may stand further left.
fn margin(lines: &[PrintLine]) -> f64 {
    beyond_few(lines.iter().map(|line| line.x0).collect())
}

/// Returns where whole lines end. A head that is wider than its column may end further right.
fn end(lines: &[PrintLine]) -> f64 {
    -beyond_few(lines.iter().map(|line| -line.x1).collect())
}

/// Returns the least of some places, without those of a few lines.
fn beyond_few(mut places: Vec<f64>) -> f64 {
    places.sort_by(f64::total_cmp);
    let outside = if places.len() < FEW { 0 } else { OUTSIDE };
    places.get(outside).copied().unwrap_or(0.0)
}

/// Returns the usual distance between the baselines of these lines.
fn leading(lines: &[PrintLine]) -> f64 {
    let steps = lines.windows(2).map(|pair| pair[1].y - pair[0].y);
    let steps: Vec<f64> = steps.filter(|step| *step > 0.0).collect();
    let size = line::median(lines.iter().map(|line| line.size).collect());
    line::median(steps).clamp(size, 2.0 * size.max(0.1))
}

/// The text of all pages, and the recognised words in it.
#[derive(Debug, Default)]
pub(in crate::container) struct SetText {
    pub(in crate::container) text: String,
    pub(in crate::container) words: Vec<WordSpan>,
}

/// Returns the text of all pages.
pub(in crate::container) fn text(mut pages: Vec<Vec<SetLine>>) -> SetText {
    let common = common(&pages);
    let mut shown: Vec<(String, String)> = Vec::new();
    let (mut text, mut words) = (String::new(), Vec::new());
    let mut above: Option<SetLine> = None;
    // Whether the line above begins a paragraph.
    let mut is_first = false;
    // The line after a head counts as the one that begins its page.
    let mut begins = false;
    for (number, page) in pages.iter_mut().enumerate() {
        if number > 0 {
            text.push('\u{c}');
        }
        let edges: Vec<usize> = edges(page).map(|at| at.0).collect();
        let mut lines = std::mem::take(page).into_iter().enumerate().peekable();
        while let Some((at, mut line)) = lines.next() {
            let key = without_number(&line.text);
            let place = (key, ahead(&line.text, number));
            let least = if is_far(&line.text) {
                COMMON_APART
            } else {
                COMMON
            };
            let many = common.get(&place).is_some_and(|&count| count >= least);
            let (key, _) = place;
            line.begins |= std::mem::take(&mut begins);
            let head = many || key.is_empty() && line.apart;
            if head && edges.contains(&at) && may_be_head(&line.text) {
                put_head(&mut text, &line.text, &key, &mut shown);
                begins = line.begins;
                continue;
            }
            let next = lines.peek().map(|(_, next)| next);
            let is_new = above.as_ref().is_none_or(|above| {
                parts(above, &line) || is_first && is_score_below(above, &line, next)
            });
            if is_new && above.is_some() {
                text.push('\n');
            }
            is_first = is_new;
            let indent = (2.0 * line.indent).round().clamp(0.0, 60.0) as usize;
            text.extend(std::iter::repeat_n(' ', indent));
            let begin = text.len();
            words.extend(line.words.drain(..).map(|known| WordSpan {
                span: begin + known.span.start..begin + known.span.end,
                word: known.word,
            }));
            text.push_str(&line.text);
            text.push('\n');
            above = Some(line);
        }
    }
    if !shown.is_empty() {
        text.push_str("\n\u{c}");
    }
    for (_, line) in &shown {
        text.push_str(line);
        text.push('\n');
    }
    SetText { text, words }
}

/// Counts the pages that have a line at their head or foot, by its words and by how far its number
/// is ahead. A line that occurs within pages as often belongs to the text.
fn common(pages: &[Vec<SetLine>]) -> HashMap<(String, Option<i64>), usize> {
    let mut common: HashMap<(String, Option<i64>), usize> = HashMap::new();
    let mut within: HashMap<String, usize> = HashMap::new();
    for (number, page) in pages.iter().enumerate() {
        let edges: Vec<(usize, &str)> = edges(page).collect();
        for (at, line) in page.iter().enumerate() {
            if edges.iter().all(|(edge, _)| *edge != at) {
                *within.entry(without_number(&line.text)).or_default() += 1;
            } else if may_be_head(&line.text) {
                let key = (without_number(&line.text), ahead(&line.text, number));
                *common.entry(key).or_default() += 1;
            }
        }
    }
    common.retain(|(key, _), count| within.get(key).is_none_or(|within| within < count));
    common
}

/// Returns the highest and the lowest line of a page, with their indices in reading order.
fn edges(page: &[SetLine]) -> impl Iterator<Item = (usize, &str)> {
    let lines = || page.iter().enumerate();
    let first = lines().min_by(|one, other| one.1.y.total_cmp(&other.1.y));
    let last = lines().max_by(|one, other| one.1.y.total_cmp(&other.1.y));
    let last = last.filter(|_| page.len() > 1);
    first
        .into_iter()
        .chain(last)
        .map(|(at, line)| (at, line.text.as_str()))
}

/// Returns whether the number of a page stands far from the words beside it.
fn is_far(line: &str) -> bool {
    let parts = [line.split_once(FAR), line.rsplit_once(FAR)];
    let mut parts = parts.into_iter().flatten();
    parts.any(|(before, after)| {
        without_number(before).is_empty() != without_number(after).is_empty()
    })
}

/// Returns how far the number in a line is ahead of its page's index in the book, which is the same
/// for all heads of a book, but not for the headings of its games.
fn ahead(line: &str, page: usize) -> Option<i64> {
    let mut numbers = line.split(|c: char| !c.is_ascii_digit());
    let number = numbers.rfind(|number| (1..=4).contains(&number.len()))?;
    number
        .parse::<i64>()
        .ok()
        .map(|number| number - page as i64)
}

/// Returns whether a line may be the head or foot of a page. `GAME 12` is the heading of a game,
/// and `1. P-K4 P-K4` may begin many pages without being a head.
fn may_be_head(line: &str) -> bool {
    const HEADINGS: [&str; 8] = [
        "GAME", "PARTIE", "PARTIDA", "PARTITA", "NO", "EXAMPLE", "PROBLEM", "DIAGRAM",
    ];
    let label = without_number(line);
    let mut words = line.split_whitespace();
    !HEADINGS
        .iter()
        .any(|known| label.eq_ignore_ascii_case(known))
        && !words.any(is_like_move)
}

/// Returns whether a word is like a move: letters and digits, a sign of taking before a capital, or
/// castling.
fn is_like_move(word: &str) -> bool {
    let mixed = word.contains(|c: char| c.is_ascii_digit())
        && word.contains(|c: char| c.is_uppercase() || ('a'..='h').contains(&c))
        && !["st", "nd", "rd", "th"]
            .iter()
            .any(|end| word.ends_with(end));
    let takes = word
        .split_once(['x', '×', ':'])
        .is_some_and(|(before, after)| {
            before.ends_with(char::is_alphanumeric) && after.starts_with(char::is_uppercase)
        });
    mixed || takes || word.starts_with("Castles") || word.starts_with("O-O")
}

/// Returns the words of a head or a foot without the number of its page; empty if it is only that
/// number.
fn without_number(line: &str) -> String {
    let bare: String = line
        .chars()
        .filter(|c| !c.is_ascii_digit() && !c.is_whitespace() && !"[](){}-–—.".contains(*c))
        .collect();
    let roman = bare.len() < 8 && bare.chars().all(|c| "ivxlc".contains(c));
    if roman { String::new() } else { bare }
}

/// Writes the page number of a head or a foot, and keeps its words to be written once.
fn put_head(text: &mut String, line: &str, key: &str, shown: &mut Vec<(String, String)>) {
    if !key.is_empty() && !shown.iter().any(|(known, _)| known == key) {
        shown.push((key.to_owned(), line.to_owned()));
    }
    let words = line.split_whitespace();
    let mut numbers = words.map(|word| word.trim_matches(|c: char| !c.is_ascii_alphanumeric()));
    let is_number = |word: &&str| without_number(word).is_empty() && !word.is_empty();
    if let Some(number) = numbers.rfind(is_number) {
        text.push_str(&format!("{{{number}}}\n"));
    }
}

/// Returns whether a line begins something new after the line above it.
fn parts(above: &SetLine, line: &SetLine) -> bool {
    let rows = (
        columns::is_numbered(&above.text),
        columns::is_numbered(&line.text),
    );
    let indented = line.indent >= INDENT;
    line.apart && !(line.begins && runs_on(above, line))
        || indented && above.indent < INDENT
        || indented && (line.indent - above.indent).abs() > 0.2 && rows != (true, true)
        || line.begins && above.white >= FOOT && !runs_on(above, line)
        || rows.0 != rows.1 && above.white >= WHITE
}

/// Returns whether a line begins a score below a paragraph of one line, both indented as first lines are.
fn is_score_below(above: &SetLine, line: &SetLine, next: Option<&SetLine>) -> bool {
    let is_first_line = |line: &SetLine| line.indent >= INDENT;
    is_first_line(above)
        && is_first_line(line)
        && next.is_some_and(|next| !is_first_line(next))
        && !columns::is_numbered(&above.text)
        && columns::is_numbered(&line.text)
}

/// Returns whether a sentence or a move continues from one line to the other.
fn runs_on(above: &SetLine, line: &SetLine) -> bool {
    let is_begun = above.text.ends_with(|c: char| c.is_lowercase() || c == ',');
    let is_end_of_move = line.text.starts_with("to ") || line.text.starts_with("takes ");
    is_end_of_move || is_begun && line.text.starts_with(char::is_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str, y: f64, indent: f64) -> SetLine {
        SetLine {
            text: text.to_owned(),
            words: Vec::new(),
            indent,
            white: 0.0,
            apart: false,
            begins: false,
            y,
        }
    }

    #[test]
    fn two_pages_tell_a_head_if_its_number_stands_far_from_its_words() {
        let text = |heads: [&str; 2]| {
            let pages = heads.map(|head| {
                vec![
                    line(head, 0.0, 0.0),
                    line("B to", 20.0, 0.0),
                    line("K2", 30.0, 0.0),
                ]
            });
            super::text(Vec::from(pages)).text
        };
        let head = text(["12      CHESS GAMES", "CHESS GAMES      13"]);
        assert!(
            head.starts_with("{12}\nB to\nK2\n\u{c}{13}\nB to"),
            "{head}"
        );
        let near = text(["12 CHESS GAMES", "CHESS GAMES 13"]);
        assert!(near.starts_with("12 CHESS GAMES"), "{near}");
    }

    #[test]
    fn pages_run_on_and_their_heads_stand_once() {
        let page = |number: u32, words: [&str; 2]| {
            vec![
                line(&format!("{number} CHESS GAMES"), 0.0, 8.0),
                line(words[0], 20.0, 0.0),
                line(words[1], 30.0, 0.0),
            ]
        };
        let pages = vec![
            page(7, ["a", "b"]),
            page(8, ["c", "d"]),
            page(9, ["e", "f"]),
        ];
        assert_eq!(
            text(pages).text,
            "{7}\na\nb\n\u{c}{8}\nc\nd\n\u{c}{9}\ne\nf\n\n\u{c}7 CHESS GAMES\n"
        );
    }

    #[test]
    fn rows_and_headings_that_begin_pages_are_no_heads() {
        let page = |first: &str| vec![line(first, 0.0, 8.0), line("and so on", 20.0, 0.0)];
        for first in [
            ["1. P-K4 P-K4", "1. P-K4 P-K4", "21. P-K5 P-K4"],
            ["12. PxP PxP", "14. PxP PxP", "9. PxP PxP"],
            ["GAME 3", "GAME 4", "GAME 5"],
            ["EVANS GAMBIT 4", "EVANS GAMBIT 9", "EVANS GAMBIT 3"],
        ] {
            let read = text(first.iter().map(|first| page(first)).collect()).text;
            for first in first {
                assert!(read.contains(first), "{first} is lost: {read}");
            }
        }
    }

    #[test]
    fn a_score_under_a_note_of_one_line_begins_a_paragraph() {
        let page = vec![
            line("Black resigns himself.", 0.0, 1.2),
            line("14. P-K4 P-K4 15. P-Q4", 10.0, 1.2),
            line("PxP 16. QxP", 20.0, 0.0),
            line("A note whose second line begins with", 30.0, 1.2),
            line("14. P-K4, as do all lines of a note that", 40.0, 1.2),
            line("is indented.", 50.0, 1.2),
        ];
        assert_eq!(
            text(vec![page]).text,
            "  Black resigns himself.\n\n  14. P-K4 P-K4 15. P-Q4\nPxP 16. QxP\n\n  \
            A note whose second line begins with\n  14. P-K4, as do all lines of a note that\n  \
            is indented.\n"
        );
    }

    #[test]
    fn a_move_in_words_continues_on_the_next_page() {
        let of_page = |first: SetLine| vec![first];
        let mut next = line("to K3 P takes P", 0.0, 0.0);
        next.begins = true;
        // The white below the head of its page.
        next.apart = true;
        let mut end = line("27 Q takes B P to Q4 28 Q", 0.0, 0.0);
        end.white = 0.2;
        let text = text(vec![of_page(end), of_page(next)]).text;
        assert_eq!(text, "27 Q takes B P to Q4 28 Q\n\u{c}to K3 P takes P\n");
    }

    #[test]
    fn an_indent_begins_a_paragraph() {
        let page = vec![
            line("a", 0.0, 0.0),
            line("b", 10.0, 1.2),
            line("c", 20.0, 0.0),
        ];
        assert_eq!(text(vec![page]).text, "a\n\n  b\nc\n");
    }
}
