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
    Dragged, OnBoard, Press, closest, find, focus, focus_square, follow, in_game, light, on_board,
    press, square, target,
};
use rank_and_file::session::{Action, Pointing};
use rank_and_file::study::{Deed, Mode, Told};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent};

use super::board::Board;
use super::told::told;

/// What came of an event, and whether it has been used. Without either it is the page's to act on.
type Done = (Told, bool);

#[wasm_bindgen]
impl Board {
    /// Acts on something that happened inside the shadow tree.
    pub fn handle(&mut self, event: &Event) -> JsValue {
        let (done, used) = handle(self, event);
        told(&self.sitting, done, used)
    }
}

/// Acts on an event.
#[inline(never)]
fn handle(board: &mut Board, event: &Event) -> Done {
    let Some(target) = target(event) else {
        return Done::default();
    };
    let used = |told| (told, true);
    match event.type_().as_str() {
        "click" => click(board, event, &target),
        "keydown" => event
            .dyn_ref()
            .map_or(Done::default(), |event| key(board, &target, event)),
        "focusin" => {
            let cursor = square(&target).unwrap_or(board.cursor);
            let walks = std::mem::replace(&mut board.cursor, cursor) != cursor;
            point(board, light(event), walks)
        }
        "pointerover" => point(board, light(event), false),
        "pointerout" | "focusout" => point(board, None, false),
        "change" => (board.does(deed(event)), false),
        _ => drag(board, event).map_or(Done::default(), used),
    }
}

/// Lights what is pointed at, or nothing any more. `walks`: the Tab key reaches another square.
fn point(board: &mut Board, pointing: Option<Pointing>, walks: bool) -> Done {
    let other = board.sitting.session().pointing() != pointing.as_ref();
    if other {
        board.sitting.point(pointing);
    }
    if other || walks {
        board.show();
    }
    Done::default()
}

fn click(board: &mut Board, event: &Event, target: &Element) -> Done {
    if board.drag.just_dropped() {
        return (Told::default(), true);
    }
    if let Some(square) = square(target) {
        return (board.does(Some(Deed::Touch(square))), false);
    }
    match press(event) {
        Some(Press::Does(text)) if text == "write" => (write(board), true),
        _ => (board.does(deed(event)), false),
    }
}

/// What an element does that is pressed or chosen from.
fn deed(event: &Event) -> Option<Deed> {
    match press(event)? {
        Press::Does(text) => Deed::parse(&text),
        Press::Lights(pointing) => Some(Deed::Link(pointing)),
    }
}

fn key(board: &mut Board, target: &Element, event: &KeyboardEvent) -> Done {
    board.drag.just_dropped();
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.is_composing() {
        return Done::default();
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
            Done::default()
        };
    }
    if let Some(deed) = deed(event) {
        return (board.does(Some(deed)), true);
    }
    if let Some(square) = square(target) {
        let shown = &board.model.board;
        let deed = match on_board(&key, square, shown.span, shown.flipped) {
            Some(OnBoard::Walk(next)) => {
                board.cursor = next;
                board.show();
                focus_square(board.app.element(), next);
                return (Told::default(), true);
            }
            Some(OnBoard::Touch) => Deed::Touch(square),
            Some(OnBoard::Cancel) => Deed::Do(Action::Cancel),
            None => Deed::Key(square, key),
        };
        let letter = matches!(deed, Deed::Key(..));
        let told = board.does(Some(deed));
        return (told, !letter || told.changed);
    }
    let steps = matches!(board.sitting.settings().mode, Mode::Moves | Mode::Free);
    match in_game(&key) {
        Some(action) if steps || matches!(action, Action::Cancel) => {
            (board.does(Some(Deed::Do(action))), true)
        }
        _ => Done::default(),
    }
}

/// Hears the pointer; `None` if it carries nothing.
fn drag(board: &mut Board, event: &Event) -> Option<Told> {
    let frame = find(board.app.element(), ".board-frame")?;
    let (sitting, shown) = (&board.sitting, &board.model.board);
    let may_lift = |square| shown.on(square).is_some() && sitting.may_lift(square);
    let deed = match board.drag.hear(event, &frame, may_lift)? {
        Dragged::Lifted(from) => {
            board.sitting.lift(from);
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
