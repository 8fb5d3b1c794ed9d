//! The sentences of refusal, the figures drawn with them, and how each piece moves.

use super::{CastlingFault, GameOver, Partner, Refused, Why};
use crate::board::{Color, Drawn, Piece, Role, Shape, Square, Variant};
use crate::notation::{Filling, Sentence};
use crate::rules::{forward, home_rank};
use crate::words::{self, Message};

/// Returns how a piece moves.
const fn how(piece: Piece, variant: Variant, waiting: bool) -> Message {
    match piece {
        Piece::King => match variant {
            Variant::Chess99 => words::KING_MOVES_NINE,
            Variant::Modern => words::KING_MOVES_MODERN,
            _ => words::KING_MOVES,
        },
        Piece::Queen => words::QUEEN_MOVES,
        Piece::Rook => words::ROOK_MOVES,
        Piece::Bishop => words::BISHOP_MOVES,
        Piece::Knight => words::KNIGHT_MOVES,
        Piece::Paladin => words::PALADIN_MOVES,
        Piece::Pawn if waiting => words::WAITING_PAWN_MOVES,
        Piece::Pawn => match variant {
            Variant::Chess99 => words::PAWN_MOVES_NINE,
            _ => words::PAWN_MOVES,
        },
    }
}

impl Refused {
    /// Returns why the move is refused, in words.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        let sentence = match &self.why {
            Why::Spoiled { mv, spoiled } => return spoiled.because(mv),
            why => self.because(why),
        };
        match &self.answers {
            None => sentence,
            Some(answers) => sentence.text(" ").join(answers.sentence()),
        }
    }

    /// Returns why the move is refused, without what it could have been.
    fn because(&self, why: &Why) -> Sentence {
        let piece = self.piece.unwrap_or(Piece::Pawn);
        let (from, to) = (self.from, self.to);
        match why {
            Why::GameOver(over) => {
                let (message, color) = match *over {
                    GameOver::Mate(color) => (words::OVER_MATE, color),
                    GameOver::Stalemate(color) => (words::OVER_STALEMATE, color),
                    GameOver::KingTaken(color) => (words::OVER_KING_TAKEN, color),
                    GameOver::MovesUsedUp => return say(words::OVER_MOVES, []),
                };
                say(message, [color.into()])
            }
            Why::Nobody => match self.variant {
                Variant::Diagram => say(words::NO_PIECE, [from.into()]),
                _ => say(words::NO_PIECE_TO_MOVE, [self.color.into(), from.into()]),
            },
            Why::NotYours => {
                let whose = [self.color.other().into(), piece.into(), from.into()];
                say(words::NOT_YOURS, whose)
            }
            Why::NotSo { passed } => self.not_so(piece, *passed),
            Why::InTheWay {
                color,
                piece: who,
                at,
            } => {
                let who = piece_at(*color, *who, *at);
                say(
                    words::IN_THE_WAY,
                    [who.into(), piece.into(), from.into(), to.into()],
                )
            }
            Why::OwnPiece(who) => say(
                words::OWN_PIECE,
                [self.color.into(), (*who).into(), to.into()],
            ),
            Why::TwoSteps => {
                let rank = Square::new(0, self.pawns_rank()).rank_digit().to_string();
                say(words::TWO_STEPS, [self.color.into(), rank.into()])
            }
            Why::TakesAhead(who) => {
                let who = piece_at(self.color.other(), *who, to);
                say(words::TAKES_AHEAD, [who.into()])
            }
            Why::NothingToTake => say(words::NOTHING_TO_TAKE, [to.into()]),
            Why::NotInPassing(on) => say(words::NOT_IN_PASSING, [to.into(), (*on).into()]),
            Why::Danger(danger) => stopped(danger.clause()).capitalised(),
            Why::Castling(castling) => stopped(castling.sentence()),
            Why::Partner(partner) => match partner {
                Partner::NotHome => say(words::KING_NOT_HOME, [from.into()]),
                Partner::Between(piece, at) => {
                    let who = Sentence::default().piece_on(*piece, *at);
                    say(words::PARTNER_BETWEEN, [who.into()])
                }
            },
            Why::Spoiled { mv, spoiled } => spoiled.because(mv),
        }
    }

    fn not_so(&self, piece: Piece, passed: bool) -> Sentence {
        let span = self.variant.span();
        let last = self.from.rank() == home_rank(self.color.other(), span);
        let waiting = piece == Piece::Pawn && self.variant == Variant::Chess99 && last;
        let ahead = (self.to.rank() as i8 - self.from.rank() as i8) * forward(self.color);
        let how = how(piece, self.variant, waiting);
        let sentence = match ahead {
            0 if piece == Piece::Pawn && !waiting => say(words::NEVER_SIDEWAYS, [how.into()]),
            ..0 if piece == Piece::Pawn && !waiting => say(words::NEVER_BACKWARDS, [how.into()]),
            _ => say(words::CANNOT_REACH, [how.into(), self.to.into()]),
        };
        match passed {
            true => sentence.text(" ").text(words::ONLY_PAWN_EN_PASSANT),
            false => sentence,
        }
    }

    /// Returns the rank from which a pawn may go two squares, counted from 0 on White's side.
    const fn pawns_rank(&self) -> u8 {
        let home = home_rank(self.color, self.variant.span());
        home.wrapping_add_signed(forward(self.color))
    }

    /// Returns the figures drawn over the board: the move asked for, the obstacle to it, and in
    /// check the answers.
    #[must_use]
    pub fn drawn(&self) -> Vec<Drawn> {
        let mut drawn = Vec::new();
        let mut put = |shape, role| drawn.push(Drawn { shape, role });
        if self.piece.is_none() {
            put(Shape::Cross(self.from), Role::Asked);
            return drawn;
        }
        put(Shape::Arrow(self.from, self.to), Role::Asked);
        let mut against = |shape| put(shape, Role::Against);
        match &self.why {
            Why::InTheWay { at, .. } | Why::NotInPassing(at) => against(Shape::Circle(*at)),
            Why::OwnPiece(_) | Why::TakesAhead(_) => against(Shape::Circle(self.to)),
            Why::NotSo { .. } | Why::TwoSteps | Why::NothingToTake => {
                against(Shape::Cross(self.to));
            }
            Why::Danger(danger) => {
                let king = match danger.mv.from == danger.king {
                    true => self.to,
                    false => danger.king,
                };
                for &(_, at) in &danger.by {
                    against(Shape::Arrow(at, king));
                }
            }
            Why::Castling(castling) => {
                for fault in &castling.faults {
                    fault.shapes(self.from).into_iter().for_each(&mut against);
                }
            }
            Why::Partner(Partner::Between(_, at)) => against(Shape::Circle(*at)),
            Why::Spoiled { spoiled, .. } => {
                if spoiled.rivals.is_empty() {
                    against(Shape::Cross(self.to));
                }
                for rival in &spoiled.rivals {
                    against(Shape::Arrow(rival.from, rival.to));
                }
            }
            Why::Partner(_) | Why::GameOver(_) | Why::Nobody | Why::NotYours => {}
        }
        for figure in self.answers.iter().flat_map(super::Answers::drawn) {
            if !drawn.contains(&figure) {
                drawn.push(figure);
            }
        }
        drawn
    }
}

