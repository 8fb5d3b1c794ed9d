//! The game that came with a link.

use super::{Session, say};
use crate::notation::Sentence;
use crate::session::link::{Linked, read};

impl Session {
    /// Shows the game of a fragment at the place its link names; undo leads back. If the fragment
    /// is not a game, nothing changes and the notice says why.
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
            self.refuse(Sentence::default().text(say::LINK_DAMAGED));
        } else if clear {
            self.say(say::LINK_READ);
        } else {
            self.say(say::LINK_DOUBTFUL);
        }
    }
}
