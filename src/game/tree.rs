//! A game as a tree of moves.
//!
//! ```text
//! 1. e4 e5 (1... c5 2. Nf3) 2. Nf3
//!
//! Start ─ e4 ─┬─ e5 ─ Nf3      the first child is the main line
//!             └─ c5 ─ Nf3
//! ```
//!
//! A moment of a game is written as text by the way that leads to it in the same game:
//!
//! | way | leads to |
//! |---|---|
//! | `0` | the start |
//! | `22` | after 22 moves along the first continuations |
//! | `5.1.3` | 5 along the first, then the first variation's move, then 3 along the first |

mod change;

use std::ops::{Deref, DerefMut};

use smallvec::SmallVec;

use crate::board::{Color, Move, Variant};
use crate::rules::Position;
use crate::words;

pub use change::Places;

/// A move's place in its [`GameTree`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// Returns the index of the node in the order of [`GameTree::ids`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A moment of a game: before its first move, or after a certain move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum At {
    Start,
    After(NodeId),
}

impl At {
    /// Returns the moment as a number: 0 is the start, 1 is after the move that was added first.
    #[must_use]
    pub const fn moment(self) -> u32 {
        match self {
            At::Start => 0,
            At::After(id) => id.0 + 1,
        }
    }

    /// Returns the moment of a number; [`GameTree::has`] tells whether a game has it.
    #[must_use]
    pub const fn of_moment(moment: u32) -> At {
        match moment.checked_sub(1) {
            None => At::Start,
            Some(id) => At::After(NodeId(id)),
        }
    }
}

/// The continuations of a move. So few as most moves have need no memory of their own.
pub type NextMoves = SmallVec<[NodeId; 4]>;

/// One move of a game. Its annotations are read and changed as if they were fields of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameNode {
    pub mv: Move,
    /// The moment at which this move was made.
    pub parent: At,
    /// The continuations, the main one first.
    pub next: NextMoves,
    annotations: RareAnnotations,
}

/// The annotations of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// Numeric annotation glyphs: 1 is `!`, 2 is `?`, and so on.
    pub nags: Vec<u8>,
    /// Comments before the move, at the start of its variation.
    pub before: Vec<String>,
    /// Comments after the move.
    pub comments: Vec<String>,
}

/// The annotations of a move, in memory only where there were any. A game may have a million moves,
/// and most have none.
#[derive(Clone, Debug, Default)]
struct RareAnnotations(Option<Box<Annotations>>);

const NO_ANNOTATIONS: &Annotations = &Annotations {
    nags: Vec::new(),
    before: Vec::new(),
    comments: Vec::new(),
};

impl Deref for RareAnnotations {
    type Target = Annotations;

    fn deref(&self) -> &Annotations {
        self.0.as_deref().unwrap_or(NO_ANNOTATIONS)
    }
}

impl PartialEq for RareAnnotations {
    fn eq(&self, other: &RareAnnotations) -> bool {
        **self == **other
    }
}

impl Eq for RareAnnotations {}

impl Deref for GameNode {
    type Target = Annotations;

    fn deref(&self) -> &Annotations {
        &self.annotations
    }
}

impl DerefMut for GameNode {
    fn deref_mut(&mut self) -> &mut Annotations {
        self.annotations.0.get_or_insert_default()
    }
}

impl GameNode {
    /// Gives this move the annotations of another.
    pub(crate) fn annotate_like(&mut self, other: &GameNode) {
        self.annotations.clone_from(&other.annotations);
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    WhiteWins,
    BlackWins,
    Draw,
    /// Unfinished, abandoned or unknown: `*`.
    Open,
}

impl Outcome {
    /// All outcomes.
    pub const ALL: [Outcome; 4] = [
        Outcome::WhiteWins,
        Outcome::BlackWins,
        Outcome::Draw,
        Outcome::Open,
    ];

    /// Returns the outcome in which this side has won.
    #[must_use]
    pub const fn won(color: Color) -> Outcome {
        match color {
            Color::White => Outcome::WhiteWins,
            Color::Black => Outcome::BlackWins,
        }
    }

    /// Returns the result as PGN writes it: `1-0`, `0-1`, `1/2-1/2` or `*`.
    #[must_use]
    pub const fn pgn(self) -> &'static str {
        match self {
            Outcome::WhiteWins => "1-0",
            Outcome::BlackWins => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::Open => "*",
        }
    }

