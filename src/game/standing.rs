//! How a game stands: whether it has ended, which draws may be claimed, and how often its position
//! has occurred.
//!
//! A moment is judged by the line that leads to it, main line or variation, from whatever position
//! that line starts. The halfmove clock of a FEN counts; the moves before it are unknown.
//!
//! | end or claim | when | source |
//! |---|---|---|
//! | mate | in check and without a legal move; goes before all draws | FIDE 5.1.1, 9.6.2 |
//! | stalemate | without a legal move otherwise | FIDE 5.2.1 |
//! | insufficient force | K–K, K and minor piece–K, kings and bishops of one colour of squares | FIDE 5.2.2 |
//! | dead position | locked pawns that no piece can pass, see `dead` | FIDE 5.2.2 |
//! | threefold, claimed | the third time, whatever came between | FIDE 9.2 |
//! | fifty moves, claimed | fifty moves of each side without a capture or pawn move | FIDE 9.3 |
//! | fivefold | the fifth time | FIDE 9.6.1 |
//! | seventy-five moves | seventy-five such moves | FIDE 9.6.2 |
//! | king taken | U-chess and Chess 99 | their rules |
//! | kings exposed | Chess 99: a draw if the taker's own king is attacked | its rules |
//! | ninety-nine | Chess 99: a draw after 99 moves of each side | its rules |
//! | king in reach, claimed | Chess 99: a side that could take the king may claim a draw | its rules |
//!
//! Where the rules of a variant are silent, U-chess keeps repetition and the fifty moves; Chess 99,
//! which has a limit of its own, does not. A side that cannot move in Chess 99 is stalemated. A
//! diagram is not a game and never ends.

mod dead;

use super::{At, GameTree, NodeId, Outcome};
use crate::board::{Color, Move, Piece, Variant};
use crate::rules::Position;

/// Plies without a capture or pawn move after which a draw may be claimed: fifty moves a side.
pub const FIFTY: u32 = 100;
/// Plies without a capture or pawn move after which the game is drawn: seventy-five moves a side.
pub const SEVENTY_FIVE: u32 = 150;

/// How a game has ended on the board, without a claim or an agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// This side has given checkmate.
    Mate(Color),
    Stalemate,
    InsufficientForce,
    DeadPosition,
    Fivefold,
    SeventyFive,
    /// This side has taken the other's king.
    KingTaken(Color),
    /// A king was taken, and the taker's own is attacked.
    KingsExposed,
    NinetyNine,
}

impl End {
    /// Returns the result of the game.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        match self {
            End::Mate(winner) | End::KingTaken(winner) => Outcome::won(winner),
            _ => Outcome::Draw,
        }
    }
}

/// A reason for which the side to move may claim a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawClaim {
    Threefold,
    Fifty,
    /// Chess 99: the king could be taken.
    KingInReach,
}

/// How the game stands at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// How the game has ended, if it has.
    pub end: Option<End>,
    /// Draws that the side to move may claim; empty once the game has ended.
    pub claims: Vec<DrawClaim>,
    /// Earlier moments of the line with the same position, in order.
    pub repeated: Vec<At>,
    /// Plies since the last capture or pawn move.
    pub still: u32,
}

/// Returns how the game stands at a moment, judged by the line that leads to it. The time is linear
/// in the line's length.
#[must_use]
pub fn standing(tree: &GameTree, at: At) -> Standing {
    let path = tree.path(at);
    let mut now = tree.start().clone();
    for &id in &path {
        now.play(&tree.node(id).mv);
    }
    let mut standing = Standing {
        end: None,
        claims: Vec::new(),
        repeated: Vec::new(),
        still: now.halfmove(),
    };
    let variant = now.variant();
    if variant == Variant::Diagram {
        return standing;
    }
    standing.repeated = repeated(tree, &path, &now);
    standing.end = fallen(&now)
        .or_else(|| unable(&now))
        .or_else(|| drawn(&now, standing.repeated.len()));
    if standing.end.is_none() {
        if variant == Variant::Chess99 {
            let takes = |mv: &Move| matches!(mv.taken(), Some((Piece::King, _)));
            if now.moves().iter().any(takes) {
                standing.claims.push(DrawClaim::KingInReach);
            }
        } else {
            if standing.repeated.len() >= 2 {
                standing.claims.push(DrawClaim::Threefold);
            }
            if standing.still >= FIFTY {
                standing.claims.push(DrawClaim::Fifty);
            }
        }
    }
    standing
}

