//! The frame: the masthead, and the doors or what is behind one of them.

use leptos::prelude::*;
use rank_and_file::dom::{closest, target};
use rank_and_file::view::{self, ByRuleAction, Door, PracticeAction};
use rank_and_file::web::browser;
use web_sys::KeyboardEvent;

use super::by_rule::ByRule;
use super::dictation::DictationPractice;
use super::focus::focus_soon;
use super::keep_score::KeepScorePractice;
use super::press::press;
use super::sets::Sets;
use super::silent_reading::SilentReadingPractice;
use super::state::PracticeState;
use super::two_sheets::TwoSheetsOfOneGame;
use super::worksheets::Worksheets;

/// The complete page.
#[component]
pub fn Page(state: PracticeState) -> impl IntoView {
    let system = Trigger::new();
    browser::on_system_theme(move || system.notify());
    let masthead = move || {
        system.track();
        view::practice_masthead(state.is_dark())
    };
    let content = move || match state.door.get() {
        None => view! { <div class="place" use:press=state>{view::doors()}</div> }.into_any(),
        Some(Door::ByRule) => view! { <ByRule state/> }.into_any(),
        Some(Door::Dictation) => view! { <DictationPractice state/> }.into_any(),
        Some(Door::SilentReading) => view! { <SilentReadingPractice state/> }.into_any(),
        Some(Door::KeepScore) => view! { <KeepScorePractice state/> }.into_any(),
        Some(Door::TwoSheets) => view! { <TwoSheetsOfOneGame state/> }.into_any(),
        Some(Door::Sets) => view! { <Sets state/> }.into_any(),
        Some(Door::Worksheets) => view! { <Worksheets state/> }.into_any(),
    };
    let notice = move || {
        let words = state.notice.get();
        let said = || view! { <p class="notice warn" role="alert">{words.clone()}</p> };
        (!words.is_empty()).then(said)
    };
    // Enter in the field for a name does what the button beside it does.
    let name = move |event: KeyboardEvent| {
        let in_field = target(&event).is_some_and(|at| closest(&at, ".new-name input").is_some());
        if in_field && event.key() == "Enter" {
            event.prevent_default();
            state.act(PracticeAction::ByRule(ByRuleAction::AddLearner));
        }
    };
    // A link that is opened in this tab changes only the fragment of its address.
    let handle = window_event_listener(leptos::ev::hashchange, |_| browser::reload());
    on_cleanup(move || handle.remove());
    // Whoever goes through a door is told where that leads.
    Effect::new(move |before: Option<Option<Door>>| {
        let door = state.door.get();
        if before.is_some_and(|before| before != door) {
            focus_soon("main h1");
        }
        door
    });
    view! {
        <div class="app">
            <div class="place" use:press=state>{masthead}</div>
            <main class="practice" on:keydown=name>
                {notice}
                {content}
            </main>
        </div>
    }
}
