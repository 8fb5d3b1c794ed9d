//! A position of orthodox chess or Chess960 that can be played on.

use cozy_chess as cozy;
use cozy_chess::{Board, BoardBuilder, BoardBuilderError, File, get_pawn_attacks};

use super::convert::{as_move, color, cozy_color, cozy_piece, piece, sq, square, squares};
use super::grid::Grid;
use super::refused::castling::castling_refused;
use super::setup::{SetupError, castling_rights, count_pieces};
use super::walk::{barred, castlings, facts, is_safe, passed, walk};
use crate::board::{Color, Move, MoveKind, Piece, Pieces, Setup, Square, Squares, Variant, Wing};
use crate::notation::{Barred, Gives, HomeSquares, Manner, Rules, Sentence, Turn};

/// A legal position with the state its history leaves behind: castling rights, the pawn that may be
/// taken en passant, the clocks, and where each piece began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standard {
    pub(super) board: Board,
    pub(super) home_squares: HomeSquares,
    /// Plies since the last capture or pawn move. It is kept here because cozy-chess's own clock
    /// stops at 100.
    pub(super) halfmove: u32,
    pub(super) fullmove: u32,
}

impl Default for Standard {
    fn default() -> Standard {
        Standard::start()
    }
}

impl Standard {
    /// Returns the initial position of orthodox chess.
    #[must_use]
    pub fn start() -> Standard {
        let board = Board::default();
        let home_squares = HomeSquares::on_board(|at| on(&board, at));
        Standard {
            board,
            home_squares,
            halfmove: 0,
            fullmove: 1,
        }
    }

    /// Returns the side to move.
    #[inline]
    #[must_use]
    pub fn color(&self) -> Color {
        color(self.board.side_to_move())
    }

    /// Returns the number of the move about to be made.
    #[must_use]
    pub const fn fullmove(&self) -> u32 {
        self.fullmove
    }

    /// Returns the plies since the last capture or pawn move.
    #[must_use]
    pub const fn halfmove(&self) -> u32 {
        self.halfmove
    }

    /// Returns whether both positions are the same for the rule of repetition (FIDE 9.2): the same
    /// pieces, side to move, and rights to castle and to take en passant. The right to take en
    /// passant counts only where some pawn can legally do it.
    #[must_use]
    pub fn repeats(&self, other: &Standard) -> bool {
        let rights = |board: &Board, cozy_color| *board.castle_rights(cozy_color);
        let (a, b) = (&self.board, &other.board);
        a.side_to_move() == b.side_to_move()
            && cozy::Piece::ALL
                .iter()
                .all(|&cozy_piece| a.pieces(cozy_piece) == b.pieces(cozy_piece))
            && cozy::Color::ALL.iter().all(|&cozy_color| {
                a.colors(cozy_color) == b.colors(cozy_color)
                    && rights(a, cozy_color) == rights(b, cozy_color)
            })
            && self.may_take_passing() == other.may_take_passing()
            && (!self.may_take_passing() || a.en_passant() == b.en_passant())
    }

    /// Returns whether some pawn can legally take en passant.
    fn may_take_passing(&self) -> bool {
        let board = &self.board;
        let mover = board.side_to_move();
        passed(board).is_some_and(|at| {
            let beside = get_pawn_attacks(at, !mover);
            let pawns = beside & board.colored_pieces(mover, cozy::Piece::Pawn);
            pawns.iter().any(|from| is_safe(board, from, at))
        })
    }

    /// Returns a hash that is equal for positions that [repeat](Standard::repeats) each other and
    /// hardly ever equal for others.
    #[must_use]
    pub fn repetition_key(&self) -> u64 {
        if self.may_take_passing() {
            self.board.hash()
        } else {
            self.board.hash_without_ep()
        }
    }

    /// Returns a hash of the pieces, side to move and rights, hardly ever equal for other
    /// positions.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        self.board.hash()
    }

    /// Returns the side and piece on the square.
    #[inline]
    #[must_use]
    pub fn on(&self, at: Square) -> Option<(Color, Piece)> {
        on(&self.board, at)
    }

    /// Returns the square of the king of the side to move, if it is in check.
    #[must_use]
    pub fn checked_king(&self) -> Option<Square> {
        let king = self.board.king(self.board.side_to_move());
        (!self.board.checkers().is_empty()).then(|| square(king))
    }

    /// Returns the pieces that give check to the side to move.
    #[must_use]
    pub fn checkers(&self) -> Squares {
        squares(self.board.checkers())
    }

    /// Returns whether the side to move has no legal move: mate if it is in check, else stalemate.
    #[must_use]
    pub fn is_over(&self) -> bool {
        // Castling needs no test here: a king that can castle can also make another move.
        !walk(&self.board, |_, _, _, safe| safe)
    }

    /// Returns every legal move.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        walk(&self.board, |cozy_piece, from, to, safe| {
            if safe {
                facts(&self.board, cozy_piece, from, to, &mut moves);
            }
            false
        });
        moves.extend(castlings(&self.board));
        moves
    }

    /// Returns the turn of the side to move, as notations see it.
    #[must_use]
    pub fn turn(&self) -> Turn<'_> {
        Turn::new(
            Variant::Standard,
            self.color(),
            self.moves(),
            self.home_squares,
            self,
        )
    }

    /// Makes a move, or a null move of a side that is not in check.
    ///
    /// # Panics
    /// May panic if the move is not one of this position's [`Standard::moves`].
    pub fn play(&mut self, mv: &Move) {
        let mover = self.color();
        if mv.piece == Piece::Pawn || mv.taken().is_some() {
            self.halfmove = 0;
        } else {
            self.halfmove = self.halfmove.saturating_add(1);
        }
        if mover == Color::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.home_squares.follow(mover, mv);
        if mv.passes() {
            self.board = self.board.null_move().unwrap_or_else(|| self.board.clone());
        } else if let Some(mv) = as_move(mv) {
            self.board.play_unchecked(mv);
        }
    }

    /// Returns the position after a move, which must be one of [`Standard::moves`].
    #[must_use]
    pub fn after(&self, mv: &Move) -> Standard {
        let mut next = self.clone();
        next.play(mv);
        next
    }

    /// Returns the position as a setup. The en passant square is given only when a pawn can legally
    /// take there, as in X-FEN.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let mut pieces = Pieces::default();
        for at in Square::orthodox() {
            pieces.put(at, self.on(at));
        }
        let castling = Color::ALL.map(|color| {
            let rights = self.board.castle_rights(cozy_color(color));
            [rights.short, rights.long].map(|file| file.map(|file| file as u8))
        });
        let en_passant = passed(&self.board).filter(|_| self.may_take_passing());
        Setup {
            variant: Variant::Standard,
            pieces,
            color: self.color(),
            castling,
            en_passant: en_passant.map(square),
            halfmove: self.halfmove,
            fullmove: self.fullmove,
        }
    }

    /// Returns the same position on a grid, where attacks can be examined without regard to king
    /// safety. A pawn that has just passed a square is kept even where taking it would expose a
    /// king.
    pub(super) fn on_grid(&self) -> Grid {
        Grid::unchecked(&Setup {
            en_passant: passed(&self.board).map(square),
            ..self.setup()
        })
    }
}

