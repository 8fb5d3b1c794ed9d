//! Turns the runs of moves in notes that can be played into other lines of play.
//!
//! | note behind White's twelfth move | becomes |
//! |---|---|
//! | `If 12... PxP; 13. BxP` | a line from where Black's twelfth is played |
//! | `If PxP, BxP`, which fits nowhere else | the same |
//! | `12. P-K5, Kt-Q4; 13. B-B4`, and behind it `if 13. B-K3` | a line in White's place, and one that leaves it |
//! | `12... PxP`, as Black did play | none: it repeats the game |
//! | `12... PxP; 13. BxP`, which cannot be played | none: it stays as it is printed |
//!
//! Nothing is mended here: every move must read as it is printed, be settled, and fit in one place
//! only.

use std::collections::BTreeMap;
use std::ops::Range;

use super::game::{BookPly, Settled};
use super::line::Lines;
use super::printed::{PrintedAside, PrintedGame};
use super::settle::settle;
use super::slots::PrintSlot;
use super::step::{PrintedScore, ScoreLine};
use crate::board::{Color, Move};
use crate::notation::Language;
use crate::rules::Position;

/// Most plies before the note where one of its lines may begin; a row has two.
const BACK: usize = 2;

/// Abbreviations whose period ends no sentence.
const TITLES: [&str; 8] = ["Dr", "Mr", "Mrs", "Messrs", "Prof", "St", "No", "M"];

/// A line of play from a note.
pub(super) struct BookVariation<'p> {
    pub aside: &'p PrintedAside,
    /// Plies of the game before it.
    pub from: usize,
    /// Its moves from there on, beginning with those it takes from the line that it leaves.
    pub moves: Vec<Move>,
    /// The number of moves taken from that line.
    pub lent: usize,
}

impl BookVariation<'_> {
    /// Returns how many plies stand before its own first move.
    const fn begins(&self) -> usize {
        self.from + self.lent
    }
}

/// Returns the lines of play in the notes of a game that has been read, in the order of its asides.
pub(super) fn variations<'p>(
    text: &str,
    printed: &'p PrintedGame,
    plies: &[BookPly],
) -> Vec<BookVariation<'p>> {
    let mut positions = Vec::new();
    if !printed.asides.is_empty() {
        positions.push(printed.start.clone());
        for ply in plies {
            let next = positions[positions.len() - 1].after(&ply.mv);
            positions.push(next);
        }
    }
    let mut reader = NoteReader {
        text,
        language: printed.language,
        plies,
        positions,
        found: Vec::new(),
        lost: None,
    };
    let mut note = None;
    for aside in &printed.asides {
        if note != Some(aside.before) {
            (note, reader.lost) = (Some(aside.before), None);
        }
        reader.read(aside);
    }
    let mut kept: Vec<BookVariation<'p>> = Vec::new();
    // The places of the lines that leave the game at each ply.
    let mut leaving: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for line in reader.found {
        let same = leaving.entry(line.from).or_default();
        let known = |at: &usize| kept[*at].moves.starts_with(&line.moves);
        if !line.is_played(plies) && !same.iter().any(known) {
            same.push(kept.len());
            kept.push(line);
        }
    }
    kept
}

impl BookVariation<'_> {
    /// Whether these moves are the game's own, or go on where it ends.
    fn is_played(&self, plies: &[BookPly]) -> bool {
        let played = plies[self.from..].iter().map(|ply| ply.mv);
        let same = self
            .moves
            .iter()
            .zip(played)
            .take_while(|(ours, mv)| **ours == *mv);
        let same = same.count();
        same == self.moves.len() || self.from + same == plies.len()
    }
}

/// The notes of a game, read aside by aside.
struct NoteReader<'r, 'p> {
    text: &'r str,
    language: Language,
    plies: &'r [BookPly],
    /// The positions before each ply and behind the last.
    positions: Vec<Position>,
    found: Vec<BookVariation<'p>>,
    /// The ply where the latest unread aside of the note begins, as a later aside may go on from
    /// it, or 0 if that ply is not known.
    lost: Option<usize>,
}

/// A place where an aside may begin: the number of plies of the game before its line, and the moves
/// it takes from that line.
type AsidePlace = (usize, Vec<Move>);

