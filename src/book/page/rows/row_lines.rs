//! Recognizes lines that are rows of a score.
//!
//! | line | groups |
//! |---|---|
//! | `12. P-K4      P-K4` | one, of two cells |
//! | `7. ........   Kt × Kt` | one, White's cell being empty |
//! | `7.. Kt × Kt   P × Kt` | one, of two cells |
//! | `1 P-K4  P-K4   9 B-K2  B-K2` | two |
//! | `1. P-K4    1. The same` | two, Black's words being White's |
//! | `Kt × Kt`, alone under a comment | one without number |
//! | `8 P-B7, K×P; 9 K-Q6, K-B1;` | none: running text |

use std::ops::Range;

use super::{Group, Half, ScoreCell, ScoreRow, verbose};
use crate::book::languages::{signs, words};
use crate::book::page::limits;
use crate::book::page::lines::{LineKind, PageLine};
use crate::book::page::moves::{ItemKind, ScoreItem, TextKind, clip, columns, items};

/// Returns the line as a row, if it consists of moves alone.
pub(in crate::book::page) fn row(text: &str, lines: &[PageLine], index: usize) -> Option<ScoreRow> {
    parse(text, &lines[index], index)
}

/// Returns a stretch of the text as a row, if it is one, as if it were the line of this index.
pub(in crate::book::page) fn parse(text: &str, line: &PageLine, index: usize) -> Option<ScoreRow> {
    let visible = &text[line.span.clone()];
    let begin = line.span.start + verbose::color(visible);
    let visible = &text[begin..line.span.end];
    if visible.len() > limits::ROW_BYTES || !may_begin(visible) || verbose::commands(visible) {
        return None;
    }
    let items = items::items(text, begin..line.span.end, TextKind::Line);
    let mut taken = Taken {
        text,
        line,
        items: &items,
        row: ScoreRow {
            line: index,
            groups: Vec::new(),
            wide: false,
            comma: false,
        },
        cells: 0,
        dotted: false,
    };
    for at in 0..items.len() {
        taken.take(at)?;
    }
    let Taken {
        mut row,
        cells,
        dotted,
        ..
    } = taken;
    row.wide |= dotted && !row.runs();
    row.drop_doubled();
    // A number alone counts only with its period; its move is on the next line.
    let lone = cells == 0 && row.groups.len() == 1 && row.groups[0].tail.is_none();
    let lone = lone && visible.ends_with(['.', ')']) && visible.len() <= 5;
    (cells > 0 || lone).then_some(row)
}

/// A row with the items taken in so far.
struct Taken<'r> {
    text: &'r str,
    line: &'r PageLine,
    items: &'r [ScoreItem],
    row: ScoreRow,
    /// How many cells it has.
    cells: usize,
    /// Whether a wide gap stands behind dots.
    dotted: bool,
}

