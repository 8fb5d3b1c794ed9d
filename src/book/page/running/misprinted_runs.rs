//! Reads scores in running text with misprinted moves or numbers. The numbers around them tell how
//! many moves stand between.
//!
//! | in the text | so |
//! |---|---|
//! | `10 PxHt, B-B4; 11` | two moves between two numbers, and the first is misprinted |
//! | `9 Kt-B3, KtxKt; lO PxKt, B-B4; 11` | four, and a number between |
//! | `9 Kt-B3, KtxKt; PxKt, B-B4; 11` | four, and a number is lost |
//! | `9 Kt-B3, KtxKt; 9 PxKt, B-B4; 11` | four, and the number between is 10 |
//! | `9 Kt-B3. KtxKt 10 PxKt; B-B4, 11` | four, whatever parts them |
//! | `8 P-K4, and then Black; 9 B-K2` | words |

use std::ops::Range;

use super::number_runs::{Anchor, anchors};
use super::split::{self, Due};
use crate::book::page::limits;
use crate::book::page::moves::{ItemKind, ScoreItem, TextKind, items, misprints, misspelt, shape};
use crate::book::page::rows::row_lines::is_closing;
use crate::notation::arrange;

/// Returns the items of a paragraph. Text between two numbers is read as moves where as many as are
/// due stand there.
pub(in crate::book::page) fn mended(text: &str, items: Vec<ScoreItem>) -> Vec<ScoreItem> {
    let items = opened(text, items);
    let known = split::KnownMoves::default();
    let mut mended = Vec::with_capacity(items.len());
    let mut at = 0;
    let mut rest = &items[..];
    for run in anchors(text, &items) {
        let both = run
            .windows(2)
            .filter(|pair| pair[0].number == pair[1].number);
        let run = NumberRun {
            text,
            items: &items,
            both: both.count() * 3 > run.len(),
            anchors: &run,
            known: &known,
        };
        let Some((span, found)) = run.mended(at) else {
            continue;
        };
        let kept = rest.partition_point(|item| item.span.start < span.start);
        mended.extend(
            rest[..kept]
                .iter()
                .filter_map(|item| within(item, at..span.start)),
        );
        mended.extend(found);
        at = span.end;
        let behind = rest.partition_point(|item| item.span.end <= at);
        rest = &rest[behind..];
    }
    mended.extend(rest.iter().filter_map(|item| within(item, at..text.len())));
    mended
}

/// Returns the items of text whose numbers stand in brackets, as in `(9) P-K4, P-K4;`. A bracket
/// that is not closed behind its number is no note there and is scanned for moves.
fn opened(text: &str, items: Vec<ScoreItem>) -> Vec<ScoreItem> {
    let numbers = || {
        items
            .iter()
            .filter(|item| matches!(item.kind, ItemKind::Number(_)))
    };
    let closed = numbers().filter(|item| text[item.span.clone()].starts_with('('));
    if closed.count() * 2 <= numbers().count() {
        return items;
    }
    let opened = |item: ScoreItem| {
        let words = &text[item.span.clone()];
        // A sign that is more than one byte is no bracket.
        let inside = words.strip_prefix(|c: char| c.is_ascii());
        let digit = inside.is_some_and(|inside| inside.starts_with(|c: char| c.is_ascii_digit()));
        let prose = words.split_whitespace().any(misprints::is_prose);
        if item.kind == ItemKind::Note && digit && !prose {
            items::items(text, item.span.start + 1..item.span.end, TextKind::Flow)
        } else {
            vec![item]
        }
    };
    items.into_iter().flat_map(opened).collect()
}

/// Returns the part of an item within the range; words may reach over its ends.
fn within(item: &ScoreItem, range: Range<usize>) -> Option<ScoreItem> {
    let span = item.span.start.max(range.start)..item.span.end.min(range.end);
    (span.start < span.end).then(|| ScoreItem {
        span,
        ..item.clone()
    })
}

