//! The score sheet in its columns, with the game's details above it and the fields of an open note
//! under their move.

use leptos::html::Section;
use leptos::prelude::*;

use super::app_state::{AppState, follow};
use super::menu;
use super::press::press;
use crate::dom;
use crate::view::{self, Head};
use crate::web::browser;
use crate::words;

/// The panel of the tab Moves.
#[component]
pub fn NotationPanel(app: AppState, hidden: Signal<bool>) -> impl IntoView {
    view! {
        <div
            class="panel"
            id="panel-moves"
            role="tabpanel"
            aria-labelledby="tab-moves"
            hidden=hidden
            use:press=app
            on:contextmenu=move |event| menu::asked(app, &event)
            on:pointerdown=move |event| menu::touched(app, &event)
            on:pointerup=move |event| menu::touched(app, &event)
            on:pointercancel=move |event| menu::touched(app, &event)
        >
            <ScoreSheet app/>
            {move || view::sheet_size(app.whole_sheet.get())}
            <div class="sheet-foot">
                {move || app.standing.with(|(model, _)| view::balance(model))}
                {move || app.see(view::annotate)}
            </div>
        </div>
    }
}

/// The score sheet. It scrolls separately, so that the current move stays in view.
#[component]
fn ScoreSheet(app: AppState) -> impl IntoView {
    let area = NodeRef::<Section>::new();
    let drawn = Trigger::new();
    let header = move || {
        app.sheet.with(follow);
        let header = app.header.get();
        app.now(|session| view::header(&header, view::choice(session)))
    };
    let problems = move || {
        app.sheet.with(follow);
        app.now(|session| view::problems(session.troubles(), session.game_number()))
    };
    let letters = move || {
        app.sheet.with(follow);
        app.now(|session| view::letters(session.shown_game()))
    };
    let sheet = move || {
        drawn.notify();
        app.sheet.with(|(model, _)| {
            app.now(|session| view::sheet(model, session.columns(), Head::Lists(session.offer())))
        })
    };
    let graph = move || {
        app.sheet
            .with(|(_, graph)| graph.as_deref().map(view::graph))
    };
    Effect::new(move || {
        drawn.track();
        // The sheet is scrolled again when its tab is chosen or its size changes.
        let _ = (app.tab.get(), app.whole_sheet.get());
        let at = app.at.get();
        if let Some(area) = area.get() {
            dom::mark(&area, at);
            dom::rove(&area, ".sheet .move");
            browser::show_current(&area, ".sheet-scroll");
        }
    });
    // The current move is the one stop of the Tab key, or the sheet itself if it has no moves.
    let stop = move || {
        app.sheet.with(follow);
        match app.now(|session| session.tree().is_empty()) {
            true => "0",
            false => "-1",
        }
    };
    view! {
        <section class="sheet-area" aria-label=words::SCORE_SHEET.text() node_ref=area>
            {header}
            {letters}
            {problems}
            <div class="sheet-scroll" tabindex=stop>{sheet}</div>
            {graph}
        </section>
    }
}
