//! Why is it written so? One article a notation.

use super::dom::{El, button, el};
use super::written::{Linked, lettered};
use rank_and_file::screen::stretches::{Stretch, kind_class, stretches};
use rank_and_file::screen::why::{PartSays, Reason, WhyModel};

/// The reasons for the current move, or what to do before the first.
pub fn why(place: El, model: Option<&WhyModel>, linked: &mut Linked) -> El {
    let Some(model) = model else {
        return place.child(el("p").text(
            "Step to a move: its name is taken apart here, with the reason for each letter.",
        ));
    };
    let mut reasons = el("div").class("reasons");
    for (column, reason) in model.reasons.iter().enumerate() {
        reasons = reasons.child(article(Some(column), reason, linked));
    }
    let heading = el("p").class("why-head").text("Why is it written so? ");
    place
        .child(heading.text(&model.number).text(" ").text(&model.words))
        .child(reasons)
}

/// One notation's name and reason. `column`: which, if its parts light the board.
pub fn article(column: Option<usize>, reason: &Reason, linked: &mut Linked) -> El {
    let heading = el("p").class("reason-head").text(reason.column.title);
    let pieces = stretches(&reason.named);
    let pieces = pieces
        .iter()
        .map(|stretch| piece(column, stretch, &reason.parts));
    let rule = el("p").class("rule-line").attr("part", "rule");
    let rule = rule
        .child(el("strong").text(reason.rule).text("."))
        .text(" ");
    let mut article = el("div")
        .class("reason")
        .attr("part", "reason")
        .attr("role", "group")
        .attr("aria-label", reason.column.title)
        .child(heading)
        .child(el("p").class("name").children(pieces))
        .child(linked.sentence(rule, &reason.because));
    if !reason.rejected.is_empty() {
        article = article.child(rejected(reason, linked));
    }
    let says = reason.parts.iter().map(part_line);
    article.child(
        el("details")
            .class("parts")
            .child(el("summary").text("What each part says"))
            .child(el("dl").children(says)),
    )
}

/// The shorter names, and what else each could have meant.
fn rejected(reason: &Reason, linked: &mut Linked) -> El {
    let mut list = el("ul")
        .class("rejected")
        .attr("aria-label", "Shorter names that were not enough");
    for (text, plays) in &reason.rejected {
        let mut item = el("li")
            .child(el("s").class("shorter").text(text))
            .text(" could also be ");
        for (at, &play) in plays.iter().enumerate() {
            if at > 0 {
                item = item.text(if at + 1 == plays.len() { " or " } else { ", " });
            }
            item = item.child(linked.play(play));
        }
        list = list.child(item);
    }
    list
}

/// A part of the name: pointing at it lights its squares, and the moves it shuts out.
fn piece(column: Option<usize>, stretch: &Stretch, parts: &[PartSays]) -> El {
    let (Some(part), Some(column)) = (stretch.part, column) else {
        return lettered(el("span"), stretch);
    };
    let says = parts.get(part).map_or("", |part| part.says.as_str());
    let label = [stretch.letters.as_str(), ": ", says].concat();
    let place = [column.to_string(), part.to_string()].join(".");
    lettered(button("", "point"), stretch)
        .attr("title", says)
        .attr("aria-label", &label)
        .attr("data-part", &place)
}

fn part_line(part: &PartSays) -> El {
    let mut class = String::from("part ");
    class.push_str(kind_class(part.kind));
    if part.needed {
        class.push_str(" needed");
    }
    let letters = match part.letters.as_str() {
        "" => "–",
        letters => letters,
    };
    el("div")
        .child(el("dt").class(&class).text(letters))
        .child(el("dd").text(&part.says))
}
