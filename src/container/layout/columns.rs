//! Divides a page into parts that are read one after the other.
//!
//! A strip of white down the page divides it if many lines have print on both sides of it and few
//! cross it. The rows between two lines that cross it are a band. A band is read column by column
//! if its two sides are two columns of print, and row by row if they are White's moves and Black's.
//! Both tests are repeated for each part.

use super::line::{Baseline, LevelGlyph, PrintLine, baselines, lines, median};

/// Most levels of parts within parts.
const DEEPEST: usize = 6;

/// Places across the page at which a strip of white is looked for.
const PLACES: usize = 240;

/// Fewest rows with print on both sides of a strip that can be columns.
const FEWEST: usize = 4;

/// Fewest lines of a column beside which even one row is another column.
const SET: usize = 12;

/// Least share of them that end at the right edge of their column.
const FLUSH: f64 = 0.5;

/// Least width of such a column, as a multiple of its size.
const BROAD: f64 = 12.0;

/// Fewest rows with print on both sides of a strip whose being level is not put down to chance.
/// Words may happen to part at the same place in a few rows.
const LEVEL: usize = 10;

/// Divisor of the number of rows. If at most this part of them crosses the strip, fewer level rows
/// are enough.
const RARE: usize = 4;

/// Rows of two columns above and below one that crosses the white between them only by a mistake.
const BESIDE: usize = 2;

/// Least width of such a row, as a share of those beside it.
const WIDE: f64 = 0.9;

/// Greatest distance between two words, as a multiple of their size.
const WORDS: f64 = 0.75;

/// Smallest share of running text in a score that has notes in it.
const BARE: f64 = 0.05;

/// Rows at the end of a column of which most have the numbers before that of the first one in the next column.
const LAST: usize = 3;

/// Most strips with several rows on both sides that are tried.
const TRIED: usize = 4;

/// Divisor of the number of rows. A strip that at most this part of them crosses is tried before
/// all others, because the white between White's moves and Black's is often the longer, and notes
/// cross it.
const HARDLY: usize = 20;

/// Returns the parts of a page, in the order in which they are read.
pub(in crate::container) fn regions(letters: Vec<&LevelGlyph>) -> Vec<Vec<&LevelGlyph>> {
    let mut waiting = vec![(letters, 0)];
    let mut regions = Vec::new();
    while let Some((part, depth)) = waiting.pop() {
        let parts = if depth < DEEPEST { split(&part) } else { None };
        match parts {
            Some(parts) => waiting.extend(parts.into_iter().rev().map(|part| (part, depth + 1))),
            None => regions.push(part),
        }
    }
    regions
}

/// A row of print across the part, and its stretches that are not white.
struct Across<'l> {
    row: Baseline<'l>,
    black: Vec<(f64, f64)>,
}

impl Across<'_> {
    fn crosses(&self, x: f64) -> bool {
        self.black.iter().any(|(from, to)| *from < x && x < *to)
    }

    fn is_on_both_sides(&self, x: f64) -> bool {
        let left = self.black.iter().any(|(_, to)| *to <= x);
        left && self.black.iter().any(|(from, _)| *from >= x)
    }
}

/// Divides the print at a strip of white, if there is one between columns.
fn split<'l>(letters: &[&'l LevelGlyph]) -> Option<Vec<Vec<&'l LevelGlyph>>> {
    let rows: Vec<Across<'l>> = baselines(letters).into_iter().map(across).collect();
    let size = median(rows.iter().map(|across| across.row.size).collect());
    let (mut strips, mut short): (Vec<Strip>, Vec<Strip>) = strips(&rows, size)
        .into_iter()
        .partition(|strip| strip.beside >= FEWEST);
    for strips in [&mut strips, &mut short] {
        strips.sort_by_key(|strip| (strip.crossing * HARDLY > rows.len(), -strip.score));
    }
    let mut strips = strips.iter().take(TRIED).chain(&short);
    strips.find_map(|strip| bands(&rows, strip))
}

fn across<'l>(row: Baseline<'l>) -> Across<'l> {
    let letters = row.letters.iter().filter(|letter| !letter.is_space());
    let mut places: Vec<(f64, f64)> = letters.map(|letter| (letter.x0, letter.x1)).collect();
    places.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut black: Vec<(f64, f64)> = Vec::new();
    for (from, to) in places {
        match black.last_mut() {
            Some(last) if from - last.1 < WORDS * row.size => last.1 = last.1.max(to),
            _ => black.push((from, to)),
        }
    }
    Across { row, black }
}

