//! What a reader has done with a board, so that it can be made anew.

use super::board::Board;
use rank_and_file::game::{follow, way};
use rank_and_file::study::{Settings, Study};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
impl Board {
    /// All that the reader has changed, to be handed to `restore` when the board is made anew.
    #[must_use]
    pub fn kept(&self) -> String {
        let mut kept = String::from(if self.session.flipped {
            "black "
        } else {
            "white "
        });
        kept.push_str(&way(self.session.tree(), self.session.at()));
        if self.session.can_undo() {
            kept.push('\n');
            kept.push_str(&self.to_pgn());
        }
        kept
    }

    /// Goes back to what was kept of a board with the same score.
    pub fn restore(&mut self, kept: &str) {
        let (place, played) = kept.split_once('\n').unwrap_or((kept, ""));
        if !played.is_empty() {
            let again = Study::read(
                played,
                &Settings {
                    fen: None,
                    ..self.settings.clone()
                },
            );
            let columns = self.session.columns.clone();
            self.session = again.session(&self.settings);
            self.session.columns = columns;
        }
        let (below, way) = place.split_once(' ').unwrap_or((place, ""));
        self.session.flipped = below == "black";
        // A quiz begins with its first question.
        if self.questions.is_none() {
            let at = follow(self.session.tree(), way).unwrap_or_else(|at| at);
            self.session.go(at);
        }
        self.show();
        self.told = (self.session.game_number(), self.session.at());
    }
}
