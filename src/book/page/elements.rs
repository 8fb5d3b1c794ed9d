//! Splits a text into scores, paragraphs, and the diagrams and rules between them.
//!
//! Rows of a variation in a note are words, because they do not belong to the game:
//!
//! | lines | so |
//! |---|---|
//! | `If 9. B-KKt5  P-Kt4` / `10. KtxP  PxKt, &c.` | both are words |
//! | `* If 9. B-KKt5  P-Kt4` / `9. PxP  PxP` | the second is a row: its number does not count on |
//! | `If White takes, he wins.` / `9. PxP  PxP` | the second is a row: no row is supposed |

use std::ops::Range;

use super::limits;
use super::lines::{LineKind, PageLine, ends_sentence};
use super::moves::items::items;
use super::moves::{ItemKind, TextKind, clip, misprints, shape};
use super::rows::{
    LinePart, ScoreCell, ScoreRow, ScoreTurn, columns, fractions, lists, misprinted_rows,
    row_lines, row_numbers, split_moves, verbose,
};
use super::running::{Phrase, phrases};
use super::running::{misprinted_runs, run_on_lines};

/// A part of the text.
#[derive(Clone, Debug)]
pub(super) enum PageElement {
    /// Rows, or a paragraph of nothing but moves.
    Score(ScoreBlock),
    Prose(Prose),
    Diagram,
    Rule,
}

/// A stretch that holds only moves.
#[derive(Clone, Debug)]
pub(super) struct ScoreBlock {
    pub span: Range<usize>,
    /// Its turns, with one list for each game side by side.
    pub strands: Vec<Vec<ScoreTurn>>,
    /// It is set as running text.
    pub flows: bool,
}

/// A paragraph, or the part of one between two scores.
#[derive(Clone, Debug)]
pub(super) struct Prose {
    pub span: Range<usize>,
    /// The runs of moves in it that begin with a number.
    pub phrases: Vec<Phrase>,
}

impl Prose {
    /// Returns whether the paragraph begins with the phrase, with no letters before it.
    pub fn begins_with(&self, text: &str, phrase: &Phrase) -> bool {
        let before = self.span.start..phrase.span.start;
        let words = text.get(before).filter(|words| words.len() <= 12);
        words.is_some_and(|words| !words.contains(char::is_alphabetic))
    }

    /// Returns whether a run of moves in it begins in the middle of a game. No heading has such a
    /// run.
    pub fn goes_on(&self) -> bool {
        let later = |phrase: &Phrase| {
            let plies: usize = phrase.turns.iter().map(|turn| turn.halves().count()).sum();
            let first = phrase.turns.first().and_then(|turn| turn.number);
            plies >= limits::HEADING_PLIES && first.is_some_and(|number| number > 1)
        };
        self.phrases.iter().any(later)
    }
}

/// Words that begin a supposition.
const SUPPOSED: [&str; 4] = ["If ", "Or ", "Had ", "For if "];

/// Returns the elements of the text, in its order.
pub(super) fn elements(text: &str, lines: &[PageLine]) -> Vec<PageElement> {
    let mut parts = parts(text, lines);
    let mut elements = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        match parts[at] {
            LinePart::Row(_) => {
                let end = run(&parts, lines, at);
                let rows: Vec<ScoreRow> = (at..end)
                    .filter_map(
                        |line| match std::mem::replace(&mut parts[line], LinePart::Other) {
                            LinePart::Row(row) => Some(row),
                            _ => None,
                        },
                    )
                    .collect();
                elements.push(PageElement::Score(score(lines, rows)));
                at = end;
            }
            LinePart::Text => {
                let end = (at..lines.len())
                    .take_while(|&line| {
                        let text_line = matches!(parts[line], LinePart::Text)
                            && !(line > at && begins_paragraph(text, lines, line));
                        text_line || lines[line].kind == LineKind::Noise
                    })
                    .last()
                    .map_or(at + 1, |last| last + 1);
                elements.push(paragraph(
                    text,
                    lines[at].span.start..lines[end - 1].span.end,
                ));
                at = end;
            }
            LinePart::Other => {
                match lines[at].kind {
                    LineKind::Diagram if !matches!(elements.last(), Some(PageElement::Diagram)) => {
                        elements.push(PageElement::Diagram);
                    }
                    LineKind::Rule => elements.push(PageElement::Rule),
                    _ => {}
                }
                at += 1;
            }
        }
    }
    elements
}

