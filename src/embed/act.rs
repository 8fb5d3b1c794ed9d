//! What a click, a key or a drag inside the shadow tree means.
//!
//! | where | what | does |
//! |---|---|---|
//! | a square | click, Enter, Space, drag | picks up, puts down; in a quiz answers |
//! | a square | arrows | the keyboard's cursor walks |
//! | elsewhere | ← → Home End | steps through the game |
//! | `data-do` | click, or another choice in a list | what it says |
//! | `data-light` | pointer or focus; click | lights it on the board; plays a move where moves may be played |

use rank_and_file::dom::{
    Dragged, OnBoard, closest, find, focus, focus_square, follow, in_game, on_board, square, target,
};
use rank_and_file::session::{Action, Pointing};
use rank_and_file::study::{Deed, Mode, Told};
use rank_and_file::view;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, HtmlSelectElement, KeyboardEvent};

use super::board::Board;

/// What came of an event, and whether it has been used.
type Done = (Told, bool);

/// Nothing came of it, and it is the page's to act on.
const NOT_OURS: Done = (
    Told {
        asks: false,
        position: false,
        trouble: false,
        answered: false,
        solved: false,
        changed: false,
    },
    false,
);

/// Acts on an event.
#[inline(never)]
pub fn handle(board: &mut Board, event: &Event) -> Done {
    let Some(target) = target(event) else {
        return NOT_OURS;
    };
    let used = |told| (told, true);
    match event.type_().as_str() {
        "click" => click(board, event, &target),
        "keydown" => event
            .dyn_ref()
            .map_or(NOT_OURS, |event| key(board, &target, event)),
        "pointerover" | "focusin" => {
            if let Some(cell) = square(&target) {
                board.cursor = cell;
            }
            point(board, event)
        }
        "pointerout" | "focusout" => point(board, event),
        "change" => match (board.deed(&target), target.dyn_ref::<HtmlSelectElement>()) {
            (Some(list), Some(select)) => {
                let text = [&list, " ", &select.value()].concat();
                (board.does(Deed::parse(&text)), false)
            }
            _ => NOT_OURS,
        },
        _ => drag(board, event).map_or(NOT_OURS, used),
    }
}

/// Lights what is pointed at, or nothing any more.
fn point(board: &mut Board, event: &Event) -> Done {
    let away = matches!(event.type_().as_str(), "pointerout" | "focusout");
    let pointing = if away { None } else { light(event) };
    if board.sitting.session().pointing() != pointing.as_ref() {
        board.sitting.point(pointing);
        board.show();
    }
    NOT_OURS
}

fn click(board: &mut Board, event: &Event, target: &Element) -> Done {
    if board.drag.just_dropped() {
        return (Told::default(), true);
    }
    if let Some(cell) = square(target) {
        return (board.does(Some(Deed::Touch(cell))), false);
    }
    let deed = match board.deed(target) {
        // A list is no button: what is chosen in it counts.
        Some(_) if closest(target, "select").is_some() => None,
        Some(text) if text == "write" => return (write(board), true),
        Some(text) => Deed::parse(&text),
        None => light(event).map(Deed::Link),
    };
    (board.does(deed), false)
}

fn key(board: &mut Board, target: &Element, event: &KeyboardEvent) -> Done {
    board.drag.just_dropped();
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.is_composing() {
        return NOT_OURS;
    }
    let key = event.key();
    let enter = key == "Enter";
    // What is written in a field, and what a button does with Enter, is theirs. A frame in a sandbox submits no
    // form, so Enter in a field is heard here.
    if closest(target, "input, select").is_some() {
        let writes = enter && closest(target, ".entry").is_some();
        return if writes {
            (write(board), true)
        } else {
            NOT_OURS
        };
    }
    if (enter || key == " ") && closest(target, ".link").is_some() {
        return (click(board, event, target).0, true);
    }
    if let Some(cell) = square(target) {
        let shown = &board.model.board;
        let deed = match on_board(&key, cell, shown.span, shown.flipped) {
            Some(OnBoard::Walk(next)) => {
                board.cursor = next;
                board.show();
                focus_square(board.app.element(), next);
                return (Told::default(), true);
            }
            Some(OnBoard::Touch) => Deed::Touch(cell),
            Some(OnBoard::Cancel) => Deed::Do(Action::Cancel),
            None => Deed::Key(cell, key),
        };
        let letter = matches!(deed, Deed::Key(..));
        let told = board.does(Some(deed));
        return (told, !letter || told.changed);
    }
    let steps = matches!(board.sitting.settings().mode, Mode::Moves | Mode::Free);
    match in_game(&key) {
        Some(action) if steps || action == Action::Cancel => {
            (board.does(Some(Deed::Do(action))), true)
        }
        _ => NOT_OURS,
    }
}

/// Hears the pointer; `None` if it carries nothing.
fn drag(board: &mut Board, event: &Event) -> Option<Told> {
    let frame = find(board.app.element(), ".board-frame")?;
    let (sitting, shown) = (&board.sitting, &board.model.board);
    let may_lift = |cell| shown.on(cell).is_some() && sitting.may_lift(cell);
    let deed = match board.drag.hear(event, &frame, may_lift)? {
        Dragged::Lifted(from) => {
            if board.sitting.settings().mode == Mode::Free {
                board.sitting.act(Deed::Touch(from));
            }
            board.show();
            follow(event, &frame);
            return Some(Told::default());
        }
        Dragged::Put(from, Some(to)) if from == to => Deed::Do(Action::Cancel),
        Dragged::Put(from, to) => Deed::Drag(from, to),
        Dragged::Back => Deed::Do(Action::Cancel),
        Dragged::Moved => return Some(Told::default()),
        Dragged::Drawn(..) => return None,
    };
    Some(board.does(Some(deed)))
}

/// What was written is meant.
fn write(board: &mut Board) -> Told {
    let text = board.field().map(|field| field.value());
    board.does(text.map(Deed::Write))
}

impl Board {
    /// What a press on this element means, as a text.
    fn deed(&self, target: &Element) -> Option<String> {
        closest(target, "[data-do]")?.get_attribute(view::Element::DOES)
    }

    /// Does it, and shows what came of it. The field in which moves are written is emptied if one was made.
    fn does(&mut self, deed: Option<Deed>) -> Told {
        let Some(deed) = deed else {
            return Told::default();
        };
        let told = self.sitting.act(deed);
        self.show();
        let right = told.answered && self.sitting.round().is_some() && told.position;
        if (told.asks || right)
            && let Some(field) = self.field()
        {
            field.set_value("");
            if right {
                focus(&field);
            }
        }
        told
    }

    fn field(&self) -> Option<HtmlInputElement> {
        find(self.app.element(), ".entry input")?.dyn_into().ok()
    }
}

fn light(event: &Event) -> Option<Pointing> {
    let lit = closest(&target(event)?, "[data-light]")?;
    Pointing::parse(&lit.get_attribute(view::Element::LIGHTS)?)
}
