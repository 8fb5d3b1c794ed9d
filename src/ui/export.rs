//! Export: what leaves the page, each kind with a preview, to be copied or saved.
//!
//! | kind | what it is | saved as |
//! |---|---|---|
//! | PGN, Text | this game or all, for programs and for readers | `.pgn`, `.txt` |
//! | FEN | the position | `.fen` |
//! | Diagram | the board as a picture | `.svg`, `.png` |
//! | Link | the game as an address | `.txt` |
//! | Embed | the HTML that puts it into a page | `.html` |
//! | Print | a score sheet on paper | |
//!
//! | module | what it is |
//! |---|---|
//! | `kind` | the kinds |
//! | `choices` | what the user has chosen of each |
//! | `options`, `embed` | what can be chosen, and for a snippet what comes of it |
//! | `lists` | a list and a box to choose with |
//! | `paint` | a picture on a canvas, and as PNG |

mod choices;
mod embed;
mod kind;
mod lists;
mod options;
mod paint;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::block::block_then;
use super::browser;
use super::desk::{Desk, Dialog};
use super::dialogs::{DialogFrame, act_unless};
use crate::dom;
use crate::output::export::{self, GameFormat};
use crate::output::picture::{Look, Picture, picture};
use crate::session::Session;
use crate::session::link::{LONG, fragment, page_of};
use crate::study::Coordinates;
use crate::view;
use choices::{Choice, Choices};
use kind::{ExportKind, KINDS};
use options::options;

/// So much of all games is shown before they are saved, in bytes.
const PREVIEW: usize = 100_000;

/// What coordinates can be instead of what the board shows.
const COORDINATES: [Coordinates; 3] = [
    Coordinates::Algebraic,
    Coordinates::Descriptive,
    Coordinates::None,
];

/// The board's picture.
fn drawn(session: &Session, choices: Choices) -> Picture {
    let shown = match session.names_on_squares() {
        true => Coordinates::Descriptive,
        false => Coordinates::Algebraic,
    };
    let chosen = choices.coordinates.get().checked_sub(1);
    let look = Look {
        color: choices.color.get().min(255) as u8,
        coordinates: chosen.map_or(shown, |at| COORDINATES[at]),
        last: choices.last.get() == 1,
        figures: choices.figures.get() == 1,
    };
    picture(session, &look)
}

/// The text of what is chosen; of all games no more than `most` bytes and the rest of a game.
fn text(session: &Session, choices: Choices, most: usize) -> String {
    let game = |form| match choices.all() {
        true => export::games(session, form, most),
        false => export::game(session.shown_game(), form),
    };
    match choices.kind() {
        ExportKind::Pgn => game(GameFormat::Pgn),
        ExportKind::Text => {
            // What was chosen for one game may not suit the next.
            let mut columns = session.offer().columns();
            let column = columns.nth(choices.column.get());
            game(GameFormat::Score(
                column.unwrap_or(session.columns()[0]).notation,
            ))
        }
        ExportKind::Fen => export::position(session),
        ExportKind::Diagram => drawn(session, choices).svg(),
        ExportKind::Link => [page_of(&browser::address()), "#", &fragment(session)].concat(),
        ExportKind::Embed => embed::html(session, choices),
        ExportKind::Print => String::new(),
    }
}

/// What is done with what is exported, and what came of it.
#[derive(Clone, Copy)]
struct Deeds {
    desk: Desk,
    choices: Choices,
    said: RwSignal<String>,
    field: NodeRef<leptos::html::Textarea>,
    canvas: NodeRef<leptos::html::Canvas>,
}

impl Deeds {
    /// The whole text; what is shown may be only the beginning of all games.
    fn whole(self) -> String {
        let text = || {
            self.desk
                .now(|session| text(session, self.choices, usize::MAX))
        };
        untrack(text)
    }

    fn file(self, extension: &str) -> String {
        let all = untrack(|| self.choices.all());
        let name = |session: &Session| export::file_name(session, all, extension);
        self.desk.now(name)
    }

    fn report(self, done: bool, name: &str) {
        self.said.set(if done {
            ["Saved as ", name, "."].concat()
        } else {
            "The browser does not allow this. Copy the text instead.".to_owned()
        });
    }

    fn copy(self) {
        let text = self.whole();
        spawn_local(async move {
            let mut words = "Copied.";
            if !browser::copy(&text).await {
                words = "The browser does not allow copying. The text is selected: copy it with Ctrl+C or the menu.";
                if let Some(field) = self.field.get_untracked() {
                    browser::select(&field);
                }
            }
            self.said.set(words.to_owned());
        });
    }

