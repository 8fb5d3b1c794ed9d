//! Judges the square of the man that was said to move.

use super::{Case, Judgement, arrow, circle};
use crate::board::{Cell, Play, Role, What};
use crate::notation::{Claim, Kind, Sentence};
use crate::rules::refused;

/// The man on this square was meant.
pub(super) fn square(case: &Case<'_>, cell: Cell) -> Judgement {
    let answer = *case.play();
    let start = Sentence::default();
    let Some((side, man)) = case.before.on(cell) else {
        return Judgement {
            sentence: start.text("Nobody stands on ").cell(cell).text("."),
            ..Judgement::default()
        };
    };
    let mut judgement = Judgement {
        judged: true,
        given: cell.to_string(),
        drawn: vec![circle(cell, Role::Against)],
        ..Judgement::default()
    };
    judgement.sentence = if cell == answer.from {
        judgement.right = true;
        judgement.drawn = vec![arrow(&answer, Role::Asked)];
        let words = start.text("Right: ").plays(&[answer], "or").text(". ");
        case.rule(words, &case.name(&answer))
    } else if side != case.side() {
        start
            .man_on(man, cell)
            .capitalised()
            .text(" is ")
            .text(side.name())
            .text("'s, and the move is ")
            .text(case.side().name())
            .text("'s.")
    } else {
        other_man(case, &answer, cell, &mut judgement)
    };
    judgement
}

/// Why another man of the same side is not meant.
fn other_man(case: &Case<'_>, answer: &Play, cell: Cell, judgement: &mut Judgement) -> Sentence {
    let start = Sentence::default;
    let Some((_, man)) = case.before.on(cell) else {
        return start();
    };
    let partner = match answer.what {
        What::Castles { rook: at, .. } | What::CastlesWith { at, .. } => at == cell,
        _ => false,
    };
    let the_man = start().man_on(man, cell).capitalised();
    if partner {
        return the_man.text(" moves too, but castling is a move of the king.");
    }
    let there = |play: &&Play| play.from == cell && play.to == answer.to;
    let mut could = case.turn.plays.iter().filter(there);
    if let Some(play) = could.next() {
        judgement.drawn = vec![arrow(play, Role::Against)];
        let name = case.name(play).reading.text;
        return the_man
            .text(" could go to ")
            .cell(answer.to)
            .text(" too, but that would be written \"")
            .text(name)
            .text("\".");
    }
    if answer.is_castling() {
        let words = start()
            .text("Castling is a move of the king; on ")
            .cell(cell);
        return words.text(" stands a ").text(man.name()).text(".");
    }
    let reading = case.name(answer).reading;
    for part in reading.parts.iter().filter(|part| part.binding) {
        match part.claim {
            Some(Claim::Moved(kind)) if kind != man => {
                let words = match part.kind {
                    Kind::Implied => "No letter stands for the man that moves, so he is a ",
                    _ => "The text says that the man that moves is a ",
                };
                let words = start().text(words).text(kind.name());
                let words = words.text("; on ").cell(cell).text(" stands a ");
                return words.text(man.name()).text(".");
            }
            Some(Claim::From(cells)) if !cells.has(cell) && !part.span.is_empty() => {
                return the_man
                    .text(" is not meant: \"")
                    .text(reading.letters(part))
                    .text("\" says that the man leaves ")
                    .place(cells & case.before.variant().board())
                    .text(".");
            }
            _ => {}
        }
    }
    let words = the_man.text(" cannot go to ").cell(answer.to).text(".");
    match refused(case.before, cell, answer.to) {
        Some(refused) => {
            judgement.drawn = refused.drawn();
            words.text(" ").join(refused.sentence())
        }
        None => words,
    }
}
