//! The three-symbol sentences of U-chess.
//!
//! | sentence | move |
//! |---|---|
//! | `P-K4` | the pawn to the fourth rank of the king's file, counted from the mover's side |
//! | `B-N5` | a bishop to the fifth rank of either knight's file: the K or Q is dropped |
//! | `QxP` `PxP` | a capture, taking en passant included; where it happened is not said |
//! | `P=N` | a pawn steps onto the last rank and becomes a knight; the square is dropped |
//! | `PxK` | a pawn takes the king; that ends the game, so nothing is said of promotion |
//! | `0-0` `0-0-0` | castling |
//!
//! The hyphen is not counted as a symbol, the cross is. A capture that promotes would need a fourth
//! symbol and has no sentence. Source: the rules of Unambiguous Three-Symbol Chess.
//! [`read`](mod@read) lists what else is read.
//!
//! In U-chess a sentence is more than a name: a move whose sentence is ambiguous may not be played.
//! [`spoiled`] says what spoils a move.

mod read;

use std::fmt;

use super::claim::{Claim, Reading};
use super::descriptive::squares::files;
use super::form::{Claims, FormChooser, Rule, Wording};
use super::ply::Ply;
use super::turn::Turn;
use super::words::Sentence;
use crate::board::{Color, Move, MoveKind, Piece, Squares, Variant, Wing};
use crate::words;

pub(super) use read::read;

/// A sentence of at most three symbols about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sentence3 {
    Castles(Wing),
    /// This piece takes that one.
    Takes(Piece, Piece),
    /// A pawn becomes this piece without taking anything.
    Promotes(Piece),
    /// A piece goes to a square on this rank, counted from 0 on the mover's side, and on a file
    /// that is named after the piece `file`: the king's, the queen's, or either of two.
    Goes {
        piece: Piece,
        file: Piece,
        rank: u8,
    },
}

/// Pieces that name the files, by file (0 for a).
const FILES: [Piece; 8] = crate::board::ARRAY;

/// Returns the sentence of a move, if three symbols are enough for one.
#[must_use]
pub fn sentence(mv: &Move, color: Color) -> Option<Sentence3> {
    Some(match mv.kind {
        MoveKind::Castles { wing, .. } => Sentence3::Castles(wing),
        MoveKind::Promotes { takes: Some(_), .. } => return None,
        MoveKind::Promotes { to, takes: None } => Sentence3::Promotes(to),
        MoveKind::Takes(taken) => Sentence3::Takes(mv.piece, taken),
        MoveKind::EnPassant { took, .. } => Sentence3::Takes(mv.piece, took),
        MoveKind::Quiet => Sentence3::Goes {
            piece: mv.piece,
            file: *FILES.get(mv.to.file() as usize)?,
            rank: match color {
                Color::White => mv.to.rank(),
                Color::Black => 7_u8.checked_sub(mv.to.rank())?,
            },
        },
        MoveKind::Departs { .. } | MoveKind::CastlesWith { .. } | MoveKind::Passes => return None,
    })
}

/// Why three symbols do not name a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoiled {
    /// Sentence of the move; `None` for a capture that promotes.
    pub sentence: Option<Sentence3>,
    /// Other moves that the sentence fits; none if there is no sentence.
    pub rivals: Vec<Move>,
}

/// Returns why this pseudo-legal move is not legal in U-chess; `None` if three symbols name it.
#[must_use]
pub fn spoiled(mv: &Move, turn: &Turn<'_>) -> Option<Spoiled> {
    let said = sentence(mv, turn.color);
    let mut rivals = Vec::new();
    if said.is_some() {
        rivals = turn.reach();
        rivals.retain(|rival| rival != mv && sentence(rival, turn.color) == said);
        if rivals.is_empty() {
            return None;
        }
    }
    Some(Spoiled {
        sentence: said,
        rivals,
    })
}

impl Spoiled {
    /// Returns the reason in words; `mv` is the move that is spoiled.
    #[must_use]
    pub fn because(&self, mv: &Move) -> Sentence {
        let start = Sentence::default();
        let Some(sentence) = self.sentence else {
            return start.text(words::FOURTH_SYMBOL_NEEDED);
        };
        let mut all = vec![*mv];
        all.extend(&self.rivals);
        let moves = Sentence::default().moves(&all, words::OR);
        let places = [sentence.to_string().into(), moves.into(), all.len().into()];
        start.say(words::THREE_SYMBOLS_AMBIGUOUS, places)
    }
}

/// Returns why a text that fits no legal move of U-chess cannot be played, if it fits a spoiled
/// move.
pub(super) fn refusal(reading: &Reading, turn: &Turn<'_>) -> Option<Sentence> {
    if !matches!(turn.variant, Variant::UChess | Variant::UChessAise) {
        return None;
    }
    // The effect of a move that cannot be made is unknown.
    let mut told = reading.clone();
    told.parts
        .retain(|part| !matches!(part.claim, Some(Claim::Gives(_))));
    let mut spoilt = None;
    for mv in turn.reach() {
        if told.fits(&mv, turn)
            && let Some(why) = spoiled(&mv, turn)
        {
            // If the text fits several spoiled moves, one with a sentence explains more.
            let last = why.sentence.is_some();
            spoilt = Some(why.because(&mv));
            if last {
                break;
            }
        }
    }
    spoilt
}

/// Offers the sentence of a move as its only form. A move without one, which U-chess does not
/// allow, gets no form.
pub(super) fn form(ply: &Ply<'_>, choose: &mut FormChooser<'_>) {
    let Ply { mv, turn, .. } = *ply;
    let Some(sentence) = sentence(mv, turn.color) else {
        return;
    };
    let rule = match sentence {
        Sentence3::Castles(_) => Rule::Castling,
        _ => Rule::ThreeSymbols,
    };
    let moved = Claim::Moved(mv.piece);
    let says = || match sentence {
        Sentence3::Castles(wing) => Claims::new(&[Claim::Castles(Some(wing))]),
        Sentence3::Takes(_, taken) => {
            Claims::new(&[moved, Claim::Captures(true), Claim::Took(taken)])
        }
        Sentence3::Promotes(into) => {
            Claims::new(&[moved, Claim::Promotes(into), Claim::Captures(false)])
        }
        Sentence3::Goes { file, .. } => {
            let squares = files(file) & Squares::rank(mv.to.rank());
            Claims::new(&[moved, Claim::Captures(false), Claim::To(squares)])
        }
    };
    choose(&Wording::new(&says, rule, &|out| {
        out.push_str(&sentence.to_string());
    }));
}

impl fmt::Display for Sentence3 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sentence3::Castles(Wing::King) => f.write_str("0-0"),
            Sentence3::Castles(Wing::Queen) => f.write_str("0-0-0"),
            Sentence3::Takes(piece, taken) => write!(f, "{}x{}", piece.letter(), taken.letter()),
            Sentence3::Promotes(piece) => write!(f, "P={}", piece.letter()),
            Sentence3::Goes { piece, file, rank } => {
                write!(f, "{}-{}{}", piece.letter(), file.letter(), rank + 1)
            }
        }
    }
}
