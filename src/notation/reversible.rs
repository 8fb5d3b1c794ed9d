//! The spelling of Chess 99, on its own board and on the orthodox one. The text alone says what was
//! taken and where the piece came from, so that a game can be stepped back as well as forward.
//!
//! | text | move |
//! |---|---|
//! | `e4` | pawn e3–e4; a step of one drops the square it left |
//! | `e24` | pawn e2–e4 |
//! | `Ng1f3` | knight g1–f3 |
//! | `Re14` `Qg8b` | rook e1–e4, queen g8–b8: what does not change is not repeated |
//! | `ed5×` `gh6×N` | the e-pawn takes a pawn on d5, the g-pawn a knight on h6 |
//! | `ed6*` | the e-pawn takes en passant |
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
//! | `Bf8b4*` `Ka7b8*B` | any piece may take en passant; the passing pawn had become a bishop |
//! | `Kfg&B` | castling: king f1–g1, the bishop beside it to f1 |
//! | `Ked&Ra` | the rook came from further away, from a9 |
//! | `!` | its own king is attacked after the move; it stands before `+` |
//! | `×K` | the king is taken |
//!
//! A `#` in a score of Chess 99 is not part of a move: it says that the side to move resigns.
//!
//! Source: the notation of Chess 99.

mod read;

use super::claim::Claim;
use super::form::{Claims, FormChooser, Rule, Wording};
use super::ply::Ply;
use super::turn::Gives;
use crate::board::{Move, MoveKind, Piece, Squares, Variant, Wing};

pub(super) use read::read;

/// Offers the only form of a move.
pub(super) fn form(ply: &Ply<'_>, choose: &mut FormChooser<'_>) {
    let rule = match ply.mv.is_castling() {
        true => Rule::Castling,
        false => Rule::Full,
    };
    choose(&Wording::new(&|| says(ply), rule, &|out| write(ply, out)));
}

fn write(ply: &Ply<'_>, text: &mut String) {
    let Ply { mv, turn, .. } = *ply;
    match (mv.castles(), mv.kind) {
        (Some(Wing::King), _) => text.push_str("O-O"),
        (Some(Wing::Queen), _) => text.push_str("O-O-O"),
        (None, MoveKind::CastlesWith { partner, at }) => {
            text.extend(['K', mv.from.file_letter(), mv.to.file_letter()]);
            text.extend(['&', letter(partner)]);
            if at != mv.to {
                text.push(at.file_letter());
            }
        }
        _ => {
            squares(mv, turn.variant, text);
            effects(mv, text);
        }
    }
    if turn.variant == Variant::Chess99 && turn.exposes(mv) {
        text.push('!');
    }
    match ply.gives() {
        Gives::Mate(_) => text.push('#'),
        Gives::Check(_) => text.push('+'),
        Gives::Nothing => {}
    }
}

/// Returns what the text of a move claims: both squares, the promotion and the capture.
fn says(ply: &Ply<'_>) -> Claims {
    let Ply { mv, turn, .. } = *ply;
    if let Some(wing) = mv.castles() {
        return Claims::new(&[Claim::Castles(Some(wing))]);
    }
    let from = Claim::From(Squares::one(mv.from));
    let to = Claim::To(Squares::one(mv.to));
    if let MoveKind::CastlesWith { partner, at } = mv.kind {
        let at = Claim::PartnerOn(Squares::one(at));
        return Claims::new(&[
            Claim::Castles(None),
            from,
            to,
            Claim::CastlesWith(partner),
            at,
        ]);
    }
    let mut says = Claims::new(&[to, from, Claim::Moved(mv.piece)]);
    match mv.promotion() {
        Some(piece) => says.add(Claim::Promotes(piece)),
        // Only in Chess 99 may a pawn wait on the last rank.
        None if turn.variant == Variant::Chess99 => says.add(Claim::NoPromotion),
        None => {}
    }
    says.add_taken(mv);
    says
}

/// Returns the letter of a piece. The paladin's is `P`, which is free because pawns have no letter.
const fn letter(piece: Piece) -> char {
    match piece {
        Piece::Paladin => 'P',
        _ => piece.letter(),
    }
}

/// Writes the piece's letter and the two squares, without what can be inferred.
fn squares(mv: &Move, variant: Variant, text: &mut String) {
    let (from, to) = (mv.from, mv.to);
    let (file, rank) = (to.file_letter(), to.rank_digit());
    if mv.piece != Piece::Pawn {
        text.push(letter(mv.piece));
        from.write(text);
        // File or rank changes, or the piece would not have moved.
        if from.file() != to.file() {
            text.push(file);
        }
        if from.rank() != to.rank() {
            text.push(rank);
        }
        return;
    }
    let both_ranks =
        from.rank().abs_diff(to.rank()) == 2 || (mv.promotion().is_some() && variant.span() == 8);
    match mv.kind {
        MoveKind::Departs { to: piece, .. } => {
            text.extend([from.file_letter(), '=', letter(piece), file]);
        }
        _ if from.file() != to.file() => text.extend([from.file_letter(), file]),
        _ if both_ranks => text.extend([file, from.rank_digit()]),
        _ => text.push(file),
    }
    text.push(rank);
}

/// Writes what was taken and what the pawn became.
fn effects(mv: &Move, text: &mut String) {
    if let Some((piece, on)) = mv.taken() {
        text.push(if on == mv.to { '×' } else { '*' });
        if piece != Piece::Pawn {
            text.push(letter(piece));
        }
    }
    if let MoveKind::Promotes { to: piece, .. } = mv.kind {
        text.extend(['=', letter(piece)]);
    }
}
