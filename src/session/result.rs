//! The end of a game, as the players declare it or as the board shows it.
//!
//! A result belongs to the end of the main line. The action of the players is added there as a
//! comment.

use super::{ResultAction, Session, say};
use crate::board::{Color, Variant};
use crate::game::{At, End, Outcome, Standing, standing};
use crate::notation::Sentence;
use crate::words;

impl Session {
    pub(super) fn apply_result(&mut self, action: ResultAction) {
        match action {
            ResultAction::Claim => self.claim(),
            ResultAction::Agree => self.agree(),
            ResultAction::Resign(color) => self.resign(color),
        }
    }

    /// Claims a draw for the side to move on the first ground there is, or says what is missing.
    fn claim(&mut self) {
        let Some(standing) = self.unfinished() else {
            return;
        };
        let color = self.game.position.color();
        match standing.claims.first() {
            Some(&claim) => self.end_game(Outcome::Draw, say::claimed(claim, color)),
            None => {
                let words = match self.game.position.variant() {
                    Variant::Chess99 => say::cannot_take_the_king(color),
                    _ => say::no_claim(self.tree(), self.sheet.columns[0].notation, &standing),
                };
                self.refuse(Sentence::default().text(words));
            }
        }
    }

    /// Ends the game as a draw by agreement.
    fn agree(&mut self) {
        if self.unfinished().is_some() {
            self.end_game(Outcome::Draw, words::DRAWN_BY_AGREEMENT.into());
        }
    }

    /// Ends the game by the resignation of a side.
    fn resign(&mut self, color: Color) {
        if self.unfinished().is_some() {
            self.end_game(Outcome::won(color.other()), say::resigns(color));
        }
    }

    /// Returns how the game stands, if the players may end it at this moment; otherwise says why
    /// they may not.
    fn unfinished(&mut self) -> Option<Standing> {
        let standing = standing(self.tree(), self.game.at);
        let why_not = if self.game.position.variant() == Variant::Diagram {
            words::NO_RESULT
        } else if !self.is_end_of_game() {
            words::NOT_THE_END
        } else if standing.end.is_some() || self.tree().outcome != Outcome::Open {
            words::GAME_HAS_ENDED
        } else {
            return Some(standing);
        };
        self.refuse(Sentence::default().text(why_not));
        None
    }

    fn end_game(&mut self, outcome: Outcome, words: String) {
        self.remember();
        self.set_outcome(outcome);
        let at = self.game.at;
        let tree = self.tree_mut();
        match at {
            At::Start => &mut tree.comments,
            At::After(id) => &mut tree.node_mut(id).comments,
        }
        .push(words.clone());
        self.game.revision += 1;
        self.say(words);
    }

    /// Sets the result after new moves that lead on from `before`, the former end of the main line.
    pub(super) fn end_anew(&mut self, before: At) {
        let end = self.tree().end_of_line(At::Start);
        let known = self.tree().outcome;
        if end == before {
            return;
        }
        let outcome = self.on_board(end).unwrap_or(Outcome::Open);
        self.set_outcome(outcome);
        if outcome == Outcome::Open && known != outcome {
            self.say(say::goes_on(known));
        }
    }

    /// Sets the result that the board shows at the end of the main line, if there is one.
    pub(super) fn end_on_board(&mut self) {
        let end = self.tree().end_of_line(At::Start);
        if let Some(outcome) = self.on_board(end) {
            self.set_outcome(outcome);
        }
    }

    /// Returns the result if the game ends by itself at this moment; `None` if it goes on.
    fn on_board(&self, at: At) -> Option<Outcome> {
        standing(self.tree(), at).end.map(End::outcome)
    }

    pub(super) fn set_outcome(&mut self, outcome: Outcome) {
        if self.tree().outcome == outcome {
            return;
        }
        let tree = self.tree_mut();
        tree.outcome = outcome;
        for (name, value) in &mut tree.tags {
            if name == "Result" {
                outcome.pgn().clone_into(value);
            }
        }
    }
}
