//! How a move would endanger its own king: pins, attacked squares, checks left unanswered.

use crate::board::{Move, MoveKind, Piece, Square};
use crate::notation::Sentence;
use crate::rules::grid::Grid;

/// A move that would leave a king of its own side attacked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Danger {
    /// How the king would come into danger.
    pub kind: DangerKind,
    /// Move that would leave the king attacked.
    pub mv: Move,
    /// Square of the king before the move.
    pub king: Square,
    /// Pieces that would attack the king after the move.
    pub by: Vec<(Piece, Square)>,
}

/// How a king of the mover's side would come into danger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DangerKind {
    /// The piece is the only one between an attacker and the king.
    Pinned,
    /// Taking en passant removes the piece between an attacker and the king.
    PassingOpens,
    /// The king steps onto an attacked square.
    Attacked,
    /// The king steps back along the line on which it is attacked.
    StaysOnLine,
    /// The king takes a piece that another protects.
    Protected,
    /// The king steps beside the other king.
    KingsTouch,
    /// The king is in check and remains so.
    InCheck,
}

/// Returns how a move leaves this king attacked; `None` if it does not.
pub(super) fn danger(grid: &Grid, mv: &Move, king: Square) -> Option<Danger> {
    let (color, _) = grid.on(mv.from)?;
    let theirs = color.other();
    let now = if mv.from == king { mv.to } else { king };
    let after = grid.after(mv);
    let attackers = after.attackers(now, theirs);
    let before = grid.attackers(king, theirs);
    let mut by = after.pieces_on(attackers);
    let kind = if mv.from == king {
        match *by.as_slice() {
            [] => return None,
            _ if mv.taken().is_some() => DangerKind::Protected,
            [(Piece::King, _)] => DangerKind::KingsTouch,
            _ if (attackers & grid.attackers(now, theirs)).is_empty() => DangerKind::StaysOnLine,
            _ => DangerKind::Attacked,
        }
    } else {
        if !(attackers & before).is_empty() {
            by.retain(|&(_, at)| before.has(at));
            return Some(Danger {
                kind: DangerKind::InCheck,
                mv: *mv,
                king,
                by,
            });
        }
        let &(_, at) = by.first()?;
        match mv.kind {
            MoveKind::EnPassant { on, .. } if grid.line(at, king).has(on) => {
                DangerKind::PassingOpens
            }
            _ => DangerKind::Pinned,
        }
    };
    Some(Danger {
        kind,
        mv: *mv,
        king,
        by,
    })
}

impl Danger {
    /// Adds what endangers the king to a sentence.
    pub(super) fn clause(&self, sentence: Sentence) -> Sentence {
        let mv = &self.mv;
        let attack = if self.by.len() == 1 {
            " attacks "
        } else {
            " attack "
        };
        match self.kind {
            DangerKind::Pinned => {
                let sentence = sentence
                    .piece_on(mv.piece, mv.from)
                    .text(" is pinned to the king on ")
                    .square(self.king)
                    .text(" by ")
                    .pieces(&self.by)
                    .text(", along the ");
                if mv.from.file() == self.king.file() {
                    sentence.text(self.king.file_letter()).text("-file")
                } else if mv.from.rank() == self.king.rank() {
                    sentence.text("rank")
                } else {
                    sentence.text("diagonal")
                }
            }
            DangerKind::PassingOpens => sentence
                .text("taking en passant would open the line from ")
                .pieces(&self.by)
                .text(" to the king on ")
                .square(self.king),
            DangerKind::Attacked => sentence.pieces(&self.by).text(attack).square(mv.to),
            DangerKind::StaysOnLine => sentence
                .pieces(&self.by)
                .text(attack)
                .square(mv.to)
                .text(", since the king would stay on the same line"),
            DangerKind::Protected => {
                let sentence = match mv.taken() {
                    Some((piece, on)) => sentence.piece_on(piece, on),
                    None => sentence,
                };
                sentence.text(" is protected by ").pieces(&self.by)
            }
            DangerKind::KingsTouch => sentence
                .text("two kings may never stand side by side, and ")
                .pieces(&self.by)
                .text(attack)
                .square(mv.to),
            DangerKind::InCheck => sentence.text("the check has to be answered first"),
        }
    }
}
