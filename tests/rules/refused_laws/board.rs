//! The rules stated a second time: a board as an array, and the moves of the pieces on it.

use rank_and_file::board::{Color, Move, MoveKind, Piece, Square, Variant};
use rank_and_file::rules::Position;

/// Pieces with their squares.
pub type Pieces = Vec<(Piece, Square)>;

/// A board as an array, with what a player who has seen the last move knows.
#[derive(Clone)]
pub struct Board {
    /// The game that is played.
    pub variant: Variant,
    pieces: [Option<(Color, Piece)>; Square::COUNT],
    /// The side to move.
    pub color: Color,
    /// Files of the rooks that each side may castle with, on the king's and the queen's side.
    pub rights: [[Option<u8>; 2]; 2],
    /// The square that a pawn has just passed.
    pub passed: Option<Square>,
}

/// Returns the distance between two squares in files and ranks.
pub fn distance(from: Square, to: Square) -> (i8, i8) {
    (
        to.file() as i8 - from.file() as i8,
        to.rank() as i8 - from.rank() as i8,
    )
}

/// Returns the direction of a side's pawns, in ranks.
pub const fn ahead(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// Returns the squares strictly between two squares on a file, rank or diagonal, beginning near the
/// first.
pub fn between(from: Square, to: Square) -> Vec<Square> {
    let (files, ranks) = distance(from, to);
    let steps = files.abs().max(ranks.abs());
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        return Vec::new();
    }
    (1..steps)
        .map(|step| {
            let file = from.file() as i8 + files.signum() * step;
            let rank = from.rank() as i8 + ranks.signum() * step;
            Square::new(file as u8, rank as u8)
        })
        .collect()
}

impl Board {
    /// Returns the board of a position after the last move.
    pub fn from_position(position: &Position, last: Option<&Move>) -> Board {
        let setup = position.setup();
        let mut pieces = [None; Square::COUNT];
        for (at, color, piece) in setup.pieces.iter() {
            pieces[at.index()] = Some((color, piece));
        }
        let two = last.filter(|mv| {
            mv.piece == Piece::Pawn
                && mv.from.file() == mv.to.file()
                && mv.from.rank().abs_diff(mv.to.rank()) == 2
                && !matches!(mv.kind, MoveKind::Departs { .. })
        });
        Board {
            variant: setup.variant,
            pieces,
            color: setup.color,
            rights: setup.castling,
            passed: two.map(|mv| Square::new(mv.from.file(), (mv.from.rank() + mv.to.rank()) / 2)),
        }
    }

    /// Returns the piece on a square.
    pub fn on(&self, at: Square) -> Option<(Color, Piece)> {
        self.pieces[at.index()]
    }

    fn span(&self) -> u8 {
        self.variant.span()
    }

    /// Returns the rank on which a side's pieces begin, counted from 0 on White's side.
    pub fn home(&self, color: Color) -> u8 {
        match color {
            Color::White => 0,
            Color::Black => self.span() - 1,
        }
    }

    /// Returns the board without the pieces on these squares.
    pub fn without(&self, gone: &[Square]) -> Board {
        let mut board = self.clone();
        for at in gone {
            board.pieces[at.index()] = None;
        }
        board
    }

    fn put(&self, at: Square, piece: Option<(Color, Piece)>) -> Board {
        let mut board = self.clone();
        board.pieces[at.index()] = piece;
        board
    }

    /// Returns whether a piece can make a move on an empty board or, for a pawn, with a piece to
    /// capture.
    pub fn geometry(&self, color: Color, piece: Piece, from: Square, to: Square) -> bool {
        let (files, ranks) = distance(from, to);
        let (low, high) = (files.abs().min(ranks.abs()), files.abs().max(ranks.abs()));
        let knight = (low, high) == (1, 2);
        let bishop = low == high && high > 0;
        let rook = low == 0 && high > 0;
        match piece {
            Piece::King => high == 1,
            Piece::Queen => rook || bishop,
            Piece::Rook => rook,
            Piece::Bishop => bishop,
            Piece::Knight => knight,
            Piece::Paladin => knight || bishop,
            Piece::Pawn => {
                let chess_99 = self.variant == Variant::Chess99;
                if chess_99 && from.rank() == self.home(color.other()) {
                    return knight || bishop;
                }
                let steps = ranks * ahead(color);
                let begins = self.home(color) as i8 + ahead(color) == from.rank() as i8;
                (files == 0 && steps == 1)
                    || (files == 0 && steps == 2 && (begins || chess_99))
                    || (files.abs() == 1 && steps == 1)
            }
        }
    }

