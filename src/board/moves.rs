//! One move, described as facts: every fact of the move is there, so it can be understood without a
//! position.

use super::{FileWords, Piece, Square, Wing};
use crate::words::{self, Value};

/// One complete move. Two moves are equal when they change the board in the same way.
///
/// When castling, `piece` is the king, and `from` and `to` are its squares. In a null move the king
/// stays where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Piece that moves, as it is before the move.
    pub piece: Piece,
    /// Square of departure.
    pub from: Square,
    /// Square of arrival.
    pub to: Square,
    /// What else the move does.
    pub kind: MoveKind,
}

/// The effect of a move besides going from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MoveKind {
    Quiet,
    /// Takes this piece on the square of arrival.
    Takes(Piece),
    /// A pawn takes en passant the pawn on `on`, which has just passed it. In Chess 99 any piece
    /// may capture this way, and `took` is the piece that the passing pawn became if it promoted.
    EnPassant {
        took: Piece,
        on: Square,
    },
    /// A pawn reaches the last rank and becomes `to`, taking `takes` there if it captures.
    Promotes {
        to: Piece,
        takes: Option<Piece>,
    },
    /// Chess 99: a pawn that waits on the last rank becomes `to` and moves on as that piece in the
    /// same move. `takes` is the piece it captures and the square of that piece.
    Departs {
        to: Piece,
        takes: Option<(Piece, Square)>,
    },
    /// The king castles on this wing with the rook that stood on `rook`.
    Castles {
        wing: Wing,
        rook: Square,
    },
    /// Chess 99: the king steps toward the piece of its side on `at`, and that piece goes to the
    /// square the king left.
    CastlesWith {
        partner: Piece,
        at: Square,
    },
    /// A null move: the side passes. No rule allows it, and it occurs only in scores.
    Passes,
}

impl Move {
    /// Returns the null move of the side whose king stands on this square.
    #[must_use]
    pub const fn pass(king: Square) -> Move {
        Move {
            piece: Piece::King,
            from: king,
            to: king,
            kind: MoveKind::Passes,
        }
    }

    /// Returns whether it is a null move.
    #[must_use]
    pub const fn passes(&self) -> bool {
        matches!(self.kind, MoveKind::Passes)
    }

    /// Returns the piece taken and the square it stood on.
    #[must_use]
    pub const fn taken(&self) -> Option<(Piece, Square)> {
        match self.kind {
            MoveKind::Takes(piece)
            | MoveKind::Promotes {
                takes: Some(piece), ..
            } => Some((piece, self.to)),
            MoveKind::EnPassant { took, on } => Some((took, on)),
            MoveKind::Departs { takes, .. } => takes,
            MoveKind::Quiet
            | MoveKind::Promotes { takes: None, .. }
            | MoveKind::Castles { .. }
            | MoveKind::CastlesWith { .. }
            | MoveKind::Passes => None,
        }
    }

    /// Returns the square that a pawn passes over when it goes two squares straight ahead.
    #[must_use]
    pub fn passed(&self) -> Option<Square> {
        let (from, to) = (self.from, self.to);
        let straight = self.piece == Piece::Pawn
            && from.file() == to.file()
            && from.rank().abs_diff(to.rank()) == 2
            && !matches!(self.kind, MoveKind::Departs { .. });
        straight.then(|| Square::new(from.file(), from.rank().midpoint(to.rank())))
    }

    /// Returns the piece that a pawn becomes, if the move promotes one.
    #[must_use]
    pub const fn promotion(&self) -> Option<Piece> {
        match self.kind {
            MoveKind::Promotes { to, .. } | MoveKind::Departs { to, .. } => Some(to),
            _ => None,
        }
    }

    /// Returns the wing on which the king castles with a rook, as orthodox kings do.
    #[must_use]
    pub const fn castles(&self) -> Option<Wing> {
        match self.kind {
            MoveKind::Castles { wing, .. } => Some(wing),
            _ => None,
        }
    }

    /// Returns whether the king castles, with a rook or as in Chess 99 with any piece.
    #[must_use]
    pub const fn is_castling(&self) -> bool {
        matches!(
            self.kind,
            MoveKind::Castles { .. } | MoveKind::CastlesWith { .. }
        )
    }

    /// Describes the move in plain words with a verb: "knight from b1 to d2", "pawn from e4 takes
    /// the knight on d5".
    #[must_use]
    pub fn describe(&self) -> String {
        self.describe_as(FileWords::Letters)
    }

    /// Does the same with the files as they are said.
    #[must_use]
    pub fn describe_as(&self, files: FileWords) -> String {
        self.phrase(false, files)
    }

    /// Describes the move as a noun phrase: "the knight from b1 to d2", "the pawn from e4 taking
    /// the knight on d5", "castling on the king's side".
    #[must_use]
    pub fn as_noun(&self) -> String {
        self.noun_as(FileWords::Letters)
    }

    /// Does the same with the files as they are said.
    #[must_use]
    pub fn noun_as(&self, files: FileWords) -> String {
        self.phrase(true, files)
    }

    /// Returns the move in words, as a noun or as it is said.
    fn phrase(&self, noun: bool, files: FileWords) -> String {
        let square = |square: Square| Value::from(square.in_words(files));
        let (from, to) = (square(self.from), square(self.to));
        if self.passes() {
            return match noun {
                true => words::NOUN_NULL_MOVE.into(),
                false => words::NULL_MOVE_WORDS.into(),
            };
        }
        if let Some(wing) = self.castles() {
            return match wing {
                Wing::King => words::CASTLING_KINGSIDE.into(),
                Wing::Queen => words::CASTLING_QUEENSIDE.into(),
            };
        }
        if let MoveKind::CastlesWith { partner, at } = self.kind {
            let said = match noun {
                true => words::NOUN_CASTLES_WITH,
                false => words::MOVE_CASTLES_WITH,
            };
            return said.with([from, to, partner.into(), square(at)]);
        }
        let mut phrase = match self.taken() {
            Some((piece, on)) => {
                let said = if noun {
                    words::NOUN_TAKES
                } else {
                    words::MOVE_TAKES
                };
                let phrase = said.with([self.piece.into(), from, piece.into(), square(on)]);
                match on == self.to {
                    true => phrase,
                    false => words::MOVE_EN_PASSANT.with([phrase.into()]),
                }
            }
            None => {
                let said = if noun {
                    words::NOUN_GOES
                } else {
                    words::MOVE_GOES
                };
                said.with([self.piece.into(), from, to])
            }
        };
        if let Some(piece) = self.promotion() {
            phrase = words::MOVE_BECOMING.with([phrase.into(), piece.into()]);
        }
        phrase
    }
}
