//! Games taken back: from the position after a move, and the text of the move alone, to the position
//! before it.
//!
//! | after the move | text | before |
//! |---|---|---|
//! | a white rook on e4 | `Re14×N` | it stands on e1, a black knight on e4 |
//! | a black knight on d2 | `f=Nd2` | a black pawn on f1, d2 empty |
//! | a white king on g1, a bishop on f1 | `Kfg&B` | the king on f1, the bishop on g1 |
//!
//! This is what the reversible spelling is for, in Chess 99 and in orthodox chess. Men and side to
//! move come back exactly. The square that a pawn had just passed is told by the move before, which
//! [`reverse_game`] has at hand. What no text tells is not made up: rights to castle and the clock
//! of plies without capture are left blank.

use std::fmt;

use crate::board::{Cell, Cells, Man, Play, Setup, Side, What, Wing};
use crate::notation::{Births, Claim, Misread, Notation, Reading, Tolerance, Turn};
use crate::rules::Position;

/// Why a move cannot be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Irreversible {
    /// The move's place in the game, from 0; 0 for a move alone.
    pub ply: usize,
    pub text: String,
    pub fault: Misfit,
}

/// What does not fit between a text and the position it is to have led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The text is no move in the reversible spelling.
    Misread(Misread),
    /// The text does not say enough, or nothing that can be.
    NoMove,
    /// This man should stand there now.
    Absent(Side, Man, Cell),
    /// Nobody should stand there now.
    Occupied(Cell),
    /// The text takes in passing on this square, and the move before it passed no pawn over it.
    NotPassed(Cell),
}

impl fmt::Display for Irreversible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" cannot be taken back: ", self.text)?;
        match &self.fault {
            Misfit::Misread(misread) => write!(f, "{misread}."),
            Misfit::NoMove => f.write_str("it is no complete move."),
            Misfit::Absent(side, man, at) => write!(
                f,
                "after it {}'s {} should stand on {at}.",
                side.name(),
                man.name()
            ),
            Misfit::Occupied(at) => write!(f, "after it nobody should stand on {at}."),
            Misfit::NotPassed(at) => {
                write!(f, "no pawn had passed over {at} in the move before.")
            }
        }
    }
}

impl std::error::Error for Irreversible {}

/// The position before the move of this text, which the side has just made that is not to move
/// `after` it. `earlier` is the text of the move before that, if there was one: it tells which
/// square had just been passed.
///
/// # Errors
/// [`Irreversible`] says what does not fit.
pub fn step_back(after: &Setup, text: &str, earlier: Option<&str>) -> Result<Setup, Irreversible> {
    let side = after.side.other();
    let fail = |text: &str, fault| Irreversible {
        ply: 0,
        text: text.trim().to_owned(),
        fault,
    };
    let play = play_of(after, side, text).map_err(|fault| fail(text, fault))?;
    let mut before = undone(after, side, &play).map_err(|fault| fail(text, fault))?;
    if let Some(earlier) = earlier {
        let play = play_of(&before, side.other(), earlier).map_err(|fault| fail(earlier, fault))?;
        let took_on = before.en_passant;
        before.en_passant = play.passed();
        if let Some(at) = took_on.filter(|_| took_on != before.en_passant) {
            return Err(fail(text, Misfit::NotPassed(at)));
        }
    }
    Ok(before)
}

/// The position in which a game began, from the one in which it ended and the texts of its moves.
///
/// # Errors
/// [`Irreversible`] says which move does not fit, and why.
pub fn reverse_game<T: AsRef<str>>(end: &Setup, texts: &[T]) -> Result<Setup, Irreversible> {
    let mut setup = end.clone();
    for (ply, text) in texts.iter().enumerate().rev() {
        let earlier = ply.checked_sub(1).map(|earlier| texts[earlier].as_ref());
        setup = step_back(&setup, text.as_ref(), earlier)
            .map_err(|fault| Irreversible { ply, ..fault })?;
    }
    Ok(setup)
}

/// The move that a text tells, by itself.
fn play_of(setup: &Setup, side: Side, text: &str) -> Result<Play, Misfit> {
    // The reader asks the turn whose move it is and how large the board is, and nothing else.
    let nobody = Position::start();
    let births = Births::of(|_| None);
    let turn = Turn::new(setup.variant, side, Vec::new(), births, nobody.rules());
    let reading = Notation::Reversible
        .read(text, &turn, Tolerance::Tolerant)
        .map_err(Misfit::Misread)?;
    Said::of(&reading).play(setup, side).ok_or(Misfit::NoMove)
}

