//! The buttons under a board, and the field for a move.

use super::node::{Element, button, el};
use super::piece::{drawn, sign_button};
use super::request::Request;
use super::say;
use crate::screen::artwork::Sign;
use crate::session::{Action, BoardAction, GameAction, GoAction};
use crate::study::StudyAction;

/// The buttons to show.
#[derive(Clone, Copy, Debug, Default)]
pub struct Controls {
    /// Whether there are buttons that step through the game.
    pub steps: bool,
    /// Whether the moves are being played, for the button that plays them; `None` for no button.
    pub autoplay: Option<bool>,
    /// Whether the button for descriptive names on the squares is enabled; `None` for no button.
    pub names: Option<bool>,
    /// Whether the reasons are drawn on the board, for the button that draws them; `None` for no
    /// button.
    pub reasons: Option<bool>,
    /// Whether undo and redo are possible; `None` for no buttons.
    pub history: Option<[bool; 2]>,
    /// Whether there is a button that opens the menu of the game.
    pub menu: bool,
}

/// Path of the three dots on the button of the menu, in a 24 × 24 box.
const DOTS: &str = "M3 10.5h3.5v3.5h-3.5zM10.25 10.5h3.5v3.5h-3.5zM17.5 10.5h3.5v3.5h-3.5z";

/// Draws the buttons that step through the game, turn the board, show names and reasons, and undo.
#[must_use]
pub fn controls(shown: &Controls) -> Element {
    let action_button = |sign, label, action: Action| sign_button(sign, label).does(action);
    let bar = el("div").class("controls").attr("part", "controls");
    let steps = [
        (Sign::First, say::TO_START, GoAction::First),
        (Sign::Back, say::BACK, GoAction::Previous),
        (Sign::Forward, say::FORWARD, GoAction::Next),
        (Sign::Last, say::TO_END, GoAction::Last),
    ];
    let steps = steps.map(|(sign, label, go)| action_button(sign, label, Action::Go(go)));
    let bar = bar.children(steps.into_iter().filter(|_| shown.steps));
    let autoplay = shown.autoplay.map(|playing| {
        let sign = if playing { Sign::Pause } else { Sign::Play };
        sign_button(sign, say::AUTOPLAY)
            .attr("aria-pressed", playing.to_string())
            .does(Request::Autoplay)
    });
    let mut bar = bar.child(autoplay).child(action_button(
        Sign::Flip,
        say::TURN,
        Action::Board(BoardAction::Flip),
    ));
    if let Some(able) = shown.names {
        let names = action_button(
            Sign::Names,
            say::NAMES,
            Action::Board(BoardAction::ToggleNames),
        );
        bar = bar.child(names.flag("disabled", !able));
    }
    if let Some(drawn) = shown.reasons {
        let reasons = action_button(
            Sign::Reasons,
            say::REASONS,
            Action::Board(BoardAction::ToggleReasons),
        );
        bar = bar.child(reasons.attr("aria-pressed", drawn.to_string()));
    }
    if let Some([undo, redo]) = shown.history {
        let undo = action_button(Sign::Undo, say::UNDO, Action::Game(GameAction::Undo))
            .flag("disabled", !undo);
        let redo = action_button(Sign::Redo, say::REDO, Action::Game(GameAction::Redo))
            .flag("disabled", !redo);
        bar = bar.child(undo).child(redo);
    }
    let menu = button("button")
        .attr("aria-label", say::GAME_MENU)
        .attr("title", say::GAME_MENU)
        .attr("aria-haspopup", "menu")
        .does(Request::GameMenu);
    let dots = drawn("icon", "0 0 24 24", [("", DOTS)]);
    bar.child(shown.menu.then(|| menu.child(dots)))
}

/// Draws a field for a move or an answer with its button. It is no form, because a sandboxed frame
/// may not submit one.
#[must_use]
pub fn field(label: &'static str, caption: &'static str) -> Element {
    let field = el("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .attr("aria-label", label)
        .attr("placeholder", label)
        .attr("part", "entry");
    el("div").class("entry").child(field).child(
        button("button")
            .does(StudyAction::Write(String::new()))
            .text(caption),
    )
}
