//! Export: what the dialog shows is copied, saved, painted and printed.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::desk::Desk;
use super::modal::Modal;
use super::{browser, paint, say};
use crate::output::choices::{Choices, ExportKind, Preview};
use crate::session::Session;
use crate::view::{self, Dialog, el};

/// The preview is of the game as it is now.
pub fn open(desk: Desk) {
    change(desk, Preview::open);
}

/// Chooses what a text says.
pub fn choose(desk: Desk, choice: &str) {
    change(desk, |preview, session, address| {
        preview.choose(choice, session, address);
    });
}

fn change(desk: Desk, change: impl FnOnce(&mut Preview, &Session, &str)) {
    let address = browser::address();
    desk.preview
        .update(|preview| desk.now(|session| change(preview, session, &address)));
}

/// Something of what is chosen, and of the session as it is now.
fn chosen<T>(desk: Desk, read: impl FnOnce(&Choices, &Session) -> T) -> T {
    desk.preview
        .with_untracked(|preview| desk.now(|session| read(&preview.choices, session)))
}

/// The whole text; what is shown may be only the beginning of all games.
fn whole(desk: Desk) -> String {
    chosen(desk, |choices, session| {
        choices.text(session, &browser::address())
    })
}

fn tell(desk: Desk, words: String) {
    desk.preview.update(|preview| preview.said = words);
}

fn report(desk: Desk, done: bool, name: &str) {
    tell(
        desk,
        match done {
            true => say::saved(name),
            false => say::NO_SAVING.to_owned(),
        },
    );
}

pub fn copy(desk: Desk) {
    let text = whole(desk);
    spawn_local(async move {
        let mut words = say::COPIED;
        if !browser::copy(&text).await {
            words = say::NO_COPYING;
            browser::select_on("#export-text");
        }
        tell(desk, words.to_owned());
    });
}

pub fn save(desk: Desk) {
    let name =
        |choices: &Choices, session: &Session| choices.file_name(session, choices.row().extension);
    let name = chosen(desk, name);
    report(desk, browser::save(&name, &whole(desk)), &name);
}

pub fn save_png(desk: Desk) {
    let Some(canvas) = browser::find("dialog canvas") else {
        return;
    };
    let name = chosen(desk, |choices, session| choices.file_name(session, "png"));
    spawn_local(async move {
        let png = paint::png(&canvas).await;
        let saved = png.is_some_and(|png| browser::save_file(&name, &png));
        report(desk, saved, &name);
    });
}

/// Paints the diagram.
pub fn paint(desk: Desk, canvas: &web_sys::Element) {
    paint::show(canvas, &chosen(desk, Choices::picture));
}

/// The dialog Export, with a picture painted on its canvas.
#[component]
pub fn ExportDialog(desk: Desk) -> impl IntoView {
    let drawn = Trigger::new();
    let draw = move || {
        drawn.notify();
        desk.preview
            .with(|preview| desk.now(|session| view::export(session, preview)))
    };
    Effect::new(move || {
        drawn.track();
        if let Some(canvas) = browser::find("dialog canvas:not([hidden])") {
            paint(desk, &canvas);
        }
    });
    view! { <Modal draw/> }
}

/// What goes to the printer, seen on paper only.
#[component]
pub fn Paper(desk: Desk) -> impl IntoView {
    let drawn = Trigger::new();
    let draw = move || {
        drawn.notify();
        let printed = |preview: &Preview| {
            let choices = &preview.choices;
            (choices.kind == ExportKind::Print).then_some(choices.board)
        };
        let open = desk.dialog.get() == Some(Dialog::Export);
        match desk.preview.with(printed).filter(|_| open) {
            None => el("section").flag("hidden", true),
            Some(board) => desk
                .sheet
                .with(|model| desk.now(|session| view::paper(session, model, board))),
        }
    };
    Effect::new(move || {
        drawn.track();
        if let Some(canvas) = browser::find(".app > .paper canvas") {
            paint(desk, &canvas);
        }
    });
    draw
}
