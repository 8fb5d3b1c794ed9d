//! What a text says about a move, part by part.
//!
//! | in the text | part | claim |
//! |---|---|---|
//! | `N` of `Nbd2` | [`Kind::Piece`] | a knight moved |
//! | `b` of `Nbd2` | [`Kind::File`] | it left one of the eight squares of the b-file |
//! | `d2` of `Nbd2` | [`Kind::Square`] | it landed on d2 |
//! | `B3` of White's `N-KB3` | [`Kind::Square`] | it landed on c3 or f3 |
//! | `K` of `N-KB3` | [`Kind::Side`] | it landed on the king's side |
//! | nothing before `e4` | [`Kind::Implied`] | a pawn moved |

use std::ops::Range;

use super::turn::{Gives, Turn};
use crate::board::{Move, MoveKind, Piece, Squares, Wing};

/// One thing a text says about a move. Squares are sets: "B3" is `{c3, f3}`, "the b-file" eight
/// squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// A piece of this kind moved, and not by castling.
    Moved(Piece),
    /// The piece left one of these squares.
    From(Squares),
    /// The piece (the king, in castling) landed on one of these squares.
    To(Squares),
    /// Whether something was taken.
    Captures(bool),
    /// A piece of this kind was taken.
    Took(Piece),
    /// The piece taken stood on one of these squares.
    TookOn(Squares),
    /// The piece went this many ranks forward or back, as in "P. one".
    Steps(u8),
    /// A pawn became this piece.
    Promotes(Piece),
    /// The king castled, on this wing if one is named.
    Castles(Option<Wing>),
    /// Chess 99: the king castled with a piece of this kind.
    CastlesWith(Piece),
    /// Chess 99: the king castled with a piece on one of these squares.
    PartnerOn(Squares),
    /// The move was not castling.
    NoCastling,
    /// Whether a pawn was taken en passant.
    EnPassant(bool),
    /// No pawn was promoted, even if one reached the last rank.
    NoPromotion,
    /// The effect of the move on the opposing king.
    Gives(CheckSign),
    /// The opponent is not in check and has no legal move.
    Stalemates,
    /// The mover's king is attacked after the move, as Chess 99 allows.
    Exposes,
}

/// The effect of a move that a mark such as `+`, `dis ch` or `mate` states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckSign {
    /// No check at all.
    Nothing,
    /// Check of any kind, mate included.
    Check,
    Discovered,
    Double,
    Mate,
    /// `++`, which means mate in some books and double check in others.
    MateOrDouble,
}

impl Claim {
    /// Returns whether the claim is true of this move. Only [`Claim::Gives`], [`Claim::Stalemates`]
    /// and [`Claim::Exposes`] need the turn to look ahead.
    #[must_use]
    pub fn holds(&self, mv: &Move, turn: &Turn<'_>) -> bool {
        match *self {
            Claim::Moved(piece) => mv.piece == piece && !mv.is_castling(),
            Claim::From(squares) => squares.has(mv.from),
            Claim::To(squares) => squares.has(mv.to),
            Claim::Captures(captures) => mv.taken().is_some() == captures,
            Claim::Took(piece) => mv.taken().is_some_and(|(taken, _)| taken == piece),
            Claim::TookOn(squares) => mv.taken().is_some_and(|(_, on)| squares.has(on)),
            Claim::Steps(count) => mv.from.rank().abs_diff(mv.to.rank()) == count,
            Claim::Promotes(piece) => mv.promotion() == Some(piece),
            Claim::Castles(None) => mv.is_castling(),
            Claim::Castles(wing) => mv.castles() == wing,
            Claim::CastlesWith(piece) => {
                matches!(mv.kind, MoveKind::CastlesWith { partner, .. } if partner == piece)
            }
            Claim::PartnerOn(squares) => {
                matches!(mv.kind, MoveKind::CastlesWith { at, .. } if squares.has(at))
            }
            Claim::NoCastling => !mv.is_castling(),
            Claim::EnPassant(passing) => {
                let takes_so = match mv.kind {
                    MoveKind::EnPassant { .. } => true,
                    // A waiting pawn that becomes a knight or bishop may also take en passant.
                    MoveKind::Departs { takes, .. } => takes.is_some_and(|(_, on)| on != mv.to),
                    _ => false,
                };
                takes_so == passing
            }
            Claim::NoPromotion => mv.promotion().is_none(),
            Claim::Gives(sign) => sign.holds(turn.gives(mv)),
            Claim::Stalemates => turn.stalemates(mv),
            Claim::Exposes => turn.exposes(mv),
        }
    }

