//! The sounds of a game, as plain data: what is heard after a change of the session.
//!
//! | change | sound |
//! |---|---|
//! | a move, played or stepped to | [`Sound::Move`], or [`Sound::Capture`], [`Sound::Check`] |
//! | a move that ends the game; a resignation or an agreed draw | [`Sound::End`] |
//! | something is refused | [`Sound::Refusal`] |
//! | a step back, a jump, another game | none |

use crate::game::{At, Outcome, standing};
use crate::session::Session;

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    Move,
    Capture,
    Check,
    End,
    Refusal,
}

impl Sound {
    /// Returns the tones in hertz, one after another.
    #[must_use]
    pub const fn tones(self) -> &'static [f32] {
        match self {
            Sound::Move => &[330.0],
            Sound::Capture => &[330.0, 220.0],
            Sound::Check => &[440.0, 660.0],
            Sound::End => &[440.0, 330.0, 262.0],
            Sound::Refusal => &[131.0],
        }
    }
}

/// What the sound after a change depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard {
    game: u64,
    at: At,
    outcome: Outcome,
    is_refused: bool,
}

impl Heard {
    /// Returns this of a session as it is now. `marks` is whether a mistake in the typed text is
    /// marked.
    #[must_use]
    pub fn from_session(session: &Session, marks: bool) -> Heard {
        let refused = session.notice().is_some_and(|notice| notice.refusal);
        Heard {
            game: session.game_number(),
            at: session.at(),
            outcome: session.tree().outcome,
            is_refused: refused || marks && session.entry().meaning.is_mistake(),
        }
    }

    /// Returns the sound of the change that led from here to `now`, which a session has become.
    #[must_use]
    pub fn sound(self, now: Heard, session: &Session) -> Option<Sound> {
        if now.game != self.game {
            return None;
        }
        if now.at == self.at {
            let ends = self.outcome == Outcome::Open && now.outcome != Outcome::Open;
            let refuses = now.is_refused && !self.is_refused;
            return match (ends, refuses) {
                (true, _) => Some(Sound::End),
                (false, true) => Some(Sound::Refusal),
                (false, false) => None,
            };
        }
        let tree = session.tree();
        let At::After(id) = now.at else {
            return None;
        };
        let is_next = tree.previous(now.at) == Some(self.at);
        is_next.then(|| {
            if standing(tree, now.at).end.is_some() {
                Sound::End
            } else if session.position().checked_king().is_some() {
                Sound::Check
            } else if tree.node(id).mv.taken().is_some() {
                Sound::Capture
            } else {
                Sound::Move
            }
        })
    }
}
