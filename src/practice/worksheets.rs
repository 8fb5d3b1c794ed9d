//! Worksheets: the choices, and below them the pages as they will be printed.

use leptos::prelude::*;
use rank_and_file::exercise::keep_score::famous::{famous, rules_in};
use rank_and_file::exercise::worksheet::Worksheet;
use rank_and_file::game::{GameTree, title};
use rank_and_file::view;

use super::press::press;
use super::state::PracticeState;

/// The choices and the pages.
#[component]
pub fn Worksheets(state: PracticeState) -> impl IntoView {
    let brought = state.keep.with_untracked(|keep| keep.brought().cloned());
    let own = brought.as_ref().map(title);
    let brought: Vec<GameTree> = brought.into_iter().collect();
    let famous: Vec<GameTree> = famous().into_iter().map(|game| game.tree).collect();
    let games = StoredValue::new([famous, brought]);
    let of = move |own: bool| move |games: &[Vec<GameTree>; 2]| games[usize::from(own)].clone();
    let shown = Memo::new(move |_| {
        let settings = state.worksheet.get();
        Worksheet::new(settings, &games.with_value(of(settings.own)))
    });
    let rules = Memo::new(move |_| {
        let settings = state.worksheet.get();
        let mut all = Vec::new();
        for game in games.with_value(of(settings.own)) {
            for (rule, _) in rules_in(&game, settings.column) {
                if !all.contains(&rule) {
                    all.push(rule);
                }
            }
        }
        all
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
