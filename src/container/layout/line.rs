//! Joins letters to lines: those on one baseline, with the gaps between them as spaces.

use std::ops::Range;

use super::super::letters;

/// A glyph on a page that is turned so that its lines are level. Its y grows downward.
#[derive(Clone, Debug)]
pub(in crate::container) struct LevelGlyph {
    pub(in crate::container) text: String,
    pub(in crate::container) x0: f64,
    pub(in crate::container) x1: f64,
    pub(in crate::container) y: f64,
    pub(in crate::container) size: f64,
    /// Number of glyphs painted before it.
    pub(in crate::container) order: usize,
    /// The index of the recognised word that it belongs to, among all words of the book.
    pub(in crate::container) word: Option<u32>,
}

/// The part of a text that a recognised word became.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::container) struct WordSpan {
    /// Bytes into the text.
    pub(in crate::container) span: Range<usize>,
    /// The index of the word among all words of the book.
    pub(in crate::container) word: u32,
}

impl LevelGlyph {
    pub(in crate::container) fn is_space(&self) -> bool {
        self.text.chars().all(char::is_whitespace)
    }
}

/// A line of print.
#[derive(Clone, Debug)]
pub(super) struct PrintLine {
    pub(super) y: f64,
    pub(super) x0: f64,
    pub(super) x1: f64,
    pub(super) size: f64,
    pub(super) text: String,
    /// The recognised words in the text.
    pub(super) words: Vec<WordSpan>,
}

/// Returns the median of some numbers; 0 if there are none.
pub(in crate::container) fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(0.0)
}

/// Returns the lines of these letters, from the top.
pub(super) fn lines(letters: &[&LevelGlyph]) -> Vec<PrintLine> {
    let mut lines: Vec<PrintLine> = baselines(letters)
        .into_iter()
        .filter_map(Baseline::line)
        .collect();
    lines.sort_by(|one, other| one.y.total_cmp(&other.y));
    lines
}

/// Letters on one baseline, with raised or lowered letters beside them.
pub(super) struct Baseline<'l> {
    pub(super) letters: Vec<&'l LevelGlyph>,
    pub(super) y: f64,
    pub(super) size: f64,
    /// Number of baselines that were joined.
    joined: usize,
}

/// Most baselines that are joined to one line.
const JOINED: usize = 16;

/// Greatest distance between letters on one baseline, as a multiple of their size.
const JITTER: f64 = 0.12;

/// Greatest distance between two baselines of one line whose letters are not quite level, as a
/// multiple of their size.
const UNEVEN: f64 = 0.3;

/// Greatest distance between two baselines of one line if the letters of one are small, and raised
/// or lowered.
const RAISED: f64 = 0.5;

/// Greatest size of small letters, as a multiple of the size of those beside them.
const SMALL: f64 = 0.86;

/// Returns the baselines of these letters, from the top.
pub(super) fn baselines<'l>(letters: &[&'l LevelGlyph]) -> Vec<Baseline<'l>> {
    let mut sorted: Vec<&LevelGlyph> = letters.to_vec();
    sorted.sort_by(|one, other| one.y.total_cmp(&other.y));
    let mut groups: Vec<Vec<&LevelGlyph>> = Vec::new();
    for letter in sorted {
        match groups.last_mut() {
            Some(group)
                if letter.y - group[group.len() - 1].y <= JITTER * letter.size
                    && letter.y - group[0].y <= UNEVEN * letter.size =>
            {
                group.push(letter);
            }
            _ => groups.push(vec![letter]),
        }
    }
    let mut lines: Vec<Baseline<'l>> = Vec::new();
    for group in groups {
        let next = Baseline::new(group);
        match lines.last_mut() {
            Some(line) if line.takes(&next) => line.join(next),
            _ => lines.push(next),
        }
    }
    lines
}

impl<'l> Baseline<'l> {
    fn new(letters: Vec<&'l LevelGlyph>) -> Baseline<'l> {
        Baseline {
            y: median(letters.iter().map(|letter| letter.y).collect()),
            size: median(letters.iter().map(|letter| letter.size).collect()),
            letters,
            joined: 1,
        }
    }

    /// Returns whether another baseline belongs to the same line.
    fn takes(&self, other: &Baseline<'_>) -> bool {
        let (large, small) = if self.size >= other.size {
            (self.size, other.size)
        } else {
            (other.size, self.size)
        };
        let reach = if small <= SMALL * large {
            RAISED
        } else {
            UNEVEN
        };
        let near = (other.y - self.y).abs() <= reach * large;
        near && self.joined < JOINED && !self.covers(other)
    }

    /// Returns whether letters of both stand one above the other.
    fn covers(&self, other: &Baseline<'_>) -> bool {
        let mut own: Vec<(f64, f64)> = self
            .visible()
            .map(|letter| (letter.x0, letter.x1))
            .collect();
        own.sort_by(|one, other| one.0.total_cmp(&other.0));
        other.visible().any(|letter| {
            let after = own.partition_point(|(x0, _)| *x0 <= letter.x0);
            let beside = own[after.saturating_sub(1)..].iter().take(2);
            let most = 0.4 * (letter.x1 - letter.x0);
            beside
                .map(|(x0, x1)| x1.min(letter.x1) - x0.max(letter.x0))
                .any(|both| both > most && both > 0.0)
        })
    }

    fn visible(&self) -> impl Iterator<Item = &'l LevelGlyph> {
        self.letters
            .iter()
            .copied()
            .filter(|letter| !letter.is_space())
    }

