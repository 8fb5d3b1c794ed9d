//! The conditions of castling, one by one.
//!
//! Orthodox castling requires king and rook unmoved, nothing between them, and the king not
//! attacked where it stands, passes or lands (FIDE 3.8). A position does not record what has moved,
//! only that a right is lost.

use crate::board::{Color, Piece, Square, Squares, Variant, Wing};
use crate::notation::Sentence;
use crate::rules::grid::Grid;
use crate::rules::{beside, home_rank, landing};
use crate::words;

/// Why a king may not castle on a wing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Castling {
    /// Side that would castle.
    pub color: Color,
    /// Wing on which it would castle.
    pub wing: Wing,
    /// Conditions that are not fulfilled, the most important first; empty if the king may castle.
    pub faults: Vec<CastlingFault>,
    /// Attacked squares that are no hindrance: the rook's own and those that only the rook passes.
    pub no_matter: Squares,
}

/// A condition of castling that is not fulfilled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CastlingFault {
    /// The king is not on this square, from which it would castle.
    KingMoved(Square),
    /// This rook has moved; the king has not, because it may castle on the other wing.
    RookMoved(Square),
    /// The king or this rook has moved.
    Lost(Square),
    /// No rook of the side that castles stands on this square.
    NoRook(Square),
    /// These pieces stand in the way.
    Between(Vec<(Piece, Square)>),
    /// These pieces give check.
    OutOf(Vec<(Piece, Square)>),
    /// The king would pass this square, which these pieces attack.
    Through(Square, Vec<(Piece, Square)>),
    /// The king would land on this square, which these pieces attack.
    Into(Square, Vec<(Piece, Square)>),
}

/// Chess 99: why a king may not castle with the piece of its side that it was put on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Partner {
    /// The king is not on its first rank.
    NotHome,
    /// This piece stands between.
    Between(Piece, Square),
}

/// Returns a sentence on why the side to move may not castle on a wing, without the full stop;
/// `None` if it may or if this game has no such castling.
pub(in crate::rules) fn castling_refused(grid: &Grid, wing: Wing) -> Option<Sentence> {
    if matches!(grid.variant(), Variant::Chess99 | Variant::Modern) {
        return None;
    }
    let king = grid.pieces().king(grid.color())?;
    let castling = castling(grid, grid.color(), king, wing, None);
    (!castling.faults.is_empty()).then(|| castling.sentence())
}

/// Chess 99: returns why the king may not castle with the piece on a square; `None` if it may.
pub(super) fn partner(grid: &Grid, king: Square, to: Square, home: u8) -> Option<Partner> {
    if king.rank() != home {
        return Some(Partner::NotHome);
    }
    // The squares come file by file from the left, so the nearest piece is at one end.
    let between = grid.pieces_on(grid.line(king, to));
    let nearest = if to.file() > king.file() {
        between.first()
    } else {
        between.last()
    };
    let &(piece, at) = nearest?;
    Some(Partner::Between(piece, at))
}

/// Checks every condition of castling on a wing. `named` is the rook the king was put on. It counts
/// if the right is lost, because then the right no longer says which rook it was.
pub(super) fn castling(
    grid: &Grid,
    color: Color,
    king: Square,
    wing: Wing,
    named: Option<Square>,
) -> Castling {
    let span = grid.variant().span();
    let home = home_rank(color, span);
    let corner = match wing {
        Wing::King => span - 1,
        Wing::Queen => 0,
    };
    let rights = grid.rights(color);
    let right = rights[wing.index()];
    let rook = right.map_or(named, |file| Some(Square::new(file, home)));
    let rook = rook.unwrap_or(Square::new(corner, home));
    let mut castling = Castling {
        color,
        wing,
        faults: Vec::new(),
        no_matter: Squares::NONE,
    };
    let faults = &mut castling.faults;
    let other_right = rights[1 - wing.index()].is_some();
    let elsewhere = king.rank() != home || king.file() != 4;
    // Only in Chess960 may a king castle from a file other than the e-file.
    if elsewhere && (grid.variant() != Variant::Standard || (right.is_none() && !other_right)) {
        faults.push(CastlingFault::KingMoved(Square::new(4, home)));
        return castling;
    }
    let stands = grid.on(rook) == Some((color, Piece::Rook));
    if !stands {
        faults.push(CastlingFault::NoRook(rook));
    } else if right.is_none() {
        faults.push(if other_right {
            CastlingFault::RookMoved(rook)
        } else {
            CastlingFault::Lost(rook)
        });
    }
    let lands = landing(wing, home);
    let rook_lands = beside(wing, home);
    let cleared = grid.without([king].into_iter().chain(stands.then_some(rook)));
    let kings_way = grid.line(king, lands);
    let rooks_way = grid.line(rook, rook_lands);
    let ends = Squares::one(lands) | Squares::one(rook_lands);
    let needed = kings_way | rooks_way | grid.line(king, rook) | ends;
    let between = cleared.pieces_on(needed & !Squares::one(rook));
    if !between.is_empty() {
        faults.push(CastlingFault::Between(between));
    }
    attacked([grid, &cleared], (king, lands), color.other(), faults);
    if right.is_some() {
        let alone = (rooks_way | Squares::one(rook)) & !(kings_way | ends | Squares::one(king));
        let attacked = |at: &Square| !grid.attackers(*at, color.other()).is_empty();
        castling.no_matter = alone.iter().filter(attacked).collect();
    }
    castling
}

