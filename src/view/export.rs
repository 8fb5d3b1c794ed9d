//! The dialog Export: the kinds of export, the choices of each, the preview, and the buttons. Beside
//! the lines for another author's page stands the board as that page will show it.

use super::dialog::{action_button, actions, dialog, said};
use super::fields::{list, tick};
use super::node::{Element, el};
use super::request::Request;
use crate::output::choices::{Choices, ExportChoice, ExportKind, KINDS, Preview};
use crate::output::picture::SQUARE_SIDES;
use crate::output::snippet::{FORMS, fields};
use crate::session::Session;
use crate::words;

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
        .attr("aria-label", words::EXPORTED_TEXT)
        .flag("hidden", paper)
        .text(preview.text.clone());
    let element = preview.choices.element(session).map(|(attributes, score)| {
        let element = el("chess-notation").text(score);
        let set = |element: Element, (name, value)| element.attr(name, value);
        let element = attributes.into_iter().fold(element, set);
        let place = el("div").class("embedded").attr("role", "group");
        place.attr("aria-label", words::AS_SHOWN).child(element)
    });
    let diagram = kind == ExportKind::Diagram;
    let file = matches!(kind, ExportKind::Pgn | ExportKind::Text);
    let unless = |hidden, words, does: Request| action_button(words, does).flag("hidden", hidden);
    // The primary button is what most people want of this kind.
    let actions = actions()
        .child(action_button(words::CLOSE, Request::Close))
        .child(unless(paper, words::COPY, Request::Copy).class_if(!diagram && !file, "primary"))
        .child(unless(paper, words::SAVE, Request::Save).class_if(file, "primary"))
        .child(unless(!diagram, words::SAVE_PNG, Request::SavePng).class("primary"))
        .child(unless(!paper, words::PRINT, Request::Print).class("primary"));
    dialog(words::EXPORT)
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
        .child(
            el("legend")
                .class("visually-hidden")
                .text(words::EXPORT_WHAT),
        )
        .children((0..KINDS.len()).map(kind))
}

/// Draws the choices of a kind.
fn choices(session: &Session, choices: &Choices) -> Vec<Element> {
    let mut all = Vec::new();
    let games = session.games().len();
    if matches!(choices.kind, ExportKind::Pgn | ExportKind::Text) && games > 1 {
        let every = words::ALL_GAMES.with([games.into()]);
        let all_of = [words::THIS_GAME.into(), every];
        all.push(list(
            words::GAMES_LABEL,
            all_of,
            usize::from(choices.all),
            |at| ExportChoice::All(at == 1),
        ));
    }
    match choices.kind {
        ExportKind::Pgn | ExportKind::Fen | ExportKind::Link => {}
        ExportKind::Text => {
            let titles = session.offer().columns().map(|it| it.said());
            all.push(list(
                words::MOVES_IN,
                titles,
                choices.column,
                ExportChoice::Column,
            ));
        }
        ExportKind::Diagram => {
            let titles = [
                words::AS_ON_THE_BOARD,
                words::ALGEBRAIC,
                words::DESCRIPTIVE,
                words::NO_COORDINATES,
            ];
            let chosen = choices.coordinates;
            all.extend([
                size(choices.size),
                list(
                    words::COORDINATES,
                    titles,
                    chosen,
                    ExportChoice::Coordinates,
                ),
                tick(words::LAST_MOVE_AND_CHECK, choices.last, ExportChoice::Last),
                tick(
                    words::CIRCLES_AND_ARROWS,
                    choices.figures,
                    ExportChoice::Figures,
                ),
            ]);
        }
        ExportKind::Embed => all = snippet(session, choices),
        ExportKind::Print => all.push(tick(
            words::WITH_THE_BOARD,
            choices.board,
            ExportChoice::Board,
        )),
    }
    all
}

/// Draws the choices for a game embedded in another site's page.
fn snippet(session: &Session, choices: &Choices) -> Vec<Element> {
    let chosen = &choices.snippet;
    let notations = session.offer().columns().map(|column| {
        let ticked = chosen.columns.contains(&column);
        tick(column.said(), ticked, |is| {
            ExportChoice::Notation(column, is)
        })
    });
    let boxes = el("fieldset").class("boxes");
    let boxes = boxes
        .child(el("legend").text(words::NOTATIONS))
        .children(notations);
    let starts = [
        words::BEGINS_AT_START,
        words::BEGINS_HERE,
        words::BEGINS_AT_END,
    ];
    let mut all = vec![
        list(words::FORM, FORMS, chosen.form, ExportChoice::Form),
        boxes,
        list(words::BEGINS, starts, choices.start, ExportChoice::Start),
    ];
    for (at, field) in fields().enumerate() {
        let titles = field.words().iter().map(|(_, title)| *title);
        let choose = |word| ExportChoice::Field(at, word);
        // A field without effect is hidden.
        let title = field.title.unwrap_or(words::UNTITLED);
        let idle = !chosen.has(field);
        all.push(list(title, titles, chosen.chosen[at], choose).flag("hidden", idle));
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
    el("label").text(words::PIXELS_PER_SQUARE).child(field)
}
