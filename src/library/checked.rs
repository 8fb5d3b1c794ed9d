//! Facts about a game that are found by playing its main line through once.

use serde::{Deserialize, Serialize};

use super::played::{LinePacker, PlayedLine};
use super::{Feature, Features};
use crate::board::{Move, MoveKind, Piece};
use crate::game::comment::without_commands;
use crate::game::pgn::{Game, PlainWalk, ReadAs, games};
use crate::game::{At, GameOpening, GameTree, OpeningRow};
use crate::notation::{Notation, Ply, Rule};
use crate::rules::{PackedMove, Position, Rivals};

/// Facts about a game that its moves reveal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckedGame {
    /// Plies of its main line.
    pub plies: u32,
    /// Features found in its moves and comments.
    pub features: Features,
    /// Code of its opening.
    pub code: String,
    /// Name of its opening.
    pub opening: String,
    /// Its main line; `None` if it is not orthodox chess.
    pub line: Option<PlayedLine>,
}

impl CheckedGame {
    /// Reads the first game of a text and plays it through.
    #[must_use]
    pub fn read(text: &str) -> CheckedGame {
        CheckedGame::read_plain(text)
            .or_else(|| Some(CheckedGame::from_game(&games(text, ReadAs::Auto).next()?)))
            .unwrap_or_default()
    }

    /// Reads a game by the fast path; returns `None` if that does not reach its end.
    fn read_plain(text: &str) -> Option<CheckedGame> {
        let mut walk = PlainWalk::new(text);
        let mut played = PlayedGame::begin(Position::start());
        while let Some(mv) = walk.next(&played.position) {
            played.play(&mv);
        }
        let score = walk.end()?;
        if score.remarks {
            played.features.add(Feature::Comments);
        }
        Some(played.end(&score.tags))
    }

    /// Plays through a game that has been read.
    #[must_use]
    pub fn from_game(game: &Game) -> CheckedGame {
        let tree = &game.tree;
        let mut played = PlayedGame::begin(tree.start().clone());
        for id in tree.main_line(At::Start) {
            played.play(&tree.node(id).mv);
        }
        played.features.look_at_words(tree, played.plies);
        if game.has_errors() {
            played.features.add(Feature::Troubles);
        }
        played.end(&tree.tags)
    }
}

/// A game as far as it has been played.
struct PlayedGame {
    position: Position,
    packer: LinePacker,
    features: Features,
    opening: Option<OpeningRow>,
    plies: usize,
}

impl PlayedGame {
    /// Begins a game in this position.
    fn begin(start: Position) -> PlayedGame {
        PlayedGame {
            packer: LinePacker::new(&start),
            position: start,
            features: Features::default(),
            opening: None,
            plies: 0,
        }
    }

    /// Plays the next move of the main line.
    fn play(&mut self, mv: &Move) {
        self.features.look_at_move(mv);
        let packed = PackedMove::pack(mv);
        if let Some(rivals) = packed.and_then(|packed| self.position.packed_rivals(packed)) {
            self.features.look_at_name(mv, &self.position, rivals);
        }
        self.position.play(mv);
        self.features.look_at_mate(mv, &self.position);
        self.packer.add(packed, self.position.replay_key());
        if self.plies < OpeningRow::DEEPEST {
            self.opening = OpeningRow::at_position(&self.position).or(self.opening);
        }
        self.plies += 1;
    }

    /// Returns the facts that all of its moves and these tags reveal.
    fn end(self, tags: &[(String, String)]) -> CheckedGame {
        let opening = GameOpening::with(tags, self.opening);
        let (code, opening) = opening.map_or_else(Default::default, |it| (it.code, it.name));
        CheckedGame {
            plies: self.plies as u32,
            features: self.features,
            code,
            opening,
            line: self.packer.line(),
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

    /// Adds [`Feature::CastlingMate`] if this move castled and gave mate in `position`.
    fn look_at_mate(&mut self, mv: &Move, position: &Position) {
        if matches!(mv.kind, MoveKind::Castles { .. })
            && position.checked_king().is_some()
            && position.is_over()
        {
            self.add(Feature::CastlingMate);
        }
    }

    /// Names a move only where the name can add a feature, because naming costs more than all the
    /// rest.
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
