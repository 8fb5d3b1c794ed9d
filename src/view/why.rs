//! The reasons why a move is written as it is, one article for each notation.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::Place;
use super::node::{Element, el};
use super::written::{link, part, pieces, sentence};
use crate::notation::Sentence;
use crate::screen::why::{PartSays, Reason, WhyModel};
use crate::session::Pointing;
use crate::words;

/// Draws the panel with the reasons for the current move, or a hint if there is no move.
#[must_use]
pub fn why(model: Option<&WhyModel>, place: Place) -> Element {
    match place {
        Place::Page => on_page(model),
        Place::Embedded => embedded(model),
    }
}

fn on_page(model: Option<&WhyModel>) -> Element {
    let panel = el("section")
        .class("why")
        .attr("aria-label", words::WHY_THIS_WAY);
    let Some(model) = model else {
        return panel
            .child(el("h2").text(words::WHY_THIS_WAY))
            .child(el("p").text(words::WHY_NOTHING));
    };
    let reason = model.reasons.first();
    let name = reason.map_or("", |reason| reason.named.reading.text.as_str());
    let heading = words::WHY_MOVE.with([(&model.number).into(), name.into()]);
    panel
        .child(el("h2").text(heading))
        .child(reasons(model, Place::Page))
}

fn embedded(model: Option<&WhyModel>) -> Element {
    let panel = el("div").class("why").attr("part", "why");
    let Some(model) = model else {
        return panel.child(el("p").text(words::WHY_NOTHING_THERE));
    };
    let heading = [&*words::WHY_THIS_WAY, " ", &model.number, " ", &model.words].concat();
    panel
        .child(el("p").class("why-head").text(heading))
        .child(reasons(model, Place::Embedded))
}

fn reasons(model: &WhyModel, place: Place) -> Element {
    let reasons = model.reasons.iter().enumerate();
    let reasons = reasons.map(|(column, reason)| article(Some(column), reason, place));
    el("div").class("reasons").children(reasons)
}

/// Draws the name and the reason in one notation. `column` is the number of the notation if its
/// parts light up the board.
#[must_use]
pub fn article(column: Option<usize>, reason: &Reason, place: Place) -> Element {
    let title = reason.column.said();
    let article = match place {
        Place::Page => el("article").class("reason").child(el("h3").text(title)),
        // No headings are used, because twenty boards would drown those of the page.
        Place::Embedded => el("div")
            .class("reason")
            .attr("part", "reason")
            .attr("role", "group")
            .attr("aria-label", title.clone())
            .child(el("p").class("reason-head").text(title)),
    };
    let name = pieces(el("p").class("name"), &reason.named, &reason.parts, column);
    let rule = [reason.rule, "."].concat();
    // Changed words make a new paragraph. Words that are exchanged in place count as words that
    // have moved.
    let line = el("p").class("rule-line").key(number(&reason.because));
    let line = line.attr("part", "rule");
    let line = line.child(el("strong").text(rule)).text(" ");
    let parts = el("details")
        .class("parts")
        .child(el("summary").text(words::WHAT_EACH_PART_SAYS))
        .child(el("dl").children(reason.parts.iter().map(part_line)));
    article
        .child(name)
        .child(sentence(line, &reason.because))
        .child(rejected(reason))
        .child((!reason.parts.is_empty()).then_some(parts))
}

/// Returns a hash of the sentence, as a key.
fn number(sentence: &Sentence) -> u64 {
    let mut hasher = DefaultHasher::new();
    sentence.to_string().hash(&mut hasher);
    hasher.finish()
}

/// Draws the shorter names that were rejected, with the other moves that each could mean.
fn rejected(reason: &Reason) -> Option<Element> {
    let items = reason.rejected.iter().map(|(text, moves)| {
        let shorter = el("s").class("shorter").text(text.clone());
        let mut item = el("li").child(shorter).text(words::COULD_BE);
        for (at, mv) in moves.iter().enumerate() {
            if at > 0 {
                item = item.text(match at + 1 == moves.len() {
                    true => words::OR,
                    false => words::COMMA,
                });
            }
            item = item.child(link(mv.as_noun(), &Pointing::Move(*mv)));
        }
        item
    });
    let list = el("ul")
        .class("rejected")
        .attr("aria-label", words::SHORTER_NAMES);
    (!reason.rejected.is_empty()).then(|| list.children(items))
}

/// Draws a part of the name with its meaning.
fn part_line(says: &PartSays) -> Element {
    let letters = match says.letters.as_str() {
        "" => "–",
        letters => letters,
    };
    let letters = part(el("dt"), says.kind, says.needed).text(letters.to_owned());
    let says = el("dd").text(says.says.clone());
    el("div").child(letters).child(says)
}
