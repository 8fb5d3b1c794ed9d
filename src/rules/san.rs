//! A fast path for plain short algebraic.
//!
//! Nearly every move of an archive is written as the FIDE Laws prescribe. For such moves this
//! module converts between bytes and moves on bitboards, without the list of legal moves and the
//! claims that the general reader needs. It never disagrees with the general reader, and a test
//! compares them. It returns `None` for a text that is not plain and unambiguous, and the general
//! reader explains that text.

use cozy_chess as cozy;
use cozy_chess::{BitBoard, File, Rank, get_pawn_attacks};

use super::convert::{piece, sq, square};
use super::standard::Standard;
use super::walk::{attacks, castling, is_safe, passed};
use crate::board::{Move, MoveKind, Piece, Wing};
use crate::notation::null;

/// The parts of a plain move's text.
struct Plain {
    cozy_piece: cozy::Piece,
    file: Option<File>,
    rank: Option<Rank>,
    takes: bool,
    to: cozy::Square,
    promotion: Option<cozy::Piece>,
}

impl Plain {
    fn parse(text: &[u8]) -> Option<Plain> {
        let mut rest = text;
        let (cozy_piece, after) = match rest.first()? {
            b'N' => (cozy::Piece::Knight, &rest[1..]),
            b'B' => (cozy::Piece::Bishop, &rest[1..]),
            b'R' => (cozy::Piece::Rook, &rest[1..]),
            b'Q' => (cozy::Piece::Queen, &rest[1..]),
            b'K' => (cozy::Piece::King, &rest[1..]),
            _ => (cozy::Piece::Pawn, rest),
        };
        rest = after;
        while let [head @ .., b'!' | b'?'] = rest {
            rest = head;
        }
        if let [head @ .., b'+' | b'#'] = rest {
            rest = head;
        }
        let mut promotion = None;
        if cozy_piece == cozy::Piece::Pawn
            && let [head @ .., b'=', letter] = rest
        {
            promotion = Some(match letter {
                b'Q' => cozy::Piece::Queen,
                b'R' => cozy::Piece::Rook,
                b'B' => cozy::Piece::Bishop,
                b'N' => cozy::Piece::Knight,
                _ => return None,
            });
            rest = head;
        }
        let [head @ .., to_file, to_rank] = rest else {
            return None;
        };
        let to = cozy::Square::new(file(*to_file)?, rank(*to_rank)?);
        rest = head;
        let mut takes = false;
        if let [head @ .., b'x'] = rest {
            takes = true;
            rest = head;
        }
        let (from_file, from_rank) = match *rest {
            [] => (None, None),
            [one] if one >= b'a' => (Some(file(one)?), None),
            [one] => (None, Some(rank(one)?)),
            [one, two] => (Some(file(one)?), Some(rank(two)?)),
            _ => return None,
        };
        Some(Plain {
            cozy_piece,
            file: from_file,
            rank: from_rank,
            takes,
            to,
            promotion,
        })
    }
}

fn file(byte: u8) -> Option<File> {
    File::try_index(byte.wrapping_sub(b'a') as usize)
}

fn rank(byte: u8) -> Option<Rank> {
    Rank::try_index(byte.wrapping_sub(b'1') as usize)
}

impl Standard {
    /// Returns the move that a plain short algebraic text means, if it is plain and unambiguous.
    #[must_use]
    pub fn read_san(&self, text: &str) -> Option<Move> {
        let bytes = text.as_bytes();
        if bytes.first() == Some(&b'O') {
            return self.read_castling(bytes);
        }
        let plain = Plain::parse(bytes)?;
        let board = &self.board;
        let them = board.colors(!board.side_to_move());
        if plain.cozy_piece == cozy::Piece::Pawn {
            return self.read_pawn(&plain);
        }
        if plain.takes != them.has(plain.to) {
            return None;
        }
        let mut from = self.sources(plain.cozy_piece, plain.to);
        if let Some(file) = plain.file {
            from &= file.bitboard();
        }
        if let Some(rank) = plain.rank {
            from &= rank.bitboard();
        }
        let mut found = None;
        for from in from {
            if self.may_go(from, plain.to) && found.replace(from).is_some() {
                return None;
            }
        }
        let kind = board
            .piece_on(plain.to)
            .map_or(MoveKind::Quiet, |cozy_piece| {
                MoveKind::Takes(piece(cozy_piece))
            });
        Some(Move {
            piece: piece(plain.cozy_piece),
            from: square(found?),
            to: square(plain.to),
            kind,
        })
    }

    fn read_castling(&self, bytes: &[u8]) -> Option<Move> {
        let sign = bytes
            .iter()
            .take_while(|byte| matches!(byte, b'O' | b'-'))
            .count();
        let marks = bytes[sign..]
            .iter()
            .all(|byte| matches!(byte, b'+' | b'#' | b'!' | b'?'));
        let wing = match &bytes[..sign] {
            b"O-O" => Wing::King,
            b"O-O-O" => Wing::Queen,
            _ => return None,
        };
        let (rook, landing) = castling(&self.board, wing).filter(|_| marks)?;
        Some(Move {
            piece: Piece::King,
            from: square(self.board.king(self.board.side_to_move())),
            to: square(landing),
            kind: MoveKind::Castles {
                wing,
                rook: square(rook),
            },
        })
    }

