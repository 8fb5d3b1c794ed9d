//! Exercise sets: a teacher makes one, a pupil does it, and both see the result.

use leptos::prelude::*;
use rank_and_file::dom::{closest, target};
use rank_and_file::exercise::by_rule::learner::NAMELESS;
use rank_and_file::exercise::set::{self, SetResult, SetRound};
use rank_and_file::exercise::worksheet::{Worksheet, WorksheetSettings};
use rank_and_file::game::{GameTree, title};
use rank_and_file::output::set_elements::set_elements;
use rank_and_file::session::link::{self, folder_of, page_of};
use rank_and_file::view::{self, SetAction, SetMakerView};
use rank_and_file::web::browser;
use rank_and_file::words;

use super::asking::{Asking, Draw};
use super::focus::{focus_question, focus_soon};
use super::press::press;
use super::state::PracticeState;

impl PracticeState {
    /// Comes to the making of a set.
    pub fn enter_sets(self) {
        let (famous, brought) = self.keep.with_untracked(|keep| {
            let famous = keep.famous().iter().map(|game| game.tree.clone());
            let famous: Vec<GameTree> = famous.collect();
            (famous, keep.brought().cloned().into_iter().collect())
        });
        self.sets.games.update(|games| {
            (games.famous, games.brought) = (famous, brought);
        });
    }

    /// Goes back to the making of sets from what an address has opened.
    pub fn leave_sets(self) {
        self.sets.round.set(None);
        self.sets.result.set(None);
        self.sets.sheet.set(None);
        self.sets.notice.set(String::new());
        // What the address opened is closed, so a reload must not open it again.
        drop(browser::take_fragment());
    }

    /// Applies an action about exercise sets.
    pub fn set(self, action: SetAction) {
        let sets = self.sets;
        match action {
            SetAction::Choose(choice) => sets.choose(choice),
            SetAction::Read => {
                let text = sets.pasted.get_untracked();
                sets.open(&text);
            }
            SetAction::CopyLink => self.copy_link(),
            SetAction::CopyHtml => self.copy_html(),
            SetAction::Sheet => {
                sets.sheet.set(Some(WorksheetSettings::default()));
                focus_soon("main h1");
            }
            SetAction::ToSet => {
                sets.sheet.set(None);
                focus_soon("main h1");
            }
            SetAction::PerPage(count) => sets.sheet.update(|sheet| {
                if let Some(sheet) = sheet {
                    sheet.per_page = count;
                }
            }),
            SetAction::Paper(paper) => sets.sheet.update(|sheet| {
                if let Some(sheet) = sheet {
                    sheet.paper = paper;
                }
            }),
            SetAction::Try => self.try_set(),
            SetAction::Send => self.send_result(),
        }
    }

    /// Begins the set that was made, or the one whose result is shown.
    fn try_set(self) {
        let sets = self.sets;
        let again = sets.result.with_untracked(|result| {
            let (result, _) = result.as_ref()?;
            Some(result.questions.clone())
        });
        let questions = again.unwrap_or_else(|| sets.questions());
        if questions.is_empty() {
            return sets.notice.set(words::NO_QUESTIONS.into());
        }
        sets.notice.set(String::new());
        sets.result.set(None);
        sets.round.set(Some(SetRound::begin(questions)));
        focus_question();
    }

    /// Copies a link that opens the set.
    fn copy_link(self) {
        let questions = self.sets.questions();
        if questions.is_empty() {
            return self.sets.notice.set(words::NO_QUESTIONS.into());
        }
        let address = browser::address();
        let link = [page_of(&address), "#", &set::fragment(&questions)].concat();
        let copied = view::link_copied(link.len(), link.len() > link::LONG);
        self.sets.copy(link, copied);
    }

    /// Copies the set as HTML for a page.
    fn copy_html(self) {
        let address = browser::address();
        let made = set_elements(&self.sets.questions(), folder_of(&address));
        let copied = view::html_copied(made.asked, made.left_out);
        match made.asked {
            0 => self.sets.notice.set(copied),
            _ => self.sets.copy(made.html, copied),
        }
    }

