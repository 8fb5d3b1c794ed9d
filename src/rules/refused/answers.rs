//! The answers to a check, in the three kinds there are, and why a mate has none.
//!
//! | kind | example |
//! |---|---|
//! | capture the attacker | the knight from b6 taking the rook on c8 |
//! | interpose | the bishop from a7 to b8 |
//! | move the king | the king from a8 to b7 |

use super::danger::{Danger, DangerKind, danger};
use crate::board::{Cell, Cells, Drawn, Man, Play, Role, Shape, Side, Variant, What};
use crate::notation::three::spoiled;
use crate::notation::{Rules, Sentence};
use crate::rules::Position;
use crate::rules::grid::Grid;

/// The legal plays that answer a check to a king, by kind. Where the king takes the attacker, that
/// is a capture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answers {
    pub king: Cell,
    /// Who gives check; empty if the king is not in check.
    pub checkers: Vec<(Man, Cell)>,
    /// The squares on which a man could go between; empty for a leap, from beside the king, and for
    /// a double check.
    pub line: Cells,
    pub captures: Vec<Play>,
    pub interposes: Vec<Play>,
    pub flees: Vec<Play>,
}

/// The answers to the check to the king on this square; all empty if no king stands there, or one
/// who is not in check.
#[must_use]
pub fn answers(position: &Position, king: Cell) -> Answers {
    answers_on(&position.on_grid(), king)
}

pub(super) fn answers_on(grid: &Grid, king: Cell) -> Answers {
    let attackers = match grid.on(king) {
        Some((side, Man::King)) => grid.attackers(king, side.other()),
        _ => Cells::NONE,
    };
    let mut answers = Answers {
        king,
        checkers: grid.men_on(attackers),
        line: Cells::NONE,
        captures: Vec::new(),
        interposes: Vec::new(),
        flees: Vec::new(),
    };
    match *answers.checkers.as_slice() {
        [] => return answers,
        [(_, at)] => answers.line = grid.line(at, king),
        _ => {}
    }
    for play in grid.answers_for(king) {
        answers.kind(&play, king).1.push(play);
    }
    answers
}

impl Answers {
    /// Which kind of answer a play would be, and those of its kind.
    fn kind(&mut self, play: &Play, king: Cell) -> (Role, &mut Vec<Play>) {
        let takes = play
            .taken()
            .is_some_and(|(_, on)| self.checkers.iter().any(|&(_, at)| at == on));
        if takes {
            (Role::Captures, &mut self.captures)
        } else if play.from == king {
            (Role::Flees, &mut self.flees)
        } else {
            (Role::Interposes, &mut self.interposes)
        }
    }

    /// Whether there is no answer at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.captures.is_empty() && self.interposes.is_empty() && self.flees.is_empty()
    }

    /// The check and the three kinds of answer in words.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        let mut sentence = self.check();
        let double = self.checkers.len() > 1;
        if double {
            sentence = sentence.text(", a double check, which only he can answer");
        }
        sentence = match self.captures.is_empty() {
            true => self.no_capture(sentence),
            false => sentence
                .text(". Capture the attacker: ")
                .plays(&once(&self.captures), "or"),
        };
        if !double {
            sentence = match self.interposes.is_empty() {
                true => self.no_block(sentence),
                false => sentence
                    .text(". Interpose: ")
                    .plays(&once(&self.interposes), "or"),
            };
        }
        sentence = match self.flees.is_empty() {
            true => sentence.text(". No flight for the king"),
            false => {
                let cells: Vec<Cell> = self.flees.iter().map(|play| play.to).collect();
                sentence.text(". Move the king: to ").cells(&cells, "or")
            }
        };
        sentence.text(".")
    }

    /// "The king on a8 is in check from the rook on c8".
    fn check(&self) -> Sentence {
        Sentence::default()
            .text("The king on ")
            .cell(self.king)
            .text(" is in check from ")
            .men(&self.checkers)
    }

    /// That nobody can capture.
    fn no_capture(&self, sentence: Sentence) -> Sentence {
        sentence.text(". No capture: nobody can take ").list(
            &self.checkers,
            "or",
            |sentence, &(man, at)| sentence.man_on(man, at),
        )
    }

    /// That nobody can go between, with the reason where nobody ever could.
    fn no_block(&self, sentence: Sentence) -> Sentence {
        let sentence = sentence.text(". No interposition: ");
        match *self.checkers.as_slice() {
            [(man, at)] if self.line.is_empty() && touches(at, self.king) => sentence
                .text("nothing fits between ")
                .man_on(man, at)
                .text(" and the king"),
            _ if self.line.is_empty() => sentence.text("the leap of a knight cannot be blocked"),
            _ => {
                let line: Vec<Cell> = self.line.iter().collect();
                sentence.text("nobody can go to ").cells(&line, "or")
            }
        }
    }

    /// The check and its answers as arrows.
    #[must_use]
    pub fn drawn(&self) -> Vec<Drawn> {
        let mut drawn = Vec::new();
        for &(_, at) in &self.checkers {
            drawn.push(Role::Against.arrow(at, self.king));
        }
        for (role, plays) in [
            (Role::Captures, &self.captures),
            (Role::Interposes, &self.interposes),
            (Role::Flees, &self.flees),
        ] {
            for play in once(plays) {
                drawn.push(role.arrow(play.from, play.to));
            }
        }
        drawn
    }
}