/// A run of numbers that count on, and the paragraph it stands in.
struct NumberRun<'t> {
    text: &'t str,
    items: &'t [ScoreItem],
    anchors: &'t [Anchor],
    /// Whether Black's moves are numbered as well.
    both: bool,
    known: &'t split::KnownMoves,
}

impl NumberRun<'_> {
    /// Returns the span and the items of the run, with nothing before `begin`, or `None` if it is
    /// no score.
    fn mended(&self, begin: usize) -> Option<(Range<usize>, Vec<ScoreItem>)> {
        let pairs = || self.anchors.windows(2);
        let sound = pairs().filter(|pair| self.sound(&pair[0], &pair[1]).is_some());
        if sound.count() < limits::SOUND_PAIRS {
            return None;
        }
        let (first, last) = (self.anchors.first()?, self.anchors.last()?);
        let mut span = first.span.start..last.span.end;
        let mut found = Vec::new();
        if let Some((start, head)) = self.head(first, begin) {
            span.start = start;
            found.extend(head);
        }
        for pair in pairs() {
            let (one, two) = (&pair[0], &pair[1]);
            found.push(number(one));
            let between = one.span.end..two.span.start;
            let parts = self.sound(one, two);
            let parts = parts.or_else(|| self.parted(between.clone(), one.ply()..two.ply()));
            found.extend(parts.unwrap_or_else(|| self.within(between)));
        }
        found.push(number(last));
        if let Some((end, tail)) = self.tail(last) {
            span.end = end;
            found.extend(tail);
        }
        Some((span, found))
    }

    /// Returns the items of a stretch as they are.
    fn within(&self, span: Range<usize>) -> Vec<ScoreItem> {
        let begin = self
            .items
            .partition_point(|item| item.span.end <= span.start);
        let items = self.items[begin..].iter();
        let items = items.take_while(|item| item.span.start < span.end);
        items
            .filter_map(|item| within(item, span.clone()))
            .collect()
    }

    /// Returns the items between two numbers if they are exactly the moves due, with no words
    /// between.
    fn sound(&self, one: &Anchor, two: &Anchor) -> Option<Vec<ScoreItem>> {
        let due = two.ply() - one.ply();
        let mut items = self.within(one.span.end..two.span.start);
        let dots = items
            .first()
            .is_some_and(|item| item.kind == ItemKind::Dots);
        let parts = |item: &ScoreItem| {
            matches!(
                item.kind,
                ItemKind::Move
                    | ItemKind::Weak
                    | ItemKind::Comma
                    | ItemKind::Stop
                    | ItemKind::Mark
                    | ItemKind::Note
            )
        };
        let skipped = usize::from(dots && one.black);
        let whole = items.iter().skip(skipped).all(parts);
        let is_move = |item: &&mut ScoreItem| matches!(item.kind, ItemKind::Move | ItemKind::Weak);
        let moves = items.iter_mut().filter(is_move);
        let count = moves.map(|item| item.kind = ItemKind::Move).count();
        (whole && due <= 2 && count == due as usize).then_some(items)
    }

    /// Reads a stretch as the moves that are due in it.
    fn parted(&self, span: Range<usize>, plies: Range<u32>) -> Option<Vec<ScoreItem>> {
        self.cheapest(span, &[split::due(plies, self.both)])
    }

    /// Reads a stretch as the cheapest fit among the lists of `dues`.
    fn cheapest(&self, span: Range<usize>, dues: &[Vec<Due>]) -> Option<Vec<ScoreItem>> {
        let closed = self.closed(span.clone());
        let hidden: Vec<_> = closed.iter().map(|item| item.span.clone()).collect();
        let (at, parts) = split::parted(self.text, span, &hidden, dues, self.known)?;
        let mut found = closed;
        for (part, due) in parts.into_iter().zip(&dues[at]) {
            match due {
                Due::Move => {
                    found.push(item(ItemKind::Move, part.clone()));
                    found.push(item(ItemKind::Comma, part.end..part.end));
                }
                Due::Number { black: true, .. } if part.is_empty() => {}
                Due::Number { number, .. } => found.push(item(ItemKind::Number(*number), part)),
            }
        }
        arrange(&mut found, |item| (item.span.start, item.span.end));
        Some(found)
    }

    /// Returns the footnote marks of a stretch, and its brackets with words in them.
    fn closed(&self, span: Range<usize>) -> Vec<ScoreItem> {
        let mut items = self.within(span);
        items.retain(|item| match item.kind {
            ItemKind::Mark => true,
            ItemKind::Note => {
                let mut words = self.text[item.span.clone()].split_whitespace();
                words.any(misprints::is_prose)
            }
            _ => false,
        });
        items
    }

    /// Returns where the text before the first number begins, and its items, if only numbers are
    /// missing there.
    fn head(&self, first: &Anchor, begin: usize) -> Option<(usize, Vec<ScoreItem>)> {
        let before = first.number.checked_sub(1)?;
        if first.black || !(1..=limits::TURNS_BEFORE_RUN).contains(&before) {
            return None;
        }
        // What stands before may end behind it, as two runs can share their words.
        let words = self.text.get(begin..first.span.start)?;
        let span = begin + words.len() - words.trim_start().len()..first.span.start;
        let mut due = split::due(2..first.ply(), self.both);
        due.insert(
            0,
            Due::Number {
                number: 1,
                black: false,
            },
        );
        let found = self.cheapest(span.clone(), &[due])?;
        Some((span.start, found))
    }

    /// Returns where the moves behind the last number end, and their items.
    fn tail(&self, last: &Anchor) -> Option<(usize, Vec<ScoreItem>)> {
        let begin = last.span.end;
        let end = self.closing(begin);
        let items = self.within(begin..end);
        // A move without a sign counts too: a third move shows that a number is lost before it.
        let is_move = |item: &&ScoreItem| matches!(item.kind, ItemKind::Move | ItemKind::Weak);
        let moves = items.iter().filter(is_move).count() as u32;
        let plain = |item: &ScoreItem| {
            !matches!(
                item.kind,
                ItemKind::Junk | ItemKind::Number(_) | ItemKind::Dots
            )
        };
        let most = if last.black && !self.both { 1 } else { 2 };
        if items.iter().all(plain) && (1..=most).contains(&moves) {
            return None;
        }
        let ply = last.ply();
        let dues =
            (1..=limits::PLIES_BEHIND_RUN).map(|count| split::due(ply..ply + count, self.both));
        let dues: Vec<_> = dues.collect();
        let found = self.cheapest(begin..end, &dues)?;
        Some((end, found))
    }

    /// Returns where the words behind the last moves begin.
    fn closing(&self, begin: usize) -> usize {
        let end = self.text.len().min(
            self.text
                .floor_char_boundary(begin + limits::RUN_TAIL_BYTES),
        );
        let mut at = begin;
        for word in self.text[begin..end].split_inclusive(' ') {
            let rest = &self.text[at..end];
            let bare = word.trim();
            let letters = bare.trim_matches(|c: char| !c.is_alphanumeric());
            let known = shape::is_word(letters) || misspelt::is_near_telling(letters);
            let ends = is_closing(rest) && !known && shape::play(rest).is_none();
            let prose = misprints::is_prose(bare) && !known && letters.len() > 4;
            if !bare.is_empty() && (ends || prose || split::supposes(letters)) {
                return at;
            }
            at += word.len();
        }
        end
    }
}

const fn number(anchor: &Anchor) -> ScoreItem {
    ScoreItem {
        kind: ItemKind::Number(anchor.number),
        span: anchor.span.start..anchor.span.end,
        gap: 1,
    }
}

const fn item(kind: ItemKind, span: Range<usize>) -> ScoreItem {
    ScoreItem { kind, span, gap: 1 }
}
