//! The straight road for plain short algebraic.
//!
//! Nearly every move of an archive is written just as the FIDE Laws have it. For those this module
//! goes from bytes to move and back on bitboards, without the list of legal plays and the claims
//! that the general way needs. It never disagrees with the general way (a test compares them): what
//! is not plain and unambiguous here is `None`, and the general way explains it.

use cozy_chess::{BitBoard, File, Piece, Rank, Square, get_pawn_attacks};

use super::convert::{cell, man, square};
use super::standard::Standard;
use super::walk::{attacks, castling, is_safe, passed};
use crate::board::{Man, Play, What, Wing};

/// A plain move's text, taken apart from its end.
struct Plain {
    piece: Piece,
    file: Option<File>,
    rank: Option<Rank>,
    takes: bool,
    to: Square,
    promotion: Option<Piece>,
}

impl Plain {
    fn parse(text: &[u8]) -> Option<Plain> {
        let mut rest = text;
        let (piece, after) = match rest.first()? {
            b'N' => (Piece::Knight, &rest[1..]),
            b'B' => (Piece::Bishop, &rest[1..]),
            b'R' => (Piece::Rook, &rest[1..]),
            b'Q' => (Piece::Queen, &rest[1..]),
            b'K' => (Piece::King, &rest[1..]),
            _ => (Piece::Pawn, rest),
        };
        rest = after;
        while let [head @ .., b'!' | b'?'] = rest {
            rest = head;
        }
        if let [head @ .., b'+' | b'#'] = rest {
            rest = head;
        }
        let mut promotion = None;
        if piece == Piece::Pawn
            && let [head @ .., b'=', letter] = rest
        {
            promotion = Some(match letter {
                b'Q' => Piece::Queen,
                b'R' => Piece::Rook,
                b'B' => Piece::Bishop,
                b'N' => Piece::Knight,
                _ => return None,
            });
            rest = head;
        }
        let [head @ .., to_file, to_rank] = rest else {
            return None;
        };
        let to = Square::new(file(*to_file)?, rank(*to_rank)?);
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
            piece,
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
    /// The play that a plain short algebraic text means, if it is plain and means just one.
    #[must_use]
    pub fn read_san(&self, text: &str) -> Option<Play> {
        let bytes = text.as_bytes();
        if bytes.first() == Some(&b'O') {
            return self.read_castling(bytes);
        }
        let plain = Plain::parse(bytes)?;
        let board = &self.board;
        let them = board.colors(!board.side_to_move());
        if plain.piece == Piece::Pawn {
            return self.read_pawn(&plain);
        }
        if plain.takes != them.has(plain.to) {
            return None;
        }
        let mut from = self.sources(plain.piece, plain.to);
        if let Some(file) = plain.file {
            from &= file.bitboard();
        }
        if let Some(rank) = plain.rank {
            from &= rank.bitboard();
        }
        let mut found = None;
        for from in from {
            if self.may_go(plain.piece, from, plain.to) && found.replace(from).is_some() {
                return None;
            }
        }
        let what = board
            .piece_on(plain.to)
            .map_or(What::Quiet, |piece| What::Takes(man(piece)));
        Some(Play {
            man: man(plain.piece),
            from: cell(found?),
            to: cell(plain.to),
            what,
        })
    }

    fn read_castling(&self, bytes: &[u8]) -> Option<Play> {
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
        Some(Play {
            man: Man::King,
            from: cell(self.board.king(self.board.side_to_move())),
            to: cell(landing),
            what: What::Castles {
                wing,
                rook: cell(rook),
            },
        })
    }

    fn read_pawn(&self, plain: &Plain) -> Option<Play> {
        let board = &self.board;
        let color = board.side_to_move();
        let own_pawns = board.colored_pieces(color, Piece::Pawn);
        let step = if color == cozy_chess::Color::White {
            -1
        } else {
            1
        };
        let to = plain.to;
        let takes = board.piece_on(to);
        let (from, what) = if plain.takes {
            let from = Square::new(plain.file?, to.try_offset(0, step)?.rank());
            if !get_pawn_attacks(from, color).has(to)
                || plain.rank.is_some_and(|r| r != from.rank())
            {
                return None;
            }
            let what = match takes {
                Some(piece) if board.colors(!color).has(to) => What::Takes(man(piece)),
                None if passed(board) == Some(to) => What::EnPassant {
                    took: Man::Pawn,
                    on: cell(Square::new(to.file(), from.rank())),
                },
                _ => return None,
            };
            (from, what)
        } else {
            if plain.file.is_some() || plain.rank.is_some() || takes.is_some() {
                return None;
            }
            let near = to.try_offset(0, step)?;
            let home = Rank::Second.relative_to(color);
            let from = if own_pawns.has(near) {
                near
            } else {
                let far = near.try_offset(0, step).filter(|far| far.rank() == home)?;
                if board.occupied().has(near) {
                    return None;
                }
                far
            };
            (from, What::Quiet)
        };
        let last = matches!(to.rank(), Rank::First | Rank::Eighth);
        if !own_pawns.has(from)
            || last != plain.promotion.is_some()
            || !is_safe(board, Piece::Pawn, from, to)
        {
            return None;
        }
        let what = match plain.promotion {
            Some(piece) => What::Promotes {
                to: man(piece),
                takes: takes.map(man),
            },
            None => what,
        };
        Some(Play {
            man: Man::Pawn,
            from: cell(from),
            to: cell(to),
            what,
        })
    }

    /// The own men of a kind from which a man of that kind could go to a square, kings aside.
    fn sources(&self, piece: Piece, to: Square) -> BitBoard {
        let board = &self.board;
        attacks(piece, to, board.occupied()) & board.colored_pieces(board.side_to_move(), piece)
    }

    /// Whether one of [`Standard::sources`] may legally go.
    fn may_go(&self, piece: Piece, from: Square, to: Square) -> bool {
        let board = &self.board;
        !board.colors(board.side_to_move()).has(to) && is_safe(board, piece, from, to)
    }

    /// Adds a legal play's short algebraic name to `out`. `after` is the position after the play,
    /// which the caller mostly needs anyway.
    pub fn write_san(&self, play: &Play, after: &Standard, out: &mut String) {
        match (play.what, piece_letter(play.man)) {
            (
                What::Castles {
                    wing: Wing::King, ..
                },
                _,
            ) => out.push_str("O-O"),
            (
                What::Castles {
                    wing: Wing::Queen, ..
                },
                _,
            ) => out.push_str("O-O-O"),
            (_, letter) => {
                let takes = play.taken().is_some();
                match letter {
                    Some(letter) => {
                        out.push(letter);
                        self.write_departure(play, out);
                    }
                    None if takes => out.push(play.from.file_letter()),
                    None => {}
                }
                if takes {
                    out.push('x');
                }
                out.push(play.to.file_letter());
                out.push(play.to.rank_digit());
                if let Some(man) = play.promotion() {
                    out.push('=');
                    out.push(man.letter());
                }
            }
        }
        if !after.board.checkers().is_empty() {
            out.push(if after.is_over() { '#' } else { '+' });
        }
    }

    /// The file, the rank or both of a piece with rivals, the file first (FIDE C.10).
    fn write_departure(&self, play: &Play, out: &mut String) {
        let (Some(from), Some(to), Some(piece)) = (
            square(play.from),
            square(play.to),
            super::convert::piece(play.man),
        ) else {
            return;
        };
        if piece == Piece::King {
            return;
        }
        let (mut rivals, mut same_file, mut same_rank) = (false, false, false);
        for rival in self.sources(piece, to) & !from.bitboard() {
            if self.may_go(piece, rival, to) {
                rivals = true;
                same_file |= rival.file() == from.file();
                same_rank |= rival.rank() == from.rank();
            }
        }
        if rivals && (!same_file || same_rank) {
            out.push(play.from.file_letter());
        }
        if same_file {
            out.push(play.from.rank_digit());
        }
    }
}

fn piece_letter(man: Man) -> Option<char> {
    (man != Man::Pawn).then(|| man.letter())
}
