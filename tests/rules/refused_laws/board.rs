//! The rules restated: a board as an array, and how the pieces go on it.

use rank_and_file::board::{Color, Move, MoveKind, Piece, Square, Variant};
use rank_and_file::rules::Position;

pub type Pieces = Vec<(Piece, Square)>;

/// A board as an array, and what a player who has watched the last move knows.
#[derive(Clone)]
pub struct Board {
    pub variant: Variant,
    pieces: [Option<(Color, Piece)>; Square::COUNT],
    pub color: Color,
    pub rights: [[Option<u8>; 2]; 2],
    /// The square that a pawn has just passed over.
    pub passed: Option<Square>,
}

pub fn distance(from: Square, to: Square) -> (i8, i8) {
    (
        to.file() as i8 - from.file() as i8,
        to.rank() as i8 - from.rank() as i8,
    )
}

pub const fn ahead(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// The squares strictly between two on a file, rank or diagonal, the nearest to the first ahead.
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
    pub fn of(position: &Position, last: Option<&Move>) -> Board {
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

    pub fn on(&self, at: Square) -> Option<(Color, Piece)> {
        self.pieces[at.index()]
    }

    fn span(&self) -> u8 {
        self.variant.span()
    }

    pub fn home(&self, color: Color) -> u8 {
        match color {
            Color::White => 0,
            Color::Black => self.span() - 1,
        }
    }

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

    /// Where a piece may go on a board with nobody else on it, or, a pawn, with somebody to take.
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

    pub fn attackers(&self, at: Square, by: Color) -> Pieces {
        let squares = self.variant.squares().filter_map(|from| {
            let (color, piece) = self.on(from)?;
            (color == by && self.attacks(from, at)).then_some((piece, from))
        });
        squares.collect()
    }

    /// The board after a piece went somewhere, taking en passant included.
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

    /// Whether the piece's way of moving and the pieces on the board allow the move, kings and castling
    /// aside.
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

    /// U-chess: the text of every move that the pieces' ways of moving allow, with its squares.
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
