//! What a game has that few games have, and that a reader of notation looks for.
//!
//! | typed | games with |
//! |---|---|
//! | `has:double` | a name that needs both file and rank of departure: `Qh4e1` |
//! | `has:pinned` | a name that needs nothing, since the rival is pinned |
//! | `has:descriptive` | a move that descriptive has to tell apart and algebraic has not |
//! | `has:underpromotion` | a pawn that becomes another piece than a queen |
//! | `has:en-passant` | a capture en passant |
//! | `has:castling-mate` | castling that gives mate |
//! | `has:variations` · `has:comments` | a second line, or words |
//! | `has:troubles` | something that could not be read |

use crate::board::{Move, MoveKind, Piece};
use crate::game::comment::without_commands;
use crate::game::{At, GameTree};
use crate::notation::{Notation, Rule};
use crate::rules::{PackedMove, Position, Replay};

/// Something that a game may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Feature {
    Double,
    Pinned,
    Descriptive,
    Underpromotion,
    EnPassant,
    CastlingMate,
    Variations,
    Comments,
    Troubles,
}

impl Feature {
    pub const ALL: [Feature; 9] = [
        Feature::Double,
        Feature::Pinned,
        Feature::Descriptive,
        Feature::Underpromotion,
        Feature::EnPassant,
        Feature::CastlingMate,
        Feature::Variations,
        Feature::Comments,
        Feature::Troubles,
    ];

    /// The word for it in a search.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Feature::Double => "double",
            Feature::Pinned => "pinned",
            Feature::Descriptive => "descriptive",
            Feature::Underpromotion => "underpromotion",
            Feature::EnPassant => "en-passant",
            Feature::CastlingMate => "castling-mate",
            Feature::Variations => "variations",
            Feature::Comments => "comments",
            Feature::Troubles => "troubles",
        }
    }

    /// The feature of such a word; `None` if it is none.
    #[must_use]
    pub fn tagged(tag: &str) -> Option<Feature> {
        Feature::ALL
            .into_iter()
            .find(|feature| feature.tag() == tag)
    }
}

/// What a game has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features(u16);

impl Features {
    #[must_use]
    pub const fn has(self, feature: Feature) -> bool {
        self.0 & (1 << feature as u16) != 0
    }

    pub const fn add(&mut self, feature: Feature) {
        self.0 |= 1 << feature as u16;
    }

    /// What a game has, by its main line and by what stands beside that. Whether all of it was read is for its reader
    /// to say.
    #[must_use]
    pub fn of(tree: &GameTree) -> Features {
        let mut features = Features::default();
        let mut position = tree.start().clone();
        let mut replay = Replay::of(&position);
        let mut plies = 0;
        for id in tree.main_line(At::Start) {
            let mv = tree.node(id).mv;
            features.look_at_move(&mv);
            features.look_at_name(&mv, &position, replay.as_ref());
            position.play(&mv);
            if let (Some(replay), Some(mv)) = (&mut replay, PackedMove::of(&mv)) {
                replay.play(mv);
            }
            if matches!(mv.kind, MoveKind::Castles { .. })
                && position.checked_king().is_some()
                && position.is_over()
            {
                features.add(Feature::CastlingMate);
            }
            plies += 1;
        }
        if tree.len() > plies {
            features.add(Feature::Variations);
        }
        let nodes = tree.ids().map(|id| tree.node(id));
        let comments = nodes.flat_map(|node| node.before.iter().chain(&node.comments));
        let mut comments = tree.comments.iter().chain(comments);
        if comments.any(|comment| !without_commands(comment).is_empty()) {
            features.add(Feature::Comments);
        }
        features
    }

    fn look_at_move(&mut self, mv: &Move) {
        match mv.kind {
            MoveKind::EnPassant { .. } => self.add(Feature::EnPassant),
            MoveKind::Promotes { to, .. } if to != Piece::Queen => {
                self.add(Feature::Underpromotion);
            }
            _ => {}
        }
    }

    /// NameTable a move only where that can tell something new.
    fn look_at_name(&mut self, mv: &Move, position: &Position, replay: Option<&Replay>) {
        let rival = match (replay, PackedMove::of(mv)) {
            (Some(replay), Some(mv)) => replay.has_rival(mv),
            _ => true,
        };
        let short = rival && !(self.has(Feature::Double) && self.has(Feature::Pinned));
        let descriptive = !rival && !self.has(Feature::Descriptive);
        if !short && !descriptive {
            return;
        }
        let turn = position.turn_of(position.mover(mv));
        if short {
            match Notation::SHORT.name(mv, &turn).rule {
                Rule::FileAndRank => self.add(Feature::Double),
                Rule::Pinned => self.add(Feature::Pinned),
                _ => {}
            }
        }
        if descriptive && Notation::DESCRIPTIVE.name(mv, &turn).rule.tells_apart() {
            self.add(Feature::Descriptive);
        }
    }
}
