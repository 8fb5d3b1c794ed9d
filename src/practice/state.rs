//! The state of the page, and the function that applies all actions.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rank_and_file::exercise::keep_score::{
    self, KeepAction, KeepFault, KeepScore, KeptScores, MarkedSheet,
};
use rank_and_file::exercise::worksheet::WorksheetSettings;
use rank_and_file::game::GameTree;
use rank_and_file::session::link;
use rank_and_file::view::{self, Door, PracticeAction, PracticeField};
use rank_and_file::web::browser::{self, Preferences, Theme};
use rank_and_file::words;

use super::by_rule_state::ByRuleState;
use super::focus::focus_soon;
use super::listen_state::ListenState;
use super::sets_state::SetsState;
use super::two_sheets_state::TwoSheetsState;
use super::{tones, voice};

/// Name under which a damaged text is set aside.
const ASIDE: &str = "rank-and-file.keep-score.damaged";

/// A handle to the state of the page. Copying it copies the handle.
#[derive(Clone, Copy)]
pub struct PracticeState {
    /// The settings that all pages share.
    pub settings: RwSignal<Preferences>,
    /// The practice that is going on; `None` before a door is chosen.
    pub door: RwSignal<Option<Door>>,
    /// The score that is being kept.
    pub keep: RwSignal<KeepScore>,
    /// Whether the sheet that is shown was handed in by somebody else, and is not kept here.
    pub handed: RwSignal<bool>,
    /// A message that stays until the next one; empty for none.
    pub notice: RwSignal<String>,
    /// The choices for a worksheet.
    pub worksheet: RwSignal<WorksheetSettings>,
    /// The practice by rule.
    pub by_rule: ByRuleState,
    /// Dictation and silent reading.
    pub listen: ListenState,
    /// Two sheets of one game.
    pub two_sheets: TwoSheetsState,
    /// The answer to a question that is being typed.
    pub typed: RwSignal<String>,
    /// The exercise sets.
    pub sets: SetsState,
}

impl PracticeState {
    /// Makes the state from what earlier visits have kept, and from the game in the address.
    pub fn new() -> PracticeState {
        let settings = browser::settings();
        browser::show_looks(&settings);
        let by_rule = ByRuleState::new();
        let (mut keep, mut notice) = restored(&by_rule.learner());
        let mut door = keep.sitting().map(|_| Door::KeepScore);
        let is_keeping = keep.sitting().is_some_and(|sitting| !sitting.marked);
        let mut handed = false;
        let mut is_linked = false;
        let (sets, opened) = SetsState::new();
        if let Some(opened) = opened {
            is_linked = true;
            door = opened.is_ok().then_some(Door::Sets);
            notice = opened.err().unwrap_or_default();
        } else if let Some(fragment) = browser::take_fragment() {
            is_linked = true;
            door = Some(Door::KeepScore);
            match (keep_score::handed_in(&fragment), link::read(&fragment)) {
                _ if fragment == view::TWO_SHEETS => door = Some(Door::TwoSheets),
                (Some(Ok(sheet)), _) => (keep, handed) = (sheet, true),
                (Some(Err(fault)), _) => notice = fault.sentence_of_sheet().to_owned(),
                (None, Ok(linked)) => keep.bring(linked.game.tree),
                (None, Err(error)) => notice = error.to_string(),
            }
        }
        let (settings, keep) = (RwSignal::new(settings), RwSignal::new(keep));
        let notice = RwSignal::new(notice);
        let listen = ListenState::new(keep, settings, notice);
        if !is_linked && !is_keeping && listen.is_dictating() {
            door = Some(Door::Dictation);
        }
        PracticeState {
            settings,
            door: RwSignal::new(door),
            keep,
            handed: RwSignal::new(handed),
            notice,
            worksheet: RwSignal::new(WorksheetSettings::default()),
            listen,
            two_sheets: TwoSheetsState::new(),
            by_rule,
            typed: RwSignal::new(String::new()),
            sets,
        }
    }

    /// Applies an action. Everything that shows the state follows.
    pub fn act(self, action: PracticeAction) {
        match action {
            PracticeAction::Theme => self.turn_theme(),
            PracticeAction::Enter(door) => self.door.set(Some(door)),
            PracticeAction::Leave => {
                self.keep(KeepAction::Run(false));
                voice::hush();
                self.leave_sets();
                self.door.set(None);
            }
            PracticeAction::Keep(action) => self.keep(action),
            PracticeAction::ByRule(action) => {
                let before = self.by_rule.learner();
                self.by_rule.act(action, self.games());
                if self.by_rule.learner() != before {
                    self.change_learner();
                }
            }
            PracticeAction::Dictation(action) => self.listen.dictate(action),
            PracticeAction::Reading(action) => self.listen.read(action),
            PracticeAction::TwoSheets(action) => self.two_sheets.act(action),
            PracticeAction::Asked(action) => self.asked(action),
            PracticeAction::Sets(action) => self.set(action),
            PracticeAction::Typed(field, text) => match field {
                PracticeField::Answer => self.typed.set(text),
                PracticeField::Name => self.by_rule.name.set(text),
                PracticeField::Games => self.sets.pasted.set(text),
                PracticeField::Sheet(sheet) => {
                    self.two_sheets.sheets.update(|it| it.write(sheet, text));
                }
            },
            PracticeAction::Send => self.send(),
            PracticeAction::Worksheet(choice) => {
                self.worksheet.update(|settings| settings.choose(choice));
            }
            PracticeAction::Print => browser::print(),
        }
    }

