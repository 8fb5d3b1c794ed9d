//! Makes questions by rule, from games and from positions built for a topic.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use fastrand::Rng;

use super::exercise::{AskedAs, MoveExercise, RuleExercise, SquareExercise};
use super::scene::scene;
use super::topic::Topic;
use crate::board::{Color, Square};
use crate::game::{At, GameTree};
use crate::notation::{Notation, Ply};
use crate::rules::Position;
use crate::session::Column;

/// Most positions that are tried for a question.
const TRIES: usize = 4000;

/// Most plies of a random game.
const PLIES: usize = 90;

/// Makes questions, never the same twice. The same seed makes the same questions.
#[derive(Clone, Debug)]
pub struct Asker {
    rng: Rng,
    games: Vec<GameTree>,
    /// A game of random moves, which goes on from question to question.
    walk: (Position, usize),
    /// The files of the squares that are asked for, 0 for a.
    files: Vec<u8>,
    seen: HashSet<u64>,
}

impl Asker {
    #[must_use]
    pub fn new(seed: u64) -> Asker {
        Asker {
            rng: Rng::with_seed(seed),
            games: Vec::new(),
            walk: (Position::start(), 0),
            files: (0..8).collect(),
            seen: HashSet::new(),
        }
    }

    /// Takes every third position from these games.
    #[must_use]
    pub fn with_games(mut self, games: Vec<GameTree>) -> Asker {
        self.games = games;
        self.games.retain(|game| !game.is_empty());
        self
    }

    /// Asks only for squares of these files, 0 for a; for those of all files if none is given.
    pub fn choose_files(&mut self, files: &[u8]) {
        self.files = files.iter().copied().filter(|&file| file < 8).collect();
        if self.files.is_empty() {
            self.files = (0..8).collect();
        }
    }

    /// Makes a question in any way that suits the topic.
    pub fn ask(&mut self, topic: Topic, column: Column) -> Option<RuleExercise> {
        let first = self.rng.usize(..AskedAs::MOVES.len());
        // Not every name can be damaged so that one mistake is found.
        (0..AskedAs::MOVES.len()).find_map(|step| {
            let way = AskedAs::MOVES[(first + step) % AskedAs::MOVES.len()];
            self.ask_as(topic, column, way)
        })
    }

    /// Makes a question in this way; a question about squares is always asked in its own way.
    /// Returns `None` if the topic is not one of the notation, or if no new question was found.
    pub fn ask_as(&mut self, topic: Topic, column: Column, way: AskedAs) -> Option<RuleExercise> {
        if !Topic::of_notation(column.notation).any(|known| known == topic) {
            return None;
        }
        if topic.is_of_squares() {
            return Some(RuleExercise::Square(self.square(topic, column)));
        }
        for _ in 0..TRIES {
            let Some(position) = self.position(topic, column.notation) else {
                continue;
            };
            if let Some(exercise) = self.of_position((topic, column, way), &position) {
                return Some(RuleExercise::Move(Box::new(exercise)));
            }
        }
        None
    }

    /// Makes a question about a square. All squares are asked for before one comes again.
    fn square(&mut self, topic: Topic, column: Column) -> SquareExercise {
        let mut asked = None;
        for _ in 0..64 {
            let file = self.files[self.rng.usize(..self.files.len())];
            let exercise = SquareExercise {
                topic,
                column,
                square: Square::new(file, self.rng.u8(..8)),
                color: Color::ALL[self.rng.usize(..2)],
            };
            asked = Some(exercise);
            if self.is_new(&(topic, column.tag, exercise.square, exercise.color)) {
                return exercise;
            }
        }
        self.seen.clear();
        asked.unwrap_or(SquareExercise {
            topic,
            column,
            square: Square::new(0, 0),
            color: Color::White,
        })
    }

    fn is_new(&mut self, question: &impl Hash) -> bool {
        let mut hasher = DefaultHasher::new();
        question.hash(&mut hasher);
        self.seen.insert(hasher.finish())
    }

    /// Returns a new question about a move of this position, if there is one of the topic.
    fn of_position(
        &mut self,
        about: (Topic, Column, AskedAs),
        position: &Position,
    ) -> Option<MoveExercise> {
        let (topic, column, way) = about;
        let turn = position.turn();
        let count = turn.moves.len();
        if count == 0 {
            return None;
        }
        let first = self.rng.usize(..count);
        let mut name = String::new();
        for step in 0..count {
            let mv = turn.moves[(first + step) % count];
            if !topic.may_be(&mv, turn.color) {
                continue;
            }
            name.clear();
            let rule = column.notation.write(&Ply::new(&mv, &turn), &mut name);
            if !topic.is_of(column.notation, rule, &mv, &turn) {
                continue;
            }
            if !self.is_new(&(position.fingerprint(), mv, column.tag, way)) {
                continue;
            }
            let mut pick = |below: usize| self.rng.usize(..below);
            if let Some(made) = MoveExercise::new(about, position, mv, &mut pick) {
                return Some(made);
            }
        }
        None
    }

    /// Returns a position in which a move of the topic is likely.
    fn position(&mut self, topic: Topic, notation: Notation) -> Option<Position> {
        if !self.games.is_empty() && self.rng.u8(..3) == 0 {
            let game = &self.games[self.rng.usize(..self.games.len())];
            let line: Vec<_> = game.main_line(At::Start).collect();
            let node = line.get(self.rng.usize(..line.len().max(1)))?;
            return Some(game.position(game.node(*node).parent));
        }
        // Pieces are named by where they began, so a played game has more such names.
        let share = match topic {
            Topic::Label | Topic::Captor | Topic::Captured | Topic::BothEnds => 8,
            Topic::FileAndRank | Topic::Mate | Topic::EnPassant | Topic::Promotion => 0,
            Topic::Pinned | Topic::Rank | Topic::Castling => 1,
            _ if matches!(notation, Notation::Descriptive(_)) => 5,
            _ => 3,
        };
        if self.rng.u8(..10) < share {
            return self.walked();
        }
        scene(topic, &mut self.rng)
    }

    /// Goes on with the game of random moves, and returns where it stands.
    fn walked(&mut self) -> Option<Position> {
        let (position, plies) = &mut self.walk;
        for _ in 0..1 + self.rng.usize(..3) {
            let moves = position.moves();
            if moves.is_empty() || *plies >= PLIES || position.variant().span() != 8 {
                (*position, *plies) = (Position::start(), 0);
                continue;
            }
            // Of two moves the one that takes nothing is played, so that the pieces stay on.
            let mut draw = || moves[self.rng.usize(..moves.len())];
            let (one, other) = (draw(), draw());
            position.play(if one.taken().is_none() { &one } else { &other });
            *plies += 1;
        }
        Some(position.clone())
    }
}
