//! The spelling of Chess 99, on its own board and on the orthodox one: the text alone says what was
//! taken and whence the man came, so that a game can be stepped back as well as forward.
//!
//! | text | move |
//! |---|---|
//! | `e4` | pawn e3–e4; a step of one drops the square it left |
//! | `e24` | pawn e2–e4 |
//! | `Ng1f3` | knight g1–f3 |
//! | `Re14` `Qg8b` | rook e1–e4, queen g8–b8: what does not change is not repeated |
//! | `ed5×` `gh6×N` | the e-pawn takes a pawn on d5, the g-pawn a knight on h6 |
//! | `ed6*` | the e-pawn takes in passing |
//! | `+` | check |
//!
//! | on eight files | move |
//! |---|---|
//! | `e78=Q` `ed8×R=Q` | promotions; a pawn that steps onto the last rank keeps both ranks |
//! | `O-O` `#` | castling and mate as in algebraic notation |
//!
//! | in Chess 99 | move |
//! |---|---|
//! | `P` | the paladin; a pawn has no letter, not even when it is taken |
//! | `b9` `b9=B` `b79=B` | a pawn arrives and waits, or becomes a bishop at once |
//! | `f=Nd2` | the pawn that waits on f1 becomes a knight and goes to d2 |
//! | `Bf8b4*` `Ka7b8*B` | any man may take in passing; the passing pawn had become a bishop |
//! | `Kfg&B` | castling: king f1–g1, the bishop beside him to f1 |
//! | `Ked&Ra` | the rook came from further away, from a9 |
//! | `!` | the own king is attacked after the move; it stands before `+` |
//! | `×K` | the king is taken |
//!
//! A `#` in a score of Chess 99 is no part of a move: with it the side to move resigns.
//!
//! Source: the play notation of Chess 99.

mod read;

use super::form::{Form, Rule};
use super::turn::{Gives, Turn};
use crate::board::{Man, Play, Variant, What, Wing};

pub(super) use read::read;

pub(super) fn form(play: &Play, turn: &Turn<'_>) -> Form {
    let mut text = String::with_capacity(12);
    let mut rule = Rule::Castling;
    match (play.castles(), play.what) {
        (Some(Wing::King), _) => text.push_str("O-O"),
        (Some(Wing::Queen), _) => text.push_str("O-O-O"),
        (None, What::CastlesWith { partner, at }) => {
            text.extend(['K', play.from.file_letter(), play.to.file_letter()]);
            text.extend(['&', letter(partner)]);
            if at != play.to {
                text.push(at.file_letter());
            }
        }
        _ => {
            rule = Rule::Full;
            squares(play, turn.variant, &mut text);
            effects(play, &mut text);
        }
    }
    if turn.variant == Variant::Chess99 && turn.exposes(play) {
        text.push('!');
    }
    match turn.gives(play) {
        Gives::Mate(_) => text.push('#'),
        Gives::Check(_) => text.push('+'),
        Gives::Nothing => {}
    }
    Form::new(text, rule)
}

/// The letter of a piece: a paladin's is `P`, since pawns have none.
const fn letter(man: Man) -> char {
    match man {
        Man::Paladin => 'P',
        _ => man.letter(),
    }
}

/// The man's letter and the two squares, without what goes without saying.
fn squares(play: &Play, variant: Variant, text: &mut String) {
    let (from, to) = (play.from, play.to);
    let (file, rank) = (to.file_letter(), to.rank_digit());
    if play.man != Man::Pawn {
        text.extend([letter(play.man), from.file_letter(), from.rank_digit()]);
        // One of the two changes, or the man has not moved.
        if from.file() != to.file() {
            text.push(file);
        }
        if from.rank() != to.rank() {
            text.push(rank);
        }
        return;
    }
    let both_ranks =
        from.rank().abs_diff(to.rank()) == 2 || (play.promotion().is_some() && variant.span() == 8);
    match play.what {
        What::Departs { to: man, .. } => {
            text.extend([from.file_letter(), '=', letter(man), file]);
        }
        _ if from.file() != to.file() => text.extend([from.file_letter(), file]),
        _ if both_ranks => text.extend([file, from.rank_digit()]),
        _ => text.push(file),
    }
    text.push(rank);
}

/// What was taken and what the pawn became.
fn effects(play: &Play, text: &mut String) {
    if let Some((man, on)) = play.taken() {
        text.push(if on == play.to { '×' } else { '*' });
        if man != Man::Pawn {
            text.push(letter(man));
        }
    }
    if let What::Promotes { to: man, .. } = play.what {
        text.extend(['=', letter(man)]);
    }
}
