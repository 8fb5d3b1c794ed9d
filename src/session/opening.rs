//! The name of the shown game's opening.
//!
//! The table of openings is too large for the page. The name in the game's own tags is shown at
//! once; the library worker is asked for the name in the table, once for each new beginning of a
//! game.

use super::Session;
use crate::game::GameOpening;
use crate::message::ShelfAsk;

impl Session {
    /// Returns the name of the shown game's opening, as far as it is known. While moves are added,
    /// the last known name stays until the next answer.
    #[must_use]
    pub fn opening(&self) -> Option<GameOpening> {
        let known = self.opening.known.as_ref();
        let known = known.filter(|(game, _)| *game == self.game_number && !self.tree().is_empty());
        match known {
            Some((_, opening)) => Some(opening.clone()),
            None => GameOpening::tagged(self.tree()),
        }
    }

    /// Takes the question about the opening for the library worker, if there is a new one. It is
    /// returned once.
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

    /// Forgets what was asked, so that the new library worker is asked again.
    pub(super) fn forget_opening_asks(&mut self) {
        self.opening.seen = None;
        self.opening.evidence = None;
    }

    /// Handles the library worker's answer about the opening of a game.
    pub(super) fn hear_opening(&mut self, pgn: &str, code: String, name: String) {
        if self.opening.evidence.as_deref() == Some(pgn) {
            let known = !(code.is_empty() && name.is_empty());
            let opening = GameOpening { code, name };
            self.opening.known = known.then_some((self.game_number, opening));
        }
    }
}
