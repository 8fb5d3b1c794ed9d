//! Judges the square of the piece that was said to move.

use super::{AskedMove, Judgement, arrow, circle};
use crate::board::{Move, MoveKind, Piece, Role, Square};
use crate::notation::{Claim, Kind, Sentence};
use crate::rules::refused;

/// The piece on this square was meant.
pub(super) fn square(case: &AskedMove<'_>, square: Square) -> Judgement {
    let answer = *case.play();
    let start = Sentence::default();
    let Some((color, piece)) = case.before.on(square) else {
        return Judgement {
            sentence: start.text("Nothing stands on ").square(square).text("."),
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
        let words = start.text("Right: ").moves(&[answer], "or").text(". ");
        case.rule(words, &case.name(&answer))
    } else if color != case.color() {
        start
            .piece_on(piece, square)
            .capitalised()
            .text(" is ")
            .text(color.name())
            .text("'s, and the move is ")
            .text(case.color().name())
            .text("'s.")
    } else {
        other_piece(case, &answer, square, &mut judgement)
    };
    judgement
}

/// Why another piece of the same side is not meant.
fn other_piece(
    case: &AskedMove<'_>,
    answer: &Move,
    square: Square,
    judgement: &mut Judgement,
) -> Sentence {
    let start = Sentence::default;
    let Some((_, piece)) = case.before.on(square) else {
        return start();
    };
    let partner = match answer.kind {
        MoveKind::Castles { rook: at, .. } | MoveKind::CastlesWith { at, .. } => at == square,
        _ => false,
    };
    let the_piece = start().piece_on(piece, square).capitalised();
    if partner {
        return the_piece.text(" moves too, but castling is a move of the king.");
    }
    let there = |mv: &&Move| mv.from == square && mv.to == answer.to;
    let mut could = case.turn.moves.iter().filter(there);
    if let Some(mv) = could.next() {
        judgement.drawn = vec![arrow(mv, Role::Against)];
        let name = case.name(mv).reading.text;
        return the_piece
            .text(" could go to ")
            .square(answer.to)
            .text(" too, but that would be written \"")
            .text(name)
            .text("\".");
    }
    if answer.is_castling() {
        let words = start()
            .text("Castling is a move of the king; on ")
            .square(square);
        return words.text(" stands a ").text(piece.name()).text(".");
    }
    if let Some(sentence) = excluded(case, answer, (piece, square)) {
        return sentence;
    }
    let words = the_piece.text(" cannot go to ").square(answer.to).text(".");
    match refused(case.before, square, answer.to) {
        Some(refused) => {
            judgement.drawn = refused.drawn();
            words.text(" ").join(refused.sentence())
        }
        None => words,
    }
}

/// What the name of the answer says that is not so of this piece.
fn excluded(
    case: &AskedMove<'_>,
    answer: &Move,
    (piece, square): (Piece, Square),
) -> Option<Sentence> {
    let reading = case.name(answer).reading;
    for part in reading.parts.iter().filter(|part| part.binding) {
        match part.claim {
            Some(Claim::Moved(kind)) if kind != piece => {
                let words = match part.kind {
                    Kind::Implied => "No letter stands for the piece that moves, so it is a ",
                    _ => "The text says that the piece that moves is a ",
                };
                let words = Sentence::default().text(words).text(kind.name());
                let words = words.text("; on ").square(square).text(" stands a ");
                return Some(words.text(piece.name()).text("."));
            }
            Some(Claim::From(squares)) if !squares.has(square) && !part.span.is_empty() => {
                return Some(
                    Sentence::default()
                        .piece_on(piece, square)
                        .capitalised()
                        .text(" is not meant: \"")
                        .text(reading.letters(part))
                        .text("\" says that the piece leaves ")
                        .place(squares & case.before.variant().board())
                        .text("."),
                );
            }
            _ => {}
        }
    }
    None
}
