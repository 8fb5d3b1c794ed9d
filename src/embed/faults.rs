//! The score as its author gave it, with what was not understood.

use super::dom::{El, el, find};
use rank_and_file::study::Fault;

/// How many faults of a score are listed.
const LISTED: usize = 20;

/// Shows the score as it was given, with what was not understood marked in it.
pub fn show(app: &El, score: &str, faults: &[Fault]) {
    if let Some(old) = find(&app.0, ".score") {
        old.remove();
    }
    if faults.is_empty() {
        return;
    }
    let errors = faults.iter().any(|fault| fault.is_error);
    let heading = if errors {
        "Something in this score was not understood"
    } else {
        "Remarks on this score"
    };
    let list = faults
        .iter()
        .take(LISTED)
        .map(|fault| el("li").text(&fault.sentence));
    let mut text = el("pre")
        .class("given")
        .attr("dir", "auto")
        .attr("tabindex", "0");
    let mut end = 0;
    for fault in faults.iter().take(LISTED) {
        let span = fault.span.clone();
        let (Some(before), Some(marked)) = (score.get(end..span.start), score.get(span.clone()))
        else {
            continue;
        };
        text = text.text(before).child(el("mark").text(marked));
        end = span.end;
    }
    text = text.text(score.get(end..).unwrap_or_default());
    let details = el("details")
        .class("score")
        .attr("part", "error")
        .flag("open", errors)
        .child(el("summary").text(heading))
        .child(el("ul").children(list))
        .child(text);
    let _ = app.clone().child(details);
}