    /// Returns the outcome that PGN writes like this; `None` for any other text.
    #[must_use]
    pub fn of_pgn(text: &str) -> Option<Outcome> {
        let mut all = Outcome::ALL.into_iter();
        all.find(|outcome| outcome.pgn() == text)
    }
}

/// The tags that PGN requires of every game, in its order.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The tags that the program writes itself from a game's start, variant and result.
pub const OWN_TAGS: [&str; 4] = ["FEN", "SetUp", "Variant", "Result"];

/// A game: its start, its moves with their variations, its tags, comments and outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTree {
    start: Position,
    nodes: Vec<GameNode>,
    /// The continuations of the start, the main one first.
    next: NextMoves,
    /// Names and values of the tags, in the order of the text.
    pub tags: Vec<(String, String)>,
    /// Comments before the first move.
    pub comments: Vec<String>,
    pub outcome: Outcome,
}

impl Default for GameTree {
    fn default() -> GameTree {
        GameTree::new(Position::start())
    }
}

impl GameTree {
    /// Creates a game without moves from this position.
    #[must_use]
    pub const fn new(start: Position) -> GameTree {
        GameTree {
            start,
            nodes: Vec::new(),
            next: SmallVec::new_const(),
            tags: Vec::new(),
            comments: Vec::new(),
            outcome: Outcome::Open,
        }
    }

    /// Returns the position that the game starts from.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Returns the value of the first tag with this name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// Sets the first tag with this name, or adds it: a roster tag in roster order, any other tag
    /// at the end. An empty value removes all tags with this name.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let known = self.tags.iter_mut().find(|(known, _)| known == name);
        match known {
            _ if value.is_empty() => self.tags.retain(|(known, _)| known != name),
            Some((_, known)) => value.clone_into(known),
            None => {
                let rank = |name: &str| ROSTER.iter().position(|known| *known == name);
                let rank = |name: &str| rank(name).unwrap_or(ROSTER.len());
                let behind = |(known, _): &(String, String)| rank(known) > rank(name);
                let place = self.tags.iter().position(behind);
                let place = place.unwrap_or(self.tags.len());
                self.tags.insert(place, (name.to_owned(), value.to_owned()));
            }
        }
    }

    /// Returns the number of moves, variations included.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns whether the game has no moves.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Returns every move's place, in the order in which the moves were added.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// Returns whether the game has this moment.
    #[must_use]
    pub const fn has(&self, at: At) -> bool {
        at.moment() as usize <= self.nodes.len()
    }

    /// Returns the move at a place.
    ///
    /// # Panics
    /// If the place belongs to another, larger game.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &GameNode {
        &self.nodes[id.index()]
    }

    /// Returns the move at a place, to be annotated.
    ///
    /// # Panics
    /// If the place belongs to another, larger game.
    pub fn node_mut(&mut self, id: NodeId) -> &mut GameNode {
        &mut self.nodes[id.index()]
    }

    /// Returns the continuations at a moment, the main one first.
    #[must_use]
    pub fn next(&self, at: At) -> &[NodeId] {
        match at {
            At::Start => &self.next,
            At::After(id) => &self.node(id).next,
        }
    }

    /// Returns the moment before this one; `None` at the start.
    #[must_use]
    pub fn previous(&self, at: At) -> Option<At> {
        match at {
            At::Start => None,
            At::After(id) => Some(self.node(id).parent),
        }
    }

    /// Adds a move at a moment, after the existing continuations. A move that is already there is
    /// added again; call [`GameTree::find`] first to avoid that.
    ///
    /// # Panics
    /// If the game already has four thousand million moves.
    pub fn add(&mut self, at: At, mv: Move) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("fewer than 2^32 moves"));
        self.nodes.push(GameNode {
            mv,
            parent: at,
            next: NextMoves::new(),
            annotations: RareAnnotations::default(),
        });
        match at {
            At::Start => self.next.push(id),
            At::After(parent) => self.nodes[parent.index()].next.push(id),
        }
        id
    }

    /// Returns the continuation with this move, if there is one.
    #[must_use]
    pub fn find(&self, at: At, mv: &Move) -> Option<NodeId> {
        let known = |id: &&NodeId| self.node(**id).mv == *mv;
        self.next(at).iter().find(known).copied()
    }

    /// Returns the same game with the main line's moves added first, so that the moments of the
    /// main line count plies.
    #[must_use]
    pub fn main_line_first(&self) -> GameTree {
        let mut order: Vec<NodeId> = self.main_line(At::Start).collect();
        let mut known = vec![false; self.len()];
        for id in &order {
            known[id.index()] = true;
        }
        order.extend(self.ids().filter(|id| !known[id.index()]));
        self.arranged(&order).0
    }

    /// Returns the moves from the start to this moment.
    #[must_use]
    pub fn path(&self, at: At) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut moment = at;
        while let At::After(id) = moment {
            path.push(id);
            moment = self.node(id).parent;
        }
        path.reverse();
        path
    }

    /// Returns the position at this moment.
    #[must_use]
    pub fn position(&self, at: At) -> Position {
        let mut position = self.start.clone();
        for id in self.path(at) {
            position.play(&self.node(id).mv);
        }
        position
    }

    /// Returns the moves of the main line from a moment on.
    pub fn main_line(&self, from: At) -> impl Iterator<Item = NodeId> + '_ {
        let mut at = from;
        std::iter::from_fn(move || {
            let id = *self.next(at).first()?;
            at = At::After(id);
            Some(id)
        })
    }

    /// Returns the last moment of the line through this one.
    #[must_use]
    pub fn end_of_line(&self, at: At) -> At {
        self.main_line(at).last().map_or(at, At::After)
    }
}