/// Returns whether a paragraph begins at this line, although no blank line is above it: the score continues after a
/// note, or a note follows the score.
fn begins_paragraph(text: &str, lines: &[PageLine], at: usize) -> bool {
    let (line, before) = (&lines[at], &lines[at - 1]);
    let (visible, above) = (&text[line.span.clone()], &text[before.span.clone()]);
    let is_outside = |line: &PageLine, other: &PageLine| line.indent + 2 <= other.indent;
    let next = lines.get(at + 1).filter(|next| next.kind == LineKind::Text);
    let is_first = line.indent >= before.indent && next.is_some_and(|next| is_outside(next, line));
    if visible.starts_with(|c: char| c.is_ascii_digit()) {
        let number = || super::moves::numbers::number(clip(visible, 80), None, true);
        return (is_first || is_outside(line, before))
            && ends_sentence(above)
            && number().is_some_and(|(_, length)| length < visible.len());
    }
    let kinds = |line: &PageLine| {
        let items = items(text, line.span.clone(), TextKind::Flow).into_iter();
        items
            .map(|item| item.kind)
            .filter(|kind| *kind != ItemKind::Stop)
    };
    (is_first || is_outside(before, line))
        && visible.starts_with(char::is_uppercase)
        && kinds(line).next() == Some(ItemKind::Junk)
        && kinds(before).next_back() == Some(ItemKind::Move)
}

/// Returns for each line whether it is a row, text or neither.
fn parts(text: &str, lines: &[PageLine]) -> Vec<LinePart> {
    let mut parts: Vec<LinePart> = (0..lines.len())
        .map(|at| match lines[at].kind {
            LineKind::Text => row_lines::row(text, lines, at).map_or(LinePart::Text, LinePart::Row),
            _ => LinePart::Other,
        })
        .collect();
    let run = run_on_lines::run(text, lines);
    set_running(&mut parts, lines, &run);
    for at in 0..lines.len() {
        if let LinePart::Row(row) = &mut parts[at]
            && let Some(more) = row_lines::continues(text, row, lines)
            && let Some(half) = row
                .groups
                .last_mut()
                .and_then(|group| group.cells.last_mut())
            && let ScoreCell::Move(half) = half
        {
            half.span.end = more.end;
            parts[at + 1] = LinePart::Other;
        }
    }
    split_moves::join_pieces(text, &mut parts);
    row_numbers::stand_alone(text, &mut parts, lines);
    row_numbers::undouble(text, &mut parts, lines);
    split_moves::join_lines(text, &mut parts, lines);
    verbose::join(text, &mut parts, lines);
    // Supposed variations must not serve as patterns for the rows around them. Those that the next
    // steps turn into rows are taken out again below.
    demote_variations(text, &mut parts, lines);
    misprinted_rows::join(text, &mut parts, lines);
    split_moves::join_pieces(text, &mut parts);
    row_numbers::mend(text, &mut parts, lines, &run);
    fractions::join(text, &mut parts, lines);
    lists::join(text, &mut parts, lines);
    // Running lines beside rows may have been taken for rows again.
    set_running(&mut parts, lines, &run);
    demote(text, &mut parts, lines);
    demote_variations(text, &mut parts, lines);
    parts
}

/// Marks the lines over which moves `run` on as text.
fn set_running(parts: &mut [LinePart], lines: &[PageLine], run: &[bool]) {
    for ((part, line), run) in parts.iter_mut().zip(lines).zip(run) {
        if *run && line.kind == LineKind::Text {
            *part = LinePart::Text;
        }
    }
}

