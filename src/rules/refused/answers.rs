//! The answers to a check, in three kinds, and why a mate has none.
//!
//! | kind | example |
//! |---|---|
//! | capture the attacker | the knight from b6 taking the rook on c8 |
//! | interpose | the bishop from a7 to b8 |
//! | move the king | the king from a8 to b7 |

use super::danger::{Danger, DangerKind, danger};
use crate::board::{Color, Drawn, Move, MoveKind, Piece, Role, Shape, Square, Squares, Variant};
use crate::notation::three::spoiled;
use crate::notation::{Rules, Sentence};
use crate::rules::Position;
use crate::rules::grid::Grid;
use crate::words::{self, Message};

/// The legal moves that answer a check to a king, by kind. If the king takes the attacker, that
/// counts as a capture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answers {
    /// Square of the king.
    pub king: Square,
    /// Pieces that give check; empty if the king is not in check.
    pub checkers: Vec<(Piece, Square)>,
    /// Squares on which a piece could interpose; empty for a knight's check, an adjacent attacker,
    /// or a double check.
    pub line: Squares,
    /// Moves that take an attacker.
    pub captures: Vec<Move>,
    /// Moves of a piece between attacker and king.
    pub interposes: Vec<Move>,
    /// Moves of the king that take no attacker.
    pub flees: Vec<Move>,
}

/// Returns the answers to the check to the king on this square. All are empty if no king stands
/// there or it is not in check.
#[must_use]
pub fn answers(position: &Position, king: Square) -> Answers {
    answers_on(&position.on_grid(), king)
}

pub(super) fn answers_on(grid: &Grid, king: Square) -> Answers {
    let attackers = match grid.on(king) {
        Some((color, Piece::King)) => grid.attackers(king, color.other()),
        _ => Squares::NONE,
    };
    let mut answers = Answers {
        king,
        checkers: grid.pieces_on(attackers),
        line: Squares::NONE,
        captures: Vec::new(),
        interposes: Vec::new(),
        flees: Vec::new(),
    };
    match *answers.checkers.as_slice() {
        [] => return answers,
        [(_, at)] => answers.line = grid.line(at, king),
        _ => {}
    }
    for mv in grid.answers_for(king) {
        answers.kind(&mv, king).1.push(mv);
    }
    answers
}

impl Answers {
    /// Returns the kind of answer that a move would be, and the list of that kind.
    fn kind(&mut self, mv: &Move, king: Square) -> (Role, &mut Vec<Move>) {
        let takes = mv
            .taken()
            .is_some_and(|(_, on)| self.checkers.iter().any(|&(_, at)| at == on));
        if takes {
            (Role::Captures, &mut self.captures)
        } else if mv.from == king {
            (Role::Flees, &mut self.flees)
        } else {
            (Role::Interposes, &mut self.interposes)
        }
    }

