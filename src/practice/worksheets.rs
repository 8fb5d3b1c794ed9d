//! Worksheets: the choices, and below them the pages as they will be printed.

use leptos::prelude::*;
use rank_and_file::exercise::worksheet::{Worksheet, WorksheetSource, rules_to_choose};
use rank_and_file::game::{GameTree, title};
use rank_and_file::view;

use super::press::press;
use super::state::PracticeState;

/// The choices and the pages.
#[component]
pub fn Worksheets(state: PracticeState) -> impl IntoView {
    let (famous, brought): (Vec<GameTree>, Vec<GameTree>) = state.keep.with_untracked(|keep| {
        let famous = keep.famous().iter().map(|game| game.tree.clone());
        (
            famous.collect(),
            keep.brought().cloned().into_iter().collect(),
        )
    });
    let own = brought.first().map(title);
    let games = StoredValue::new([famous, brought]);
    let shown = Memo::new(move |_| {
        let settings = state.worksheet.get();
        games.with_value(|games| Worksheet::new(settings, of(games, settings.source)))
    });
    let rules = Memo::new(move |_| {
        let settings = state.worksheet.get();
        games.with_value(|games| rules_to_choose(&settings, of(games, settings.source)))
    });
    let choices = move || {
        shown
            .with(|shown| rules.with(|rules| view::worksheet_choices(shown, rules, own.as_deref())))
    };
    let pages = move || shown.with(view::worksheet);
    view! {
        <div class="place" use:press=state>{choices}</div>
        <div class="place">{pages}</div>
    }
}

/// Returns the games of a source: the famous ones, the one that was brought, or none.
fn of(games: &[Vec<GameTree>; 2], source: WorksheetSource) -> &[GameTree] {
    match source {
        WorksheetSource::Famous => &games[0],
        WorksheetSource::Own => &games[1],
        WorksheetSource::Generated => &[],
    }
}
