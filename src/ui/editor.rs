//! Setting a position up: what to put on the board, whose move it is, and what may be done with it.
//!
//! The panel is made when the editor is opened and stays as it is; only what its buttons and fields
//! say follows the editor, so that the keyboard never loses its place.

use leptos::prelude::*;

use super::browser;
use super::desk::{Desk, Part};
use super::el::{El, button, el};
use super::icons::{Sign, icon};
use super::men::figure;
use crate::board::{Man, Side, Variant, Wing};
use crate::sample::diagrams::DIAGRAMS;
use crate::session::Action;
use crate::session::editor::{EditAction, Editor, Tool};

/// The other tools.
const TOOLS: [(Tool, &str, Sign); 5] = [
    (Tool::Hand, "Move", Sign::Move),
    (Tool::Eraser, "Take off", Sign::Erase),
    (Tool::Circle, "Circle", Sign::Circle),
    (Tool::Cross, "Cross", Sign::Close),
    (Tool::Arrow, "Arrow", Sign::Arrow),
];

/// Something of the editor, followed.
fn see<T: Default>(desk: Desk, read: impl FnOnce(&Editor) -> T) -> T {
    desk.follow(Part::Editor);
    desk.now(|s| s.editor().map(read)).unwrap_or_default()
}

fn act(desk: Desk, action: EditAction) {
    desk.act(Action::Edit(action));
}

/// What the panel holds.
#[inline(never)]
pub fn panel(desk: Desk) -> Vec<AnyView> {
    let mut palette = group("palette", "What a touch on the board does");
    let mut sides = row("To move");
    let mut rights = row("May castle");
    for side in Side::ALL {
        // The paladin is hidden where he has no place.
        for man in Man::ALL {
            let label = [side.name(), " ", man.name()].concat();
            let tool = choice(desk, EditAction::Take(Tool::Man(side, man)));
            palette = palette.child(tool.attr("aria-label", &label).child(figure(side, man)));
        }
        sides = sides.child(choice(desk, EditAction::Side(side)).text(side.name()));
        for wing in Wing::ALL {
            let castles = match wing {
                Wing::King => " O-O",
                Wing::Queen => " O-O-O",
            };
            let right = choice(desk, EditAction::Castling(side, wing));
            rights = rights.child(right.text(&[side.name(), castles].concat()));
        }
    }
    for (tool, label, sign) in TOOLS {
        let tool = choice(desk, EditAction::Take(tool)).attr("aria-label", label);
        palette = palette.child(tool.attr("title", label).child(icon(sign)));
    }
    // No more pawns than files can have passed.
    let mut passed = row("Pawn just passed");
    for at in 0..usize::from(Variant::Chess99.span()) {
        let words = move || {
            let cell = see(desk, |editor| editor.passable().get(at).copied());
            cell.map_or_else(String::new, |cell| cell.to_string())
        };
        passed = passed.child(choice(desk, EditAction::Passed(at)).live_text(words));
    }
    let mut games = row("Game");
    for variant in Variant::ALL {
        games = games.child(choice(desk, EditAction::Variant(variant)).text(variant.title()));
    }
    let numbers = el("div")
        .class("chips")
        .child(number(
            desk,
            "Move number",
            |editor| editor.setup.fullmove,
            EditAction::Fullmove,
        ))
        .child(number(
            desk,
            "Half-moves since a capture or pawn move",
            |editor| editor.setup.halfmove,
            EditAction::Halfmove,
        ));
    let verdict = el("p")
        .class("verdict")
        .attr("role", "status")
        .live_text(move || see(desk, Editor::sentence));
    [
        palette,
        sides,
        rights,
        passed,
        games,
        numbers,
        fen(desk),
        verdict,
        actions(desk),
        diagrams(desk),
    ]
    .map(El::view)
    .into()
}

/// Buttons that belong together.
fn group(class: &str, label: &str) -> El {
    el("div")
        .class(class)
        .attr("role", "group")
        .attr("aria-label", label)
}

/// The same in a row, with their name before them.
fn row(label: &str) -> El {
    group("chips", label).child(el("span").attr("aria-hidden", "true").text(label))
}

/// A button that is pressed while what it sets is set, and hidden where it cannot be.
fn choice(desk: Desk, action: EditAction) -> El {
    button("button")
        .live("aria-pressed", move || {
            Some(see(desk, |editor| editor.has(action)).to_string())
        })
        .live("hidden", move || {
            (!see(desk, |editor| editor.can(action))).then(String::new)
        })
        .click(move || act(desk, action))
}

fn number(desk: Desk, label: &str, read: fn(&Editor) -> u32, action: fn(u32) -> EditAction) -> El {
    let field = el("input")
        .attr("type", "number")
        .attr("min", "0")
        .value(move || see(desk, read).to_string())
        .on("change", move |event| {
            if let Ok(number) = event_target_value(&event).parse() {
                act(desk, action(number));
            }
        });
    el("label").text(label).child(field)
}

/// The position as text, and what is wrong with it.
fn fen(desk: Desk) -> El {
    let fault = move || see(desk, |editor| editor.fault.clone());
    let field = el("input")
        .attr("type", "text")
        .attr("id", "set-up-fen")
        .attr("spellcheck", "false")
        .attr("autocomplete", "off")
        .attr("aria-describedby", "set-up-fault")
        .live("aria-invalid", move || Some(fault().is_some().to_string()))
        .value(move || see(desk, |editor| editor.text.clone()))
        .on("input", move |event| {
            desk.act(Action::SetUp(event_target_value(&event)));
        });
    el("label").class("fen").text("FEN").child(field).child(
        el("span")
            .attr("id", "set-up-fault")
            .attr("role", "status")
            .live_text(move || fault().unwrap_or_default()),
    )
}

fn actions(desk: Desk) -> El {
    let plain = |label, action: EditAction| {
        button("button")
            .text(label)
            .click(move || act(desk, action))
    };
    // What is left has no place for the keyboard.
    let leave = move |action| {
        act(desk, action);
        browser::focus_on(".toolbar [aria-label='Set up']");
    };
    el("div")
        .class("actions")
        .child(plain("Clear", EditAction::Clear))
        .child(plain("Array", EditAction::Array))
        .child(
            button("button")
                .text("Cancel")
                .click(move || leave(EditAction::Cancel)),
        )
        .child(
            button("button primary")
                .live("disabled", move || {
                    (!see(desk, |editor| editor.can(EditAction::Finish))).then(String::new)
                })
                .live_text(move || see(desk, Editor::finish).to_owned())
                .click(move || leave(EditAction::Finish)),
        )
}

/// Teaching diagrams to begin with.
fn diagrams(desk: Desk) -> El {
    let list = DIAGRAMS.iter().enumerate().map(|(at, diagram)| {
        el("li").child(
            button("link")
                .text(diagram.title)
                .click(move || act(desk, EditAction::Diagram(at))),
        )
    });
    el("details")
        .child(el("summary").text("Diagrams"))
        .child(el("ul").children(list))
}
