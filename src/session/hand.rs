//! The hand over the board: lifting a piece, putting it down, and making the move.

use super::action::BoardAction;
use super::editor::Tool;
use super::entry::Entry;
use super::{Hand, Notice, Session, say};
use crate::board::{Drawn, Move, MoveKind, Role, Square};
use crate::game::At;
use crate::notation::Sentence;
use crate::rules::{Position, refused, stuck};

impl Session {
    /// Returns whether a drag with the pointer can begin on a square: on any piece, because one that
    /// may not move is refused where it is put down, and on any square while arrows are drawn.
    #[must_use]
    pub fn may_drag(&self, square: Square) -> bool {
        match &self.editor {
            Some(editor) => editor.tool == Tool::Arrow || editor.setup.pieces.on(square).is_some(),
            None => self.game.position.on(square).is_some(),
        }
    }

    /// Returns whether a touch on `to` is a move of the piece lifted from `from`, legal or not. A
    /// touch on another piece of its side lifts that piece instead, unless the two can castle.
    #[must_use]
    pub fn may_drop(&self, from: Square, to: Square) -> bool {
        let color = |at| self.game.position.on(at).map(|(color, _)| color);
        color(from) != color(to) || castling_with(&self.game.position, from, to).is_some()
    }

    pub(super) fn apply_board(&mut self, action: BoardAction) {
        match action {
            BoardAction::Touch(square) => self.touch(square),
            BoardAction::Drag(from, to) => self.drop_on(from, to),
            BoardAction::Cancel => self.cancel(),
            BoardAction::Choose(mv) => self.choose(mv),
            BoardAction::Flip => self.board.flipped = !self.board.flipped,
            BoardAction::ToggleNames => self.board.names_on_squares = !self.board.names_on_squares,
            BoardAction::ToggleReasons => {
                self.board.reasons_on_board = !self.board.reasons_on_board
            }
            BoardAction::Point(pointing) => self.board.pointing = pointing,
        }
    }

    /// Puts down the lifted piece, and clears the notice and the pointing.
    fn cancel(&mut self) {
        self.board.hand = Hand::Idle;
        self.notice = None;
        self.board.pointing = None;
        self.pending = None;
    }

    /// Makes one of several moves that were offered.
    fn choose(&mut self, mv: Move) {
        let by_hand = matches!(self.board.hand, Hand::Choosing { .. });
        if self.make(mv) && !by_hand {
            self.set_entry(Entry::default());
        }
    }

    fn touch(&mut self, square: Square) {
        match self.board.hand {
            Hand::Lifted(from) if from == square => self.board.hand = Hand::Idle,
            Hand::Lifted(from) if self.may_drop(from, square) => self.drop_on(from, square),
            _ if self.may_lift(square) => self.lift(square),
            Hand::Choosing { .. } => self.board.hand = Hand::Idle,
            _ => self.refuse_piece(square),
        }
    }

    /// Says why no piece can be lifted from a square.
    fn refuse_piece(&mut self, square: Square) {
        if let Some(refused) = refused(&self.game.position, square, square) {
            self.tell(refused.sentence(), Vec::new(), refused.piece.is_some());
        }
    }

    /// Lifts a piece. If it has no legal move, the reason is given at once.
    fn lift(&mut self, square: Square) {
        self.board.hand = Hand::Lifted(square);
        self.notice = None;
        self.board.pointing = None;
        if self
            .game
            .position
            .moves()
            .iter()
            .any(|mv| mv.from == square)
        {
            return;
        }
        if let Some(stuck) = stuck(&self.game.position, square) {
            let mut drawn = stuck.drawn();
            drawn.retain(|drawn| drawn.role != Role::Asked);
            let sentence = say::cannot_move(stuck.piece, square).join(stuck.sentence());
            self.tell(sentence, drawn, false);
        }
    }

    fn tell(&mut self, sentence: Sentence, drawn: Vec<Drawn>, refusal: bool) {
        self.notice = Some(Notice {
            sentence,
            refusal,
            drawn,
            ..Notice::default()
        });
    }

    /// Puts a piece from one square on another, or back where it stood.
    fn drop_on(&mut self, from: Square, to: Square) {
        self.board.hand = Hand::Idle;
        if !self.may_lift(from) {
            return self.refuse_piece(from);
        }
        if from == to {
            return self.cancel();
        }
        let moves = landing(&self.game.position, from, to);
        match moves.as_slice() {
            [] => {
                if let Some(refused) = refused(&self.game.position, from, to) {
                    self.tell(refused.sentence(), refused.drawn(), true);
                }
            }
            [mv] => {
                self.make(*mv);
            }
            _ => self.board.hand = Hand::Choosing { choices: moves },
        }
    }

    /// Plays a move on the board, in an existing line or as a new one; returns `false` if it cannot
    /// be made.
    pub(super) fn make(&mut self, mv: Move) -> bool {
        if !self.game.position.may_go_on(&mv) {
            return false;
        }
        if let Some(pending) = self.pending.take() {
            return self.make_awaited(pending, mv);
        }
        if let Some(known) = self.tree().find(self.game.at, &mv) {
            self.go(At::After(known));
            return true;
        }
        self.remember();
        let (here, end) = (self.game.at, self.tree().end_of_line(At::Start));
        self.game.revision += 1;
        let added = self.tree_mut().add(here, mv);
        self.go(At::After(added));
        self.end_anew(end);
        true
    }
}

/// Returns the castling move meant by putting the king on its rook, or in Chess 99 on any piece it
/// may castle with.
fn castling_with(position: &Position, from: Square, to: Square) -> Option<Move> {
    let castles = |mv: &Move| match mv.kind {
        MoveKind::Castles { rook: at, .. } | MoveKind::CastlesWith { at, .. } => at == to,
        _ => false,
    };
    let mut moves = position.moves().into_iter();
    moves.find(|mv| mv.from == from && castles(mv))
}

/// Returns the legal moves that putting a piece from one square on another can mean.
pub(crate) fn landing(position: &Position, from: Square, to: Square) -> Vec<Move> {
    let mut moves = position.moves();
    moves.retain(|mv| mv.from == from && mv.to == to);
    // A king put on a square that it can also step to steps there instead of castling.
    if !moves.iter().all(Move::is_castling) {
        moves.retain(|mv| !mv.is_castling());
    }
    if moves.is_empty() {
        moves.extend(castling_with(position, from, to));
    }
    moves
}
