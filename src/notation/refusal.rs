//! Why a text is no move here, in a sentence.
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
//! f4", and a sentence about either must say f4. So everything is told that the text says about the
//! end of the move that cannot be.

use super::claim::{Claim, Part, Reading};
use super::nearest;
use super::turn::{Barred, Turn};
use super::words::Sentence;
use crate::board::{Cells, Man, Play, What, Wing};

/// Why no legal move fits: what the claims up to the one that failed had left, and which men are
/// kept from it by their own king.
#[must_use]
pub fn refusal(reading: &Reading, broke: &Part, before: &[Play], turn: &Turn<'_>) -> Sentence {
    if let Some(sentence) = super::three::refusal(reading, turn) {
        return sentence;
    }
    let mut barred = turn.barred();
    barred.retain(|b| b.play.castles().is_none() && fits(reading, &b.play, turn, |_| true));
    // What a pawn becomes, or which of two squares is meant, makes no difference to the reason.
    barred.dedup_by_key(|b| (b.play.from, b.attacker));
    let mut sentence = head(reading, broke, before, barred.is_empty(), turn);
    for (at, barred) in barred.iter().enumerate() {
        sentence = sentence.text(if at == 0 { ": " } else { ", and " });
        sentence = because(sentence, barred);
    }
    nearest::suggest(sentence, reading, turn).text(".")
}

/// Whether the binding claims that `counts` keeps are true of the play. Marks never count: the
/// effect of a move that cannot be made is unknown.
fn fits(reading: &Reading, play: &Play, turn: &Turn<'_>, counts: impl Fn(&Claim) -> bool) -> bool {
    reading
        .binding()
        .filter(|claim| !matches!(claim, Claim::Gives(_)) && counts(claim))
        .all(|claim| claim.holds(play, turn))
}

/// What a reading says of the two ends of the move, all its parts taken together.
struct Said {
    man: Option<Man>,
    from: Option<Cells>,
    to: Option<Cells>,
    captures: bool,
    took: Option<Man>,
    took_on: Option<Cells>,
}

impl Said {
    fn of(reading: &Reading, turn: &Turn<'_>) -> Said {
        let board = turn.variant.board();
        let narrow = |set: Option<Cells>, more: Cells| Some(set.unwrap_or(board) & more);
        let mut said = Said {
            man: None,
            from: None,
            to: None,
            captures: false,
            took: None,
            took_on: None,
        };
        for claim in reading.binding() {
            match *claim {
                Claim::Moved(man) => said.man = Some(man),
                Claim::From(cells) => said.from = narrow(said.from, cells),
                Claim::To(cells) => said.to = narrow(said.to, cells),
                Claim::Captures(captures) => said.captures = captures,
                Claim::Took(man) => said.took = Some(man),
                Claim::TookOn(cells) => said.took_on = narrow(said.took_on, cells),
                _ => {}
            }
        }
        said
    }

    /// "No knight on the b-file can", "The king cannot", or "The knight on b1 cannot" of a man that
    /// can do other things.
    fn nobody(&self, before: &[Play]) -> Sentence {
        if self.man == Some(Man::King) {
            return Sentence::default().text("The king cannot");
        }
        let from = self.from.unwrap_or(Cells::NONE);
        let there = before
            .iter()
            .find(|play| from.len() == 1 && from.has(play.from));
        if let Some(play) = there {
            return Sentence::default()
                .text("The ")
                .text(play.man.name())
                .text(" on ")
                .cell(play.from)
                .text(" cannot");
        }
        let start = Sentence::default()
            .text("No ")
            .text(self.man.map_or("man", Man::name));
        start.on(self.from).text(" can")
    }

    /// "No knight can take a pawn on the c-file".
    fn cannot_take(&self, before: &[Play]) -> Sentence {
        let sentence = self.nobody(before).text(match self.took {
            Some(_) => " take a ",
            None => " take anything",
        });
        let sentence = sentence.text(self.took.map_or("", Man::name));
        sentence.on(self.took_on.or(self.to))
    }
}