impl CastlingFault {
    /// Returns the figures for this fault, given the king's square.
    fn shapes(&self, king: Square) -> Vec<Shape> {
        let arrows = |by: &[(Piece, Square)], to| {
            let from = by.iter().map(|&(_, from)| from);
            from.map(|from| Shape::Arrow(from, to)).collect()
        };
        match self {
            CastlingFault::KingMoved(at)
            | CastlingFault::RookMoved(at)
            | CastlingFault::Lost(at)
            | CastlingFault::NoRook(at) => vec![Shape::Cross(*at)],
            CastlingFault::Between(pieces) => {
                pieces.iter().map(|&(_, at)| Shape::Circle(at)).collect()
            }
            CastlingFault::OutOf(by) => arrows(by, king),
            CastlingFault::Through(at, by) | CastlingFault::Into(at, by) => arrows(by, *at),
        }
    }
}

/// Returns a message as a sentence.
fn say<const N: usize>(message: Message<N>, places: [Filling<'_>; N]) -> Sentence {
    Sentence::default().say(message, places)
}

/// Returns the clause as a sentence, with a full stop.
fn stopped(clause: Sentence) -> Sentence {
    clause.text(".")
}

/// Returns "White's pawn on a2".
fn piece_at(color: Color, piece: Piece, at: Square) -> Sentence {
    say(
        words::PIECE_OF_SIDE,
        [color.into(), piece.into(), at.into()],
    )
}
