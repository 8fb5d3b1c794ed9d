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
use super::tree::{AND, OR, few, prose};
use crate::board::{Color, Move};
use crate::notation::{Notation, Turn, arrange};
use crate::rules::Position;

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
            sentence: format!(
                "\"{}\" is left out and kept as a comment: the game could not go on with it.",
                prose(&text[span.clone()])
            ),
        });
    }
    arrange(&mut doubts, |doubt| (doubt.ply, 0));
    if let Some(stop) = &game.stop {
        let why = match &stop.why {
            StopWhy::Misread(misread) => misread.to_string(),
            StopWhy::NoMove => {
                "no legal move fits, and no correction was found that lets the game go on"
                    .to_owned()
            }
            StopWhy::Over => "the game is over before it".to_owned(),
            StopWhy::Gap => "moves are missing before it".to_owned(),
            StopWhy::Spent => {
                "too much before it had to be corrected, so no correction was looked for here"
                    .to_owned()
            }
        };
        let rest = match stop.rest.len() - 1 {
            0 => String::new(),
            1 => ", nor the move after it".to_owned(),
            more => format!(", nor the {more} moves after it"),
        };
        doubts.push(Doubt {
            ply: game.plies.len(),
            kind: DoubtKind::Stop,
            sentence: format!(
                "{} could not be read{rest}: {why}.",
                print(text, &stop.span, &position)
            ),
        });
    }
    doubts
}

/// Returns the number of the move and its print: `12... "P - Kt 3"`.
fn print(text: &str, span: &std::ops::Range<usize>, position: &Position) -> String {
    let dots = if position.color() == Color::White {
        "."
    } else {
        "..."
    };
    format!(
        "{}{dots} \"{}\"",
        position.fullmove(),
        prose(&text[span.clone()])
    )
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
            format!(
                "{print} is read as {taken}, but its number suggests that moves are missing before it."
            )
        } else if open.is_empty() {
            format!("{print} is read as {taken}, but a mistake nearby may really be here.")
        } else {
            format!(
                "{print} could be {taken} or {}, and no later move tells which. {taken} is shown.",
                few(&open, OR)
            )
        };
        if !misprint.is_empty() {
            sentence.push_str(&format!(
                " It may be a misprint for {}.",
                few(&misprint, OR)
            ));
        }
        sentence
    }

    /// Returns a clause about how far the game goes on after the move shown.
    fn goes_on(&self) -> String {
        match self.ply.readings.first().map_or(0, |taken| taken.goes_on) {
            0 => String::new(),
            1 => ", and the next move can then be played".to_owned(),
            more => format!(", and the next {more} moves can then be played"),
        }
    }

    /// Returns a sentence about the other moves it may have been.
    fn also(&self) -> String {
        let mut others = self.others(Against::Nothing);
        others.extend(self.others(Against::Print));
        match others.as_slice() {
            [] => String::new(),
            others => format!(" Also possible: {}.", few(others, AND)),
        }
    }

    /// Returns the sentence about a move that is not printed.
    fn unprinted(&self, position: &Position) -> String {
        let dots = match position.color() {
            Color::White => ".",
            Color::Black => "...",
        };
        format!(
            "{}{dots} is not printed. {} is added{}.{}",
            position.fullmove(),
            self.taken,
            self.goes_on(),
            self.also()
        )
    }

    /// Returns the sentence about a print that was repaired.
    fn misprint(&self, print: &str) -> String {
        let taken = &self.taken;
        let (goes_on, others) = (self.goes_on(), self.also());
        if self.ply.is_playable() {
            format!(
                "{print} can be played, but a later move then cannot. {taken} is close to the print{goes_on}.{others}"
            )
        } else {
            format!(
                "{print} is not a legal move here. {taken} is closest to the print{goes_on}.{others}"
            )
        }
    }
}

/// Returns the doubt about a liberty that was taken with a print, if a reader should know of it.
fn taken_liberty(liberty: Liberty, print: &str, taken: &str) -> Option<(DoubtKind, String)> {
    Some(match liberty {
        Liberty::FalseMark => (
            DoubtKind::Mark,
            format!("{print} has a mark that is not true of {taken}."),
        ),
        Liberty::MissingMark => (
            DoubtKind::Mark,
            format!("{print} is not marked as a check, but {taken} gives check."),
        ),
        Liberty::MissingPassing => (
            DoubtKind::Mark,
            format!("{print} is not marked \"e.p.\", but {taken} takes en passant."),
        ),
        Liberty::PresentSide => (
            DoubtKind::Label,
            format!(
                "{print}: the label tells where the piece stands, not where it began the game."
            ),
        ),
        Liberty::Print | Liberty::Number | Liberty::Unprinted => return None,
    })
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
