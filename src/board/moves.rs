//! One move, described as facts: every fact of the move is there, so it can be understood without a
//! position.

use super::{FileWords, Piece, Square, Wing};

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
        self.words("takes", files)
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
        let article = match self.kind {
            MoveKind::Castles { .. } => "",
            MoveKind::Passes => "a ",
            _ => "the ",
        };
        format!("{article}{}", self.words("taking", files))
    }

    fn words(&self, takes: &str, files: FileWords) -> String {
        let [from, to] = [self.from, self.to].map(|square| square.in_words(files));
        if self.passes() {
            return "null move".to_owned();
        }
        if let Some(wing) = self.castles() {
            return format!("castling on the {}", wing.name());
        }
        if let MoveKind::CastlesWith { partner, at } = self.kind {
            let (partner, at) = (partner.name(), at.in_words(files));
            return format!("king from {from} to {to}, castling with the {partner} from {at}");
        }
        let mut words = format!("{} from {from} ", self.piece.name());
        match self.taken() {
            Some((piece, on)) => {
                words.push_str(&format!(
                    "{takes} the {} on {}",
                    piece.name(),
                    on.in_words(files)
                ));
                if on != self.to {
                    words.push_str(" en passant");
                }
            }
            None => words.push_str(&format!("to {to}")),
        }
        if let Some(piece) = self.promotion() {
            words.push_str(", becoming a ");
            words.push_str(piece.name());
        }
        words
    }
}
