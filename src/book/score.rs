//! Reads one printed game: the best line through its moves, and a verdict on each.

use std::ops::Range;

use super::game::{BookGame, BookPly, Liberty, Settled, Stop, StopWhy};
use super::kept;
use super::line::{DeadEnd, Lines};
use super::lost_place;
use super::mend;
use super::printed::PrintedGame;
use super::reading::PrintReadings;
use super::settle::{SettleVerdict, settle};
use super::slots::{PrintSlot, slots};
use super::step::{PrintedScore, ScoreLine, StepAction};
use super::suspect::{self, Suspect};
use super::tree;
use super::trial;
use crate::board::Move;
use crate::notation::arrange;
use crate::notation::glyph::GlyphPrices;
use crate::rules::Position;

/// Smallest rise in the cheapest line's price after which a step is examined, as something may be
/// wrong before it.
const DEAR: u32 = 6;

/// Most readings of a move made for a score, and how many more for each of its moves.
const EFFORT: (usize, usize) = (4_000, 300);

/// Factor by which a second look may make more readings.
const WIDE: usize = 8;

/// Most lines carried at a second look.
const WIDE_WIDTH: usize = 64;

/// Most readings of a move made for all scores of a text, and how many more for each of its bytes.
/// A book whose every page is damaged takes a tenth of that.
const BUDGET: (usize, usize) = (2_000_000, 8);

/// How many times more readings are made of a text that was recognised: every word of it may be misread, and each
/// score is read twice.
const SEARCHED: usize = 12;

/// The readings of a move that may still be made. Where none are left, scores are read as they are
/// printed, without a search for corrections.
pub(super) struct Budget {
    left: usize,
}

impl Budget {
    /// Returns the budget of a text of this length in bytes.
    pub const fn of(length: usize) -> Budget {
        Budget {
            left: BUDGET.0 + BUDGET.1 * length,
        }
    }

    /// Returns the budget of a text of this length in bytes that was recognised in pictures.
    pub const fn of_recognised(length: usize) -> Budget {
        Budget {
            left: SEARCHED * Budget::of(length).left,
        }
    }

    const fn spend(&mut self, readings: usize) {
        self.left = self.left.saturating_sub(readings);
    }
}

/// Reads a printed game. `choices` are plies (from 0) that a user has decided; a move that is not
/// legal there is ignored.
#[must_use]
pub fn read(text: &str, printed: &PrintedGame, choices: &[(usize, Move)]) -> BookGame {
    let choices = UserChoices {
        printed: choices,
        put_in: &[],
    };
    read_behind(text.into(), printed, choices, (&[], &mut Budget::of(0)))
}

/// Reads a printed game with no more than the readings that are left of the budget.
pub(super) fn read_within(
    text: ScoreText<'_>,
    printed: &PrintedGame,
    budget: &mut Budget,
) -> BookGame {
    let choices = UserChoices {
        printed: &[],
        put_in: &[],
    };
    read_behind(text, printed, choices, (&[], budget))
}

/// A text, and the parts of it that were recognised with doubt, in their order, if it came as
/// pictures.
#[derive(Clone, Copy)]
pub(super) struct ScoreText<'t> {
    pub text: &'t str,
    pub doubtful: Option<&'t [Range<usize>]>,
}

impl<'t> From<&'t str> for ScoreText<'t> {
    fn from(text: &'t str) -> ScoreText<'t> {
        ScoreText {
            text,
            doubtful: None,
        }
    }
}

/// Returns whether one of these parts, which are in their order, overlaps a span.
fn overlaps(parts: &[Range<usize>], span: &Range<usize>) -> bool {
    let first = parts.partition_point(|part| part.end <= span.start);
    parts.get(first).is_some_and(|part| part.start < span.end)
}

/// The moves that a user has decided, each with its ply (from 0). One that does not lead on there
/// is ignored.
#[derive(Clone, Copy, Debug)]
pub struct UserChoices<'c> {
    /// Moves for plies that are printed.
    pub printed: &'c [(usize, Move)],
    /// Moves for plies that are not printed.
    pub put_in: &'c [(usize, Move)],
}