/// The plays, of those that differ only by what a pawn becomes the first.
fn once(plays: &[Play]) -> Vec<Play> {
    let mut plays = plays.to_vec();
    plays.dedup_by_key(|play| (play.from, play.to));
    plays
}

fn touches(one: Cell, other: Cell) -> bool {
    let files = one.file().abs_diff(other.file());
    files.max(one.rank().abs_diff(other.rank())) == 1
}

/// Why no answer exists, for each mated king: who cannot capture, why nothing goes between, and who
/// guards each square of flight. Empty if no king is mated.
#[must_use]
pub fn why_mate(position: &Position) -> Sentence {
    let grid = position.on_grid();
    let mut sentence = Sentence::default();
    if matches!(grid.variant(), Variant::UChess | Variant::Chess99) {
        return sentence;
    }
    for side in Side::ALL {
        for king in grid.attacked_kings(side).iter() {
            let answers = answers_on(&grid, king);
            if answers.is_empty() {
                if !sentence.is_empty() {
                    sentence = sentence.text(" ");
                }
                sentence = mated(sentence, &grid, side, answers, &grid.reach());
            }
        }
    }
    sentence
}

fn mated(
    mut sentence: Sentence,
    grid: &Grid,
    side: Side,
    mut answers: Answers,
    reach: &[Play],
) -> Sentence {
    let (king, double) = (answers.king, answers.checkers.len() > 1);
    let mut fails = [Vec::new(), Vec::new(), Vec::new()];
    let mut guarded: Vec<((Man, Cell), Vec<Cell>)> = Vec::new();
    for play in reach {
        let own = grid.on(play.from).is_some_and(|(owner, _)| owner == side);
        let helps = play.from == king || !double;
        if !own || !helps || matches!(play.what, What::Castles { .. }) {
            continue;
        }
        let group = match answers.kind(play, king).0 {
            Role::Captures => 0,
            Role::Interposes => 1,
            _ => 2,
        };
        let clause = match danger(grid, play, king) {
            // It is an answer by the men's moves; only three symbols cannot say it.
            None => spoiled(play, &grid.turn(side)).map(|_| {
                let mut clause = Sentence::default().plays(&[*play], "");
                clause = clause.text(" has no sentence of its own");
                clause
            }),
            Some(Danger {
                kind: DangerKind::InCheck,
                ..
            }) => None,
            Some(danger)
                if matches!(danger.kind, DangerKind::Attacked | DangerKind::StaysOnLine) =>
            {
                let by = danger.by[0];
                match guarded.iter_mut().find(|(known, _)| *known == by) {
                    Some((_, cells)) => cells.push(play.to),
                    None => guarded.push((by, vec![play.to])),
                }
                None
            }
            Some(danger) => Some(danger.clause(Sentence::default())),
        };
        fails[group].extend(clause.filter(|clause| !fails[group].contains(clause)));
    }
    for (by, cells) in guarded {
        fails[2].push(
            Sentence::default()
                .men(&[by])
                .text(" attacks ")
                .cells(&cells, "and"),
        );
    }
    let own: Vec<Cell> = (grid.variant().squares())
        .filter(|&at| touches(at, king) && grid.on(at).is_some_and(|(owner, _)| owner == side))
        .collect();
    if !own.is_empty() {
        let clause = Sentence::default().text(match own.len() {
            1 => "an own man stands on ",
            _ => "own men stand on ",
        });
        fails[2].push(clause.cells(&own, "and"));
    }
    let [captures, interposes, flees] = fails;
    sentence = sentence.join(answers.check());
    sentence = if double {
        clauses(
            sentence.text(", a double check, which only he could answer"),
            captures,
        )
    } else {
        sentence = match captures.is_empty() {
            true => answers.no_capture(sentence),
            false => clauses(sentence.text(". No capture"), captures),
        };
        match interposes.is_empty() {
            true => answers.no_block(sentence),
            false => clauses(sentence.text(". No interposition"), interposes),
        }
    };
    clauses(sentence.text(". No flight"), flees).text(".")
}

/// Adds ": a; b; c".
fn clauses(mut sentence: Sentence, clauses: Vec<Sentence>) -> Sentence {
    for (number, clause) in clauses.into_iter().enumerate() {
        sentence = sentence.text(if number == 0 { ": " } else { "; " });
        sentence = sentence.join(clause);
    }
    sentence
}

impl Role {
    /// An arrow with this meaning.
    pub(super) const fn arrow(self, from: Cell, to: Cell) -> Drawn {
        Drawn {
            shape: Shape::Arrow(from, to),
            role: self,
        }
    }
}
