//! Judges a move that was played on the board or typed.

use super::{AskedMove, Judgement, arrow, not_yet, say};
use crate::board::{Move, Role, Square};
use crate::game::GameNode;
use crate::game::comment::without_commands;
use crate::notation::{Misread, Reading, Sentence, Verdict, ambiguous, recognised, refusal};
use crate::rules::{Why, refused};
use crate::session::landing;
use crate::words;

/// Signs of the glyphs with the numbers 1 to 6.
const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// Judges a piece that was put from one square on another; `judge` judges a legal move.
pub(super) fn dropped(
    case: &AskedMove<'_>,
    from: Square,
    to: Square,
    judge: fn(&AskedMove<'_>, &Move) -> Judgement,
) -> Judgement {
    let moves = landing(case.before, from, to);
    match moves.as_slice() {
        [] => {}
        [one] => return judge(case, one),
        _ => {
            return Judgement {
                choices: moves,
                ..not_yet(words::WHICH_OF_THESE)
            };
        }
    }
    let mut given = from.to_string();
    given.push(to.file_letter());
    given.push(to.rank_digit());
    match refused(case.before, from, to) {
        // A piece of the other side, or none: the same is said wherever it would go.
        Some(refused) if matches!(refused.why, Why::Nobody | Why::NotYours) => Judgement {
            given,
            sentence: refused.sentence(),
            ..Judgement::default()
        },
        Some(refused) if from != to => Judgement {
            judged: true,
            given,
            sentence: refused.sentence(),
            drawn: refused.drawn(),
            ..Judgement::default()
        },
        _ => Judgement::default(),
    }
}

/// Judges a move; an illegal one is refused.
pub(super) fn play(case: &AskedMove<'_>, mv: &Move) -> Judgement {
    let answer = case.play();
    let at = case.tree.node(case.node).parent;
    if !case.before.moves().contains(mv) {
        return dropped(case, mv.from, mv.to, play);
    }
    let author = case.tree.find(at, mv).map(|id| case.tree.node(id));
    let (right, sentence) = if mv == answer {
        (true, say::found(answer))
    } else if mates(case, mv) && mates(case, answer) {
        (true, say::mate_too(answer))
    } else if let Some(node) = author.filter(|node| praised(node)) {
        (true, say::main_line(note(say::variation(), node), answer))
    } else {
        (false, author.into_iter().fold(say::not_to_find(mv), note))
    };
    Judgement {
        judged: true,
        right,
        given: case.name(mv).reading.text,
        sentence,
        drawn: vec![arrow(mv, Role::Asked)],
        instead: (!right).then_some(*mv),
        ..Judgement::default()
    }
}

/// Judges a move that was played from its name; only the named move is right.
pub(super) fn named(case: &AskedMove<'_>, mv: &Move) -> Judgement {
    if !case.before.moves().contains(mv) {
        return dropped(case, mv.from, mv.to, named);
    }
    let name = case.name(mv);
    let right = mv == case.play();
    Judgement {
        judged: true,
        right,
        sentence: match right {
            true => case.rule(say::right_piece(mv), &name),
            false => say::would_be_written(mv, name.reading.text.clone()),
        },
        given: name.reading.text,
        drawn: vec![arrow(mv, if right { Role::Asked } else { Role::Against })],
        ..Judgement::default()
    }
}

fn mates(case: &AskedMove<'_>, mv: &Move) -> bool {
    case.before.after(mv).received(mv).is_mate()
}

/// Returns whether an author gives a move `!` or `!!`.
fn praised(node: &GameNode) -> bool {
    node.nags.iter().any(|nag| matches!(nag, 1 | 3))
}

/// Adds the author's glyphs and comments on a move.
fn note(sentence: Sentence, node: &GameNode) -> Sentence {
    let mut words = String::new();
    let glyphs = node.nags.iter().filter_map(|&nag| {
        let at = usize::from(nag).checked_sub(1)?;
        GLYPHS.get(at).copied()
    });
    let comments = node.before.iter().chain(&node.comments);
    let comments = comments.map(|comment| without_commands(comment));
    for said in glyphs.map(str::to_owned).chain(comments) {
        if !said.is_empty() {
            words.push_str(if words.is_empty() { "" } else { " " });
            words.push_str(&said);
        }
    }
    match words.is_empty() {
        true => sentence,
        false => say::author_notes(sentence, words),
    }
}

/// Judges a move that was typed, in the quiz's notation or in another.
pub(super) fn text(case: &AskedMove<'_>, text: &str) -> Judgement {
    let text = text.trim();
    if text.is_empty() {
        return not_yet(words::TYPE_MOVE_FIRST);
    }
    let own = case.notation.understand(text, &case.turn);
    if let Ok((_, Verdict::One { mv: found, .. })) = &own {
        return play(case, found);
    }
    for other in recognised(case.before.variant()) {
        let read = other.notation.understand(text, &case.turn);
        if let Ok((_, Verdict::One { mv: found, .. })) = read {
            return play(case, &found);
        }
    }
    unplayed(case, text, own)
}

/// Judges a text that is not a move, or that is several.
pub(super) fn unplayed(
    case: &AskedMove<'_>,
    text: &str,
    read: Result<(Reading, Verdict), Misread>,
) -> Judgement {
    let mut judgement = Judgement {
        given: text.to_owned(),
        ..Judgement::default()
    };
    match read {
        Ok((_, Verdict::Many(moves))) => {
            judgement.sentence = ambiguous(text, &moves);
            judgement.drawn = moves.iter().map(|mv| arrow(mv, Role::Against)).collect();
        }
        Ok((reading, Verdict::None { broke, before })) => {
            judgement.judged = true;
            judgement.sentence = refusal(&reading, &broke, &before, &case.turn);
            judgement.spans.push(broke.span);
        }
        Ok((_, Verdict::One { .. })) => {}
        Err(misread) => {
            judgement.sentence = say::not_a_move(text, &misread);
            let end = misread.at + misread.found.map_or(0, char::len_utf8);
            judgement.spans.push(misread.at..end);
        }
    }
    judgement
}
