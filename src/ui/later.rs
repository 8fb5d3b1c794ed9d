//! What is made when it is first asked for: the dialogs, and the panel to set a position up.
//!
//! Nothing here calls them before. So the last step of a release can leave their code in the file that is
//! fetched at the first key, click or touch.

use leptos::prelude::*;

use super::desk::{Desk, Dialog, Part};
use super::dialogs::{new_dialog, open_dialog};
use super::editor;
use super::el::{El, effect, el, live};
use super::export::export_dialog;
use super::kept::kept_dialog;

type Maker = fn(Desk) -> El;

/// The dialogs. Once made they stay, since it is the browser that opens and closes them.
pub fn dialogs(desk: Desk) -> Vec<AnyView> {
    let makers: [(Dialog, Maker); 4] = [
        (Dialog::New, new_dialog),
        (Dialog::Open, open_dialog),
        (Dialog::Export, export_dialog),
        (Dialog::Kept, kept_dialog),
    ];
    let when_opened = |(which, make): (Dialog, Maker)| {
        let opened = RwSignal::new(false);
        effect(move || {
            if desk.dialog() == Some(which) && !opened.get_untracked() {
                opened.set(true);
            }
        });
        live(move || {
            let made = opened.get().then(|| make(desk).view());
            made.into_iter().collect()
        })
    };
    makers.map(when_opened).into()
}

/// The panel to set a position up, while that is being done.
pub fn set_up(desk: Desk) -> El {
    let open = move || {
        desk.follow(Part::Editing);
        desk.now(|s| s.editor().is_some())
    };
    el("section")
        .class("editor")
        .attr("aria-label", "Set up a position")
        .live("hidden", move || (!open()).then(String::new))
        .child(live(move || {
            let panel = open().then(|| editor::panel(desk));
            panel.into_iter().flatten().collect()
        }))
}
