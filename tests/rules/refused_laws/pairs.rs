//! Checks every pair of squares of a position, and counts how often each reason was met.

use rank_and_file::board::{Move, MoveKind, Square, Variant};
use rank_and_file::game::fen::write_setup;
use rank_and_file::rules::{DangerKind, GameOver, Position, Refused, Why, refused};

use testing::chance::cases;

use super::board::Board;

/// The position being checked, shared by the checks and used in messages.
pub struct Look<'p> {
    /// The position.
    pub position: &'p Position,
    /// Its board in the second statement of the rules.
    pub board: Board,
    /// Its legal moves.
    pub moves: Vec<Move>,
    /// The text of every move that the pieces' ways of moving allow in U-chess, with its squares.
    pub sentences: Vec<(String, Square, Square)>,
    seen: &'p mut Seen,
}

/// Number of times that each reason was met.
#[derive(Default)]
pub struct Seen(pub std::collections::BTreeMap<&'static str, usize>);

impl<'p> Look<'p> {
    /// Returns a position to check after the last move.
    pub fn new(position: &'p Position, last: Option<&Move>, seen: &'p mut Seen) -> Look<'p> {
        let board = Board::from_position(position, last);
        let spoils = matches!(board.variant, Variant::UChess | Variant::UChessAise);
        Look {
            position,
            moves: position.moves(),
            sentences: if spoils {
                board.sentences()
            } else {
                Vec::new()
            },
            board,
            seen,
        }
    }

    /// Checks the pairs of squares of the position.
    pub fn everywhere(&mut self) {
        for from in self.board.variant.squares() {
            let own = self
                .board
                .on(from)
                .is_some_and(|(color, _)| color == self.board.color);
            // Reasons about empty squares and the opponent's pieces vary little, and checking all
            // of them in every game would be slow.
            let step = match (own, self.board.variant) {
                (true, Variant::Chess99 | Variant::Modern) => cases(4, 1),
                (true, _) => cases(2, 1),
                (false, Variant::Standard) => cases(29, 1),
                (false, _) => cases(29, 7),
            };
            // The squares left out differ from time to time.
            let heard: usize = self.seen.0.values().sum();
            for to in self
                .board
                .variant
                .squares()
                .skip(heard % step)
                .step_by(step)
                .filter(|&to| to != from)
            {
                self.pair(from, to);
            }
        }
    }

    /// Checks a pair of squares.
    pub fn pair(&mut self, from: Square, to: Square) {
        let lands = |mv: &Move| {
            let onto = match mv.kind {
                MoveKind::Castles { rook, .. } => rook,
                MoveKind::CastlesWith { at, .. } => at,
                _ => mv.to,
            };
            mv.from == from && (mv.to == to || onto == to)
        };
        let legal = self.moves.iter().any(lands);
        let refused = refused(self.position, from, to);
        let place = || format!("{from}{to} in {}", write_setup(&self.position.setup()));
        assert_eq!(refused.is_none(), legal, "{}: {refused:?}", place());
        let Some(refused) = refused else { return };
        let name = self.name(&refused);
        *self.seen.0.entry(name).or_default() += 1;
        assert!(self.is_true(&refused), "{}: {refused:?}", place());
        assert!(self.is_complete(&refused), "{}: {refused:?}", place());
        // Sentences are slow to build and differ little, so only some are checked.
        if self.seen.0[name] % 97 == 1 {
            let sentence = refused.sentence().to_string();
            assert!(
                sentence.ends_with('.') && !sentence.contains(".."),
                "{sentence}"
            );
            assert!(
                sentence.starts_with(|c: char| c.is_ascii_uppercase() || c == '"'),
                "{sentence}"
            );
        }
    }

    fn name(&self, refused: &Refused) -> &'static str {
        match &refused.why {
            Why::GameOver(GameOver::Mate(_)) => "mate",
            Why::GameOver(GameOver::Stalemate(_)) => "stalemate",
            Why::GameOver(GameOver::KingTaken(_)) => "king taken",
            Why::GameOver(GameOver::MovesUsedUp) => "moves used up",
            Why::Nobody => "nobody",
            Why::NotYours => "not yours",
            Why::NotSo { .. } => "not so",
            Why::InTheWay { .. } => "in the way",
            Why::OwnPiece(_) => "own piece",
            Why::TwoSteps => "two steps",
            Why::TakesAhead(_) => "takes ahead",
            Why::NothingToTake => "nothing to take",
            Why::NotInPassing(_) => "not en passant",
            Why::Castling(_) => "castling",
            Why::Partner(_) => "partner",
            Why::Spoiled { spoiled, .. } => match spoiled.sentence {
                Some(_) => "spoiled",
                None => "no sentence",
            },
            Why::Danger(danger) => match danger.kind {
                DangerKind::Pinned => "pinned",
                DangerKind::PassingOpens => "passing opens",
                DangerKind::Attacked => "attacked",
                DangerKind::StaysOnLine => "stays on line",
                DangerKind::Protected => "protected",
                DangerKind::KingsTouch => "kings touch",
                DangerKind::InCheck => "in check",
            },
        }
    }
}
