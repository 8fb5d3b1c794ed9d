//! Fast replay of orthodox games that were read before, for searching through many of them.
//!
//! | move | packed |
//! |---|---|
//! | e2-e4 | from e2, to e4 |
//! | O-O | from e1, to h1: the king takes its rook, as cozy-chess has it |
//! | e7-e8=N | from e7, to e8, a knight |
//! | a null move | from e1, to e1 |

use cozy_chess as cozy;
use cozy_chess::{BitBoard, Board};

use super::Position;
use super::convert::{as_move, cozy_color, cozy_piece, sq};
use super::standard::Standard;
use crate::board::{Color, Move, Piece, Pieces};

/// A move of orthodox chess in two bytes: six bits for each of the two squares, four for what a
/// pawn becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedMove(u16);

/// Pieces a pawn may become, numbered from 1 in this order; 0 stands for none.
const BECOMES: [cozy::Piece; 4] = [
    cozy::Piece::Knight,
    cozy::Piece::Bishop,
    cozy::Piece::Rook,
    cozy::Piece::Queen,
];

impl PackedMove {
    /// Packs a move; `None` for one that orthodox chess does not have.
    #[must_use]
    pub fn pack(mv: &Move) -> Option<PackedMove> {
        let mv = if mv.passes() {
            let king = sq(mv.from)?;
            cozy::Move {
                from: king,
                to: king,
                promotion: None,
            }
        } else {
            as_move(mv)?
        };
        let becomes = match mv.promotion {
            Some(piece) => 1 + BECOMES.iter().position(|&known| known == piece)?,
            None => 0,
        };
        Some(PackedMove(
            mv.from as u16 | (mv.to as u16) << 6 | (becomes as u16) << 12,
        ))
    }

    /// Returns the move as a number. [`PackedMove::of_bits`] reads it back.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Returns the move of a number from [`PackedMove::bits`].
    #[must_use]
    pub const fn of_bits(bits: u16) -> PackedMove {
        PackedMove(bits)
    }

    fn unpack(self) -> cozy::Move {
        let square = |bits: u16| cozy::Square::index(usize::from(bits & 63));
        let becomes = usize::from(self.0 >> 12);
        cozy::Move {
            from: square(self.0),
            to: square(self.0 >> 6),
            promotion: becomes.checked_sub(1).map(|at| BECOMES[at & 3]),
        }
    }
}

/// A game of orthodox chess that is being played through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay(Board);

impl Replay {
    /// Begins a replay at a position; `None` if it is not of orthodox chess.
    #[must_use]
    pub fn from_position(position: &Position) -> Option<Replay> {
        match position {
            Position::Standard(standard) => Some(Replay(standard.board.clone())),
            Position::Grid(_) => None,
        }
    }

    /// Returns the position as a FEN with the files of the rooks for castling. [`Replay::of_fen`]
    /// reads it back.
    #[must_use]
    pub fn fen(&self) -> String {
        format!("{:#}", self.0)
    }

    /// Reads the position of such a FEN; `None` if the text is malformed.
    #[must_use]
    pub fn of_fen(fen: &str) -> Option<Replay> {
        Board::from_fen(fen, true).ok().map(Replay)
    }

    /// Plays the next move.
    ///
    /// # Panics
    /// May panic if the move was not made in this position.
    pub fn play(&mut self, mv: PackedMove) {
        let mv = mv.unpack();
        if mv.from == mv.to {
            self.0 = self.0.null_move().unwrap_or_else(|| self.0.clone());
        } else {
            self.0.play_unchecked(mv);
        }
    }

    /// Returns a hash of the pieces, side to move and rights to castle, hardly ever equal for other
    /// positions.
    #[must_use]
    pub fn key(&self) -> u64 {
        self.0.hash_without_ep()
    }

    /// Returns whether all pieces of a pattern stand on their squares, whatever else is on the
    /// board.
    #[must_use]
    pub fn shows(&self, pattern: &Pattern) -> bool {
        let stand = |&(color, piece, at): &(cozy::Color, cozy::Piece, BitBoard)| {
            self.0.colored_pieces(color, piece).is_superset(at)
        };
        pattern.0.iter().all(stand)
    }

    /// Returns how many pieces of each kind each side has, without kings.
    #[must_use]
    pub fn material(&self) -> MaterialCount {
        let mut material = MaterialCount::default();
        for (at, (color, piece)) in kinds().enumerate() {
            let count = self.0.colored_pieces(cozy_color(color), piece).len();
            material.0 |= u64::from(count.min(15)) << (4 * at);
        }
        material
    }
}

impl Position {
    /// Returns the [key](Replay::key) of this position; `None` if it is not of orthodox chess.
    #[must_use]
    pub fn replay_key(&self) -> Option<u64> {
        match self {
            Position::Standard(standard) => Some(standard.board.hash_without_ep()),
            Position::Grid(_) => None,
        }
    }

