//! The box in which moves, scores and positions are typed or pasted.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

use super::desk::{Desk, Part};
use super::el::{El, button, el, live};
use super::written::sentence;
use crate::screen::stretches::kind_class;
use crate::session::Action;
use crate::session::entry::{Entry, Meaning};

/// How many problems of a score are listed at once.
const PROBLEMS_SHOWN: usize = 6;

/// The entry box with what its text means so far.
pub fn entry_box(desk: Desk) -> El {
    let on_key = move |event: Event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        match event.key().as_str() {
            "Enter" if !event.shift_key() && !event.is_composing() => {
                event.prevent_default();
                desk.act(Action::Enter);
            }
            "Escape" => desk.act(Action::Type(String::new())),
            _ => {}
        }
    };
    let wrong = move || desk.see(Part::Entry, |shown| shown.entry.mistake().is_some());
    let field = el("textarea")
        .attr("id", "typed")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .attr("placeholder", "A move, a game, a position")
        .attr("aria-describedby", "entry-message")
        .live("rows", move || {
            Some(
                desk.see(Part::Entry, |shown| {
                    shown.entry.text.lines().count().clamp(1, 8)
                })
                .to_string(),
            )
        })
        .live("aria-invalid", move || Some(wrong().to_string()))
        .value(move || desk.see(Part::Entry, |shown| shown.entry.text.clone()))
        .on("input", move |event| {
            desk.act(Action::Type(event_target_value(&event)))
        })
        .on("keydown", on_key);
    let highlight = el("pre")
        .class("highlight")
        .attr("aria-hidden", "true")
        .live_children(move || desk.see(Part::Entry, |shown| highlight(&shown.entry)))
        .text("\n");
    let verb = move || {
        let opens = desk.see(Part::Entry, |shown| {
            matches!(
                shown.entry.meaning,
                Meaning::Score { .. } | Meaning::Diagram(_) | Meaning::Page | Meaning::Long
            )
        });
        if opens { "Open" } else { "Play" }.to_owned()
    };
    let row = el("div")
        .class("entry-row")
        .child(
            el("div")
                .live("class", move || {
                    Some(
                        if wrong() {
                            "entry-field wrong"
                        } else {
                            "entry-field"
                        }
                        .to_owned(),
                    )
                })
                .child(highlight)
                .child(field),
        )
        .child(
            button("button primary")
                .click(move || desk.act(Action::Enter))
                .live_text(verb),
        );
    el("section")
        .class("entry")
        .attr("aria-label", "Type a move or a game")
        .child(
            el("label")
                .class("visually-hidden")
                .attr("for", "typed")
                .text("Type or paste a move, a game or a position"),
        )
        .child(row)
        .child(
            el("div")
                .attr("id", "entry-message")
                .attr("aria-live", "polite")
                .live_children(move || desk.see(Part::Entry, |shown| below(desk, &shown.entry))),
        )
        .child(problems(desk))
}

/// The text again, coloured by its parts.
fn highlight(entry: &Entry) -> Vec<AnyView> {
    let mistake = entry.mistake();
    let mut at = 0;
    let stretches = entry.stretches().into_iter().map(|(letters, kind)| {
        let broken = mistake
            .as_ref()
            .is_some_and(|mistake| mistake.start == at && !mistake.is_empty());
        at += letters.len();
        let class = match (broken, kind) {
            (true, _) => "part wrong".to_owned(),
            (false, Some(kind)) => format!("part {}", kind_class(kind)),
            (false, None) => String::new(),
        };
        el("span").class(&class).text(letters).view()
    });
    stretches.collect()
}

/// What the text means, or where and why it means nothing, and what it could be.
fn below(desk: Desk, entry: &Entry) -> Vec<AnyView> {
    let mut lines = Vec::new();
    if let (Some(mistake), false) = (entry.mistake(), entry.text.contains('\n')) {
        let lead = entry.text.get(..mistake.start).unwrap_or_default();
        let line = el("p").class("caret-error").attr("aria-hidden", "true");
        let line = line
            .child(el("span").class("lead").text(lead))
            .child(el("span").class("caret").text("▲"));
        lines.push(line.view());
    }
    if entry.meaning != Meaning::Nothing {
        lines.push(
            el("p")
                .class("message")
                .children(message(desk, &entry.meaning))
                .view(),
        );
    }
    if let Meaning::Choices { plays, .. } = &entry.meaning {
        let choices = plays.iter().map(|&play| {
            el("li").child(
                button("button")
                    .text(&play.as_noun())
                    .click(move || desk.act(Action::Choose(play))),
            )
        });
        lines.push(el("ul").class("choices").children(choices).view());
    }
    lines
}

fn message(desk: Desk, meaning: &Meaning) -> Vec<AnyView> {
    let words = match meaning {
        Meaning::Choices {
            sentence: words, ..
        }
        | Meaning::Refused {
            sentence: words, ..
        } => {
            return sentence(desk, words);
        }
        Meaning::Nothing => String::new(),
        Meaning::Move { play, remarks, .. } => {
            let remarks: String = remarks.iter().map(|remark| format!(" {remark}")).collect();
            format!("Enter plays {}.{remarks}", play.as_noun())
        }
        Meaning::Misread { misread } => format!("Not a move yet: {misread}."),
        Meaning::Continuation(game) => {
            let count = game.tree.len();
            let moves = if count == 1 { "move" } else { "moves" };
            let doubt = after(game.troubles.first().map(ToString::to_string));
            format!("Enter plays {count} {moves}.{doubt}")
        }
        Meaning::Score {
            moves: 0,
            trouble: Some(trouble),
            ..
        } => format!("Not a position: {trouble}"),
        Meaning::Score {
            games,
            moves,
            trouble,
        } => {
            let what = match (games, moves) {
                (1, 0) => "a position".to_owned(),
                (1, moves) => format!("a game of {moves} half-moves"),
                (games, moves) => format!("{games} games, {moves} half-moves"),
            };
            format!("Enter opens {what}.{}", after(trouble.clone()))
        }
        Meaning::Diagram(error) => {
            format!("Enter shows this as a diagram; it is not a game: {error}.")
        }
        Meaning::Page => "Enter reads this as a page of a book.".to_owned(),
        Meaning::Long => "Enter reads this text.".to_owned(),
    };
    vec![words.into_any()]
}

fn after(trouble: Option<String>) -> String {
    trouble.map_or_else(String::new, |trouble| format!(" First doubt: {trouble}"))
}

/// What was not understood of the game that is shown, each with its place in the text.
fn problems(desk: Desk) -> AnyView {
    live(move || {
        let troubles = desk.see(Part::Troubles, |shown| shown.troubles.clone());
        if troubles.is_empty() {
            return Vec::new();
        }
        let more = troubles.len().saturating_sub(PROBLEMS_SHOWN);
        let shown = troubles
            .iter()
            .take(PROBLEMS_SHOWN)
            .map(|trouble| el("li").text(&trouble.to_string()));
        let more = (more > 0).then(|| el("li").text(&format!("and {more} more")));
        let list = el("ul")
            .class("problems")
            .attr("aria-label", "Places that were not understood");
        vec![list.children(shown.chain(more)).view()]
    })
}