/// Marks lines of running text as text again if they look like rows only because of where they are
/// wrapped.
fn demote(text: &str, parts: &mut [LinePart], lines: &[PageLine]) {
    let mut running = false;
    for at in 0..lines.len() {
        let before = at.checked_sub(1);
        let begins = before.is_none_or(|before| lines[before].kind == LineKind::Blank);
        running &= !begins;
        match &parts[at] {
            // The headings of columns are no prose that could run on into the rows below.
            LinePart::Text => {
                let words = &text[lines[at].span.clone()];
                // The remains of a row beside another row are no prose either.
                let is_row = |line: Option<usize>| {
                    let part = line.and_then(|line| parts.get(line));
                    matches!(part, Some(LinePart::Row(_)))
                };
                let left = misprints::may_go_on(words) || misprints::may_be_damaged(words);
                let short = words.len() <= limits::REMAINS_BYTES;
                let runs_on = words.contains(';') || words.ends_with(',');
                let beside = is_row(before) || is_row(Some(at + 1));
                let piece = beside && short && !runs_on && left;
                running = !lists::heads(words) && !piece;
            }
            LinePart::Other => {}
            LinePart::Row(row) => {
                let firm = row.wide
                    || lines[at].indent >= 3
                        && before.is_none_or(|before| {
                            lines[before].indent < lines[at].indent || !running
                        });
                let next = lines.get(at + 1);
                // The first line of a paragraph may end within a move.
                let ends_in_move = shape::ends_in_move(&text[lines[at].span.clone()])
                    && next.is_some_and(|next| next.indent < lines[at].indent);
                let flows = !firm && row.runs();
                let next = next.map(|next| &text[next.span.clone()]);
                let runs_on =
                    next.is_some_and(goes_on) && matches!(parts.get(at + 1), Some(LinePart::Text));
                let open = before.is_some_and(|before| {
                    let words = &text[lines[before].span.clone()];
                    !ends_sentence(words) || words.ends_with(';') || ends_marked(words)
                });
                let flows_on = flowing(parts, lines, at);
                let loose = row.groups[0].number.is_none() && row.halves().count() > 1;
                if flows
                    || ends_in_move
                    || !firm && (runs_on || running && (open || flows_on || loose))
                {
                    parts[at] = LinePart::Text;
                    running = true;
                } else {
                    running = false;
                }
            }
        }
    }
}

/// Returns whether a line ends with the mark of a footnote: `36. P-K4 a)`.
fn ends_marked(line: &str) -> bool {
    let last = line.rsplit(' ').next().unwrap_or(line);
    let letter = last.trim_start_matches('(').strip_suffix(')');
    letter.is_some_and(|letter| letter.len() == 1)
}

/// Turns each supposed row into text, and the rows below it as long as their numbers count on.
fn demote_variations(text: &str, parts: &mut [LinePart], lines: &[PageLine]) {
    // The number of the next line if it continues the variation.
    let mut next = None;
    for at in 0..parts.len() {
        let begun = match &parts[at] {
            LinePart::Other => None,
            LinePart::Text | LinePart::Row(_) => supposed(text, &lines[at], at),
        };
        next = match (&parts[at], &begun) {
            (_, Some(begun)) => number_after(begun),
            (LinePart::Row(row), None) if next.is_some() && row.groups[0].number == next => {
                number_after(row)
            }
            _ => None,
        };
        if next.is_some() {
            parts[at] = LinePart::Text;
        }
    }
}

/// Returns the row that a line supposes, read from behind its footnote mark.
fn supposed(text: &str, line: &PageLine, index: usize) -> Option<ScoreRow> {
    let words = &text[line.span.clone()];
    let begin = SUPPOSED.iter().find_map(|word| {
        let at = words.find(word)?;
        // Only a footnote mark may stand before it.
        (at <= 6 && !words[..at].contains(char::is_uppercase)).then_some(at + word.len())
    })?;
    let rest = words[begin..].trim_start();
    let line = PageLine {
        span: line.span.end - rest.len()..line.span.end,
        ..line.clone()
    };
    row_lines::parse(text, &line, index)
}

