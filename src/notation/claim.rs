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

/// One thing a text says about a move. Squares are sets: "B3" is `{c3, f3}`, "the b-file" eight squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// A piece of this kind moved, and not by castling.
    Moved(Piece),
    /// The piece left one of these squares.
    From(Squares),
    /// The piece (the king, in castling) landed on one of these squares.
    To(Squares),
    /// Something was taken, or nothing was.
    Captures(bool),
    /// A piece of this kind was taken.
    Took(Piece),
    /// The piece taken stood on one of these squares.
    TookOn(Squares),
    /// The piece went so many ranks, on or back: "P. one".
    Steps(u8),
    /// A pawn became this piece.
    Promotes(Piece),
    /// The king castled, on this wing if one is named.
    Castles(Option<Wing>),
    /// Chess 99: the king castled with a piece of this kind.
    CastlesWith(Piece),
    /// Chess 99: that piece stood on one of these squares.
    PartnerOn(Squares),
    /// The move was not castling.
    NoCastling,
    /// A pawn was taken en passant, or the capture was an ordinary one.
    EnPassant(bool),
    /// A pawn reached the last rank and stayed a pawn, or nothing of the kind happened.
    NoPromotion,
    /// What the move gives to the opposing king.
    Gives(CheckSign),
    /// The own king is attacked after the move, as Chess 99 allows.
    Exposes,
}

/// What a mark such as `+`, `dis ch` or `mate` says of the move's effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckSign {
    /// No check at all.
    Nothing,
    /// Check of whatever kind, mate included.
    Check,
    Discovered,
    Double,
    Mate,
    /// `++`, which some books mean for mate and others for double check.
    MateOrDouble,
}

impl Claim {
    /// Whether the claim is true of this move. Only [`Claim::Gives`] and
    /// [`Claim::Exposes`] need the turn to look ahead.
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
                    // A waiting pawn that has become a knight or bishop may take so as well.
                    MoveKind::Departs { takes, .. } => takes.is_some_and(|(_, on)| on != mv.to),
                    _ => false,
                };
                takes_so == passing
            }
            Claim::NoPromotion => mv.promotion().is_none(),
            Claim::Gives(sign) => sign.holds(turn.gives(mv)),
            Claim::Exposes => turn.exposes(mv),
        }
    }

    /// Whether a mark says it, or the want of one.
    #[must_use]
    pub const fn is_mark(&self) -> bool {
        matches!(self, Claim::Gives(_) | Claim::EnPassant(_))
    }
}

impl CheckSign {
    /// Whether the mark is right for a move with this effect.
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

/// What sort of part this is: a name for its meaning, not unlike a CSS class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The letter of the piece that moves.
    Piece,
    /// The file of departure.
    File,
    /// The rank of departure.
    Rank,
    /// A square, or in descriptive the part of its name that remains without the side.
    Square,
    /// The whole square of departure in long, coordinate and reversible notation.
    Departure,
    /// `-`, "to": moves to.
    Moves,
    /// `x`, "takes".
    Takes,
    /// The `K` or `Q` that says which of two like-named squares is meant.
    Side,
    /// The letters before the piece in `QN-Q2` and `BPxP`: which of them moves.
    Label,
    /// A square in brackets or after a slash that says whence: `(R2)` in `R(R2)-K2`. In `Ked&Ra` the
    /// file from which the rook came.
    Origin,
    /// The piece that was taken.
    Victim,
    /// What tells the piece that was taken from its like: `B` of `NxBP`, `(B5)` of `NxP(B5)`.
    VictimLabel,
    /// What the pawn becomes.
    Promotion,
    /// `O-O`, `Castles`, `&B`.
    Castle,
    /// `e.p.`
    EnPassant,
    /// `+`, `#`, `ch`, `mate`; in Chess 99 also `!`, the own king attacked.
    Check,
    /// `!`, `?` and the other comments on a move.
    Glyph,
    /// What a tolerant reader passed over or took for another sign: a footnote mark, `l` for 1.
    Slip,
    /// Nothing is written, and that says something: no letter before `e4` means a pawn.
    Implied,
}

/// A stretch of a text and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Byte offsets into [`Reading::text`]; empty for [`Kind::Implied`].
    pub span: Range<usize>,
    pub kind: Kind,
    /// `None` for what says nothing about the move, such as `!`.
    pub claim: Option<Claim>,
    /// Whether the claim chooses between moves. A remark (`+`, `e.p.`) is checked and reported,
    /// and chooses nothing.
    pub binding: bool,
}

impl Part {
    /// A part that chooses between moves.
    #[must_use]
    pub const fn binding(span: Range<usize>, kind: Kind, claim: Claim) -> Part {
        Part {
            span,
            kind,
            claim: Some(claim),
            binding: true,
        }
    }

    /// A part that is only checked.
    #[must_use]
    pub const fn remark(span: Range<usize>, kind: Kind, claim: Claim) -> Part {
        Part {
            span,
            kind,
            claim: Some(claim),
            binding: false,
        }
    }

    /// A part that says nothing about the move.
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

/// A text and what each part of it says. Only readers make one, whoever wrote the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub text: String,
    /// In the order of their spans, which do not overlap.
    pub parts: Vec<Part>,
}

impl Reading {
    /// The letters of a part of this reading; empty for an implied one.
    #[must_use]
    pub fn letters(&self, part: &Part) -> &str {
        &self.text[part.span.clone()]
    }

    /// The claims that choose between moves.
    pub fn binding(&self) -> impl Iterator<Item = &Claim> {
        self.parts
            .iter()
            .filter(|part| part.binding)
            .filter_map(|part| part.claim.as_ref())
    }

    /// Whether every binding claim is true of the move.
    #[must_use]
    pub fn fits(&self, mv: &Move, turn: &Turn<'_>) -> bool {
        self.binding().all(|claim| claim.holds(mv, turn))
    }
}

/// How much a reader forgives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tolerance {
    /// Only what our own writers write. Names are read back so, or forgiveness would lengthen them.
    Strict,
    /// What people type and books print: other spellings, missing marks, a move number in front.
    Tolerant,
}