    /// Copies the result with an address that opens it.
    fn send_result(self) {
        let name = Some(self.by_rule.learner()).filter(|name| name != NAMELESS);
        let result = self.sets.result.with_untracked(|result| {
            let (result, _) = result.as_ref()?;
            let result = SetResult {
                name: name.unwrap_or_default(),
                ..result.clone()
            };
            let address = browser::address();
            let (page, fragment) = (page_of(&address), result.fragment());
            let who = match result.name.as_str() {
                "" => words::EXERCISES.text(),
                name => name,
            };
            Some(format!("{who}: {} {page}#{fragment}", result.summary()))
        });
        if let Some(result) = result {
            self.sets.copy(result, words::SET_RESULT_COPIED.into());
        }
    }
}

/// What is on the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SetStage {
    Making,
    Sheet,
    Doing,
    Result,
}

/// The practice "Exercise sets".
#[component]
pub fn Sets(state: PracticeState) -> impl IntoView {
    let sets = state.sets;
    state.enter_sets();
    let stage = Memo::new(move |_| {
        if sets.round.with(Option::is_some) {
            SetStage::Doing
        } else if sets.result.with(Option::is_some) {
            SetStage::Result
        } else if sets.sheet.with(Option::is_some) {
            SetStage::Sheet
        } else {
            SetStage::Making
        }
    });
    move || match stage.get() {
        SetStage::Making => view! { <Making state/> }.into_any(),
        SetStage::Sheet => {
            let choices = move || {
                let drawn = sets.sheet.with(|sheet| sheet.as_ref().map(view::set_sheet));
                drawn.unwrap_or_else(|| view::el("div"))
            };
            let pages = move || {
                let settings = sets.sheet.get().unwrap_or_default();
                view::worksheet(&Worksheet::of_set(settings, &sets.questions()))
            };
            view! {
                <div class="place" use:press=state>{choices}</div>
                <div class="place">{pages}</div>
            }
            .into_any()
        }
        SetStage::Doing => {
            let draw: Draw = Box::new(move |question| {
                let model = sets.round.with(|round| round.as_ref()?.model());
                model.map_or_else(|| view::el("div"), |model| question(&model))
            });
            view! { <Asking state called=words::EXERCISES draw/> }.into_any()
        }
        SetStage::Result => {
            let result = move || {
                let notice = sets.notice.get();
                let drawn = sets.result.with(|result| {
                    let (result, handed) = result.as_ref()?;
                    Some(view::set_result(result, *handed, &notice))
                });
                drawn.unwrap_or_else(|| view::el("div"))
            };
            view! { <div class="place" use:press=state>{result}</div> }.into_any()
        }
    }
}

/// The choices for a set, and its questions.
#[component]
fn Making(state: PracticeState) -> impl IntoView {
    let sets = state.sets;
    sets.begin();
    let brought = sets
        .games
        .with_untracked(|games| games.brought.first().map(title));
    let draw = move || {
        // What is being typed needs no new drawing: the field shows it already.
        let (pasted, opened) = (sets.pasted.get_untracked(), sets.opened.get());
        let notice = sets.notice.get();
        let drawn = sets.set.with(|set| {
            Some(view::set_maker(&SetMakerView {
                set: set.as_ref()?,
                brought: brought.as_deref(),
                pasted: &pasted,
                opened: &opened,
                notice: &notice,
            }))
        });
        drawn.unwrap_or_else(|| view::el("div"))
    };
    let chosen = move |event: &web_sys::Event| {
        let is_file = target(event).is_some_and(|at| closest(&at, "[type=file]").is_some());
        if is_file && let Some(file) = browser::chosen_file(event) {
            sets.open_file(file);
        }
    };
    view! {
        <div class="place" use:press=state on:change=move |event| chosen(&event)>{draw}</div>
    }
}
