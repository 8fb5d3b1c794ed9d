//! The score as its author gave it, with what was not understood.

use super::node::{Element, el};
use super::say;
use crate::study::ScoreFault;

/// How many faults of a score are listed.
const LISTED: usize = 20;

/// The score as it was given, with what was not understood marked in it; nothing if all was.
#[must_use]
pub fn faults(score: &str, faults: &[ScoreFault]) -> Option<Element> {
    let listed = &faults[..faults.len().min(LISTED)];
    let errors = faults.iter().any(|fault| fault.is_error);
    let heading = if errors {
        say::NOT_UNDERSTOOD
    } else {
        say::REMARKS
    };
    let list = listed
        .iter()
        .map(|fault| el("li").text(fault.sentence.clone()));
    let mut given = el("pre")
        .class("given")
        .attr("dir", "auto")
        .attr("tabindex", "0");
    let mut end = 0;
    for fault in listed {
        let span = fault.span.clone();
        let (Some(before), Some(marked)) = (score.get(end..span.start), score.get(span.clone()))
        else {
            continue;
        };
        given = given
            .text(before.to_owned())
            .child(el("mark").text(marked.to_owned()));
        end = span.end;
    }
    given = given.text(score.get(end..).unwrap_or_default().to_owned());
    let details = el("details")
        .class("score")
        .attr("part", "error")
        .flag("open", errors)
        .child(el("summary").text(heading))
        .child(el("ul").children(list))
        .child(given);
    (!faults.is_empty()).then_some(details)
}