impl Taken<'_> {
    /// Takes in the next item; returns `None` if no row can have it there.
    fn take(&mut self, at: usize) -> Option<()> {
        let item = &self.items[at];
        match item.kind {
            ItemKind::Number(number) => {
                let column = self.column(item);
                self.row.groups.push(group(Some(number), column));
            }
            ItemKind::Move | ItemKind::Weak | ItemKind::Dots => self.cell(at)?,
            ItemKind::Mark => last_half(&mut self.row)?.marks.push(item.span.clone()),
            ItemKind::Note => match last_half(&mut self.row) {
                Some(half) => half.notes.push(item.span.clone()),
                None if self.cells == 0 => return None,
                None => {}
            },
            ItemKind::Comma | ItemKind::Stop => {}
            ItemKind::Junk if is_same(&self.text[item.span.clone()]) => self.same(item)?,
            ItemKind::Junk => self.words(at)?,
        }
        Some(())
    }

    /// Returns the column in which an item begins.
    fn column(&self, item: &ScoreItem) -> usize {
        self.line.indent + columns(&self.text[self.line.span.start..item.span.start])
    }

    /// Adds a move or dots as a cell of the last group.
    fn cell(&mut self, at: usize) -> Option<()> {
        let item = &self.items[at];
        if item.kind == ItemKind::Weak && !weak_is_due(self.text, self.items, at) {
            return None;
        }
        let (column, wide) = (self.column(item), item.gap >= 2);
        // Dots that a speck splits stand for one move.
        let dotted = self.row.groups.last().and_then(|group| group.cells.last());
        if item.kind == ItemKind::Dots && matches!(dotted, Some(ScoreCell::Dots)) {
            return Some(());
        }
        if self.row.groups.is_empty() {
            self.row.groups.push(group(None, column));
        }
        let last = self.row.groups.last_mut()?;
        let follows = !last.cells.is_empty();
        // Behind dots running text may have a gap as well.
        if let [ScoreCell::Dots] = last.cells[..] {
            self.dotted |= wide;
        } else {
            self.row.wide |= wide && (follows || self.cells > 0);
        }
        self.row.comma |= follows && self.items[at - 1].kind == ItemKind::Comma && !wide;
        self.cells += 1;
        last.columns.push(column);
        let mut half = Half::new(item.span.clone());
        half.repeats = matches!(last.cells.last(), Some(ScoreCell::Move(before))
            if same_words(self.text, &before.span, &half.span));
        last.cells.push(if item.kind == ItemKind::Dots {
            ScoreCell::Dots
        } else {
            ScoreCell::Move(half)
        });
        Some(())
    }

    /// Reads "the same" as Black's cell with White's move.
    fn same(&mut self, item: &ScoreItem) -> Option<()> {
        let half = whites(&self.row)?;
        let column = self.column(item);
        let last = self.row.groups.last_mut()?;
        last.columns.push(column);
        last.cells.push(ScoreCell::Move(half));
        self.row.wide |= item.gap >= 2;
        self.cells += 1;
        Some(())
    }

    /// Adds words as the tail of the row, or as a note to its last move.
    fn words(&mut self, at: usize) -> Option<()> {
        let item = &self.items[at];
        let words = &self.text[item.span.clone()];
        let before = at.checked_sub(1).map(|before| &self.items[before]);
        // Behind a period that belongs to the move a sentence may go on.
        let small = words.starts_with(char::is_lowercase);
        let stopped = |before: &ScoreItem| {
            before.kind == ItemKind::Stop || self.text[..before.span.end].ends_with('.')
        };
        let parted = item.gap >= 2
            || is_closing(words)
            || before.is_some_and(|before| {
                matches!(
                    before.kind,
                    ItemKind::Comma | ItemKind::Note | ItemKind::Mark | ItemKind::Number(_)
                ) || self.text[..before.span.end].ends_with(',')
                    || !small && stopped(before)
            });
        // These words close a bracket that was opened on a line above.
        let inside = words.contains(')') && !words.contains('(');
        if inside || !(parted && (is_closing(words) || words.len() <= limits::ROW_TAIL_BYTES)) {
            return None;
        }
        let behind = at + 1 < self.items.len();
        if !behind || is_closing(words) {
            self.row.groups.last_mut()?.tail = Some(item.span.clone());
        } else {
            last_half(&mut self.row)?.notes.push(item.span.clone());
        }
        Some(())
    }
}

const fn group(number: Option<u32>, column: usize) -> Group {
    Group {
        number,
        column,
        columns: Vec::new(),
        cells: Vec::new(),
        tail: None,
    }
}

fn last_half(row: &mut ScoreRow) -> Option<&mut Half> {
    match row.groups.last_mut()?.cells.last_mut()? {
        ScoreCell::Move(half) => Some(half),
        ScoreCell::Dots => None,
    }
}

/// Whether the same words stand at two places of the text.
pub(in crate::book::page) fn same_words(
    text: &str,
    one: &Range<usize>,
    other: &Range<usize>,
) -> bool {
    let bare = |span: &Range<usize>| text[span.clone()].trim_end_matches(['.', ',']);
    bare(one) == bare(other)
}

/// Whether the line begins as a row does: with a number, a move, dots or a bracket.
fn may_begin(line: &str) -> bool {
    signs::begins(line)
        || line.starts_with(|c: char| {
            c.is_ascii_digit()
                || matches!(
                    c,
                    '(' | '.'
                        | '…'
                        | '{'
                        | '/'
                        | 'K'
                        | 'Q'
                        | 'R'
                        | 'B'
                        | 'N'
                        | 'P'
                        | 'S'
                        | 'C'
                        | 'O'
                        | 'o'
                        | 'l'
                        | 'I'
                        | 'T'
                        | '-'
                        | '—'
                        | '|'
                )
        })
}