impl Standard {
    /// Builds a position from a setup, if it can be played on.
    ///
    /// # Errors
    /// [`SetupError`] names what is wrong with the setup.
    pub fn from_setup(setup: &Setup) -> Result<Standard, SetupError> {
        count_pieces(setup)?;
        let mut builder = BoardBuilder::empty();
        for (at, color, piece) in setup.pieces.iter() {
            let (Some(sq), Some(cozy_piece)) = (sq(at), cozy_piece(piece)) else {
                return Err(SetupError::NotOrthodox(at));
            };
            builder.board[sq as usize] = Some((cozy_piece, cozy_color(color)));
        }
        builder.side_to_move = cozy_color(setup.color);
        // Errors in the pieces are reported before errors in the other fields.
        if build(&builder, setup)?.checkers().len() > 2 {
            return Err(SetupError::TooManyChecks);
        }
        for color in Color::ALL {
            castling_rights(setup, color)?;
            let rights = builder.castle_rights_mut(cozy_color(color));
            let [short, long] = setup.castling[color.index()];
            rights.short = short.and_then(|file| File::try_index(file as usize));
            rights.long = long.and_then(|file| File::try_index(file as usize));
        }
        if let Some(at) = setup.en_passant {
            builder.en_passant = Some(sq(at).ok_or(SetupError::EnPassant(at))?);
        }
        let board = build(&builder, setup)?;
        Ok(Standard {
            board,
            home_squares: HomeSquares::on_board(|at| setup.pieces.on(at)),
            halfmove: setup.halfmove,
            fullmove: setup.fullmove.max(1),
        })
    }
}

fn build(builder: &BoardBuilder, setup: &Setup) -> Result<cozy_chess::Board, SetupError> {
    builder
        .build()
        .map_err(|error| match (error, setup.en_passant) {
            (BoardBuilderError::InvalidEnPassant, Some(at)) => SetupError::EnPassant(at),
            (BoardBuilderError::InvalidCastlingRights, _) => {
                SetupError::Castling(setup.color, Wing::King)
            }
            // The pieces were counted before, so no other error is left.
            _ => SetupError::LeftInCheck(setup.color.other()),
        })
}

impl Rules for Standard {
    fn gives(&self, mv: &Move) -> Gives {
        self.after(mv).received(mv)
    }

    fn stalemates(&self, mv: &Move) -> bool {
        let after = self.after(mv);
        after.is_over() && after.board.checkers().is_empty()
    }

    fn barred(&self, of: Option<Piece>) -> Vec<Barred> {
        barred(&self.board, of)
    }

    fn reach(&self) -> Vec<Move> {
        let mut moves = self.moves();
        moves.extend(self.barred(None).iter().map(|barred| barred.mv));
        moves
    }

    fn exposes(&self, _: &Move) -> bool {
        false
    }

    fn castling_refused(&self, wing: Wing) -> Option<Sentence> {
        castling_refused(&self.on_grid(), wing)
    }
}

impl Standard {
    /// Returns whether the move that led here gives check or mate to the side now to move, and how.
    #[must_use]
    pub fn received(&self, mv: &Move) -> Gives {
        let checkers = self.board.checkers();
        let manner = match checkers.len() {
            0 => return Gives::Nothing,
            1 => {
                let landed = match mv.kind {
                    MoveKind::Castles {
                        wing: Wing::King, ..
                    } => Square::new(5, mv.to.rank()),
                    MoveKind::Castles {
                        wing: Wing::Queen, ..
                    } => Square::new(3, mv.to.rank()),
                    _ => mv.to,
                };
                if checkers.iter().any(|from| square(from) == landed) {
                    Manner::Direct
                } else {
                    Manner::Discovered
                }
            }
            _ => Manner::Double,
        };
        if self.is_over() {
            Gives::Mate(manner)
        } else {
            Gives::Check(manner)
        }
    }
}

fn on(board: &Board, at: Square) -> Option<(Color, Piece)> {
    let at = sq(at)?;
    Some((color(board.color_on(at)?), piece(board.piece_on(at)?)))
}
