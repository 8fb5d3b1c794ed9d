//! The meaning of clicks, keys and drags inside the shadow tree.
//!
//! | where | event | effect |
//! |---|---|---|
//! | a square | click, Enter, Space, drag | lifts or drops a piece; answers in a quiz |
//! | a square | arrows | focuses the next square |
//! | elsewhere | ← → Home End | steps through the game |
//! | anywhere but in a field | S, L; G on a square | says the position, the last move, where the piece can go |
//! | a part with a press | click, or a choice in a list | does it |
//! | a part that lights something | pointer or focus; click | lights it up on the board; plays the move if moves may be played |

use rank_and_file::dom::{
    BoardDragged, BoardKey, Pressed, closest, find, focus, focus_square, follow, in_game, light,
    on_board, press, square, target,
};
use rank_and_file::session::{Action, BoardAction, Pointing};
use rank_and_file::study::{Mode, StudyAction, StudyEvents};
use rank_and_file::view::Press;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent};

use super::board::Board;
use super::events::events;

/// The effects of an event, and whether it has been used. An event without either is left to the
/// page.
type Done = (StudyEvents, bool);

#[wasm_bindgen]
impl Board {
    /// Handles an event inside the shadow tree.
    pub fn handle(&mut self, event: &Event) -> JsValue {
        let (done, used) = handle(self, event);
        events(&self.study_session, done, used)
    }
}

/// Handles an event, without the conversion to JavaScript.
#[inline(never)]
fn handle(board: &mut Board, event: &Event) -> Done {
    let Some(target) = target(event) else {
        return Done::default();
    };
    let used = |events| (events, true);
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
        "change" => (board.does(study_action(event)), false),
        _ => drag(board, event).map_or(Done::default(), used),
    }
}

/// Lights up what is pointed at, or nothing. `walks` says whether the Tab key reaches another
/// square now.
fn point(board: &mut Board, pointing: Option<Pointing>, walks: bool) -> Done {
    let other = board.study_session.session().pointing() != pointing.as_ref();
    if other {
        board.study_session.point(pointing);
    }
    if other || walks {
        board.show();
    }
    Done::default()
}

/// Handles a click.
fn click(board: &mut Board, event: &Event, target: &Element) -> Done {
    if board.drag.piece.just_dropped() {
        return (StudyEvents::default(), true);
    }
    if let Some(square) = square(target) {
        return (board.does(Some(StudyAction::Touch(square))), false);
    }
    match study_action(event) {
        Some(StudyAction::Write(_)) => (write(board), true),
        action => (board.does(action), false),
    }
}

/// Returns the action of an element that is pressed or chosen from.
fn study_action(event: &Event) -> Option<StudyAction> {
    match press(event)? {
        Pressed::Does(press) => match *press {
            Press::Study(action) => Some(action),
            Press::Do(action) => Some(StudyAction::Do(action)),
            Press::Ask(_) | Press::Practice(_) => None,
        },
        Pressed::Lights(pointing) => Some(StudyAction::Link(pointing)),
    }
}

/// Handles a key.
fn key(board: &mut Board, target: &Element, event: &KeyboardEvent) -> Done {
    board.drag.piece.just_dropped();
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.is_composing() {
        return Done::default();
    }
    let key = event.key();
    let enter = key == "Enter";
    // Fields keep their keys, and buttons their Enter. A sandboxed frame submits no form, so Enter
    // in the entry field is handled here.
    if closest(target, "input, select").is_some() {
        let writes = enter && closest(target, ".entry").is_some();
        return if writes {
            (write(board), true)
        } else {
            Done::default()
        };
    }
    if let Some(study_action) = study_action(event) {
        return (board.does(Some(study_action)), true);
    }
    if board.study_session.say_aloud(&key, square(target)) {
        board.show();
        return (StudyEvents::default(), true);
    }
    if let Some(square) = square(target) {
        let shown = &board.model.board;
        let study_action = match on_board(&key, square, shown.span, shown.flipped) {
            Some(BoardKey::Walk(next)) => {
                board.cursor = next;
                board.show();
                focus_square(board.app.element(), next);
                return (StudyEvents::default(), true);
            }
            Some(BoardKey::Touch) => StudyAction::Touch(square),
            Some(BoardKey::Cancel) => StudyAction::Do(Action::Board(BoardAction::Cancel)),
            None => StudyAction::Key(square, key),
        };
        let letter = matches!(study_action, StudyAction::Key(..));
        let events = board.does(Some(study_action));
        return (events, !letter || events.changed);
    }
    let steps = matches!(
        board.study_session.settings().mode,
        Mode::Moves | Mode::Free
    );
    match in_game(&key) {
        Some(action) if steps || matches!(action, Action::Board(BoardAction::Cancel)) => {
            (board.does(Some(StudyAction::Do(action))), true)
        }
        _ => Done::default(),
    }
}

/// Handles a pointer event; `None` if nothing is dragged.
fn drag(board: &mut Board, event: &Event) -> Option<StudyEvents> {
    let frame = find(board.app.element(), ".board-frame")?;
    let (study_session, shown) = (&board.study_session, &board.model.board);
    let may_drag = |square| shown.on(square).is_some() && study_session.may_drag(square);
    let study_action = match board.drag.hear(event, &frame, may_drag)? {
        BoardDragged::Lifted(from) => {
            board.study_session.lift(from);
            board.show();
            follow(event, &frame);
            return Some(StudyEvents::default());
        }
        BoardDragged::Put(from, to) => StudyAction::Drag(from, to),
        BoardDragged::Back => StudyAction::Do(Action::Board(BoardAction::Cancel)),
        BoardDragged::Moved => return Some(StudyEvents::default()),
        BoardDragged::Drawn(..) => return None,
    };
    Some(board.does(Some(study_action)))
}

/// Plays or answers with the text in the entry field.
fn write(board: &mut Board) -> StudyEvents {
    let text = board.field().map(|field| field.value());
    board.does(text.map(StudyAction::Write))
}

impl Board {
    /// Performs an action and shows the result. The entry field is emptied if its move was made.
    fn does(&mut self, study_action: Option<StudyAction>) -> StudyEvents {
        let Some(study_action) = study_action else {
            return StudyEvents::default();
        };
        let events = self.study_session.act(study_action);
        self.show();
        let right = events.answered && self.study_session.round().is_some() && events.position;
        if (events.asks || right)
            && let Some(field) = self.field()
        {
            field.set_value("");
            if right {
                focus(&field);
            }
        }
        events
    }

    /// Returns the entry field.
    pub(crate) fn field(&self) -> Option<HtmlInputElement> {
        find(self.app.element(), ".entry input")?.dyn_into().ok()
    }
}
