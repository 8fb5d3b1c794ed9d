//! Taking moves back: from the position after a move, and the text of the move alone, to the
//! position before it.
//!
//! | after the move | text | before |
//! |---|---|---|
//! | a white rook on e4 | `Re14×N` | it stands on e1, a black knight on e4 |
//! | a black knight on d2 | `f=Nd2` | a black pawn on f1, d2 empty |
//! | a white king on g1, a bishop on f1 | `Kfg&B` | the king on f1, the bishop on g1 |
//! | any position | `--` | the same, and the other side to move |
//!
//! The reversible notation exists for this purpose, in Chess 99 and in orthodox chess. Pieces and
//! the side to move are restored exactly. The square that a pawn had just passed is known only from
//! the move before, which [`reverse_game`] has. What no text tells is not invented: castling rights
//! and the halfmove clock are left blank.

use std::fmt;

use crate::board::{Color, Move, MoveKind, Piece, Setup, Square, Squares, Wing};
use crate::notation::{Claim, HomeSquares, Misread, Notation, Reading, Tolerance, Turn, null};
use crate::rules::Position;

/// Error for a move that cannot be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Irreversible {
    /// Index of the move in the game, from 0; 0 for a single move.
    pub ply: usize,
    pub text: String,
    pub fault: Mismatch,
}

/// What does not fit between a text and the position it should have led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The text is not a move in the reversible notation.
    Misread(Misread),
    /// The text is incomplete or describes an impossible move.
    NoMove,
    /// This piece should be on this square now.
    Absent(Color, Piece, Square),
    /// This square should be empty now.
    Occupied(Square),
    /// The text captures en passant on this square, but the move before it passed no pawn over it.
    NotPassed(Square),
}

impl fmt::Display for Irreversible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" cannot be taken back: ", self.text)?;
        match &self.fault {
            Mismatch::Misread(misread) => write!(f, "{misread}."),
            Mismatch::NoMove => f.write_str("it is no complete move."),
            Mismatch::Absent(color, piece, at) => write!(
                f,
                "after it {}'s {} should stand on {at}.",
                color.name(),
                piece.name()
            ),
            Mismatch::Occupied(at) => write!(f, "after it nothing should stand on {at}."),
            Mismatch::NotPassed(at) => {
                write!(f, "no pawn had passed over {at} in the move before.")
            }
        }
    }
}

impl std::error::Error for Irreversible {}

/// Returns the position before the move of this text, which was made by the side that is not to
/// move in `after`. `earlier` is the text of the move before that, if there was one; it tells which
/// square had just been passed.
///
/// # Errors
/// Returns [`Irreversible`] with what does not fit.
pub fn step_back(after: &Setup, text: &str, earlier: Option<&str>) -> Result<Setup, Irreversible> {
    let color = after.color.other();
    let fail = |text: &str, fault| Irreversible {
        ply: 0,
        text: text.trim().to_owned(),
        fault,
    };
    let mv = move_of(after, color, text).map_err(|fault| fail(text, fault))?;
    let mut before = undone(after, color, &mv).map_err(|fault| fail(text, fault))?;
    if let Some(earlier) = earlier {
        let mv = move_of(&before, color.other(), earlier).map_err(|fault| fail(earlier, fault))?;
        let took_on = before.en_passant;
        before.en_passant = mv.passed();
        if let Some(at) = took_on.filter(|_| took_on != before.en_passant) {
            return Err(fail(text, Mismatch::NotPassed(at)));
        }
    }
    Ok(before)
}

/// Returns the position in which a game began, from its final position and the texts of its moves.
///
/// # Errors
/// Returns [`Irreversible`] with the move that does not fit, and the reason.
pub fn reverse_game<T: AsRef<str>>(end: &Setup, texts: &[T]) -> Result<Setup, Irreversible> {
    let mut setup = end.clone();
    for (ply, text) in texts.iter().enumerate().rev() {
        let earlier = ply.checked_sub(1).map(|earlier| texts[earlier].as_ref());
        setup = step_back(&setup, text.as_ref(), earlier)
            .map_err(|fault| Irreversible { ply, ..fault })?;
    }
    Ok(setup)
}

/// Reads the move of a text without a list of legal moves.
fn move_of(setup: &Setup, color: Color, text: &str) -> Result<Move, Mismatch> {
    if null::read(text).is_some() {
        let mut pieces = setup.pieces.iter();
        let king = pieces.find(|&(_, side, piece)| (side, piece) == (color, Piece::King));
        return king.map(|(at, ..)| Move::pass(at)).ok_or(Mismatch::NoMove);
    }
    // The reader asks the turn only for the side to move and the size of the board.
    let nobody = Position::start();
    let home_squares = HomeSquares::on_board(|_| None);
    let turn = Turn::new(
        setup.variant,
        color,
        Vec::new(),
        home_squares,
        nobody.rules(),
    );
    let reading = Notation::Reversible
        .read(text, &turn, Tolerance::Tolerant)
        .map_err(Mismatch::Misread)?;
    CombinedClaims::from_reading(&reading)
        .play(setup, color)
        .ok_or(Mismatch::NoMove)
}

