//! The current move on the board, with its rivals: the moves that a shorter name could have meant.
//!
//! | the move is named | on the board, besides its arrow |
//! |---|---|
//! | `e4`: no other move could be meant | nothing |
//! | `Nbd7`, `QN-Q2`: so could another knight's | that knight framed, and its arrow |
//! | `Ne2`: another knight is pinned | the pin, and that knight's arrow crossed out |
//! | `N-KB3`: so could a move to the other B3 | both squares framed, and the other move's arrow |
//! | `BPxP`, `BxNP`: so could another capture | the other captor framed, or the other pawn, and the capture's arrow |
//!
//! The sentences about the names say all of this in words, so the labels of the squares do not.

use super::marks::BoardMarks;
use super::squares::{BoardModel, Mark};
use crate::board::{Drawn, Move, Role, Shape, Square, Squares};
use crate::game::At;
use crate::notation::Rule;
use crate::session::{Hand, Names, Session};

/// Adds the current move and its rivals to a board, unless something else is shown on it.
pub(super) fn add(session: &Session, names: &mut Names, model: &mut BoardModel) {
    let noticed = session.notice();
    let busy = *session.hand() != Hand::Idle
        || session.pointing().is_some()
        || noticed.is_some_and(|notice| !notice.drawn.is_empty());
    let At::After(id) = session.at() else {
        return;
    };
    let node = session.tree().node(id);
    if busy || !session.reasons_on_board() || node.mv.passes() {
        return;
    }
    names.follow(session.game_number());
    let mv = node.mv;
    let mut before = None;
    let mut marks = BoardMarks::default();
    marks.draw(&mv, Role::Played);
    for column in session.columns() {
        let named = names.known(id, column.notation).unwrap_or_else(|| {
            let before = before.get_or_insert_with(|| session.tree().position(node.parent));
            names.name(session.tree(), id, before, column.notation)
        });
        let shorter = named.rejected.first().map(|rejected| &rejected.could_mean);
        for rival in shorter.into_iter().flatten().chain(&named.by_mark) {
            marks.put(Mark::Rival, apart(rival, &mv, named.rule).iter());
            marks.draw(rival, Role::Rival);
        }
        for barred in &named.barred {
            marks.pin(barred);
            marks.draw(&barred.mv, Role::Barred);
        }
    }
    for square in &mut model.squares {
        square.marks.extend(marks.on(square.square));
    }
    // The author's marks are drawn over the arrows.
    model.drawn.splice(0..0, marks.drawn);
}

impl BoardMarks {
    /// Draws a move, unless the arrow is there already or has no length.
    fn draw(&mut self, mv: &Move, role: Role) {
        let shape = Shape::Arrow(mv.from, mv.to);
        let known = |drawn: &Drawn| drawn.shape == shape;
        if mv.from != mv.to && !self.drawn.iter().any(known) {
            self.arrow(mv, role);
        }
    }
}

/// Returns the squares that distinguish a rival from the move.
fn apart(rival: &Move, mv: &Move, rule: Rule) -> Squares {
    if rule == Rule::SideKept {
        return Squares::of(mv.to) | Squares::of(rival.to);
    }
    let other = |theirs: Square, own: Square| match theirs == own {
        true => Squares::NONE,
        false => Squares::of(theirs),
    };
    match (rival.taken(), mv.taken()) {
        (Some((_, theirs)), Some((_, own))) => other(rival.from, mv.from) | other(theirs, own),
        _ if rival.from == mv.from => other(rival.to, mv.to),
        _ => Squares::of(rival.from),
    }
}
