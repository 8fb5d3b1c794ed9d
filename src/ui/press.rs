//! The directive of every component with something to press: `use:press=app`.
//!
//! | event in the element | effect |
//! |---|---|
//! | a press, a choice, typing | does the action or request of the part under the event |
//! | pointer or focus enters a part that points at squares | lights up these squares on the board |

use gloo_events::{EventListener, EventListenerOptions};
use leptos::prelude::*;
use web_sys::{Element, Event};

use super::app_state::AppState;
use super::requests;
use crate::dom::{self, Pressed, closest, target};
use crate::session::editor::EditAction;
use crate::session::score::ScoreAction;
use crate::session::{Action, BoardAction, BookAction, LibraryAction, Session, SheetAction};
use crate::view::{Press, Tab};
use crate::web::browser;
use crate::web::press::on_presses;

/// Events that begin or end pointing at a part.
const POINTS: [&str; 4] = ["pointerover", "pointerout", "focusin", "focusout"];

/// Listens to an element for as long as it exists.
pub fn press(element: Element, app: AppState) {
    let listen = |name, hear: fn(AppState, &Event)| {
        // Not passive, because a key that presses a button must not scroll the page too.
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&element, name, options, move |event| hear(app, event))
            .forget();
    };
    on_presses(&element, move |event| pressed(app, event));
    for name in POINTS {
        listen(name, pointed);
    }
}

/// Does the action or request of the part under the event.
fn pressed(app: AppState, event: &Event) {
    let pressed = dom::press(event);
    if pressed.is_some() {
        app.close_menu();
    }
    let action = match pressed {
        Some(Pressed::Does(press)) => match *press {
            Press::Do(Action::Score(ScoreAction::Note(false))) => {
                return requests::close_note(app);
            }
            Press::Do(action) => action,
            Press::Ask(request) => return requests::answer(app, request, event),
            // Only a board in another page has these, or the page for practice.
            Press::Study(_) | Press::Practice(_) => return,
        },
        Some(Pressed::Lights(pointing)) => Action::Board(BoardAction::Point(Some(pointing))),
        None => return,
    };
    if event.type_() == "keydown" {
        event.prevent_default();
    }
    let in_dialog = target(event).is_some_and(|it| closest(&it, "dialog").is_some());
    // A change of the score is shown in the dialog, so the dialog stays open.
    match &action {
        Action::Score(ScoreAction::Tag(name, value)) if value.is_empty() => {
            app.tag.update(|tag| tag.1.clone_from(name));
        }
        Action::Score(_) => {}
        _ if in_dialog => app.dialog.set(None),
        _ => {}
    }
    let mut next = focus_after(app, &action, event);
    let opens = match action {
        Action::Library(LibraryAction::Take(_)) => Some((Tab::Moves, MOVE)),
        Action::Book(BookAction::Turn(_)) => Some((Tab::Book, "#tab-book")),
        _ => None,
    };
    app.act(action);
    // On a phone the list would hide the sheet and the reasons of the game just opened.
    let is_listed = target(event).is_some_and(|it| closest(&it, ".games").is_some());
    let opens = opens.filter(|_| is_listed && browser::is_below(".column", ".board-area"));
    if let Some((tab, focus)) = opens {
        next = browser::is_there(":focus-visible").then(|| focus.to_owned());
        app.tab.set(tab);
    }
    if let Some(next) = next {
        request_animation_frame(move || focus_next(&next));
    }
}

/// Selector of the move of the sheet that the Tab key reaches.
const MOVE: &str = ".column .sheet .move[tabindex='0']";

/// Focuses the element that the selector finds, or the entry box if there is none.
fn focus_next(selector: &str) {
    // A claim that was refused leaves its button, and the focus, where they are.
    if !browser::is_there(".results :focus") {
        let found = browser::is_there(selector);
        browser::focus_on(if found { selector } else { "#typed" });
    }
}

/// Returns the selector of the element to focus if the action removes the focused one.
fn focus_after(app: AppState, action: &Action, event: &Event) -> Option<String> {
    let draws_for_note = |session: &Session| {
        session.note().is_some() && session.editor().is_some_and(|editor| editor.draws)
    };
    match action {
        Action::Edit(EditAction::Finish | EditAction::Cancel) if app.now(draws_for_note) => {
            Some(requests::NOTE.to_owned())
        }
        Action::Edit(EditAction::Finish | EditAction::Cancel) => Some("#set-up-tool".to_owned()),
        // After a click the focus is not moved, so that the arrow keys step through the game.
        Action::Sheet(SheetAction::RemoveColumn(at)) if browser::is_there(":focus-visible") => {
            let before = at.max(&1);
            Some(format!(".pickers th:nth-of-type({before}) .notation"))
        }
        Action::Result(_) | Action::Library(LibraryAction::Close)
            if browser::is_there(":focus-visible") =>
        {
            Some(MOVE.to_owned())
        }
        Action::Board(BoardAction::Choose(mv)) if is_in_chooser(event) => {
            Some(format!("[data-square={}]", mv.to))
        }
        _ => None,
    }
}

/// Returns whether the event happened in the choice of moves that lies over the board.
fn is_in_chooser(event: &Event) -> bool {
    target(event).is_some_and(|it| closest(&it, ".promotion").is_some())
}

/// Lights up on the board what is pointed at by mouse, touch or focus.
fn pointed(app: AppState, event: &Event) {
    let Some(pointing) = dom::light(event) else {
        return;
    };
    let enters = matches!(event.type_().as_str(), "pointerover" | "focusin");
    let pointing = enters.then_some(pointing);
    if app.now(|session| session.pointing() != pointing.as_ref()) {
        app.act(Action::Board(BoardAction::Point(pointing)));
    }
}
