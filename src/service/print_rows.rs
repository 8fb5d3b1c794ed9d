//! The rows of a game's print: as they were set, with half-columns under each other.
//!
//! | set | shown |
//! |---|---|
//! | `1. A  B  |  3. E  F` / `2. C  D  |  4. G  H` | `1. A  B` / `2. C  D` / `3. E  F` / `4. G  H` |
//! | `1. A  B  2. C  D` / `3. E  F  4. G  H`, which is read across | the same |
//! | a paragraph without line breaks | rows of at most [`MEASURE`] characters |

use crate::protocol::{PrintKind, PrintedStretch};

/// Bytes from which a row of prose counts as full. The author ended a shorter one.
const FULL: usize = 45;

/// Longest line of a heading, in bytes.
const HEADING: usize = 60;

/// Indentation, in bytes, from which a row is set in columns.
const COLUMN: usize = 12;

/// Words of one character from which a row is one of a diagram.
const BOARD: usize = 8;

/// Characters from which a row of prose is longer than any that was set.
const LONG: usize = 100;

/// Characters from which any row is.
const WIDTH: usize = 240;

/// Most characters of a row that is made of a longer one.
const MEASURE: usize = 72;

/// Characters between two stops of a tabulator.
const TAB: usize = 8;

/// Characters that the head of a half-column may stand before or behind its first number.
const NEAR: usize = 16;

/// A stretch of print as it is put in its row.
#[derive(Clone)]
struct SetStretch {
    shown: PrintedStretch,
    /// The number of the move among the printed ones in the order of play, by which half-columns are
    /// told apart; `None` for prose, and for a move that is not read.
    order: Option<u32>,
}

/// A row of print.
type PrintRow = Vec<SetStretch>;

/// The rows of a print, as they are put together.
#[derive(Default)]
pub(super) struct PrintRows(Vec<PrintRow>);

impl PrintRows {
    /// Adds the text between two moves. Each line break in it ends a row.
    pub(super) fn add_prose(&mut self, text: &str) {
        for (nth, line) in text.split('\n').enumerate() {
            if nth > 0 || self.0.is_empty() {
                self.0.push(PrintRow::new());
            }
            let Some(row) = self.0.last_mut() else {
                return;
            };
            let (mut words, mut length) = (String::new(), width(row));
            for c in without_marks(line).chars() {
                let spaces = if c == '\t' { TAB - length % TAB } else { 0 };
                words.extend(std::iter::repeat_n(' ', spaces));
                length += spaces;
                if !c.is_control() {
                    words.push(c);
                    length += 1;
                }
            }
            match row.last_mut().filter(|last| is_prose(last)) {
                Some(last) => last.shown.text.push_str(&words),
                None if words.is_empty() => {}
                None => row.push(prose(words)),
            }
        }
    }

    /// Adds a move to the last row. `order` is its number among the printed moves in the order of
    /// play, if it is known.
    pub(super) fn add_move(&mut self, shown: PrintedStretch, order: Option<u32>) {
        let stretch = SetStretch { shown, order };
        match self.0.last_mut() {
            Some(row) => row.push(stretch),
            None => self.0.push(vec![stretch]),
        }
    }

    /// Returns the rows as they are to be shown.
    pub(super) fn finish(self) -> Vec<Vec<PrintedStretch>> {
        let mut rows = self.0;
        rows.iter_mut().for_each(trim);
        mark_headings(&mut rows);
        // Of several blank rows one is kept, and none at the ends.
        rows.dedup_by(|next, row| next.is_empty() && row.is_empty());
        rows.pop_if(|row| row.is_empty());
        if rows.first().is_some_and(Vec::is_empty) {
            rows.remove(0);
        }
        move_to_margin(&mut rows);
        let mut shown = Vec::new();
        for part in rows.chunk_by(|row, next| is_table(row) && is_table(next)) {
            shown.extend(put_below(part).unwrap_or_else(|| part.to_vec()));
        }
        let rows = shown.into_iter().flat_map(break_row);
        rows.map(|row| row.into_iter().map(|it| it.shown).collect())
            .collect()
    }
}

fn prose(text: String) -> SetStretch {
    SetStretch {
        shown: PrintedStretch {
            text,
            sort: PrintKind::Prose,
            moment: 0,
            places: Vec::new(),
        },
        order: None,
    }
}

/// Returns the text of a row.
fn words(row: &[SetStretch]) -> String {
    row.iter().map(|it| it.shown.text.as_str()).collect()
}

