//! The board, its controls and the dialog in which one of several plays is chosen.
//!
//! An ARIA grid: one square takes the Tab key, arrows walk, Enter or Space lifts and drops, Escape
//! puts back.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, PointerEvent};

use super::browser;
use super::desk::{Desk, Part};
use super::drag::Drag;
use super::el::{El, Ref, button, effect, el, live};
use super::icons::{Sign, sign_button};
use super::men::figure;
use super::overlay::overlay;
use super::shown::Shown;
use crate::board::{Cell, Side};
use crate::screen::board_model::{Choice, Mark, descriptive_names};
use crate::session::Action;
use crate::session::editor::Editor;

/// The board with its men, marks and the man in the hand.
pub fn board(desk: Desk) -> El {
    let frame = Ref::new();
    let cursor = RwSignal::new(Cell::new(4, 0));
    let drag = Drag::new(desk, frame);
    let on_key = move |event: Event| {
        let Some(event) = event
            .dyn_ref::<KeyboardEvent>()
            .filter(|event| walk(desk, cursor, event))
        else {
            return;
        };
        event.prevent_default();
        if let Some(frame) = frame.get_untracked() {
            browser::focus_in(&frame, &format!("[data-square={}]", cursor.get_untracked()));
        }
    };
    // The squares are made anew when another board is shown, and only then.
    let rows = move || {
        let span = usize::from(desk.see(Part::Span, |shown| shown.board.span));
        cursor.set(Cell::new(4, 0));
        let row = |row| {
            let squares = (0..span).map(|column| square(desk, cursor, drag, row * span + column));
            el("div")
                .class("row")
                .attr("role", "row")
                .children(squares)
                .view()
        };
        (0..span).map(row).collect()
    };
    let grid = el("div")
        .live("class", move || {
            let names = desk.see(Part::Coordinates, has_names);
            let mover = match desk.see(Part::Line, |shown| shown.line.mover) {
                Some(Side::White) => "board white-moves",
                Some(Side::Black) => "board black-moves",
                None => "board white-moves black-moves",
            };
            Some(if names {
                format!("{mover} named-squares")
            } else {
                mover.to_owned()
            })
        })
        .attr("role", "grid")
        .attr("aria-label", "Chess board")
        .on("keydown", on_key)
        .live_children(rows);
    let pointer = move |act: fn(&Drag, &PointerEvent)| {
        move |event: Event| {
            if let Some(event) = event.dyn_ref() {
                act(&drag, event);
            }
        }
    };
    el("div")
        .class("board-frame")
        .style("--span", move || {
            desk.see(Part::Span, |shown| shown.board.span).to_string()
        })
        .refer(frame)
        // Only the Tab key gives the board the keyboard; after a mouse's move the arrows still step
        // through the game.
        .on("mousedown", |event| {
            event.prevent_default();
            browser::blur();
        })
        // The right button draws.
        .on("contextmenu", |event| event.prevent_default())
        .on("pointermove", pointer(Drag::follow))
        .on("pointerup", pointer(Drag::release))
        .on("pointercancel", move |_| drag.cancel())
        .child(grid)
        .child(overlay(desk))
        .child(drag.ghost())
        .child(choosing(desk))
}

/// Whether the squares show their descriptive names, which only a board of eight files has.
fn has_names(shown: &Shown) -> bool {
    shown.names_on_squares && shown.board.span == 8
}

/// Moves the keyboard's cursor or acts on its square; `false` for keys that are not the board's.
fn walk(desk: Desk, cursor: RwSignal<Cell>, event: &KeyboardEvent) -> bool {
    let cell = cursor.get_untracked();
    let command = event.ctrl_key() || event.meta_key() || event.alt_key();
    if !command
        && desk.now(|s| s.editor().is_some())
        && let Some(action) = Editor::of_key(&event.key(), cell)
    {
        desk.act(Action::Edit(action));
        return true;
    }
    let (files, ranks): (i8, i8) = match event.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, 1),
        "ArrowDown" => (0, -1),
        "Enter" | " " => {
            desk.act(Action::Touch(cell));
            return true;
        }
        "Escape" => {
            desk.act(Action::Cancel);
            return true;
        }
        _ => return false,
    };
    let (flipped, span) = desk.glance(|shown| (shown.flipped, shown.board.span));
    let sign = if flipped { -1 } else { 1 };
    let step = |at: u8, by: i8| at.saturating_add_signed(by * sign).min(span - 1);
    cursor.set(Cell::new(
        step(cell.file(), files),
        step(cell.rank(), ranks),
    ));
    true
}

/// One square, by its place on the screen, counted from the upper left.
fn square(desk: Desk, cursor: RwSignal<Cell>, drag: Drag, at: usize) -> El {
    let here = move || desk.glance(|shown| shown.square(at).cell);
    el("div")
        .attr("role", "gridcell")
        .live("class", move || {
            let carried = drag.carried();
            Some(desk.see(Part::Board, |shown| {
                let square = shown.square(at);
                square.class(carried == Some(square.cell))
            }))
        })
        .live("data-square", move || {
            Some(desk.see(Part::Board, |shown| shown.square(at).cell.to_string()))
        })
        .live("aria-label", move || {
            Some(desk.see(Part::Board, |shown| shown.square(at).label.clone()))
        })
        .live("aria-selected", move || {
            let lifted = desk.see(Part::Board, |shown| {
                shown.square(at).marks.contains(&Mark::Lifted)
            });
            lifted.then(|| "true".to_owned())
        })
        .live("tabindex", move || {
            let cell = desk.see(Part::Board, |shown| shown.square(at).cell);
            Some(if cursor.get() == cell { "0" } else { "-1" }.to_owned())
        })
        .on("focus", move |_| cursor.set(here()))
        .on("pointerdown", move |event| {
            if let Some(event) = event.dyn_ref() {
                drag.press(event, here(), desk.glance(|shown| shown.square(at).man));
            }
        })
        .click(move || {
            if !drag.just_dropped() {
                desk.act(Action::Touch(here()));
            }
        })
        .live_children(move || {
            desk.man(at)
                .map(|(side, man)| figure(side, man))
                .into_iter()
                .collect()
        })
        .live_children(move || coordinates(desk, at))
}