/// Whether a move without a sign is accepted: behind a number or dots, when it fills its cell or only
/// words that end the game follow, or before a move in the next column.
fn weak_is_due(text: &str, items: &[ScoreItem], at: usize) -> bool {
    let before = at.checked_sub(1).map(|at| items[at].kind);
    let next = items.get(at + 1);
    let ends = |next: &ScoreItem| is_closing(&text[next.span.clone()]);
    let fills = next.is_none_or(|next| next.gap >= 2 || next.kind != ItemKind::Junk || ends(next));
    let paired = next.is_some_and(|next| next.gap >= 2 && next.kind == ItemKind::Move);
    matches!(before, Some(ItemKind::Number(_) | ItemKind::Dots))
        || before.is_some() && fills
        || paired
}

/// Returns White's move where Black makes the same one, so that its words serve for both.
fn whites(row: &ScoreRow) -> Option<Half> {
    let last = row.groups.last()?;
    let before = row.groups.iter().rev().nth(1);
    let duplicate = before.filter(|before| before.number == last.number && last.cells.is_empty());
    match duplicate.unwrap_or(last).cells[..] {
        [ScoreCell::Move(ref half)] => Some(Half::new(half.span.clone())),
        _ => None,
    }
}

/// Whether the words say that Black makes the same move.
fn is_same(words: &str) -> bool {
    let bare = words
        .trim_matches(|c: char| !c.is_alphabetic())
        .to_ascii_lowercase();
    matches!(bare.as_str(), "the same" | "same" | "ditto" | "idem")
}

/// Beginnings of words that end a game or a line of play.
#[rustfmt::skip]
const CLOSINGS: [&str; 21] = [
    "resign", "drawn", "and ", "white ", "black ", "mate", "mating", "wins", "won", "draw",
    "with ", "best", "forced", "becoming", "giving", "given up", "abandoned", "1-0", "0-1", "½", "1/2",
];

/// Whether the words tell the end of a game or of a line of play.
pub(in crate::book::page) fn is_closing(closing: &str) -> bool {
    let low = clip(closing, 60).to_ascii_lowercase();
    let low = low.trim_start_matches(|c: char| !c.is_alphanumeric());
    CLOSINGS.iter().any(|word| low.starts_with(word)) || words::is_closing(low)
}

/// Returns the span of the line below if it continues the row's last cell: "becoming a Queen",
/// "(ch.)".
pub(in crate::book::page) fn continues(
    text: &str,
    row: &ScoreRow,
    lines: &[PageLine],
) -> Option<Range<usize>> {
    let next = lines.get(row.line + 1)?;
    let cell = *row.groups.last()?.columns.last()?;
    let words = &text[next.span.clone()];
    let low = words.to_ascii_lowercase();
    let marks = [
        "ch", "becom", "discov", "doubl", "mate", "in pass", "queen", "e. p", "e.p",
    ];
    let begins = low.trim_start_matches(['(', ' ']);
    let fits = next.kind == LineKind::Text
        && (next.indent + 4 >= cell || next.indent >= 16)
        && next.indent >= 8
        && words.len() <= 40
        && marks.iter().any(|mark| begins.starts_with(mark));
    fits.then(|| next.span.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::page::lines;

    fn parse(line: &str) -> Option<ScoreRow> {
        row(line, &lines::lines(line), 0)
    }

    #[test]
    fn rows_are_told_from_lines_of_prose_that_begin_like_them() {
        for line in [
            "4. P-Q4   PxP",
            "  12 Kt to B3       R to Q8. Good",
            "24. K. to Kt's 2d, and wins.",
            "13. ........    B-K2",
            "Kt x P",
            "      B-B4      Q-R5 ch",
            "1 P-K4  P-K4   9 B-K2  B-K2",
            "11. Castles, (i.e. both)     11. Q takes P.",
            "28. R takes P.      28. Resigns.",
            "3.",
        ] {
            assert!(parse(line).is_some(), "{line}");
        }
        for line in [
            "4...P × P loses a Pawn.",
            "27...P × Kt would be worse, as White would then be able",
            "12 men a side",
            "1909 was the year",
            "Kt - B 3 was the better move here.",
            "10 and 11, which White plays at once.",
            "Black resigns.",
            "B × P, seriously weakening his King's side, when he has the time for it.",
        ] {
            assert!(parse(line).is_none(), "{line}");
        }
    }

    #[test]
    fn a_row_of_running_text_counts_up() {
        assert!(parse("8 P-B7, K×P; 9 K-Q6, K-B1").is_some_and(|row| row.runs() && row.comma));
        assert!(parse("8 P-B7  K×P   21 K-Q6  K-B1").is_some_and(|row| !row.runs() && row.wide));
    }
}
