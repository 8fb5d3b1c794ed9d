//! Where orthodox pieces can go, and which of these moves leave their king attacked.
//!
//! One pass gives both. A move that leaves the mover's king safe is legal, and any other is barred,
//! with the piece that would attack the king. Castling has its own rules at the end of this file.
//!
//! cozy-chess looks up sliding moves in a table of 704 kB. Even compressed, it takes a fifth of the
//! size allowed for the complete page. So the browser computes the lines, and other builds use the
//! table.

use cozy_chess as cozy;
use cozy_chess::{
    BitBoard, Board, File, Rank, get_between_rays, get_king_moves, get_knight_moves,
    get_pawn_attacks, get_pawn_quiets,
};
#[cfg(not(target_arch = "wasm32"))]
use cozy_chess::{get_bishop_moves as diagonals, get_rook_moves as straights};
#[cfg(target_arch = "wasm32")]
use cozy_chess::{get_bishop_moves_const as diagonals, get_rook_moves_const as straights};

use super::convert::{as_move, cozy_piece, piece, square, squares};
use crate::board::{Move, MoveKind, Piece, Wing};
use crate::notation::Barred;

/// Returns the squares that a piece other than a pawn attacks from this square, given the occupied
/// squares.
#[inline]
pub(super) fn attacks(cozy_piece: cozy::Piece, from: cozy::Square, occupied: BitBoard) -> BitBoard {
    match cozy_piece {
        cozy::Piece::Knight => get_knight_moves(from),
        cozy::Piece::Bishop => diagonals(from, occupied),
        cozy::Piece::Rook => straights(from, occupied),
        cozy::Piece::Queen => diagonals(from, occupied) | straights(from, occupied),
        cozy::Piece::King => get_king_moves(from),
        cozy::Piece::Pawn => BitBoard::EMPTY,
    }
}

/// Returns the square where a pawn lands that takes en passant.
pub(super) fn passed(board: &Board) -> Option<cozy::Square> {
    let file = board.en_passant()?;
    Some(cozy::Square::new(
        file,
        Rank::Third.relative_to(!board.side_to_move()),
    ))
}

/// Returns the squares that a piece of the side to move could go to without regard to king safety.
fn reach(board: &Board, cozy_piece: cozy::Piece, from: cozy::Square) -> BitBoard {
    let cozy_color = board.side_to_move();
    let occupied = board.occupied();
    if cozy_piece != cozy::Piece::Pawn {
        return attacks(cozy_piece, from, occupied) & !board.colors(cozy_color);
    }
    let passed = passed(board).map_or(BitBoard::EMPTY, cozy::Square::bitboard);
    let takes = get_pawn_attacks(from, cozy_color) & (board.colors(!cozy_color) | passed);
    takes | get_pawn_quiets(from, cozy_color, occupied)
}

/// Returns the opponent's pieces that attack a square. `occupied` and `theirs` are the occupied
/// squares and the opponent's pieces that are left.
fn attackers(board: &Board, at: cozy::Square, occupied: BitBoard, theirs: BitBoard) -> BitBoard {
    let cozy_color = board.side_to_move();
    let queens = board.pieces(cozy::Piece::Queen);
    let far = (straights(at, occupied) & (board.pieces(cozy::Piece::Rook) | queens))
        | (diagonals(at, occupied) & (board.pieces(cozy::Piece::Bishop) | queens));
    let near = (get_knight_moves(at) & board.pieces(cozy::Piece::Knight))
        | (get_king_moves(at) & board.pieces(cozy::Piece::King))
        | (get_pawn_attacks(at, cozy_color) & board.pieces(cozy::Piece::Pawn));
    (far | near) & theirs
}

/// Returns the square of the mover's king after a move other than castling, and the pieces that
/// then attack it.
fn exposure(board: &Board, from: cozy::Square, to: cozy::Square) -> (cozy::Square, BitBoard) {
    let cozy_color = board.side_to_move();
    let king = board.king(cozy_color);
    let moved = board.piece_on(from);
    // A pawn taken en passant does not stand on the square landed on.
    let gone = match (moved, passed(board)) {
        (Some(cozy::Piece::Pawn), Some(passed)) if passed == to => {
            cozy::Square::new(to.file(), from.rank()).bitboard()
        }
        _ => BitBoard::EMPTY,
    };
    let king = if king == from { to } else { king };
    let occupied = ((board.occupied() ^ from.bitboard()) | to.bitboard()) & !gone;
    let theirs = board.colors(!cozy_color) & !to.bitboard() & !gone;
    (king, attackers(board, king, occupied, theirs))
}

/// Returns whether the mover's piece on a square can move without a test for king safety: it is
/// neither king nor pinned, and there is no check. This is true of nearly every piece.
fn is_free(board: &Board, from: cozy::Square) -> bool {
    let bound = board.pinned() | board.pieces(cozy::Piece::King);
    board.checkers().is_empty() && !bound.has(from)
}

/// Returns whether a pseudo-legal move leaves the mover's king safe. `free` is the result of
/// [`is_free`] for the piece.
fn leaves_safe(board: &Board, free: bool, from: cozy::Square, to: cozy::Square) -> bool {
    // Taking en passant clears two squares of a line at once, and pins do not cover that case.
    (free && passed(board) != Some(to)) || exposure(board, from, to).1.is_empty()
}

/// Returns whether one pseudo-legal move leaves the mover's king safe.
pub(super) fn is_safe(board: &Board, from: cozy::Square, to: cozy::Square) -> bool {
    leaves_safe(board, is_free(board, from), from, to)
}

