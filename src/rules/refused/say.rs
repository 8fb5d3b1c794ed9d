//! The sentences of refusal and what is drawn with them; how each man moves.

use super::{CastlingFault, Over, Partner, Refused, Why};
use crate::board::{Cell, Drawn, Man, Role, Shape, Side, Variant};
use crate::notation::Sentence;
use crate::rules::home::{forward, home_rank};

/// How a man moves, as the words after "goes".
const fn how(man: Man, variant: Variant, waiting: bool) -> &'static str {
    match man {
        Man::King => match variant {
            Variant::Chess99 => {
                "one square in any direction, or castles toward a piece of his own that he sees along his first rank"
            }
            Variant::Modern => "one square in any direction",
            _ => "one square in any direction, save when he castles",
        },
        Man::Queen => "any number of squares along a file, a rank or a diagonal",
        Man::Rook => "any number of squares along a file or a rank",
        Man::Bishop => "any number of squares along a diagonal",
        Man::Knight => "two squares along a file or a rank and one aside",
        Man::Paladin => "as a knight or as a bishop does",
        Man::Pawn if waiting => {
            "on from the last rank as the bishop or the knight that it becomes with that move"
        }
        Man::Pawn => match variant {
            Variant::Chess99 => {
                "one or two squares straight ahead, and one diagonally ahead only to take"
            }
            _ => {
                "one square straight ahead, two from where it begins, and one diagonally ahead only to take"
            }
        },
    }
}