/// Returns the number after that of a row of one turn.
fn number_after(row: &ScoreRow) -> Option<u32> {
    let turn = row.groups.first().filter(|_| row.groups.len() <= 2)?;
    Some(turn.number? + 1)
}

/// Returns whether a line continues the sentence above it.
fn goes_on(line: &str) -> bool {
    line.starts_with(char::is_lowercase) && !row_lines::is_closing(line)
}

/// Returns whether the line after this one is a row of running moves with the same indent.
fn flowing(parts: &[LinePart], lines: &[PageLine], at: usize) -> bool {
    let next = at + 1;
    match parts.get(next) {
        Some(LinePart::Row(row)) => {
            !row.wide && row.runs() && lines[next].indent == lines[at].indent
        }
        _ => false,
    }
}

/// Returns the end of the run of rows that begins here, as a line index. A few blank lines may
/// separate its rows.
fn run(parts: &[LinePart], lines: &[PageLine], at: usize) -> usize {
    let mut end = at + 1;
    let mut look = end;
    while look < lines.len() {
        match parts[look] {
            LinePart::Row(_) => end = look + 1,
            LinePart::Other
                if matches!(lines[look].kind, LineKind::Blank | LineKind::Noise)
                    && look < end + 6 => {}
            // A line that was added to the row before it.
            LinePart::Other
                if matches!(lines[look].kind, LineKind::Text | LineKind::Rule)
                    && look < end + 2 =>
            {
                end = look + 1
            }
            _ => break,
        }
        look += 1;
    }
    end
}

/// Builds the score of a run of rows.
fn score(lines: &[PageLine], rows: Vec<ScoreRow>) -> ScoreBlock {
    let first = lines[rows.first().map_or(0, |row| row.line)].span.start;
    let last = rows.last().map_or(0, |row| row.line);
    let end = rows
        .iter()
        .flat_map(ScoreRow::halves)
        .map(|half| half.span.end)
        .fold(lines[last].span.end, usize::max);
    ScoreBlock {
        span: first..end,
        strands: columns::strands(&rows),
        flows: false,
    }
}

/// Builds the element of a paragraph: a score if it holds only moves, otherwise prose.
fn paragraph(text: &str, span: Range<usize>) -> PageElement {
    // Line ends mean nothing here, because a move may run over one.
    let flat = text[span.clone()].replace(['\n', '\r'], " ");
    let items = items(&flat, 0..flat.len(), TextKind::Flow);
    let mut items = misprinted_runs::mended(&flat, items);
    for item in &mut items {
        item.span = item.span.start + span.start..item.span.end + span.start;
    }
    let pure = items.iter().all(|item| item.kind != ItemKind::Junk);
    let phrases = phrases(text, &items);
    let numbered = phrases
        .first()
        .is_some_and(|phrase| phrase.span.start <= span.start + 12);
    let several = phrases
        .iter()
        .map(|phrase| phrase.turns.len())
        .sum::<usize>();
    if phrases.is_empty()
        && let Some(turns) = verbose::unnumbered(text, &items)
    {
        let flows = !verbose::commands(&text[span.clone()]);
        return PageElement::Score(ScoreBlock {
            span,
            strands: vec![turns],
            flows,
        });
    }
    let torn = phrases.iter().any(|phrase| phrase.torn);
    if pure && phrases.len() == 1 && !torn && numbered && several >= 1 {
        let strands = phrases.into_iter().map(|phrase| phrase.turns).collect();
        return PageElement::Score(ScoreBlock {
            span,
            strands,
            flows: true,
        });
    }
    PageElement::Prose(Prose { span, phrases })
}
