//! The moves of a game, line by line. A list of lines is flat however deep the variations are
//! nested, so nothing that goes through it needs a deep call stack.
//!
//! | game | `moves` | `variations` |
//! |---|---|---|
//! | `1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3` | `e4 e5 Nf3` | `c5 Nf3`, leaves 0 after 1; `c3`, leaves 1 after 2 |

use std::collections::VecDeque;
use std::ops::Range;

use rank_and_file::game::{At, GameTree, NodeId};
use rank_and_file::rules::Position;
use serde::Serialize;

use crate::book::Reading;
use crate::moves::uci;
use crate::name::names;
use crate::options::Asked;
use crate::places::Places;
use crate::table::Table;

/// A move of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Move {
    /// The move as it is written in the text; `None` for one that is not written there.
    pub text: Option<String>,
    /// Where that begins and ends in the text.
    pub at: Option<usize>,
    /// The end of it.
    pub end: Option<usize>,
    /// The move as its two squares; on nine files in the notation of that game.
    pub uci: String,
    /// The name in each notation asked for.
    pub names: Table<String>,
    /// The tag of the rule behind each name, such as `file-and-rank`.
    pub rules: Table<&'static str>,
    /// Numeric annotation glyphs: 1 is `!`, 2 is `?`, and so on.
    pub glyphs: Vec<u8>,
    /// Comments before the move, at the start of its line.
    pub before: Vec<String>,
    /// Comments after the move.
    pub comments: Vec<String>,
    /// In a book, how the print was settled, such as `later-moves`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled: Option<&'static str>,
    /// In a book, the moves that it could have been, the one that was taken first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub readings: Option<Vec<Reading>>,
}

/// A variation, with its moves as values of any type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Variation<M = Move> {
    /// The line that it leaves: 0 is the game, 1 the first variation.
    pub leaves: usize,
    /// The moves before it, from the start of the game.
    pub after: usize,
    /// Its moves.
    pub moves: Vec<M>,
}

/// Returns the game's moves, followed by every variation. The span of a node is that of its text.
pub(crate) fn moves(
    tree: &GameTree,
    asked: &[Asked],
    places: &Places<'_>,
    span: impl Fn(NodeId) -> Option<Range<usize>>,
) -> (Vec<Move>, Vec<Variation>) {
    let one = |id, before: &Position| one((tree, id), before, asked, (places, span(id)));
    let mut lines = lines(tree, one);
    // The first line is the game itself.
    let variations = lines.split_off(1);
    let game = lines.pop().map(|game| game.moves);
    (game.unwrap_or_default(), variations)
}

/// Returns the game as a line, followed by every variation; those of earlier lines come first. Each
/// move is what `one` makes of it and of the position before it.
pub fn lines<M>(tree: &GameTree, one: impl Fn(NodeId, &Position) -> M) -> Vec<Variation<M>> {
    let mut lines: Vec<Variation<M>> = Vec::new();
    let mut begins = VecDeque::from([(0, 0, tree.start().clone(), tree.next(At::Start).first())]);
    while let Some((leaves, after, mut position, mut next)) = begins.pop_front() {
        let mut moves = Vec::new();
        while let Some(&id) = next {
            let node = tree.node(id);
            let beside = tree.next(node.parent);
            // Other moves are listed with the first one, and begin where it begins.
            if beside.first() == Some(&id) {
                let others = beside.iter().skip(1);
                let before = after + moves.len();
                begins.extend(others.map(|it| (lines.len(), before, position.clone(), Some(it))));
            }
            moves.push(one(id, &position));
            position.play(&node.mv);
            next = node.next.first();
        }
        lines.push(Variation {
            leaves,
            after,
            moves,
        });
    }
    lines
}

/// Returns a move of a game.
fn one(
    (tree, id): (&GameTree, NodeId),
    before: &Position,
    asked: &[Asked],
    (places, span): (&Places<'_>, Option<Range<usize>>),
) -> Move {
    let node = tree.node(id);
    let (names, rules) = names(before, &node.mv, asked);
    let both = span.as_ref().map(|span| places.both(span));
    Move {
        text: span.map(|span| places.text()[span].to_owned()),
        at: both.map(|(at, _)| at),
        end: both.map(|(_, end)| end),
        uci: uci(before, &node.mv),
        names,
        rules,
        glyphs: node.nags.clone(),
        before: node.before.clone(),
        comments: node.comments.clone(),
        settled: None,
        readings: None,
    }
}