/// What the parts of a text say, taken together.
#[derive(Default)]
struct Said {
    man: Option<Man>,
    from: Option<Cell>,
    to: Option<Cell>,
    took: Option<Man>,
    passing: bool,
    becomes: Option<Man>,
    wing: Option<Wing>,
    partner: Option<Man>,
    partner_on: Option<Cell>,
}

impl Said {
    fn of(reading: &Reading) -> Said {
        let only = |cells: Cells| cells.iter().next();
        let mut said = Said::default();
        for claim in reading.binding() {
            match *claim {
                Claim::Moved(man) => said.man = Some(man),
                Claim::From(cells) => said.from = only(cells),
                Claim::To(cells) => said.to = only(cells),
                Claim::Took(man) => said.took = Some(man),
                Claim::EnPassant(passing) => said.passing = passing,
                Claim::Promotes(man) => said.becomes = Some(man),
                Claim::Castles(wing) => {
                    said.man = Some(Man::King);
                    said.wing = wing;
                }
                Claim::CastlesWith(man) => said.partner = Some(man),
                Claim::PartnerOn(cells) => said.partner_on = only(cells),
                _ => {}
            }
        }
        said
    }

    fn play(&self, setup: &Setup, side: Side) -> Option<Play> {
        let last = setup.variant.span() - 1;
        let (home, far) = match side {
            Side::White => (0, last),
            Side::Black => (last, 0),
        };
        if let Some(wing) = self.wing {
            let (to, rook) = match wing {
                Wing::King => (6, 7),
                Wing::Queen => (2, 0),
            };
            return Some(Play {
                man: Man::King,
                from: Cell::new(4, home),
                to: Cell::new(to, home),
                what: What::Castles {
                    wing,
                    rook: Cell::new(rook, home),
                },
            });
        }
        let (man, from, to) = (self.man?, self.from?, self.to?);
        let takes = match (self.passing, self.took) {
            // Who has just passed this square stands behind it, seen from the side that takes.
            (true, took) => {
                let behind = match side {
                    Side::White => to.rank().checked_sub(1)?,
                    Side::Black => to.rank() + 1,
                };
                let on = Cell::try_new(to.file(), behind)?;
                Some((took.unwrap_or(Man::Pawn), on))
            }
            (false, took) => took.map(|took| (took, to)),
        };
        let what = match (self.becomes, takes) {
            _ if self.partner.is_some() => What::CastlesWith {
                partner: self.partner?,
                at: self.partner_on?,
            },
            (Some(becomes), takes) if from.rank() == far => What::Departs { to: becomes, takes },
            (Some(becomes), takes) => What::Promotes {
                to: becomes,
                takes: takes.map(|(man, _)| man),
            },
            (None, Some((took, on))) if on != to => What::EnPassant { took, on },
            (None, Some((took, _))) => What::Takes(took),
            (None, None) => What::Quiet,
        };
        Some(Play {
            man,
            from,
            to,
            what,
        })
    }
}

/// The position before a play: what moved goes back, what was taken stands where it stood.
fn undone(after: &Setup, side: Side, play: &Play) -> Result<Setup, Misfit> {
    let mut men = after.men.clone();
    let lift = |men: &mut crate::board::Men, man, at: Cell| {
        if men.on(at) != Some((side, man)) {
            return Err(Misfit::Absent(side, man, at));
        }
        men.put(at, None);
        Ok(())
    };
    lift(&mut men, play.promotion().unwrap_or(play.man), play.to)?;
    let second = match play.what {
        What::CastlesWith { partner, at } => Some((partner, play.from, at)),
        What::Castles { wing, rook } => {
            let beside = match wing {
                Wing::King => 5,
                Wing::Queen => 3,
            };
            Some((Man::Rook, Cell::new(beside, rook.rank()), rook))
        }
        _ => None,
    };
    if let Some(at) = play.passed().filter(|&at| men.on(at).is_some()) {
        return Err(Misfit::Occupied(at));
    }
    if let Some((man, now, _)) = second {
        lift(&mut men, man, now)?;
    }
    let returns = second.map(|(man, _, before)| (side, man, before));
    let stood = play.taken().map(|(man, on)| (side.other(), man, on));
    let back = [Some((side, play.man, play.from)), returns, stood];
    for (side, man, at) in back.into_iter().flatten() {
        if men.on(at).is_some() {
            return Err(Misfit::Occupied(at));
        }
        men.put(at, Some((side, man)));
    }
    let black_moved = u32::from(side == Side::Black);
    Ok(Setup {
        variant: after.variant,
        men,
        side,
        castling: [[None; 2]; 2],
        // Who takes in passing tells by it that a pawn had passed.
        en_passant: matches!(play.taken(), Some((_, on)) if on != play.to).then_some(play.to),
        halfmove: 0,
        fullmove: after.fullmove.saturating_sub(black_moved).max(1),
    })
}
