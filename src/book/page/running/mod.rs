//! Reads moves in running text.
//!
//! The module itself finds the runs of moves in a paragraph.
//!
//! | in the paragraph | phrases |
//! |---|---|
//! | `1 P-K4, P-K4; 2 Kt-KB3, Kt-QB3` | one of two turns |
//! | `best is 8...P × P; 9 B × B P. If 8...B-K3; 9 …` | two: words separate them, and the numbers start again |
//! | `Kt-QB3; 3 B-Kt5, P-QR3`, the paragraph beginning so | one, from Black's second move |
//! | `White castles at once` | none: no number begins it |
//!
//! | file | what it reads | example |
//! |---|---|---|
//! | `run_on_lines` | lines over which moves run on | `P-K4, P-K4; 2 Kt-` / `KB3, Kt-QB3; 3 B-Kt5` |
//! | `number_runs` | the numbers of moves among all other numbers | `9 P-K4, P-K4; lO. B-K2` → 9, 10 |
//! | `split` | the moves between two numbers | `P-K4. PzK4;`, two moves due → `P-K4`, `PzK4` |
//! | `misprinted_runs` | scores with misprinted moves or numbers | `10 PxHt, B-B4; 11` → two moves between two numbers |

pub(super) mod misprinted_runs;
mod number_runs;
pub(super) mod run_on_lines;
mod split;

use std::ops::Range;

use crate::book::languages::words;
use crate::book::page::moves::{ItemKind, ScoreItem, shape};
use crate::book::page::rows::row_lines::same_words;
use crate::book::page::rows::{Half, ScoreTurn};

/// Moves in running text with no word between them.
#[derive(Clone, Debug)]
pub(in crate::book::page) struct Phrase {
    pub turns: Vec<ScoreTurn>,
    /// Whether a sentence or a bracket ends before it.
    pub fresh: bool,
    /// Whether moves that do not fit into it follow without words between.
    pub torn: bool,
    /// Whether it begins with a move before the first number, which is Black's if White's stands
    /// further up.
    pub replies: bool,
    pub span: Range<usize>,
}

/// Returns the runs of moves that begin with a number, or with a move before one at the start of
/// the paragraph.
pub(in crate::book::page) fn phrases(text: &str, items: &[ScoreItem]) -> Vec<Phrase> {
    let open = reply(items);
    let begin = usize::from(open.is_some());
    let mut gathering = Gathering {
        text,
        items,
        done: Vec::new(),
        open,
        fresh: true,
    };
    for at in begin..items.len() {
        gathering.item(at);
    }
    gathering.end()
}

/// Returns the phrase that a paragraph begins with if its first item is a move and its first number
/// is that of the next move.
fn reply(items: &[ScoreItem]) -> Option<Phrase> {
    let signs = [ItemKind::Comma, ItemKind::Stop, ItemKind::Mark];
    let first = items.first().filter(|item| item.kind == ItemKind::Move)?;
    let next = items[1..].iter().find(|item| !signs.contains(&item.kind))?;
    let ItemKind::Number(number @ 2..) = next.kind else {
        return None;
    };
    let mut turn = ScoreTurn {
        number: Some(number - 1),
        first: Some(Half::new(first.span.clone())),
        dots: true,
        ..ScoreTurn::default()
    };
    turn.tell_colors();
    Some(Phrase {
        turns: vec![turn],
        fresh: true,
        torn: false,
        replies: true,
        span: first.span.clone(),
    })
}

/// The phrases of a paragraph while its items are gone through one by one.
struct Gathering<'t> {
    text: &'t str,
    items: &'t [ScoreItem],
    done: Vec<Phrase>,
    /// The phrase that may go on.
    open: Option<Phrase>,
    /// Whether a sentence or a bracket ends before the next item.
    fresh: bool,
}

