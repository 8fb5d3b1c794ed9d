//! The moves whose names begin with a text that is not a move yet, and the question that is open.
//!
//! | text | sentence |
//! |---|---|
//! | `P-K` | Which square does the pawn go to, as in P-K3, P-K4 or P-KB3? |
//! | `g1` | Where does the knight on g1 go: g1f3 or g1h3? |
//! | `Qx` | What does the queen take: QxP or QxB? |
//! | `e8=` | What does the pawn become: e8=Q, e8=R, e8=B or e8=N? |
//! | `Nf` | The rest of Nf3 is missing. |

use super::scan::Scan;
use super::turn::Turn;
use super::words::Sentence;
use super::{Notation, algebraic, arrange};
use crate::board::Move;
use crate::words;

/// Longest text, in bytes, that is looked for among the names of moves. No name is longer.
const LONGEST: usize = 64;

/// Names that a sentence lists at most.
const NAMES: usize = 4;

/// A legal move, and a name of it that begins with the text.
pub type BegunMove = (Move, String);

/// Returns the legal moves that have a name beginning with this text, in the first of these
/// notations in which any has. Small letters count as capitals only if no name begins with the
/// text as it is. The list is empty for a text without letters.
#[must_use]
pub fn begun(text: &str, notations: &[Notation], turn: &Turn<'_>) -> Vec<BegunMove> {
    let start = Scan::new(text, true).at();
    let text = text[start..].trim();
    if text.is_empty() || text.len() > LONGEST {
        return Vec::new();
    }
    let mut in_other_case = Vec::new();
    for notation in notations {
        let mut exact = Vec::new();
        let mut other = Vec::new();
        for mv in &turn.moves {
            match name(*notation, mv, turn, text) {
                Some((name, true)) => exact.push((*mv, name)),
                Some((name, false)) => other.push((*mv, name)),
                None => {}
            }
        }
        if !exact.is_empty() {
            return exact;
        }
        if in_other_case.is_empty() {
            in_other_case = other;
        }
    }
    in_other_case
}

/// Returns the name of a move, or else another way to write it, that begins with this text, and
/// whether it does so letter by letter. If none does, small letters count as capitals.
fn name(notation: Notation, mv: &Move, turn: &Turn<'_>, text: &str) -> Option<(String, bool)> {
    let mut names = vec![notation.text(mv, turn)];
    names.extend(notation.forms(mv, turn).into_iter().map(|form| form.text));
    let exact = names.iter().position(|name| begins(name, text, char::eq));
    let other = || (names.iter()).position(|name| begins(name, text, char::eq_ignore_ascii_case));
    let at = exact.or_else(other)?;
    Some((names.swap_remove(at), exact.is_some()))
}

/// Returns whether a name begins with this text, letters being compared by `same`.
fn begins(name: &str, text: &str, same: fn(&char, &char) -> bool) -> bool {
    let mut letters = name.chars().map(plain);
    let mut text = text.chars().map(plain);
    text.all(|sign| letters.next().is_some_and(|letter| same(&letter, &sign)))
}

/// Returns a sign as most names have it.
fn plain(sign: char) -> char {
    match sign {
        '0' => 'O',
        '×' => 'x',
        sign if algebraic::DASHES.contains(&sign) => '-',
        sign => sign,
    }
}

/// Returns the question that is open after a text with which the names of these moves begin, and
/// names that answer it, the shortest first.
#[must_use]
pub fn unfinished(text: &str, moves: &[BegunMove]) -> Sentence {
    let Some((first, name)) = moves.first() else {
        return Sentence::default();
    };
    let start = Sentence::default();
    if moves.len() == 1 {
        return start.say(words::REST_IS_MISSING, [name.into()]);
    }
    let mut names: Vec<&str> = Vec::new();
    for (_, name) in moves {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    arrange(&mut names, |name| (name.len(), 0));
    let such_as = match names.len() > NAMES {
        true => words::AS_IN,
        false => words::NAMELY,
    };
    if names.len() > NAMES {
        names.truncate(NAMES - 1);
    }
    let names = Sentence::default().list(&names, words::OR, |list, name| list.text(*name));
    let names = Sentence::default().say(such_as, [names.into()]).into();
    let piece = first.piece.into();
    let all = |same: &dyn Fn(&Move) -> bool| moves.iter().all(|(mv, _)| same(mv));
    if all(&Move::is_castling) {
        start.say(words::WHICH_SIDE_CASTLES, [names])
    } else if all(&|mv| (mv.from, mv.to) == (first.from, first.to) && mv.promotion().is_some()) {
        start.say(words::WHAT_PAWN_BECOMES, [names])
    } else if !all(&|mv| mv.piece == first.piece) {
        start.say(words::HOW_IT_GOES_ON, [names])
    } else if text.trim_end().ends_with(algebraic::TAKES) {
        start.say(words::WHAT_IT_TAKES, [piece, names])
    } else if all(&|mv| mv.from == first.from) {
        start.say(words::WHERE_IT_GOES, [piece, first.from.into(), names])
    } else {
        start.say(words::WHICH_SQUARE_IT_GOES_TO, [piece, names])
    }
}