    /// Returns what is known of other pieces of the mover's kind that could go to the same square,
    /// pinned ones included. Pawns and kings have none. Returns `None` outside orthodox chess.
    #[must_use]
    pub fn packed_rivals(&self, mv: PackedMove) -> Option<Rivals> {
        let Position::Standard(Standard { board, .. }) = self else {
            return None;
        };
        let mv = mv.unpack();
        let all = board.occupied();
        let Some(piece) = board.piece_on(mv.from) else {
            return Some(Rivals::default());
        };
        let reach = match piece {
            cozy::Piece::Knight => cozy::get_knight_moves(mv.to),
            cozy::Piece::Bishop => cozy::get_bishop_moves(mv.to, all),
            cozy::Piece::Rook => cozy::get_rook_moves(mv.to, all),
            cozy::Piece::Queen => {
                cozy::get_bishop_moves(mv.to, all) | cozy::get_rook_moves(mv.to, all)
            }
            cozy::Piece::King | cozy::Piece::Pawn => BitBoard::EMPTY,
        };
        let like = board.colored_pieces(board.side_to_move(), piece);
        let rivals = like & reach & !mv.from.bitboard();
        Some(Rivals {
            any: !rivals.is_empty(),
            pinned: !(rivals & board.pinned()).is_empty(),
            on_file: !(rivals & mv.from.file().bitboard()).is_empty(),
            on_rank: !(rivals & mv.from.rank().bitboard()).is_empty(),
        })
    }
}

/// Pieces that could be mistaken for the one that moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rivals {
    /// There is at least one.
    pub any: bool,
    /// One of them is pinned.
    pub pinned: bool,
    /// One of them stands on the mover's file.
    pub on_file: bool,
    /// One of them stands on the mover's rank.
    pub on_rank: bool,
}

/// Pieces on certain squares, for searching positions.
#[derive(Clone, Debug)]
pub struct Pattern(Vec<(cozy::Color, cozy::Piece, BitBoard)>);

impl Pattern {
    /// Builds the pattern of these pieces; `None` if orthodox chess lacks one of them.
    #[must_use]
    pub fn from_pieces(pieces: &Pieces) -> Option<Pattern> {
        let mut pattern: Vec<(cozy::Color, cozy::Piece, BitBoard)> = Vec::new();
        for (at, color, piece) in pieces.iter() {
            let (color, piece, at) = (cozy_color(color), cozy_piece(piece)?, sq(at)?.bitboard());
            match pattern
                .iter_mut()
                .find(|known| (known.0, known.1) == (color, piece))
            {
                Some(known) => known.2 |= at,
                None => pattern.push((color, piece, at)),
            }
        }
        Some(Pattern(pattern))
    }
}

/// The number of pieces of each kind each side has besides its king, in four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MaterialCount(u64);

/// Returns the sides and kinds in the order of their bits.
fn kinds() -> impl Iterator<Item = (Color, cozy::Piece)> {
    let pieces = cozy::Piece::ALL.into_iter();
    let pieces = pieces.filter(|&piece| piece != cozy::Piece::King);
    pieces.flat_map(|piece| Color::ALL.map(|color| (color, piece)))
}

impl MaterialCount {
    /// Reads the material of both sides: `KRPvKR`, `QvRB`, `Pv`. Kings may be left out. Returns
    /// `None` if the text is malformed.
    #[must_use]
    pub fn read(text: &str) -> Option<MaterialCount> {
        let (white, black) = text.split_once(['v', 'V'])?;
        let mut counts = [[0_u64; 2]; 6];
        for (side, pieces) in [white, black].into_iter().enumerate() {
            for letter in pieces.chars() {
                let piece = Piece::from_letter(letter.to_ascii_uppercase())?;
                counts[cozy_piece(piece)? as usize][side] += 1;
            }
        }
        let mut material = MaterialCount::default();
        for (at, (color, piece)) in kinds().enumerate() {
            material.0 |= counts[piece as usize][color.index()].min(15) << (4 * at);
        }
        Some(material)
    }

    /// Returns the same material with the sides exchanged.
    #[must_use]
    pub fn turned(self) -> MaterialCount {
        const WHITE: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        MaterialCount((self.0 & WHITE) << 4 | (self.0 >> 4) & WHITE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn material_is_read_with_kings_or_without() {
        let start = Position::start();
        let replay = Replay::from_position(&start).expect("orthodox");
        let all = "KQRRBBNNPPPPPPPPvKQRRBBNNPPPPPPPP";
        assert_eq!(MaterialCount::read(all), Some(replay.material()));
        assert_eq!(MaterialCount::read("RPvR"), MaterialCount::read("krpvkr"));
        let one = MaterialCount::read("QvRB").expect("material");
        assert_ne!(one.turned(), one);
        assert_eq!(Some(one.turned()), MaterialCount::read("RBvQ"));
        for text in ["", "QR", "QvX", "Q vR"] {
            assert_eq!(MaterialCount::read(text), None, "{text}");
        }
    }
}
