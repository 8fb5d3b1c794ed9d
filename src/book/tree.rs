//! Builds the game tree of a book's score: moves, signs, prose as comments, and tags.

use std::ops::Range;

use super::game::{Against, BookPly, Settled, Stop, StopWhy};
use super::printed::PrintedGame;
use super::variations::{BookVariation, PartedNote, parted, variations};
use crate::board::Color;
use crate::game::{At, GameTree, Outcome};
use crate::notation::{Gives, Notation, arrange};
use crate::words::{self, Message};

/// Returns the tree of a printed game that has been read.
pub(super) fn build(
    text: &str,
    printed: &PrintedGame,
    plies: &[BookPly],
    stop: Option<&Stop>,
) -> GameTree {
    let mut tree = GameTree::new(printed.start.clone());
    tree.tags.clone_from(&printed.tags);
    let mut found = variations(text, printed, plies);
    arrange(&mut found, |line| {
        (line.aside.span.start, line.aside.span.end)
    });
    // Lines are added behind the game's own moves, which stand first in the tree.
    let mut lines = Vec::new();
    let mut notes = printed.notes.iter().peekable();
    let mut position = printed.start.clone();
    let mut gives = Gives::Nothing;
    let mut at = At::Start;
    for moves in 0..=plies.len() {
        while let Some((_, span)) =
            notes.next_if(|(before, _)| *before <= moves || moves == plies.len())
        {
            let PartedNote { rest, lines: more } = parted(text, span, &found);
            let rest = rest.into_iter().map(|part| prose(&text[part]));
            let rest: Vec<String> = rest.filter(|words| says(words)).collect();
            comment(&mut tree, at, rest.join(" "));
            lines.extend(more);
        }
        let Some(ply) = plies.get(moves) else { break };
        let doubt = doubt(text, ply, &position);
        position.play(&ply.mv);
        gives = position.received(&ply.mv);
        let id = tree.add(at, ply.mv);
        tree.node_mut(id).nags.extend(nag(&text[ply.span.clone()]));
        at = At::After(id);
        comment(&mut tree, at, doubt);
    }
    if let Some(stop) = stop {
        let rest = stop.rest.iter().map(|span| prose(&text[span.clone()]));
        let rest: Vec<String> = rest.collect();
        comment(
            &mut tree,
            at,
            words::COMMENT_NOT_UNDERSTOOD.with([rest.join(" ").into()]),
        );
    }
    for (line, before, behind) in lines {
        add(text, &mut tree, line, [before, behind]);
    }
    // Moves printed behind the end of a game do not undo it, and words that seem to tell another end
    // are about something else.
    let shown = match stop {
        Some(stop) if stop.why != StopWhy::Over => Outcome::Open,
        _ => ended(&position, gives),
    };
    tree.outcome = match shown {
        Outcome::Open => printed.outcome,
        known => known,
    };
    if tree.outcome != Outcome::Open && !tree.tags.is_empty() {
        let result = tree.outcome.pgn().to_owned();
        match tree.tags.iter_mut().find(|(name, _)| name == "Result") {
            Some((_, told)) => *told = result,
            None => tree.tags.push(("Result".to_owned(), result)),
        }
    }
    tree
}

/// Adds a line to the tree, with the words before it and behind it.
fn add(text: &str, tree: &mut GameTree, line: &BookVariation<'_>, words: [Range<usize>; 2]) {
    let mut at = match line.from.checked_sub(1) {
        None => At::Start,
        Some(ply) => tree.ids().nth(ply).map_or(At::Start, At::After),
    };
    let [before, behind] = words.map(|span| {
        let words = prose(&text[span]);
        let bare = words.trim_matches(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':'));
        if says(bare) {
            bare.to_owned()
        } else {
            String::new()
        }
    });
    let mut before = Some(before).filter(|words| !words.is_empty());
    for (moves, mv) in line.moves.iter().enumerate() {
        let known = tree.find(at, mv);
        let id = known.unwrap_or_else(|| tree.add(at, *mv));
        at = At::After(id);
        let Some(own) = moves.checked_sub(line.lent) else {
            continue;
        };
        let node = tree.node_mut(id);
        if known.is_none() {
            node.before.extend(before.take());
            node.nags.extend(nag(&text[line.aside.moves[own].clone()]));
        }
        let here = line
            .aside
            .words
            .iter()
            .filter(|(moves, _)| *moves == own + 1);
        for (_, span) in here {
            comment(tree, at, prose(&text[span.clone()]));
        }
    }
    comment(tree, at, before.unwrap_or_default());
    comment(tree, at, behind);
}

/// Whether the words contain a letter or digit.
fn says(words: &str) -> bool {
    words.contains(char::is_alphanumeric)
}

