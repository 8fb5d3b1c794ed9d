//! Which games a library holds: games taken out of it and put back, and a library made of those that are listed.

use std::sync::Arc;

use super::{Session, say};
use crate::message::{Keeping, ShelfAsk};
use crate::notation::Sentence;

impl Session {
    /// Takes the game that is shown out of the library. It stays on the board, and undo puts it back.
    pub(super) fn take_from_library(&mut self) {
        let Some(place) = self.shelf_place() else {
            return self.refuse(Sentence::default().text(say::NOT_OF_LIBRARY));
        };
        // What was done to it last is put back with it.
        self.put_back();
        self.remember();
        self.set_shelf_place(None);
        self.shelf.out = Some(place);
        self.shelf.asks.push(ShelfAsk::TakeOut { place });
        self.say(say::TAKEN_OUT);
    }

    /// Puts all games back that were taken out.
    pub(super) fn put_all_back(&mut self) {
        if self.shelf.open.is_some() {
            self.shelf.asks.push(ShelfAsk::PutBack {});
            if let Some(place) = self.shelf.out {
                self.set_shelf_place(Some(place));
            }
        }
    }

    /// Says where in the library the games are that undo or redo has come to: at this place, or `out` of it.
    pub(super) fn return_to_shelf(&mut self, place: Option<u32>, out: Option<u32>, forward: bool) {
        self.set_shelf_place(place);
        self.shelf.out = out;
        // On the way back it is out already.
        if let Some(place) = out.filter(|_| forward) {
            self.shelf.asks.push(ShelfAsk::TakeOut { place });
        }
    }

    /// What undo goes back to has no place in the library that is open now.
    pub(super) fn forget_shelf_places(&mut self) {
        for moment in self.undo.iter_mut().chain(&mut self.redo) {
            (moment.place, moment.out) = (None, None);
        }
    }

    /// Has a library made of the games that are listed.
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

    /// Opens the library that was made, if the one it was made of is not lost by that.
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
