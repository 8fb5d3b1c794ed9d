//! Keys, mouse and finger, as the browser gets them from a user (WebDriver's actions).

use serde_json::{Value, json};

use crate::webdriver::Browser;

/// How many places a drag passes on its way. Real mice tell of many; one jump would prove little.
const STEPS: u32 = 6;

/// A place of the window in CSS pixels.
pub type Place = (f64, f64);

/// What moves pieces without keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    Mouse,
    Finger,
}

impl Pointer {
    const fn kind(self) -> &'static str {
        match self {
            Pointer::Mouse => "mouse",
            Pointer::Finger => "touch",
        }
    }
}

/// WebDriver's letter for a key, by its name in the DOM; a character stands for itself.
fn letter(key: &str) -> String {
    let code = match key {
        "Backspace" => '\u{E003}',
        "Tab" => '\u{E004}',
        "Enter" => '\u{E007}',
        "Shift" => '\u{E008}',
        "Control" => '\u{E009}',
        "Escape" => '\u{E00C}',
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

fn stroke(key: &str) -> [Value; 2] {
    let key = letter(key);
    [
        json!({"type": "keyDown", "value": key}),
        json!({"type": "keyUp", "value": key}),
    ]
}

impl Browser {
    /// Presses keys one after another, each by its name in the DOM ("Enter", "ArrowLeft", "x").
    #[track_caller]
    pub fn press(&self, keys: &[&str]) {
        let strokes: Vec<Value> = keys.iter().flat_map(|key| stroke(key)).collect();
        self.perform(json!([{"type": "key", "id": "keyboard", "actions": strokes}]));
    }

    /// Presses a key while others are held.
    #[track_caller]
    pub fn press_with(&self, held: &[&str], key: &str) {
        let down = held
            .iter()
            .map(|key| json!({"type": "keyDown", "value": letter(key)}));
        let up = held
            .iter()
            .rev()
            .map(|key| json!({"type": "keyUp", "value": letter(key)}));
        let strokes: Vec<Value> = down.chain(stroke(key)).chain(up).collect();
        self.perform(json!([{"type": "key", "id": "keyboard", "actions": strokes}]));
    }

    /// Presses the keys of a text.
    #[track_caller]
    pub fn type_keys(&self, text: &str) {
        let letters: Vec<String> = text.chars().map(String::from).collect();
        let keys: Vec<&str> = letters.iter().map(String::as_str).collect();
        self.press(&keys);
    }

    /// Puts a text where the keyboard is, all at once as pasting does.
    #[track_caller]
    pub fn insert(&self, text: &str) {
        // Old, and the one way that every engine takes for what a user enters.
        const INSERT: &str = "return document.execCommand('insertText', false, arguments[0]);";
        assert_eq!(
            self.run(INSERT, json!([text])),
            json!(true),
            "nothing took the text"
        );
    }

    /// Moves the mouse to a place.
    #[track_caller]
    pub fn hover(&self, place: Place) {
        self.perform(json!([source(Pointer::Mouse, &[go(place, 30)])]));
    }

    /// Clicks or taps a place.
    #[track_caller]
    pub fn tap(&self, pointer: Pointer, place: Place) {
        self.perform(json!([source(pointer, &[go(place, 0), down(), up()])]));
    }

    /// Presses the right button at the first place, goes to the second, lets go there.
    #[track_caller]
    pub fn draw(&self, from: Place, to: Place) {
        self.draw_with(&[], from, to);
    }

    /// The same while keys are held.
    #[track_caller]
    pub fn draw_with(&self, held: &[&str], from: Place, to: Place) {
        let right = |kind: &str| json!({"type": kind, "button": 2});
        let drawn = [
            go(from, 0),
            right("pointerDown"),
            go(to, 40),
            right("pointerUp"),
        ];
        // The two are done in step: one waits while the other acts.
        let wait = |count| std::iter::repeat_n(json!({"type": "pause"}), count);
        let stroke = |kind: &'static str| {
            let strokes = held.iter();
            strokes.map(move |key| json!({"type": kind, "value": letter(key)}))
        };
        let keys = stroke("keyDown")
            .chain(wait(drawn.len()))
            .chain(stroke("keyUp"));
        let keys: Vec<Value> = keys.collect();
        let pointer = wait(held.len()).chain(drawn).chain(wait(held.len()));
        let pointer: Vec<Value> = pointer.collect();
        let keyboard = json!({"type": "key", "id": "keyboard", "actions": keys});
        self.perform(json!([keyboard, source(Pointer::Mouse, &pointer)]));
    }

    /// Rests a finger on a place for so many milliseconds.
    #[track_caller]
    pub fn rest(&self, place: Place, milliseconds: u32) {
        let wait = json!({"type": "pause", "duration": milliseconds});
        let actions = [go(place, 0), down(), wait, up()];
        self.perform(json!([source(Pointer::Finger, &actions)]));
    }

    /// Presses at the first place, goes to the second in several steps, lets go there.
    #[track_caller]
    pub fn drag(&self, pointer: Pointer, from: Place, to: Place) {
        let mut actions = vec![go(from, 0), down()];
        actions.extend((1..=STEPS).map(|step| {
            let share = f64::from(step) / f64::from(STEPS);
            go(
                (
                    from.0 + (to.0 - from.0) * share,
                    from.1 + (to.1 - from.1) * share,
                ),
                20,
            )
        }));
        actions.push(up());
        self.perform(json!([source(pointer, &actions)]));
    }
}

fn source(pointer: Pointer, actions: &[Value]) -> Value {
    json!({
        "type": "pointer",
        "id": pointer.kind(),
        "parameters": {"pointerType": pointer.kind()},
        "actions": actions,
    })
}

fn go((x, y): Place, duration: u32) -> Value {
    json!({"type": "pointerMove", "origin": "viewport", "x": x.round() as i64, "y": y.round() as i64, "duration": duration})
}

fn down() -> Value {
    json!({"type": "pointerDown", "button": 0})
}

fn up() -> Value {
    json!({"type": "pointerUp", "button": 0})
}
