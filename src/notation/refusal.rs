//! Why a text is not a legal move here, in a sentence.
//!
//! | text | sentence |
//! |---|---|
//! | `Nf4` | No knight can reach f4. |
//! | `N-QB3` | No knight can reach c3. |
//! | `Ne2`, the knight pinned | No knight can reach e2: the knight on c3 is pinned by the bishop on b4. |
//! | `NxQBP` | No knight can take a pawn on the c-file. |
//! | `Nxf3`, f3 being empty | There is nothing to take on f3. Leave out "x" for the knight from g1 to f3. |
//! | `e2e5` | The pawn on e2 cannot reach e5. |
//! | `Re1` in U-chess | "R-K1" could be the rook from d1 to e1 or the rook from h1 to e1, so neither may be played. |
//!
//! The parts of a text narrow each other: `K` and `B4` of `N-KB4` say "the king's side" and "c4 or
//! f4", and a sentence about either must say f4. So the sentence states everything that the text
//! says about the end of the move that is impossible.

use super::claim::{Claim, Part, Reading};
use super::nearest;
use super::turn::{Barred, Turn};
use super::words::{Filling, Sentence};
use crate::board::{Color, Move, MoveKind, Piece, Squares, Wing};
use crate::words::{self, Value};

/// Returns why no legal move fits. `broke` is the part whose claim failed, and `before` holds the
/// moves left by the claims before it. The sentence also says which pieces are kept from the move
/// by the safety of their king.
#[must_use]
pub fn refusal(reading: &Reading, broke: &Part, before: &[Move], turn: &Turn<'_>) -> Sentence {
    if let Some(sentence) = super::three::refusal(reading, turn) {
        return sentence;
    }
    let mut barred = turn.barred();
    barred.retain(|b| b.mv.castles().is_none() && fits(reading, &b.mv, turn, |_| true));
    // What a pawn becomes, or which of two squares is meant, makes no difference to the reason.
    barred.dedup_by_key(|b| (b.mv.from, b.attacker));
    let mut sentence = head(reading, broke, before, barred.is_empty(), turn);
    for (at, barred) in barred.iter().enumerate() {
        sentence = match at {
            0 => sentence.text(words::COLON),
            _ => sentence.text(words::AND_ALSO),
        };
        sentence = because(sentence, barred);
    }
    nearest::suggest(sentence, reading, turn).text(".")
}

/// Returns whether the binding claims that `counts` keeps are true of the move. Marks never count,
/// because the effect of a move that cannot be made is unknown.
fn fits(reading: &Reading, mv: &Move, turn: &Turn<'_>, counts: impl Fn(&Claim) -> bool) -> bool {
    reading
        .binding()
        .filter(|claim| !matches!(claim, Claim::Gives(_)) && counts(claim))
        .all(|claim| claim.holds(mv, turn))
}

/// What all parts of a reading together say about the two ends of the move.
struct ClaimedEnds {
    piece: Option<Piece>,
    from: Option<Squares>,
    to: Option<Squares>,
    captures: bool,
    took: Option<Piece>,
    took_on: Option<Squares>,
}

impl ClaimedEnds {
    fn from_reading(reading: &Reading, turn: &Turn<'_>) -> ClaimedEnds {
        let board = turn.variant.board();
        let narrow = |set: Option<Squares>, more: Squares| Some(set.unwrap_or(board) & more);
        let mut said = ClaimedEnds {
            piece: None,
            from: None,
            to: None,
            captures: false,
            took: None,
            took_on: None,
        };
        for claim in reading.binding() {
            match *claim {
                Claim::Moved(piece) => said.piece = Some(piece),
                Claim::From(squares) => said.from = narrow(said.from, squares),
                Claim::To(squares) => said.to = narrow(said.to, squares),
                Claim::Captures(captures) => said.captures = captures,
                Claim::Took(piece) => said.took = Some(piece),
                Claim::TookOn(squares) => said.took_on = narrow(said.took_on, squares),
                _ => {}
            }
        }
        said
    }