    fn read_pawn(&self, plain: &Plain) -> Option<Move> {
        let board = &self.board;
        let cozy_color = board.side_to_move();
        let own_pawns = board.colored_pieces(cozy_color, cozy::Piece::Pawn);
        let step = if cozy_color == cozy_chess::Color::White {
            -1
        } else {
            1
        };
        let to = plain.to;
        let takes = board.piece_on(to);
        let (from, kind) = if plain.takes {
            let from = cozy::Square::new(plain.file?, to.try_offset(0, step)?.rank());
            if !get_pawn_attacks(from, cozy_color).has(to)
                || plain.rank.is_some_and(|r| r != from.rank())
            {
                return None;
            }
            let kind = match takes {
                Some(cozy_piece) if board.colors(!cozy_color).has(to) => {
                    MoveKind::Takes(piece(cozy_piece))
                }
                None if passed(board) == Some(to) => MoveKind::EnPassant {
                    took: Piece::Pawn,
                    on: square(cozy::Square::new(to.file(), from.rank())),
                },
                _ => return None,
            };
            (from, kind)
        } else {
            if plain.file.is_some() || plain.rank.is_some() || takes.is_some() {
                return None;
            }
            let from = self.pawn_before(to, step)?;
            (from, MoveKind::Quiet)
        };
        let last = matches!(to.rank(), Rank::First | Rank::Eighth);
        if !own_pawns.has(from) || last != plain.promotion.is_some() || !is_safe(board, from, to) {
            return None;
        }
        let kind = match plain.promotion {
            Some(cozy_piece) => MoveKind::Promotes {
                to: piece(cozy_piece),
                takes: takes.map(piece),
            },
            None => kind,
        };
        Some(Move {
            piece: Piece::Pawn,
            from: square(from),
            to: square(to),
            kind,
        })
    }

    /// Returns the square from which the mover's pawn would advance to `to`, where `step` is one
    /// rank back. The caller checks that a pawn stands there.
    fn pawn_before(&self, to: cozy::Square, step: i8) -> Option<cozy::Square> {
        let board = &self.board;
        let cozy_color = board.side_to_move();
        let near = to.try_offset(0, step)?;
        if board
            .colored_pieces(cozy_color, cozy::Piece::Pawn)
            .has(near)
        {
            return Some(near);
        }
        let home = Rank::Second.relative_to(cozy_color);
        let far = near.try_offset(0, step).filter(|far| far.rank() == home)?;
        (!board.occupied().has(near)).then_some(far)
    }

    /// Returns the mover's pieces of a kind that could go to a square without regard to king
    /// safety.
    fn sources(&self, cozy_piece: cozy::Piece, to: cozy::Square) -> BitBoard {
        let board = &self.board;
        attacks(cozy_piece, to, board.occupied())
            & board.colored_pieces(board.side_to_move(), cozy_piece)
    }

    /// Returns whether a piece from [`Standard::sources`] may legally go to the square.
    fn may_go(&self, from: cozy::Square, to: cozy::Square) -> bool {
        let board = &self.board;
        !board.colors(board.side_to_move()).has(to) && is_safe(board, from, to)
    }

    /// Appends a legal move's short algebraic name to `out`. `after` is the position after the
    /// move, which most callers need anyway.
    pub fn write_san(&self, mv: &Move, after: &Standard, out: &mut String) {
        match (mv.kind, piece_letter(mv.piece)) {
            (
                MoveKind::Castles {
                    wing: Wing::King, ..
                },
                _,
            ) => out.push_str("O-O"),
            (
                MoveKind::Castles {
                    wing: Wing::Queen, ..
                },
                _,
            ) => out.push_str("O-O-O"),
            (MoveKind::Passes, _) => out.push_str(null::WRITTEN),
            (_, letter) => {
                let takes = mv.taken().is_some();
                match letter {
                    Some(letter) => {
                        out.push(letter);
                        self.write_departure(mv, out);
                    }
                    None if takes => out.push(mv.from.file_letter()),
                    None => {}
                }
                if takes {
                    out.push('x');
                }
                out.push(mv.to.file_letter());
                out.push(mv.to.rank_digit());
                if let Some(piece) = mv.promotion() {
                    out.push('=');
                    out.push(piece.letter());
                }
            }
        }
        if !after.board.checkers().is_empty() {
            out.push(if after.is_over() { '#' } else { '+' });
        }
    }

    /// Appends the file, the rank or both of a piece with rivals, preferring the file (FIDE C.10).
    fn write_departure(&self, mv: &Move, out: &mut String) {
        let (Some(from), Some(to), Some(cozy_piece)) =
            (sq(mv.from), sq(mv.to), super::convert::cozy_piece(mv.piece))
        else {
            return;
        };
        if cozy_piece == cozy::Piece::King {
            return;
        }
        let (mut rivals, mut same_file, mut same_rank) = (false, false, false);
        for rival in self.sources(cozy_piece, to) & !from.bitboard() {
            if self.may_go(rival, to) {
                rivals = true;
                same_file |= rival.file() == from.file();
                same_rank |= rival.rank() == from.rank();
            }
        }
        if rivals && (!same_file || same_rank) {
            out.push(mv.from.file_letter());
        }
        if same_file {
            out.push(mv.from.rank_digit());
        }
    }
}

fn piece_letter(piece: Piece) -> Option<char> {
    (piece != Piece::Pawn).then(|| piece.letter())
}
