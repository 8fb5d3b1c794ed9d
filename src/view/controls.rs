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
    let action_button = |sign, label, action: Action| sign_button(sign, label).does(action.text());
    let bar = el("div").class("controls").attr("part", "controls");
    let bar = match shown.steps {
        true => bar
            .child(action_button(Sign::First, say::TO_START, Action::First))
            .child(action_button(Sign::Back, say::BACK, Action::Previous))
            .child(action_button(Sign::Forward, say::FORWARD, Action::Next))
            .child(action_button(Sign::Last, say::TO_END, Action::Last)),
        false => bar,
    };
    let mut bar = bar.child(action_button(Sign::Flip, say::TURN, Action::Flip));
    if let Some(able) = shown.names {
        let names = action_button(Sign::Names, say::NAMES, Action::ToggleNames);
        bar = bar.child(names.flag("disabled", !able));
    }
    if let Some(drawn) = shown.reasons {
        let reasons = action_button(Sign::Reasons, say::REASONS, Action::ToggleReasons);
        bar = bar.child(reasons.attr("aria-pressed", drawn.to_string()));
    }
    if let Some([undo, redo]) = shown.history {
        let undo = action_button(Sign::Undo, say::UNDO, Action::Undo).flag("disabled", !undo);
        let redo = action_button(Sign::Redo, say::REDO, Action::Redo).flag("disabled", !redo);
        bar = bar.child(undo).child(redo);
    }
    bar
}

/// Where a move is written, and the button that says so. No form: a frame in a sandbox submits none.
#[must_use]
pub fn field(label: &'static str, caption: &'static str, does: &'static str) -> Element {
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
        .child(button("button").does(does).text(caption))
}
