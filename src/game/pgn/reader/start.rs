//! The start of a game, once its tags are known: its variant and its first position.

use super::super::trouble::Fault;
use super::{PgnReader, SkippedMoves};
use crate::board::Variant;
use crate::game::GameTree;
use crate::game::fen::{read_fen, read_fen_of};
use crate::rules::Position;

impl PgnReader<'_> {
    /// Sets up the game's start, once its tags are known.
    pub(super) fn begin(&mut self) {
        self.begun = true;
        let mut variant = self.line.position.variant();
        let named = self.tree.tag("Variant");
        if let Some(known) = named.and_then(Variant::named) {
            variant = known;
        } else if let Some(name) = named {
            let known = [
                "normal",
                "orthodox",
                "chess960",
                "chess 960",
                "fischerandom",
                "fischerrandom",
                "fischer random",
                "from position",
                "",
            ];
            if !known.contains(&name.to_ascii_lowercase().as_str()) {
                let fault = Fault::Variant(name.to_owned());
                let begin = self.line.opened;
                self.trouble(begin..begin, fault);
            }
        }
        if variant != self.line.position.variant() {
            self.set_up(Position::array(variant));
        }
        if let Some((span, fen)) = self.fen.take() {
            let read = match variant {
                // Nine ranks are recognised as Chess 99.
                Variant::Standard => read_fen(&fen),
                _ => read_fen_of(&fen, variant),
            };
            match read {
                Ok(position) => self.set_up(position),
                Err(error) => {
                    self.trouble(span, Fault::Fen(error));
                    self.line.skipped = Some(SkippedMoves {
                        from: self.lexer.start,
                        nested: 0,
                    });
                }
            }
        }
        self.variant = self.line.position.variant();
        self.notation = self.notation.on(self.variant);
        if self.variant != Variant::Standard {
            self.plain = false;
        }
    }

    /// Makes the game begin from this position.
    fn set_up(&mut self, position: Position) {
        let mut tree = GameTree::new(position.clone());
        tree.tags = std::mem::take(&mut self.tree.tags);
        tree.comments = std::mem::take(&mut self.tree.comments);
        self.tree = tree;
        self.line.position = position;
    }
}
