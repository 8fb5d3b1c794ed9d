//! How a game stands, in words: status, end, claims, move count, repetitions and material.

use crate::board::{Color, Piece, Variant};
use crate::game::{DrawClaim, End, Outcome};
use crate::notation::Sentence;
use crate::words::{self, Value};

// One line: the side to move, check, or the end of the game.

pub(super) fn ended(end: End) -> String {
    let ended = match end {
        End::Mate(winner) => return words::ENDED_MATE.with([winner.into()]),
        End::KingTaken(winner) => return words::ENDED_KING_TAKEN.with([winner.into()]),
        End::Stalemate => words::ENDED_STALEMATE,
        End::InsufficientForce => words::ENDED_MATERIAL,
        End::DeadPosition => words::ENDED_DEAD,
        End::Fivefold => words::ENDED_FIVEFOLD,
        End::SeventyFive => words::ENDED_SEVENTY_FIVE,
        End::KingsExposed => words::ENDED_EXPOSED,
        End::NinetyNine => words::ENDED_NINETY_NINE,
    };
    ended.into()
}

/// Returns the status of a game that goes on at this position; `ended` is its result, if it has
/// one.
pub(super) fn to_move(color: Color, in_check: bool, ended: Option<Outcome>) -> String {
    let status = match in_check {
        true => words::TO_MOVE_IN_CHECK,
        false => words::TO_MOVE,
    };
    let status = status.with([color.into()]);
    match ended {
        Some(outcome) => words::STATUS_ENDED.with([status.into(), outcome.pgn().into()]),
        None => status,
    }
}

// The reasons for the end, or the possible claims.

/// Returns the reason for the end, if the board does not show it; `color` is to move.
pub(super) fn because(end: End, color: Color, variant: Variant) -> Option<Sentence> {
    let message = match end {
        End::Mate(_) | End::Fivefold => return None,
        End::Stalemate => {
            let message = match variant {
                Variant::UChess | Variant::Chess99 => words::BECAUSE_NO_MOVE,
                _ => words::BECAUSE_STALEMATE,
            };
            return Some(Sentence::default().say(message, [color.into()]));
        }
        End::InsufficientForce => words::BECAUSE_MATERIAL,
        End::DeadPosition => words::BECAUSE_DEAD,
        End::SeventyFive => words::BECAUSE_SEVENTY_FIVE,
        End::KingTaken(_) => words::BECAUSE_KING_TAKEN,
        End::KingsExposed => words::BECAUSE_KINGS_EXPOSED,
        End::NinetyNine => words::BECAUSE_NINETY_NINE,
    };
    Some(Sentence::default().text(message))
}

pub(super) fn may_claim(color: Color, claim: DrawClaim) -> Sentence {
    let message = match claim {
        DrawClaim::Threefold => words::MAY_CLAIM_REPETITION,
        DrawClaim::Fifty => words::MAY_CLAIM_FIFTY,
        DrawClaim::KingInReach => words::MAY_CLAIM_KING,
    };
    Sentence::default().say(message, [color.into()])
}

pub(super) fn still(moves: u32) -> Sentence {
    Sentence::default().say(words::MOVES_WITHOUT_CAPTURE, [moves.into()])
}

/// Returns the first half of the sentence; some of the moments follow it.
pub(super) fn occurred(before: usize) -> String {
    words::OCCURRED_BEFORE.with([(before + 1).into()]) + " "
}

// The material.

/// Returns a sentence such as "White has taken: queen, 2 pawns".
pub(super) fn has_taken(taker: Color, taken: &[(Piece, u32)]) -> String {
    let kind = |&(piece, count): &(Piece, u32)| match count {
        1 => piece.said().to_owned(),
        count => words::PIECES_COUNTED.with([count.into(), piece.into()]),
    };
    let pieces: Vec<String> = taken.iter().map(kind).collect();
    words::HAS_TAKEN.with([taker.into(), pieces.join(&words::COMMA).into()])
}

/// Returns the balance, such as "+2 White" or "even".
pub(super) fn balance([white, black]: [u32; 2]) -> String {
    let more: Value<'_> = white.abs_diff(black).into();
    if white == black {
        return words::BALANCE_EVEN.into();
    }
    let ahead = if white > black {
        Color::White
    } else {
        Color::Black
    };
    words::BALANCE_AHEAD.with([ahead.into(), more])
}