    /// Returns whether the piece on a square attacks another square.
    pub fn attacks(&self, from: Square, to: Square) -> bool {
        let Some((color, piece)) = self.on(from) else {
            return false;
        };
        let (files, ranks) = distance(from, to);
        if piece == Piece::Pawn {
            return files.abs() == 1 && ranks == ahead(color);
        }
        let leaps = (files * ranks).abs() == 2;
        self.geometry(color, piece, from, to)
            && (leaps || between(from, to).iter().all(|&at| self.on(at).is_none()))
    }

    /// Returns the pieces of a side that attack a square.
    pub fn attackers(&self, at: Square, by: Color) -> Pieces {
        let squares = self.variant.squares().filter_map(|from| {
            let (color, piece) = self.on(from)?;
            (color == by && self.attacks(from, at)).then_some((piece, from))
        });
        squares.collect()
    }

    /// Returns the board after a move, including a capture en passant.
    pub fn after(&self, from: Square, to: Square) -> Board {
        let taken_in_passing = self.on(from).map(|(_, piece)| piece) == Some(Piece::Pawn)
            && from.file() != to.file()
            && self.on(to).is_none();
        let board = self.put(to, self.on(from)).without(&[from]);
        if taken_in_passing {
            board.without(&[Square::new(to.file(), from.rank())])
        } else {
            board
        }
    }

    /// Returns whether the piece's way of moving and the other pieces allow the move, without
    /// regard to kings and castling.
    pub fn goes(&self, color: Color, from: Square, to: Square) -> bool {
        let Some((_, piece)) = self.on(from).filter(|&(owner, _)| owner == color) else {
            return false;
        };
        let (files, ranks) = distance(from, to);
        let leaps = (files * ranks).abs() == 2;
        let clear = leaps || between(from, to).iter().all(|&at| self.on(at).is_none());
        let target = self.on(to).map(|(owner, _)| owner);
        self.geometry(color, piece, from, to)
            && clear
            && target != Some(color)
            && (piece != Piece::Pawn
                || (files == 0 && target.is_none())
                || (files != 0 && (target.is_some() || self.passed == Some(to))))
    }

    /// Returns the text of every move that the pieces' ways of moving allow in U-chess, with its
    /// squares.
    pub fn sentences(&self) -> Vec<(String, Square, Square)> {
        let (board, color) = (self, self.color);
        let mut all = Vec::new();
        let squares = || board.variant.squares();
        for (from, to) in squares().flat_map(|from| squares().map(move |to| (from, to))) {
            if !board.goes(color, from, to) {
                continue;
            }
            let Some((_, piece)) = board.on(from) else {
                continue;
            };
            let letter = piece.letter();
            let taken = match board.on(to) {
                Some((_, taken)) => Some(taken),
                None => (piece == Piece::Pawn && from.file() != to.file()).then_some(Piece::Pawn),
            };
            let last = piece == Piece::Pawn && to.rank() == board.home(color.other());
            match taken {
                Some(taken) if !last || taken == Piece::King => {
                    all.push((format!("{letter}x{}", taken.letter()), from, to));
                }
                Some(_) => {}
                None if last => {
                    all.extend("QRBN".chars().map(|piece| (format!("P={piece}"), from, to)));
                }
                None => {
                    let file = ["R", "N", "B", "Q", "K", "B", "N", "R"][to.file() as usize];
                    let rank = to.rank().abs_diff(board.home(color)) + 1;
                    all.push((format!("{letter}-{file}{rank}"), from, to));
                }
            }
        }
        all
    }
}