    /// Returns whether there is no answer at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.captures.is_empty() && self.interposes.is_empty() && self.flees.is_empty()
    }

    /// Returns the check and the three kinds of answer in words.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        let double = self.checkers.len() > 1;
        let mut sentence = match double {
            true => self.check(words::IN_DOUBLE_CHECK),
            false => self.check(words::KING_IN_CHECK),
        };
        sentence = sentence.text(" ").join(match self.captures.is_empty() {
            true => self.no_capture(),
            false => answer(words::CAPTURE_ATTACKER, &self.captures),
        });
        if !double {
            sentence = sentence.text(" ").join(match self.interposes.is_empty() {
                true => self.no_block(),
                false => answer(words::INTERPOSE, &self.interposes),
            });
        }
        sentence = sentence.text(" ");
        if self.flees.is_empty() {
            return sentence.text(words::KING_CANNOT_GO);
        }
        let squares: Vec<Square> = self.flees.iter().map(|mv| mv.to).collect();
        let squares = Sentence::default().squares(&squares, words::OR);
        sentence.say(words::MOVE_THE_KING, [squares.into()])
    }

    /// Returns "The king on a8 is in check from the rook on c8."
    fn check(&self, message: Message<2>) -> Sentence {
        let by = Sentence::default().pieces(&self.checkers);
        Sentence::default().say(message, [self.king.into(), by.into()])
    }

    /// Returns that nothing can capture the attackers.
    fn no_capture(&self) -> Sentence {
        let pieces =
            Sentence::default().list(&self.checkers, words::OR, |sentence, &(piece, at)| {
                sentence.piece_on(piece, at)
            });
        Sentence::default().say(words::NO_CAPTURE_POSSIBLE, [pieces.into()])
    }

    /// Returns that nothing can interpose, with the reason if interposing is never possible.
    fn no_block(&self) -> Sentence {
        let start = Sentence::default();
        match *self.checkers.as_slice() {
            [(piece, at)] if self.line.is_empty() && touches(at, self.king) => {
                let attacker = Sentence::default().piece_on(piece, at);
                start.say(words::NOTHING_FITS, [attacker.into()])
            }
            _ if self.line.is_empty() => start.text(words::LEAP_NOT_BLOCKED),
            _ => {
                let line: Vec<Square> = self.line.iter().collect();
                let line = Sentence::default().squares(&line, words::OR);
                start.say(words::NOTHING_CAN_GO, [line.into()])
            }
        }
    }

    /// Returns the check and its answers as arrows.
    #[must_use]
    pub fn drawn(&self) -> Vec<Drawn> {
        let mut drawn = Vec::new();
        for &(_, at) in &self.checkers {
            drawn.push(Role::Against.arrow(at, self.king));
        }
        for (role, moves) in [
            (Role::Captures, &self.captures),
            (Role::Interposes, &self.interposes),
            (Role::Flees, &self.flees),
        ] {
            for mv in once(moves) {
                drawn.push(role.arrow(mv.from, mv.to));
            }
        }
        drawn
    }
}

/// Returns a message with moves that answer a check.
fn answer(message: Message<1>, moves: &[Move]) -> Sentence {
    let moves = Sentence::default().moves(&once(moves), words::OR);
    Sentence::default().say(message, [moves.into()])
}

/// Returns the moves, keeping only the first of those that differ in the promotion alone.
fn once(moves: &[Move]) -> Vec<Move> {
    let mut moves = moves.to_vec();
    moves.dedup_by_key(|mv| (mv.from, mv.to));
    moves
}

fn touches(one: Square, other: Square) -> bool {
    let files = one.file().abs_diff(other.file());
    files.max(one.rank().abs_diff(other.rank())) == 1
}

/// Returns why no answer exists, for each mated king: which pieces cannot capture, why nothing can
/// interpose, and which pieces guard each flight square. Empty if no king is mated.
#[must_use]
pub fn why_mate(position: &Position) -> Sentence {
    let grid = position.on_grid();
    let mut sentence = Sentence::default();
    if matches!(grid.variant(), Variant::UChess | Variant::Chess99) {
        return sentence;
    }
    for color in Color::ALL {
        for king in grid.attacked_kings(color).iter() {
            let answers = answers_on(&grid, king);
            if answers.is_empty() {
                if !sentence.is_empty() {
                    sentence = sentence.text(" ");
                }
                sentence = mated(sentence, &grid, color, answers, &grid.reach());
            }
        }
    }
    sentence
}