/// Reads a game again for which a user chose a move at a ply (from 0). The plies before it stay as
/// they are, and what follows is read with all `choices`. Returns `None` if the move cannot be
/// played there.
pub(super) fn choose(
    text: ScoreText<'_>,
    printed: &PrintedGame,
    known: &BookGame,
    (at, mv): (usize, Move),
    choices: UserChoices<'_>,
) -> Option<BookGame> {
    let mut position = printed.start.clone();
    for ply in known.plies.get(..at)? {
        position.play(&ply.mv);
    }
    let mut kept = kept::chosen(known, at, mv).filter(|_| position.moves().contains(&mv))?;
    let mut budget = Budget::of(0);
    let read = read_behind(text, printed, choices, (&kept, &mut budget));
    let same =
        |(ours, theirs): (&BookPly, &BookPly)| (&ours.span, ours.mv) == (&theirs.span, theirs.mv);
    let goes_as_before =
        read.plies.len() == known.plies.len() && read.plies.iter().zip(&known.plies).all(same);
    if goes_as_before || known.plies[at].mv != mv {
        return Some(read);
    }
    // Where a move is only confirmed, those after it stay as they are as well.
    kept.extend_from_slice(&known.plies[at + 1..]);
    kept[at].readings[0].goes_on = known.plies[at]
        .readings
        .first()
        .map_or(0, |taken| taken.goes_on);
    let mut budget = Budget::of(0);
    Some(read_behind(text, printed, choices, (&kept, &mut budget)))
}

/// Reads a printed game behind the plies that are kept.
fn read_behind(
    ScoreText { text, doubtful }: ScoreText<'_>,
    printed: &PrintedGame,
    choices: UserChoices<'_>,
    (kept, budget): (&[BookPly], &mut Budget),
) -> BookGame {
    let prints = printed.moves.iter().map(|print| &text[print.span.clone()]);
    let slots = slots(printed);
    let doubtful = doubtful.map(|doubtful| {
        let moves = printed.moves.iter();
        let doubts = moves.map(|print| overlaps(doubtful, &print.span));
        doubts.collect()
    });
    let mut score = PrintedScore {
        put_in: choices.put_in,
        kept: kept::steps(printed, &slots, kept),
        ..PrintedScore::new(prints.clone(), printed.language, slots, choices.printed)
    };
    if doubtful.is_some() {
        score.doubtful = doubtful;
        let mut prices = GlyphPrices::recognised();
        score.readings = PrintReadings::new(prints.clone(), Some(prices.clone()));
        let first = Attempt::read(&score, printed, &[], budget);
        prices.learn(&first.confused(&printed.start));
        drop(first);
        score.readings = PrintReadings::new(prints, Some(prices));
    }
    let first = Attempt::read(&score, printed, &[], budget);
    let strange = first.strange.clone();
    let attempt = if strange.is_empty() || budget.left == 0 || score.doubtful.is_some() {
        first
    } else {
        first.or(Attempt::read(&score, printed, &strange, budget))
    };
    let (attempt, suspects) = attempt.while_read(&printed.start, budget);
    Reader {
        text,
        printed,
        score: &score,
        kept,
        suspects,
        attempt: &attempt,
    }
    .game()
}

/// The lines through a score as far as it can be read.
struct Attempt<'s> {
    lines: Lines<'s>,
    /// The printed move that could not be read, and why.
    stopped: Option<(usize, DeadEnd)>,
    /// The printed moves that cast doubt on those before them, so that a second look may help.
    strange: Vec<usize>,
}

