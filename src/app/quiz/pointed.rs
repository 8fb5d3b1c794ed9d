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
        start.text("Right: ").plays(&[answer], "or").text(".")
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
    let start = Sentence::default();
    let Some((_, man)) = case.before.on(cell) else {
        return start;
    };
    let partner = match answer.what {
        What::Castles { rook: at, .. } | What::CastlesWith { at, .. } => at == cell,
        _ => false,
    };
    let the_man = start.man_on(man, cell).capitalised();
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
    let named = case.name(answer).reading;
    let moved = named.parts.iter().find_map(|part| match part.claim {
        Some(Claim::Moved(kind)) if part.binding => Some((kind, part.kind)),
        _ => None,
    });
    match moved {
        Some((kind, by)) if kind != man => {
            let words = match by {
                Kind::Implied => "No letter stands first, so the man that moves is a ",
                _ => "The text says that the man that moves is a ",
            };
            let start = Sentence::default().text(words).text(kind.name());
            start
                .text("; on ")
                .cell(cell)
                .text(" stands a ")
                .text(man.name())
                .text(".")
        }
        _ => match refused(case.before, cell, answer.to) {
            Some(refused) => {
                judgement.drawn = refused.drawn();
                the_man.text(" is not meant. ").join(refused.sentence())
            }
            None => the_man.text(" is not meant."),
        },
    }
}
