//! The things that piece letters in a row can name.
//!
//! | letters | as a piece | as a file |
//! |---|---|---|
//! | `N` | a knight | b or g |
//! | `KN` | the king's knight | g |
//! | `BP` | the pawn on a bishop's file | |
//! | `KBP` | the pawn on the king's bishop's file | |
//! | `PK`, then a digit | without hyphen: a pawn, then the king's file | |

use super::squares::piece_wing;
use super::token::Token;
use crate::board::Piece;

/// Returns how many tokens at the start are pieces.
pub(super) fn pieces(tokens: &[Token]) -> usize {
    tokens
        .iter()
        .take_while(|token| token.piece().is_some())
        .count()
}

/// The letters that name a piece, as indexes into the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Who {
    /// `K` of `KN` and `KBP`.
    pub color: Option<usize>,
    /// `B` of `BP` and `KBP`.
    pub file: Option<usize>,
    /// The last letter, which is the piece itself.
    pub piece: usize,
}

/// Returns the letters of the piece that the complete run names, if it names one.
pub(super) fn who(run: &[Token]) -> Option<Who> {
    let piece = |at: usize| run.get(at).and_then(Token::piece);
    let is_side = |at| piece(at).is_some_and(|piece| piece_wing(piece).is_some());
    let is_pair = |at| matches!(piece(at), Some(Piece::Rook | Piece::Bishop | Piece::Knight));
    let is_pawn = |at| piece(at) == Some(Piece::Pawn);
    match run.len() {
        1 => Some(Who {
            color: None,
            file: None,
            piece: 0,
        }),
        2 if is_side(0) && is_pair(1) => Some(Who {
            color: Some(0),
            file: None,
            piece: 1,
        }),
        2 if !is_pawn(0) && is_pawn(1) => Some(Who {
            color: None,
            file: Some(0),
            piece: 1,
        }),
        3 if is_side(0) && is_pair(1) && is_pawn(2) => Some(Who {
            color: Some(0),
            file: Some(1),
            piece: 2,
        }),
        _ => None,
    }
}

/// Returns whether the complete run names a file: `K`, `B`, `KB`.
pub(super) fn is_file(run: &[Token]) -> bool {
    match run {
        [file] => file.piece() != Some(Piece::Pawn),
        [_, _] => who(run).is_some_and(|who| who.color.is_some()),
        _ => false,
    }
}

/// Returns where a run before a rank splits into a piece and a file when the hyphen is left out:
/// after the first letter of `NKB3`. There is never more than one such place, because no name of
/// several letters ends in a letter that can name a side.
pub(super) fn telegraph(run: &[Token]) -> Option<usize> {
    [2, 1]
        .into_iter()
        .filter_map(|file| run.len().checked_sub(file))
        .find(|&at| who(&run[..at]).is_some() && is_file(&run[at..]))
}
