//! Reads one printed game: the best line through its moves, and a verdict on each.

use std::ops::Range;

use super::game::{BookGame, BookPly, Liberty, Settled, Stop, StopWhy};
use super::line::{Dead, Lines};
use super::printed::PrintedGame;
use super::repair::{self, Repair};
use super::settle::{SettleVerdict, settle};
use super::tree;
use crate::board::Move;
use crate::notation::descriptive::Words;

/// A score with more misprints than this is beyond reading: what it says is not a game.
const MISPRINTS: usize = 12;

/// How often moves that are none of the game's are passed over in a score.
const OMISSIONS: usize = 8;

/// Reads a printed game. `choices` are plies (from 0) of which somebody has said what they are; one that
/// is no legal move there is passed over.
#[must_use]
pub fn read(text: &str, printed: &PrintedGame, choices: &[(usize, Move)]) -> BookGame {
    let mut printed = printed.clone();
    let mut skipped = Vec::new();
    loop {
        let gap = lost(&printed);
        let words: Vec<Words<'_>> = printed
            .moves
            .iter()
            .take(gap)
            .map(|moved| Words::of(&text[moved.span.clone()], printed.tongue))
            .collect();
        match attempt(&words, &printed, choices, skipped.len() < OMISSIONS) {
            Ok(mut attempt) => {
                if gap < printed.moves.len() && attempt.stopped.is_none() {
                    attempt.stopped = Some((gap, Dead::Lost));
                }
                return game(text, &printed, &attempt, choices, skipped);
            }
            Err(omitted) => {
                // They stay on the page as a comment.
                for moved in printed.moves.drain(omitted.clone()) {
                    printed.notes.push((omitted.start, moved.span.clone()));
                    skipped.push((omitted.start, moved.span));
                }
                for (before, _) in &mut printed.notes {
                    if *before > omitted.start {
                        *before = before.saturating_sub(omitted.len()).max(omitted.start);
                    }
                }
                printed
                    .notes
                    .sort_by_key(|(before, span)| (*before, span.start));
            }
        }
    }
}

/// The lines through a score as far as it can be read.
struct Attempt<'s> {
    lines: Lines<'s>,
    /// Earlier plies that might hold the misprint that was mended elsewhere.
    suspects: Vec<Repair>,
    /// The ply that could not be read, and why.
    stopped: Option<(usize, Dead)>,
}

/// Reads a score as far as it goes.
///
/// # Errors
/// The printed moves without which the rest can be read, if there are such.
fn attempt<'s>(
    words: &'s [Words<'s>],
    printed: &PrintedGame,
    choices: &[(usize, Move)],
    may_omit: bool,
) -> Result<Attempt<'s>, Range<usize>> {
    let chosen = |ply: usize| {
        let choice = choices.iter().rev().find(|(at, _)| *at == ply);
        choice.map(|(_, mv)| *mv)
    };
    let mut lines = Lines::new(words, 0, printed.start.clone());
    let mut repaired: Vec<usize> = Vec::new();
    let mut suspects: Vec<Repair> = Vec::new();
    let mut stopped = None;
    while lines.ply() < words.len() {
        let failed = lines.ply();
        let Err(dead) = lines.advance(chosen(failed)) else {
            continue;
        };
        // A repair is not undone by the next one, nor is what somebody chose.
        let chosen = choices
            .iter()
            .map(|(ply, _)| *ply)
            .filter(|&ply| ply < failed);
        let fixed = repaired
            .iter()
            .copied()
            .chain(chosen)
            .max()
            .map_or(0, |ply| ply + 1);
        let mut found = match dead {
            Dead::Over => Vec::new(),
            _ if repaired.len() == MISPRINTS => Vec::new(),
            _ => repair::repairs(&lines, words, fixed),
        };
        let mended = found.first().map_or(0, |best| best.gains(failed));
        if may_omit && let Some(omitted) = repair::omission(&lines, words, fixed, mended) {
            return Err(omitted);
        }
        if found.is_empty() {
            stopped = Some((failed, dead));
            break;
        }
        repair::apply(&mut lines, &found);
        let best = found.remove(0);
        repaired.push(best.ply);
        suspects.extend(found.into_iter().filter(|other| other.rivals(&best)));
    }
    lines.look_back();
    Ok(Attempt {
        lines,
        suspects,
        stopped,
    })
}

