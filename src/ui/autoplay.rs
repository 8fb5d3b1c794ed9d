//! The timer that plays the moves of a game one after another.
//!
//! | what happens | effect |
//! |---|---|
//! | the button or its key, in the middle of a line | a move is made at the pace, until the line ends |
//! | the same at the end of a line | the game starts again from its beginning |
//! | the same while it plays, or any action of the user | it stops |

use std::time::Duration;

use leptos::prelude::*;

/// Seconds from a move to the next, the quickest pace first.
const PACES: [u8; 5] = [1, 2, 3, 5, 8];

/// The pace at first, an index of [`PACES`].
const PACE: usize = 1;

/// Whether the moves are being played, and how quickly.
#[derive(Clone, Copy)]
pub struct Autoplay {
    playing: RwSignal<bool>,
    /// An index of [`PACES`].
    pace: RwSignal<usize>,
    /// The number of the last start. The timers of earlier starts do nothing.
    start: StoredValue<u64>,
}

impl Default for Autoplay {
    fn default() -> Autoplay {
        Autoplay {
            playing: RwSignal::new(false),
            pace: RwSignal::new(PACE),
            start: StoredValue::new(0),
        }
    }
}

impl Autoplay {
    /// Returns whether the moves are being played.
    #[must_use]
    pub fn is_playing(self) -> bool {
        self.playing.get()
    }

    /// Returns the seconds from a move to the next while the moves are being played.
    #[must_use]
    pub fn pace(self) -> Option<u8> {
        self.playing.get().then(|| PACES[self.pace.get()])
    }

    /// Stops; returns whether the moves were being played.
    pub fn stop(self) -> bool {
        let playing = self.playing.get_untracked();
        if playing {
            self.playing.set(false);
        }
        playing
    }

    /// Makes a move at the pace, until `step` returns that no further move follows.
    pub fn start(self, step: impl Fn() -> bool + Copy + 'static) {
        self.start.update_value(|number| *number += 1);
        self.playing.set(true);
        self.wait(self.start.get_value(), step);
    }

    fn wait(self, start: u64, step: impl Fn() -> bool + Copy + 'static) {
        let next = move || {
            if !self.playing.get_untracked() || self.start.get_value() != start {
                return;
            }
            match step() {
                true => self.wait(start, step),
                false => self.playing.set(false),
            }
        };
        let seconds = PACES[self.pace.get_untracked()];
        set_timeout(next, Duration::from_secs(seconds.into()));
    }

    /// Makes the pace slower by this many steps from the next move on, or faster if they are
    /// negative.
    pub fn change_pace(self, steps: i8) {
        self.pace.update(|pace| {
            let changed = pace.saturating_add_signed(steps.into());
            *pace = changed.min(PACES.len() - 1);
        });
    }
}
