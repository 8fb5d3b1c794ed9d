//! Splits a text into lines, classifies each line by its look alone, and repairs what a misprint or a
//! break has done to them.
//!
//! | line | kind |
//! |---|---|
//! | `{160}` `- 160 -` `160   CHESS OPENINGS` | [`LineKind::Noise`]: belongs to the page, not to the book |
//! | `[Illustration: Black to move]` `+---+---+` | [`LineKind::Diagram`] |
//! | `*  *  *` `______` | [`LineKind::Rule`] |
//! | anything else that is not blank | [`LineKind::Text`] |
//!
//! | file | what it is about | example |
//! |---|---|---|
//! | `specks` | specks of the paper that were scanned as signs | `.   18. B takes Kt.` → `    18. B takes Kt.` |
//! | `hyphens` | words of moves that a line break splits | `5. Ca-` / `stles` → `5. Castles` |
//! | `gaps` | gaps within a cell that a misprint has widened | `Kt to K  B3` → `Kt to K B3` |

mod gaps;
pub(super) mod hyphens;
pub(super) mod specks;

use std::ops::Range;

use crate::book::languages::words::is_game;
use crate::book::page::limits;
use crate::book::page::moves::numbers::number;
use crate::book::page::moves::{clip, columns, shape};

/// The kind of a line by its look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::book::page) enum LineKind {
    Blank,
    /// A page number or a running head.
    Noise,
    Diagram,
    /// Stars or strokes across the page.
    Rule,
    Text,
}

/// A line of the text, without its line end.
#[derive(Clone, Debug)]
pub(in crate::book::page) struct PageLine {
    /// From its first to its last visible byte.
    pub span: Range<usize>,
    /// Columns before it. A tab counts as eight.
    pub indent: usize,
    pub kind: LineKind,
}

/// Words of numbered headings. A line in capitals with a number is a heading if it has one of them,
/// and a running head otherwise.
const COUNTED: [&str; 18] = [
    "GAME",
    "EXAMPLE",
    "NO",
    "PROBLEM",
    "CHAPTER",
    "PART",
    "SECTION",
    "ROUND",
    "BOARD",
    "POSITION",
    "ENDING",
    "DIAGRAM",
    "BOOK",
    "VARIATION",
    "PARTIE",
    "MATCH",
    "GAMBIT",
    "LESSON",
];

/// Returns the lines of the text.
pub(in crate::book::page) fn lines(text: &str) -> Vec<PageLine> {
    let mut lines = Vec::with_capacity(text.len() / 32);
    let mut at = 0;
    let mut caption = 0;
    for raw in text.split_inclusive(['\n', '\u{c}']) {
        let body = raw.trim_end();
        let visible = body.trim_start();
        let start = at + (body.len() - visible.len());
        let indent = columns(&body[..body.len() - visible.len()]);
        let mut kind = kind(visible);
        if caption > 0 && kind != LineKind::Blank {
            kind = LineKind::Diagram;
            caption = if visible.contains(']') {
                0
            } else {
                caption - 1
            };
        } else if kind == LineKind::Diagram && visible.starts_with('[') && !visible.contains(']') {
            caption = limits::CAPTION_LINES;
        } else {
            caption = 0;
        }
        lines.push(PageLine {
            span: start..start + visible.len(),
            indent,
            kind,
        });
        at += raw.len();
    }
    frame(&mut lines);
    lines
}

/// Makes rules right above or below a line of a diagram part of it, because they are its frame.
fn frame(lines: &mut [PageLine]) {
    for at in 0..lines.len() {
        let diagram =
            |line: Option<&PageLine>| line.is_some_and(|line| line.kind == LineKind::Diagram);
        let beside = diagram(lines.get(at + 1)) || at > 0 && diagram(lines.get(at - 1));
        if lines[at].kind == LineKind::Rule && beside {
            lines[at].kind = LineKind::Diagram;
        }
    }
}

fn kind(line: &str) -> LineKind {
    if line.is_empty() || line == "\u{feff}" {
        LineKind::Blank
    } else if is_diagram(line) {
        LineKind::Diagram
    } else if is_rule(line) {
        LineKind::Rule
    } else if is_noise(line) {
        LineKind::Noise
    } else {
        LineKind::Text
    }
}

fn is_diagram(line: &str) -> bool {
    let low = |word: &str| {
        line.get(1..=word.len())
            .is_some_and(|at| at.eq_ignore_ascii_case(word))
    };
    let framed = |c: char| matches!(c, '+' | '-' | '|' | '=' | ' ');
    line.starts_with('[') && (low("Illustration") || low("Diagram"))
        || line.starts_with("+-") && line.len() > 8 && line.chars().all(framed)
        || line.starts_with(|c: char| c == '|' || c.is_ascii_digit())
            && line.ends_with('|')
            && line.matches('|').count() >= 8
        || line.starts_with('|') && line.ends_with('|') && line.contains("----")
        || is_caption(line)
}

