//! The score sheet in its columns, with the game's details above it and the work on the current move below.

use leptos::html::Section;
use leptos::prelude::*;
use web_sys::Event;

use super::desk::{Desk, follow};
use super::menu;
use super::press::press;
use super::scroll::show_current;
use crate::dom;
use crate::view::{self, Head};

/// The panel of the tab Moves.
#[component]
pub fn NotationPanel(desk: Desk, hidden: Signal<bool>) -> impl IntoView {
    view! {
        <div
            class="panel"
            id="panel-moves"
            role="tabpanel"
            aria-labelledby="tab-moves"
            hidden=hidden
            use:press=desk
            on:contextmenu=move |event| menu::asked(desk, &event)
            on:pointerdown=move |event| menu::touched(desk, &event)
            on:pointerup=move |event| menu::touched(desk, &event)
            on:pointercancel=move |event| menu::touched(desk, &event)
        >
            <ScoreSheet desk/>
            {move || view::sheet_size(desk.whole_sheet.get())}
            <div class="sheet-foot">
                {move || desk.standing.with(|model| view::balance(model))}
                <Annotations desk/>
            </div>
        </div>
    }
}

/// The score sheet. It scrolls by itself so that the current move stays in view.
#[component]
fn ScoreSheet(desk: Desk) -> impl IntoView {
    let area = NodeRef::<Section>::new();
    let drawn = Trigger::new();
    let header = move || {
        desk.sheet.with(follow);
        let header = desk.header.get();
        desk.now(|session| view::header(&header, view::choice(session)))
    };
    let problems = move || {
        desk.sheet.with(follow);
        desk.now(|session| view::problems(session.troubles()))
    };
    let sheet = move || {
        drawn.notify();
        desk.sheet.with(|model| {
            desk.now(|session| view::sheet(model, session.columns(), Head::Lists(session.offer())))
        })
    };
    let graph = move || desk.graph.with(|graph| graph.as_deref().map(view::graph));
    Effect::new(move || {
        drawn.track();
        // A sheet that comes into sight, or takes another size, is scrolled again.
        let _ = (desk.tab.get(), desk.whole_sheet.get());
        let at = desk.at.get();
        if let Some(area) = area.get() {
            dom::mark(&area, at);
            show_current(&area, ".sheet-scroll");
        }
    });
    view! {
        <section class="sheet-area" aria-label="Score sheet" node_ref=area>
            {header}
            {problems}
            <div class="sheet-scroll" tabindex="0">{sheet}</div>
            {graph}
        </section>
    }
}

/// The comments and glyphs of the current move in a fold, which is filled only while it is open.
#[component]
fn Annotations(desk: Desk) -> impl IntoView {
    let toggled = move |event: Event| {
        let fold = dom::target(&event).filter(|fold| fold.class_list().contains("annotate"));
        if let Some(fold) = fold {
            desk.annotating.set(fold.has_attribute("open"));
        }
    };
    view! {
        <div class="place" on:toggle:capture=toggled>
            {move || desk.see(|session| view::annotate(session, desk.annotating.get()))}
        </div>
    }
}
