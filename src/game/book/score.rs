//! Reads one printed game: the best line through its moves, and a verdict on each.

use std::ops::Range;

use super::game::{BookGame, Liberty, Ply, Settled, Stop, StopWhy};
use super::line::{Dead, Lines};
use super::printed::PrintedGame;
use super::repair::{self, Repair};
use super::settle::settle;
use super::tree;
use crate::board::Play;
use crate::notation::descriptive::Words;

/// A score with more misprints than this is beyond reading: what it says is not a game.
const MISPRINTS: usize = 12;

/// How often moves that are none of the game's are passed over in a score.
const OMISSIONS: usize = 8;

/// Reads a printed game. `choices` are plies (from 0) of which somebody has said what they are; one that
/// is no legal move there is passed over.
#[must_use]
pub fn read(text: &str, printed: &PrintedGame, choices: &[(usize, Play)]) -> BookGame {
    let mut printed = printed.clone();
    let mut skipped = Vec::new();
    loop {
        let words: Vec<Words<'_>> = printed
            .moves
            .iter()
            .map(|printed| Words::of(&text[printed.span.clone()]))
            .collect();
        match attempt(&words, &printed, choices, skipped.len() < OMISSIONS) {
            Ok(attempt) => return game(text, &printed, &attempt, choices, skipped),
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
    choices: &[(usize, Play)],
    may_omit: bool,
) -> Result<Attempt<'s>, Range<usize>> {
    let chosen = |ply: usize| {
        let choice = choices.iter().rev().find(|(at, _)| *at == ply);
        choice.map(|(_, play)| *play)
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
    choices: &[(usize, Play)],
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
        // A legal misprint shows only at a later ply; what might be one is not called settled.
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
    for &(ply, play) in choices {
        if let Some(verdict) = verdicts.get_mut(ply)
            && lines.steps[best[ply]].play == play
        {
            verdict.settled = Settled::Chosen;
        }
    }
    let plies: Vec<Ply> = best
        .iter()
        .zip(verdicts)
        .zip(&printed.moves)
        .enumerate()
        .map(|(ply, ((&step, verdict), print))| {
            let mut liberties = verdict.liberties;
            if !numbered(print.number, ply, printed) {
                liberties.push(Liberty::Number);
            }
            Ply {
                span: print.span.clone(),
                play: lines.steps[step].play,
                settled: verdict.settled,
                readings: verdict.readings,
                liberties,
            }
        })
        .collect();
    let stop = stopped.as_ref().map(|(ply, dead)| Stop {
        span: printed.moves[*ply].span.clone(),
        rest: printed.moves[*ply..]
            .iter()
            .map(|print| print.span.clone())
            .collect(),
        why: match dead {
            Dead::Misread(misread) => StopWhy::Misread(misread.clone()),
            Dead::NoMove => StopWhy::NoMove,
            Dead::Over => StopWhy::Over,
        },
    });
    let tree = tree::build(text, printed, &plies, stop.as_ref());
    BookGame {
        tree,
        plies,
        span: printed.span.clone(),
        skipped,
        stop,
    }
}

/// Whether the number printed with a ply is the right one, or none is printed.
fn numbered(number: Option<u32>, ply: usize, printed: &PrintedGame) -> bool {
    let black_begins = usize::from(printed.start.side() == crate::board::Side::Black);
    let right = printed.start.fullmove() as usize + (ply + black_begins) / 2;
    number.is_none_or(|number| number as usize == right)
}