    fn join(&mut self, other: Baseline<'l>) {
        if other.letters.len() > self.letters.len() {
            self.y = other.y;
            self.size = other.size;
        }
        self.letters.extend(other.letters);
        self.joined += 1;
    }

    /// Returns the line; `None` if nothing in it is visible.
    fn line(mut self) -> Option<PrintLine> {
        self.letters.sort_by(|one, other| {
            let across = one.x0.total_cmp(&other.x0);
            across.then(one.order.cmp(&other.order))
        });
        let visible: Vec<&LevelGlyph> = self.visible().collect();
        let (text, words) = self.text(&visible);
        Some(PrintLine {
            y: self.y,
            x0: visible.first()?.x0,
            x1: visible.last()?.x1,
            size: self.size,
            text,
            words,
        })
    }

    /// Returns the text, and the recognised words in it.
    fn text(&self, visible: &[&LevelGlyph]) -> (String, Vec<WordSpan>) {
        let gaps = Gaps::measure(visible, self.size);
        let (mut text, mut words) = (String::new(), Vec::new());
        let mut mark = String::new();
        let (mut before, mut spaces): (Option<&LevelGlyph>, usize) = (None, 0);
        for letter in &self.letters {
            if letter.is_space() {
                spaces += 1;
                continue;
            }
            // This letter was painted twice to make it bold.
            if before.is_some_and(|known| {
                known.text == letter.text && letter.x0 - known.x0 < 0.1 * self.size
            }) {
                continue;
            }
            let gap = before.map_or(0.0, |before| letter.x0 - before.x1);
            let count = before.map_or(0, |_| gaps.spaces(gap, std::mem::take(&mut spaces)));
            let raised = letter.size <= SMALL * self.size && self.y - letter.y > JITTER * self.size;
            if count > 0 || !raised {
                let marked = letters::raised(&text, &std::mem::take(&mut mark));
                text.push_str(&marked);
            }
            text.extend(std::iter::repeat_n(' ', count));
            let into = if raised { &mut mark } else { &mut text };
            let begin = into.len();
            letter.text.chars().for_each(|c| letters::put(into, c));
            if let (Some(word), false) = (letter.word, raised) {
                add_letter(&mut words, begin..text.len(), word);
            }
            before = Some(letter);
            spaces = 0;
        }
        let marked = letters::raised(&text, &mark);
        text.push_str(&marked);
        (text.trim_end().to_owned(), words)
    }
}

/// Adds a letter of a recognised word to the words of a text.
fn add_letter(words: &mut Vec<WordSpan>, span: Range<usize>, word: u32) {
    match words.last_mut() {
        Some(last) if last.word == word => last.span.end = span.end,
        _ => words.push(WordSpan { span, word }),
    }
}

/// Widths at which a gap in a line is a space.
struct Gaps {
    /// Width above which a gap is a space.
    least: f64,
    /// Width from which a gap is several spaces.
    wide: f64,
    /// Usual width of a letter.
    letter: f64,
}

impl Gaps {
    fn measure(visible: &[&LevelGlyph], size: f64) -> Gaps {
        let widths = visible.iter().map(|letter| letter.x1 - letter.x0);
        let letter = median(widths.filter(|width| *width > 0.0).collect());
        let between = visible.windows(2).map(|pair| pair[1].x0 - pair[0].x1);
        // Spaced print has gaps between all its letters, but they are narrower than those between
        // words.
        let usual = median(between.collect());
        let least = if visible.len() > 6 && (0.1 * size..0.2 * size).contains(&usual) {
            1.6 * usual + 0.05 * size
        } else {
            0.15 * size
        };
        Gaps {
            least,
            wide: (1.5 * size).max(1.5 * least),
            letter: letter.max(0.25 * size),
        }
    }

    /// Returns the number of spaces for a gap in which the file has `there` spaces.
    fn spaces(&self, gap: f64, there: usize) -> usize {
        if gap >= self.wide {
            ((gap / self.letter).round() as usize).clamp(3, 200)
        } else if there > 0 {
            there.min(3)
        } else {
            usize::from(gap > self.least)
        }
    }
}
