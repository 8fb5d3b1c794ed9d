//! How a move would endanger its own king: pins, attacked squares, checks left unanswered.

use crate::board::{Move, MoveKind, Piece, Square};
use crate::notation::Sentence;
use crate::rules::grid::Grid;
use crate::words;

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
    /// Returns what endangers the king, as a clause.
    pub(super) fn clause(&self) -> Sentence {
        let mv = &self.mv;
        let start = Sentence::default();
        let by = || Sentence::default().pieces(&self.by).into();
        let many = self.by.len().into();
        match self.kind {
            DangerKind::Pinned => {
                let (piece, from, king) = (mv.piece.into(), mv.from.into(), self.king.into());
                if mv.from.file() == self.king.file() {
                    let file = self.king.file_letter().to_string();
                    start.say(
                        words::PINNED_ON_FILE,
                        [piece, from, king, by(), file.into()],
                    )
                } else if mv.from.rank() == self.king.rank() {
                    start.say(words::PINNED_ON_RANK, [piece, from, king, by()])
                } else {
                    start.say(words::PINNED_ON_DIAGONAL, [piece, from, king, by()])
                }
            }
            DangerKind::PassingOpens => start.say(words::PASSING_OPENS, [by(), self.king.into()]),
            DangerKind::Attacked => start.say(words::ATTACKED, [many, by(), mv.to.into()]),
            DangerKind::StaysOnLine => start.say(words::STAYS_ON_LINE, [many, by(), mv.to.into()]),
            DangerKind::Protected => {
                let taken = mv
                    .taken()
                    .map(|(piece, on)| Sentence::default().piece_on(piece, on));
                start.say(words::PROTECTED, [taken.unwrap_or_default().into(), by()])
            }
            DangerKind::KingsTouch => start.say(words::KINGS_TOUCH, [many, by(), mv.to.into()]),
            DangerKind::InCheck => start.text(words::ANSWER_CHECK_FIRST),
        }
    }
}
