//! The marks on a board's squares and the figures over it, while they are collected.

use super::squares::Mark;
use crate::board::{Drawn, Move, MoveKind, Role, Shape, Square, Squares};
use crate::notation::Barred;
use crate::rules::Position;

/// The squares of each mark, and the figures drawn over the board.
#[derive(Default)]
pub(super) struct BoardMarks {
    pub(super) squares: Vec<(Mark, Squares)>,
    pub(super) drawn: Vec<Drawn>,
}

impl BoardMarks {
    /// Puts a mark on squares.
    pub(super) fn put(&mut self, mark: Mark, squares: impl IntoIterator<Item = Square>) {
        let squares: Squares = squares.into_iter().collect();
        match self.squares.iter_mut().find(|(known, _)| *known == mark) {
            Some((_, known)) => *known |= squares,
            None => self.squares.push((mark, squares)),
        }
    }

    /// Returns the marks of a square.
    pub(super) fn on(&self, square: Square) -> Vec<Mark> {
        self.squares
            .iter()
            .filter(|(_, squares)| squares.has(square))
            .map(|(mark, _)| *mark)
            .collect()
    }

    /// Adds an arrow for a move.
    pub(super) fn arrow(&mut self, mv: &Move, role: Role) {
        let shape = Shape::Arrow(mv.from, mv.to);
        self.drawn.push(Drawn { shape, role });
    }

    /// Marks the line of a pin, and the pieces at its ends.
    pub(super) fn pin(&mut self, barred: &Barred) {
        self.put(Mark::Pinned, [barred.mv.from]);
        self.put(Mark::Pinner, [barred.attacker.1]);
        self.put(Mark::PinLine, barred.line.iter());
    }

    /// Marks the squares where the piece lifted from a square can go.
    pub(super) fn put_targets(&mut self, position: &Position, from: Square) {
        for mv in position.moves().iter().filter(|mv| mv.from == from) {
            let mark = if mv.taken().is_some() {
                Mark::Capture
            } else {
                Mark::Target
            };
            self.put(mark, [mv.to]);
            if let MoveKind::CastlesWith { at, .. } = mv.kind {
                self.put(Mark::Target, [at]);
            }
        }
    }
}
