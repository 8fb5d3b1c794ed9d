//! A score in running text of which a move or a number is misprinted: the numbers around it tell how many moves
//! stand between them.
//!
//! | in the text | so |
//! |---|---|
//! | `10 PxHt, B-B4; 11` | two moves between two numbers, and the first is misprinted |
//! | `9 Kt-B3, KtxKt; lO PxKt, B-B4; 11` | four, and a number between |
//! | `9 Kt-B3, KtxKt; PxKt, B-B4; 11` | four, and a number is lost |
//! | `9 Kt-B3, KtxKt; 9 PxKt, B-B4; 11` | whole turns, and the number between is 10 |
//! | `8 P-K4, and then Black; 9 B-K2` | words |

use std::ops::Range;

use super::item::{ItemKind, ScoreItem};
use super::rows::is_closing;
use super::{alike, near, shape};

/// So many turns of a paragraph must be whole, or it is not taken for a score.
const WHOLE: usize = 2;

/// So many numbers may be passed over that stand within a misprinted move.
const WITHIN: usize = 3;

/// The items of a paragraph, those between two numbers being moves where as many as are due stand there.
pub(super) fn mended(text: &str, mut items: Vec<ScoreItem>) -> Vec<ScoreItem> {
    renumber(&mut items);
    let mut stretches = stretches(text, &items);
    let sound = stretches.iter().filter(|stretch| stretch.is_sound(&items));
    if sound.count() < WHOLE {
        return items;
    }
    stretches.retain(|stretch| stretch.is_broken(&items));
    let mut mended = Vec::with_capacity(items.len());
    let mut at = 0;
    for stretch in stretches {
        let Some(found) = stretch.moves(text, &items) else {
            continue;
        };
        mended.extend_from_slice(&items[at..stretch.items.start]);
        mended.extend(found);
        at = stretch.items.end;
    }
    mended.extend_from_slice(&items[at..]);
    mended
}

/// Puts right a number between two whole turns, where those around leave room for one only.
fn renumber(items: &mut [ScoreItem]) {
    let numbers = numbers(items);
    for at in 1..numbers.len() {
        let ((one, _), (two, printed)) = (numbers[at - 1], numbers[at]);
        let ItemKind::Number(before) = items[one].kind else {
            continue;
        };
        let (end, fits) = match numbers.get(at + 1) {
            Some(&(three, behind)) => (three, behind == before + 2),
            // Behind the last turn no number tells; the one before it can not be printed again.
            None => (items.len(), printed == before),
        };
        let whole = is_whole(&items[one + 1..two]) && is_whole(&items[two + 1..end]);
        if fits && printed != before + 1 && whole {
            items[two].kind = ItemKind::Number(before + 1);
        }
    }
}

/// Whether the items are two moves and what parts them.
fn is_whole(items: &[ScoreItem]) -> bool {
    let moves = items.iter().filter(|item| item.kind == ItemKind::Move);
    let parts = [
        ItemKind::Move,
        ItemKind::Comma,
        ItemKind::Stop,
        ItemKind::Mark,
    ];
    moves.count() == 2 && items.iter().all(|item| parts.contains(&item.kind))
}

/// The numbers among the items, and where they stand there.
fn numbers(items: &[ScoreItem]) -> Vec<(usize, u32)> {
    let number = |(at, item): (usize, &ScoreItem)| match item.kind {
        ItemKind::Number(number) => Some((at, number)),
        _ => None,
    };
    (0..).zip(items).filter_map(number).collect()
}

/// What stands between two numbers.
struct RunStretch {
    /// Its items, without the numbers.
    items: Range<usize>,
    span: Range<usize>,
    /// The number before it, and the one behind it if there is one.
    numbers: (u32, Option<u32>),
    /// The number before it is not among the items.
    begins: bool,
}

/// The stretches of a paragraph, in its order.
fn stretches(text: &str, items: &[ScoreItem]) -> Vec<RunStretch> {
    let numbers = numbers(items);
    let mut stretches = Vec::with_capacity(numbers.len() + 1);
    stretches.extend(head(text, items, &numbers));
    let mut next = 0;
    while let Some(&(at, number)) = numbers.get(next) {
        let behind = &numbers[next + 1..];
        // What stands within a misprinted move is no number.
        let due = behind
            .iter()
            .take(WITHIN)
            .position(|(_, behind)| (number + 1..=number + 2).contains(behind))
            .unwrap_or(0);
        let end = behind.get(due);
        let last = end.map_or(items.len(), |(end, _)| *end);
        stretches.push(RunStretch {
            items: at + 1..last,
            span: items[at].span.end..items.get(last).map_or(text.len(), |end| end.span.start),
            numbers: (number, end.map(|(_, number)| *number)),
            begins: false,
        });
        next += due + 1;
    }
    stretches
}

/// What stands before the first number, if it begins with the one before that.
fn head(text: &str, items: &[ScoreItem], numbers: &[(usize, u32)]) -> Option<RunStretch> {
    let &(end, number) = numbers.first()?;
    let before = number.checked_sub(1).filter(|before| *before > 0)?;
    let begin = items.first()?.span.start;
    let found = alike::number(&text[begin..]).filter(|found| found.value == before);
    let length = match found {
        Some(found) => found.length,
        None if before == 1 => 0,
        None => return None,
    };
    (end > 0).then(|| RunStretch {
        items: 0..end,
        span: begin + length..items[end].span.start,
        numbers: (before, Some(number)),
        begins: true,
    })
}

impl RunStretch {
    /// Whether it is two moves as they should be.
    fn is_sound(&self, items: &[ScoreItem]) -> bool {
        let between = &items[self.items.clone()];
        let moves = between.iter().filter(|item| item.kind == ItemKind::Move);
        let (number, next) = self.numbers;
        moves.count() == 2
            && next == Some(number + 1)
            && between.iter().all(|item| item.kind != ItemKind::Junk)
    }