impl<'s> Attempt<'s> {
    /// Reads a score as far as it goes; a second look is given the moves that were `strange` at the
    /// first.
    fn read(
        score: &'s PrintedScore<'s>,
        printed: &PrintedGame,
        strange: &'s [usize],
        budget: &mut Budget,
    ) -> Attempt<'s> {
        let (mut lines, stopped) = lines(score, printed, strange, budget.left);
        budget.spend(lines.effort);
        lines.look_back();
        let strange = suspect::strange(&lines, &printed.start);
        let failed = stopped.as_ref().map(|(word, _)| *word);
        let strange = strange.into_iter().chain(failed).collect();
        Attempt {
            lines,
            stopped,
            strange,
        }
    }

    /// Returns the characters of all prints, each with the one that it stands for in the best line.
    fn confused(&self, start: &Position) -> Vec<(u8, u8)> {
        let mut pairs = Vec::new();
        let mut position = start.clone();
        for step in self.lines.best() {
            let step = &self.lines.steps[step];
            if let StepAction::Read(mv) = step.action {
                let score = self.lines.score;
                let words = &score.words[step.word];
                pairs.extend(score.readings.confused(words, &mv, &position));
            }
            if let Some(mv) = step.action.mv() {
                position.play(&mv);
            }
        }
        pairs
    }

    /// Ends the attempt where it no longer reads the score as printed, if that happens. Also
    /// returns the steps that later moves put in doubt.
    fn while_read(mut self, start: &Position, budget: &mut Budget) -> (Attempt<'s>, Vec<Suspect>) {
        let spent = self.lines.effort;
        let mut suspects = suspect::suspects(&mut self.lines, start, spent + budget.left);
        budget.spend(self.lines.effort - spent);
        if let Some((word, kept)) = lost_place::cut(&mut self.lines, start) {
            self.stopped = Some((word, DeadEnd::Adrift));
            suspects.retain(|suspect| suspect.at < kept);
        }
        (self, suspects)
    }

    /// Returns the better of the two: the one that goes further, then the cheaper one, then `self`.
    fn or(self, second: Attempt<'s>) -> Attempt<'s> {
        let (ours, theirs) = (&self.lines, &second.lines);
        let further = theirs.word() > ours.word();
        if further || theirs.word() == ours.word() && theirs.cost() < ours.cost() {
            second
        } else {
            self
        }
    }
}

/// Returns the lines of a score as far as they go, and the printed move that could not be read. Once
/// the budget is spent, nothing is looked for that is not printed.
fn lines<'s>(
    score: &'s PrintedScore<'s>,
    printed: &PrintedGame,
    strange: &'s [usize],
    budget: usize,
) -> (Lines<'s>, Option<(usize, DeadEnd)>) {
    let start = ScoreLine {
        step: None,
        position: printed.start.clone(),
        plies: 0,
        cost: 0,
    };
    let mut lines = Lines::new(score, 0, vec![start], true);
    lines.strange = strange;
    lines.keep_steps();
    let wide = !strange.is_empty() || score.doubtful.is_some();
    if wide {
        lines.width = WIDE_WIDTH;
    }
    let mut stopped = None;
    let words = score.words.len();
    // Dear steps before this printed move have been examined already.
    let mut looked = 0;
    while lines.word() < words {
        let failed = lines.word();
        let outcome = lines.advance();
        if outcome.as_ref().is_ok_and(|dearer| *dearer < DEAR) || failed < looked && outcome.is_ok()
        {
            continue;
        }
        looked = looked.max(failed + 1);
        let is_spent = lines.effort > budget;
        if outcome.is_ok() && is_spent {
            continue;
        }
        if outcome.is_ok() && trial::is_smooth(&mut lines, failed) {
            continue;
        }
        let straight = outcome.as_ref().ok();
        let straight = straight.map(|_| trial::straight(&mut lines, failed));
        let most = (EFFORT.0 + EFFORT.1 * failed) * if wide { WIDE } else { 1 };
        let spent = is_spent || lines.effort > most;
        let found = if spent || lost_place::is_adrift(&lines) {
            Vec::new()
        } else {
            mend::mends(&mut lines, failed, straight)
        };
        mend::apply(&mut lines, &found, straight, failed);
        if let Err(dead) = outcome
            && lines.word() == failed
        {
            stopped = Some((failed, if is_spent { DeadEnd::Spent } else { dead }));
            break;
        }
    }
    (lines, stopped)
}

