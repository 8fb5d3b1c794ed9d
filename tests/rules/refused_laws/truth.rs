//! Checks whether a reason is true, and whether another rule of its kind was overlooked.

use rank_and_file::board::{Color, Move, Piece, Square, Variant};
use rank_and_file::rules::{Danger, DangerKind, GameOver, Partner, Refused, Why};

use super::board::{Pieces, ahead, between, distance};
use super::pairs::Look;

impl Look<'_> {
    /// Returns whether a reason is true.
    pub fn is_true(&self, refused: &Refused) -> bool {
        let (board, from, to) = (&self.board, refused.from, refused.to);
        let standing = board.on(from);
        if standing.map(|(_, piece)| piece) != refused.piece {
            return false;
        }
        let (color, piece) = standing.unwrap_or((board.color, Piece::Pawn));
        let (files, ranks) = distance(from, to);
        let steps = ranks * ahead(color);
        let pawn = piece == Piece::Pawn;
        let goes = board.geometry(color, piece, from, to);
        let empty = |at: &Square| board.on(*at).is_none();
        let leaps = (files * ranks).abs() == 2;
        let clear = leaps || between(from, to).iter().all(empty);
        let beside = Square::new(to.file(), from.rank());
        let king = |color: Color| {
            let king = |at: &Square| board.on(*at) == Some((color, Piece::King));
            board.variant.squares().find(king)
        };
        let checked = |color: Color| {
            king(color).is_some_and(|king| !board.attackers(king, color.other()).is_empty())
        };
        match &refused.why {
            Why::GameOver(over) => {
                self.moves.is_empty()
                    && match *over {
                        GameOver::Mate(color) => color == board.color && checked(color),
                        GameOver::Stalemate(color) => color == board.color && !checked(color),
                        GameOver::KingTaken(color) => king(color).is_none(),
                        GameOver::MovesUsedUp => self.position.fullmove() > 99,
                    }
            }
            Why::Nobody => standing.is_none(),
            Why::NotYours => color != board.color && board.variant != Variant::Diagram,
            Why::NotSo { passed } => !goes && (!passed || (!pawn && board.passed == Some(to))),
            Why::InTheWay { color, piece, at } => {
                let line = between(from, to);
                let first = line.iter().find(|&at| !empty(at));
                goes && !leaps && first == Some(at) && board.on(*at) == Some((*color, *piece))
            }
            Why::OwnPiece(who) => goes && clear && board.on(to) == Some((color, *who)),
            Why::TwoSteps => {
                let begins = board.home(color) as i8 + ahead(color);
                pawn && files == 0 && steps == 2 && from.rank() as i8 != begins
            }
            Why::TakesAhead(who) => {
                pawn && goes && files == 0 && clear && board.on(to) == Some((color.other(), *who))
            }
            Why::NothingToTake => pawn && goes && files != 0 && empty(&to),
            Why::NotInPassing(on) => {
                pawn && goes
                    && files != 0
                    && empty(&to)
                    && *on == beside
                    && board.on(beside) == Some((color.other(), Piece::Pawn))
                    && board.passed != Some(to)
            }
            Why::Danger(danger) => self.danger(refused, danger),
            Why::Castling(castling) => self.castling(refused, castling),
            Why::Partner(partner) => {
                let line = between(from, to);
                board.variant == Variant::Chess99
                    && piece == Piece::King
                    && match *partner {
                        Partner::NotHome => from.rank() != board.home(color),
                        Partner::Between(piece, at) => {
                            line.iter().find(|&at| !empty(at)) == Some(&at)
                                && board.on(at).map(|(_, piece)| piece) == Some(piece)
                        }
                    }
            }
            Why::Spoiled { mv, spoiled } => {
                let Some(sentence) = spoiled.sentence else {
                    return pawn
                        && goes
                        && to.rank() == board.home(color.other())
                        && board.on(to).is_some_and(|(_, piece)| piece != Piece::King);
                };
                let (text, rivals) = (sentence.to_string(), &spoiled.rivals);
                let mine: Vec<_> = self.sentences.iter().filter(|one| one.0 == text).collect();
                let known = |mv: &Move| {
                    mine.iter()
                        .any(|(_, from, to)| (*from, *to) == (mv.from, mv.to))
                };
                goes && !rivals.is_empty()
                    && rivals.iter().chain([mv]).all(known)
                    && mine.len() == rivals.len() + 1
                    && (mv.from, mv.to) == (from, to)
            }
        }
    }

    /// Returns whether the reason is of the right kind. It must concern the piece's way of moving
    /// exactly if the piece could not make the move on an empty board, and the safety of kings
    /// exactly if the piece could make it here.
    pub fn is_complete(&self, refused: &Refused) -> bool {
        let (board, from, to) = (&self.board, refused.from, refused.to);
        let (Some((color, piece)), false) =
            (board.on(from), matches!(refused.why, Why::GameOver(_)))
        else {
            return true;
        };
        if color != board.color && board.variant != Variant::Diagram {
            return refused.why == Why::NotYours;
        }
        let two = matches!(refused.why, Why::TwoSteps);
        let castling = matches!(refused.why, Why::Castling(_) | Why::Partner(_));
        let not_so = matches!(refused.why, Why::NotSo { .. });
        let goes = board.goes(color, from, to);
        let last_word = matches!(refused.why, Why::Danger(_) | Why::Spoiled { .. });
        goes == last_word
            && (castling || (not_so || two) != board.geometry(color, piece, from, to))
            && (!castling || piece == Piece::King)
    }

    fn danger(&self, refused: &Refused, danger: &Danger) -> bool {
        let (board, from, to) = (&self.board, refused.from, refused.to);
        let Some((color, piece)) = board.on(from) else {
            return false;
        };
        let king_moves = from == danger.king;
        let now = if king_moves { to } else { danger.king };
        let theirs = color.other();
        let after = board.after(from, to);
        let (before, then) = (
            board.attackers(danger.king, theirs),
            after.attackers(now, theirs),
        );
        let among = |pieces: &Pieces| danger.by.iter().all(|one| pieces.contains(one));
        let checked = !before.is_empty();
        let answered = match &refused.answers {
            Some(answers) => checked && answers.checkers == before && self.groups(answers),
            None => !checked,
        };
        let opens = |gone: &[Square]| among(&board.without(gone).attackers(danger.king, theirs));
        let passing = piece == Piece::Pawn && from.file() != to.file() && board.on(to).is_none();
        let beside = Square::new(to.file(), from.rank());
        board.on(danger.king) == Some((color, Piece::King))
            && !danger.by.is_empty()
            && among(&then)
            && answered
            && match danger.kind {
                DangerKind::Pinned => {
                    !king_moves && opens(&[from]) && danger.by.iter().all(|by| !before.contains(by))
                }
                DangerKind::PassingOpens => {
                    passing && board.passed == Some(to) && opens(&[from, beside]) && !opens(&[from])
                }
                DangerKind::InCheck => !king_moves && among(&before),
                DangerKind::Attacked => {
                    king_moves
                        && danger.by == then
                        && then.iter().any(|&(_, at)| board.attacks(at, to))
                }
                DangerKind::StaysOnLine => {
                    king_moves
                        && danger.by == then
                        && among(&before)
                        && !then.iter().any(|&(_, at)| board.attacks(at, to))
                }
                DangerKind::Protected => king_moves && danger.by == then && board.on(to).is_some(),
                DangerKind::KingsTouch => {
                    king_moves && danger.by == then && matches!(*then, [(Piece::King, _)])
                }
            }
    }
}
