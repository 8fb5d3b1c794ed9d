//! The sentences of refusal, the figures drawn with them, and how each piece moves.

use super::{CastlingFault, GameOver, Partner, Refused, Why};
use crate::board::{Color, Drawn, Piece, Role, Shape, Square, Variant};
use crate::notation::Sentence;
use crate::rules::{forward, home_rank};

/// Returns how a piece moves, in words that follow "moves".
const fn how(piece: Piece, variant: Variant, waiting: bool) -> &'static str {
    match piece {
        Piece::King => match variant {
            Variant::Chess99 => {
                "one square in any direction, or castles toward a piece of its own that it sees along its first rank"
            }
            Variant::Modern => "one square in any direction",
            _ => "one square in any direction, except when castling",
        },
        Piece::Queen => "any number of squares along a file, a rank or a diagonal",
        Piece::Rook => "any number of squares along a file or a rank",
        Piece::Bishop => "any number of squares along a diagonal",
        Piece::Knight => "two squares along a file or a rank and one to the side",
        Piece::Paladin => "as a knight or as a bishop does",
        Piece::Pawn if waiting => {
            "on from the last rank as the bishop or the knight that it becomes with that move"
        }
        Piece::Pawn => match variant {
            Variant::Chess99 => {
                "one or two squares straight ahead, or one diagonally ahead, but only to take"
            }
            _ => {
                "one square straight ahead, two from where it begins, or one diagonally ahead, but only to take"
            }
        },
    }
}

impl Refused {
    /// Returns why the move is refused, in words.
    #[must_use]
    #[expect(
        clippy::too_many_lines,
        reason = "a table: one sentence for each reason"
    )]
    pub fn sentence(&self) -> Sentence {
        let start = Sentence::default();
        let piece = self.piece.unwrap_or(Piece::Pawn);
        let sentence = match &self.why {
            Why::GameOver(over) => start.text("The game is over: ").text(match over {
                GameOver::Mate(Color::White) => "White is mated",
                GameOver::Mate(Color::Black) => "Black is mated",
                GameOver::Stalemate(Color::White) => "White is not in check and has no legal move",
                GameOver::Stalemate(Color::Black) => "Black is not in check and has no legal move",
                GameOver::KingTaken(Color::White) => "White's king has been taken",
                GameOver::KingTaken(Color::Black) => "Black's king has been taken",
                GameOver::MovesUsedUp => "both sides have made their 99 moves",
            }),
            Why::Nobody => {
                let sentence = start.text("There is no piece on ").square(self.from);
                match self.variant {
                    Variant::Diagram => sentence,
                    _ => sentence
                        .text("; it is ")
                        .text(self.color.name())
                        .text("'s move"),
                }
            }
            Why::NotYours => start
                .text("It is ")
                .text(self.color.other().name())
                .text("'s move, and ")
                .piece_on(piece, self.from)
                .text(" is ")
                .text(self.color.name())
                .text("'s"),
            Why::NotSo { passed } => self.not_so(piece, *passed),
            Why::InTheWay { color, piece: who, at } => piece_at(start, *color, *who, *at)
                .text(" is in the ")
                .text(piece.name())
                .text("'s way from ")
                .square(self.from)
                .text(" to ")
                .square(self.to),
            Why::OwnPiece(who) => start
                .text(self.color.name())
                .text("'s ")
                .text(who.name())
                .text(" stands on ")
                .square(self.to)
                .text(", and a piece may not take one of its own side"),
            Why::TwoSteps => start
                .text("A pawn moves two squares only from where it begins: rank ")
                .text(Square::new(0, self.pawns_rank()).rank_digit())
                .text(" for ")
                .text(self.color.name()),
            Why::TakesAhead(who) => piece_at(
                start.text("A pawn does not take straight ahead: "),
                self.color.other(),
                *who,
                self.to,
            )
            .text(" blocks it"),
            Why::NothingToTake => nothing_to_take(start, self.to),
            Why::NotInPassing(on) => nothing_to_take(start, self.to)
                .text(". ")
                .text("The pawn on ")
                .square(*on)
                .text(" can be taken en passant only right after a step of two squares, and it has not just made one"),
            Why::Danger(danger) => danger.clause(start).capitalised(),
            Why::Castling(castling) => castling.sentence(),
            Why::Partner(partner) => {
                let start = start.text("The king castles only along its own first rank, with the next piece that it sees there: ");
                match partner {
                    Partner::NotHome => start.text("it is on ").square(self.from),
                    Partner::Between(piece, at) => start.piece_on(*piece, *at).text(" stands between"),
                }
            }
            Why::Spoiled { mv, spoiled } => return spoiled.because(mv),
        };
        let sentence = sentence.text(".");
        match &self.answers {
            None => sentence,
            Some(answers) => sentence.text(" ").join(answers.sentence()),
        }
    }

    fn not_so(&self, piece: Piece, passed: bool) -> Sentence {
        let span = self.variant.span();
        let last = self.from.rank() == home_rank(self.color.other(), span);
        let waiting = piece == Piece::Pawn && self.variant == Variant::Chess99 && last;
        let ahead = (self.to.rank() as i8 - self.from.rank() as i8) * forward(self.color);
        let start = Sentence::default()
            .text("A ")
            .text(piece.name())
            .text(" moves ")
            .text(how(piece, self.variant, waiting));
        let sentence = match ahead {
            0 if piece == Piece::Pawn && !waiting => start.text(", never sideways"),
            ..0 if piece == Piece::Pawn && !waiting => start.text(", never backwards"),
            _ => start.text("; it cannot reach ").square(self.to),
        };
        if passed {
            sentence.text(". Only a pawn may take en passant")
        } else {
            sentence
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

/// Adds "White's pawn on a2".
fn piece_at(sentence: Sentence, color: Color, piece: Piece, at: Square) -> Sentence {
    sentence
        .text(color.name())
        .text("'s ")
        .text(piece.name())
        .text(" on ")
        .square(at)
}

fn nothing_to_take(sentence: Sentence, on: Square) -> Sentence {
    let sentence = sentence.text("A pawn moves diagonally only to take, and ");
    sentence.square(on).text(" is empty")
}
