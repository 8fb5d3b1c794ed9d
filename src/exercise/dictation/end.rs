//! The end of a dictation: how many moves were right at once, and the rules of the others.

use super::say;
use super::sitting::DictationSitting;
use crate::board::Color;
use crate::exercise::keep_score::famous::{Frequency, MoveRule, rules_of};
use crate::notation::Sentence;
use crate::screen::why;

/// A move that was not right at once.
#[derive(Clone, Debug, PartialEq)]
pub struct MissedMove {
    /// Its place in the game, from 0.
    pub at: usize,
    pub number: u32,
    pub color: Color,
    pub name: String,
    pub tries: u32,
    /// Whether its text was shown.
    pub shown: bool,
    /// The rules of its name, and the sentence about the one that decided its letters.
    pub rules: Vec<MoveRule>,
    pub because: Sentence,
}

/// A rule of moves that were not right at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissedRule {
    pub rule: MoveRule,
    /// The number of those moves.
    pub times: usize,
}

/// The end of a dictation.
#[derive(Clone, Debug, PartialEq)]
pub struct DictationEnd {
    /// How many moves were right at once, and what helped with the others.
    pub summary: String,
    pub missed: Vec<MissedMove>,
    /// Their rules, the most frequent first.
    pub rules: Vec<MissedRule>,
}

impl DictationEnd {
    /// Looks back at the moves that have been played.
    #[must_use]
    pub fn new(sitting: &DictationSitting) -> DictationEnd {
        let done = sitting.done();
        let late = (0..done.len()).filter(|&at| !done[at].is_at_once());
        let missed: Vec<MissedMove> = late.map(|at| missed(sitting, at)).collect();
        let mut rules: Vec<MissedRule> = Vec::new();
        let followed = missed.iter().flat_map(|mv| &mv.rules);
        for &rule in followed.filter(|rule| rule.frequency() > Frequency::MostMoves) {
            let same = |known: &&mut MissedRule| known.rule.words == rule.words;
            match rules.iter_mut().find(same) {
                Some(known) => known.times += 1,
                None => rules.push(MissedRule { rule, times: 1 }),
            }
        }
        rules.sort_by_key(|rule| std::cmp::Reverse(rule.times));
        let shown = missed.iter().filter(|mv| mv.shown).count();
        let at_once = done.len() - missed.len();
        DictationEnd {
            summary: say::summary(done.len(), at_once, missed.len() - shown, shown),
            missed,
            rules,
        }
    }
}

fn missed(sitting: &DictationSitting, at: usize) -> MissedMove {
    let before = sitting.before(at);
    let mv = &sitting.tree().node(sitting.node(at)).mv;
    let color = before.mover(mv);
    let turn = before.turn_of(color);
    let notation = sitting.settings.column.notation.on(before.variant());
    let named = notation.name(mv, &turn);
    let played = sitting.done()[at];
    MissedMove {
        at,
        number: before.number_of(mv),
        color,
        tries: played.tries,
        shown: played.shown,
        rules: rules_of(notation, &named, mv, &turn),
        because: why::explain(notation, &named, mv, &turn).1,
        name: named.reading.text,
    }
}