/// A strip of white down the print.
struct Strip {
    x: f64,
    /// Rows that cross it.
    crossing: usize,
    /// Rows with print on both sides of it.
    beside: usize,
    /// Rows with print on both sides of it, less twice the rows that cross it.
    score: i64,
}

fn strips(rows: &[Across<'_>], size: f64) -> Vec<Strip> {
    let edges = || rows.iter().flat_map(|across| &across.black);
    let left = edges().map(|(from, _)| *from).fold(f64::INFINITY, f64::min);
    let right = edges().map(|(_, to)| *to).fold(f64::NEG_INFINITY, f64::max);
    let step = (right - left) / PLACES as f64;
    let mut strips: Vec<Strip> = Vec::new();
    if !step.is_finite() || step <= 0.0 {
        return strips;
    }
    // A run of equal places is a strip: its score, the rows that cross it and those beside it, and where it begins.
    let mut run: Option<((i64, usize, usize), f64)> = None;
    for place in PLACES / 4..=PLACES * 3 / 4 {
        let x = left + step * place as f64;
        let crossing = rows.iter().filter(|across| across.crosses(x)).count();
        let beside = rows
            .iter()
            .filter(|across| across.is_on_both_sides(x))
            .count();
        let score = beside as i64 - 2 * crossing as i64;
        let is_crossed = crossing > beside && beside >= FEWEST;
        let score = (beside > 0 && !is_crossed && place < PLACES * 3 / 4)
            .then_some((score, crossing, beside));
        if let Some((known, from)) = run
            && score != Some(known)
        {
            if x - from >= 0.8 * size {
                let x = (from + x - step) / 2.0;
                let (score, crossing, beside) = known;
                strips.push(Strip {
                    x,
                    crossing,
                    beside,
                    score,
                });
            }
            run = None;
        }
        run = run.or(score.map(|score| (score, x)));
    }
    strips
}

/// Returns the parts above, beside and below a strip of white; `None` if there are no two columns
/// among them.
fn bands<'l>(rows: &[Across<'l>], strip: &Strip) -> Option<Vec<Vec<&'l LevelGlyph>>> {
    let x = strip.x;
    let mut parts: Vec<Vec<&'l LevelGlyph>> = Vec::new();
    let mut found = false;
    let crosses = crossing(rows, x);
    let crossing = crosses.iter().filter(|crosses| **crosses).count();
    // Whether the last part may take more rows.
    let mut open = false;
    let places: Vec<usize> = (0..rows.len()).collect();
    for band in places.chunk_by(|&one, &next| !crosses[one] && !crosses[next]) {
        let band = &rows[band[0]..band[0] + band.len()];
        let letters = band.iter().flat_map(|across| &across.row.letters).copied();
        let (left, right): (Vec<&LevelGlyph>, Vec<&LevelGlyph>) = letters
            .clone()
            .partition(|letter| (letter.x0 + letter.x1) / 2.0 < x);
        let beside = band
            .iter()
            .filter(|across| across.is_on_both_sides(x))
            .count();
        let chance = beside < LEVEL && crossing * RARE > rows.len();
        let are_columns = match beside {
            0 => false,
            1..FEWEST => {
                strip.beside >= strip.crossing && is_set(&left) || counts_on(&left, &right)
            }
            _ => are_columns(&left, &right, chance),
        };
        if are_columns {
            parts.extend([left, right]);
            (found, open) = (true, false);
        } else if open && let Some(last) = parts.last_mut() {
            last.extend(letters);
        } else {
            parts.push(letters.collect());
            open = true;
        }
    }
    found.then_some(parts)
}

