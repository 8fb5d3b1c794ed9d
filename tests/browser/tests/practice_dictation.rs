//! Dictation: a game played by keyboard from its text, what the browser's voice says, what becomes
//! of a wrong move, and a reload in the midst of it.

use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::json;

/// Gives the page a voice that notes what it is asked to say, instead of the browser's own.
const VOICE: &str = "window.said = [];
    const voices = [{lang: 'en-US', localService: false}, {lang: 'de-DE', localService: true}, {lang: 'en-GB', localService: true}];
    window.SpeechSynthesisUtterance = class extends EventTarget { constructor(text) { super(); this.text = text; } };
    const voice = {getVoices: () => voices, speaking: false, pending: false,
        speak: (it) => said.push([it.text, it.rate.toFixed(1), it.voice.lang]), cancel: () => {},
        addEventListener: () => {}, removeEventListener: () => {}};
    Object.defineProperty(window, 'speechSynthesis', {value: voice, configurable: true});";

/// Takes the voice from the page.
const MUTE: &str =
    "Object.defineProperty(window, 'speechSynthesis', {value: undefined, configurable: true});";

/// Counts the tones that are started.
const TONES: &str = "window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { tones += 1; return start.apply(this, when); };";

/// Switches the sounds on, as another page does.
const SOUNDS_ON: &str = "localStorage.setItem('rank-and-file.settings', 'looks=sounds');";

/// The moves of the first famous game, the shortest, with their names.
const SHORTEST: [(&str, &str, &str); 8] = [
    ("d2", "d4", "d4"),
    ("g8", "f6", "Nf6"),
    ("b1", "d2", "Nd2"),
    ("e7", "e5", "e5"),
    ("d4", "e5", "dxe5"),
    ("f6", "g4", "Ng4"),
    ("h2", "h3", "h3"),
    ("g4", "e3", "Ne3"),
];

fn see(page: &Page, selector: &str) {
    page.soon((selector, true), |page| (selector, page.has(selector)));
}

/// Goes through the door of dictation, with or without a voice.
fn enter(page: &Page, voice: &str) {
    page.click(".toolbar .practice-link");
    page.soon(true, |page| page.has(".doors .door"));
    page.browser.run(voice, json!([]));
    page.go_through_door("Dictation");
    see(page, ".keep-choice .games");
}

/// Begins a famous game, by its place in the list.
fn begin(page: &Page, place: usize) {
    page.click(&format!(".games li:nth-child({place}) .door"));
    see(page, ".dictation");
}

/// Returns the words that were said last, and how many times something was said.
fn said(page: &Page) -> (String, usize) {
    let words = page.text_of("return said.at(-1)?.[0] ?? '';");
    let times = page.text_of("return String(said.length);");
    (words, times.parse().expect("a number"))
}

fn play(page: &Page, from: &str, to: &str) {
    page.click_square(from);
    see(page, &format!("[data-square={from}].lifted"));
    page.click_square(to);
}

fn text(page: &Page) -> String {
    page.words(".dictated strong")
}

fn a_dictated_game_is_played_to_its_end_by_keyboard_with_its_text() {
    with_page(|page| {
        enter(page, MUTE);
        assert!(
            page.words(".notice")
                .contains("no English voice on this device")
        );
        page.focus(".games li:nth-child(1) .door");
        page.press(&["Enter"]);
        see(page, ".dictation");
        page.soon("Dictation".to_owned(), |page| page.words("h1:focus"));
        assert!(page.words(".dictation .notice").contains("shown as text"));
        page.tab_until("square", |page| !page.focused_square().is_empty());
        for (at, (from, to, name)) in SHORTEST.into_iter().enumerate() {
            page.soon(name.to_owned(), text);
            page.walk_and_enter(from);
            see(page, &format!("[data-square={from}].lifted"));
            page.walk_and_enter(to);
            if at + 1 < SHORTEST.len() {
                page.soon(true, |page| page.words(".told.right").contains("Right"));
            }
        }
        page.soon("All 8 moves were right at once.".to_owned(), |page| {
            page.words(".keep-summary")
        });
        page.soon("The dictation is over".to_owned(), |page| {
            page.words("h1:focus")
        });
    });
}

