//! The dialog Export: the kinds of export, the choices of each, the preview, and the buttons. Beside
//! the lines for another author's page stands the board as that page will show it.

use super::dialog::{action_button, actions, dialog, said};
use super::fields::{list, tick};
use super::node::{Element, el};
use super::request::Request;
use super::say;
use crate::output::choices::{Choices, ExportChoice, ExportKind, KINDS, Preview};
use crate::output::picture::SQUARE_SIDES;
use crate::output::snippet::{FORMS, fields};
use crate::session::Session;

/// Draws the dialog. A diagram is painted on its canvas.
#[must_use]
pub fn export(session: &Session, preview: &Preview) -> Element {
    let kind = preview.choices.kind;
    let paper = kind == ExportKind::Print;
    let options = el("div").class("options");
    let canvas = el("canvas").attr("role", "img");
    let text = el("textarea")
        .attr("id", "export-text")
        .attr("rows", "8")
        .attr("readonly", "")
        .attr("spellcheck", "false")
        .attr("aria-label", "Exported text")
        .flag("hidden", paper)
        .text(preview.text.clone());
    let element = preview.choices.element(session).map(|(attributes, score)| {
        let element = el("chess-notation").text(score);
        let set = |element: Element, (name, value)| element.attr(name, value);
        let element = attributes.into_iter().fold(element, set);
        let place = el("div").class("embedded").attr("role", "group");
        place.attr("aria-label", say::AS_SHOWN).child(element)
    });
    let diagram = kind == ExportKind::Diagram;
    let file = matches!(kind, ExportKind::Pgn | ExportKind::Text);
    let unless = |hidden, words, does: Request| action_button(words, does).flag("hidden", hidden);
    // The primary button is what most people want of this kind.
    let actions = actions()
        .child(action_button("Close", Request::Close))
        .child(unless(paper, "Copy", Request::Copy).class_if(!diagram && !file, "primary"))
        .child(unless(paper, "Save", Request::Save).class_if(file, "primary"))
        .child(unless(!diagram, "Save PNG", Request::SavePng).class("primary"))
        .child(unless(!paper, "Print", Request::Print).class("primary"));
    dialog("Export")
        .child(kinds(kind))
        .child(el("p").text(preview.about.clone()))
        .child(options.children(choices(session, &preview.choices)))
        .child(canvas.flag("hidden", kind != ExportKind::Diagram))
        .child(el("div").class("exported").child(text).child(element))
        .child(said(&preview.said))
        .child(actions)
        .class_if(kind == ExportKind::Embed, "embeds")
}

/// Draws the kinds to choose from.
fn kinds(chosen: ExportKind) -> Element {
    let kind = |at: usize| {
        let row = &KINDS[at];
        let field = el("input")
            .attr("type", "radio")
            .attr("name", "export")
            .attr("value", row.title)
            .flag("checked", row.kind == chosen)
            .does(Request::Choose(ExportChoice::Kind(row.kind)));
        el("label").child(field).child(el("span").text(row.title))
    };
    el("fieldset")
        .class("boxes kinds")
        .child(el("legend").class("visually-hidden").text("What"))
        .children((0..KINDS.len()).map(kind))
}

/// Draws the choices of a kind.
fn choices(session: &Session, choices: &Choices) -> Vec<Element> {
    let mut all = Vec::new();
    let games = session.games().len();
    if matches!(choices.kind, ExportKind::Pgn | ExportKind::Text) && games > 1 {
        let every = format!("All {games} games");
        let all_of = ["This game".to_owned(), every];
        all.push(list("Games", all_of, usize::from(choices.all), |at| {
            ExportChoice::All(at == 1)
        }));
    }
    match choices.kind {
        ExportKind::Pgn | ExportKind::Fen | ExportKind::Link => {}
        ExportKind::Text => {
            let titles = session.offer().columns().map(|it| it.title);
            all.push(list(
                "Moves in",
                titles,
                choices.column,
                ExportChoice::Column,
            ));
        }
        ExportKind::Diagram => {
            let titles = ["As on the board", "Algebraic", "Descriptive", "None"];
            let chosen = choices.coordinates;
            all.extend([
                size(choices.size),
                list("Coordinates", titles, chosen, ExportChoice::Coordinates),
                tick("Last move and check", choices.last, ExportChoice::Last),
                tick("Circles and arrows", choices.figures, ExportChoice::Figures),
            ]);
        }
        ExportKind::Embed => all = snippet(session, choices),
        ExportKind::Print => all.push(tick("With the board", choices.board, ExportChoice::Board)),
    }
    all
}

/// Draws the choices for a game embedded in another site's page.
fn snippet(session: &Session, choices: &Choices) -> Vec<Element> {
    let chosen = &choices.snippet;
    let notations = session.offer().columns().map(|column| {
        let ticked = chosen.columns.contains(&column);
        tick(column.title, ticked, |is| {
            ExportChoice::Notation(column, is)
        })
    });
    let boxes = el("fieldset").class("boxes");
    let boxes = boxes
        .child(el("legend").text("Notations"))
        .children(notations);
    let starts = ["at the start", "where the board is now", "at the end"];
    let mut all = vec![
        list("Form", FORMS, chosen.form, ExportChoice::Form),
        boxes,
        list("Begins", starts, choices.start, ExportChoice::Start),
    ];
    for (at, field) in fields().enumerate() {
        let titles = field.words().iter().map(|(_, title)| *title);
        let choose = |word| ExportChoice::Field(at, word);
        // A field without effect is hidden.
        let idle = !chosen.has(field);
        all.push(list(field.title, titles, chosen.chosen[at], choose).flag("hidden", idle));
    }
    all
}

/// Draws the field for the pixels in a square of the diagram.
fn size(pixels: usize) -> Element {
    let [least, most] = SQUARE_SIDES.map(|pixels| pixels.to_string());
    let field = el("input")
        .attr("type", "number")
        .attr("min", least)
        .attr("max", most)
        .attr("value", pixels.to_string())
        .does(Request::Choose(ExportChoice::Size(pixels)));
    el("label").text("Pixels per square").child(field)
}