/// Calls `visit` with every pseudo-legal move except castling, and whether it is safe, until
/// `visit` returns `true`. Returns whether it did.
pub(super) fn walk(
    board: &Board,
    visit: impl FnMut(cozy::Piece, cozy::Square, cozy::Square, bool) -> bool,
) -> bool {
    walk_from(board, !BitBoard::EMPTY, visit)
}

/// Does the same as [`walk`], but only for the pieces on these squares.
fn walk_from(
    board: &Board,
    squares: BitBoard,
    mut visit: impl FnMut(cozy::Piece, cozy::Square, cozy::Square, bool) -> bool,
) -> bool {
    let own = board.colors(board.side_to_move()) & squares;
    for cozy_piece in cozy::Piece::ALL {
        for from in board.pieces(cozy_piece) & own {
            let free = is_free(board, from);
            for to in reach(board, cozy_piece, from) {
                if visit(cozy_piece, from, to, leaves_safe(board, free, from, to)) {
                    return true;
                }
            }
        }
    }
    false
}

/// Returns every move except castling that would leave the mover's king attacked, with one of the
/// attackers. `of` limits the moves to one kind of piece.
pub(super) fn barred(board: &Board, of: Option<Piece>) -> Vec<Barred> {
    let mut moves = Vec::new();
    let kind = of.and_then(cozy_piece);
    let kind = kind.map_or(!BitBoard::EMPTY, |cozy_piece| board.pieces(cozy_piece));
    // Without a check or an en passant square, only the king and pinned pieces can leave the king
    // attacked.
    let suspects = match (board.checkers().is_empty(), passed(board)) {
        (true, None) => board.pinned() | board.king(board.side_to_move()).bitboard(),
        _ => !BitBoard::EMPTY,
    };
    walk_from(board, suspects & kind, |cozy_piece, from, to, safe| {
        if !safe {
            facts(board, cozy_piece, from, to, &mut moves);
        }
        false
    });
    moves.iter().filter_map(|mv| explain(board, mv)).collect()
}

fn explain(board: &Board, mv: &Move) -> Option<Barred> {
    let cozy::Move { from, to, .. } = as_move(mv)?;
    let (king, attackers) = exposure(board, from, to);
    let attacker = attackers.next_square()?;
    Some(Barred {
        mv: *mv,
        king: square(king),
        attacker: (piece(board.piece_on(attacker)?), square(attacker)),
        line: squares(get_between_rays(attacker, king)),
        pinned: mv.piece != Piece::King && !board.checkers().has(attacker),
    })
}

/// Returns the rook with which the side to move may castle on a wing, and the king's landing
/// square. King and rook must be unmoved, nothing may stand between them, and the king must not be
/// attacked where it stands, passes or lands (FIDE 3.8).
pub(super) fn castling(board: &Board, wing: Wing) -> Option<(cozy::Square, cozy::Square)> {
    let cozy_color = board.side_to_move();
    let rights = board.castle_rights(cozy_color);
    let (file, king_file, rook_file) = match wing {
        Wing::King => (rights.short?, File::G, File::F),
        Wing::Queen => (rights.long?, File::C, File::D),
    };
    let king = board.king(cozy_color);
    let on_rank = |file| cozy::Square::new(file, king.rank());
    let (rook, landing, beside) = (on_rank(file), on_rank(king_file), on_rank(rook_file));
    let way = get_between_rays(king, landing) | landing.bitboard();
    let cleared = board.occupied() ^ king.bitboard() ^ rook.bitboard();
    let empty =
        way | get_between_rays(king, rook) | get_between_rays(rook, beside) | beside.bitboard();
    let theirs = board.colors(!cozy_color);
    // Attackers are searched with king and rook removed. In Chess960 the castling rook may be the
    // only piece between the king's landing square and a rook behind it.
    let safe = |at: cozy::Square| attackers(board, at, cleared | at.bitboard(), theirs).is_empty();
    let allowed =
        board.checkers().is_empty() && (cleared & empty).is_empty() && way.iter().all(safe);
    allowed.then_some((rook, landing))
}

/// Returns the castling moves of the side to move.
pub(super) fn castlings(board: &Board) -> impl Iterator<Item = Move> + '_ {
    let king = board.king(board.side_to_move());
    Wing::ALL.into_iter().filter_map(move |wing| {
        let (rook, landing) = castling(board, wing)?;
        Some(Move {
            piece: Piece::King,
            from: square(king),
            to: square(landing),
            kind: MoveKind::Castles {
                wing,
                rook: square(rook),
            },
        })
    })
}

/// Adds the moves of a piece from one square to another, except castling. A promotion adds four
/// moves.
#[inline]
pub(super) fn facts(
    board: &Board,
    moved: cozy::Piece,
    from: cozy::Square,
    to: cozy::Square,
    moves: &mut Vec<Move>,
) {
    // Most squares are empty, and one lookup finds that out.
    let takes = board
        .occupied()
        .has(to)
        .then(|| board.piece_on(to))
        .flatten();
    let takes = takes.map(piece);
    let (from_square, to_square) = (square(from), square(to));
    let mut push = |kind| {
        moves.push(Move {
            piece: piece(moved),
            from: from_square,
            to: to_square,
            kind,
        });
    };
    let plain = takes.map_or(MoveKind::Quiet, MoveKind::Takes);
    if moved != cozy::Piece::Pawn {
        push(plain);
    } else if matches!(to.rank(), Rank::First | Rank::Eighth) {
        for to in Piece::PROMOTIONS {
            push(MoveKind::Promotes { to, takes });
        }
    } else if takes.is_none() && from.file() != to.file() {
        let on = square(cozy::Square::new(to.file(), from.rank()));
        let took = Piece::Pawn;
        push(MoveKind::EnPassant { took, on });
    } else {
        push(plain);
    }
}
