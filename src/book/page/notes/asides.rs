//! Finds the runs of moves in notes that may be other lines of play.
//!
//! | in a note | aside |
//! |---|---|
//! | `If 12. P-K5 then Kt-Q4; 13. B-B4 and wins.` | three half-moves from White's twelfth on |
//! | `If Kt x B; R x Kt` | two half-moves without a printed place |
//! | `B-K3 was better.` | one half-move, praised by the words after it |
//! | `The pawn at K5, which B-K3 would have guarded` | none: no number, and no words say that it is a line |
//! | `He threatens 13. Q x P.` | none: the other side moves before it |
//!
//! Whether an aside can be played, and from where, is decided by the modules that know the rules.

use std::ops::Range;

use crate::board::Color;
use crate::book::page::limits;
use crate::book::page::moves::items::items;
use crate::book::page::moves::{ItemKind, ScoreItem, TextKind, clip};
use crate::book::page::tracking::game_draft::Note;
use crate::book::printed::PrintedAside;
use crate::notation::{arrange, lower};
use crate::work;

/// Words that introduce a supposed line of play.
const IF: [&str; 10] = [
    "if",
    "if,",
    "suppose",
    "supposing",
    "si",
    "wenn",
    "falls",
    "hvis",
    "jeśli",
    "если",
];

/// Words after which a move is only mentioned and could not have been played at that point.
const UNPLAYED: [&str; 24] = [
    "threat",
    "threats",
    "threaten",
    "threatens",
    "threatened",
    "threatening",
    "prevent",
    "prevents",
    "preventing",
    "avoid",
    "avoids",
    "avoiding",
    "fear",
    "fearing",
    "against",
    "instead",
    "followed",
    "droht",
    "drohte",
    "menace",
    "menaçant",
    "amenaza",
    "minaccia",
    "dreigt",
];

/// Words saying that a move would have been good.
const PRAISE: [&str; 9] = [
    "better",
    "best",
    "stronger",
    "strongest",
    "preferable",
    "correct",
    "proper",
    "right",
    "natural",
];

/// Verbs between a move and the words that praise it.
const IS: [&str; 7] = ["was", "is", "would", "seems", "appears", "looks", "should"];

/// Returns the runs in these notes that may be other lines of play, in the order of the notes.
pub(in crate::book::page) fn asides(text: &str, notes: &[Note]) -> Vec<PrintedAside> {
    let mut asides = Vec::new();
    for (before, span) in notes {
        let runs = runs(text, span.clone());
        // The byte behind the last end of a sentence, and where the last run that is no line ends.
        let (mut sentence, mut looked, mut mentioned) = (span.start, span.start, span.start);
        for (at, run) in runs.iter().enumerate() {
            if let Some(end) = last_end(&text[looked..run.span.start.max(looked)]) {
                sentence = looked + end;
            }
            looked = looked.max(run.span.start);
            work::add(1);
            let earlier = at.checked_sub(1).map(|at| &runs[at]);
            // Moves earlier in the same sentence that are no line may be what this run continues.
            let same = |end: usize| end >= sentence;
            let mentions = mentioned > span.start && same(mentioned);
            if !run.is_line {
                mentioned = mentioned.max(run.span.end);
            }
            if mentions || run.number.is_none() && earlier.is_some() || !run.is_line {
                continue;
            }
            asides.push(PrintedAside {
                before: *before,
                span: run.span.clone(),
                moves: run.moves.clone(),
                words: run.words.clone(),
                number: run.number,
                color: run.color,
                goes_on: earlier.is_some_and(|earlier| earlier.is_line && same(earlier.span.end)),
            });
        }
    }
    asides
}

/// Moves in a note without words between them.
struct MoveRun {
    span: Range<usize>,
    moves: Vec<Range<usize>>,
    /// Words in brackets, each with the number of moves before them.
    words: Vec<(usize, Range<usize>)>,
    number: Option<u32>,
    color: Option<Color>,
    /// Numbers or words show that it is a line of play.
    is_line: bool,
}

