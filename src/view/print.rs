//! A score sheet on paper: its heading, the sheet with its columns, the result.

use super::node::{Element, el};
use super::sheet::{Head, sheet};
use crate::screen::sheet::SheetModel;
use crate::session::Session;

/// The tags that stand at the head of a sheet, if they say something.
const TAGS: [&str; 7] = ["White", "Black", "Event", "Site", "Round", "Date", "Result"];

/// The sheet as it is on the screen, what is folded there folded. The board's picture is painted into the canvas.
#[must_use]
pub fn paper(session: &Session, model: &SheetModel, board: bool) -> Element {
    let tree = session.tree();
    let mut heading = el("dl");
    for name in TAGS {
        let value = tree.tag(name).filter(|value| !value.contains('?'));
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            let value = el("dd").attr("dir", "auto").text(value.to_owned());
            heading = heading.child(el("dt").text(name)).child(value);
        }
    }
    el("section")
        .class("paper")
        .child(heading)
        .child(el("canvas").flag("hidden", !board))
        .child(sheet(model, session.columns(), Head::Paper))
        .child(el("p").class("result").text(model.result))
}