    /// Returns the games that the learner has brought or opened.
    fn games(self) -> Vec<GameTree> {
        let brought = self.keep.with_untracked(|keep| keep.brought().cloned());
        let mut games: Vec<GameTree> = brought.into_iter().collect();
        games.extend(self.sets.opened_games());
        games
    }

    /// Applies an action to the score that is being kept, stores it, and moves the focus to where
    /// the learner goes on.
    fn keep(self, action: KeepAction) {
        let to = focus_after(&action);
        if self.handed.get_untracked() {
            match action {
                KeepAction::Look(_) => self.keep.update(|keep| keep.apply(action)),
                // The learner's own comes back. The other sheet is still in its address.
                _ => {
                    self.keep.set(restored(&self.by_rule.learner()).0);
                    self.handed.set(false);
                }
            }
            return;
        }
        let enters = action == KeepAction::Enter;
        self.keep.update(|keep| keep.apply(action));
        let judged = self
            .keep
            .with_untracked(|keep| keep.sitting()?.said().map(|said| said.right));
        if let Some(right) = judged.filter(|_| enters) {
            tones::tell(right);
        }
        let text = self.keep.with_untracked(keep_score::write);
        let learner = self.by_rule.learner();
        // Another tab may have kept the score of another learner meanwhile.
        let mut scores = scores(&learner).unwrap_or_default();
        scores.keep(&learner, text);
        if !browser::store(browser::SCORES, &scores.text())
            && self.notice.with_untracked(String::is_empty)
        {
            self.notice.set(words::SHEET_NOT_KEPT.into());
        }
        match to {
            FocusAfter::Stays => {}
            FocusAfter::Heading => focus_soon("main h1"),
            FocusAfter::Cell => request_animation_frame(|| {
                // One of the two buttons is hidden, and cannot take the focus.
                browser::focus_on(".keypad .onward");
                browser::focus_on(".keep-actions .onward");
                browser::focus_on(".paper input");
            }),
        }
    }

    /// Shows the score of the learner who practises now. The game that was brought stays.
    fn change_learner(self) {
        let (mut keep, notice) = restored(&self.by_rule.learner());
        let brought = self.keep.with_untracked(|keep| keep.brought().cloned());
        if let Some(tree) = brought.filter(|_| keep.brought().is_none()) {
            keep.bring(tree);
        }
        self.keep.set(keep);
        self.handed.set(false);
        self.notice.set(notice);
    }

    /// Copies the result of the marked sheet. If the browser does not allow it, the message shows it.
    fn send(self) {
        let result = self.keep.with_untracked(|keep| {
            let sitting = keep.sitting()?;
            let address = browser::address();
            let page = address.split('#').next().unwrap_or_default();
            let summary = MarkedSheet::new(sitting).summary();
            let (title, fragment) = (&sitting.title, keep_score::fragment(keep));
            Some(format!("{title}: {summary} {page}#{fragment}"))
        });
        let Some(result) = result else {
            return;
        };
        spawn_local(async move {
            self.notice.set(match browser::copy(&result).await {
                true => words::SHEET_RESULT_COPIED.into(),
                false => words::RESULT_NOT_COPIED.with([(&result).into()]),
            });
        });
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

/// Where the focus goes after an action.
#[derive(Clone, Copy)]
enum FocusAfter {
    Stays,
    /// To the cell that is being written, else to the button that goes on.
    Cell,
    /// To the heading of what has begun.
    Heading,
}

/// Returns where the focus goes after an action.
const fn focus_after(action: &KeepAction) -> FocusAfter {
    match action {
        KeepAction::Begin(_)
        | KeepAction::Again
        | KeepAction::Enter
        | KeepAction::Next
        | KeepAction::Tick
        | KeepAction::Go(_)
        | KeepAction::Key(_)
        | KeepAction::Delete => FocusAfter::Cell,
        KeepAction::Finish | KeepAction::Choose => FocusAfter::Heading,
        _ => FocusAfter::Stays,
    }
}

/// Returns the scores that are kept on this device; none if nothing is kept.
fn scores(learner: &str) -> Result<KeptScores, KeepFault> {
    match browser::stored(browser::SCORES) {
        Some(text) => KeptScores::read(&text, learner),
        None => Ok(KeptScores::default()),
    }
}

/// Returns the score that a learner was keeping, with a message if it could not be read.
fn restored(learner: &str) -> (KeepScore, String) {
    let read = scores(learner).and_then(|scores| match scores.of(learner) {
        Some(text) => keep_score::read(text),
        None => Ok(KeepScore::default()),
    });
    match read {
        Ok(keep) => (keep, String::new()),
        Err(fault) => {
            // What follows is written over the damaged text.
            browser::store(ASIDE, &browser::stored(browser::SCORES).unwrap_or_default());
            (KeepScore::default(), fault.sentence().to_owned())
        }
    }
}
