//! Takes games back from the text of their moves alone, and compares them with the game as played.

use std::fmt;
use std::io::Write;
use std::ops::AddAssign;

use rank_and_file::board::{Color, Setup};
use rank_and_file::game::At;
use rank_and_file::game::pgn::Game;
use rank_and_file::game::reverse::step_back;
use rank_and_file::notation::Notation;
use rank_and_file::rules::Position;

use crate::streams::tell;

/// Numbers of games, of lines of play and of plies taken back.
#[derive(Default)]
pub struct Count {
    games: usize,
    lines: usize,
    plies: usize,
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Count) {
        self.games += other.games;
        self.lines += other.lines;
        self.plies += other.plies;
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |count: usize, one: &str, more: &str| match count {
            1 => format!("1 {one}"),
            _ => format!("{count} {more}"),
        };
        write!(
            f,
            "{}, {}: {} taken back",
            number(self.games, "game", "games"),
            number(self.lines, "line of play", "lines of play"),
            number(self.plies, "ply", "plies")
        )
    }
}

/// Takes every line of a game back, main line and variations. Returns whether each came to its
/// beginning by way of all positions between.
pub fn check(game: &Game, name: &str, count: &mut Count, err: &mut impl Write) -> bool {
    let tree = &game.tree;
    count.games += 1;
    let mut same = true;
    for id in tree.ids().filter(|&id| tree.node(id).next.is_empty()) {
        count.lines += 1;
        let mut positions = vec![tree.start().clone()];
        let mut texts: Vec<String> = Vec::new();
        let mut labels: Vec<String> = Vec::new();
        for id in tree.path(At::After(id)) {
            let mv = tree.node(id).mv;
            let before = &positions[texts.len()];
            let color = before.mover(&mv);
            let text = Notation::Reversible.text(&mv, &before.turn_of(color));
            let dots = if color == Color::White { "." } else { "..." };
            labels.push(format!("{}{dots} {text}", before.fullmove()));
            let after = before.after(&mv);
            positions.push(after);
            texts.push(text);
        }
        let mut setup = positions[texts.len()].setup();
        for ply in (0..texts.len()).rev() {
            let earlier = ply.checked_sub(1).map(|earlier| texts[earlier].as_str());
            let difference = match step_back(&setup, &texts[ply], earlier) {
                Ok(before) => {
                    setup = before;
                    difference(&setup, &positions[ply], earlier.is_some())
                }
                Err(error) => Some(error.to_string()),
            };
            count.plies += 1;
            if let Some(what) = difference {
                let (line, label) = (game.line, &labels[ply]);
                tell(err, format!("{name}:{line}:1: {label}: {what}\n"));
                same = false;
                break;
            }
        }
    }
    same
}

/// Returns the difference between a position found by stepping back and the one that was played.
/// Before the first move there is no move that could tell which square a pawn has passed.
fn difference(found: &Setup, played: &Position, passing: bool) -> Option<String> {
    let wanted = played.setup();
    for square in played.variant().squares() {
        if found.pieces.on(square) != wanted.pieces.on(square) {
            return Some(format!("stepping back leaves other pieces on {square}."));
        }
    }
    if found.color != wanted.color {
        return Some("stepping back gives the move to the other side.".to_owned());
    }
    // Orthodox chess keeps the passed square only if a capture is possible.
    let counts = passing && matches!(played, Position::Grid(_));
    (counts && found.en_passant != wanted.en_passant)
        .then(|| "stepping back finds another square that a pawn had passed.".to_owned())
}
