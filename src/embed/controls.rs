//! The buttons under a board, and the fields in which something is written.

use super::dom::{El, button, el, sign};
use rank_and_file::screen::artwork::Sign;
use rank_and_file::study::{Mode, Settings};

/// Steps through the game and turns the board.
pub fn controls(settings: &Settings) -> El {
    let bar = el("div").class("controls").attr("part", "controls");
    let bar = match settings.mode {
        Mode::Quiz | Mode::Laboratory => bar,
        _ => bar
            .child(sign("To the start", "first", Sign::First.path()))
            .child(sign("Back", "back", Sign::Back.path()))
            .child(sign("Forward", "forward", Sign::Forward.path()))
            .child(sign("To the end", "last", Sign::Last.path())),
    };
    let bar = bar.child(sign("Turn the board", "flip", Sign::Flip.path()));
    match settings.mode {
        Mode::Free => bar
            .child(sign("Undo", "undo", Sign::Undo.path()))
            .child(sign("Redo", "redo", Sign::Redo.path())),
        _ => bar,
    }
}

/// Where something is written, and the button that says so.
pub fn entry(label: &str, deed: &str) -> El {
    let field = el("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .attr("aria-label", label)
        .attr("placeholder", label)
        .attr("part", "entry");
    // No form: a frame in a sandbox submits none.
    el("div")
        .class("entry")
        .child(field)
        .child(button("button", "write").text(deed))
}
