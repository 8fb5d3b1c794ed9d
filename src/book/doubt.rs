//! Tells in sentences what a reader of a book's game should look at again.
//!
//! | doubt | sentence |
//! |---|---|
//! | [`DoubtKind::Open`] | 12. "P - Kt 3" could be g3 or b3, and no later move tells which. g3 is shown. |
//! | [`DoubtKind::Misprint`] | 13... "B. to Q's sq." is not a legal move here. Rd8 is closest to the print, and the next 86 moves can then be played. |
//! | [`DoubtKind::Unprinted`] | 12... is not printed. Be7 is added, and the next 41 moves can then be played. Also possible: a6. |
//! | [`DoubtKind::Mark`] | 9. "R-B1 ch" is marked as a check, and Rf1 gives none of that kind. |
//! | [`DoubtKind::Label`] | 24. "Q. R. to K's sq.": the label tells where the rook stands, not where it began. |
//! | [`DoubtKind::Skipped`] | "Kt x Kt" is left out and kept as a comment: the game could not go on with it. |
//! | [`DoubtKind::Stop`] | 31. "Kt. to" could not be read, nor the 12 moves after it: … |

use super::game::{Against, BookGame, BookPly, Liberty, Settled, StopWhy};
use super::tree::{few_and, few_or, prose};
use crate::board::Move;
use crate::notation::{Notation, Turn, arrange};
use crate::rules::Position;
use crate::words::{self, Value};

/// Something to look at again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// The ply it is about, from 0. For [`DoubtKind::Stop`] it is the first ply that is not in the
    /// game.
    pub ply: usize,
    pub kind: DoubtKind,
    pub sentence: String,
}

/// The kind of a doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DoubtKind {
    /// Several readings are left.
    Open,
    /// The print is no legal move, and a repair is offered.
    Misprint,
    /// A move is not printed, and one is added.
    Unprinted,
    /// A check mark or `e.p.` is there and should not be, or the reverse.
    Mark,
    /// A label tells where the piece stands now, not where it began.
    Label,
    /// Printed moves were passed over.
    Skipped,
    /// The reading ended before the print did.
    Stop,
}

impl DoubtKind {
    /// Returns a stable name for scripts.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            DoubtKind::Open => "open",
            DoubtKind::Misprint => "misprint",
            DoubtKind::Unprinted => "unprinted",
            DoubtKind::Mark => "mark",
            DoubtKind::Label => "label",
            DoubtKind::Skipped => "skipped",
            DoubtKind::Stop => "stop",
        }
    }
}

impl Settled {
    /// Returns a stable name for scripts.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Settled::Unique => "unique",
            Settled::Mark => "check-mark",
            Settled::Label => "label",
            Settled::Later => "later-moves",
            Settled::Open => "open",
            Settled::Repaired => "repaired",
            Settled::Chosen => "chosen",
        }
    }
}

/// Returns the doubts about a game, in the order of its moves. `text` is the text it was read from.
#[must_use]
pub fn doubts(text: &str, game: &BookGame) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    let mut position = game.tree.start().clone();
    for (at, ply) in game.plies.iter().enumerate() {
        for (kind, sentence) in about(text, ply, &position) {
            doubts.push(Doubt {
                ply: at,
                kind,
                sentence,
            });
        }
        position.play(&ply.mv);
    }
    for (before, span) in &game.skipped {
        doubts.push(Doubt {
            ply: *before,
            kind: DoubtKind::Skipped,
            sentence: words::DOUBT_SKIPPED.with([prose(&text[span.clone()]).into()]),
        });
    }
    arrange(&mut doubts, |doubt| (doubt.ply, 0));
    if let Some(stop) = &game.stop {
        let why = match &stop.why {
            StopWhy::Misread(misread) => misread.to_string(),
            StopWhy::NoMove => words::STOP_NO_MOVE.into(),
            StopWhy::Over => words::STOP_OVER.into(),
            StopWhy::Gap => words::MOVES_MISSING_BEFORE.into(),
            StopWhy::Spent => words::STOP_SPENT.into(),
        };
        doubts.push(Doubt {
            ply: game.plies.len(),
            kind: DoubtKind::Stop,
            sentence: words::DOUBT_STOP.with([
                print(text, &stop.span, &position).into(),
                (stop.rest.len() - 1).into(),
                why.into(),
            ]),
        });
    }
    doubts
}

/// Returns the number of the move and its print: `12... "P - Kt 3"`.
fn print(text: &str, span: &std::ops::Range<usize>, position: &Position) -> String {
    let number = position.numbered();
    words::AS_PRINTED.with([number.into(), prose(&text[span.clone()]).into()])
}

/// Returns the doubts about one ply, which is played from this position.
fn about(text: &str, ply: &BookPly, position: &Position) -> Vec<(DoubtKind, String)> {
    let doubtful = matches!(ply.settled, Settled::Open | Settled::Repaired);
    if !doubtful && ply.liberties.is_empty() {
        return Vec::new();
    }
    let print = print(text, &ply.span, position);
    let turn = position.turn();
    let names = PlyNames {
        ply,
        turn: &turn,
        taken: name(&ply.mv, &turn),
    };
    let reading = match ply.settled {
        Settled::Open => Some((DoubtKind::Open, names.open(&print))),
        Settled::Repaired if ply.span.is_empty() => {
            Some((DoubtKind::Unprinted, names.unprinted(position)))
        }
        Settled::Repaired => Some((DoubtKind::Misprint, names.misprint(&print))),
        _ => None,
    };
    let liberties = ply.liberties.iter();
    let liberties = liberties.filter_map(|liberty| taken_liberty(*liberty, &print, &names.taken));
    reading.into_iter().chain(liberties).collect()
}

