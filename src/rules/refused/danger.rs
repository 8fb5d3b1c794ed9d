//! How an own king would come into danger: pins, attacked squares, checks left unanswered.

use crate::board::{Cell, Man, Play, What};
use crate::notation::Sentence;
use crate::rules::grid::Grid;

/// A play that would leave an own king attacked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Danger {
    pub kind: DangerKind,
    pub play: Play,
    /// Where the king stands before the play.
    pub king: Cell,
    /// Who would attack him after it.
    pub by: Vec<(Man, Cell)>,
}

/// How an own king would come into danger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DangerKind {
    /// The man is all that stands between an attacker and the king.
    Pinned,
    /// Taking in passing removes what stands between an attacker and the king.
    PassingOpens,
    /// The king steps onto an attacked square.
    Attacked,
    /// The king steps back on the very line on which he is attacked.
    StaysOnLine,
    /// The king takes a man that another protects.
    Protected,
    /// The king steps beside the other king.
    KingsTouch,
    /// The king is in check and remains so.
    InCheck,
}

/// Whether and how a play leaves this king attacked.
pub(super) fn danger(grid: &Grid, play: &Play, king: Cell) -> Option<Danger> {
    let (side, _) = grid.on(play.from)?;
    let theirs = side.other();
    let now = if play.from == king { play.to } else { king };
    let after = grid.after(play);
    let attackers = after.attackers(now, theirs);
    let before = grid.attackers(king, theirs);
    let mut by = after.men_on(attackers);
    let kind = if play.from == king {
        match *by.as_slice() {
            [] => return None,
            _ if play.taken().is_some() => DangerKind::Protected,
            [(Man::King, _)] => DangerKind::KingsTouch,
            _ if (attackers & grid.attackers(now, theirs)).is_empty() => DangerKind::StaysOnLine,
            _ => DangerKind::Attacked,
        }
    } else {
        if !(attackers & before).is_empty() {
            by.retain(|&(_, at)| before.has(at));
            return Some(Danger {
                kind: DangerKind::InCheck,
                play: *play,
                king,
                by,
            });
        }
        let &(_, at) = by.first()?;
        match play.what {
            What::EnPassant { on, .. } if grid.line(at, king).has(on) => DangerKind::PassingOpens,
            _ => DangerKind::Pinned,
        }
    };
    Some(Danger {
        kind,
        play: *play,
        king,
        by,
    })
}

impl Danger {
    /// What endangers the king, as part of a sentence.
    pub(super) fn clause(&self, sentence: Sentence) -> Sentence {
        let play = &self.play;
        let attack = if self.by.len() == 1 {
            " attacks "
        } else {
            " attack "
        };
        match self.kind {
            DangerKind::Pinned => {
                let sentence = sentence
                    .man_on(play.man, play.from)
                    .text(" is pinned by ")
                    .men(&self.by)
                    .text(" to the king on ")
                    .cell(self.king)
                    .text(", along the ");
                if play.from.file() == self.king.file() {
                    sentence.text(self.king.file_letter()).text("-file")
                } else if play.from.rank() == self.king.rank() {
                    sentence.text("rank")
                } else {
                    sentence.text("diagonal")
                }
            }
            DangerKind::PassingOpens => sentence
                .text("taking in passing would open the line of ")
                .men(&self.by)
                .text(" to the king on ")
                .cell(self.king),
            DangerKind::Attacked => sentence.men(&self.by).text(attack).cell(play.to),
            DangerKind::StaysOnLine => sentence
                .men(&self.by)
                .text(attack)
                .cell(play.to)
                .text(", as the king would still stand on the line"),
            DangerKind::Protected => {
                let sentence = match play.taken() {
                    Some((man, on)) => sentence.man_on(man, on),
                    None => sentence,
                };
                sentence.text(" is protected by ").men(&self.by)
            }
            DangerKind::KingsTouch => sentence
                .text("two kings may never stand side by side, and ")
                .men(&self.by)
                .text(attack)
                .cell(play.to),
            DangerKind::InCheck => sentence.text("the check has to be answered first"),
        }
    }
}
