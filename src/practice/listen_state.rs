//! The state of dictation and of silent reading, and the functions that apply their actions.

use leptos::prelude::*;
use rank_and_file::exercise::dictation::{self, Dictation, DictationAction, DictationSitting};
use rank_and_file::exercise::keep_score::KeepScore;
use rank_and_file::exercise::quiz::RoundAction;
use rank_and_file::exercise::silent_reading::{self, ReadingAction, SilentReading};
use rank_and_file::notation::SpokenLanguage;
use rank_and_file::web::browser::{self, Preferences};
use rank_and_file::words;

use super::by_rule_state::now;
use super::focus::focus_soon;
use super::{tones, voice};

/// Name under which a damaged dictation is set aside.
const ASIDE: &str = "rank-and-file.dictation.damaged";

/// The state of dictation and of silent reading. Copying it copies the handle.
#[derive(Clone, Copy)]
pub struct ListenState {
    pub dictation: RwSignal<Dictation, LocalStorage>,
    pub reading: RwSignal<SilentReading, LocalStorage>,
    /// Whether the browser has a voice for the chosen notation.
    pub heard: RwSignal<bool>,
    /// The games to choose from.
    games: RwSignal<KeepScore>,
    /// The settings that all pages share.
    settings: RwSignal<Preferences>,
    /// The message of the page; empty for none.
    notice: RwSignal<String>,
}

impl ListenState {
    /// Makes the state from what earlier visits have kept, with parts of the page's own state. The
    /// page tells what is damaged.
    pub fn new(
        games: RwSignal<KeepScore>,
        settings: RwSignal<Preferences>,
        notice: RwSignal<String>,
    ) -> ListenState {
        let kept = browser::stored(browser::DICTATION);
        let (dictation, damage) = match kept.as_deref().map(dictation::read) {
            None => (Dictation::default(), ""),
            Some(Ok(dictation)) => (dictation, ""),
            Some(Err(fault)) => {
                // What follows is written over the damaged text.
                browser::store(ASIDE, kept.as_deref().unwrap_or_default());
                (Dictation::default(), fault.sentence())
            }
        };
        if !damage.is_empty() {
            notice.update(|notice| notice.push_str(damage));
        }
        let of_reading =
            browser::stored(browser::SILENT_READING).and_then(|text| silent_reading::read(&text));
        let reading = SilentReading::new(now().unsigned_abs(), of_reading.unwrap_or_default());
        let state = ListenState {
            heard: RwSignal::new(voice::is_there(language(&dictation))),
            dictation: RwSignal::new_local(dictation),
            reading: RwSignal::new_local(reading),
            games,
            settings,
            notice,
        };
        voice::on_voices(move || state.look_for_voice());
        state
    }

    /// Returns whether a dictation goes on.
    pub fn is_dictating(self) -> bool {
        self.dictation.with_untracked(|dictation| {
            let sitting = dictation.sitting();
            sitting.is_some_and(|sitting| !sitting.is_over())
        })
    }

    /// Finds out again whether the browser has a voice.
    pub fn look_for_voice(self) {
        let heard = voice::is_there(self.dictation.with_untracked(language));
        if self.heard.get_untracked() != heard {
            self.heard.set(heard);
        }
    }

    /// Applies an action to the dictation.
    pub fn dictate(self, action: DictationAction) {
        let begins = matches!(
            action,
            DictationAction::Begin(_) | DictationAction::Again | DictationAction::Choose
        );
        let is_other_notation = matches!(action, DictationAction::Notation(_));
        if begins {
            voice::hush();
            self.look_for_voice();
        }
        self.change(|dictation| {
            self.games
                .with_untracked(|games| dictation.apply(action, games));
        });
        if begins {
            focus_soon("main h1");
        }
        if is_other_notation {
            self.look_for_voice();
        }
    }

    /// Applies an action on the board of the dictation.
    pub fn play(self, action: RoundAction) {
        let was_over = self.is_over();
        self.change(|dictation| dictation.play(action));
        if self.is_over() && !was_over {
            focus_soon("main h1");
        }
    }

    /// Changes the dictation, says what has to be said, and keeps it.
    fn change(self, change: impl FnOnce(&mut Dictation)) {
        let files = self.settings.with_untracked(|settings| settings.files);
        let done = self.dictation.try_update(|dictation| {
            change(dictation);
            let rate = dictation.settings().speed.rate();
            let said = dictation.take_said(files);
            (said, language(dictation), rate, dictation.take_judged())
        });
        let Some((said, language, rate, judged)) = done else {
            return;
        };
        if let Some(right) = judged {
            tones::tell(right);
        }
        if let Some(words) = said.filter(|_| self.heard.get_untracked()) {
            voice::say(&words, language, rate, move || {
                self.heard.set(false);
                self.notice.set(words::VOICE_FAILED.into());
            });
        }
        let text = self.dictation.with_untracked(dictation::write);
        if !browser::store(browser::DICTATION, &text)
            && self.notice.with_untracked(String::is_empty)
        {
            self.notice.set(words::DICTATION_NOT_KEPT.into());
        }
    }

    fn is_over(self) -> bool {
        self.dictation
            .with_untracked(|dictation| dictation.sitting().is_some_and(DictationSitting::is_over))
    }

    /// Applies an action to silent reading, and keeps its settings.
    pub fn read(self, action: ReadingAction) {
        let to = match action {
            ReadingAction::Begin
            | ReadingAction::GoOn
            | ReadingAction::ReadAgain
            | ReadingAction::Next => Some("main .ask"),
            ReadingAction::Done | ReadingAction::Choose(_) => Some("main .onward"),
            ReadingAction::Stop => Some("main h1"),
            _ => None,
        };
        let judged = self.reading.try_update(|reading| {
            reading.apply(action);
            reading.take_judged()
        });
        if let Some(right) = judged.flatten() {
            tones::tell(right);
        }
        let settings = self
            .reading
            .with_untracked(|reading| silent_reading::write(reading.settings()));
        // Settings that are not kept are chosen again at the next visit.
        browser::store(browser::SILENT_READING, &settings);
        if let Some(to) = to {
            focus_soon(to);
        }
    }
}

/// Returns the language in which a dictation is said.
const fn language(dictation: &Dictation) -> SpokenLanguage {
    dictation.settings().column.notation.voice()
}
