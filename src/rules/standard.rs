//! A position of orthodox chess or Chess960 that can be played on.

use cozy_chess::{Board, BoardBuilder, BoardBuilderError, Color, File, Piece, Rank, Square};

use super::convert::{as_move, cell, cells, color, man, piece, side, square};
use super::grid::Grid;
use super::refused::castling_refused;
use super::setup::{SetupError, castling_rights, count_men};
use super::walk::{barred, castlings, facts, passed, walk};
use crate::board::{Cell, Cells, Man, Men, Play, Setup, Side, Variant, What, Wing};
use crate::notation::{Barred, Births, Gives, Manner, Rules, Sentence, Turn};

/// A legal position, with what its history leaves behind: castling rights, the pawn that may be
/// taken in passing, the clocks, and where each piece began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standard {
    pub(super) board: Board,
    pub(super) births: Births,
    /// Plies since the last capture or pawn move; cozy-chess's own clock stops at 100.
    pub(super) halfmove: u32,
    pub(super) fullmove: u32,
}

impl Default for Standard {
    fn default() -> Standard {
        Standard::start()
    }
}

impl Standard {
    /// The array from which every orthodox game begins.
    #[must_use]
    pub fn start() -> Standard {
        let board = Board::default();
        let births = Births::of(|at| on(&board, at));
        Standard {
            board,
            births,
            halfmove: 0,
            fullmove: 1,
        }
    }

    /// Who is to move.
    #[inline]
    #[must_use]
    pub fn side(&self) -> Side {
        side(self.board.side_to_move())
    }

    /// The number of the move about to be made.
    #[must_use]
    pub const fn fullmove(&self) -> u32 {
        self.fullmove
    }

    /// Plays since the last capture or pawn move.
    #[must_use]
    pub const fn halfmove(&self) -> u32 {
        self.halfmove
    }

    /// Whether this is the same position for the rules of repetition: the same men, side to move,
    /// and rights to castle and to take in passing, the last only where some pawn really may
    /// (FIDE 9.2).
    #[must_use]
    pub fn repeats(&self, other: &Standard) -> bool {
        let passing = |position: &Standard| {
            let takes = |play: &Play| matches!(play.what, What::EnPassant { .. });
            position.board.en_passant().is_some() && position.plays().iter().any(takes)
        };
        let rights = |board: &Board, color| *board.castle_rights(color);
        let (a, b) = (&self.board, &other.board);
        a.side_to_move() == b.side_to_move()
            && Piece::ALL
                .iter()
                .all(|&piece| a.pieces(piece) == b.pieces(piece))
            && Color::ALL.iter().all(|&color| {
                a.colors(color) == b.colors(color) && rights(a, color) == rights(b, color)
            })
            && passing(self) == passing(other)
            && (!passing(self) || a.en_passant() == b.en_passant())
    }

    /// Who stands on the square.
    #[inline]
    #[must_use]
    pub fn on(&self, at: Cell) -> Option<(Side, Man)> {
        on(&self.board, at)
    }

    /// Where each piece began the game.
    #[must_use]
    pub const fn births(&self) -> &Births {
        &self.births
    }

    /// The square of the king of the side to move, if he is in check.
    #[must_use]
    pub fn checked_king(&self) -> Option<Cell> {
        let king = self.board.king(self.board.side_to_move());
        (!self.board.checkers().is_empty()).then(|| cell(king))
    }

    /// The men that give check to the side to move.
    #[must_use]
    pub fn checkers(&self) -> Cells {
        cells(self.board.checkers())
    }

    /// Whether the side to move has no legal move: mate if it is in check, else stalemate.
    #[must_use]
    pub fn is_over(&self) -> bool {
        // A side that can castle can move its king instead.
        !walk(&self.board, |_, _, _, safe| safe)
    }

    /// Every legal play.
    #[must_use]
    pub fn plays(&self) -> Vec<Play> {
        let mut plays = Vec::with_capacity(48);
        walk(&self.board, |piece, from, to, safe| {
            if safe {
                facts(&self.board, piece, from, to, &mut plays);
            }
            false
        });
        plays.extend(castlings(&self.board));
        plays
    }