    /// Whether it has other words, or not as many moves as are due.
    fn is_broken(&self, items: &[ScoreItem]) -> bool {
        let between = &items[self.items.clone()];
        let junk = between.iter().any(|item| item.kind == ItemKind::Junk);
        let moves = between.iter().filter(|item| item.kind == ItemKind::Move);
        let (number, next) = self.numbers;
        let due = |next: u32| moves.count() == 2 * next.saturating_sub(number) as usize;
        junk || next.is_some_and(|next| !due(next))
    }

    /// Its items, if there are as many moves as are due and nothing else.
    fn moves(&self, text: &str, items: &[ScoreItem]) -> Option<Vec<ScoreItem>> {
        let between = &items[self.items.clone()];
        let plain = between
            .iter()
            .all(|item| !matches!(item.kind, ItemKind::Dots | ItemKind::Note | ItemKind::Mark));
        let (number, next) = self.numbers;
        let missing = next.map(|next| next.saturating_sub(number));
        if !plain || missing.is_some_and(|missing| !(1..=2).contains(&missing)) {
            return None;
        }
        let mut found = Vec::new();
        if self.begins {
            found.push(item(
                ItemKind::Number(number),
                items[0].span.start..self.span.start,
            ));
        }
        let pieces = pieces(text, self.span.clone());
        let hidden = self.hidden(text);
        match (hidden, missing) {
            (Some(hidden), Some(2) | None) => {
                let (one, other) = (self.span.start..hidden.start, hidden.end..self.span.end);
                self.turn(text, one, &mut found, true)?;
                found.push(item(ItemKind::Number(number + 1), hidden));
                self.turn(text, other, &mut found, missing.is_some())?;
            }
            (None, Some(2)) if pieces.len() == 4 => {
                let middle = pieces[2].start;
                let digits = alike::number(&text[pieces[2].clone()]);
                let digits = digits.filter(|digits| digits.length < pieces[2].len());
                let begin = middle + digits.map_or(0, |digits| digits.length);
                self.turn(text, self.span.start..middle, &mut found, true)?;
                found.push(item(ItemKind::Number(number + 1), middle..begin));
                self.turn(text, begin..self.span.end, &mut found, true)?;
            }
            (_, Some(1) | None) => {
                self.turn(text, self.span.clone(), &mut found, missing.is_some())?;
            }
            _ => return None,
        }
        Some(found)
    }

    /// The misprinted number between the two moves before it and those behind it.
    fn hidden(&self, text: &str) -> Option<Range<usize>> {
        let words = &text[self.span.clone()];
        let gaps = words.match_indices([' ', ';', ',']).skip(1);
        let mut begins = gaps.map(|(at, _)| self.span.start + at + 1);
        begins.find_map(|begin| {
            let found = alike::number(&text[begin..self.span.end])?;
            (found.value == self.numbers.0 + 1).then(|| begin..begin + found.length)
        })
    }

    /// Adds a turn of two moves, or where the score may end with it, `!whole`, of one or two and the words
    /// behind them.
    fn turn(
        &self,
        text: &str,
        span: Range<usize>,
        found: &mut Vec<ScoreItem>,
        whole: bool,
    ) -> Option<()> {
        let end = span.end;
        let mut pieces = pieces(text, span);
        if !whole {
            let ends = pieces.iter().position(|piece| {
                let words = &text[piece.clone()];
                is_closing(words) && shape::play(words).is_none()
            });
            pieces.truncate(ends.unwrap_or(pieces.len()));
        }
        let due = if whole { 2..=2 } else { 1..=2 };
        if !due.contains(&pieces.len()) {
            return None;
        }
        let mut last = 0;
        for piece in pieces {
            let span = moved(text, piece)?;
            last = span.end;
            found.push(item(ItemKind::Move, span.clone()));
            found.push(item(ItemKind::Comma, span.end..span.end));
        }
        if !whole
            && last < end
            && !text[last..end]
                .trim_matches([' ', '.', ';', ','])
                .is_empty()
        {
            found.push(item(ItemKind::Junk, last..end));
        }
        Some(())
    }
}

const fn item(kind: ItemKind, span: Range<usize>) -> ScoreItem {
    ScoreItem { kind, span, gap: 1 }
}

/// What commas and semicolons part.
fn pieces(text: &str, span: Range<usize>) -> Vec<Range<usize>> {
    let mut begin = span.start;
    let mut pieces = Vec::new();
    for piece in text[span].split([',', ';']) {
        let bare = piece.trim_start();
        let start = begin + piece.len() - bare.len();
        let bare = bare.trim_end();
        if bare.contains(char::is_alphanumeric) {
            pieces.push(start..start + bare.len());
        }
        begin += piece.len() + 1;
    }
    pieces
}

/// The piece as a move, if it is one or may be a misprint of one.
fn moved(text: &str, piece: Range<usize>) -> Option<Range<usize>> {
    let words = &text[piece.clone()];
    if let Some(shaped) = shape::play(words) {
        let rest = &words[shaped.length..];
        if shape::play(rest.trim_start()).is_some() {
            return None;
        }
        let whole = rest.trim_matches(['.', '!', '?', ' ']).is_empty() || is_closing(rest);
        let length = if whole { shaped.length } else { words.len() };
        return (whole || alike::may_go_on(rest)).then(|| piece.start..piece.start + length);
    }
    let first = words.split_whitespace().next()?;
    let small = first.chars().all(char::is_lowercase) && !near::is_near_word(first);
    (!small && alike::may_be_move(words)).then_some(piece)
}
