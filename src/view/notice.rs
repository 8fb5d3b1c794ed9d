//! What was done or refused, until it is put away or something else happens; and what is spoken.

use super::node::{Element, button, el};
use super::overlay::legend;
use super::piece::icon;
use super::say;
use super::written::{name, sentence};
use crate::screen::artwork::Sign;
use crate::screen::why::WhyModel;
use crate::session::{Action, Notice};

/// The place of the notice, with the notice in it.
#[must_use]
pub fn notice(notice: Option<&Notice>) -> Element {
    let place = el("div").class("notice-place").attr("role", "status");
    let place = place.attr("aria-live", "polite");
    place.child(notice.map(|notice| {
        // The sentence has said it to those who hear the page.
        let strokes = legend(&notice.drawn);
        let key = el("span").class("legend").attr("aria-hidden", "true");
        let key = (!strokes.is_empty()).then(|| key.children(strokes));
        let close = button("button plain")
            .attr("aria-label", say::CLOSE)
            .does(Action::Cancel.text())
            .child(icon(Sign::Close));
        el("p")
            .class("notice")
            .class_if(notice.refusal, "warn")
            .attr("part", "notice")
            .child(sentence(el("span"), &notice.sentence).child(key))
            .child(close)
    }))
}

/// Words for those who hear the page.
#[must_use]
pub fn spoken(words: &str) -> Element {
    let line = el("p").class("visually-hidden").attr("id", "spoken");
    line.attr("aria-live", "polite").text(words.to_owned())
}

/// The current move in big letters, for pages too narrow to show sheet and board together.
#[must_use]
pub fn current(model: Option<&WhyModel>) -> Element {
    let big = el("section").class("current").attr("aria-hidden", "true");
    let Some(model) = model else {
        return big;
    };
    let number = el("span").class("number").text(model.number.clone());
    let names = model.reasons.iter();
    let names = names.map(|reason| name(el("span").class("name"), &reason.named));
    big.child(number).children(names)
}
