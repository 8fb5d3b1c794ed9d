//! The result of a call, as an object with named fields. Fields without content are left out.
//!
//! | field | content | what the page does |
//! |---|---|---|
//! | `used` | `true` | does not handle the event as well |
//! | `move` | a position | asks the page's author, and calls `settle` |
//! | `kept` | the reader's work, for `restore` | keeps it |
//! | `position` | a position: `fen`, `ply`, `names` | sends `chess-position` |
//! | `error` | `message` | sends `chess-error` |
//! | `answer` | `ply`, `given`, `right`, `tries`, `hints`, `sentence` | sends `chess-answer` |
//! | `solved` | `questions`, `tries`, `hints` | sends `chess-solved` |

use js_sys::{Array, Object, Reflect};
use rank_and_file::study::{StudyEvents, StudySession};
use wasm_bindgen::JsValue;

/// An object under construction.
pub struct NewObject(Object);

impl NewObject {
    /// Makes an empty object.
    pub fn new() -> NewObject {
        NewObject(Object::new())
    }

    /// Sets a field. An object made here refuses none.
    #[inline(never)]
    pub fn set(self, name: &str, value: impl Into<JsValue>) -> NewObject {
        let _ = Reflect::set(&self.0, &JsValue::from_str(name), &value.into());
        self
    }

    /// Sets a field if the condition holds.
    pub fn set_if(self, is: bool, name: &str, value: impl FnOnce() -> JsValue) -> NewObject {
        if is { self.set(name, value()) } else { self }
    }

    /// Returns the finished object.
    pub fn done(self) -> JsValue {
        self.0.into()
    }
}

/// Returns the position on the board: its FEN, the number of half-moves before it, and the names of
/// the last one.
pub fn position(study_session: &StudySession) -> JsValue {
    let names: Array = study_session
        .names()
        .iter()
        .map(|name| JsValue::from_str(name))
        .collect();
    NewObject::new()
        .set("fen", study_session.fen())
        .set("ply", study_session.ply())
        .set("names", names)
        .done()
}

/// Returns the effects of an action for the page; `undefined` if there are none.
pub fn events(study_session: &StudySession, events: StudyEvents, used: bool) -> JsValue {
    if !used && events == StudyEvents::default() {
        return JsValue::UNDEFINED;
    }
    let answer = study_session.answer();
    let answered = answer
        .as_ref()
        .filter(|_| events.answered)
        .map(|(last, _)| {
            NewObject::new()
                .set("ply", last.ply as u32)
                .set("given", last.given.as_str())
                .set("right", last.right)
                .set("tries", last.tries)
                .set("hints", last.hints)
                .set("sentence", last.sentence.to_string())
                .done()
        });
    let solved = answer.filter(|_| events.solved).map(|(_, score)| {
        NewObject::new()
            .set("questions", score.questions as u32)
            .set("tries", score.tries)
            .set("hints", score.hints)
            .done()
    });
    let error = || {
        NewObject::new()
            .set("message", study_session.trouble())
            .done()
    };
    NewObject::new()
        .set_if(used, "used", || JsValue::TRUE)
        .set_if(events.asks, "move", || position(study_session))
        .set_if(events.changed || events.position, "kept", || {
            study_session.kept().into()
        })
        .set_if(events.position, "position", || position(study_session))
        .set_if(events.trouble, "error", error)
        .set_if(answered.is_some(), "answer", || answered.into())
        .set_if(solved.is_some(), "solved", || solved.into())
        .done()
}
