//! Some moves of a game, the position that they begin from, and the move that decides.

use super::settings::Begins;
use crate::board::{Color, Move, Variant};
use crate::exercise::keep_score::famous::{MoveRule, rules_of};
use crate::game::{At, GameTree};
use crate::notation::{Notation, Sentence};
use crate::rules::Position;
use crate::screen::why;
use crate::session::Column;

/// A line of a printed score: the number of a move, and what each side plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassageLine {
    pub number: u32,
    /// White's move; `None` where the passage begins with Black's.
    pub white: Option<String>,
    pub black: Option<String>,
}

/// Some moves of a game in a notation.
#[derive(Clone, Debug)]
pub struct Passage {
    pub column: Column,
    moves: Vec<Move>,
    /// The positions before each move, and the one that all of them lead to.
    positions: Vec<Position>,
    names: Vec<String>,
}

impl Passage {
    /// Takes this number of plies of a game's main line, after the plies that are left out. Returns `None`
    /// if the game is too short, is none of orthodox chess, or has a null move there.
    #[must_use]
    pub fn new(game: &GameTree, skipped: usize, plies: usize, column: Column) -> Option<Passage> {
        let mut position = game.position(At::Start);
        if position.variant() != Variant::Standard || plies == 0 {
            return None;
        }
        let moves = game.main_line(At::Start).map(|id| game.node(id).mv);
        let all: Vec<Move> = moves.take_while(|mv| !mv.passes()).collect();
        for mv in all.get(..skipped)? {
            position.play(mv);
        }
        let moves = all.get(skipped..skipped + plies)?.to_vec();
        let mut passage = Passage {
            column,
            moves,
            positions: vec![position],
            names: Vec::with_capacity(plies),
        };
        for at in 0..plies {
            let mv = passage.moves[at];
            passage.names.push(passage.name_of(at, &mv));
            let after = passage.positions[at].after(&mv);
            passage.positions.push(after);
        }
        Some(passage)
    }

    /// Takes a passage of one of these games by chance.
    pub(super) fn by_chance(
        rng: &mut fastrand::Rng,
        games: &[GameTree],
        (begins, plies): (Begins, usize),
        column: Column,
    ) -> Option<Passage> {
        let game = games.get(rng.usize(..games.len().max(1)))?;
        let length = game.main_line(At::Start).count();
        let skipped = match begins {
            Begins::Array => 0,
            Begins::Midst => rng.usize(4..=length.checked_sub(plies).filter(|&it| it >= 4)?),
        };
        Passage::new(game, skipped, plies, column)
    }

    /// Returns the moves.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Returns the position before a move; after the last move, the one that the passage leads to.
    #[must_use]
    pub fn before(&self, at: usize) -> &Position {
        &self.positions[at]
    }

    /// Returns the position that the passage leads to.
    #[must_use]
    pub fn end(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// Returns the names of the moves.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns whether the passage begins where a game does.
    #[must_use]
    pub fn is_from_array(&self) -> bool {
        self.positions[0].setup().pieces == Position::start().setup().pieces
    }

    /// Returns the notation as these games use it.
    pub(super) fn notation(&self) -> Notation {
        self.column.notation.on(Variant::Standard)
    }

    /// Returns the name of another move in the place of this one.
    pub(super) fn name_of(&self, at: usize, mv: &Move) -> String {
        let before = &self.positions[at];
        self.notation().text(mv, &before.turn_of(before.mover(mv)))
    }

    /// Returns a name with the number of its move: "5. Ngf3", "5… Nbd7".
    pub(super) fn numbered(&self, at: usize, name: &str) -> String {
        let before = &self.positions[at];
        let dots = match before.color() {
            Color::White => ".",
            Color::Black => "…",
        };
        format!("{}{dots} {name}", before.fullmove())
    }

    /// Returns the passage as a printed score.
    #[must_use]
    pub fn score(&self) -> Vec<PassageLine> {
        let mut lines: Vec<PassageLine> = Vec::new();
        for (at, name) in self.names.iter().enumerate() {
            let before = &self.positions[at];
            match (before.color(), lines.last_mut()) {
                (Color::Black, Some(line)) if line.black.is_none() => {
                    line.black = Some(name.clone());
                }
                (color, _) => {
                    let (own, other) = (Some(name.clone()), None);
                    let (white, black) = match color {
                        Color::White => (own, other),
                        Color::Black => (other, own),
                    };
                    let number = before.fullmove();
                    lines.push(PassageLine {
                        number,
                        white,
                        black,
                    });
                }
            }
        }
        lines
    }

    /// Returns the place of the move that decides: the last of those whose rules are the least frequent.
    pub(super) fn decisive(&self) -> usize {
        let frequency = |&at: &usize| {
            let (rules, _) = self.rules(at);
            rules.into_iter().map(MoveRule::frequency).max()
        };
        (0..self.moves.len()).max_by_key(frequency).unwrap_or(0)
    }

    /// Returns the rules of a move's name, and the sentence about the one that decided its letters.
    pub(super) fn rules(&self, at: usize) -> (Vec<MoveRule>, Sentence) {
        let (before, mv) = (&self.positions[at], &self.moves[at]);
        let turn = before.turn_of(before.mover(mv));
        let named = self.notation().name(mv, &turn);
        let (_, because) = why::explain(self.notation(), &named, mv, &turn);
        (rules_of(self.notation(), &named, mv, &turn), because)
    }
}
