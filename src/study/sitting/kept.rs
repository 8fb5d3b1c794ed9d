//! What is kept of a reader's work, and how it is restored.
//!
//! ```text
//! white 3            who sits at the bottom, and the way to the moment
//! 1. e4 e5 2. Nf3    the game as PGN, if the reader has changed it
//! ```

use super::Sitting;
use crate::game::{follow, way};
use crate::session::Action;
use crate::study::{Settings, Study, pgn};

impl Sitting {
    /// Returns everything that the reader has changed, for `restore` when the study is started
    /// again.
    #[must_use]
    pub fn kept(&self) -> String {
        let below = if self.session.flipped() {
            "black "
        } else {
            "white "
        };
        let mut kept = [below, &way(self.session.tree(), self.session.at())].concat();
        if self.session.can_undo() {
            kept.push('\n');
            kept.push_str(&self.to_pgn());
        }
        kept
    }

    /// Restores what was kept of a study with the same score.
    pub fn restore(&mut self, kept: &str) {
        let (place, played) = kept.split_once('\n').unwrap_or((kept, ""));
        if !played.is_empty() {
            let settings = Settings {
                fen: None,
                ..self.settings.clone()
            };
            let columns = self.session.columns().to_vec();
            let session = Study::read(played, &settings).session(&self.settings);
            self.begin_anew(session);
            self.set_columns(&columns);
        }
        let (below, way) = place.split_once(' ').unwrap_or((place, ""));
        self.turn(below == "black");
        // A quiz begins with its first question.
        if self.round().is_none() {
            let at = follow(self.session.tree(), way).unwrap_or_else(|at| at);
            self.session.apply_at_board(Action::Go(at));
        }
        self.told = (self.session.game_number(), self.session.at());
    }

    /// Returns the game as PGN, with everything that the reader has played.
    #[must_use]
    pub fn to_pgn(&self) -> String {
        pgn(&self.session)
    }
}
