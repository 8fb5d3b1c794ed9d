//! Judges the square of the piece that the reader thinks is moving.

use super::{AskedMove, Judgement, arrow, circle, say};
use crate::board::{Move, MoveKind, Piece, Role, Square};
use crate::notation::{Claim, Kind, Sentence};
use crate::rules::refused;

/// Judges the piece on this square.
pub(super) fn square(case: &AskedMove<'_>, square: Square) -> Judgement {
    let answer = *case.play();
    let Some((color, piece)) = case.before.on(square) else {
        return Judgement {
            sentence: say::nothing_on(square),
            ..Judgement::default()
        };
    };
    let mut judgement = Judgement {
        judged: true,
        given: square.to_string(),
        drawn: vec![circle(square, Role::Against)],
        ..Judgement::default()
    };
    judgement.sentence = if square == answer.from {
        judgement.right = true;
        judgement.drawn = vec![arrow(&answer, Role::Asked)];
        case.rule(say::right_piece(&answer), &case.name(&answer))
    } else if color != case.color() {
        say::of_the_other((piece, square), case.color())
    } else {
        other_piece(case, &answer, square, &mut judgement)
    };
    judgement
}

/// Says why another piece of the same side is not meant.
fn other_piece(
    case: &AskedMove<'_>,
    answer: &Move,
    square: Square,
    judgement: &mut Judgement,
) -> Sentence {
    let Some((_, piece)) = case.before.on(square) else {
        return Sentence::default();
    };
    let piece = (piece, square);
    let partner = match answer.kind {
        MoveKind::Castles { rook: at, .. } | MoveKind::CastlesWith { at, .. } => at == square,
        _ => false,
    };
    if partner {
        return say::partner(piece);
    }
    let there = |mv: &&Move| mv.from == square && mv.to == answer.to;
    let mut could = case.turn.moves.iter().filter(there);
    if let Some(mv) = could.next() {
        judgement.drawn = vec![arrow(mv, Role::Against)];
        judgement.instead = Some(*mv);
        let name = case.name(mv).reading.text;
        return say::could_too(piece, answer.to, name);
    }
    if answer.is_castling() {
        return say::not_the_king(piece);
    }
    if let Some(sentence) = excluded(case, answer, piece) {
        return sentence;
    }
    let words = say::cannot_go(piece, answer.to);
    match refused(case.before, square, answer.to) {
        Some(refused) => {
            judgement.drawn = refused.drawn();
            words.text(" ").join(refused.sentence())
        }
        None => words,
    }
}

/// Says what in the name of the answer is not true of this piece.
fn excluded(
    case: &AskedMove<'_>,
    answer: &Move,
    (piece, square): (Piece, Square),
) -> Option<Sentence> {
    let reading = case.name(answer).reading;
    for part in reading.parts.iter().filter(|part| part.binding) {
        match part.claim {
            Some(Claim::Moved(kind)) if kind != piece => {
                let implied = part.kind == Kind::Implied;
                return Some(say::another_kind(kind, implied, (piece, square)));
            }
            Some(Claim::From(squares)) if !squares.has(square) && !part.span.is_empty() => {
                let letters = reading.letters(part);
                let squares = squares & case.before.variant().board();
                return Some(say::leaves_elsewhere((piece, square), letters, squares));
            }
            _ => {}
        }
    }
    None
}
