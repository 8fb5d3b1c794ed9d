//! How a game ends: what players say of it, and what the board says.
//!
//! A result belongs to the end of the main line. What the players did stands there as a comment.

use super::Session;
use crate::board::{Color, Variant};
use crate::game::{At, DrawClaim, End, Outcome, Standing, standing};
use crate::notation::Sentence;
use crate::session::Names;
use crate::session::{moment_name, times};

impl Session {
    /// Claims a draw for the side to move on whatever ground there is, or says what is wanting.
    pub(super) fn claim(&mut self) {
        let Some(standing) = self.unfinished() else {
            return;
        };
        let words = match standing.claims.first() {
            Some(DrawClaim::Threefold) => "Drawn by threefold repetition, claimed by ",
            Some(DrawClaim::Fifty) => "Drawn by the fifty-move rule, claimed by ",
            Some(DrawClaim::KingInReach) => {
                "Drawn: the king could be taken, and a draw was called by "
            }
            None => {
                let sentence = self.no_claim(&standing);
                self.refuse(sentence);
                return;
            }
        };
        let words = [words, self.position.color().name(), "."].concat();
        self.end_game(Outcome::Draw, words);
    }

    /// Both players agree to a draw.
    pub(super) fn agree(&mut self) {
        if self.unfinished().is_some() {
            self.end_game(Outcome::Draw, "Drawn by agreement.".to_owned());
        }
    }

    /// A side gives the game up.
    pub(super) fn resign(&mut self, color: Color) {
        if self.unfinished().is_some() {
            let words = color.name().to_owned() + " resigns.";
            self.end_game(Outcome::won(color.other()), words);
        }
    }

    /// How the game stands, if players may end it at this moment; else says why they may not.
    fn unfinished(&mut self) -> Option<Standing> {
        let standing = standing(self.tree(), self.at);
        let why_not = if self.position.variant() == Variant::Diagram {
            "A diagram is no game and has no result."
        } else if !self.is_end_of_game() {
            "A result belongs to the end of the game, and this is not the last move of its main line."
        } else if standing.end.is_some() || self.tree().outcome != Outcome::Open {
            "The game has ended already."
        } else {
            return Some(standing);
        };
        self.refuse(Sentence::default().text(why_not));
        None
    }

    /// What is wanting for a claim.
    fn no_claim(&self, standing: &Standing) -> Sentence {
        if self.position.variant() == Variant::Chess99 {
            let words = self.position.color().name().to_owned();
            return Sentence::default()
                .text(words + " cannot take the king now; only then may a draw be called.");
        }
        let notation = self.columns[0].notation;
        let names = &mut Names::default();
        let mut words = "The position has occurred ".to_owned();
        words.push_str(&times(standing.repeated.len() + 1));
        for (nth, &at) in standing.repeated.iter().enumerate() {
            words.push_str(if nth == 0 { " (before: " } else { ", " });
            words.push_str(&moment_name(self.tree(), names, notation, at));
        }
        if !standing.repeated.is_empty() {
            words.push(')');
        }
        words.push_str(", not three times. ");
        let moves = standing.still / 2;
        words.push_str(&moves.to_string());
        words.push_str(if moves == 1 { " move" } else { " moves" });
        words.push_str(" since the last capture or pawn move, not 50.");
        Sentence::default().text(words)
    }

    fn end_game(&mut self, outcome: Outcome, words: String) {
        self.remember();
        self.set_outcome(outcome);
        let at = self.at;
        let tree = self.tree_mut();
        match at {
            At::Start => &mut tree.comments,
            At::After(id) => &mut tree.node_mut(id).comments,
        }
        .push(words.clone());
        self.revision += 1;
        self.say(words);
    }

    /// Gives the game the result it has after new moves, if they have led on from where its main line
    /// ended before.
    pub(super) fn end_anew(&mut self, before: At) {
        let end = self.tree().end_of_line(At::Start);
        let known = self.tree().outcome;
        if end == before {
            return;
        }
        let on_board = standing(self.tree(), end).end;
        let outcome = on_board.map_or(Outcome::Open, End::outcome);
        self.set_outcome(outcome);
        if outcome == Outcome::Open && known != outcome {
            let words = [
                "The game goes on, and is no more ",
                known.pgn(),
                ". Undo goes back.",
            ];
            self.say(words.concat());
        }
    }

    fn set_outcome(&mut self, outcome: Outcome) {
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