/// Returns the runs of moves in a note, including those in brackets.
fn runs(text: &str, note: Range<usize>) -> Vec<MoveRun> {
    let mut runs = Vec::new();
    let mut spans = vec![note];
    while let Some(span) = spans.pop() {
        let items = items(text, span.clone(), TextKind::Flow);
        let mut at = 0;
        let mut from = span.start;
        while at < items.len() {
            // Words far before a move say nothing about it.
            let begin = items[at].span.start;
            let near = text.ceil_char_boundary(begin.saturating_sub(limits::LEAD_BYTES));
            let lead = &text[from.max(near).min(begin)..begin];
            let (count, run) = take(text, &items[at..], lead, span.end);
            match run {
                Some(run) => {
                    from = run.span.end;
                    runs.push(run);
                }
                None if items[at].kind == ItemKind::Note => {
                    let bracket = &items[at].span;
                    spans.push(bracket.start + 1..bracket.end - 1);
                }
                None => {}
            }
            at += count.max(1);
        }
    }
    arrange(&mut runs, |run| (run.span.start, 0));
    runs
}

/// A run while its items are collected.
#[derive(Default)]
struct Taking {
    moves: Vec<Range<usize>>,
    words: Vec<(usize, Range<usize>)>,
    /// Each number as the count of moves before it, the number itself, and whether dots follow it.
    numbers: Vec<(usize, u32, bool)>,
    /// Dots precede the first move.
    dots: bool,
}

/// Returns the number of items in the run that begins with the first item, and the run itself.
/// `lead` is the text before it, and `end` is the byte where its note ends.
fn take(text: &str, items: &[ScoreItem], lead: &str, end: usize) -> (usize, Option<MoveRun>) {
    let supposed = supposes(lead);
    let mut taking = Taking::default();
    let mut count = 0;
    for (at, item) in items.iter().enumerate() {
        let words = &text[item.span.clone()];
        let last = taking.numbers.last().map(|(moves, ..)| *moves);
        let numbered = last == Some(taking.moves.len());
        let goes_on = match item.kind {
            ItemKind::Number(number) => {
                taking.numbers.push((taking.moves.len(), number, false));
                !numbered
            }
            ItemKind::Dots if taking.moves.is_empty() || numbered => {
                taking.dots |= taking.moves.is_empty();
                if let Some(number) = taking.numbers.last_mut().filter(|_| numbered) {
                    number.2 = true;
                }
                true
            }
            ItemKind::Weak if !numbered && taking.moves.is_empty() => false,
            ItemKind::Move | ItemKind::Weak => {
                taking.moves.push(item.span.clone());
                count = at + 1;
                true
            }
            ItemKind::Note if !taking.moves.is_empty() && !numbered => {
                taking.words.push((taking.moves.len(), item.span.clone()));
                true
            }
            ItemKind::Comma => !taking.moves.is_empty() && !numbered,
            // After the end of a sentence only a number continues the run.
            ItemKind::Stop => {
                let number = items.get(at + 1).map(|next| next.kind);
                !taking.moves.is_empty()
                    && (words != "." || matches!(number, Some(ItemKind::Number(_))))
            }
            ItemKind::Junk => supposed && taking.moves.len() == 1 && lower(words) == "then",
            _ => false,
        };
        if !goes_on {
            break;
        }
    }
    let run = taking.run(text, (items, count), (lead, supposed), end);
    (count, run)
}