fn mated(
    sentence: Sentence,
    grid: &Grid,
    color: Color,
    mut answers: Answers,
    reach: &[Move],
) -> Sentence {
    let (king, double) = (answers.king, answers.checkers.len() > 1);
    let mut fails = [Vec::new(), Vec::new(), Vec::new()];
    let mut guarded: Vec<((Piece, Square), Vec<Square>)> = Vec::new();
    for mv in reach {
        let own = grid.on(mv.from).is_some_and(|(owner, _)| owner == color);
        let helps = mv.from == king || !double;
        if !own || !helps || matches!(mv.kind, MoveKind::Castles { .. }) {
            continue;
        }
        let group = match answers.kind(mv, king).0 {
            Role::Captures => 0,
            Role::Interposes => 1,
            _ => 2,
        };
        let clause = match danger(grid, mv, king) {
            // The pieces could give this answer, but three symbols cannot name it.
            None => spoiled(mv, &grid.turn(color)).map(|_| {
                let mv = Sentence::default().moves(&[*mv], words::OR);
                Sentence::default().say(words::NO_SENTENCE_OF_ITS_OWN, [mv.into()])
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
                    Some((_, squares)) => squares.push(mv.to),
                    None => guarded.push((by, vec![mv.to])),
                }
                None
            }
            Some(danger) => Some(danger.clause()),
        };
        fails[group].extend(clause.filter(|clause| !fails[group].contains(clause)));
    }
    fails[2].extend(guarded.iter().map(|(by, squares)| {
        let by = Sentence::default().pieces(&[*by]);
        let squares = Sentence::default().squares(squares, words::AND);
        Sentence::default().say(words::GUARDS, [by.into(), squares.into()])
    }));
    fails[2].extend(hemmed_in(grid, color, king));
    no_answer(sentence, &answers, fails)
}

/// Returns a clause on the pieces of the king's side next to it, which keep it from their squares.
fn hemmed_in(grid: &Grid, color: Color, king: Square) -> Option<Sentence> {
    let own: Vec<Square> = (grid.variant().squares())
        .filter(|&at| touches(at, king) && grid.on(at).is_some_and(|(owner, _)| owner == color))
        .collect();
    if own.is_empty() {
        return None;
    }
    let squares = Sentence::default().squares(&own, words::AND);
    Some(Sentence::default().say(words::OWN_PIECES_STAND, [own.len().into(), squares.into()]))
}

/// Adds why each of the three kinds fails: "… No capture: a; b. No interposition: c. No flight: d."
fn no_answer(sentence: Sentence, answers: &Answers, fails: [Vec<Sentence>; 3]) -> Sentence {
    let double = answers.checkers.len() > 1;
    let [captures, interposes, flees] = fails;
    if double {
        let check = answers.check(words::IN_DOUBLE_CHECK_MATED);
        let check = match captures.is_empty() {
            true => sentence.join(check).text("."),
            false => sentence
                .join(check)
                .text(words::COLON)
                .join(joined(captures))
                .text("."),
        };
        return clauses(check, words::NO_FLIGHT, flees);
    }
    let mut sentence = sentence.join(answers.check(words::KING_IN_CHECK));
    sentence = match captures.is_empty() {
        true => sentence.text(" ").join(answers.no_capture()),
        false => clauses(sentence, words::NO_CAPTURE, captures),
    };
    sentence = match interposes.is_empty() {
        true => sentence.text(" ").join(answers.no_block()),
        false => clauses(sentence, words::NO_INTERPOSITION, interposes),
    };
    clauses(sentence, words::NO_FLIGHT, flees)
}

/// Adds a message with clauses; nothing if there is none.
fn clauses(sentence: Sentence, message: Message<1>, clauses: Vec<Sentence>) -> Sentence {
    match clauses.is_empty() {
        true => sentence,
        false => sentence.text(" ").say(message, [joined(clauses).into()]),
    }
}

/// Returns the clauses, parted by semicolons.
fn joined(clauses: Vec<Sentence>) -> Sentence {
    let mut all = Sentence::default();
    for clause in clauses {
        if !all.is_empty() {
            all = all.text("; ");
        }
        all = all.join(clause);
    }
    all
}

impl Role {
    /// Returns an arrow with this meaning.
    pub(super) const fn arrow(self, from: Square, to: Square) -> Drawn {
        Drawn {
            shape: Shape::Arrow(from, to),
            role: self,
        }
    }
}