impl Refused {
    /// Why the move is refused, in words.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        let start = Sentence::default();
        let man = self.man.unwrap_or(Man::Pawn);
        let sentence = match &self.why {
            Why::Over(over) => start.text("The game is over: ").text(match over {
                Over::Mate(Side::White) => "White is mated",
                Over::Mate(Side::Black) => "Black is mated",
                Over::Stalemate(Side::White) => "White is not in check and has no legal move",
                Over::Stalemate(Side::Black) => "Black is not in check and has no legal move",
                Over::KingTaken(Side::White) => "White's king has been taken",
                Over::KingTaken(Side::Black) => "Black's king has been taken",
                Over::MovesUsedUp => "both sides have made their 99 moves",
            }),
            Why::Nobody => {
                let sentence = start.text("There is no man on ").cell(self.from);
                match self.variant {
                    Variant::Diagram => sentence,
                    _ => sentence
                        .text("; it is ")
                        .text(self.side.name())
                        .text("'s move"),
                }
            }
            Why::NotYours => start
                .text("It is ")
                .text(self.side.other().name())
                .text("'s move, and ")
                .man_on(man, self.from)
                .text(" is ")
                .text(self.side.name())
                .text("'s"),
            Why::NotSo { passed } => self.not_so(man, *passed),
            Why::InTheWay { side, man: who, at } => of(start, *side, *who, *at)
                .text(" is in the way of the ")
                .text(man.name())
                .text(" from ")
                .cell(self.from)
                .text(" to ")
                .cell(self.to),
            Why::OwnMan(who) => start
                .text(self.side.name())
                .text("'s ")
                .text(who.name())
                .text(" stands on ")
                .cell(self.to)
                .text(", and nobody takes a man of his own side"),
            Why::TwoSteps => start
                .text("A pawn goes two squares only from where it begins, which for ")
                .text(self.side.name())
                .text(" is rank ")
                .text(Cell::new(0, self.pawns_rank()).rank_digit()),
            Why::TakesAhead(who) => of(
                start.text("A pawn does not take straight ahead: "),
                self.side.other(),
                *who,
                self.to,
            )
            .text(" blocks it"),
            Why::NothingToTake => diagonally(start).cell(self.to),
            Why::NotInPassing(on) => diagonally(start)
                .cell(self.to)
                .text(". ")
                .text("The pawn on ")
                .cell(*on)
                .text(" could be taken in passing only on the very next move after a step of two squares, and it has not just made one"),
            Why::Danger(danger) => danger.clause(start).capitalised(),
            Why::Castling(castling) => castling.sentence(),
            Why::Partner(partner) => {
                let start = start.text("The king castles only along his own first rank, with the next piece that he sees there: ");
                match partner {
                    Partner::NotHome => start.text("he is on ").cell(self.from),
                    Partner::Between(man, at) => start.man_on(*man, *at).text(" stands between"),
                }
            }
            Why::Spoiled { play, spoiled } => return spoiled.because(play),
        };
        let sentence = sentence.text(".");
        match &self.answers {
            None => sentence,
            Some(answers) => sentence.text(" ").join(answers.sentence()),
        }
    }

    fn not_so(&self, man: Man, passed: bool) -> Sentence {
        let span = self.variant.span();
        let last = self.from.rank() == home_rank(self.side.other(), span);
        let waiting = man == Man::Pawn && self.variant == Variant::Chess99 && last;
        let ahead = (self.to.rank() as i8 - self.from.rank() as i8) * forward(self.side);
        let start = Sentence::default()
            .text("A ")
            .text(man.name())
            .text(" goes ")
            .text(how(man, self.variant, waiting));
        let sentence = match ahead {
            0 if man == Man::Pawn && !waiting => start.text(", never sideways"),
            ..0 if man == Man::Pawn && !waiting => start.text(", never backwards"),
            _ => start.text("; ").cell(self.to).text(" is not such a square"),
        };
        if passed {
            sentence.text(". Only a pawn may take in passing")
        } else {
            sentence
        }
    }

    /// The rank from which a pawn may go two squares, from 0.
    const fn pawns_rank(&self) -> u8 {
        let home = home_rank(self.side, self.variant.span());
        home.wrapping_add_signed(forward(self.side))
    }

    /// What is drawn over the board: the move asked for, what stands against it, and in check the
    /// answers.
    #[must_use]
    pub fn drawn(&self) -> Vec<Drawn> {
        let mut drawn = Vec::new();
        let mut put = |shape, role| drawn.push(Drawn { shape, role });
        if self.man.is_none() {
            put(Shape::Cross(self.from), Role::Asked);
            return drawn;
        }
        put(Shape::Arrow(self.from, self.to), Role::Asked);
        let mut against = |shape| put(shape, Role::Against);
        match &self.why {
            Why::InTheWay { at, .. } | Why::NotInPassing(at) => against(Shape::Circle(*at)),
            Why::OwnMan(_) | Why::TakesAhead(_) => against(Shape::Circle(self.to)),
            Why::NotSo { .. } | Why::TwoSteps | Why::NothingToTake => {
                against(Shape::Cross(self.to));
            }
            Why::Danger(danger) => {
                let king = match danger.play.from == danger.king {
                    true => self.to,
                    false => danger.king,
                };
                for &(_, at) in &danger.by {
                    against(Shape::Arrow(at, king));
                }
            }
            Why::Castling(castling) => {
                for fault in &castling.faults {
                    match fault {
                        CastlingFault::KingMoved(at)
                        | CastlingFault::RookMoved(at)
                        | CastlingFault::Lost(at)
                        | CastlingFault::NoRook(at) => against(Shape::Cross(*at)),
                        CastlingFault::Between(men) => {
                            for &(_, at) in men {
                                against(Shape::Circle(at));
                            }
                        }
                        CastlingFault::OutOf(by) => {
                            for &(_, from) in by {
                                against(Shape::Arrow(from, self.from));
                            }
                        }
                        CastlingFault::Through(at, by) | CastlingFault::Into(at, by) => {
                            for &(_, from) in by {
                                against(Shape::Arrow(from, *at));
                            }
                        }
                    }
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
            Why::Partner(_) | Why::Over(_) | Why::Nobody | Why::NotYours => {}
        }
        for figure in self.answers.iter().flat_map(super::Answers::drawn) {
            if !drawn.contains(&figure) {
                drawn.push(figure);
            }
        }
        drawn
    }
}

/// "White's pawn on a2".
fn of(sentence: Sentence, side: Side, man: Man, at: Cell) -> Sentence {
    sentence
        .text(side.name())
        .text("'s ")
        .text(man.name())
        .text(" on ")
        .cell(at)
}

fn diagonally(sentence: Sentence) -> Sentence {
    sentence.text("A pawn goes diagonally only to take, and nobody stands on ")
}
