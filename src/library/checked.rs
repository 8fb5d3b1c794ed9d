//! What is found out about a game by playing its main line through once.

use super::played::{LinePacker, PlayedLine};
use super::{Feature, Features};
use crate::board::{Move, MoveKind, Piece};
use crate::game::comment::without_commands;
use crate::game::pgn::{ReadAs, games};
use crate::game::{At, GameOpening, GameTree, OpeningRow};
use crate::notation::{Notation, Ply, Rule};
use crate::rules::{PackedMove, Position, Replay, Rivals};

/// What the moves of a game tell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckedGame {
    /// The half-moves of its main line.
    pub plies: u32,
    pub features: Features,
    /// The code of its opening, and what that is called.
    pub code: String,
    pub opening: String,
    /// Its main line; `None` if it is not orthodox chess.
    pub line: Option<PlayedLine>,
}

impl CheckedGame {
    /// Reads the first game of a text and plays it through.
    #[must_use]
    pub fn read(text: &str) -> CheckedGame {
        let Some(game) = games(text, ReadAs::Auto).next() else {
            return CheckedGame::default();
        };
        let tree = &game.tree;
        let mut position = tree.start().clone();
        let mut packer = LinePacker::new(&position);
        let mut replay = Replay::of(&position);
        let mut features = Features::default();
        let mut opening = None;
        let mut plies = 0;
        for id in tree.main_line(At::Start) {
            let mv = tree.node(id).mv;
            features.look_at_move(&mv);
            let packed = PackedMove::of(&mv);
            if let (Some(replay), Some(packed)) = (&replay, packed) {
                features.look_at_name(&mv, &position, replay.rivals(packed));
            }
            position.play(&mv);
            features.look_at_mate(&mv, &position);
            replay = Replay::of(&position);
            packer.add(packed, replay.as_ref());
            if plies < OpeningRow::DEEPEST {
                opening = OpeningRow::of(&position).or(opening);
            }
            plies += 1;
        }
        features.look_at_words(tree, plies);
        if game.has_errors() {
            features.add(Feature::Troubles);
        }
        let opening = GameOpening::with(tree, opening);
        let (code, opening) = opening.map_or_else(Default::default, |it| (it.code, it.name));
        CheckedGame {
            plies: plies as u32,
            features,
            code,
            opening,
            line: packer.line(),
        }
    }
}

impl Features {
    fn look_at_move(&mut self, mv: &Move) {
        match mv.kind {
            MoveKind::EnPassant { .. } => self.add(Feature::EnPassant),
            MoveKind::Promotes { to, .. } if to != Piece::Queen => {
                self.add(Feature::Underpromotion);
            }
            _ => {}
        }
    }

    /// Whether castling has given mate, which has led to this position.
    fn look_at_mate(&mut self, mv: &Move, position: &Position) {
        if matches!(mv.kind, MoveKind::Castles { .. })
            && position.checked_king().is_some()
            && position.is_over()
        {
            self.add(Feature::CastlingMate);
        }
    }

    /// Names a move only where that can tell something new, since names cost more than all the rest.
    fn look_at_name(&mut self, mv: &Move, position: &Position, rivals: Rivals) {
        let double = rivals.on_file && rivals.on_rank && !self.has(Feature::Double);
        let pinned = rivals.pinned && !self.has(Feature::Pinned);
        let descriptive = !rivals.any && !self.has(Feature::Descriptive);
        if !(double || pinned || descriptive) {
            return;
        }
        let turn = position.turn();
        let ply = Ply::new(mv, &turn);
        let mut name = String::new();
        if double || pinned {
            match Notation::SHORT.write(&ply, &mut name) {
                Rule::FileAndRank => self.add(Feature::Double),
                Rule::Pinned => self.add(Feature::Pinned),
                _ => {}
            }
        }
        if descriptive && Notation::DESCRIPTIVE.write(&ply, &mut name).tells_apart() {
            self.add(Feature::Descriptive);
        }
    }

    fn look_at_words(&mut self, tree: &GameTree, plies: usize) {
        if tree.len() > plies {
            self.add(Feature::Variations);
        }
        let nodes = tree.ids().map(|id| tree.node(id));
        let comments = nodes.flat_map(|node| node.before.iter().chain(&node.comments));
        let mut comments = tree.comments.iter().chain(comments);
        if comments.any(|comment| !without_commands(comment).is_empty()) {
            self.add(Feature::Comments);
        }
    }
}