/// The claims of a text, taken together.
#[derive(Default)]
struct CombinedClaims {
    piece: Option<Piece>,
    from: Option<Square>,
    to: Option<Square>,
    took: Option<Piece>,
    passing: bool,
    becomes: Option<Piece>,
    wing: Option<Wing>,
    partner: Option<Piece>,
    partner_on: Option<Square>,
}

impl CombinedClaims {
    fn from_reading(reading: &Reading) -> CombinedClaims {
        let only = |squares: Squares| squares.iter().next();
        let mut said = CombinedClaims::default();
        for claim in reading.binding() {
            match *claim {
                Claim::Moved(piece) => said.piece = Some(piece),
                Claim::From(squares) => said.from = only(squares),
                Claim::To(squares) => said.to = only(squares),
                Claim::Took(piece) => said.took = Some(piece),
                Claim::EnPassant(passing) => said.passing = passing,
                Claim::Promotes(piece) => said.becomes = Some(piece),
                Claim::Castles(wing) => {
                    said.piece = Some(Piece::King);
                    said.wing = wing;
                }
                Claim::CastlesWith(piece) => said.partner = Some(piece),
                Claim::PartnerOn(squares) => said.partner_on = only(squares),
                _ => {}
            }
        }
        said
    }

    fn play(&self, setup: &Setup, color: Color) -> Option<Move> {
        let last = setup.variant.span() - 1;
        let (home, far) = match color {
            Color::White => (0, last),
            Color::Black => (last, 0),
        };
        if let Some(wing) = self.wing {
            let (to, rook) = match wing {
                Wing::King => (6, 7),
                Wing::Queen => (2, 0),
            };
            return Some(Move {
                piece: Piece::King,
                from: Square::new(4, home),
                to: Square::new(to, home),
                kind: MoveKind::Castles {
                    wing,
                    rook: Square::new(rook, home),
                },
            });
        }
        let (piece, from, to) = (self.piece?, self.from?, self.to?);
        let takes = match (self.passing, self.took) {
            // The pawn that has just passed this square stands one rank behind it, seen from the
            // capturing side.
            (true, took) => {
                let behind = match color {
                    Color::White => to.rank().checked_sub(1)?,
                    Color::Black => to.rank() + 1,
                };
                let on = Square::try_new(to.file(), behind)?;
                Some((took.unwrap_or(Piece::Pawn), on))
            }
            (false, took) => took.map(|took| (took, to)),
        };
        let kind = match (self.becomes, takes) {
            _ if self.partner.is_some() => MoveKind::CastlesWith {
                partner: self.partner?,
                at: self.partner_on?,
            },
            (Some(becomes), takes) if from.rank() == far => {
                MoveKind::Departs { to: becomes, takes }
            }
            (Some(becomes), takes) => MoveKind::Promotes {
                to: becomes,
                takes: takes.map(|(piece, _)| piece),
            },
            (None, Some((took, on))) if on != to => MoveKind::EnPassant { took, on },
            (None, Some((took, _))) => MoveKind::Takes(took),
            (None, None) => MoveKind::Quiet,
        };
        Some(Move {
            piece,
            from,
            to,
            kind,
        })
    }
}

/// Returns the position before a move: the moved piece is put back, and a captured piece is
/// restored.
fn undone(after: &Setup, color: Color, mv: &Move) -> Result<Setup, Mismatch> {
    let mut pieces = after.pieces.clone();
    let lift = |pieces: &mut crate::board::Pieces, piece, at: Square| {
        if pieces.on(at) != Some((color, piece)) {
            return Err(Mismatch::Absent(color, piece, at));
        }
        pieces.put(at, None);
        Ok(())
    };
    lift(&mut pieces, mv.promotion().unwrap_or(mv.piece), mv.to)?;
    let second = match mv.kind {
        MoveKind::CastlesWith { partner, at } => Some((partner, mv.from, at)),
        MoveKind::Castles { wing, rook } => {
            let beside = match wing {
                Wing::King => 5,
                Wing::Queen => 3,
            };
            Some((Piece::Rook, Square::new(beside, rook.rank()), rook))
        }
        _ => None,
    };
    if let Some(at) = mv.passed().filter(|&at| pieces.on(at).is_some()) {
        return Err(Mismatch::Occupied(at));
    }
    if let Some((piece, now, _)) = second {
        lift(&mut pieces, piece, now)?;
    }
    let returns = second.map(|(piece, _, before)| (color, piece, before));
    let stood = mv.taken().map(|(piece, on)| (color.other(), piece, on));
    let back = [Some((color, mv.piece, mv.from)), returns, stood];
    for (color, piece, at) in back.into_iter().flatten() {
        if pieces.on(at).is_some() {
            return Err(Mismatch::Occupied(at));
        }
        pieces.put(at, Some((color, piece)));
    }
    let black_moved = u32::from(color == Color::Black);
    Ok(Setup {
        variant: after.variant,
        pieces,
        color,
        castling: [[None; 2]; 2],
        // An en passant capture shows that a pawn had just passed this square.
        en_passant: matches!(mv.taken(), Some((_, on)) if on != mv.to).then_some(mv.to),
        halfmove: 0,
        fullmove: after.fullmove.saturating_sub(black_moved).max(1),
    })
}
