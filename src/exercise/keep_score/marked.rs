//! The marked sheet: each move with its mark, the moves by rule, and what to practise.
//!
//! | written | the name | mark |
//! |---|---|---|
//! | `Nbd7` | `Nbd7` | right |
//! | `0-0` | `O-O` | right: it is as good |
//! | `Bxb5` | `Bxb5+` | a slip: it can be read, but the check is forgotten |
//! | `Nd7`, then `Nbd7` | `Nbd7` | mended, on a kind sheet |
//! | `Nd7` | `Nbd7` | wrong |
//! | nothing | `Nbd7` | not written |
//!
//! Nothing is judged here: the judgements are those of a quiz.

use super::famous::{Frequency, MoveRule, rules_of};
use super::say;
use super::sitting::Sitting;
use crate::board::Color;
use crate::exercise::quiz::MistakeKind;
use crate::notation::{Sentence, Turn};
use crate::screen::why;
use crate::words::Message;

/// The mark of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellMark {
    Right,
    /// It can be read as the move and no other, but something is missing or misspelt.
    Slip,
    /// It was wrong first.
    Mended,
    Wrong,
    Unwritten,
}

/// A slip with its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveSlip {
    pub kind: MistakeKind,
    /// Its name in a few words, such as "Forgotten check".
    pub title: Message,
}

/// A move of the marked sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct MarkedMove {
    /// Its place in the game, from 0.
    pub at: usize,
    pub number: u32,
    pub color: Color,
    pub written: String,
    /// What was entered first, if it was mended.
    pub first: Option<String>,
    /// The name of the move.
    pub name: String,
    pub mark: CellMark,
    pub slips: Vec<MoveSlip>,
    /// Why the first text is not the name, or what was forgotten; empty for a right move.
    pub reason: Sentence,
    /// The rules of the name, and the sentence about the one that decided its letters.
    pub rules: Vec<MoveRule>,
    pub because: Sentence,
}

/// A rule, and how its moves were written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleCount {
    pub rule: MoveRule,
    /// The number of moves of this rule.
    pub of: usize,
    /// The number of those that were right.
    pub right: usize,
}

/// Something to practise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Practise {
    /// A rule or the name of a slip.
    pub words: Message,
    /// How many moves show it.
    pub times: usize,
    /// The lesson about it.
    pub lesson: &'static str,
}

/// A marked sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct MarkedSheet {
    pub moves: Vec<MarkedMove>,
    /// The rules of the moves, in the order in which they occur.
    pub rules: Vec<RuleCount>,
    /// What to practise, the most frequent first.
    pub practise: Vec<Practise>,
}

/// Most things to practise that are named at once.
const MOST: usize = 4;

impl MarkedSheet {
    /// Marks the moves that have been shown.
    #[must_use]
    pub fn new(sitting: &Sitting) -> MarkedSheet {
        let moves: Vec<MarkedMove> = (0..sitting.shown()).map(|at| marked(sitting, at)).collect();
        let mut rules: Vec<RuleCount> = Vec::new();
        for mv in &moves {
            let right = usize::from(mv.mark == CellMark::Right);
            for &rule in &mv.rules {
                match rules
                    .iter_mut()
                    .find(|known| known.rule.words == rule.words)
                {
                    Some(known) => {
                        known.of += 1;
                        known.right += right;
                    }
                    None => rules.push(RuleCount { rule, of: 1, right }),
                }
            }
        }
        let practise = practise(&moves);
        MarkedSheet {
            moves,
            rules,
            practise,
        }
    }

    /// Returns how many moves have this mark.
    #[must_use]
    pub fn count(&self, mark: CellMark) -> usize {
        self.moves.iter().filter(|mv| mv.mark == mark).count()
    }

    /// Says how many moves are right and what the others are.
    #[must_use]
    pub fn summary(&self) -> String {
        let [right, slips, mended, wrong, unwritten] = [
            CellMark::Right,
            CellMark::Slip,
            CellMark::Mended,
            CellMark::Wrong,
            CellMark::Unwritten,
        ]
        .map(|mark| self.count(mark));
        say::summary(self.moves.len(), right, [slips, mended, wrong, unwritten])
    }
}

/// Marks a move.
fn marked(sitting: &Sitting, at: usize) -> MarkedMove {
    let before = sitting.before(at);
    let mv = &sitting.tree().node(sitting.node(at)).mv;
    let turn: Turn<'_> = before.turn_of(before.mover(mv));
    let notation = sitting.settings.column.notation.on(before.variant());
    let named = notation.name(mv, &turn);
    let cell = &sitting.cells()[at];
    let written = cell.text.trim().to_owned();
    let last = sitting.judge(at, &written);
    // What was entered first is what there is to learn from.
    let judged = match &cell.first {
        Some(first) => sitting.judge(at, first),
        None => last.clone(),
    };
    let slips: Vec<MoveSlip> = judged
        .mistakes
        .iter()
        .map(|slip| MoveSlip {
            kind: slip.kind,
            title: say::title(slip.kind),
        })
        .collect();
    let is_spotless = slips.iter().all(|slip| is_as_good(slip.kind));
    let mark = match (&cell.first, last.right) {
        _ if written.is_empty() => CellMark::Unwritten,
        (_, false) => CellMark::Wrong,
        (Some(_), true) => CellMark::Mended,
        (None, true) if is_spotless => CellMark::Right,
        (None, true) => CellMark::Slip,
    };
    let reason = match mark {
        CellMark::Unwritten => say::unwritten(mv),
        CellMark::Right if slips.is_empty() => Sentence::default(),
        _ => judged.sentence,
    };
    let (number, color) = sitting.number(at);
    let (_, because) = why::explain(notation, &named, mv, &turn);
    MarkedMove {
        at,
        number,
        color,
        written,
        first: cell.first.clone(),
        rules: rules_of(notation, &named, mv, &turn),
        name: named.reading.text,
        mark,
        slips,
        reason,
        because,
    }
}

/// Returns whether a text with this mistake is as good as the name.
const fn is_as_good(kind: MistakeKind) -> bool {
    matches!(
        kind,
        MistakeKind::Zeros
            | MistakeKind::PromotionSign
            | MistakeKind::Number
            | MistakeKind::Spelling(_)
    )
}

/// Returns what to practise: the rules of the moves that are not right, and the names of their
/// slips.
fn practise(moves: &[MarkedMove]) -> Vec<Practise> {
    let mut found: Vec<Practise> = Vec::new();
    let mut add = |words, lesson| match found.iter_mut().find(|known| known.words == words) {
        Some(known) => known.times += 1,
        None => found.push(Practise {
            words,
            times: 1,
            lesson,
        }),
    };
    for mv in moves.iter().filter(|mv| mv.mark != CellMark::Right) {
        for slip in mv.slips.iter().filter(|slip| !is_as_good(slip.kind)) {
            let lesson = mv.rules.last().map_or("index.html", |rule| rule.lesson);
            // A move that was not written shows nothing about how it is written.
            if slip.kind != MistakeKind::Nothing {
                add(slip.title, lesson);
            }
        }
        if mv.mark != CellMark::Slip {
            for rule in &mv.rules {
                if rule.frequency() > Frequency::MostMoves {
                    add(rule.words, rule.lesson);
                }
            }
        }
    }
    found.sort_by_key(|practise| std::cmp::Reverse(practise.times));
    found.truncate(MOST);
    found
}
