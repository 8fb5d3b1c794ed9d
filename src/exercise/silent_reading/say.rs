//! The sentences about a passage, and about what was misread in it.

use super::kind::MisreadKind;
use crate::board::{Color, Move};
use crate::notation::{Filling, Sentence};
use crate::words::{self, Message};

fn say<const N: usize>(message: Message<N>, places: [Filling<'_>; N]) -> Sentence {
    Sentence::default().say(message, places)
}

/// Says that the last move is missing on a board.
pub(super) fn too_short(right: &str) -> Sentence {
    say(words::ONE_MOVE_EARLIER, [right.into()])
}

/// Says that a move is missing on a board.
pub(super) fn left_out(right: &str) -> Sentence {
    say(words::ONE_MOVE_LEFT_OUT, [right.into()])
}

/// Says that a piece was not taken off a board.
pub(super) fn left_standing(right: &str, mv: &Move) -> Sentence {
    let piece = mv.taken().map_or_else(Sentence::default, |(piece, on)| {
        Sentence::default().piece_on(piece, on)
    });
    say(words::LEFT_STANDING, [right.into(), piece.into()])
}

/// Says which move was played instead, and what that is.
pub(super) fn another(wrong: &str, is_end: bool, kind: MisreadKind, mv: &Move) -> Sentence {
    let message = match is_end {
        true => words::BOARD_AFTER,
        false => words::BOARD_IF,
    };
    let what = what(kind, mv).unwrap_or_else(|| words::WENT_ELSEWHERE.with([mv.piece.into()]));
    say(message, [wrong.into(), what.into()])
}

/// Says what went wrong with a move; `None` if no more can be said than that it is another.
fn what(kind: MisreadKind, mv: &Move) -> Option<String> {
    Some(match kind {
        MisreadKind::Rival => words::OTHER_ONE_WENT.with([mv.piece.into()]),
        MisreadKind::Side => words::ENDED_OTHER_SIDE.into(),
        MisreadKind::Count => words::RANK_FROM_OTHER_SIDE.into(),
        MisreadKind::Capture => words::ANOTHER_CAPTURE.into(),
        MisreadKind::Piece => words::ANOTHER_PIECE_WENT.with([mv.piece.into()]),
        MisreadKind::Wing => words::CASTLED_OTHER_SIDE.into(),
        _ => return None,
    })
}

/// Says what the score has, and which move that is.
pub(super) fn instead(name: &str, mv: &Move) -> Sentence {
    let mv = Sentence::default().moves(&[*mv], words::OR);
    say(words::SCORE_HAS, [name.into(), mv.into()])
}

pub(super) fn right() -> Sentence {
    say(words::READING_RIGHT, [])
}

/// Says that fewer moves were played than the score has.
pub(super) fn stopped(next: &str, missing: usize) -> Sentence {
    say(words::MOVES_MISSING, [missing.into(), next.into()])
}

/// Says that more moves were played than the score has.
pub(super) fn went_on(last: &str) -> Sentence {
    say(words::SCORE_ENDS_EARLIER, [last.into()])
}

/// Says which move was played instead of the one in the score.
pub(super) fn played(wrong: &str, kind: MisreadKind, mv: &Move) -> Sentence {
    match what(kind, mv) {
        Some(what) => say(words::YOU_PLAYED_WHAT, [wrong.into(), what.into()]),
        None => say(words::YOU_PLAYED, [wrong.into()]),
    }
}

/// Names the rule of the move that decides.
pub(super) fn rule(name: &str, words: &str, because: Sentence) -> Sentence {
    match because.is_empty() {
        true => say(words::MOVE_RULE, [name.into(), words.into()]),
        false => say(
            words::MOVE_RULE_BECAUSE,
            [name.into(), words.into(), because.into()],
        ),
    }
}

/// Says how many passages were read right.
pub(super) fn count(right: usize, of: usize, again: usize) -> String {
    match (of, again) {
        (0, _) => String::new(),
        (of, 0) => words::READ_RIGHT.with([right.into(), of.into()]),
        (of, again) => words::READ_RIGHT_AGAIN.with([right.into(), of.into(), again.into()]),
    }
}

/// Tells who moves first in a passage, and from where.
pub(super) fn begins(is_array: bool, mover: Color) -> String {
    match is_array {
        true => words::FROM_BEGINNING.into(),
        false => words::FROM_POSITION_SEEN.with([mover.into()]),
    }
}
