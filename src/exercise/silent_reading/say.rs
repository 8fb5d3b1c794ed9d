//! The sentences about a passage, and about what was misread in it.

use super::kind::MisreadKind;
use crate::board::Move;
use crate::notation::Sentence;
use crate::words;

fn say(words: impl Into<String>) -> Sentence {
    Sentence::default().text(words)
}

/// Says that the last move is missing on a board.
pub(super) fn too_short(right: &str) -> Sentence {
    say(format!(
        "This is the board one move earlier: {right} is still to be played."
    ))
}

/// Says that a move is missing on a board.
pub(super) fn left_out(right: &str) -> Sentence {
    say(format!("On this board one move was left out: {right}."))
}

/// Says that a piece was not taken off a board.
pub(super) fn left_standing(right: &str, mv: &Move) -> Sentence {
    let start = say(format!("After {right} a piece was left standing: "));
    match mv.taken() {
        Some((piece, on)) => start.piece_on(piece, on).text(" was taken."),
        None => start,
    }
}

/// Says which move was played instead, and what that is.
pub(super) fn another(wrong: &str, is_end: bool, kind: MisreadKind, mv: &Move) -> Sentence {
    let start = match is_end {
        true => "This is the board after ",
        false => "This is the board if the score had ",
    };
    let piece = mv.piece.name();
    let what = match kind {
        MisreadKind::Rival => format!("the other {piece} went"),
        MisreadKind::Side => "it ended on the other side of the board".to_owned(),
        MisreadKind::Count => "its rank was counted from the other side".to_owned(),
        MisreadKind::Capture => "another capture was made".to_owned(),
        MisreadKind::Piece => format!("a {piece} went"),
        MisreadKind::Wing => "the king castled on the other side".to_owned(),
        _ => format!("the {piece} went to another square"),
    };
    say(format!("{start}{wrong}: {what}. "))
}

/// Says what the score has, and which move that is.
pub(super) fn instead(name: &str, mv: &Move) -> Sentence {
    say(format!("The score has {name}: "))
        .moves(&[*mv], words::OR)
        .text(".")
}

pub(super) fn right() -> Sentence {
    say("Right, this is where the score leads.")
}

/// Says that fewer moves were played than the score has.
pub(super) fn stopped(next: &str, missing: usize) -> Sentence {
    say(match missing {
        1 => format!("One move of the score is missing: {next}."),
        _ => format!("{missing} moves of the score are missing, from {next} on."),
    })
}

/// Says that more moves were played than the score has.
pub(super) fn went_on(last: &str) -> Sentence {
    say(format!("The score ends earlier, with {last}."))
}

/// Says which move was played instead of the one in the score.
pub(super) fn played(wrong: &str, kind: MisreadKind, mv: &Move) -> Sentence {
    let start = say(format!("You played {wrong}"));
    match kind {
        MisreadKind::Rival => start.text(format!(": the other {} went. ", mv.piece.name())),
        MisreadKind::Side => start.text(": it ended on the other side of the board. "),
        MisreadKind::Count => start.text(": its rank was counted from the other side. "),
        MisreadKind::Capture => start.text(": another capture was made. "),
        MisreadKind::Piece => start.text(format!(": a {} went. ", mv.piece.name())),
        MisreadKind::Wing => start.text(": the king castled on the other side. "),
        _ => start.text(". "),
    }
}

/// Names the rule of the move that decides.
pub(super) fn rule(name: &str, words: &str, because: Sentence) -> Sentence {
    let start = say(format!("{name}: {words}."));
    match because.is_empty() {
        true => start,
        false => start.text(" ").join(because),
    }
}

/// Says how many passages were read right.
pub(super) fn count(right: usize, of: usize, again: usize) -> String {
    let words = match of {
        0 => return String::new(),
        _ => format!("{right} of {of} right"),
    };
    match again {
        0 => words,
        _ => format!("{words}, {again} after a second look at the score"),
    }
}

/// Tells who moves first in a passage, and from where.
pub(super) fn begins(is_array: bool, first: &str) -> String {
    match is_array {
        true => "From the beginning of a game:".to_owned(),
        false => format!("From the position that you have seen, {first}:"),
    }
}