/// Returns the length of a row, in characters.
fn width(row: &[SetStretch]) -> usize {
    row.iter().map(|it| it.shown.text.chars().count()).sum()
}

/// Returns whether a stretch is text between moves.
fn is_prose(stretch: &SetStretch) -> bool {
    matches!(stretch.shown.sort, PrintKind::Prose | PrintKind::Heading)
}

/// Returns the number of spaces at the beginning of a row.
fn indent(row: &[SetStretch]) -> usize {
    let text = words(row);
    text.len() - text.trim_start_matches(' ').len()
}

/// Removes the spaces at the end of a row.
fn trim(row: &mut PrintRow) {
    while let Some(last) = row.last_mut().filter(|last| is_prose(last)) {
        let text = &mut last.shown.text;
        text.truncate(text.trim_end().len());
        if !text.is_empty() {
            return;
        }
        row.pop();
    }
}

/// Returns whether a row is set in columns or is one of a diagram.
fn is_set(row: &str) -> bool {
    let body = row.trim_start();
    let far = row.len() - body.len() >= COLUMN;
    let single = body.split_whitespace();
    let singles = single.filter(|word| word.chars().nth(1).is_none()).count();
    far || body.contains("   ")
        || body.contains("--+")
        || body.contains("+--")
        || body.matches('|').count() >= 2
        || singles >= BOARD
}

/// Makes the short rows before the first move headings. The short last row of a paragraph is none.
fn mark_headings(rows: &mut [PrintRow]) {
    let has_move = |row: &PrintRow| !row.iter().all(is_prose);
    let first = rows.iter().position(has_move).unwrap_or(rows.len());
    let mut before = String::new();
    for row in &mut rows[..first] {
        let text = words(row);
        let begins = text.starts_with(|c: char| c.is_alphanumeric() || c == '(');
        let goes_on = begins && before.len() >= FULL && !is_set(&before);
        let body = text.trim();
        let short = !body.is_empty() && body.len() <= HEADING && !body.starts_with('1');
        before.clear();
        if short && !goes_on && !is_set(&text) {
            for stretch in row {
                stretch.shown.sort = PrintKind::Heading;
            }
        } else {
            before = text;
        }
    }
}

/// Removes the indentation that all rows have.
fn move_to_margin(rows: &mut [PrintRow]) {
    let indents = rows.iter().filter(|row| !row.is_empty());
    let margin = indents.map(|row| indent(row)).min().unwrap_or(0);
    for first in rows.iter_mut().filter_map(|row| row.first_mut()) {
        let text = &mut first.shown.text;
        text.drain(..margin.min(text.len()));
    }
}

/// Returns whether a row may belong to a table of moves: it is blank, set in columns, or has moves
/// of two half-columns.
fn is_table(row: &PrintRow) -> bool {
    row.is_empty() || is_set(&words(row)) || halves(row).len() > 1
}

/// A part of a row that belongs to one half-column.
struct RowPart {
    /// Where it begins in the row, in characters.
    begin: usize,
    row: PrintRow,
}

impl RowPart {
    /// Returns the numbers of its moves in the order of play.
    fn orders(&self) -> impl Iterator<Item = u32> {
        self.row.iter().filter_map(|stretch| stretch.order)
    }
}

/// Cuts a row before each move that does not follow the move before it.
fn halves(row: &[SetStretch]) -> Vec<RowPart> {
    let mut done = Vec::new();
    let mut half = RowPart {
        begin: 0,
        row: PrintRow::new(),
    };
    let mut last = None;
    let mut at = 0;
    for stretch in row {
        if let Some(order) = stretch.order {
            if last.is_some_and(|last| order > last + 1) {
                let number = take_number(&mut half.row);
                let begin = at - number.chars().count();
                let row = vec![prose(number)];
                done.push(std::mem::replace(&mut half, RowPart { begin, row }));
            }
            last = Some(order);
        }
        at += stretch.shown.text.chars().count();
        half.row.push(stretch.clone());
    }
    done.push(half);
    done
}

/// Returns whether a character stands between columns.
fn is_between(c: char) -> bool {
    c.is_whitespace() || c == '|'
}

/// Takes the number of the next move off the end of a row.
fn take_number(row: &mut PrintRow) -> String {
    let Some(last) = row.last_mut().filter(|last| is_prose(last)) else {
        return String::new();
    };
    let all = &mut last.shown.text;
    let text = all.trim_end();
    let begin = text.len() - text.rsplit(is_between).next().unwrap_or_default().len();
    let has_number = text[begin..].contains(|c: char| c.is_ascii_digit());
    let begin = if has_number { begin } else { all.len() };
    let number = all.split_off(begin);
    all.truncate(all.trim_end_matches(is_between).len());
    number
}