/// Returns the earlier moments of a line at which the position was the same as `now`, its last.
fn repeated(tree: &GameTree, path: &[NodeId], now: &Position) -> Vec<At> {
    // A position cannot recur after a capture or a pawn move, and repetition is not counted across
    // a null move.
    let final_move = |id: &NodeId| {
        let mv = &tree.node(*id).mv;
        mv.piece == Piece::Pawn || mv.taken().is_some() || mv.passes()
    };
    let since = path.iter().rposition(final_move).map_or(0, |at| at + 1);
    let mut found = Vec::new();
    // Each side needs two moves to leave a position and return to it.
    if path.len() < since + 4 {
        return found;
    }
    let mut position = tree.start().clone();
    let mut at = At::Start;
    for (ply, &id) in path.iter().enumerate() {
        if ply >= since && position.repeats(now) {
            found.push(at);
        }
        position.play(&tree.node(id).mv);
        at = At::After(id);
    }
    found
}

/// Returns an end that does not depend on the moves left to the side to move: a king was taken, or
/// 99 moves were made.
pub(super) fn fallen(now: &Position) -> Option<End> {
    let Position::Grid(grid) = now else {
        return None;
    };
    let exposed =
        |color| grid.variant() == Variant::Chess99 && !grid.attacked_kings(color).is_empty();
    match grid.fallen_king().map(Color::other) {
        Some(taker) if exposed(taker) => Some(End::KingsExposed),
        Some(taker) => Some(End::KingTaken(taker)),
        None => grid.is_decided().then_some(End::NinetyNine),
    }
}

/// Returns mate or stalemate.
fn unable(now: &Position) -> Option<End> {
    let may_stay_in_check = matches!(now.variant(), Variant::UChess | Variant::Chess99);
    now.is_over().then(|| {
        if !may_stay_in_check && now.checked_king().is_some() {
            End::Mate(now.color().other())
        } else {
            End::Stalemate
        }
    })
}

/// Returns a draw that needs no claim while the side to move still has a move. `before` counts the
/// earlier occurrences of the position.
fn drawn(now: &Position, before: usize) -> Option<End> {
    match now.variant() {
        Variant::Chess99 | Variant::Diagram => return None,
        // A king may move into an attack and be taken, whatever force the other side has left.
        Variant::UChess => {}
        Variant::Standard | Variant::UChessAise | Variant::Modern => {
            if is_insufficient(now) {
                return Some(End::InsufficientForce);
            }
            if dead::is_dead(now) {
                return Some(End::DeadPosition);
            }
        }
    }
    if before >= 4 {
        Some(End::Fivefold)
    } else if now.halfmove() >= SEVENTY_FIVE {
        Some(End::SeventyFive)
    } else {
        None
    }
}

/// Returns whether the pieces on the board allow no mate, however they are placed: kings alone, one
/// minor piece beside them, or any number of bishops that all stand on squares of one colour.
fn is_insufficient(now: &Position) -> bool {
    let (mut knights, mut dark, mut light) = (0, 0, 0);
    for square in now.variant().squares() {
        match now.on(square) {
            None | Some((_, Piece::King)) => {}
            Some((_, Piece::Knight)) => knights += 1,
            Some((_, Piece::Bishop)) if square.is_dark() => dark += 1,
            Some((_, Piece::Bishop)) => light += 1,
            Some(_) => return false,
        }
    }
    match knights {
        0 => dark == 0 || light == 0,
        knights => knights + dark + light == 1,
    }
}