    /// Returns that nobody does this: "No knight on the b-file can …", "The king cannot …", or "The
    /// knight on b1 cannot …" for a piece that has other moves.
    fn nobody(&self, before: &[Move], deed: Sentence) -> Sentence {
        let start = Sentence::default();
        if self.piece == Some(Piece::King) {
            return start.say(words::KING_CANNOT, [deed.into()]);
        }
        let from = self.from.unwrap_or(Squares::NONE);
        let there = before
            .iter()
            .find(|mv| from.len() == 1 && from.has(mv.from));
        if let Some(mv) = there {
            let places = [mv.piece.into(), mv.from.into(), deed.into()];
            return start.say(words::PIECE_CANNOT, places);
        }
        start.say(words::NONE_CAN, [self.who(), self.there(), deed.into()])
    }

    /// Returns the kind of piece, as a value by which a message chooses.
    fn who(&self) -> Filling<'static> {
        match self.piece {
            Some(piece) => piece.into(),
            None => Value::choice("piece", words::ANY_PIECE).into(),
        }
    }

    /// Returns " on the b-file", or nothing.
    fn there(&self) -> Filling<'static> {
        Sentence::default().on(self.from).into()
    }

    /// Returns "No knight can take a pawn on the c-file".
    fn cannot_take(&self, before: &[Move]) -> Sentence {
        let on = Sentence::default().on(self.took_on.or(self.to)).into();
        let deed = match self.took {
            Some(piece) => Sentence::default().say(words::TAKE_PIECE, [piece.into(), on]),
            None => Sentence::default().say(words::TAKE_ANYTHING, [on]),
        };
        self.nobody(before, deed)
    }

    /// Returns "There is nothing to take on f3. Leave out "x" for …" with the moves that take
    /// nothing.
    fn nothing_to_take(&self, letters: &str, quiet: &[Move]) -> Sentence {
        let place = Sentence::default().place(self.to.unwrap_or(Squares::NONE));
        let sign = if letters.is_empty() { "x" } else { letters };
        let moves = Sentence::default().moves(quiet, words::OR);
        let places = [place.into(), sign.into(), moves.into()];
        Sentence::default().say(words::TAKES_NOTHING, places)
    }

    /// Returns the sentence for a side on which no such piece is known to have begun.
    fn on_neither_side(&self) -> Sentence {
        Sentence::default().say(words::ON_NEITHER_SIDE, [self.who()])
    }
}

/// Returns what is impossible, without the full stop. `nothing_barred` says that no piece is kept
/// from the move by its king.
fn head(
    reading: &Reading,
    broke: &Part,
    before: &[Move],
    nothing_barred: bool,
    turn: &Turn<'_>,
) -> Sentence {
    let said = ClaimedEnds::from_reading(reading, turn);
    // A waiting pawn becomes a piece and goes on as that piece.
    if let (Some(Claim::To(to)), Some(mv)) = (broke.claim, before.first())
        && let MoveKind::Departs { to: piece, .. } = mv.kind
    {
        let to = Sentence::default().place(to).into();
        return Sentence::default().say(words::NONE_CAN_GO, [piece.into(), mv.from.into(), to]);
    }
    // Legal moves that fit every claim except this one.
    let unlike = |wrong: Claim| -> Vec<Move> {
        let moves = turn.moves.iter();
        moves
            .filter(|mv| fits(reading, mv, turn, |claim| *claim != wrong))
            .copied()
            .collect()
    };
    match broke.claim {
        Some(Claim::From(_)) if said.from == Some(Squares::NONE) => said.on_neither_side(),
        Some(Claim::Moved(_) | Claim::From(_))
            if nothing_barred && (said.to.is_none() || !before.iter().any(|mv| said.lands(mv))) =>
        {
            has_none(turn.color, &said)
        }
        Some(Claim::Moved(_) | Claim::From(_) | Claim::To(_)) if said.captures => {
            said.cannot_take(before)
        }
        Some(Claim::Moved(_) | Claim::From(_) | Claim::To(_) | Claim::Captures(false)) => {
            match unlike(Claim::Captures(false)).as_slice() {
                [] => {
                    let to = Sentence::default().place(said.to.unwrap_or(Squares::NONE));
                    let deed = Sentence::default().say(words::REACH, [to.into()]);
                    said.nobody(before, deed)
                }
                captures => {
                    let moves = Sentence::default().moves(captures, words::OR);
                    Sentence::default().say(words::WRITTEN_WITH_SIGN, [moves.into()])
                }
            }
        }
        Some(Claim::Captures(true)) => match unlike(Claim::Captures(true)).as_slice() {
            [] => said.cannot_take(before),
            quiet => said.nothing_to_take(reading.letters(broke), quiet),
        },
        Some(Claim::Took(_) | Claim::TookOn(_)) => said.cannot_take(before),
        Some(Claim::Steps(_)) => said.nobody(before, Sentence::default().text(words::GO_SO_FAR)),
        Some(Claim::Castles(wing)) => cannot_castle(wing, turn),
        Some(claim) => untrue(&claim, reading.letters(broke)),
        None => Sentence::default().say(words::FITS_NO_MOVE, [reading.letters(broke).into()]),
    }
}

