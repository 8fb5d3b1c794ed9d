//! The export dialog: its preview can be copied, saved, painted and printed.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::app_state::AppState;
use super::modal::Modal;
use super::{paint, say};
use crate::output::choices::{Choices, ExportChoice, ExportKind, KINDS, Preview};
use crate::session::{Action, Session};
use crate::view::{self, Dialog, el};
use crate::web::browser;
use crate::words;

/// Opens the dialog with a preview of the game as it is now.
pub fn open(app: AppState) {
    change(app, Preview::open);
}

/// Makes a choice.
pub fn choose(app: AppState, choice: ExportChoice) {
    change(app, |preview, session, address| {
        preview.choose(choice, session, address);
    });
}

/// Changes the preview, given the session and the page's address.
fn change(app: AppState, change: impl FnOnce(&mut Preview, &Session, &str)) {
    let address = browser::address();
    app.preview
        .update(|preview| app.now(|session| change(preview, session, &address)));
}

/// Reads the choices and the session without subscribing to them.
fn chosen<T>(app: AppState, read: impl FnOnce(&Choices, &Session) -> T) -> T {
    app.preview
        .with_untracked(|preview| app.now(|session| read(&preview.choices, session)))
}

/// Returns the complete text. The preview may show only the beginning.
fn whole(app: AppState) -> String {
    chosen(app, |choices, session| {
        choices.text(session, &browser::address())
    })
}

/// Shows a message in the dialog.
fn tell(app: AppState, words: String) {
    app.preview.update(|preview| preview.said = words);
}

/// Says whether the file was saved.
fn report(app: AppState, done: bool, name: &str) {
    tell(
        app,
        match done {
            true => say::saved(name),
            false => words::NO_SAVING.into(),
        },
    );
}

/// Copies to the clipboard the text of the dialog, or without it the game or the position as an
/// export of this kind.
pub fn copy(app: AppState, kind: Option<ExportKind>) {
    let text = match kind {
        None => whole(app),
        Some(kind) => {
            let mut choices = Choices::default();
            choices.choose(ExportChoice::Kind(kind));
            app.now(|session| choices.text(session, &browser::address()))
        }
    };
    spawn_local(async move {
        let copied = browser::copy(&text).await;
        report_copy(app, kind, copied);
    });
}

/// Says whether a text was copied. If the browser does not allow it, the dialog shows the text
/// selected.
fn report_copy(app: AppState, kind: Option<ExportKind>, copied: bool) {
    match (kind, copied) {
        (None, true) => return tell(app, words::COPIED_DONE.into()),
        (Some(kind), true) => {
            let title = KINDS[kind as usize].title;
            return app.act(Action::Tell(say::copied(&title)));
        }
        (None, false) => {}
        (Some(kind), false) => {
            open(app);
            choose(app, ExportChoice::All(false));
            choose(app, ExportChoice::Kind(kind));
            app.dialog.set(Some(Dialog::Export));
        }
    }
    tell(app, words::NO_COPYING.into());
    request_animation_frame(|| browser::select_on("#export-text"));
}

/// Saves the complete text as a file.
pub fn save(app: AppState) {
    let name =
        |choices: &Choices, session: &Session| choices.file_name(session, choices.row().extension);
    let name = chosen(app, name);
    report(app, browser::save(&name, &whole(app)), &name);
}

/// Saves the picture as a PNG file.
pub fn save_png(app: AppState) {
    let Some(canvas) = browser::find("dialog canvas") else {
        return;
    };
    let name = chosen(app, |choices, session| choices.file_name(session, "png"));
    spawn_local(async move {
        let png = paint::png(&canvas).await;
        let saved = png.is_some_and(|png| browser::save_file(&name, &png));
        report(app, saved, &name);
    });
}

/// Paints the diagram on a canvas.
pub fn paint(app: AppState, canvas: &web_sys::Element) {
    paint::show(canvas, &chosen(app, Choices::picture));
}

/// The dialog Export, with a picture painted on its canvas, or a board made by the script of boards in
/// other pages.
#[component]
pub fn ExportDialog(app: AppState) -> impl IntoView {
    let drawn = Trigger::new();
    let draw = move || {
        drawn.notify();
        app.preview
            .with(|preview| app.now(|session| view::export(session, preview)))
    };
    Effect::new(move || {
        drawn.track();
        if let Some(canvas) = browser::find("dialog canvas:not([hidden])") {
            paint(app, &canvas);
        }
        if browser::is_there("dialog chess-notation") {
            browser::load_script("embed.js");
        }
    });
    view! { <Modal draw=Box::new(draw)/> }
}

/// The pages for the printer, which a style sheet shows on paper only.
#[component]
pub fn Paper(app: AppState) -> impl IntoView {
    let drawn = Trigger::new();
    let draw = move || {
        drawn.notify();
        let printed = |preview: &Preview| {
            let choices = &preview.choices;
            (choices.kind == ExportKind::Print).then_some(choices.board)
        };
        let open = app.dialog.get() == Some(Dialog::Export);
        match app.preview.with(printed).filter(|_| open) {
            None => el("section").flag("hidden", true),
            Some(board) => app
                .sheet
                .with(|(model, _)| app.now(|session| view::paper(session, model, board))),
        }
    };
    Effect::new(move || {
        drawn.track();
        if let Some(canvas) = browser::find(".app > .paper canvas") {
            paint(app, &canvas);
        }
    });
    draw
}