fn each_move_is_said_by_the_browsers_voice_and_its_text_is_hidden() {
    with_page(|page| {
        enter(page, VOICE);
        assert!(!page.has(".notice"));
        begin(page, 1);
        page.soon(("d4".to_owned(), 1), said);
        assert!(!page.has(".dictated strong"), "the text is hidden");
        page.press(&["r"]);
        page.soon(("d4".to_owned(), 2), said);
        page.press_button(".deeds", "Say it again");
        page.soon(("d4".to_owned(), 3), said);
        play(page, "d2", "d4");
        page.soon(("knight f6".to_owned(), 4), said);
        page.choose_for_practice("Voice", 0);
        page.press_button(".deeds", "Say it again");
        page.soon("knight f6,0.7,en-GB".to_owned(), |page| {
            page.text_of("return said.at(-1).join();")
        });
        // A wrong move is named with what was said; after a second one the text may be shown.
        play(page, "g8", "h6");
        page.soon(true, |page| {
            page.words(".told.wrong")
                .ends_with("which is written \"Nh6\". What was said: knight f6.")
        });
        assert!(!page.words(".deeds").contains("Show the text"));
        play(page, "b8", "c6");
        page.soon(true, |page| page.words(".deeds").contains("Show the text"));
        page.press_button(".deeds", "Show the text");
        page.soon("Nf6".to_owned(), text);
        play(page, "g8", "f6");
        page.soon("knight d2".to_owned(), |page| said(page).0);
        for (from, to, _) in &SHORTEST[2..] {
            play(page, from, to);
        }
        page.soon(
            "7 of 8 moves were right at once: 1 with the text.".to_owned(),
            |page| page.words(".keep-summary"),
        );
        page.press_button(".slips", "1…");
        page.soon(true, |page| page.has("[data-square=f6].last"));
    });
}

fn a_dictation_goes_on_after_a_reload_and_says_nothing_unasked() {
    with_page(|page| {
        enter(page, VOICE);
        page.choose_for_practice("Dictated in", 1);
        page.choose_for_practice("Board", 1);
        begin(page, 1);
        play(page, "d2", "d4");
        page.soon("knight to king's bishop's third".to_owned(), |page| {
            said(page).0
        });
        assert!(page.has(".row:first-child [data-square=h1]"), "turned");
        page.browser.go(&page.browser.address());
        see(page, ".dictation .again");
        assert!(
            page.has(".row:first-child [data-square=h1]"),
            "still turned"
        );
        assert!(page.has("[data-square=d4].holds-white"));
        assert!(page.words(".dictated").contains("Ask for the next move"));
        page.press_button(".deeds", "Say the next move");
        // The stub of a voice went with the page before.
        page.soon("N-KB3".to_owned(), text);
        // Damage is said, and set aside.
        let spoil = "localStorage.setItem('rank-and-file.dictation', 'dictation 1\\nside=green');";
        page.browser.run(spoil, json!([]));
        page.browser.go(&page.browser.address());
        page.soon(true, |page| page.words(".notice").contains("is damaged"));
        let aside = "return localStorage.getItem('rank-and-file.dictation.damaged');";
        assert_eq!(page.text_of(aside), "dictation 1\nside=green");
    });
}

fn a_finger_drags_the_pieces_and_the_next_move_waits_to_be_asked_for() {
    with_page(|page| {
        page.browser.resize(390, 844);
        enter(page, VOICE);
        page.choose_for_practice("The next move is said", 1);
        begin(page, 1);
        assert_eq!(said(page).1, 0);
        page.press_button(".deeds", "Say the next move");
        page.soon(("d4".to_owned(), 1), said);
        page.drag_by_finger("d2", "d4");
        page.soon(true, |page| page.words(".told.right").contains("Right"));
        assert_eq!(said(page).1, 1);
        page.press(&["r"]);
        page.soon(("knight f6".to_owned(), 2), said);
    });
}

fn a_right_and_a_wrong_answer_are_heard_where_sounds_are_on() {
    let tones = |page: &Page| page.text_of("return String(tones);");
    with_page(|page| {
        enter(page, MUTE);
        page.browser.run(TONES, json!([]));
        begin(page, 1);
        play(page, "g1", "f3");
        see(page, ".told.wrong");
        assert_eq!(tones(page), "0", "sounds are off at first");
        page.browser.run(SOUNDS_ON, json!([]));
        play(page, "b1", "c3");
        page.soon("2".to_owned(), tones);
        play(page, "d2", "d4");
        page.soon("4".to_owned(), tones);
    });
}

pub const TESTS: &[Test] = tests![
    a_dictated_game_is_played_to_its_end_by_keyboard_with_its_text: Keyboard;
    each_move_is_said_by_the_browsers_voice_and_its_text_is_hidden;
    a_dictation_goes_on_after_a_reload_and_says_nothing_unasked;
    a_finger_drags_the_pieces_and_the_next_move_waits_to_be_asked_for: Finger;
    a_right_and_a_wrong_answer_are_heard_where_sounds_are_on;
];
