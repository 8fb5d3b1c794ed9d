//! The differences between two versions of a game.
//!
//! | one version | the other | differences |
//! |---|---|---|
//! | `[White "Oak"]` | `[White "Oak, A."]` | the tag `White` |
//! | `1. e4 e5 2. Nf3` | `1. e4 e5` | a line, `2. Nf3`, that only the first has |
//! | `1. e4 e5` | `1. e4 c5` | the main lines part; a line that only the first has, and one that only the second has |
//! | `1. e4 e5 (1... c5)` | `1. e4 c5` | the main lines part; a line, `1... e5`, that only the first has |
//! | `1. e4 e5 (1... c5) (1... e6)` | `1. e4 e5 (1... e6) (1... c5)` | lines in another order |
//! | `1. e4! {Best.}` | `1. e4 {The best.}` | glyphs; comments |
//!
//! Two moments correspond if the same moves lead to them, in the main line or not. Nothing within a
//! line that only one version has is listed by itself.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::tree::{At, GameTree, NodeId, OWN_TAGS, Outcome, ROSTER};
use crate::board::Move;

/// One of two versions of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Version {
    First,
    Second,
}

/// One difference between two versions of a game. The first value of each pair belongs to the first
/// version.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difference {
    /// Different starting positions.
    Start,
    /// Different values of a tag; the tags for start, variant and result are excluded.
    Tag {
        name: String,
        values: [Vec<String>; 2],
    },
    /// Different outcomes.
    Outcome([Outcome; 2]),
    /// Different first continuations after the same moves; `main` says whether they are main lines.
    Parting { main: bool, next: [NodeId; 2] },
    /// A line that only this version has. It leaves these moments with the move `id`; `moves`
    /// counts its moves, variations included.
    Line {
        at: [At; 2],
        version: Version,
        id: NodeId,
        moves: usize,
    },
    /// The same lines in a different order after these moments, with the same first line.
    Order { at: [At; 2] },
    /// Different comments after the moves of these moments, or `before` them. Comments that are
    /// equal at the beginning and end of both lists are left out.
    Comments {
        at: [At; 2],
        before: bool,
        texts: [Vec<String>; 2],
    },
    /// Glyphs on the moves of these moments that the other version does not have.
    Glyphs { at: [At; 2], nags: [Vec<u8>; 2] },
}

/// Lists the differences between two versions of a game: tags, result and start first, then line by
/// line, with variations before the continuation of the move they replace. The time is linear in
/// the size of both games, apart from sorting the continuations of each moment.
#[must_use]
pub fn differences(games: [&GameTree; 2]) -> Vec<Difference> {
    let mut found = tags(games);
    let outcomes = games.map(|game| game.outcome);
    if outcomes[0] != outcomes[1] {
        found.push(Difference::Outcome(outcomes));
    }
    if games[0].start() != games[1].start() {
        found.push(Difference::Start);
    }
    let mut waiting = vec![Corresponding {
        at: [At::Start; 2],
        main: true,
    }];
    while let Some(moments) = waiting.pop() {
        moments.annotations(games, &mut found);
        moments.continuations(games, &mut found, &mut waiting);
    }
    found
}

/// Returns the tags that differ between the versions, the roster first.
fn tags(games: [&GameTree; 2]) -> Vec<Difference> {
    let mut known: BTreeMap<&str, [Vec<String>; 2]> = BTreeMap::new();
    for (version, game) in games.into_iter().enumerate() {
        for (name, value) in &game.tags {
            if !OWN_TAGS.contains(&name.as_str()) {
                known.entry(name).or_default()[version].push(value.clone());
            }
        }
    }
    let mut known: Vec<_> = known.into_iter().collect();
    known.retain(|(_, values)| values[0] != values[1]);
    let rank = |name: &str| ROSTER.iter().position(|known| *known == name);
    known.sort_by_key(|(name, _)| rank(name).unwrap_or(ROSTER.len()));
    let tags = known.into_iter().map(|(name, values)| Difference::Tag {
        name: name.to_owned(),
        values,
    });
    tags.collect()
}

/// Two moments that the same moves lead to.
struct Corresponding {
    at: [At; 2],
    /// Whether both are in the main line.
    main: bool,
}

