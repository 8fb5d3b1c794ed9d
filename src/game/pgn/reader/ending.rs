//! The end of a game: a result among its moves, and its Result tag.

use super::super::lex::PgnToken;
use super::super::trouble::Fault;
use super::PgnReader;
use crate::game::standing::fallen;
use crate::game::{End, Outcome};

impl PgnReader<'_> {
    /// Handles a result and returns whether it ends the game. In a variation it is an annotator's
    /// remark, unless nothing follows it.
    pub(super) fn result(&mut self, outcome: Outcome) -> bool {
        if !self.outer.is_empty() && !self.lexer.looks_finished() {
            let text = self.lexer.text[self.span()].to_owned();
            self.remark(text);
            return false;
        }
        if !self.begun {
            self.begin();
            self.line.skipped = None;
        }
        self.token = Some(outcome);
        let result_at = self.lexer.start;
        // Some programs put the last comment after the result.
        while self.lexer.comment_in_line() {
            if let Some(PgnToken::Comment { inside, closed }) = self.lexer.next() {
                self.comment(inside, closed);
            }
        }
        self.lexer.start = result_at;
        true
    }

    /// Handles `#` of Chess 99, with which the side to move resigns. A result after it repeats the
    /// same in figures.
    pub(super) fn resignation(&mut self) -> bool {
        self.lexer.take(1);
        let lost = Outcome::won(self.line.position.color().other());
        if !self.result(lost) {
            return false;
        }
        let mut ahead = self.lexer.clone();
        if let Some(PgnToken::Result(outcome)) = ahead.next() {
            self.lexer = ahead;
            return self.result(if outcome == Outcome::Open {
                lost
            } else {
                outcome
            });
        }
        true
    }

    /// Sets the outcome from the result among the moves, the tag, or a king that was taken.
    pub(super) fn outcome(&mut self) {
        let tag = self.tree.tag("Result");
        let tag = tag.map(|tag| (tag, Outcome::of_pgn(tag)));
        self.tree.outcome = match (self.token, tag) {
            (Some(token), Some((tag, said))) => {
                if said != Some(token) && said != Some(Outcome::Open) && token != Outcome::Open {
                    let fault = Fault::Result {
                        tag: tag.to_owned(),
                        token,
                    };
                    self.troubles.push((self.lexer.start..self.lexer.at, fault));
                }
                token
            }
            (Some(token), None) => token,
            (None, Some((_, said))) => said.unwrap_or(Outcome::Open),
            (None, None) => fallen(&self.line.position).map_or(Outcome::Open, End::outcome),
        };
    }
}
