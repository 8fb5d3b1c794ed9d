//! What a user does with the page, the board aside.

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::Instant;

use serde_json::json;

use crate::webdriver::{Browser, PAUSE};
use crate::{PATIENCE, harness, pictures};

/// The page in a browser.
pub struct Page {
    pub browser: Browser,
}

impl Page {
    /// Opens the page and waits until the program has arrived.
    #[must_use]
    pub fn open(browser: Browser, url: &str) -> Page {
        browser.resize(1280, 900);
        browser.go(url);
        let page = Page { browser };
        page.soon(true, |page| page.has(".sheet") && !page.has("#boot"));
        page
    }

    /// Waits until what is read is as expected; if it never is, fails and shows what it was.
    #[track_caller]
    pub fn soon<T: PartialEq + Debug>(&self, expected: T, read: impl Fn(&Page) -> T) {
        let found = self.wait_for(read, |found| *found == expected);
        assert_eq!(found, expected);
    }

    /// Reads until what is read will do, or for as long as is waited at all; gives what was read last. A read that
    /// breaks off, as on an element that has just gone, is tried again like any other.
    #[track_caller]
    pub(crate) fn wait_for<T>(&self, read: impl Fn(&Page) -> T, will_do: impl Fn(&T) -> bool) -> T {
        let end = Instant::now() + PATIENCE;
        loop {
            let found = catch_unwind(AssertUnwindSafe(|| read(self)));
            let late = Instant::now() > end;
            match found {
                Ok(found) if late || will_do(&found) => return found,
                Err(panic) if late => resume_unwind(panic),
                Ok(_) | Err(_) => std::thread::sleep(PAUSE),
            }
        }
    }

    /// Errors and warnings of the content policy that the console holds since it was last asked.
    #[must_use]
    pub fn complaints(&self) -> Vec<String> {
        let lines = self.browser.console().into_iter();
        // Firefox says so of a request without an address, whose page is gone before its worker could answer.
        let late = |message: &str| message.contains("Failed to load ‘’. A ServiceWorker");
        let bad = |level: &str, message: &str| {
            (level == "SEVERE" && !late(message)) || message.contains("Content Security Policy")
        };
        lines
            .filter(|(level, message)| bad(level, message))
            .map(|(level, message)| format!("{level}: {message}"))
            .collect()
    }

    /// The tool of this name in the masthead.
    #[track_caller]
    pub fn tool(&self, label: &str) {
        self.browser
            .click(&format!(".toolbar [aria-label='{label}']"));
    }

    /// The button of this name under the board.
    #[track_caller]
    pub fn control(&self, label: &str) {
        self.browser
            .click(&format!(".controls [aria-label='{label}']"));
    }

    /// Begins a new game of chess.
    #[track_caller]
    pub fn new_game(&self) {
        self.begin("standard");
    }

    /// Begins a new game of a variant, named as scripts name it.
    #[track_caller]
    pub fn begin(&self, variant: &str) {
        self.tool("New");
        self.soon(true, |page| page.has("dialog[open]"));
        self.browser
            .click(&format!("dialog[open] [data-variant={variant}]"));
        self.soon((false, 0), |page| {
            (page.has("dialog[open]"), page.count(".sheet button.move"))
        });
    }

    /// Presses keys where the keyboard is.
    #[track_caller]
    pub fn press(&self, keys: &[&str]) {
        self.browser.press(keys);
    }

    /// Takes the keyboard from whatever has it.
    #[track_caller]
    pub fn blur(&self) {
        self.browser
            .run("document.activeElement.blur();", json!([]));
    }

    /// Empties the entry box and types a text into it, key by key.
    #[track_caller]
    pub fn type_text(&self, text: &str) {
        self.focus_entry();
        self.browser.type_keys(text);
        self.soon(text.to_owned(), Page::typed);
    }

    /// The same at once, for long texts.
    #[track_caller]
    pub fn paste_text(&self, text: &str) {
        self.focus_entry();
        self.browser.insert(text);
        self.soon(text.to_owned(), Page::typed);
    }

    /// Pastes a text where no field has the keyboard.
    #[track_caller]
    pub fn paste(&self, text: &str) {
        // Firefox lets scripts fill a clipboard of their own by the last two alone.
        const PASTE: &str = "const data = new DataTransfer();
            data.setData('text/plain', arguments[0]);
            document.body.dispatchEvent(new ClipboardEvent('paste', {bubbles: true, cancelable: true,
                clipboardData: data, data: arguments[0], dataType: 'text/plain'}));";
        self.browser.run(PASTE, json!([text]));
    }