impl Taking {
    /// Builds the run from the first `count` items, or returns `None` if it has no move.
    fn run(
        mut self,
        text: &str,
        (items, count): (&[ScoreItem], usize),
        (lead, supposed): (&str, bool),
        end: usize,
    ) -> Option<MoveRun> {
        let begin = items.first()?.span.start;
        let last = items.get(count.checked_sub(1)?)?.span.end;
        self.words.retain(|(_, span)| span.end <= last);
        let whole = self.moves.len();
        self.numbers.retain(|(moves, ..)| *moves < whole);
        let (place, counts) = self.place();
        let behind = &text[last..end];
        let fits = counts && whole <= limits::ASIDE_PLIES && !unplayed(lead);
        let told = match whole {
            1 => place.0.is_some() || supposed || praised(behind),
            _ => place.0.is_some() || supposed,
        };
        Some(MoveRun {
            span: begin..last,
            moves: self.moves,
            words: self.words,
            number: place.0,
            color: place.1,
            is_line: fits && told,
        })
    }

    /// Returns the number and the side of the first move as far as they are printed, and whether
    /// all numbers agree.
    fn place(&self) -> ((Option<u32>, Option<Color>), bool) {
        let Some(&(before, number, dots)) = self.numbers.first() else {
            return ((None, self.dots.then_some(Color::Black)), true);
        };
        // A number without dots before a single move may belong to either side.
        let alone = self.moves.len() == 1 && !dots;
        let half = |number: u32, dots: bool| 2 * number as usize + usize::from(dots);
        let Some(first) = half(number, dots).checked_sub(before) else {
            return ((None, None), false);
        };
        let counts =
            |&(moves, number, dots): &(usize, u32, bool)| first + moves == half(number, dots);
        let color = match first % 2 {
            0 => Color::White,
            _ => Color::Black,
        };
        let agrees =
            self.numbers.iter().all(counts) && !(before > 0 && self.dots && first % 2 == 0);
        let number = u32::try_from(first / 2).ok();
        ((number, Some(color).filter(|_| !alone)), agrees)
    }
}

/// Returns whether the words before a move suppose that it is played.
fn supposes(lead: &str) -> bool {
    let words = lower(sentence_end(lead));
    let last = words.split_whitespace().rev().take(limits::SUPPOSING_WORDS);
    last.into_iter().any(|word| IF.contains(&word))
}

/// Returns whether the words before a move say that it is not played there.
fn unplayed(lead: &str) -> bool {
    let words = lower(sentence_end(lead));
    words
        .split(|c: char| !c.is_alphabetic())
        .any(|word| UNPLAYED.contains(&word))
}

/// Returns whether the words after a move say that it would have been good.
fn praised(behind: &str) -> bool {
    let words = lower(clip(behind, limits::PRAISE_BYTES));
    let end = words.find(['.', ';', ',', '(']).unwrap_or(words.len());
    let mut words = words[..end].split_whitespace().take(limits::PRAISING_WORDS);
    let is = words.next().is_some_and(|word| IS.contains(&word));
    let words: Vec<&str> = words.collect();
    let taken_back = words
        .iter()
        .any(|word| matches!(*word, "not" | "no" | "never" | "hardly"));
    let good = words.iter().any(|word| PRAISE.contains(word));
    let played = words.ends_with(&["been", "played"]);
    is && !taken_back && (good || played)
}

/// Returns the text after the last end of a sentence.
fn sentence_end(words: &str) -> &str {
    let mut ends = words.match_indices(['.', '!', '?', ':']);
    let last = ends.rfind(|(at, _)| is_end(words, *at));
    last.map_or(words, |(at, _)| &words[at + 1..])
}

/// Returns the byte behind the last end of a sentence or a paragraph in these words.
fn last_end(words: &str) -> Option<usize> {
    let mut ends = words.match_indices(['.', '!', '?', ':']);
    let sentence = ends.rfind(|(at, _)| is_end(words, *at));
    let paragraph = words.rfind("\n\n").map(|at| at + 2);
    sentence.map(|(at, _)| at + 1).max(paragraph)
}

/// Returns whether the stop at byte `at` ends a sentence, that is, whether white space or nothing
/// follows it.
fn is_end(words: &str, at: usize) -> bool {
    words[at + 1..]
        .chars()
        .next()
        .is_none_or(char::is_whitespace)
}