/// Returns the way to a moment: the moves along the first continuations, the index (from 1) of the
/// other continuation taken then, the moves along the first continuations again, and so on.
#[must_use]
pub fn way(tree: &GameTree, at: At) -> String {
    let mut text = String::new();
    let mut along = 0_usize;
    for id in tree.path(at) {
        let family = tree.next(tree.node(id).parent);
        match family.iter().position(|&sister| sister == id) {
            Some(other) if other > 0 => {
                for number in [along, other] {
                    text.push_str(&number.to_string());
                    text.push('.');
                }
                along = 0;
            }
            _ => along += 1,
        }
    }
    text.push_str(&along.to_string());
    text
}

/// Finds the moment at the end of a [`way`].
///
/// # Errors
/// Returns the last moment reached if the game does not go so far or the text is not a way.
pub fn follow(tree: &GameTree, way: &str) -> Result<At, At> {
    let mut at = At::Start;
    for (nth, step) in way.split('.').enumerate() {
        let step: usize = step.parse().map_err(|_| at)?;
        // Even steps follow the first continuation that many times; odd steps take one other
        // continuation.
        let (times, place) = if nth % 2 == 0 { (step, 0) } else { (1, step) };
        for _ in 0..times {
            at = At::After(*tree.next(at).get(place).ok_or(at)?);
        }
    }
    Ok(at)
}

/// Returns the title of a game in a list: the players, or else the event and the opening, then the
/// year if it is known.
#[must_use]
pub fn title(game: &GameTree) -> String {
    let known = |name| {
        game.tag(name)
            .filter(|value| !value.is_empty() && *value != "?")
    };
    let variant = match game.start().variant() {
        Variant::Standard => words::GAME_LABEL.text(),
        variant => variant.title(),
    };
    let players = match (known("White"), known("Black")) {
        (None, None) => match (known("Players"), known("Event"), known("Opening")) {
            (Some(players), ..) => players.to_owned(),
            (None, Some(event), Some(opening)) if !event.contains(opening) => {
                format!("{event}: {opening}")
            }
            (None, event, opening) => event.or(opening).unwrap_or(variant).to_owned(),
        },
        (white, black) => format!("{} – {}", white.unwrap_or("?"), black.unwrap_or("?")),
    };
    match known("Date")
        .and_then(|date| date.get(..4))
        .filter(|year| year.bytes().all(|b| b.is_ascii_digit()))
    {
        Some(year) => format!("{players}, {year}"),
        None => players,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_takes_forty_eight_bytes_and_annotations_take_none_until_there_are_some() {
        if size_of::<usize>() == 8 {
            assert_eq!(size_of::<GameNode>(), 48);
        }
        let mut tree = GameTree::default();
        let mv = tree.start().turn().moves[0];
        let id = tree.add(At::Start, mv);
        assert!(tree.node(id).comments.is_empty() && tree.node(id).annotations.0.is_none());
        let plain = tree.clone();
        tree.node_mut(id).comments.push("Best.".to_owned());
        assert_ne!(tree, plain);
        // What was removed again leaves no difference.
        tree.node_mut(id).comments.clear();
        assert_eq!(tree, plain);
    }
}
