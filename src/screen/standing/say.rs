//! How a game stands, in words: status, end, claims, move count, repetitions and material.

use crate::board::{Color, Piece, Variant};
use crate::game::{DrawClaim, End, Outcome};
use crate::notation::Sentence;
use crate::session::times;

// One line: the side to move, check, or the end of the game.

pub(super) const SETTING_UP: &str = "Setting up a position";
pub(super) const DIAGRAM: &str = "A diagram, not a game";

pub(super) fn ended(end: End) -> String {
    let ended = match end {
        End::Mate(winner) => return ["Mate: ", winner.name(), " wins"].concat(),
        End::KingTaken(winner) => return ["King taken: ", winner.name(), " wins"].concat(),
        End::Stalemate => "Stalemate",
        End::InsufficientForce => "Insufficient material",
        End::DeadPosition => "Dead position",
        End::Fivefold => "Fivefold repetition",
        End::SeventyFive => "Seventy-five moves",
        End::KingsExposed => "Both kings exposed",
        End::NinetyNine => "Ninety-nine moves",
    };
    ended.to_owned() + ": a draw"
}

/// Returns the status of a game that goes on at this position; `ended` is its result, if it has
/// one.
pub(super) fn to_move(color: Color, in_check: bool, ended: Option<Outcome>) -> String {
    let mut status = color.name().to_owned() + " to move";
    if in_check {
        status.push_str(", in check");
    }
    if let Some(outcome) = ended {
        status.push_str("; the game ended ");
        status.push_str(outcome.pgn());
    }
    status
}

// The reasons for the end, or the possible claims.

/// Returns the reason for the end, if the board does not show it; `color` is to move.
pub(super) fn because(end: End, color: Color, variant: Variant) -> Option<Sentence> {
    let words = match end {
        End::Mate(_) | End::Fivefold => return None,
        End::Stalemate => {
            let words = match variant {
                Variant::UChess | Variant::Chess99 => " has no legal move.",
                _ => " is not in check and has no legal move.",
            };
            return Some(Sentence::default().text(color.name()).text(words));
        }
        End::InsufficientForce => "The pieces that are left cannot mate, however the game goes on.",
        End::DeadPosition => {
            "The pawns are locked and nothing can pass them, so no series of moves leads to mate."
        }
        End::SeventyFive => {
            "Seventy-five moves of each side without a capture or pawn move end the game without a claim."
        }
        End::KingTaken(_) => "The king has been taken.",
        End::KingsExposed => {
            "The king has been taken, and the king of the side that took it is attacked in turn."
        }
        End::NinetyNine => "Each side has made its ninety-nine moves.",
    };
    Some(Sentence::default().text(words))
}

pub(super) fn may_claim(color: Color, claim: DrawClaim) -> Sentence {
    let words = match claim {
        DrawClaim::Threefold => " may claim a draw by threefold repetition.",
        DrawClaim::Fifty => {
            " may claim a draw: fifty moves of each side without a capture or pawn move."
        }
        DrawClaim::KingInReach => " could take the king, and may call a draw instead.",
    };
    Sentence::default().text(color.name()).text(words)
}

pub(super) fn still(moves: u32) -> Sentence {
    let start = Sentence::default().text(moves.to_string());
    start.text(" moves without a capture or pawn move.")
}

/// Returns the first half of the sentence; some of the moments follow it.
pub(super) fn occurred(before: usize) -> String {
    let times = times(before + 1);
    let before = match before {
        ..5 => "; before: ",
        _ => "; first: ",
    };
    ["The position has occurred ", &times, before].concat()
}

// The material.

/// Returns a sentence such as "White has taken: queen, 2 pawns".
pub(super) fn has_taken(taker: Color, taken: &[(Piece, u32)]) -> String {
    let mut words = taker.name().to_owned() + " has taken";
    for (nth, &(piece, count)) in taken.iter().enumerate() {
        words.push_str(if nth == 0 { ": " } else { ", " });
        if count > 1 {
            words.push_str(&count.to_string());
            words.push(' ');
        }
        words.push_str(piece.name());
        if count > 1 {
            words.push('s');
        }
    }
    words
}

/// Returns the balance, such as "+2 White" or "even".
pub(super) fn balance([white, black]: [u32; 2]) -> String {
    let more = white.abs_diff(black);
    if more == 0 {
        return "even".to_owned();
    }
    let ahead = if white > black {
        Color::White
    } else {
        Color::Black
    };
    ["+", &more.to_string(), " ", ahead.name()].concat()
}