/// The game that an attempt has come to.
fn game(
    text: &str,
    printed: &PrintedGame,
    attempt: &Attempt<'_>,
    choices: &[(usize, Move)],
    skipped: Vec<(usize, Range<usize>)>,
) -> BookGame {
    let Attempt {
        lines,
        suspects,
        stopped,
    } = attempt;
    let best = lines.path(lines.live.first().and_then(|(step, _)| *step));
    let mut verdicts = settle(lines, &best);
    for suspect in suspects {
        cast_doubt(suspect, lines, &best, &mut verdicts);
    }
    for &(ply, mv) in choices {
        if let Some(verdict) = verdicts.get_mut(ply)
            && lines.steps[best[ply]].mv == mv
        {
            verdict.settled = Settled::Chosen;
        }
    }
    let plies: Vec<BookPly> = best
        .iter()
        .zip(verdicts)
        .zip(&printed.moves)
        .enumerate()
        .map(|(ply, ((&step, verdict), print))| {
            let mut liberties = verdict.liberties;
            if !numbered(print.number, ply, printed) {
                liberties.push(Liberty::Number);
            }
            BookPly {
                span: print.span.clone(),
                mv: lines.steps[step].mv,
                settled: verdict.settled,
                readings: verdict.readings,
                liberties,
            }
        })
        .collect();
    let stop = stopped
        .as_ref()
        .map(|(ply, dead)| stop(printed, *ply, dead));
    let tree = tree::build(text, printed, &plies, stop.as_ref());
    BookGame {
        tree,
        plies,
        kind: printed.kind,
        last_number: printed.moves.iter().rev().find_map(|print| print.number),
        span: printed.span.clone(),
        skipped,
        stop,
    }
}

/// A legal misprint shows only at a later ply; what might be one is not called settled.
fn cast_doubt(suspect: &Repair, lines: &Lines<'_>, best: &[usize], verdicts: &mut [SettleVerdict]) {
    let same = |&&step: &&usize| lines.steps[step].parent == suspect.parent();
    if let Some(verdict) = best
        .get(suspect.ply)
        .filter(same)
        .and(verdicts.get_mut(suspect.ply))
        && verdict.settled != Settled::Repaired
    {
        verdict.settled = Settled::Open;
        verdict.readings.push(suspect.alternative());
    }
}

/// Where the reading came to its end, and why.
fn stop(printed: &PrintedGame, ply: usize, dead: &Dead) -> Stop {
    Stop {
        span: printed.moves[ply].span.clone(),
        rest: printed.moves[ply..]
            .iter()
            .map(|print| print.span.clone())
            .collect(),
        why: match dead {
            Dead::Misread(misread) => StopWhy::Misread(misread.clone()),
            Dead::NoMove => StopWhy::NoMove,
            Dead::Over => StopWhy::Over,
            Dead::Lost => StopWhy::Lost,
        },
    }
}

/// The ply before which moves are missing from the print, by its numbers: one is ahead of the moves, and no
/// later one of the same side is right again, as it is after a misprint. The number of plies if none is
/// missing.
fn lost(printed: &PrintedGame) -> usize {
    let plies = printed.moves.len();
    let mut lost = [plies; 2];
    // By side: how many plies there were up to the last number that is right.
    let mut right = [0; 2];
    for (ply, print) in printed.moves.iter().enumerate() {
        let Some(number) = print.number else { continue };
        let color = ply % 2;
        let due = due(ply, printed);
        if number as usize > due {
            lost[color] = lost[color].min(ply);
        } else {
            lost[color] = plies;
            right[color] = ply + 1;
        }
    }
    let first = lost[0].min(lost[1]);
    // What stands between is of a row that is whole, or nobody knows whose it is.
    let known = right[0].max(right[1]).min(first);
    if first == plies { plies } else { known }
}

/// The number of a ply as it ought to be printed.
fn due(ply: usize, printed: &PrintedGame) -> usize {
    let black_begins = usize::from(printed.start.color() == crate::board::Color::Black);
    printed.start.fullmove() as usize + (ply + black_begins) / 2
}

/// Whether the number printed with a ply is the right one, or none is printed.
fn numbered(number: Option<u32>, ply: usize, printed: &PrintedGame) -> bool {
    number.is_none_or(|number| number as usize == due(ply, printed))
}
