//! The three-symbol sentences of U-chess.
//!
//! | sentence | move |
//! |---|---|
//! | `P-K4` | the pawn to the fourth rank of the king's file, counted from the mover's side |
//! | `B-N5` | a bishop to the fifth rank of either knight's file: the K or Q is dropped |
//! | `QxP` `PxP` | a capture, taking in passing included; where it happened is not said |
//! | `P=N` | a pawn steps onto the last rank and becomes a knight; the square is dropped |
//! | `PxK` | a pawn takes the king; that ends the game, so nothing is said of promotion |
//! | `0-0` `0-0-0` | castling |
//!
//! The hyphen is free, the cross counts. A capture that promotes would need a fourth symbol and has
//! no sentence. Source: the rules of Unambiguous Three-Symbol Chess.

use std::fmt;

use crate::board::{Man, Play, Side, What, Wing};

/// What at most three symbols can say of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sentence3 {
    Castles(Wing),
    /// This man takes that one.
    Takes(Man, Man),
    /// A pawn becomes this man without taking anything.
    Promotes(Man),
    /// A man goes to a square of this rank, from 0, counted from the mover's side, on a file that
    /// this piece's name is written for: the king's, the queen's, or either of two.
    Goes {
        man: Man,
        file: Man,
        rank: u8,
    },
}

/// The piece by whose name a file (0 for a) is known.
const FILES: [Man; 8] = crate::board::ARRAY;

/// The sentence of a play, if three symbols are enough for one.
#[must_use]
pub fn sentence(play: &Play, side: Side) -> Option<Sentence3> {
    Some(match play.what {
        What::Castles { wing, .. } => Sentence3::Castles(wing),
        What::Promotes { takes: Some(_), .. } => return None,
        What::Promotes { to, takes: None } => Sentence3::Promotes(to),
        What::Takes(taken) => Sentence3::Takes(play.man, taken),
        What::EnPassant { took, .. } => Sentence3::Takes(play.man, took),
        What::Quiet => Sentence3::Goes {
            man: play.man,
            file: *FILES.get(play.to.file() as usize)?,
            rank: match side {
                Side::White => play.to.rank(),
                Side::Black => 7_u8.checked_sub(play.to.rank())?,
            },
        },
        What::Departs { .. } | What::CastlesWith { .. } => return None,
    })
}

impl fmt::Display for Sentence3 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sentence3::Castles(Wing::King) => f.write_str("0-0"),
            Sentence3::Castles(Wing::Queen) => f.write_str("0-0-0"),
            Sentence3::Takes(man, taken) => write!(f, "{}x{}", man.letter(), taken.letter()),
            Sentence3::Promotes(man) => write!(f, "P={}", man.letter()),
            Sentence3::Goes { man, file, rank } => {
                write!(f, "{}-{}{}", man.letter(), file.letter(), rank + 1)
            }
        }
    }
}