/// Puts the half-columns of a table under each other; `None` if it has none.
fn put_below(rows: &[PrintRow]) -> Option<Vec<PrintRow>> {
    let parts: Vec<Vec<RowPart>> = rows.iter().map(|row| halves(row)).collect();
    let most = parts.iter().map(Vec::len).max()?;
    let whole: Vec<&Vec<RowPart>> = parts.iter().filter(|part| part.len() == most).collect();
    if most < 2 || whole.len() < 2 {
        return None;
    }
    let column = |nth: usize| whole.iter().map(move |part| &part[nth]);
    let begins: Vec<usize> = (0..most)
        .filter_map(|nth| column(nth).map(|half| half.begin).min())
        .collect();
    let firsts: Vec<u32> = (0..most)
        .filter_map(|nth| column(nth).flat_map(RowPart::orders).min())
        .collect();
    let place = |order: u32| firsts.iter().rposition(|&first| first <= order);
    for part in &whole {
        let mut all = part.iter().enumerate();
        // Read across, a row's later moves come before those of the rows below.
        if !all.all(|(nth, half)| half.orders().all(|order| place(order) == Some(nth))) {
            return None;
        }
    }
    let has_moves = |part: &Vec<RowPart>| part.iter().any(|half| half.orders().next().is_some());
    let end = parts.iter().rposition(has_moves)? + 1;
    let margin = whole
        .iter()
        .filter_map(|part| Some(indent(&part.first()?.row)));
    let margin = margin.min().unwrap_or(0);
    let mut columns = vec![Vec::new(); most];
    for row in &rows[..end] {
        let mut part = halves(row);
        if !has_moves(&part) {
            part = heads(row, &begins);
        }
        for (nth, half) in part.into_iter().enumerate() {
            let first = half.orders().next();
            let nth = first.map_or(nth, |first| place(first).unwrap_or(0));
            let indent = margin + half.begin.saturating_sub(begins[nth]);
            let mut row = half.row;
            // A line between the columns is left where a row has no right half.
            if let Some(last) = row.last_mut().filter(|last| is_prose(last)) {
                let text = &mut last.shown.text;
                text.truncate(text.trim_end_matches(is_between).len());
            }
            trim(&mut row);
            if let Some(first) = row.first_mut().filter(|_| nth > 0) {
                first.shown.text.insert_str(0, &" ".repeat(indent));
            }
            columns[nth].push(row);
        }
    }
    columns.push(rows[end..].to_vec());
    Some(columns.concat())
}

/// Cuts a row without moves, such as the names above a table, where each half-column begins.
fn heads(row: &[SetStretch], begins: &[usize]) -> Vec<RowPart> {
    let letters: Vec<char> = words(row).chars().collect();
    let sort = row.first().map_or(PrintKind::Prose, |it| it.shown.sort);
    let part = |from: usize, to: usize| {
        let text: String = letters[from..to].iter().collect();
        let text = text.trim_end_matches(is_between).to_owned();
        let mut stretch = prose(text);
        stretch.shown.sort = sort;
        RowPart {
            begin: from,
            row: vec![stretch],
        }
    };
    let (mut parts, mut from) = (Vec::new(), 0);
    for &begin in begins.iter().skip(1) {
        let gap = |at: usize| {
            letters[from..at]
                .iter()
                .rev()
                .take_while(|&&c| is_between(c))
        };
        let starts = (from + 1..letters.len())
            .filter(|&at| !is_between(letters[at]) && at.abs_diff(begin) <= NEAR);
        let widest = starts.max_by_key(|&at| gap(at).count());
        let Some(at) = widest.filter(|&at| gap(at).count() > 1) else {
            break;
        };
        parts.push(part(from, at));
        from = at;
    }
    parts.push(part(from, letters.len()));
    parts
}