    /// Returns whether this is the claim of a mark or of a missing mark.
    #[must_use]
    pub const fn is_mark(&self) -> bool {
        matches!(
            self,
            Claim::Gives(_) | Claim::Stalemates | Claim::EnPassant(_)
        )
    }
}

impl CheckSign {
    /// Returns whether the mark is right for a move with this effect.
    #[must_use]
    pub const fn holds(self, gives: Gives) -> bool {
        match self {
            CheckSign::Nothing => matches!(gives, Gives::Nothing),
            CheckSign::Check => !matches!(gives, Gives::Nothing),
            CheckSign::Discovered => gives.is_discovered(),
            CheckSign::Double => gives.is_double(),
            CheckSign::Mate => gives.is_mate(),
            CheckSign::MateOrDouble => gives.is_mate() || gives.is_double(),
        }
    }
}

/// The meaning of a part, used much like a CSS class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The letter of the piece that moves.
    Piece,
    /// The file of departure.
    File,
    /// The rank of departure.
    Rank,
    /// A square; in descriptive, its name without the side.
    Square,
    /// The complete square of departure in long, coordinate and reversible notation.
    Departure,
    /// The sign for moving: `-`, "to".
    Moves,
    /// The sign for taking: `x`, "takes".
    Takes,
    /// The `K` or `Q` that says which of two squares of the same name is meant.
    Side,
    /// The letters beside a piece that say which of its kind moves, as in `QN-Q2` and `BPxP`.
    Label,
    /// The square of departure in brackets or after a slash: `(R2)` in `R(R2)-K2`. In `Ked&Ra` it
    /// is the file that the rook came from.
    Origin,
    /// The piece that was taken.
    Victim,
    /// The letters that distinguish the captured piece from others of its kind: `B` of `NxBP`,
    /// `(B5)` of `NxP(B5)`.
    VictimLabel,
    /// The piece that a pawn becomes.
    Promotion,
    /// Castling: `O-O`, `Castles`, `&B`.
    Castle,
    /// `e.p.`
    EnPassant,
    /// A check mark: `+`, `#`, `ch`, `mate`; in Chess 99 also `!`, which says that the mover's king
    /// is attacked.
    Check,
    /// `!`, `?` and the other comments on a move.
    Glyph,
    /// A sign that a tolerant reader skipped or took for another: a footnote mark, `l` for 1.
    Slip,
    /// A missing sign that has a meaning: no letter before `e4` means a pawn.
    Implied,
}

/// A stretch of a text and what it claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Byte offsets into [`Reading::text`]; empty for [`Kind::Implied`].
    pub span: Range<usize>,
    /// Meaning of the stretch.
    pub kind: Kind,
    /// Claim about the move; `None` for a part without one, such as `!`.
    pub claim: Option<Claim>,
    /// Whether the claim chooses between moves. A remark (`+`, `e.p.`) is only checked and
    /// reported.
    pub binding: bool,
}

impl Part {
    /// Makes a part that chooses between moves.
    #[must_use]
    pub const fn binding(span: Range<usize>, kind: Kind, claim: Claim) -> Part {
        Part {
            span,
            kind,
            claim: Some(claim),
            binding: true,
        }
    }

    /// Makes a part that is only checked.
    #[must_use]
    pub const fn remark(span: Range<usize>, kind: Kind, claim: Claim) -> Part {
        Part {
            span,
            kind,
            claim: Some(claim),
            binding: false,
        }
    }

    /// Makes a part that says nothing about the move.
    #[must_use]
    pub const fn mute(span: Range<usize>, kind: Kind) -> Part {
        Part {
            span,
            kind,
            claim: None,
            binding: false,
        }
    }
}

/// A text and what each part of it claims. Only readers make readings, even of text that was
/// written here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Complete text that was read.
    pub text: String,
    /// Parts in the order of their spans, which do not overlap.
    pub parts: Vec<Part>,
}

impl Reading {
    /// Returns the text of a part of this reading; empty for an implied part.
    #[must_use]
    pub fn letters(&self, part: &Part) -> &str {
        &self.text[part.span.clone()]
    }

    /// Returns the claims that choose between moves.
    pub fn binding(&self) -> impl Iterator<Item = &Claim> {
        self.parts
            .iter()
            .filter(|part| part.binding)
            .filter_map(|part| part.claim.as_ref())
    }

    /// Returns whether every binding claim is true of the move.
    #[must_use]
    pub fn fits(&self, mv: &Move, turn: &Turn<'_>) -> bool {
        self.binding().all(|claim| claim.holds(mv, turn))
    }
}

/// The range of spellings that a reader accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tolerance {
    /// Only what the writers of this crate write. Names are read back this way, because tolerance
    /// would make them longer.
    Strict,
    /// Also what people type and books print: other spellings, missing marks, a move number in
    /// front.
    Tolerant,
}