impl Corresponding {
    /// Adds the differences in comments and glyphs of the moves that lead here.
    fn annotations(&self, games: [&GameTree; 2], found: &mut Vec<Difference>) {
        let at = self.at;
        let mut comments = |before: bool, texts: [&[String]; 2]| {
            if texts[0] != texts[1] {
                found.push(Difference::Comments {
                    at,
                    before,
                    texts: unlike(texts),
                });
            }
        };
        let [At::After(first), At::After(second)] = at else {
            comments(false, games.map(|game| game.comments.as_slice()));
            return;
        };
        let nodes = [games[0].node(first), games[1].node(second)];
        comments(true, nodes.map(|node| node.before.as_slice()));
        comments(false, nodes.map(|node| node.comments.as_slice()));
        let nags = [0, 1].map(|version: usize| {
            let mut other = [false; 256];
            for &nag in &nodes[1 - version].nags {
                other[usize::from(nag)] = true;
            }
            let mut nags = nodes[version].nags.clone();
            nags.retain(|&nag| !other[usize::from(nag)]);
            nags
        });
        if nags.iter().any(|nags| !nags.is_empty()) {
            found.push(Difference::Glyphs { at, nags });
        }
    }

    /// Adds the differences in the continuations from here to `found`, and the moments that follow
    /// in both versions to `waiting`.
    fn continuations(
        &self,
        games: [&GameTree; 2],
        found: &mut Vec<Difference>,
        waiting: &mut Vec<Corresponding>,
    ) {
        let at = self.at;
        let next = [0, 1].map(|version| games[version].next(at[version]));
        let parts = match next {
            [[first, ..], [second, ..]] => {
                let parts = games[0].node(*first).mv != games[1].node(*second).mv;
                if parts {
                    found.push(Difference::Parting {
                        main: self.main,
                        next: [*first, *second],
                    });
                }
                parts
            }
            _ => false,
        };
        let Shared { mut both, alone } = shared([0, 1].map(|version| {
            let game: &GameTree = games[version];
            next[version].iter().map(|&id| game.node(id).mv).collect()
        }));
        found.extend(alone.into_iter().map(|(version, rank)| {
            let id = next[version as usize][rank];
            Difference::Line {
                at,
                version,
                id,
                moves: length(games[version as usize], id),
            }
        }));
        if !parts && !both.is_sorted_by_key(|ranks| ranks[1]) {
            found.push(Difference::Order { at });
        }
        // Moments are taken from the end of `waiting`: the variations in order, then the line they
        // branch from.
        let from = usize::from(both.first().is_some_and(|ranks| ranks[0] == 0));
        both[from..].reverse();
        waiting.extend(both.into_iter().map(|ranks| Corresponding {
            at: [0, 1].map(|version| At::After(next[version][ranks[version]])),
            main: self.main && ranks == [0, 0],
        }));
    }
}

/// The moves of two lists, compared, by their indices.
#[derive(Default)]
struct Shared {
    /// Moves in both lists, in the order of the first list.
    both: Vec<[usize; 2]>,
    /// Moves in one list only.
    alone: Vec<(Version, usize)>,
}

fn shared(moves: [Vec<Move>; 2]) -> Shared {
    let sorted = moves.map(|moves| {
        let mut sorted: Vec<_> = moves.into_iter().zip(0..).collect();
        sorted.sort_unstable();
        sorted
    });
    let [mut first, mut second] = sorted.each_ref().map(|sorted| sorted.iter().peekable());
    let mut shared = Shared::default();
    loop {
        let order = match (first.peek(), second.peek()) {
            (Some((one, _)), Some((other, _))) => one.cmp(other),
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (None, None) => break,
        };
        let here = if order.is_le() { first.next() } else { None };
        let there = if order.is_ge() { second.next() } else { None };
        match (here, there) {
            (Some(&(_, here)), Some(&(_, there))) => shared.both.push([here, there]),
            (Some(&(_, here)), None) => shared.alone.push((Version::First, here)),
            (None, Some(&(_, there))) => shared.alone.push((Version::Second, there)),
            (None, None) => {}
        }
    }
    shared.both.sort_unstable();
    shared.alone.sort_unstable();
    shared
}

/// Returns two lists without their common beginning and their common end.
fn unlike(texts: [&[String]; 2]) -> [Vec<String>; 2] {
    let [first, second] = texts;
    let same = |(one, other): &(&String, &String)| one == other;
    let begin = first.iter().zip(second).take_while(same).count();
    let [first, second] = texts.map(|texts| &texts[begin..]);
    let backward = first.iter().rev().zip(second.iter().rev());
    let end = backward.take_while(same).count();
    [first, second].map(|texts| texts[..texts.len() - end].to_vec())
}

/// Counts the moves of the line that starts with this one, variations included.
fn length(game: &GameTree, id: NodeId) -> usize {
    let mut moves = 0;
    let mut waiting = vec![id];
    while let Some(id) = waiting.pop() {
        moves += 1;
        waiting.extend_from_slice(&game.node(id).next);
    }
    moves
}