/// Rank and file on the edge squares, or both descriptive names on every square.
fn coordinates(desk: Desk, at: usize) -> Vec<AnyView> {
    let (names, flipped, span, cell) = desk.see(Part::Coordinates, |shown| {
        let span = usize::from(shown.board.span);
        (has_names(shown), shown.flipped, span, shown.square(at).cell)
    });
    // The style sheet writes them: they are no words of the square, which has a name of its own.
    let label = |class: &'static str, text: String| {
        el("span")
            .class(class)
            .attr("aria-hidden", "true")
            .attr("data-text", &text)
    };
    if names {
        let [white, black] = descriptive_names(cell);
        let (mine, theirs) = if flipped {
            (black, white)
        } else {
            (white, black)
        };
        let both = el("span").class("names").attr("aria-hidden", "true");
        return vec![
            both.child(label("mine", mine))
                .child(label("theirs", theirs))
                .view(),
        ];
    }
    let rank = at
        .is_multiple_of(span)
        .then(|| label("coord rank", cell.rank_digit().to_string()));
    let file = (at / span == span - 1).then(|| label("coord file", cell.file_letter().to_string()));
    rank.into_iter().chain(file).map(El::view).collect()
}

/// Which of several plays is meant that end on one square, chosen there.
fn choosing(desk: Desk) -> AnyView {
    let dialog = Ref::new();
    // A reference is filled when its element stands, so this runs once for each choice.
    effect(move || {
        if let Some(dialog) = dialog.get() {
            browser::focus_in(&dialog, "button");
        }
    });
    live(move || {
        let choices = desk.see(Part::Board, |shown| shown.board.choices.clone());
        match choices.first() {
            Some(first) => vec![
                dialog_at(desk, first.play.to, &choices)
                    .refer(dialog)
                    .view(),
            ],
            None => Vec::new(),
        }
    })
}

fn dialog_at(desk: Desk, cell: Cell, choices: &[Choice]) -> El {
    // The keyboard stays where the man arrived.
    let choose = move |action| {
        desk.act(action);
        browser::focus_on(&format!(".board [data-square={cell}]"));
    };
    let buttons = choices.iter().map(|choice| {
        let (side, man) = choice.arrives;
        let play = choice.play;
        let face = button("")
            .attr("aria-label", &choice.words())
            .click(move || choose(Action::Choose(play)))
            .child(figure(side, man));
        // Who takes and who does not look alike.
        match choice.takes {
            "" => face,
            takes => face.child(el("span").text(takes)),
        }
    });
    let chooser = desk.glance(|shown| shown.board.chooser());
    el("div")
        .class(chooser.class)
        .attr("role", "dialog")
        .attr("aria-label", chooser.label)
        .style("--column", move || chooser.column.to_string())
        .style("--row", move || chooser.row.to_string())
        .on("keydown", move |event| {
            if event
                .dyn_ref::<KeyboardEvent>()
                .is_some_and(|event| event.key() == "Escape")
            {
                choose(Action::Cancel);
            }
        })
        .children(buttons)
}

/// Steps through the game, turns the board, takes back; and where the game stands.
pub fn controls(desk: Desk) -> El {
    let sign =
        |sign, label, action: Action| sign_button(sign, label, move || desk.act(action.clone()));
    let unless = |able: bool| (!able).then(String::new);
    el("div")
        .class("controls")
        .child(sign(Sign::First, "To the start", Action::First))
        .child(sign(Sign::Back, "Back", Action::Previous))
        .child(sign(Sign::Forward, "Forward", Action::Next))
        .child(sign(Sign::Last, "To the end", Action::Last))
        .child(sign(Sign::Flip, "Turn the board", Action::Flip))
        .child(
            sign(
                Sign::Names,
                "Descriptive names on the squares",
                Action::ToggleNames,
            )
            .live("disabled", move || {
                unless(desk.see(Part::Span, |shown| shown.board.span == 8))
            }),
        )
        .child(
            sign(Sign::Undo, "Undo", Action::Undo).live("disabled", move || {
                unless(desk.see(Part::Line, |shown| shown.line.can_undo))
            }),
        )
        .child(
            sign(Sign::Redo, "Redo", Action::Redo).live("disabled", move || {
                unless(desk.see(Part::Line, |shown| shown.line.can_redo))
            }),
        )
        .child(
            el("p")
                .class("status")
                .child(el("strong").live_text(move || {
                    desk.see(Part::Standing, |shown| match shown.standing.variant {
                        "" => String::new(),
                        variant => [variant, ": "].concat(),
                    })
                }))
                .live_text(move || desk.see(Part::Standing, |shown| shown.standing.status.clone())),
        )
}