/// An attempt on its way to becoming a game.
struct Reader<'r> {
    text: &'r str,
    printed: &'r PrintedGame,
    score: &'r PrintedScore<'r>,
    /// The plies that stay as they are.
    kept: &'r [BookPly],
    attempt: &'r Attempt<'r>,
    suspects: Vec<Suspect>,
}

impl Reader<'_> {
    fn game(&self) -> BookGame {
        let lines = &self.attempt.lines;
        let best = lines.best();
        let mut verdicts = settle(lines, &best);
        for suspect in &self.suspects {
            verdicts[suspect.at].doubt(suspect.other);
        }
        let mut plies: Vec<BookPly> = Vec::with_capacity(best.len());
        let mut skipped: Vec<(usize, Range<usize>)> = Vec::new();
        // The number of plies before each printed move.
        let mut before: Vec<usize> = Vec::with_capacity(self.printed.moves.len() + 1);
        for (&step, verdict) in best.iter().zip(verdicts) {
            let (step, ply) = (&lines.steps[step], plies.len());
            let span = self.printed.moves[step.word].span.clone();
            if !matches!(step.action, StepAction::Unseen(_)) {
                before.push(ply);
            }
            match step.action {
                StepAction::Pass => skipped.push((ply, span)),
                StepAction::Read(mv) => plies.push(self.ply(ply, span, mv, verdict, step.word)),
                // A move that is not printed gets an empty span directly before the next print.
                StepAction::Unseen(mv) => {
                    plies.push(self.ply(ply, span.start..span.start, mv, verdict, step.word));
                }
            }
        }
        self.unsettle(&best, &mut plies);
        let read = before.len();
        before.resize(self.printed.moves.len() + 1, plies.len());
        let stop = self.attempt.stopped.as_ref();
        let stop = stop.map(|(_, dead)| self.stop(read, dead));
        let stop = self.behind_gap(stop, &plies);
        let printed = self.placed(&before, &mut skipped);
        let tree = tree::build(self.text, &printed, &plies, stop.as_ref());
        BookGame {
            tree,
            plies,
            kind: self.printed.kind,
            last_number: self
                .printed
                .moves
                .iter()
                .rev()
                .find_map(|print| print.number),
            span: self.printed.span.clone(),
            skipped,
            stop,
        }
    }

    /// Returns the printed game with its prose placed by the plies `before` each printed move, and
    /// with the skipped moves among the prose. Moves without a place in the rows are added to
    /// `skipped`.
    fn placed(&self, before: &[usize], skipped: &mut Vec<(usize, Range<usize>)>) -> PrintedGame {
        let place = |word: usize| before[word.min(self.printed.moves.len())];
        let mut printed = self.printed.clone();
        for (word, _) in &mut printed.notes {
            *word = place(*word);
        }
        for aside in &mut printed.asides {
            aside.before = place(aside.before);
        }
        let again = printed.again.iter();
        skipped.extend(again.map(|(word, span)| (place(*word), span.clone())));
        arrange(skipped, |(ply, span)| (*ply, span.start));
        printed.notes.extend(skipped.iter().cloned());
        arrange(&mut printed.notes, |(ply, span)| (*ply, span.start));
        printed
    }

    fn ply(
        &self,
        ply: usize,
        span: Range<usize>,
        mv: Move,
        verdict: SettleVerdict,
        word: usize,
    ) -> BookPly {
        if let Some(kept) = self.kept.get(ply) {
            let mut kept = kept.clone();
            if ply + 1 == self.kept.len()
                && let Some(taken) = kept.readings.first_mut()
            {
                taken.goes_on = verdict.readings.first().map_or(0, |taken| taken.goes_on);
            }
            return kept;
        }
        let mut liberties = verdict.liberties;
        if span.is_empty() {
            liberties.push(Liberty::Unprinted);
        } else if !self.numbered(self.score.slots[word], ply) {
            liberties.push(Liberty::Number);
        }
        let chosen = self.score.chosen(ply) == Some(mv);
        BookPly {
            span,
            mv,
            settled: if chosen {
                Settled::Chosen
            } else {
                verdict.settled
            },
            readings: verdict.readings,
            liberties,
        }
    }

    /// Marks moves as open from where the numbers leave the moves for good, because moves may be
    /// missing there.
    fn unsettle(&self, best: &[usize], plies: &mut [BookPly]) {
        let steps = best.iter().map(|&step| &self.attempt.lines.steps[step]);
        let numbered: Vec<usize> = steps
            .filter(|step| matches!(step.action, StepAction::Read(_)))
            .filter(|step| self.score.slots[step.word].ply.is_some())
            .map(|step| self.printed.moves[step.word].span.start)
            .collect();
        let right = |ply: &BookPly| !ply.liberties.contains(&Liberty::Number);
        let from = plies
            .iter()
            .rposition(|ply| numbered.contains(&ply.span.start) && right(ply))
            .map_or(0, |last| last + 1);
        let gap = plies[from..].iter().position(|ply| !right(ply));
        let adrift = matches!(self.attempt.stopped, Some((_, DeadEnd::Adrift)));
        let gap = gap.or_else(|| adrift.then_some(plies.len() - from));
        let Some(gap) = gap else { return };
        // The move before the gap may itself be a later one: in `10. P-K4, P-Q4; 14. B-B4` of
        // running text the second move may be Black's 13th.
        let first = (from + gap).saturating_sub(1).max(self.kept.len());
        for ply in plies.iter_mut().skip(first) {
            if !matches!(ply.settled, Settled::Repaired | Settled::Chosen) {
                ply.settled = Settled::Open;
            }
        }
    }

    /// Whether the number printed with a ply is the right one, or none is printed.
    fn numbered(&self, slot: PrintSlot, ply: usize) -> bool {
        slot.ply.is_none_or(|due| due / 2 == ply / 2)
    }

    /// Adds the moves behind a gap to the stop, because none of them can be read. Behind a mate
    /// nothing is missing.
    fn behind_gap(&self, stop: Option<Stop>, plies: &[BookPly]) -> Option<Stop> {
        let behind = &self.printed.behind_gap;
        let over = || {
            let mut position = self.printed.start.clone();
            plies.iter().for_each(|ply| position.play(&ply.mv));
            position.is_over()
        };
        let Some(first) = behind.first().filter(|_| stop.is_some() || !over()) else {
            return stop;
        };
        let mut stop = stop.unwrap_or_else(|| Stop {
            span: first.clone(),
            rest: Vec::new(),
            why: StopWhy::Gap,
        });
        stop.rest.extend(behind.iter().cloned());
        Some(stop)
    }

    /// Returns where the reading ended, which is at this printed move, and why.
    fn stop(&self, word: usize, dead: &DeadEnd) -> Stop {
        let rest = &self.printed.moves[word..];
        Stop {
            span: rest[0].span.clone(),
            rest: rest.iter().map(|print| print.span.clone()).collect(),
            why: match dead {
                DeadEnd::Misread(misread) => StopWhy::Misread(misread.clone()),
                DeadEnd::NoMove => StopWhy::NoMove,
                DeadEnd::Over => StopWhy::Over,
                DeadEnd::Adrift => StopWhy::Gap,
                DeadEnd::Spent => StopWhy::Spent,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_two_million_readings_and_eight_more_for_each_byte_or_twelve_times_that() {
        assert_eq!(Budget::of(0).left, 2_000_000);
        assert_eq!(Budget::of(100_000).left, 2_800_000);
        assert_eq!(Budget::of_recognised(100_000).left, 12 * 2_800_000);
    }
}