fn comment(tree: &mut GameTree, at: At, words: String) {
    if words.is_empty() {
        return;
    }
    match at {
        At::Start => tree.comments.push(words),
        At::After(id) => tree.node_mut(id).comments.push(words),
    }
}

/// Returns what a reader of the game should know of a move that is not sure, or nothing if it is
/// sure.
fn doubt(text: &str, ply: &BookPly, position: &crate::rules::Position) -> String {
    let printed = prose(&text[ply.span.clone()]);
    let turn = position.turn();
    let name = |mv| {
        let mv: &crate::board::Move = mv;
        // A reading may belong to another position if an earlier move is open too.
        match turn.moves.contains(mv) {
            true => Notation::SHORT.text(mv, &turn),
            false => mv.describe(),
        }
    };
    let others: Vec<String> = ply.readings[1..]
        .iter()
        .filter(|other| match ply.settled {
            Settled::Open => other.against == Against::Nothing,
            _ => matches!(other.against, Against::Nothing | Against::Print),
        })
        .map(|other| name(&other.mv))
        .collect();
    // Most moves are sure, and naming them takes long.
    let taken = || name(&ply.mv).into();
    let few = || few_and(&others).into();
    let printed = printed.into();
    match (ply.settled, ply.span.is_empty(), others.is_empty()) {
        (Settled::Repaired, true, true) => words::COMMENT_UNPRINTED.with([taken()]),
        (Settled::Repaired, true, false) => words::COMMENT_UNPRINTED_OR.with([taken(), few()]),
        (Settled::Repaired, false, true) => words::COMMENT_NOT_LEGAL.with([printed, taken()]),
        (Settled::Repaired, false, false) => {
            words::COMMENT_NOT_LEGAL_OR.with([printed, taken(), few()])
        }
        (Settled::Open, ..) => {
            words::COMMENT_COULD_BE.with([printed, taken(), others.join(&words::COMMA).into()])
        }
        _ => String::new(),
    }
}

/// Returns the result that the last position itself shows.
fn ended(position: &crate::rules::Position, gives: Gives) -> Outcome {
    match (gives.is_mate(), position.color()) {
        (true, Color::Black) => Outcome::WhiteWins,
        (true, Color::White) => Outcome::BlackWins,
        (false, _) if position.is_over() => Outcome::Draw,
        _ => Outcome::Open,
    }
}

/// Returns the NAG of the exclamation and question marks in a print.
fn nag(printed: &str) -> Option<u8> {
    let glyphs: String = printed.chars().filter(|c| matches!(c, '!' | '?')).collect();
    ["!", "?", "!!", "??", "!?", "?!"]
        .iter()
        .zip(1..)
        .find_map(|(known, nag)| (*known == glyphs).then_some(nag))
}

/// Returns print as a sentence of a comment, with lines joined and without marks of pages, pictures
/// and italics.
pub(super) fn prose(print: &str) -> String {
    let mut words = String::with_capacity(print.len());
    let mut rest = print;
    while let Some(next) = rest.chars().next() {
        let mark = ["[Illustration", "{"]
            .iter()
            .find(|mark| rest.starts_with(**mark));
        let close = if next == '{' { '}' } else { ']' };
        // A page's number in braces is short. Anything else is kept in round brackets, because PGN
        // uses braces.
        let near = if next == '{' { 7 } else { PICTURE_BYTES };
        let near = &rest[..rest.floor_char_boundary(near)];
        let end = mark.and_then(|_| near.find(close));
        if let Some(end) = end {
            rest = &rest[end + 1..];
            continue;
        }
        rest = &rest[next.len_utf8()..];
        match next {
            '_' => {}
            '{' => words.push('('),
            '}' => words.push(')'),
            c if c.is_whitespace() => {
                if !words.is_empty() && !words.ends_with(' ') {
                    words.push(' ');
                }
            }
            c => words.push(c),
        }
    }
    words.truncate(words.trim_end().len());
    words
}

/// Longest words about a picture, in bytes.
const PICTURE_BYTES: usize = 1_000;

/// Most moves named where a print could be any of many.
const FEW: usize = 4;

/// Returns the first few names of a list, and how many more there are. The names stand in the order
/// of their likelihood.
pub(super) fn few_and(names: &[String]) -> String {
    few(names, words::COMMA, words::MOVES_AND_MORE)
}

/// Returns the first few names of a choice, as [`few_and`] does those of a list.
pub(super) fn few_or(names: &[String]) -> String {
    few(names, words::OR, words::MOVES_OR_MORE)
}

fn few(names: &[String], joint: Message, with_more: Message<2>) -> String {
    match names.get(FEW..) {
        Some(more) if more.len() > 1 => {
            with_more.with([names[..FEW].join(&joint).into(), more.len().into()])
        }
        _ => names.join(&joint),
    }
}