/// Returns whether the line is the files below a diagram or its number: `A  B  C  D  E  F  G  H`,
/// `DIAG. 12`.
fn is_caption(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let files = line
        .split_whitespace()
        .map(str::to_ascii_lowercase)
        .collect::<String>()
        == "abcdefgh";
    let named = words.next().is_some_and(|word| {
        ["DIAG.", "Diag.", "DIAGRAM", "Diagram", "FIG.", "Fig."].contains(&word)
    });
    let number = |word: &str| {
        word.trim_end_matches('.')
            .bytes()
            .all(|b| b.is_ascii_digit())
    };
    files || named && words.next().is_none_or(number) && words.next().is_none()
}

fn is_rule(line: &str) -> bool {
    let sign = |c: char| matches!(c, '*' | '-' | '_' | '=' | '—' | '–' | '~' | '#');
    line.chars().all(|c| sign(c) || c.is_whitespace())
        && line.chars().filter(|&c| sign(c)).count() >= 3
}

/// Returns whether the line is a page number or a running head.
fn is_noise(line: &str) -> bool {
    let framed = |c: char| matches!(c, '{' | '}' | '[' | ']' | '-' | '—' | '–' | '(' | ')' | ' ');
    let bare = line.trim_matches(framed);
    let bare = ["Pg ", "pg ", "Page ", "p. "]
        .iter()
        .find_map(|mark| bare.strip_prefix(mark))
        .unwrap_or(bare);
    let number = |word: &str| {
        !word.is_empty() && word.len() <= 4 && word.bytes().all(|b| b.is_ascii_digit())
    };
    if number(bare) {
        return true;
    }
    if line.len() > 70 || line.chars().any(char::is_lowercase) {
        return false;
    }
    let mut words = line.split_whitespace();
    let (Some(first), Some(last)) = (words.next(), words.next_back()) else {
        return false;
    };
    // A year belongs to a heading: "NEW YORK 1927".
    let year = |word: &str| word.len() == 4 && (word.starts_with("18") || word.starts_with("19"));
    let page = |word: &str| {
        let word = word.trim_matches(framed);
        number(word) && !year(word)
    };
    let counted = line
        .split(|c: char| !c.is_alphanumeric())
        .any(|word| COUNTED.contains(&word) || is_game(word));
    let letters = line.chars().filter(|c| c.is_alphabetic()).count();
    let long = line
        .split(|c: char| !c.is_alphabetic())
        .any(|word| word.chars().count() >= 4);
    (page(first) || page(last)) && !counted && long && letters >= 5 && !is_move(line)
}

/// Returns whether the line begins with a move or its number, as "5 BXKTP KT-KB3" does. It is then
/// no running head.
fn is_move(line: &str) -> bool {
    let line = clip(line, 80);
    shape::play(line).is_some() || number(line, None, true).is_some()
}

/// Abbreviations of pieces. A period after one of them ends no sentence.
const PIECES: [&str; 11] = ["K", "Q", "R", "B", "Kt", "N", "P", "KKt", "QKt", "KR", "QR"];

/// Returns the last word of the line, without a move number glued to it.
fn last_word(line: &str) -> &str {
    let word = line.rsplit(char::is_whitespace).next().unwrap_or(line);
    match word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.') {
        "" => word,
        bare => bare,
    }
}

/// Returns whether a sentence ends with the line.
pub(in crate::book::page) fn ends_sentence(line: &str) -> bool {
    // A number at the end belongs to the move on the next line, and a piece with a dash begins a
    // move.
    let line = match line.trim_end_matches(['-', '—', '–', ' ']) {
        begun if PIECES.contains(&last_word(begun)) => begun,
        _ => line,
    };
    let bare = last_word(line).trim_matches(['.', '(', ')']);
    if bare.bytes().all(|b| b.is_ascii_digit()) || PIECES.contains(&bare) {
        return false;
    }
    line.trim_end_matches(['"', '”', '_', '\'', '’'])
        .ends_with(['.', ':', ';', '!', '?', ')', ']', '}', '—', '-'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_to_the_page_is_told_from_what_belongs_to_the_book() {
        for (line, expected) in [
            ("{160}", LineKind::Noise),
            ("  - 77 -", LineKind::Noise),
            ("160    THE CHESS AMATEUR", LineKind::Noise),
            ("THE OPENINGS.   97", LineKind::Noise),
            ("GAME 12", LineKind::Text),
            ("NEW YORK 1927", LineKind::Text),
            ("12. P-K4   P-K4", LineKind::Text),
            ("PK4 PK4", LineKind::Text),
            ("12.", LineKind::Text),
            ("[Illustration]", LineKind::Diagram),
            ("8 |  | #R |  | #Kt |  |  | #K |  |", LineKind::Diagram),
            ("* * * * *", LineKind::Rule),
            ("", LineKind::Blank),
        ] {
            assert_eq!(
                lines(line).first().map_or(LineKind::Blank, |l| l.kind),
                expected,
                "{line}"
            );
        }
        let all = lines("[Illustration: one\ntwo]\nthree");
        assert_eq!(all[1].kind, LineKind::Diagram);
        assert_eq!(all[2].kind, LineKind::Text);
    }
}