    #[track_caller]
    fn focus_entry(&self) {
        self.browser.click("#typed");
        self.browser.press_with(&["Control"], "a");
    }

    /// Types a move and plays it.
    #[track_caller]
    pub fn type_move(&self, text: &str) {
        self.type_text(text);
        self.enter_typed();
    }

    /// Presses Enter in the entry box and waits until it has taken the text.
    #[track_caller]
    pub fn enter_typed(&self) {
        self.press(&["Enter"]);
        self.soon((String::new(), None), |page| (page.typed(), page.message()));
    }

    /// Sets up a position by typing its FEN.
    #[track_caller]
    pub fn set_position(&self, fen: &str) {
        self.paste_text(fen);
        self.enter_typed();
        let placement = fen.split(' ').next().unwrap_or_default();
        self.soon(placement.to_owned(), Page::placement);
    }

    /// Opens a text through the Open dialog.
    #[track_caller]
    pub fn open_text(&self, text: &str) {
        self.tool("Open");
        self.soon(true, |page| page.has("dialog[open] #open-text"));
        self.browser.click("#open-text");
        self.browser.insert(text);
        self.press_button("dialog[open]", "Read it");
        self.soon(false, |page| page.has("dialog[open]"));
    }

    /// Clicks the button of these words, or of a move that is first named so, inside the first element that the selector
    /// finds.
    #[track_caller]
    pub fn press_button(&self, inside: &str, words: &str) {
        const BUTTON: &str = "return [...document.querySelectorAll(arguments[0] + ' button')]
            .find((button) => [button.textContent.trim(), button.querySelector('.name')?.textContent].includes(arguments[1]));";
        let what = format!("a button \"{words}\" in {inside}");
        self.browser
            .click_what(BUTTON, json!([inside, words]), &what);
    }

    /// Chooses an entry of a list by its value.
    #[track_caller]
    pub fn choose(&self, list: &str, value: &str) {
        self.browser
            .click(&format!("{list} option[value='{value}']"));
    }

    /// The text of a file that the page has saved, as soon as it is there.
    #[track_caller]
    pub fn saved(&self, name: &str) -> String {
        let path = self.browser.downloads().join(name);
        let read = || std::fs::read_to_string(&path).unwrap_or_default();
        self.soon((name, true), |_| (name, !read().is_empty()));
        read()
    }

    /// Opens the Export dialog, unless it is open, and chooses a kind by its name.
    #[track_caller]
    pub fn export(&self, kind: &str) {
        if !self.has("dialog[open] .kinds") {
            self.tool("Export");
            self.soon(true, |page| page.has("dialog[open] .kinds"));
        }
        self.browser
            .click(&format!("dialog[open] .kinds [value='{kind}']"));
        self.soon(true, |page| {
            page.has(&format!("dialog[open] .kinds [value='{kind}']:checked"))
        });
    }

    /// What the Export dialog shows as text.
    #[track_caller]
    #[must_use]
    pub fn preview(&self) -> String {
        self.soon(true, |page| !page.value("#export-text").is_empty());
        self.value("#export-text")
    }

    /// Closes the open dialog by its button.
    #[track_caller]
    pub fn close_dialog(&self) {
        self.press_button("dialog[open]", "Close");
        self.soon(false, |page| page.has("dialog[open]"));
    }

    /// What the Export dialog offers: the game as PGN, and the position as FEN.
    #[track_caller]
    pub fn exported(&self) -> (String, String) {
        self.export("PGN");
        let pgn = self.preview();
        self.export("FEN");
        let both = (pgn, self.preview());
        self.close_dialog();
        both
    }

    /// The moves of the exported game on one line, without tags.
    #[track_caller]
    pub fn movetext(&self) -> String {
        let (text, _) = self.exported();
        let moves: Vec<&str> = text
            .lines()
            .filter(|line| !line.starts_with('['))
            .flat_map(str::split_whitespace)
            .collect();
        moves.join(" ")
    }
}

impl Drop for Page {
    /// A test that fails leaves a picture of where it ended, and what the console said.
    fn drop(&mut self) {
        if !std::thread::panicking() {
            return;
        }
        let name = harness::name_for_files();
        match self.browser.last_words() {
            Ok((picture, console)) => {
                harness::leave(pictures::keep(&format!("failed-{name}.png"), &picture));
                let console = console.as_bytes();
                harness::leave(pictures::keep(&format!("failed-{name}.txt"), console));
            }
            Err(sentence) => eprintln!("no picture of the page in {name}: {sentence}"),
        }
    }
}
