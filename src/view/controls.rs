//! The buttons under a board, and where something is written.

use super::node::{Element, button, el};
use super::piece::sign_button;
use super::say;
use crate::screen::artwork::Sign;
use crate::session::Action;

/// Which buttons there are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Controls {
    /// Those that step through the game.
    pub steps: bool,
    /// That which shows descriptive names on the squares, and whether this board can.
    pub names: Option<bool>,
    /// That which draws the current move and its rivals, and whether they are drawn.
    pub reasons: Option<bool>,
    /// Undo and redo, and whether there is something to take back or to do again.
    pub history: Option<[bool; 2]>,
}

/// Steps through the game, turns the board, takes back.
#[must_use]
pub fn controls(shown: &Controls) -> Element {
    let deed = |sign, label, action: Action| sign_button(sign, label).does(action.text());
    let bar = el("div").class("controls").attr("part", "controls");
    let bar = match shown.steps {
        true => bar
            .child(deed(Sign::First, say::TO_START, Action::First))
            .child(deed(Sign::Back, say::BACK, Action::Previous))
            .child(deed(Sign::Forward, say::FORWARD, Action::Next))
            .child(deed(Sign::Last, say::TO_END, Action::Last)),
        false => bar,
    };
    let mut bar = bar.child(deed(Sign::Flip, say::TURN, Action::Flip));
    if let Some(able) = shown.names {
        let names = deed(Sign::Names, say::NAMES, Action::ToggleNames);
        bar = bar.child(names.flag("disabled", !able));
    }
    if let Some(drawn) = shown.reasons {
        let reasons = deed(Sign::Reasons, say::REASONS, Action::ToggleReasons);
        bar = bar.child(reasons.attr("aria-pressed", drawn.to_string()));
    }
    if let Some([undo, redo]) = shown.history {
        let undo = deed(Sign::Undo, say::UNDO, Action::Undo).flag("disabled", !undo);
        let redo = deed(Sign::Redo, say::REDO, Action::Redo).flag("disabled", !redo);
        bar = bar.child(undo).child(redo);
    }
    bar
}

/// Where a move is written, and the button that says so. No form: a frame in a sandbox submits none.
#[must_use]
pub fn field(label: &'static str, deed: &'static str, does: &'static str) -> Element {
    let field = el("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .attr("aria-label", label)
        .attr("placeholder", label)
        .attr("part", "entry");
    el("div")
        .class("entry")
        .child(field)
        .child(button("button").does(does).text(deed))
}
