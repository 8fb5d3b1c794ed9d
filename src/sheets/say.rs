//! Says in words where two sheets differ, and why a move was taken.
//!
//! | sheets | sentence |
//! |---|---|
//! | `Nbd7`, `Nbd9` | The second sheet has "Nbd9", which is no move. So it is Nbd7, as the first sheet has it. |
//! | `Bd7`, `Be7` | The second sheet has "Be7". After Be7, 15. Bxc6 could not be played, so it is Bd7. |
//! | `Nbd7`, nothing | The second sheet leaves the move out. So it is Nbd7, as the first sheet has it. |

use super::{ReconciledGame, ReconciledPly, ScoreSheet, SheetSays, TakenBecause};
use crate::board::{Color, Move};
use crate::game::Outcome;
use crate::notation::Notation;
use crate::rules::Position;

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

impl ScoreSheet {
    /// Returns the sheet in words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            ScoreSheet::First => "the first sheet",
            ScoreSheet::Second => "the second sheet",
        }
    }
}

/// Returns the name of a move with its number, such as "12... Nbd7".
fn numbered(position: &Position, mv: &Move, notation: Notation) -> String {
    let dots = match position.mover(mv) {
        Color::White => ".",
        Color::Black => "...",
    };
    let name = notation.text(mv, &position.turn());
    format!("{}{dots} {name}", position.number_of(mv))
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
            let words = capitalised(sheet.words());
            for (ply, span) in &facts.passed {
                let number = 1 + ply / 2;
                let written = &text[span.clone()];
                remarks.push(format!(
                    "{words} has \"{written}\" before move {number}, which is no move of the game."
                ));
            }
            if let [first, .., last] | [first @ last] = facts.unread.as_slice() {
                let written = &text[first.start..last.end];
                let count = facts.unread.len();
                let moves = if count == 1 { "move" } else { "moves" };
                remarks.push(format!(
                    "{words} goes on with {count} {moves} that cannot be played: \"{written}\"."
                ));
            }
        }
        let [one, other] = self.sheets.each_ref().map(|facts| facts.outcome);
        if one != other && one != Outcome::Open && other != Outcome::Open {
            remarks.push(format!(
                "The first sheet gives the result as {}, the second as {}.",
                one.pgn(),
                other.pgn()
            ));
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
        let (text, sheet) = (
            &self.texts[sheet as usize][span],
            capitalised(sheet.words()),
        );
        Some(match &written.says {
            SheetSays::TheMove | SheetSays::Ended | SheetSays::NoSheet => return None,
            SheetSays::Several(moves) => {
                let mut names: Vec<String> = moves.iter().map(|mv| self.name(at, mv)).collect();
                names.sort();
                format!("{sheet} has \"{text}\", which may be {}.", either(&names))
            }
            SheetSays::Other(_) => format!("{sheet} has \"{text}\"."),
            SheetSays::Illegal => format!("{sheet} has \"{text}\", which cannot be played here."),
            SheetSays::NoMove => format!("{sheet} has \"{text}\", which is no move."),
            SheetSays::Blank => format!("{sheet} leaves its place blank."),
            SheetSays::LeftOut => format!("{sheet} leaves the move out."),
        })
    }

    fn because(&self, at: usize, ply: &ReconciledPly) -> Option<String> {
        let name = self.name(at, &ply.mv);
        Some(match &ply.because {
            TakenBecause::Agreed => return None,
            TakenBecause::Only(sheet) => format!("So it is {name}, as {} has it.", sheet.words()),
            TakenBecause::Later { other, ply, .. } => {
                let later = &self.game.plies[*ply].mv;
                let later = numbered(&self.positions[*ply], later, self.notation);
                let other = self.name(at, other);
                format!("After {other}, {later} could not be played, so it is {name}.")
            }
            TakenBecause::Open { taken, other } => {
                let (taken, other) = (taken.words(), self.name(at, other));
                format!(
                    "{name} and {other} can both be played, and nothing later decides between them. {name} is taken from {taken}."
                )
            }
            TakenBecause::Likelier { other, .. } => {
                let other = self.name(at, other);
                format!(
                    "{name} and {other} can both be played. With {other} the players would have overlooked more on the next moves, so {name} is likelier."
                )
            }
            TakenBecause::Spelled { taken, other } => {
                let sheet = capitalised(taken.other().words());
                let other = self.name(at, other);
                format!(
                    "{name} and {other} can both be played. {sheet} spells such moves differently elsewhere, so \"{other}\" is likely a slip, and {name} is taken."
                )
            }
            TakenBecause::Nearest { others } => match others {
                0 => format!("{name} is the only move with which the game goes on."),
                1 => format!("{name} is taken; the game would go on with one other move as well."),
                _ => format!(
                    "{name} is taken; the game would go on with any of {others} other moves as well."
                ),
            },
        })
    }
}

fn capitalised(words: &str) -> String {
    let (first, rest) = words.split_at(1);
    first.to_ascii_uppercase() + rest
}

/// Returns names as a choice: "a", "a or b", "a, b or c".
fn either(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => format!("{} or {last}", rest.join(", ")),
    }
}
