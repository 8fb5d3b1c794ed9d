//! What the opening of the shown game is called.
//!
//! The table of openings is too heavy for the page. Its tags tell at once what they tell; what the table tells, the
//! librarian is asked for, once for each beginning of a game.

use super::Session;
use crate::game::GameOpening;
use crate::message::ShelfAsk;

impl Session {
    /// What the opening of the shown game is called, as far as that is known so far. As long as a game goes on, it is
    /// called what it was until more is known.
    #[must_use]
    pub fn opening(&self) -> Option<GameOpening> {
        let known = self.opening.known.as_ref();
        let known = known.filter(|(game, _)| *game == self.game_number && !self.tree().is_empty());
        match known {
            Some((_, opening)) => Some(opening.clone()),
            None => GameOpening::tagged(self.tree()),
        }
    }

    /// What the librarian is to be asked of the opening, if that is not known. It is given once.
    pub fn take_opening_ask(&mut self) -> Option<ShelfAsk> {
        let state = (self.game_number, self.revision);
        let former = self.opening.seen.replace(state);
        if former == Some(state) {
            return None;
        }
        let evidence = GameOpening::evidence(self.tree());
        let same = former.is_some_and(|(game, _)| game == state.0);
        if same && evidence == self.opening.evidence {
            return None;
        }
        self.opening.evidence.clone_from(&evidence);
        Some(ShelfAsk::Opening { pgn: evidence? })
    }

    /// Asks once more: who was asked may not have been there to answer.
    pub(super) fn forget_opening_asks(&mut self) {
        self.opening.seen = None;
        self.opening.evidence = None;
    }

    /// Takes in what the librarian says of the opening of a game.
    pub(super) fn hear_opening(&mut self, pgn: &str, code: String, name: String) {
        if self.opening.evidence.as_deref() == Some(pgn) {
            let known = !(code.is_empty() && name.is_empty());
            let opening = GameOpening { code, name };
            self.opening.known = known.then_some((self.game_number, opening));
        }
    }
}
