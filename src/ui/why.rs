//! Why the current move is written as it is.

use leptos::prelude::*;

use super::desk::{Desk, Part};
use super::el::{El, button, el};
use super::written::{link, points, sentence};
use crate::screen::stretches::{Stretch, kind_class, stretches};
use crate::screen::why::{PartSays, Reason, WhyModel};
use crate::session::Pointing;

const HEADING: &str = "Why is it written so?";

/// The panel: one reason for each shown notation.
pub fn why(desk: Desk) -> El {
    el("section").class("why").attr("aria-label", HEADING).live_children(move || match desk.see(Part::Why, |shown| shown.why.clone()) {
        Some(why) => panel(desk, &why),
        None => vec![
            el("h2").text(HEADING).view(),
            el("p")
                .text("Play a move on the board, type one below, or step into a game: its name is taken apart here.")
                .view(),
        ],
    })
}

fn panel(desk: Desk, why: &WhyModel) -> Vec<AnyView> {
    let reasons = why
        .reasons
        .iter()
        .enumerate()
        .map(|(column, reason)| article(desk, column, reason));
    let name = why
        .reasons
        .first()
        .map_or("", |reason| reason.named.reading.text.as_str());
    vec![
        el("h2")
            .text(&format!("Why is {} {name} written so?", why.number))
            .view(),
        el("div").class("reasons").children(reasons).view(),
    ]
}

fn article(desk: Desk, column: usize, reason: &Reason) -> El {
    let pieces = stretches(&reason.named)
        .into_iter()
        .map(|stretch| piece(desk, column, stretch, &reason.parts));
    let mut article = el("article")
        .class("reason")
        .child(el("h3").text(reason.column.title))
        .child(el("p").class("name").children(pieces))
        .child(
            el("p")
                .class("rule-line")
                .child(el("strong").text(&format!("{}.", reason.rule)))
                .text(" ")
                .children(sentence(desk, &reason.because)),
        );
    if !reason.rejected.is_empty() {
        article = article.child(rejected(desk, reason));
    }
    let parts = el("details")
        .class("parts")
        .child(el("summary").text("What each part says"))
        .child(el("dl").children(reason.parts.iter().map(part_line)));
    article.child(parts)
}

/// The shorter names, and what else each could have meant.
fn rejected(desk: Desk, reason: &Reason) -> El {
    let items = reason.rejected.iter().map(|(text, plays)| {
        let mut item = el("li")
            .child(el("s").class("shorter").text(text))
            .text(" could also be ");
        for (at, play) in plays.iter().enumerate() {
            if at > 0 {
                item = item.text(if at + 1 == plays.len() { " or " } else { ", " });
            }
            item = item.child(link(desk, play.as_noun(), Pointing::Play(*play)));
        }
        item
    });
    el("ul")
        .class("rejected")
        .attr("aria-label", "Shorter names that were not enough")
        .children(items)
}

/// A part of the name: pointing at it lights its squares, and the moves it shuts out.
fn piece(desk: Desk, column: usize, stretch: Stretch, parts: &[PartSays]) -> El {
    let Stretch {
        letters,
        part,
        class,
        rule,
        ..
    } = stretch;
    let Some(part) = part else {
        return el("span").text(&letters);
    };
    let says = parts.get(part).map_or("", |part| part.says.as_str());
    let mut piece = button(&class)
        .attr("title", says)
        .attr("aria-label", &format!("{letters}: {says}"));
    if let Some(rule) = rule {
        piece = piece.attr("data-rule", rule);
    }
    points(desk, piece, Pointing::Part { column, part }).text(&letters)
}

fn part_line(part: &PartSays) -> El {
    let kind = kind_class(part.kind);
    let class = if part.needed {
        format!("part {kind} needed")
    } else {
        format!("part {kind}")
    };
    let letters = if part.letters.is_empty() {
        "–"
    } else {
        part.letters.as_str()
    };
    el("div")
        .child(el("dt").class(&class).text(letters))
        .child(el("dd").text(&part.says))
}