/// Adds a fault for each square where the king is attacked: where it stands, passes or lands.
/// `cleared` is the board with king and rook removed. In Chess960 the castling rook may be the only
/// piece between the king's landing square and a rook behind it.
fn attacked(
    [grid, cleared]: [&Grid; 2],
    (king, lands): (Square, Square),
    theirs: Color,
    faults: &mut Vec<CastlingFault>,
) {
    let out_of = grid.pieces_on(grid.attackers(king, theirs));
    let in_check = !out_of.is_empty();
    if in_check {
        faults.push(CastlingFault::OutOf(out_of));
    }
    let attackers = |at| cleared.pieces_on(cleared.attackers(at, theirs));
    for at in grid.line(king, lands).iter() {
        let by = attackers(at);
        if !by.is_empty() {
            faults.push(CastlingFault::Through(at, by));
        }
    }
    let by = attackers(lands);
    if !by.is_empty() && (lands != king || !in_check) {
        faults.push(CastlingFault::Into(lands, by));
    }
}

impl Castling {
    /// Returns "White cannot castle on the king's side: …" with all faults, without the full stop.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        let mut faults = Sentence::default();
        for (number, fault) in self.faults.iter().enumerate() {
            if number > 0 {
                faults = faults.text("; ");
            }
            faults = faults.join(fault.clause());
        }
        let message = match self.wing {
            Wing::King => words::CANNOT_CASTLE_KINGSIDE,
            Wing::Queen => words::CANNOT_CASTLE_QUEENSIDE,
        };
        let sentence = Sentence::default().say(message, [self.color.into(), faults.into()]);
        if self.no_matter.is_empty() {
            return sentence;
        }
        let squares: Vec<Square> = self.no_matter.iter().collect();
        let squares = Sentence::default().squares(&squares, words::AND);
        Sentence::default().say(words::ATTACK_NO_MATTER, [sentence.into(), squares.into()])
    }
}

impl CastlingFault {
    fn clause(&self) -> Sentence {
        let start = Sentence::default();
        let pieces = |by: &[(Piece, Square)]| Sentence::default().pieces(by);
        let many = |by: &[(Piece, Square)]| by.len().into();
        match self {
            CastlingFault::KingMoved(at) => start.say(words::KING_MOVED, [(*at).into()]),
            CastlingFault::RookMoved(at) => start.say(words::ROOK_MOVED, [(*at).into()]),
            CastlingFault::Lost(at) => start.say(words::KING_OR_ROOK_MOVED, [(*at).into()]),
            CastlingFault::NoRook(at) => start.say(words::NO_OWN_ROOK, [(*at).into()]),
            CastlingFault::Between(by) => {
                start.say(words::STAND_IN_THE_WAY, [many(by), pieces(by).into()])
            }
            CastlingFault::OutOf(by) => start.say(words::CASTLES_OUT_OF, [pieces(by).into()]),
            CastlingFault::Through(at, by) => {
                let places = [many(by), (*at).into(), pieces(by).into()];
                start.say(words::CASTLES_THROUGH, places)
            }
            CastlingFault::Into(at, by) => {
                let places = [many(by), (*at).into(), pieces(by).into()];
                start.say(words::CASTLES_INTO, places)
            }
        }
    }
}
