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

mod embed;
mod options;
mod paint;
mod paper;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser;
use super::desk::{Desk, Dialog, Part};
use super::dialogs::dialog;
use super::el::{El, Ref, button, effect, el};
use crate::output::export::{self, Form};
use crate::output::picture::{Coordinates, Look, Picture, picture};
use crate::session::Session;
use crate::session::link::{LONG, fragment, page_of};
use options::{Choice, Choices, options};

/// So much of all games is shown before they are saved, in bytes.
const PREVIEW: usize = 100_000;

/// What can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Pgn,
    Text,
    Fen,
    Diagram,
    Link,
    Embed,
    Print,
}

/// Every kind with its name, what its file's name ends in, and what it is for.
const KINDS: [(Kind, &str, &str, &str); 7] = [
    (
        Kind::Pgn,
        "PGN",
        "pgn",
        "For other chess programs: moves, variations, comments, marks and tags.",
    ),
    (
        Kind::Text,
        "Text",
        "txt",
        "The score in a notation, for people to read.",
    ),
    (Kind::Fen, "FEN", "fen", "The position on one line."),
    (
        Kind::Diagram,
        "Diagram",
        "svg",
        "The board as a picture: SVG as text, or PNG.",
    ),
    (
        Kind::Link,
        "Link",
        "txt",
        "The whole game is in the link itself and is sent nowhere.",
    ),
    (
        Kind::Embed,
        "Embed this",
        "html",
        "Put these lines into a page of your own.",
    ),
    (
        Kind::Print,
        "Print",
        "",
        "A score sheet on paper, with the columns of the sheet. What is folded there stays folded.",
    ),
];

/// What coordinates can be instead of what the board shows.
const COORDINATES: [Coordinates; 3] = [
    Coordinates::Algebraic,
    Coordinates::Descriptive,
    Coordinates::None,
];

/// The board's picture.
fn drawn(session: &Session, choices: Choices) -> Picture {
    let shown = match session.names_on_squares {
        true => Coordinates::Descriptive,
        false => Coordinates::Algebraic,
    };
    let chosen = choices.coordinates.get().checked_sub(1);
    let look = Look {
        side: choices.side.get().min(255) as u8,
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
        Kind::Pgn => game(Form::Pgn),
        Kind::Text => {
            // What was chosen for one game may not suit the next.
            let mut columns = session.offer().columns();
            let column = columns.nth(choices.column.get());
            game(Form::Score(column.unwrap_or(session.columns[0]).notation))
        }
        Kind::Fen => export::position(session),
        Kind::Diagram => drawn(session, choices).svg(),
        Kind::Link => [page_of(&browser::address()), "#", &fragment(session)].concat(),
        Kind::Embed => embed::html(session, choices),
        Kind::Print => String::new(),
    }
}

/// The dialog, and beside it what goes to the printer.
pub fn export_dialog(desk: Desk) -> El {
    let choices = Choices::new();
    let said = RwSignal::new(String::new());
    let (field, canvas) = (Ref::new(), Ref::new());
    let is_open = move || desk.dialog() == Some(Dialog::Export);
    let shown = move || {
        desk.follow(Part::Sheet);
        if !is_open() {
            return String::new();
        }
        said.set(String::new());
        desk.now(|session| text(session, choices, PREVIEW))
    };
    effect(move || {
        if let Some(canvas) = canvas.get()
            && is_open()
            && choices.kind() == Kind::Diagram
        {
            paint::show(&canvas, &desk.now(|session| drawn(session, choices)));
        }
    });
    // What is shown may be only the beginning of all games.
    let whole = move || untrack(|| desk.now(|session| text(session, choices, usize::MAX)));
    let file = move |extension: &str| {
        let all = untrack(|| choices.all());
        desk.now(|session| export::file_name(session, all, extension))
    };
    let report = move |done: bool, name: &str| {
        said.set(if done {
            ["Saved as ", name, "."].concat()
        } else {
            "The browser does not allow this. Copy the text instead.".to_owned()
        });
    };
    let copy = move || {
        let text = whole();
        spawn_local(async move {
            let mut words = "Copied.";
            if !browser::copy(&text).await {
                words = "The browser does not allow copying. The text is selected: copy it with Ctrl+C or the menu.";
                if let Some(field) = field.get_untracked() {
                    browser::select(&field);
                }
            }
            said.set(words.to_owned());
        });
    };
    let save = move || {
        let name = file(KINDS[choices.kind.get_untracked()].2);
        report(browser::save(&name, &whole()), &name);
    };
    let save_png = move || {
        let Some(canvas) = canvas.get_untracked() else {
            return;
        };
        let name = file("png");
        spawn_local(async move {
            let png = paint::png(&canvas).await;
            report(
                png.is_some_and(|png| browser::save_file(&name, &png)),
                &name,
            );
        });
    };
    // What only some kinds have.
    let of = move |has: fn(Kind) -> bool, element: El| {
        element.live("hidden", move || (!has(choices.kind())).then(String::new))
    };
    let textual = |kind| kind != Kind::Print;
    let preview = el("textarea")
        .attr("id", "export-text")
        .attr("rows", "8")
        .attr("readonly", "")
        .attr("spellcheck", "false")
        .attr("aria-label", "What is exported")
        .refer(field)
        .value(shown);
    let act = |words: &str| button("button").text(words);
    let actions = [
        of(textual, act("Copy").click(copy)),
        of(textual, act("Save").click(save)),
        of(
            |kind| kind == Kind::Diagram,
            act("Save PNG").click(save_png),
        ),
        of(
            |kind| kind == Kind::Print,
            act("Print").click(browser::print),
        ),
        button("button primary")
            .click(move || desk.set_dialog(None))
            .text("Close"),
    ];
    let lists = move || {
        let open = is_open().then(|| options(desk, choices));
        open.into_iter().flatten().map(El::view).collect()
    };
    let panel = dialog(desk, Dialog::Export, "Export")
        .child(kinds(choices.kind))
        .child(el("p").live_text(move || about(desk, choices, is_open())))
        .child(el("div").class("options").live_children(lists))
        .child(of(
            |kind| kind == Kind::Diagram,
            el("canvas").attr("role", "img").refer(canvas),
        ))
        .child(of(textual, preview))
        .child(el("p").attr("role", "status").live_text(move || said.get()))
        .child(el("div").class("actions").children(actions));
    el("div").child(panel).live_children(move || {
        let wanted = is_open() && choices.kind() == Kind::Print;
        let paper = wanted.then(|| paper::paper(desk, choices).view());
        paper.into_iter().collect()
    })
}

/// The kinds to choose from.
fn kinds(choice: Choice) -> El {
    let mut all = el("fieldset")
        .class("boxes kinds")
        .child(el("legend").class("visually-hidden").text("What"));
    for (at, (_, title, ..)) in KINDS.iter().enumerate() {
        let input = el("input")
            .attr("type", "radio")
            .attr("name", "export")
            .attr("value", title)
            .checked(move || choice.get() == at)
            .on("change", move |_| choice.set(at));
        all = all.child(el("label").child(input).child(el("span").text(title)));
    }
    all
}

/// What a kind is for, and what is worth knowing of it now.
fn about(desk: Desk, choices: Choices, open: bool) -> String {
    let (kind, _, _, words) = KINDS[choices.kind.get()];
    let mut words = words.to_owned();
    if open && kind == Kind::Link {
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