/// What cannot be, without the full stop. `nothing_barred`: no man is kept from it by his king.
fn head(
    reading: &Reading,
    broke: &Part,
    before: &[Play],
    nothing_barred: bool,
    turn: &Turn<'_>,
) -> Sentence {
    let said = Said::of(reading, turn);
    let side = turn.side.name();
    let letters = reading.letters(broke);
    let start = Sentence::default();
    let unlike = |wrong: Claim| {
        // Legal plays of which all is true but this.
        let mut plays = turn.plays.clone();
        plays.retain(|play| fits(reading, play, turn, |claim| *claim != wrong));
        plays
    };
    // A waiting pawn that becomes something and goes on as that.
    if let (Some(Claim::To(to)), Some(play)) = (broke.claim, before.first())
        && let What::Departs { to: man, .. } = play.what
    {
        let start = start.text("No ").text(man.name());
        return start
            .text(" can go from ")
            .cell(play.from)
            .text(" to ")
            .place(to);
    }
    match broke.claim {
        Some(Claim::From(_)) if said.from == Some(Cells::NONE) => {
            let man = said.man.map_or("man", Man::name);
            let start = start
                .text("No ")
                .text(man)
                .text(" on the board is known to have begun the game on that side;");
            start.text(" name the ").text(man).text(" by its square")
        }
        Some(Claim::Moved(_) | Claim::From(_))
            if nothing_barred
                && (said.to.is_none() || !before.iter().any(|play| said.lands(play))) =>
        {
            has_none(side, &said)
        }
        Some(Claim::Moved(_) | Claim::From(_) | Claim::To(_)) if said.captures => {
            said.cannot_take(before)
        }
        Some(Claim::Moved(_) | Claim::From(_) | Claim::To(_) | Claim::Captures(false)) => {
            let captures = unlike(Claim::Captures(false));
            if captures.is_empty() {
                said.nobody(before)
                    .text(" reach ")
                    .place(said.to.unwrap_or(Cells::NONE))
            } else {
                start
                    .text("This would be a capture, to be written with x: ")
                    .plays(&captures, "or")
            }
        }
        Some(Claim::Captures(true)) => match unlike(Claim::Captures(true)).as_slice() {
            [] => said.cannot_take(before),
            quiet => {
                let start = start
                    .text("There is nothing to take on ")
                    .place(said.to.unwrap_or(Cells::NONE));
                let word = if letters.is_empty() { "x" } else { letters };
                start
                    .text(". Leave out \"")
                    .text(word)
                    .text("\" for ")
                    .plays(quiet, "or")
            }
        },
        Some(Claim::Took(_) | Claim::TookOn(_)) => said.cannot_take(before),
        Some(Claim::Steps(_)) => said.nobody(before).text(" go so many squares"),
        Some(Claim::Promotes(man)) => start
            .text("No pawn can become a ")
            .text(man.name())
            .text(" with this move"),
        Some(Claim::Castles(wing)) => {
            let mut sentence = start;
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
            sentence.text(side).text(" cannot castle now")
        }
        Some(Claim::CastlesWith(man)) => start
            .text("The king cannot castle with a ")
            .text(man.name())
            .text(" there"),
        Some(Claim::PartnerOn(cells)) => start
            .text("The king cannot castle with a piece on ")
            .place(cells),
        Some(Claim::NoPromotion) => start.text("A pawn has to become something there"),
        Some(Claim::NoCastling) => start.text("That move is castling; write O-O or O-O-O"),
        Some(Claim::EnPassant(true)) => start.text("No pawn can be taken in passing"),
        Some(Claim::EnPassant(false)) => {
            start.text("That pawn is taken in passing; say so with e.p.")
        }
        Some(Claim::Gives(_) | Claim::Exposes) => start
            .text("No such move agrees with \"")
            .text(letters)
            .text("\""),
        None => start.text("\"").text(letters).text("\" fits no move"),
    }
}

impl Said {
    /// Whether the play ends where the text says.
    fn lands(&self, play: &Play) -> bool {
        self.to.is_none_or(|cells| cells.has(play.to))
    }
}

/// "White has no knight on the b-file that can move".
fn has_none(side: &str, said: &Said) -> Sentence {
    let start = Sentence::default()
        .text(side)
        .text(" has no ")
        .text(said.man.map_or("man", Man::name));
    start.on(said.from).text(" that can move")
}

/// "the knight on c3 is pinned by the bishop on b4".
fn because(sentence: Sentence, barred: &Barred) -> Sentence {
    let (attacker, from) = barred.attacker;
    let man = barred.play.man;
    if let What::EnPassant { on, .. } = barred.play.what
        && barred.line.has(on)
    {
        return sentence
            .text("taking in passing would open the line of ")
            .man_on(attacker, from)
            .text(" to the king on ")
            .cell(barred.king);
    }
    if barred.pinned {
        sentence
            .man_on(man, barred.play.from)
            .text(" is pinned by ")
            .man_on(attacker, from)
    } else if man == Man::King {
        sentence
            .man_on(attacker, from)
            .text(" attacks ")
            .cell(barred.play.to)
    } else {
        sentence
            .text("the king on ")
            .cell(barred.king)
            .text(" would stay in check from ")
            .man_on(attacker, from)
    }
}

/// Why a man may not make a move that its own king's safety forbids.
#[must_use]
pub fn forbidden(barred: &Barred) -> Sentence {
    because(Sentence::default(), barred).text(".").capitalised()
}
