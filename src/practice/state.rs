//! The state of the page, and the function that applies all actions.

use leptos::prelude::*;
use rank_and_file::view::{Door, PracticeAction};
use rank_and_file::web::browser::{self, Preferences, Theme};

/// A handle to the state of the page. Copying it copies the handle.
#[derive(Clone, Copy)]
pub struct PracticeState {
    /// The settings that all pages share.
    settings: RwSignal<Preferences>,
    /// The practice that is going on; `None` before a door is chosen.
    pub door: RwSignal<Option<Door>>,
}

impl PracticeState {
    /// Makes the state from what earlier visits have kept.
    pub fn new() -> PracticeState {
        let settings = browser::settings();
        browser::show_looks(&settings);
        PracticeState {
            settings: RwSignal::new(settings),
            door: RwSignal::new(None),
        }
    }

    /// Applies an action. Everything that shows the state follows.
    pub fn act(self, action: PracticeAction) {
        match action {
            PracticeAction::Theme => self.turn_theme(),
            PracticeAction::Enter(door) => self.door.set(Some(door)),
            PracticeAction::Leave => self.door.set(None),
        }
    }

    /// Returns whether the page is dark, by the user's choice or the system's.
    pub fn is_dark(self) -> bool {
        self.settings.with(Preferences::is_dark)
    }

    /// Switches between the light and the dark theme, and keeps the choice for all pages.
    fn turn_theme(self) {
        let dark = untrack(|| self.is_dark());
        // Another page may have changed a setting meanwhile.
        let settings = Preferences {
            theme: Some(if dark { Theme::Light } else { Theme::Dark }),
            ..browser::settings()
        };
        browser::keep(&settings);
        browser::apply_theme(settings.theme);
        self.settings.set(settings);
    }
}
