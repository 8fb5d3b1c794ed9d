//! Where the men can go, and what their own king has to say about it.
//!
//! One walk gives both: a move that leaves the own king safe is a play, one that does not is
//! barred, with the man that would attack him. Castling has rules of its own and stands at the end.
//!
//! cozy-chess looks sliding moves up in a table of 704 kB, which even compressed weighs a fifth of
//! what the whole page may weigh. So in the browser the lines are walked; elsewhere the table serves.

use cozy_chess::{
    BitBoard, Board, File, Move, Piece, Rank, Square, get_between_rays, get_king_moves,
    get_knight_moves, get_pawn_attacks, get_pawn_quiets,
};
#[cfg(not(target_arch = "wasm32"))]
use cozy_chess::{get_bishop_moves as diagonals, get_rook_moves as straights};
#[cfg(target_arch = "wasm32")]
use cozy_chess::{get_bishop_moves_const as diagonals, get_rook_moves_const as straights};

use super::convert::{as_move, cell, cells, man};
use crate::board::{Man, Play, What, Wing};
use crate::notation::Barred;

/// The squares a piece (not a pawn) on this square attacks when these are occupied.
#[inline]
pub(super) fn attacks(piece: Piece, from: Square, occupied: BitBoard) -> BitBoard {
    match piece {
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => diagonals(from, occupied),
        Piece::Rook => straights(from, occupied),
        Piece::Queen => diagonals(from, occupied) | straights(from, occupied),
        Piece::King => get_king_moves(from),
        Piece::Pawn => BitBoard::EMPTY,
    }
}

/// The square on which a pawn may be taken in passing.
pub(super) fn passed(board: &Board) -> Option<Square> {
    let file = board.en_passant()?;
    Some(Square::new(
        file,
        Rank::Third.relative_to(!board.side_to_move()),
    ))
}

/// The squares a man of the side to move could go to if kings did not matter.
fn reach(board: &Board, piece: Piece, from: Square) -> BitBoard {
    let color = board.side_to_move();
    let occupied = board.occupied();
    if piece != Piece::Pawn {
        return attacks(piece, from, occupied) & !board.colors(color);
    }
    let passed = passed(board).map_or(BitBoard::EMPTY, Square::bitboard);
    let takes = get_pawn_attacks(from, color) & (board.colors(!color) | passed);
    takes | get_pawn_quiets(from, color, occupied)
}

/// The opposing men that attack a square, when these squares are occupied and only these of their
/// men are left.
fn attackers(board: &Board, at: Square, occupied: BitBoard, theirs: BitBoard) -> BitBoard {
    let color = board.side_to_move();
    let queens = board.pieces(Piece::Queen);
    let far = (straights(at, occupied) & (board.pieces(Piece::Rook) | queens))
        | (diagonals(at, occupied) & (board.pieces(Piece::Bishop) | queens));
    let near = (get_knight_moves(at) & board.pieces(Piece::Knight))
        | (get_king_moves(at) & board.pieces(Piece::King))
        | (get_pawn_attacks(at, color) & board.pieces(Piece::Pawn));
    (far | near) & theirs
}

/// The own king's square after a move that is not castling, and the men that then attack him.
fn exposure(board: &Board, from: Square, to: Square) -> (Square, BitBoard) {
    let color = board.side_to_move();
    let king = board.king(color);
    let moved = board.piece_on(from);
    // A pawn taken in passing leaves a square that is not the one landed on.
    let gone = match (moved, passed(board)) {
        (Some(Piece::Pawn), Some(passed)) if passed == to => {
            Square::new(to.file(), from.rank()).bitboard()
        }
        _ => BitBoard::EMPTY,
    };
    let king = if king == from { to } else { king };
    let occupied = ((board.occupied() ^ from.bitboard()) | to.bitboard()) & !gone;
    let theirs = board.colors(!color) & !to.bitboard() & !gone;
    (king, attackers(board, king, occupied, theirs))
}

/// Whether a move that the man's way of moving allows leaves the own king safe.
pub(super) fn is_safe(board: &Board, piece: Piece, from: Square, to: Square) -> bool {
    let plain = match piece {
        Piece::King => false,
        // Taking in passing clears two squares of a line at once, which pins do not tell.
        Piece::Pawn => passed(board) != Some(to),
        _ => true,
    };
    // Nearly every move is of a man that is neither pinned nor called to answer a check.
    (plain && board.checkers().is_empty() && !board.pinned().has(from))
        || exposure(board, from, to).1.is_empty()
}