/// Breaks a row that is longer than any that was set, such as a paragraph without line breaks.
fn break_row(row: PrintRow) -> Vec<PrintRow> {
    let length = width(&row);
    if length <= LONG || length <= WIDTH && is_set(&words(&row)) {
        return vec![row];
    }
    let (mut rows, mut part, mut at) = (Vec::new(), PrintRow::new(), 0);
    // Whether a row may end here.
    let mut may_end = false;
    for stretch in row {
        let pieces: Vec<&str> = match is_prose(&stretch) {
            true => stretch.shown.text.split_inclusive(' ').collect(),
            false => vec![stretch.shown.text.as_str()],
        };
        for piece in pieces {
            let length = piece.trim_end().chars().count();
            if may_end && at + length > MEASURE {
                trim(&mut part);
                rows.push(std::mem::take(&mut part));
                at = 0;
            }
            let last = part.last_mut().filter(|last| is_prose(last));
            match last.filter(|_| is_prose(&stretch)) {
                Some(last) => last.shown.text.push_str(piece),
                None => {
                    let mut next = stretch.clone();
                    piece.clone_into(&mut next.shown.text);
                    part.push(next);
                }
            }
            at += piece.chars().count();
            may_end = piece.ends_with(' ');
        }
    }
    rows.push(part);
    rows
}

/// Removes the underscores that transcribers use for italics, as in `_Castles._`. A run of
/// underscores, a line to be filled in, stays.
pub(super) fn without_marks(print: &str) -> String {
    let mut words = String::with_capacity(print.len());
    let mut before = ' ';
    let mut letters = print.chars().peekable();
    while let Some(c) = letters.next() {
        if c != '_' || before == '_' || letters.peek() == Some(&'_') {
            words.push(c);
        }
        before = c;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns rows in which each word with a dash is the next move of its number.
    fn set(page: &str) -> Vec<String> {
        let mut rows = PrintRows::default();
        let mut moment = 0;
        for piece in page.split_inclusive(|c: char| c.is_whitespace()) {
            let word = piece.trim_end();
            if let Some(number) = word.strip_suffix('.').and_then(|it| it.parse::<u32>().ok()) {
                moment = 2 * number - 2;
            }
            if word.contains('-') {
                moment += 1;
                let stretch = PrintedStretch {
                    text: word.to_owned(),
                    sort: PrintKind::Plain,
                    moment,
                    places: Vec::new(),
                };
                rows.add_move(stretch, Some(moment));
                rows.add_prose(&piece[word.len()..]);
            } else {
                rows.add_prose(piece);
            }
        }
        let texts = |row: Vec<PrintedStretch>| row.into_iter().map(|it| it.text).collect();
        rows.finish().into_iter().map(texts).collect()
    }

    #[test]
    fn half_columns_stand_under_each_other() {
        let page = "   White.   Black.         White.   Black.\n\
            \x20 1. P-K4   P-K4    |    9. B-B4   B-B4\n\
            \x20 2. Kt-B3  Kt-B3   |   10. P-Q3\n\
            \x20 3. Q-K2           |\n\
            \x20 4. Q-K3           |   12. P-Q4\n\
            \n\
            \x20                And White won.\n";
        let shown = [
            " White.   Black.",
            "1. P-K4   P-K4",
            "2. Kt-B3  Kt-B3",
            "3. Q-K2",
            "4. Q-K3",
            "   White.   Black.",
            " 9. B-B4   B-B4",
            "10. P-Q3",
            "12. P-Q4",
            "",
            "               And White won.",
        ];
        assert_eq!(set(page), shown);
    }

    #[test]
    fn rows_that_are_read_across_stay() {
        for page in [
            "1. P-K4   P-K4     2. B-B4   B-B4\n3. P-Q3   P-Q3     4. Kt-B3  Kt-B3",
            "1. P-K4   P-K4\n2. B-B4   B-B4",
            // One of the moves is not read.
            "1. P-K4   P-K4\n2. B-B4   B-B4     5. P-Q3",
        ] {
            assert_eq!(set(page).join("\n"), page);
        }
    }

    #[test]
    fn a_paragraph_without_line_breaks_is_broken_between_words() {
        let page = "The queen goes to 1. P-K4, and nothing else is left to be said. ".repeat(4);
        let rows = set(&page);
        assert!(rows.len() > 3, "{rows:?}");
        assert!(rows.iter().all(|row| row.chars().count() <= MEASURE));
        assert_eq!(rows.join(" "), page.trim_end());
    }

    #[test]
    fn rows_stand_as_they_were_set() {
        let page = "A TITLE\n\nof a game that was played by two players whose names\nare known.\n\n\n\n\
            1. P-K4  P-K4\n\tB-B4\n";
        let shown = "A TITLE\n\nof a game that was played by two players whose names\nare known.\n\n\
            1. P-K4  P-K4\n        B-B4";
        assert_eq!(set(page).join("\n"), shown);
    }
}
