//! The buttons under a board, and the field for a move.

use std::borrow::Cow;

use super::node::{Element, button, el};
use super::piece::{drawn, sign_button};
use super::request::Request;
use crate::screen::artwork::Sign;
use crate::session::{Action, BoardAction, GameAction, GoAction};
use crate::study::StudyAction;
use crate::words;

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
        (Sign::First, words::TO_START, GoAction::First),
        (Sign::Back, words::BACK, GoAction::Previous),
        (Sign::Forward, words::FORWARD, GoAction::Next),
        (Sign::Last, words::TO_END, GoAction::Last),
    ];
    let steps = steps.map(|(sign, label, go)| action_button(sign, label, Action::Go(go)));
    let bar = bar.children(steps.into_iter().filter(|_| shown.steps));
    let autoplay = shown.autoplay.map(|playing| {
        let sign = if playing { Sign::Pause } else { Sign::Play };
        sign_button(sign, words::AUTOPLAY)
            .attr("aria-pressed", playing.to_string())
            .does(Request::Autoplay)
    });
    let mut bar = bar.child(autoplay).child(action_button(
        Sign::Flip,
        words::TURN_THE_BOARD,
        Action::Board(BoardAction::Flip),
    ));
    if let Some(able) = shown.names {
        let names = action_button(
            Sign::Names,
            words::NAMES_ON_SQUARES,
            Action::Board(BoardAction::ToggleNames),
        );
        bar = bar.child(names.flag("disabled", !able));
    }
    if let Some(drawn) = shown.reasons {
        let reasons = action_button(
            Sign::Reasons,
            words::REASONS_ON_BOARD,
            Action::Board(BoardAction::ToggleReasons),
        );
        bar = bar.child(reasons.attr("aria-pressed", drawn.to_string()));
    }
    if let Some([undo, redo]) = shown.history {
        let undo = action_button(Sign::Undo, words::UNDO, Action::Game(GameAction::Undo))
            .flag("disabled", !undo);
        let redo = action_button(Sign::Redo, words::REDO, Action::Game(GameAction::Redo))
            .flag("disabled", !redo);
        bar = bar.child(undo).child(redo);
    }
    let menu = button("button")
        .attr("aria-label", words::MENU_OF_GAME)
        .attr("title", words::MENU_OF_GAME)
        .attr("aria-haspopup", "menu")
        .does(Request::GameMenu);
    let dots = drawn("icon", "0 0 24 24", [("", DOTS)]);
    bar.child(shown.menu.then(|| menu.child(dots)))
}

/// Draws a field for a move or an answer with its button. It is no form, because a sandboxed frame
/// may not submit one.
#[must_use]
pub fn field(
    label: impl Into<Cow<'static, str>>,
    caption: impl Into<Cow<'static, str>>,
) -> Element {
    let label = label.into();
    let field = el("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .attr("aria-label", label.clone())
        .attr("placeholder", label)
        .attr("part", "entry");
    el("div").class("entry").child(field).child(
        button("button")
            .does(StudyAction::Write(String::new()))
            .text(caption),
    )
}
