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
use super::words::Sentence;
use crate::board::{Move, MoveKind, Piece, Squares, Wing};

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
        sentence = sentence.text(if at == 0 { ": " } else { ", and " });
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

    /// Returns "No knight on the b-file can", "The king cannot", or "The knight on b1 cannot" for a
    /// piece that has other moves.
    fn nobody(&self, before: &[Move]) -> Sentence {
        if self.piece == Some(Piece::King) {
            return Sentence::default().text("The king cannot");
        }
        let from = self.from.unwrap_or(Squares::NONE);
        let there = before
            .iter()
            .find(|mv| from.len() == 1 && from.has(mv.from));
        if let Some(mv) = there {
            return Sentence::default()
                .text("The ")
                .text(mv.piece.name())
                .text(" on ")
                .square(mv.from)
                .text(" cannot");
        }
        let start = Sentence::default()
            .text("No ")
            .text(self.piece.map_or("piece", Piece::name));
        start.on(self.from).text(" can")
    }

    /// Returns "No knight can take a pawn on the c-file".
    fn cannot_take(&self, before: &[Move]) -> Sentence {
        let sentence = self.nobody(before).text(match self.took {
            Some(_) => " take a ",
            None => " take anything",
        });
        let sentence = sentence.text(self.took.map_or("", Piece::name));
        sentence.on(self.took_on.or(self.to))
    }

    /// Returns "There is nothing to take on f3. Leave out "x" for …" with the moves that take
    /// nothing.
    fn nothing_to_take(&self, letters: &str, quiet: &[Move]) -> Sentence {
        let start = Sentence::default()
            .text("There is nothing to take on ")
            .place(self.to.unwrap_or(Squares::NONE));
        let word = if letters.is_empty() { "x" } else { letters };
        start
            .text(". Leave out \"")
            .text(word)
            .text("\" for ")
            .moves(quiet, "or")
    }

    /// Returns the sentence for a side on which no such piece is known to have begun.
    fn on_neither_side(&self) -> Sentence {
        let piece = self.piece.map_or("piece", Piece::name);
        let start = Sentence::default()
            .text("No ")
            .text(piece)
            .text(" on the board is known to have begun the game on that side;");
        start.text(" name the ").text(piece).text(" by its square")
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
        let start = Sentence::default().text("No ").text(piece.name());
        let start = start.text(" can go from ").square(mv.from);
        return start.text(" to ").place(to);
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
            has_none(turn.color.name(), &said)
        }
        Some(Claim::Moved(_) | Claim::From(_) | Claim::To(_)) if said.captures => {
            said.cannot_take(before)
        }
        Some(Claim::Moved(_) | Claim::From(_) | Claim::To(_) | Claim::Captures(false)) => {
            match unlike(Claim::Captures(false)).as_slice() {
                [] => said
                    .nobody(before)
                    .text(" reach ")
                    .place(said.to.unwrap_or(Squares::NONE)),
                captures => Sentence::default()
                    .text("This is a capture and is written with x: ")
                    .moves(captures, "or"),
            }
        }
        Some(Claim::Captures(true)) => match unlike(Claim::Captures(true)).as_slice() {
            [] => said.cannot_take(before),
            quiet => said.nothing_to_take(reading.letters(broke), quiet),
        },
        Some(Claim::Took(_) | Claim::TookOn(_)) => said.cannot_take(before),
        Some(Claim::Steps(_)) => said.nobody(before).text(" go that many squares"),
        Some(Claim::Castles(wing)) => cannot_castle(wing, turn),
        Some(claim) => untrue(&claim, reading.letters(broke)),
        None => Sentence::default()
            .text("\"")
            .text(reading.letters(broke))
            .text("\" fits no move"),
    }
}

/// Returns what is true of no move, for a claim that says it alone.
fn untrue(claim: &Claim, letters: &str) -> Sentence {
    let start = Sentence::default();
    match *claim {
        Claim::Promotes(piece) => start
            .text("No pawn can become a ")
            .text(piece.name())
            .text(" with this move"),
        Claim::CastlesWith(piece) => start
            .text("The king cannot castle with a ")
            .text(piece.name())
            .text(" there"),
        Claim::PartnerOn(squares) => start
            .text("The king cannot castle with a piece on ")
            .place(squares),
        Claim::NoPromotion => start.text("A pawn must become something there"),
        Claim::NoCastling => start.text("That move is castling; write O-O or O-O-O"),
        Claim::EnPassant(true) => start.text("No pawn can be taken en passant"),
        Claim::EnPassant(false) => start.text("That pawn is taken en passant; write e.p."),
        _ => start.text("No such move fits \"").text(letters).text("\""),
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
    sentence.text(turn.color.name()).text(" cannot castle now")
}

impl ClaimedEnds {
    /// Returns whether the move ends where the text says.
    fn lands(&self, mv: &Move) -> bool {
        self.to.is_none_or(|squares| squares.has(mv.to))
    }
}

/// Returns "White has no knight on the b-file that can move" or "White's king has no legal move".
fn has_none(color: &str, said: &ClaimedEnds) -> Sentence {
    let start = Sentence::default().text(color);
    if said.piece == Some(Piece::King) && said.from.is_none() {
        return start.text("'s king has no legal move");
    }
    let start = start
        .text(" has no ")
        .text(said.piece.map_or("piece", Piece::name));
    start.on(said.from).text(" that can move")
}

/// Adds "the knight on c3 is pinned by the bishop on b4".
fn because(sentence: Sentence, barred: &Barred) -> Sentence {
    let (attacker, from) = barred.attacker;
    let piece = barred.mv.piece;
    if let MoveKind::EnPassant { on, .. } = barred.mv.kind
        && barred.line.has(on)
    {
        return sentence
            .text("taking en passant would open the line from ")
            .piece_on(attacker, from)
            .text(" to the king on ")
            .square(barred.king);
    }
    if barred.pinned {
        sentence
            .piece_on(piece, barred.mv.from)
            .text(" is pinned by ")
            .piece_on(attacker, from)
    } else if piece == Piece::King {
        sentence
            .piece_on(attacker, from)
            .text(" attacks ")
            .square(barred.mv.to)
    } else {
        sentence
            .text("the king on ")
            .square(barred.king)
            .text(" would stay in check from ")
            .piece_on(attacker, from)
    }
}

/// Returns why a piece may not make a move that its king's safety forbids.
#[must_use]
pub fn forbidden(barred: &Barred) -> Sentence {
    because(Sentence::default(), barred).text(".").capitalised()
}