    /// The turn of the side to move, as notations see it.
    #[must_use]
    pub fn turn(&self) -> Turn<'_> {
        Turn::new(
            Variant::Standard,
            self.side(),
            self.plays(),
            self.births,
            self,
        )
    }

    /// Makes a move.
    ///
    /// # Panics
    /// It may panic if the play is none of this position's [`Standard::plays`].
    pub fn play(&mut self, play: &Play) {
        let mover = self.side();
        if play.man == Man::Pawn || play.taken().is_some() {
            self.halfmove = 0;
        } else {
            self.halfmove = self.halfmove.saturating_add(1);
        }
        if mover == Side::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.births.follow(mover, play);
        if let Some(mv) = as_move(play) {
            self.board.play_unchecked(mv);
        }
    }

    /// The position after a play, which must be one of [`Standard::plays`].
    #[must_use]
    pub fn after(&self, play: &Play) -> Standard {
        let mut next = self.clone();
        next.play(play);
        next
    }

    /// The position as it would be set up on a table. The en passant square is given only when a
    /// pawn may really take there, as X-FEN has it.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let mut men = Men::default();
        for at in Cell::orthodox() {
            men.put(at, self.on(at));
        }
        let castling = Side::ALL.map(|side| {
            let rights = self.board.castle_rights(color(side));
            [rights.short, rights.long].map(|file| file.map(|file| file as u8))
        });
        let en_passant = self
            .board
            .en_passant()
            .map(|file| {
                let behind = Rank::Third.relative_to(!self.board.side_to_move());
                cell(Square::new(file, behind))
            })
            .filter(|&at| {
                let takes =
                    |play: &Play| play.to == at && matches!(play.what, What::EnPassant { .. });
                self.plays().iter().any(takes)
            });
        Setup {
            variant: Variant::Standard,
            men,
            side: self.side(),
            castling,
            en_passant,
            halfmove: self.halfmove,
            fullmove: self.fullmove,
        }
    }

    /// The same position on a grid, where men can be looked at without regard to their kings. The
    /// pawn that may be taken in passing is kept even where a king forbids it.
    pub(super) fn on_grid(&self) -> Grid {
        Grid::unchecked(&Setup {
            en_passant: passed(&self.board).map(cell),
            ..self.setup()
        })
    }
}

impl Standard {
    /// The position as it was set up, if it can be played on.
    ///
    /// # Errors
    /// [`SetupError`] names what is wrong with it.
    pub fn from_setup(setup: &Setup) -> Result<Standard, SetupError> {
        count_men(setup)?;
        let mut builder = BoardBuilder::empty();
        for (at, side, man) in setup.men.iter() {
            let (Some(square), Some(piece)) = (square(at), piece(man)) else {
                return Err(SetupError::NotOrthodox(at));
            };
            builder.board[square as usize] = Some((piece, color(side)));
        }
        builder.side_to_move = color(setup.side);
        // What is wrong with the men is told before what is wrong with the rest.
        if build(&builder, setup)?.checkers().len() > 2 {
            return Err(SetupError::TooManyChecks);
        }
        for side in Side::ALL {
            castling_rights(setup, side)?;
            let rights = builder.castle_rights_mut(color(side));
            let [short, long] = setup.castling[side.index()];
            rights.short = short.and_then(|file| File::try_index(file as usize));
            rights.long = long.and_then(|file| File::try_index(file as usize));
        }
        if let Some(at) = setup.en_passant {
            builder.en_passant = Some(square(at).ok_or(SetupError::EnPassant(at))?);
        }
        let board = build(&builder, setup)?;
        Ok(Standard {
            board,
            births: Births::of(|at| setup.men.on(at)),
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
                SetupError::Castling(setup.side, Wing::King)
            }
            // The men having been counted, this is all that can be wrong with the board.
            _ => SetupError::LeftInCheck(setup.side.other()),
        })
}

impl Rules for Standard {
    fn gives(&self, play: &Play) -> Gives {
        self.after(play).received(play)
    }

    fn barred(&self) -> Vec<Barred> {
        barred(&self.board)
    }

    fn reach(&self) -> Vec<Play> {
        let mut plays = self.plays();
        plays.extend(self.barred().iter().map(|barred| barred.play));
        plays
    }

    fn exposes(&self, _: &Play) -> bool {
        false
    }

    fn castling_refused(&self, wing: Wing) -> Option<Sentence> {
        castling_refused(&self.on_grid(), wing)
    }
}

impl Standard {
    /// What the play that led here gave to the king of the side now to move.
    #[must_use]
    pub fn received(&self, play: &Play) -> Gives {
        let checkers = self.board.checkers();
        let manner = match checkers.len() {
            0 => return Gives::Nothing,
            1 => {
                let landed = match play.what {
                    What::Castles {
                        wing: Wing::King, ..
                    } => Cell::new(5, play.to.rank()),
                    What::Castles {
                        wing: Wing::Queen, ..
                    } => Cell::new(3, play.to.rank()),
                    _ => play.to,
                };
                if checkers.iter().any(|from| cell(from) == landed) {
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

fn on(board: &Board, at: Cell) -> Option<(Side, Man)> {
    let at = square(at)?;
    Some((side(board.color_on(at)?), man(board.piece_on(at)?)))
}