    fn save(self) {
        let name = self.file(KINDS[self.choices.kind.get_untracked()].2);
        self.report(browser::save(&name, &self.whole()), &name);
    }

    fn save_png(self) {
        let Some(canvas) = self.canvas.get_untracked() else {
            return;
        };
        let name = self.file("png");
        spawn_local(async move {
            let png = paint::png(&canvas).await;
            let saved = png.is_some_and(|png| browser::save_file(&name, &png));
            self.report(saved, &name);
        });
    }
}

/// The dialog, and beside it what goes to the printer.
#[component]
pub fn ExportDialog(desk: Desk) -> impl IntoView {
    let choices = Choices::new();
    let deeds = Deeds {
        desk,
        choices,
        said: RwSignal::new(String::new()),
        field: NodeRef::new(),
        canvas: NodeRef::new(),
    };
    let is_open = move || desk.dialog.get() == Some(Dialog::Export);
    let shown = move || {
        if !is_open() {
            return String::new();
        }
        deeds.said.set(String::new());
        desk.now(|session| text(session, choices, PREVIEW))
    };
    Effect::new(move || {
        if let Some(canvas) = deeds.canvas.get()
            && is_open()
            && choices.kind() == ExportKind::Diagram
        {
            paint::show(&canvas, &desk.now(|session| drawn(session, choices)));
        }
    });
    let lists = move || is_open().then(|| options(desk, choices));
    let is = move |kind| move || choices.kind() != kind;
    let paper = move || choices.kind() == ExportKind::Print;
    let printing = move || (is_open() && paper()).then(|| sheet_of_paper(desk, choices));
    view! {
        <DialogFrame desk which=Dialog::Export title="Export">
            {kinds(choices.kind)}
            <p>{move || about(desk, choices, is_open())}</p>
            <div class="options">{lists}</div>
            <canvas role="img" node_ref=deeds.canvas hidden=is(ExportKind::Diagram)/>
            <textarea
                id="export-text"
                rows="8"
                readonly
                spellcheck="false"
                aria-label="What is exported"
                node_ref=deeds.field
                hidden=paper
                prop:value=shown
            />
            <p role="status">{deeds.said}</p>
            <div class="actions">
                {act_unless(paper, "Copy", move || deeds.copy())}
                {act_unless(paper, "Save", move || deeds.save())}
                {act_unless(is(ExportKind::Diagram), "Save PNG", move || deeds.save_png())}
                {act_unless(is(ExportKind::Print), "Print", browser::print)}
                <button type="button" class="button primary"
                    on:click=move |_| desk.dialog.set(None)>
                    "Close"
                </button>
            </div>
        </DialogFrame>
        {printing}
    }
    .into_any()
}

/// What goes to the printer, which only paper shows.
fn sheet_of_paper(desk: Desk, choices: Choices) -> AnyView {
    let draw = move || {
        let board = choices.board.get() == 1;
        desk.sheet
            .with(|model| desk.now(|session| view::paper(session, model, board)))
    };
    block_then("section", draw, move |paper| {
        if let Some(canvas) = dom::find(paper, "canvas") {
            paint::show(&canvas, &desk.now(|session| drawn(session, choices)));
        }
    })
}

/// The kinds to choose from.
fn kinds(choice: Choice) -> AnyView {
    let kind = |(at, title): (usize, &'static str)| {
        view! {
            <label>
                <input type="radio" name="export" value=title prop:checked=move || choice.get() == at
                    on:change=move |_| choice.set(at)/>
                <span>{title}</span>
            </label>
        }
        .into_any()
    };
    let kinds = KINDS.iter().map(|(_, title, ..)| *title).enumerate();
    let kinds: Vec<AnyView> = kinds.map(kind).collect();
    view! {
        <fieldset class="boxes kinds"><legend class="visually-hidden">"What"</legend>{kinds}</fieldset>
    }
    .into_any()
}

/// What a kind is for, and what is worth knowing of it now.
fn about(desk: Desk, choices: Choices, open: bool) -> String {
    let (kind, _, _, words) = KINDS[choices.kind.get()];
    let mut words = words.to_owned();
    if open && kind == ExportKind::Link {
        let length = desk.now(|session| text(session, choices, 0)).len();
        words.push_str(" It has ");
        words.push_str(&length.to_string());
        words.push_str(" characters");
        words.push_str(if length > LONG {
            "; some programs cut links of more than 2,000: send the PGN instead."
        } else {
            "."
        });
    }
    words
}
