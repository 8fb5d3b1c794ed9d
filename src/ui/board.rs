//! The board, its controls and the promotion dialog.
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
use crate::app::Action;
use crate::app::board::{Mark, Square, descriptive_names, reading_order};
use crate::board::{Cell, Man, Side};

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
    let rows = (0..8).map(|row| {
        let squares = (0..8).map(|column| square(desk, cursor, drag, row * 8 + column));
        el("div").class("row").attr("role", "row").children(squares)
    });
    let grid = el("div")
        .live("class", move || {
            let names = desk.see(Part::Coordinates, |shown| shown.names_on_squares);
            let mover = match desk.see(Part::Line, |shown| shown.line.mover) {
                Side::White => "board white-moves",
                Side::Black => "board black-moves",
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
        .children(rows);
    let pointer = move |act: fn(&Drag, &PointerEvent)| {
        move |event: Event| {
            if let Some(event) = event.dyn_ref() {
                act(&drag, event);
            }
        }
    };
    el("div")
        .class("board-frame")
        .refer(frame)
        // Only the Tab key gives the board the keyboard; after a mouse's move the arrows still step
        // through the game.
        .on("mousedown", |event| {
            event.prevent_default();
            browser::blur();
        })
        .on("pointermove", pointer(Drag::follow))
        .on("pointerup", pointer(Drag::release))
        .on("pointercancel", move |_| drag.cancel())
        .child(grid)
        .child(drag.ghost())
        .child(promotion(desk))
}

/// Moves the keyboard's cursor or acts on its square; `false` for keys that are not the board's.
fn walk(desk: Desk, cursor: RwSignal<Cell>, event: &KeyboardEvent) -> bool {
    let cell = cursor.get_untracked();
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
    let sign = if desk.now(|s| s.flipped) { -1 } else { 1 };
    let step = |at: u8, by: i8| at.saturating_add_signed(by * sign).min(7);
    cursor.set(Cell::new(
        step(cell.file(), files),
        step(cell.rank(), ranks),
    ));
    true
}

/// One square, by its place on the screen: 0 at the upper left, 63 at the lower right.
fn square(desk: Desk, cursor: RwSignal<Cell>, drag: Drag, at: usize) -> El {
    let here = move || desk.glance(|shown| shown.board.squares[at].cell);
    el("div")
        .attr("role", "gridcell")
        .live("class", move || {
            let carried = drag.carried();
            Some(desk.see(Part::Board, |shown| {
                class(&shown.board.squares[at], carried)
            }))
        })
        .live("data-square", move || {
            Some(desk.see(Part::Board, |shown| {
                shown.board.squares[at].cell.to_string()
            }))
        })
        .live("aria-label", move || {
            Some(desk.see(Part::Board, |shown| shown.board.squares[at].label.clone()))
        })
        .live("aria-selected", move || {
            let lifted = desk.see(Part::Board, |shown| {
                shown.board.squares[at].marks.contains(&Mark::Lifted)
            });
            lifted.then(|| "true".to_owned())
        })
        .live("tabindex", move || {
            let cell = desk.see(Part::Board, |shown| shown.board.squares[at].cell);
            Some(if cursor.get() == cell { "0" } else { "-1" }.to_owned())
        })
        .on("focus", move |_| cursor.set(here()))
        .on("pointerdown", move |event| {
            if let Some(event) = event.dyn_ref() {
                drag.press(
                    event,
                    here(),
                    desk.glance(|shown| shown.board.squares[at].man),
                );
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

fn class(square: &Square, carried: Option<Cell>) -> String {
    let mut class = String::from(if square.cell.is_dark() {
        "square dark"
    } else {
        "square light"
    });
    for mark in &square.marks {
        class.push(' ');
        class.push_str(mark.class());
    }
    match square.man {
        Some((Side::White, _)) => class.push_str(" holds-white"),
        Some((Side::Black, _)) => class.push_str(" holds-black"),
        None => {}
    }
    if carried == Some(square.cell) {
        class.push_str(" dragging");
    }
    class
}

/// Rank and file on the edge squares, or both descriptive names on every square.
fn coordinates(desk: Desk, at: usize) -> Vec<AnyView> {
    let (names, flipped) = desk.see(Part::Coordinates, |shown| {
        (shown.names_on_squares, shown.flipped)
    });
    let cell = reading_order(flipped)[at];
    let label = |class: &'static str, text: String| {
        el("span")
            .class(class)
            .attr("aria-hidden", "true")
            .text(&text)
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
        .is_multiple_of(8)
        .then(|| label("coord rank", cell.rank_digit().to_string()));
    let file = (at / 8 == 7).then(|| label("coord file", cell.file_letter().to_string()));
    rank.into_iter().chain(file).map(El::view).collect()
}

/// What an arrived pawn becomes, chosen at its square.
fn promotion(desk: Desk) -> AnyView {
    let dialog = Ref::new();
    // A reference is filled when its element stands, so this runs once for each choice.
    effect(move || {
        if let Some(dialog) = dialog.get() {
            browser::focus_in(&dialog, "button");
        }
    });
    live(move || {
        let Some((cell, men)) = desk.see(Part::Board, |shown| shown.board.promotion.clone()) else {
            return Vec::new();
        };
        vec![choices(desk, cell, &men).refer(dialog).view()]
    })
}

fn choices(desk: Desk, cell: Cell, men: &[Man]) -> El {
    // The keyboard stays where the pawn arrived.
    let choose = move |action| {
        desk.act(action);
        browser::focus_on(&format!(".board [data-square={cell}]"));
    };
    let side = desk.now(|s| s.position().side());
    let order = reading_order(desk.now(|s| s.flipped));
    let place = order.iter().position(|&at| at == cell).unwrap_or(0);
    let buttons = men.iter().map(|&man| {
        button("")
            .attr("aria-label", man.name())
            .click(move || choose(Action::Promote(man)))
            .child(figure(side, man))
    });
    el("div")
        .class(if place / 8 == 7 {
            "promotion from-foot"
        } else {
            "promotion"
        })
        .attr("role", "dialog")
        .attr("aria-label", "The pawn becomes")
        .style("--column", move || (place % 8).to_string())
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
        .child(sign(
            Sign::Names,
            "Descriptive names on the squares",
            Action::ToggleNames,
        ))
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
                .live_text(move || desk.see(Part::Standing, |shown| shown.standing.status.clone())),
        )
}