impl Gathering<'_> {
    fn item(&mut self, at: usize) {
        let item = &self.items[at];
        let words = &self.text[item.span.clone()];
        match item.kind {
            ItemKind::Number(number) => self.number(number, &item.span),
            ItemKind::Dots => {
                if let Some(turn) = self.turn() {
                    turn.dots |= turn.first.is_none();
                }
            }
            ItemKind::Move | ItemKind::Weak if self.open.is_none() => self.fresh = false,
            ItemKind::Move | ItemKind::Weak => {
                if self.takes(at) {
                    self.fresh = words.ends_with(['.', '!', '?']);
                } else {
                    self.close();
                }
            }
            ItemKind::Mark => {
                if let Some(half) = self.half() {
                    half.marks.push(item.span.clone());
                }
                self.fresh = true;
            }
            ItemKind::Note => {
                if let Some(half) = self.half() {
                    half.notes.push(item.span.clone());
                }
                self.fresh = true;
            }
            ItemKind::Comma => {}
            ItemKind::Stop => self.fresh = true,
            ItemKind::Junk => {
                self.close();
                let ends = ['.', ':', ';', '!', '?', ')', ']', '—'];
                self.fresh = words.trim_end().ends_with(ends);
            }
        }
    }

    /// Returns the latest turn of the open phrase.
    fn turn(&mut self) -> Option<&mut ScoreTurn> {
        self.open.as_mut()?.turns.last_mut()
    }

    /// Returns the latest half-move of the open phrase.
    fn half(&mut self) -> Option<&mut Half> {
        let turn = self.turn()?;
        turn.second.as_mut().or(turn.first.as_mut())
    }

    fn close(&mut self) {
        self.done.extend(self.open.take());
    }

    /// Continues the phrase with a number, or begins another.
    fn number(&mut self, number: u32, span: &Range<usize>) {
        let turn = ScoreTurn {
            number: Some(number),
            ..ScoreTurn::default()
        };
        if let Some(phrase) = &mut self.open
            && follows(phrase, number)
        {
            phrase.turns.push(turn);
            return;
        }
        self.close();
        if let Some(last) = self.done.last_mut() {
            last.torn |= goes_on(self.text, last, number, span.start);
        }
        self.open = Some(Phrase {
            turns: vec![turn],
            fresh: self.fresh,
            torn: false,
            replies: false,
            span: span.clone(),
        });
    }

    /// Takes the move of this item if the phrase has a place for it, and returns whether it has.
    fn takes(&mut self, at: usize) -> bool {
        let item = &self.items[at];
        let sure = item.kind == ItemKind::Move;
        let Some(phrase) = &mut self.open else {
            return false;
        };
        let Some(turn) = phrase.turns.last_mut() else {
            return false;
        };
        let half = if turn.first.is_none() && (sure || !turn.dots) {
            &mut turn.first
        } else if turn.second.is_none()
            && !turn.dots
            && (sure || is_before_number(self.text, self.items, at))
        {
            &mut turn.second
        } else if let (Some(first), Some(second)) = (&mut turn.first, &mut turn.second)
            && sure
            && ends_turn(self.items, at)
            && same_words(self.text, &first.span, &second.span)
        {
            // White's move is printed twice.
            first.again = Some(std::mem::replace(&mut second.span, item.span.clone()));
            phrase.span.end = item.span.end;
            return true;
        } else if let Some(second) = &mut turn.second
            && same_words(self.text, &second.span, &item.span)
        {
            second.again = Some(item.span.clone());
            phrase.span.end = item.span.end;
            return true;
        } else {
            return false;
        };
        *half = Some(Half::new(item.span.clone()));
        turn.tell_colors();
        phrase.span.end = item.span.end;
        true
    }

    /// Returns the phrases without the trailing numbers that no move followed, and without empty
    /// ones.
    fn end(mut self) -> Vec<Phrase> {
        self.close();
        for phrase in &mut self.done {
            while phrase.turns.last().is_some_and(|turn| turn.first.is_none()) {
                phrase.turns.pop();
            }
        }
        self.done.retain(|phrase| !phrase.turns.is_empty());
        self.done
    }
}

/// Whether a move that begins here with this number belongs to the same score as the phrase before
/// it, some moves being lost. The number must be higher, and hardly any words may stand between.
fn goes_on(text: &str, phrase: &Phrase, number: u32, begin: usize) -> bool {
    let last = phrase.turns.iter().rev().find_map(|turn| turn.number);
    // Of two scores on one line the first may be longer than its moves before this one.
    let Some(between) = text.get(phrase.span.end..begin) else {
        return false;
    };
    let mut between = between.split(|c: char| !c.is_alphabetic());
    let words = between.clone();
    let words = words.filter(|word| word.len() >= 4 && !shape::is_word(word));
    // Words such as "if" begin another line of play.
    let supposed = between.any(|word| ["If", "if", "Or", "Had"].contains(&word));
    last.is_some_and(|last| last < number) && words.count() < 2 && !supposed
}

/// Whether a number, words that end the game, or nothing follows directly. An item between two
/// numbers is the second move.
fn is_before_number(text: &str, items: &[ScoreItem], at: usize) -> bool {
    items.get(at + 1).is_none_or(|next| match next.kind {
        ItemKind::Number(_) => true,
        ItemKind::Junk => words::is_closing(&text[next.span.clone()]),
        _ => false,
    })
}

/// Whether a number or nothing follows, with punctuation allowed between.
fn ends_turn(items: &[ScoreItem], at: usize) -> bool {
    let signs = |item: &&ScoreItem| !matches!(item.kind, ItemKind::Comma | ItemKind::Stop);
    let next = items[at + 1..].iter().find(signs);
    next.is_none_or(|next| matches!(next.kind, ItemKind::Number(_)))
}

/// Whether the phrase can continue with the number.
fn follows(phrase: &Phrase, number: u32) -> bool {
    let Some(last) = phrase.turns.last() else {
        return true;
    };
    let Some(before) = last.number else {
        return true;
    };
    let whole = last.second.is_some() || last.dots && last.first.is_some();
    if number == before {
        // `1. A 1. B`, or `1. A 1... B` where White's move stands alone.
        return !whole;
    }
    // A misprinted number or a gap is accepted, as the game records gaps; number 1 begins a new
    // game.
    number > before || whole && number > 1 && number != before
}