/// Returns which rows cross a strip of white. One whose halves a recogniser has joined does not: it is as wide as
/// both columns, and there are rows of both above and below it.
fn crossing(rows: &[Across<'_>], x: f64) -> Vec<bool> {
    let begin = |across: &Across<'_>| across.black.first().map_or(x, |(from, _)| *from);
    let end = |across: &Across<'_>| across.black.last().map_or(x, |(_, to)| *to);
    let is_beside = |across: &Across<'_>| !across.crosses(x) && across.is_on_both_sides(x);
    let is_joined = |at: usize| {
        let (Some(above), Some(below)) = (
            rows[..at].last_chunk::<BESIDE>(),
            rows[at + 1..].first_chunk::<BESIDE>(),
        ) else {
            return false;
        };
        let beside = || above.iter().chain(below);
        let left = beside().map(begin).fold(f64::INFINITY, f64::min);
        let right = beside().map(end).fold(f64::NEG_INFINITY, f64::max);
        let width = end(&rows[at]) - begin(&rows[at]);
        beside().all(is_beside) && width > WIDE * (right - left)
    };
    let rows = rows.iter().enumerate();
    rows.map(|(at, across)| across.crosses(x) && !is_joined(at))
        .collect()
}

/// Returns whether print is a column whose lines end at its right edge, so that even a single line beside it, as on the
/// last page of a book, is in another column.
fn is_set(column: &[&LevelGlyph]) -> bool {
    let lines = lines(column);
    let size = median(lines.iter().map(|line| line.size).collect());
    let left = lines
        .iter()
        .map(|line| line.x0)
        .fold(f64::INFINITY, f64::min);
    let right = lines
        .iter()
        .map(|line| line.x1)
        .fold(f64::NEG_INFINITY, f64::max);
    let flush = lines.iter().filter(|line| line.x1 > right - 0.5 * size);
    lines.len() >= SET && of(flush.count(), lines.len()) >= FLUSH && right - left > BROAD * size
}

/// Returns whether the first number on the right is the one after that of the last row on the left, as where a page ends
/// with the first rows of its second column. The number of a row may be misread.
fn counts_on(left: &[&LevelGlyph], right: &[&LevelGlyph]) -> bool {
    let number = |line: &PrintLine| {
        let (number, _) = numbered(&line.text)?;
        is_numbered(&line.text).then_some(number)
    };
    let Some(first) = lines(right).iter().find_map(number) else {
        return false;
    };
    let left = lines(left);
    let last = left.iter().rev().filter_map(number).take(LAST);
    let due = (1..)
        .zip(last)
        .filter(|(after, last)| last + after == first);
    due.count() * 2 > LAST
}

/// Returns whether the print on the two sides of a strip is two columns, and not two halves of
/// rows. Level rows are not columns if they may be level by `chance`.
fn are_columns(left: &[&LevelGlyph], right: &[&LevelGlyph], chance: bool) -> bool {
    let (ones, others) = (lines(left), lines(right));
    let is_recognised = left.iter().chain(right).any(|one| one.word.is_some());
    // The box of a recognised word tells only roughly where it stands.
    let (reach, least) = if is_recognised {
        (0.35, 0.7)
    } else {
        (0.2, 0.8)
    };
    let pairs: Vec<(&PrintLine, &PrintLine)> = others
        .iter()
        .filter_map(|other| {
            let near = reach * other.size;
            let one = ones.get(ones.partition_point(|one| one.y < other.y - near))?;
            (one.y <= other.y + near).then_some((one, other))
        })
        .collect();
    // What is beside nothing, as a heading beside the white of the other side, tells nothing.
    let level = of(pairs.len(), ones.len().min(others.len()));
    let counted = pairs
        .iter()
        .filter(|(one, other)| is_numbered(&one.text) && is_numbered(&other.text));
    let halves = pairs.iter().filter(|(one, other)| {
        is_numbered(&one.text) && !is_numbered(&other.text) && !is_prose(&other.text)
    });
    // White's last move and what is above the first row have nothing beside them.
    let beside = pairs.first().zip(pairs.last());
    let beside = beside.map(|((first, _), (last, _))| first.y..=last.y);
    let numbered = ones.iter().filter(|one| {
        let is_beside = beside
            .as_ref()
            .is_some_and(|beside| beside.contains(&one.y));
        is_beside && is_numbered(&one.text)
    });
    if share(&ones, is_numbered) >= 0.5 && of(halves.count(), numbered.count()) > least {
        return false;
    }
    if level < 0.7 {
        // Headings of a game are level with none of its rows.
        return !are_numbered_alike(&ones, &others, ALIKE);
    }
    if is_recognised {
        return are_recognised_columns(&ones, &others, chance);
    }
    // Scores side by side are left as rows, because the code that reads rows knows where each number
    // continues.
    let bare = share(&ones, is_prose).max(share(&others, is_prose)) < BARE;
    if chance || bare && of(counted.count(), pairs.len()) > 0.6 {
        return false;
    }
    if share(&ones, is_numbered) >= 0.5
        && share(&others, is_numbered) < 0.3
        && share(&others, is_prose) < 0.5
    {
        return false;
    }
    if share(&ones, is_prose) >= 0.5 && share(&others, is_prose) >= 0.5 {
        return true;
    }
    // A table is painted row by row, but a column to its end.
    let mut sides: Vec<(usize, bool)> = left.iter().map(|letter| (letter.order, true)).collect();
    sides.extend(right.iter().map(|letter| (letter.order, false)));
    sides.sort_unstable();
    let changes = sides
        .windows(2)
        .filter(|pair| pair[0].1 != pair[1].1)
        .count();
    changes <= 3.max(pairs.len() / 4)
}

/// Returns whether level lines are columns of print where a program recognised them: the order of its
/// words tells nothing.
fn are_recognised_columns(ones: &[PrintLine], others: &[PrintLine], chance: bool) -> bool {
    let both =
        |is: fn(&str) -> bool, least: f64| share(ones, is) >= least && share(others, is) >= least;
    both(is_running, 0.5)
        || !are_numbered_alike(ones, others, if chance { 1 } else { ALIKE })
            && (both(is_numbered, 0.4) || !chance && both(is_of_column, 0.5))
}

/// Returns a part as a share of the whole.
fn of(part: usize, whole: usize) -> f64 {
    part as f64 / whole.max(1) as f64
}

/// Returns the share of lines of which this is true.
fn share(lines: &[PrintLine], is: fn(&str) -> bool) -> f64 {
    let count = lines.iter().filter(|line| is(&line.text)).count();
    of(count, lines.len())
}

/// Returns whether a line begins with the number of a move.
pub(super) fn is_numbered(line: &str) -> bool {
    let (number, rest) = split_number(line);
    let ends = rest.is_empty() || rest.starts_with(|c: char| !c.is_alphanumeric());
    ends && (1..=3).contains(&number.len())
}

/// Returns the figures at the beginning of a line, and what is behind them.
fn split_number(line: &str) -> (&str, &str) {
    let line = line.trim_start_matches(['(', ' ']);
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    line.split_at(line.len() - rest.len())
}

/// Fewest lines whose numbers tell that White's move and Black's are both numbered. Of a few lines, where most numbers
/// may be misread, one tells it.
const ALIKE: usize = 2;

/// Returns whether half of the numbered lines of two sides, and at least so many of them, have the same number as the
/// line beside them and one move each, as where White's move and Black's are both numbered.
fn are_numbered_alike(ones: &[PrintLine], others: &[PrintLine], least: usize) -> bool {
    let ones = ones
        .iter()
        .filter_map(|one| Some((one, numbered(&one.text)?)));
    let ones: Vec<(&PrintLine, (u32, &str))> = ones.collect();
    let beside = |other: &PrintLine| {
        let away = |one: &PrintLine| (one.y - other.y).abs();
        let nearest = ones
            .iter()
            .min_by(|(one, _), (next, _)| away(one).total_cmp(&away(next)));
        nearest.filter(|(one, _)| away(one) < other.size)
    };
    let (mut alike, mut count) = (0, 0);
    for other in others {
        if let Some((number, _)) = numbered(&other.text)
            && let Some((_, (same, moves))) = beside(other)
        {
            count += 1;
            alike += usize::from(*same == number && !moves.trim().contains("   "));
        }
    }
    alike >= least && alike * 2 >= count
}

/// Returns the number at the beginning of a line, and what is behind it.
fn numbered(line: &str) -> Option<(u32, &str)> {
    let (number, rest) = split_number(line);
    Some((number.parse().ok()?, rest.trim_start_matches('.')))
}

/// Returns whether a line is moves in running text, with stops or numbers between them. The number in
/// `P-K 4 ch` is none of these.
fn is_running(line: &str) -> bool {
    let begins_move = |word: &str| word.contains(|c: char| c.is_uppercase() || c.is_ascii_digit());
    let words: Vec<&str> = line.split_whitespace().skip(1).collect();
    line.matches([',', ';']).count() >= 2
        || words
            .iter()
            .any(|word| word.ends_with('.') && is_numbered(word))
        || words
            .windows(2)
            .any(|pair| is_numbered(pair[0]) && begins_move(pair[1]))
}

/// Returns whether a line is one of a column of print, and not Black's half of a row.
fn is_of_column(line: &str) -> bool {
    is_prose(line) || is_running(line) || is_numbered(line)
}

/// Returns whether a line is running text, with words and not only names of moves.
fn is_prose(line: &str) -> bool {
    let is_word = |word: &&str| {
        let letters = word.trim_matches(|c: char| !c.is_alphabetic());
        letters.len() > 3 && letters.chars().all(char::is_lowercase) && letters != "takes"
    };
    line.split_whitespace().filter(is_word).count() >= 2
}