/// Returns what is true of no move, for a claim that says it alone.
fn untrue(claim: &Claim, letters: &str) -> Sentence {
    let start = Sentence::default();
    match *claim {
        Claim::Promotes(piece) => start.say(words::NO_PAWN_BECOMES, [piece.into()]),
        Claim::CastlesWith(piece) => start.say(words::NO_CASTLING_WITH, [piece.into()]),
        Claim::PartnerOn(squares) => {
            let place = Sentence::default().place(squares);
            start.say(words::NO_PARTNER_ON, [place.into()])
        }
        Claim::NoPromotion => start.text(words::PAWN_MUST_BECOME),
        Claim::NoCastling => start.text(words::WRITE_CASTLING),
        Claim::EnPassant(true) => start.text(words::NO_EN_PASSANT),
        Claim::EnPassant(false) => start.text(words::WRITE_EN_PASSANT),
        _ => start.say(words::NO_SUCH_MOVE, [letters.into()]),
    }
}

/// Returns why the king may not castle, on this wing or on either.
fn cannot_castle(wing: Option<Wing>, turn: &Turn<'_>) -> Sentence {
    let mut sentence = Sentence::default();
    for wing in Wing::ALL.into_iter().filter(|&w| wing.unwrap_or(w) == w) {
        if let Some(why) = turn.castling_refused(wing) {
            if !sentence.is_empty() {
                sentence = sentence.text(". ");
            }
            sentence = sentence.join(why);
        }
    }
    if !sentence.is_empty() {
        return sentence;
    }
    sentence.say(words::CANNOT_CASTLE_NOW, [turn.color.into()])
}

impl ClaimedEnds {
    /// Returns whether the move ends where the text says.
    fn lands(&self, mv: &Move) -> bool {
        self.to.is_none_or(|squares| squares.has(mv.to))
    }
}

/// Returns "White has no knight on the b-file that can move" or "White's king has no legal move".
fn has_none(color: Color, said: &ClaimedEnds) -> Sentence {
    let start = Sentence::default();
    if said.piece == Some(Piece::King) && said.from.is_none() {
        return start.say(words::KING_HAS_NO_MOVE, [color.into()]);
    }
    start.say(words::HAS_NONE, [color.into(), said.who(), said.there()])
}

/// Adds "the knight on c3 is pinned by the bishop on b4".
fn because(sentence: Sentence, barred: &Barred) -> Sentence {
    let (attacker, from) = barred.attacker;
    let piece = barred.mv.piece;
    let attacker = Sentence::default().piece_on(attacker, from).into();
    if let MoveKind::EnPassant { on, .. } = barred.mv.kind
        && barred.line.has(on)
    {
        return sentence.say(words::PASSING_OPENS, [attacker, barred.king.into()]);
    }
    if barred.pinned {
        let places = [piece.into(), barred.mv.from.into(), attacker];
        sentence.say(words::IS_PINNED, places)
    } else if piece == Piece::King {
        sentence.say(words::GUARDS, [attacker, barred.mv.to.into()])
    } else {
        sentence.say(words::KING_WOULD_STAY, [barred.king.into(), attacker])
    }
}

/// Returns why a piece may not make a move that its king's safety forbids.
#[must_use]
pub fn forbidden(barred: &Barred) -> Sentence {
    because(Sentence::default(), barred).text(".").capitalised()
}
