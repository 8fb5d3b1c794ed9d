//! Keys, mouse and finger, sent to the browser as a user's input (WebDriver's actions).

use serde::Serialize;
use serde_json::{Value, json};

use crate::webdriver::Browser;

/// Places that a drag passes on its way. Real mice report many; a single jump would prove little.
const STEPS: u32 = 6;

/// Rest of a pointer at the end of a drag, in milliseconds.
const REST: u32 = 150;

/// Buttons of a mouse; a finger uses the left one.
const LEFT: u32 = 0;
const RIGHT: u32 = 2;

/// A place in the window, in CSS pixels from its upper left corner.
pub type Place = (f64, f64);

/// A device that points at places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Pointer {
    Mouse,
    #[serde(rename = "touch")]
    Finger,
    Pen,
}

/// Returns WebDriver's character for a key, given its name in the DOM; a character stands for
/// itself.
fn letter(key: &str) -> String {
    let code = match key {
        "Backspace" => '\u{E003}',
        "Tab" => '\u{E004}',
        "Enter" => '\u{E007}',
        "Shift" => '\u{E008}',
        "Control" => '\u{E009}',
        "Escape" => '\u{E00C}',
        "PageUp" => '\u{E00E}',
        "PageDown" => '\u{E00F}',
        "End" => '\u{E010}',
        "Home" => '\u{E011}',
        "ArrowLeft" => '\u{E012}',
        "ArrowUp" => '\u{E013}',
        "ArrowRight" => '\u{E014}',
        "ArrowDown" => '\u{E015}',
        "Delete" => '\u{E017}',
        "Alt" => '\u{E00A}',
        "F10" => '\u{E03A}',
        other => return other.to_owned(),
    };
    code.to_string()
}

/// Returns the same action for each of some keys: "keyDown" or "keyUp".
fn all(kind: &'static str, keys: &[&str]) -> impl DoubleEndedIterator<Item = Value> {
    keys.iter()
        .map(move |key| json!({"type": kind, "value": letter(key)}))
}

fn keyboard(actions: impl Iterator<Item = Value>) -> Value {
    json!({"type": "key", "id": "keyboard", "actions": actions.collect::<Vec<_>>()})
}

impl Browser {
    /// Performs the actions of several devices at the same time, in the notation of WebDriver.
    fn perform(&self, sources: &[Value]) {
        self.post("/actions", json!({"actions": sources}));
    }

    /// Presses keys one after another, each by its name in the DOM ("Enter", "ArrowLeft", "x").
    pub fn press(&self, keys: &[&str]) {
        let strokes = all("keyDown", keys).zip(all("keyUp", keys));
        let strokes = strokes.flat_map(|(down, up)| [down, up]);
        self.perform(&[keyboard(strokes)]);
    }

    /// Presses a key while others are held.
    pub fn press_with(&self, held: &[&str], key: &str) {
        let keys = [held, &[key]].concat();
        let strokes = all("keyDown", &keys).chain(all("keyUp", &keys).rev());
        self.perform(&[keyboard(strokes)]);
    }

    /// Types a text key by key.
    pub fn type_keys(&self, text: &str) {
        let letters: Vec<String> = text.chars().map(String::from).collect();
        let keys: Vec<&str> = letters.iter().map(String::as_str).collect();
        self.press(&keys);
    }

    /// Inserts a text at the focus all at once, as pasting does.
    pub fn insert(&self, text: &str) {
        // The command is old, but only this way do all engines treat the text as entered by a user.
        const INSERT: &str = "return document.execCommand('insertText', false, arguments[0]);";
        let taken = self.run(INSERT, json!([text]));
        assert_eq!(taken, json!(true), "nothing took the text");
    }

    /// Moves the mouse to a place.
    pub fn hover(&self, place: Place) {
        self.perform(&[source(Pointer::Mouse, &[go(place, 30)])]);
    }

    /// Clicks or taps a place.
    pub fn tap(&self, pointer: Pointer, place: Place) {
        let actions = [go(place, 0), down(LEFT), up(LEFT)];
        self.perform(&[source(pointer, &actions)]);
    }

    /// Presses the right button at the first place and releases it at the second, while keys are
    /// held.
    pub fn draw_with(&self, held: &[&str], from: Place, to: Place) {
        let drawn = [go(from, 0), down(RIGHT), go(to, 40), up(RIGHT)];
        // Keyboard and mouse act in step, so one pauses while the other acts.
        let wait = |count| std::iter::repeat_n(json!({"type": "pause"}), count);
        let keys = all("keyDown", held).chain(wait(drawn.len()));
        let keys = keys.chain(all("keyUp", held));
        let drawn = wait(held.len()).chain(drawn).chain(wait(held.len()));
        let drawn: Vec<Value> = drawn.collect();
        self.perform(&[keyboard(keys), source(Pointer::Mouse, &drawn)]);
    }

    /// Holds a finger on a place for this many milliseconds.
    pub fn rest(&self, place: Place, milliseconds: u32) {
        let wait = json!({"type": "pause", "duration": milliseconds});
        let actions = [go(place, 0), down(LEFT), wait, up(LEFT)];
        self.perform(&[source(Pointer::Finger, &actions)]);
    }

    /// Presses at the first place, moves to the second in several steps, and releases there.
    pub fn drag(&self, pointer: Pointer, from: Place, to: Place) {
        let mut actions = vec![go(from, 0), down(LEFT)];
        actions.extend((1..=STEPS).map(|step| {
            let share = f64::from(step) / f64::from(STEPS);
            let on_the_way = |from: f64, to: f64| from + (to - from) * share;
            go((on_the_way(from.0, to.0), on_the_way(from.1, to.1)), 20)
        }));
        // A finger that aims at a square rests before it is lifted. Otherwise the drag ends in a
        // fling, and the browser takes the next tap for the end of that.
        actions.push(go(to, REST));
        actions.push(up(LEFT));
        self.perform(&[source(pointer, &actions)]);
    }
}

fn source(pointer: Pointer, actions: &[Value]) -> Value {
    let parameters = json!({"pointerType": pointer});
    json!({"type": "pointer", "id": pointer, "parameters": parameters, "actions": actions})
}

fn go((x, y): Place, duration: u32) -> Value {
    json!({"type": "pointerMove", "origin": "viewport", "x": x.round() as i64, "y": y.round() as i64, "duration": duration})
}

fn down(button: u32) -> Value {
    json!({"type": "pointerDown", "button": button})
}

fn up(button: u32) -> Value {
    json!({"type": "pointerUp", "button": button})
}
