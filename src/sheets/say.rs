//! Says in words where two sheets differ, and why a move was taken.
//!
//! | sheets | sentence |
//! |---|---|
//! | `Nbd7`, `Nbd9` | The second sheet has "Nbd9", which is no move. So it is Nbd7, as the first sheet has it. |
//! | `Bd7`, `Be7` | The second sheet has "Be7". After Be7, 15. Bxc6 could not be played, so it is Bd7. |
//! | `Nbd7`, nothing | The second sheet leaves the move out. So it is Nbd7, as the first sheet has it. |

use super::{ReconciledGame, ReconciledPly, ScoreSheet, SheetSays, TakenBecause};
use crate::board::Move;
use crate::game::Outcome;
use crate::notation::Notation;
use crate::rules::Position;
use crate::words::{self, Message, Value};

/// A place where the sheets differ, or where one of them has not the move as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetDifference {
    /// The ply, from 0.
    pub ply: usize,
    /// The number of the move with its name: "12... Nbd7".
    pub place: String,
    /// What is written, and why the move was taken.
    pub sentence: String,
    /// Whether nothing decides between this move and another.
    pub open: bool,
}

/// Returns a sheet as messages choose by it: 1 or 2.
fn which(sheet: ScoreSheet) -> Value<'static> {
    (sheet as usize + 1).into()
}

/// Returns the name of a move with its number, such as "12... Nbd7".
fn numbered(position: &Position, mv: &Move, notation: Notation) -> String {
    let number = position.mover(mv).numbered(position.number_of(mv));
    let name = notation.text(mv, &position.turn());
    format!("{number} {name}")
}

impl ReconciledGame {
    /// Returns all places where the sheets differ, with moves named in this notation. `texts` are
    /// those of the sheets.
    #[must_use]
    pub fn differences(&self, texts: [&str; 2], notation: Notation) -> Vec<SheetDifference> {
        let mut positions = vec![Position::start()];
        for ply in &self.plies {
            let after = positions[positions.len() - 1].after(&ply.mv);
            positions.push(after);
        }
        let words = DifferenceWords {
            game: self,
            texts,
            notation,
            positions,
        };
        let plies = self.plies.iter().enumerate();
        let differing = plies.filter(|(_, ply)| ply.differs());
        differing.map(|(at, ply)| words.of(at, ply)).collect()
    }
}

impl ReconciledGame {
    /// Says what is written and is not in the game, and whether the results differ. `texts` are those
    /// of the sheets.
    #[must_use]
    pub fn remarks(&self, texts: [&str; 2]) -> Vec<String> {
        let mut remarks = Vec::new();
        for sheet in ScoreSheet::BOTH {
            let (facts, text) = (&self.sheets[sheet as usize], texts[sheet as usize]);
            for (ply, span) in &facts.passed {
                let number = 1 + ply / 2;
                let written = &text[span.clone()];
                let places = [which(sheet), written.into(), number.into()];
                remarks.push(words::SHEET_HAS_PASSED.with(places));
            }
            if let [first, .., last] | [first @ last] = facts.unread.as_slice() {
                let written = &text[first.start..last.end];
                let count = facts.unread.len();
                let places = [which(sheet), count.into(), written.into()];
                remarks.push(words::SHEET_GOES_ON.with(places));
            }
        }
        let [one, other] = self.sheets.each_ref().map(|facts| facts.outcome);
        if one != other && one != Outcome::Open && other != Outcome::Open {
            let places = [one.pgn().into(), other.pgn().into()];
            remarks.push(words::SHEETS_RESULTS_DIFFER.with(places));
        }
        remarks
    }
}

/// What the sentences are made of.
struct DifferenceWords<'g> {
    game: &'g ReconciledGame,
    texts: [&'g str; 2],
    notation: Notation,
    /// The positions before each ply.
    positions: Vec<Position>,
}

impl DifferenceWords<'_> {
    fn of(&self, at: usize, ply: &ReconciledPly) -> SheetDifference {
        let position = &self.positions[at];
        let written = ScoreSheet::BOTH
            .into_iter()
            .filter_map(|s| self.written(at, s));
        let mut sentences: Vec<String> = written.collect();
        sentences.extend(self.because(at, ply));
        SheetDifference {
            ply: at,
            place: numbered(position, &ply.mv, self.notation),
            sentence: sentences.join(" "),
            open: match ply.because {
                TakenBecause::Open { .. }
                | TakenBecause::Likelier { .. }
                | TakenBecause::Spelled { .. } => true,
                TakenBecause::Nearest { others } => others > 0,
                _ => false,
            },
        }
    }

    fn name(&self, at: usize, mv: &Move) -> String {
        self.notation.text(mv, &self.positions[at].turn())
    }

    /// Says what a sheet has, if it is not the move.
    fn written(&self, at: usize, sheet: ScoreSheet) -> Option<String> {
        let written = &self.game.plies[at].written[sheet as usize];
        let span = written.span.clone().unwrap_or_default();
        let text = &self.texts[sheet as usize][span];
        let with_text = |message: Message<2>| message.with([which(sheet), text.into()]);
        Some(match &written.says {
            SheetSays::TheMove | SheetSays::Ended | SheetSays::NoSheet => return None,
            SheetSays::Several(moves) => {
                let mut names: Vec<String> = moves.iter().map(|mv| self.name(at, mv)).collect();
                names.sort();
                let places = [which(sheet), text.into(), either(&names).into()];
                words::SHEET_HAS_SEVERAL.with(places)
            }
            SheetSays::Other(_) => with_text(words::SHEET_HAS),
            SheetSays::Illegal => with_text(words::SHEET_HAS_ILLEGAL),
            SheetSays::NoMove => with_text(words::SHEET_HAS_NO_MOVE),
            SheetSays::Blank => words::SHEET_BLANK.with([which(sheet)]),
            SheetSays::LeftOut => words::SHEET_LEAVES_OUT.with([which(sheet)]),
        })
    }

    fn because(&self, at: usize, ply: &ReconciledPly) -> Option<String> {
        let name = self.name(at, &ply.mv);
        Some(match &ply.because {
            TakenBecause::Agreed => return None,
            TakenBecause::Only(sheet) => words::TAKEN_FROM_SHEET.with([name.into(), which(*sheet)]),
            TakenBecause::Later { other, ply, .. } => {
                let later = &self.game.plies[*ply].mv;
                let later = numbered(&self.positions[*ply], later, self.notation);
                let other = self.name(at, other);
                words::TAKEN_BY_LATER.with([other.into(), later.into(), name.into()])
            }
            TakenBecause::Open { taken, other } => {
                let other = self.name(at, other);
                words::TAKEN_OPENLY.with([name.into(), other.into(), which(*taken)])
            }
            TakenBecause::Likelier { other, .. } => {
                let other = self.name(at, other);
                words::TAKEN_AS_LIKELIER.with([name.into(), other.into()])
            }
            TakenBecause::Spelled { taken, other } => {
                let other = self.name(at, other);
                words::TAKEN_BY_SPELLING.with([name.into(), other.into(), which(taken.other())])
            }
            TakenBecause::Nearest { others } => {
                words::TAKEN_AS_NEAREST.with([(*others).into(), name.into()])
            }
        })
    }
}

/// Returns names as a choice: "a", "a or b", "a, b or c".
fn either(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => [&rest.join(&words::COMMA), &*words::OR, last].concat(),
    }
}
