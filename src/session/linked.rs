//! The game that came with a link.

use super::Session;
use crate::notation::Sentence;
use crate::session::link::{Linked, read};

impl Session {
    /// Shows the game of a fragment, where its link says; undo leads back to what was shown. A fragment that is
    /// no game changes nothing, and the notice says why.
    #[inline(never)]
    pub(super) fn follow_link(&mut self, fragment: &str) {
        let Linked {
            game,
            at,
            turned,
            columns,
            whole,
        } = match read(fragment) {
            Ok(linked) => linked,
            Err(error) => return self.refuse(Sentence::default().text(error.to_string())),
        };
        let clear = game.troubles.is_empty();
        self.remember();
        self.replace(vec![game]);
        self.flipped = turned;
        let offer = self.offer();
        let mut suited = Vec::new();
        for column in columns {
            if offer.columns().any(|known| known == column) && !suited.contains(&column) {
                suited.push(column);
            }
        }
        if !suited.is_empty() {
            self.columns = suited;
        }
        self.go(at);
        if !whole {
            let words = "This link is not as it was made: it was cut short or changed on its way. What can be read of it is shown.";
            self.refuse(Sentence::default().text(words));
        } else if clear {
            self.say("The game came with the link; Undo leads back.");
        } else {
            self.say("The game came with the link. What was not understood of it stands below the entry box.");
        }
    }
}
