//! The games that a library holds: removing games and putting them back, and making a library of
//! the listed games.

use std::sync::Arc;

use super::{Session, say};
use crate::message::{Keeping, ShelfAsk};
use crate::notation::Sentence;

impl Session {
    /// Removes the shown game from the library. It stays on the board, and undo puts it back.
    pub(super) fn take_from_library(&mut self) {
        let Some(place) = self.shelf_place() else {
            return self.refuse(Sentence::default().text(say::NOT_OF_LIBRARY));
        };
        // Sends the last changes of the game, so that they are there when it is put back.
        self.put_back();
        self.remember();
        self.set_shelf_place(None);
        self.shelf.out = Some(place);
        self.shelf.asks.push(ShelfAsk::TakeOut { place });
        self.say(say::TAKEN_OUT);
    }

    /// Puts back all games that were removed.
    pub(super) fn put_all_back(&mut self) {
        if self.shelf.open.is_some() {
            self.shelf.asks.push(ShelfAsk::PutBack {});
            if let Some(place) = self.shelf.out {
                self.set_shelf_place(Some(place));
            }
        }
    }

    /// Restores, after undo or redo, the library place of the games now shown: `place`, or `out` if
    /// they were just removed from there.
    pub(super) fn return_to_shelf(&mut self, place: Option<u32>, out: Option<u32>, forward: bool) {
        self.set_shelf_place(place);
        self.shelf.out = out;
        // On undo the library has removed the game already.
        if let Some(place) = out.filter(|_| forward) {
            self.shelf.asks.push(ShelfAsk::TakeOut { place });
        }
    }

    /// Drops the library places from undo and redo, because another library is open now.
    pub(super) fn forget_shelf_places(&mut self) {
        for moment in self.undo.iter_mut().chain(&mut self.redo) {
            (moment.place, moment.out) = (None, None);
        }
    }

    /// Asks for a new library of the listed games.
    pub(super) fn split_shelf(&mut self) {
        let Some(found) = self.shelf.open.as_ref().map(|open| open.found) else {
            return;
        };
        if self.shelf.making {
            return;
        }
        if found == 0 {
            return self.refuse(Sentence::default().text(say::NO_GAME_OF_FILE_LISTED));
        }
        self.put_back();
        self.shelf.making = true;
        let query = self.shelf.wanted.clone();
        self.shelf.asks.push(ShelfAsk::Split { query });
        self.say(say::MAKING_LIBRARY);
    }

    /// Opens the library that was made. If the library it was made from is not kept on the device,
    /// that stays open, because it would be lost.
    pub(super) fn hear_of_split(&mut self, key: String) {
        self.shelf.making = false;
        let open = self.shelf.open.as_ref();
        let kept = open.is_some_and(|open| open.progress.keeping == Keeping::Kept);
        if !kept {
            return self.say(say::MADE_ASIDE);
        }
        self.reopen_shelf(key, None);
        if let Some(open) = &mut self.shelf.open {
            say::MADE.clone_into(&mut Arc::make_mut(open).left_aside);
        }
    }
}