/// Calls `visit` with every move of a man that is not castling, and whether it is safe, until
/// `visit` returns `true`.
pub(super) fn walk(
    board: &Board,
    mut visit: impl FnMut(Piece, Square, Square, bool) -> bool,
) -> bool {
    let own = board.colors(board.side_to_move());
    for piece in Piece::ALL {
        for from in board.pieces(piece) & own {
            for to in reach(board, piece, from) {
                if visit(piece, from, to, is_safe(board, piece, from, to)) {
                    return true;
                }
            }
        }
    }
    false
}

/// Every move but castling that would leave the own king attacked, with one of the men that would
/// attack him.
pub(super) fn barred(board: &Board) -> Vec<Barred> {
    let mut plays = Vec::new();
    walk(board, |piece, from, to, safe| {
        if !safe {
            facts(board, piece, from, to, &mut plays);
        }
        false
    });
    plays
        .iter()
        .filter_map(|play| explain(board, play))
        .collect()
}

fn explain(board: &Board, play: &Play) -> Option<Barred> {
    let Move { from, to, .. } = as_move(play)?;
    let (king, attackers) = exposure(board, from, to);
    let attacker = attackers.next_square()?;
    Some(Barred {
        play: *play,
        king: cell(king),
        attacker: (man(board.piece_on(attacker)?), cell(attacker)),
        line: cells(get_between_rays(attacker, king)),
        pinned: play.man != Man::King && !board.checkers().has(attacker),
    })
}

/// The rook with which the side to move may castle on a wing, and the king's landing square: both
/// unmoved, nothing between, the king not in check, on his way or where he lands (FIDE 3.8).
pub(super) fn castling(board: &Board, wing: Wing) -> Option<(Square, Square)> {
    let color = board.side_to_move();
    let rights = board.castle_rights(color);
    let (file, king_file, rook_file) = match wing {
        Wing::King => (rights.short?, File::G, File::F),
        Wing::Queen => (rights.long?, File::C, File::D),
    };
    let king = board.king(color);
    let on_rank = |file| Square::new(file, king.rank());
    let (rook, landing, beside) = (on_rank(file), on_rank(king_file), on_rank(rook_file));
    let way = get_between_rays(king, landing) | landing.bitboard();
    let cleared = board.occupied() ^ king.bitboard() ^ rook.bitboard();
    let empty =
        way | get_between_rays(king, rook) | get_between_rays(rook, beside) | beside.bitboard();
    let theirs = board.colors(!color);
    // Attackers are looked for with king and rook away: in Chess960 the rook may have been all that
    // stood between the king's landing square and a rook behind it.
    let safe = |at: Square| attackers(board, at, cleared | at.bitboard(), theirs).is_empty();
    let allowed =
        board.checkers().is_empty() && (cleared & empty).is_empty() && way.iter().all(safe);
    allowed.then_some((rook, landing))
}

/// The castling moves of the side to move.
pub(super) fn castlings(board: &Board) -> impl Iterator<Item = Play> + '_ {
    let king = board.king(board.side_to_move());
    Wing::ALL.into_iter().filter_map(move |wing| {
        let (rook, landing) = castling(board, wing)?;
        Some(Play {
            man: Man::King,
            from: cell(king),
            to: cell(landing),
            what: What::Castles {
                wing,
                rook: cell(rook),
            },
        })
    })
}

/// Adds the plays of a man from one square to another, castling aside: four of them for a
/// promotion.
pub(super) fn facts(board: &Board, moved: Piece, from: Square, to: Square, plays: &mut Vec<Play>) {
    let takes = board.piece_on(to).map(man);
    let (from_cell, to_cell) = (cell(from), cell(to));
    let mut push = |to, what| {
        plays.push(Play {
            man: man(moved),
            from: from_cell,
            to,
            what,
        });
    };
    let last_rank = matches!(to.rank(), Rank::First | Rank::Eighth);
    if moved == Piece::Pawn && last_rank {
        for promoted in Man::PROMOTIONS {
            push(
                to_cell,
                What::Promotes {
                    to: promoted,
                    takes,
                },
            );
        }
    } else if moved == Piece::Pawn && takes.is_none() && from.file() != to.file() {
        let on = cell(Square::new(to.file(), from.rank()));
        let took = Man::Pawn;
        push(to_cell, What::EnPassant { took, on });
    } else {
        push(to_cell, takes.map_or(What::Quiet, What::Takes));
    }
}