impl<'p> NoteReader<'_, 'p> {
    fn read(&mut self, aside: &'p PrintedAside) {
        let begins = self.begins(aside);
        let mut read: Vec<BookVariation<'p>> = Vec::new();
        for &begin in &begins {
            for (from, lent) in self.places(aside, begin) {
                if let Some(moves) = self.line(aside, from, &lent) {
                    let count = lent.len();
                    read.push(BookVariation {
                        aside,
                        from,
                        moves: [lent, moves].concat(),
                        lent: count,
                    });
                }
            }
        }
        match read.pop().filter(|_| read.is_empty()) {
            Some(line) => {
                self.lost = self.lost.filter(|&lost| lost < line.begins());
                self.found.push(line);
            }
            None => {
                let first = begins.first().copied().filter(|_| begins.len() == 1);
                self.lost = Some(first.unwrap_or(0));
            }
        }
    }

    /// Returns how many plies may stand before an aside, by its number and its side.
    fn begins(&self, aside: &PrintedAside) -> Vec<usize> {
        let start = &self.positions[0];
        let black = usize::from(start.color() == Color::Black);
        let sides = [Color::White, Color::Black];
        let sides = sides
            .into_iter()
            .filter(|side| aside.color.is_none_or(|told| told == *side));
        match aside.number {
            Some(number) => {
                let Some(turns) = number.checked_sub(start.fullmove()) else {
                    return Vec::new();
                };
                let half = |side| 2 * turns as usize + usize::from(side == Color::Black);
                sides
                    .filter_map(|side| half(side).checked_sub(black))
                    .collect()
            }
            None => {
                let parities: Vec<usize> = sides
                    .map(|side| usize::from(side == Color::Black))
                    .collect();
                let near = aside.before.saturating_sub(BACK)..=aside.before;
                near.filter(|ply| parities.contains(&((ply + black) % 2)))
                    .collect()
            }
        }
    }

    /// Returns the places for an aside with this many plies before it: in the game, or in the line
    /// before it.
    fn places(&self, aside: &PrintedAside, begin: usize) -> Vec<AsidePlace> {
        let mut places = Vec::new();
        let last = self
            .found
            .last()
            .filter(|line| line.aside.before == aside.before);
        let behind = last.filter(|line| line.begins() < begin);
        // Behind a line that could not be read nothing is sure.
        if self.lost.is_some_and(|lost| lost < begin) {
            return places;
        }
        if let Some(line) = behind
            && let Some(lent) = line.moves.get(..begin - line.from)
        {
            places.push((line.from, lent.to_vec()));
        }
        let near = begin + BACK >= aside.before && begin <= aside.before;
        if near && begin < self.plies.len() && !(behind.is_some() && aside.goes_on) {
            places.push((begin, Vec::new()));
        }
        places
    }

    /// Returns the moves of an aside from there on, or `None` if one of them does not read as it is
    /// printed.
    fn line(&self, aside: &PrintedAside, from: usize, lent: &[Move]) -> Option<Vec<Move>> {
        let mut position = self.positions.get(from)?.clone();
        for mv in lent {
            position.play(mv);
        }
        let prints = || aside.moves.iter().map(|span| &self.text[span.clone()]);
        let slots = vec![PrintSlot::default(); aside.moves.len()];
        let score = PrintedScore::new(prints(), self.language, slots, &[]);
        let start = ScoreLine {
            step: None,
            position,
            plies: 0,
            cost: 0,
        };
        let mut lines = Lines::new(&score, 0, vec![start], false);
        for _ in prints() {
            lines.advance().ok()?;
        }
        lines.look_back();
        let best = lines.path(lines.live.first()?.step);
        let sure = settle(&lines, &best).iter().all(|verdict| {
            verdict.liberties.is_empty()
                && !matches!(verdict.settled, Settled::Open | Settled::Repaired)
        });
        let moves = best.iter().map(|&step| lines.steps[step].action.mv());
        moves.collect::<Option<Vec<Move>>>().filter(|_| sure)
    }
}

/// The words of a note, divided between the game and its lines.
pub(super) struct PartedNote<'v, 'p> {
    /// The words that stay with the game's move.
    pub rest: Vec<Range<usize>>,
    /// Each line with the words before it and behind it.
    pub lines: Vec<(&'v BookVariation<'p>, Range<usize>, Range<usize>)>,
}

/// Divides a note between the game and the lines that stand in it. `found` is in the order of the
/// text.
pub(super) fn parted<'v, 'p>(
    text: &str,
    note: &Range<usize>,
    found: &'v [BookVariation<'p>],
) -> PartedNote<'v, 'p> {
    let inside = |line: &&BookVariation<'p>| {
        note.start <= line.aside.span.start && line.aside.span.end <= note.end
    };
    let mut parted = PartedNote {
        rest: Vec::new(),
        lines: Vec::new(),
    };
    let begin = found.partition_point(|line| line.aside.span.start < note.start);
    let here = found[begin..]
        .iter()
        .take_while(|line| line.aside.span.start < note.end);
    let mut lines = here.filter(inside).peekable();
    let Some(first) = lines.peek() else {
        parted.rest.push(note.clone());
        return parted;
    };
    let gap = note.start..first.aside.span.start;
    let cut = gap.start + ends(&text[gap.clone()]).last().unwrap_or(0);
    parted.rest.push(gap.start..cut);
    let mut lead = cut..gap.end;
    while let Some(line) = lines.next() {
        // The period of a sentence may belong to the last move.
        let end = line.aside.span.end;
        let begin = end - usize::from(text[..end].ends_with('.'));
        let next = lines.peek().map(|next| next.aside.span.start);
        let gap = &text[begin..next.unwrap_or(note.end)];
        // Between two lines of one sentence, the words before the last punctuation mark belong to
        // the first.
        let sign = || gap.rfind([',', ';', ':']).map_or(0, |at| at + 1);
        let (first, last) = match (ends(gap).next(), next) {
            (Some(first), Some(_)) => (first, ends(gap).last().unwrap_or(first)),
            (Some(first), None) => (first, gap.len()),
            (None, Some(_)) => (sign(), sign()),
            (None, None) => (gap.len(), gap.len()),
        };
        parted.rest.push(begin + first..begin + last);
        let next = begin + last..begin + gap.len();
        parted.lines.push((
            line,
            std::mem::replace(&mut lead, next),
            begin..begin + first,
        ));
    }
    parted
}

/// Returns where sentences end in these words, each behind its final mark and the bracket that
/// closes there.
fn ends(words: &str) -> impl Iterator<Item = usize> {
    let stops = words.match_indices(['.', '!', '?']).map(|(at, _)| {
        let behind = &words[at + 1..];
        at + 1 + behind.len() - behind.trim_start_matches([')', ']', '"', '”']).len()
    });
    stops.filter(|&at| {
        let next = words[at..].trim_start();
        let apart = next.len() < words.len() - at || next.is_empty();
        if !apart {
            return false;
        }
        let word = words[..at]
            .trim_end_matches('.')
            .rsplit([' ', '\n', '('])
            .next();
        // After an abbreviation the sentence goes on.
        let short = word.is_some_and(|word| TITLES.contains(&word));
        !short && !next.starts_with(char::is_lowercase)
    })
}