/// Returns the move in short algebraic notation.
fn name(mv: &Move, turn: &Turn<'_>) -> String {
    // A reading may belong to another position if an earlier move is open too.
    if turn.moves.contains(mv) {
        Notation::SHORT.text(mv, turn)
    } else {
        mv.describe()
    }
}

/// Names the moves that a ply can be read as.
struct PlyNames<'p> {
    ply: &'p BookPly,
    turn: &'p Turn<'p>,
    /// The name of the move that is shown.
    taken: String,
}

impl PlyNames<'_> {
    /// Returns the names of the other readings with this evidence against them.
    fn others(&self, against: Against) -> Vec<String> {
        let others = self.ply.readings[1..].iter();
        others
            .filter(|other| other.against == against)
            .map(|other| name(&other.mv, self.turn))
            .collect()
    }

    /// Returns the sentence about a move with several readings left.
    fn open(&self, print: &str) -> String {
        let taken = &self.taken;
        let open = self.others(Against::Nothing);
        let misprint = self.others(Against::Print);
        let mut sentence = if open.is_empty() && self.ply.liberties.contains(&Liberty::Number) {
            words::DOUBT_NUMBER.with([print.into(), taken.into()])
        } else if open.is_empty() {
            words::DOUBT_NEARBY.with([print.into(), taken.into()])
        } else {
            words::DOUBT_OPEN.with([print.into(), taken.into(), few_or(&open).into()])
        };
        if !misprint.is_empty() {
            sentence.push(' ');
            sentence.push_str(&words::MAY_BE_MISPRINT.with([few_or(&misprint).into()]));
        }
        sentence
    }

    /// Returns how many moves can be played after the move shown.
    fn goes_on(&self) -> Value<'static> {
        let taken = self.ply.readings.first();
        taken.map_or(0, |taken| taken.goes_on).into()
    }

    /// Adds a sentence about the other moves it may have been to one about the move shown.
    fn and_also(&self, mut sentence: String) -> String {
        let mut others = self.others(Against::Nothing);
        others.extend(self.others(Against::Print));
        if !others.is_empty() {
            sentence.push(' ');
            sentence.push_str(&words::ALSO_POSSIBLE.with([few_and(&others).into()]));
        }
        sentence
    }

    /// Returns the sentence about a move that is not printed.
    fn unprinted(&self, position: &Position) -> String {
        let number = position.numbered();
        let taken = (&self.taken).into();
        self.and_also(words::DOUBT_UNPRINTED.with([number.into(), taken, self.goes_on()]))
    }

    /// Returns the sentence about a print that was repaired.
    fn misprint(&self, print: &str) -> String {
        let says = match self.ply.is_playable() {
            true => words::DOUBT_PLAYABLE,
            false => words::DOUBT_NOT_LEGAL,
        };
        self.and_also(says.with([print.into(), (&self.taken).into(), self.goes_on()]))
    }
}

/// Returns the doubt about a liberty that was taken with a print, if a reader should know of it.
fn taken_liberty(liberty: Liberty, print: &str, taken: &str) -> Option<(DoubtKind, String)> {
    let says = match liberty {
        Liberty::FalseMark => words::DOUBT_FALSE_MARK,
        Liberty::MissingMark => words::DOUBT_NO_CHECK,
        Liberty::MissingPassing => words::DOUBT_NO_PASSING,
        Liberty::PresentSide => {
            let sentence = words::DOUBT_LABEL.with([print.into()]);
            return Some((DoubtKind::Label, sentence));
        }
        Liberty::Print | Liberty::Number | Liberty::Unprinted => return None,
    };
    Some((DoubtKind::Mark, says.with([print.into(), taken.into()])))
}

#[cfg(test)]
mod tests {
    use super::{DoubtKind, Settled};

    #[test]
    fn scripts_know_every_kind_of_doubt_by_its_name() {
        let kinds = [
            (DoubtKind::Open, "open"),
            (DoubtKind::Misprint, "misprint"),
            (DoubtKind::Unprinted, "unprinted"),
            (DoubtKind::Mark, "mark"),
            (DoubtKind::Label, "label"),
            (DoubtKind::Skipped, "skipped"),
            (DoubtKind::Stop, "stop"),
        ];
        for (kind, name) in kinds {
            assert_eq!(kind.tag(), name);
        }
    }

    #[test]
    fn scripts_know_by_its_name_what_settled_a_move() {
        let all = [
            (Settled::Unique, "unique"),
            (Settled::Mark, "check-mark"),
            (Settled::Label, "label"),
            (Settled::Later, "later-moves"),
            (Settled::Open, "open"),
            (Settled::Repaired, "repaired"),
            (Settled::Chosen, "chosen"),
        ];
        for (settled, name) in all {
            assert_eq!(settled.tag(), name);
        }
    }
}
