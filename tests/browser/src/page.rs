//! Actions of a user on the page, except on the board.

use std::fmt::Debug;
use std::ops::Deref;

use serde_json::json;

use crate::own::Line;
use crate::view::View;
use crate::wait;
use crate::webdriver::Browser;

/// The page in a browser.
pub struct Page(View);

impl Deref for Page {
    type Target = View;

    fn deref(&self) -> &View {
        &self.0
    }
}

impl Page {
    /// Returns a browser in which no page has been opened yet.
    #[must_use]
    pub fn unopened(browser: Browser) -> Page {
        browser.resize(1280, 900);
        Page(View::of_document(browser))
    }

    /// Opens the page and waits until the program has started.
    pub fn open(browser: Browser, url: &str) -> Page {
        let page = Page::unopened(browser);
        page.arrive(url);
        page
    }

    /// Waits like [`View::soon`], for what is read of the page.
    pub fn soon<T: PartialEq + Debug>(&self, expected: T, read: impl Fn(&Page) -> T) {
        wait::soon(expected, || read(self));
    }

    /// Fails if the console holds an error or a warning of the content policy.
    pub(crate) fn assert_no_complaints(&self) {
        assert_eq!(self.complaints(), [""; 0], "the console holds errors");
    }

    /// Returns errors, and warnings of the content policy, that the console got since the last
    /// call.
    #[must_use]
    pub fn complaints(&self) -> Vec<String> {
        // Firefox reports this for a request without an address, when its page is gone before its
        // worker could answer.
        let late = |line: &Line| line.message.contains("Failed to load ‘’. A ServiceWorker");
        let bad = |line: &Line| {
            (line.level == "SEVERE" && !late(line))
                || line.message.contains("Content Security Policy")
        };
        let lines = self.browser.console().into_iter().filter(bad);
        lines
            .map(|line| format!("{}: {}", line.level, line.message))
            .collect()
    }

    /// Clicks the tool of this name in the masthead.
    pub fn tool(&self, label: &str) {
        self.click(&format!(".toolbar [aria-label='{label}']"));
    }

    /// Goes through the door of this title on the page for practice, once its doors are there. Behind
    /// it, the heading takes the focus, so a key pressed earlier would go elsewhere.
    pub fn go_through_door(&self, title: &str) {
        const DOOR: &str = "[...document.querySelectorAll('.doors .door')]
            .find((door) => door.querySelector('strong').textContent === arguments[0]).click();";
        self.soon(true, |page| page.has(".doors .door") && !page.has("#boot"));
        self.browser.run(DOOR, json!([title]));
        // A page that a test has gone to may not have its window's focus, which `:focus` asks for.
        self.soon("H1".to_owned(), |page| {
            page.text_of("return document.activeElement.tagName;")
        });
    }

    /// Chooses an entry of a list on the page for practice, by the list's label and the entry's place.
    pub fn choose_for_practice(&self, label: &str, place: usize) {
        self.choose(&self.named(".keep-settings", label), &place.to_string());
    }

    /// Clicks the button of this name under the board.
    pub fn control(&self, label: &str) {
        self.click(&format!(".controls [aria-label='{label}']"));
    }

    /// Chooses an entry of the menu of the game.
    pub fn choose_in_game_menu(&self, words: &str) {
        self.control("What to do with the game");
        self.soon(true, |page| page.has(".menu"));
        self.press_button(".menu", words);
        self.soon(false, |page| page.has(".menu"));
    }

    /// Begins a new game of chess.
    pub fn new_game(&self) {
        self.begin("standard");
    }

    /// Begins a new game of a variant, given by its name in scripts.
    pub fn begin(&self, variant: &str) {
        self.tool("New");
        self.soon(true, |page| page.has("dialog[open]"));
        self.click(&format!("dialog[open] [data-variant={variant}]"));
        self.soon((false, 0), |page| {
            (page.has("dialog[open]"), page.count(".sheet button.move"))
        });
    }

    /// Presses keys at the focus.
    pub fn press(&self, keys: &[&str]) {
        self.browser.press(keys);
    }

    /// Removes the focus from the element that has it.
    pub fn blur(&self) {
        self.run("document.activeElement.blur();", json!([]));
    }

    /// Empties the entry box and types a text into it, key by key.
    pub fn type_text(&self, text: &str) {
        self.focus_entry();
        self.browser.type_keys(text);
        self.soon(text.to_owned(), Page::typed);
    }

    /// Empties the entry box and inserts a text at once, for long texts.
    pub fn paste_text(&self, text: &str) {
        self.focus_entry();
        self.browser.insert(text);
        self.soon(text.to_owned(), Page::typed);
    }

    /// Pastes a text while no field has the focus.
    pub fn paste(&self, text: &str) {
        // Firefox lets a script fill its own clipboard data only through the last two fields.
        const PASTE: &str = "const data = new DataTransfer();
            data.setData('text/plain', arguments[0]);
            document.body.dispatchEvent(new ClipboardEvent('paste', {bubbles: true, cancelable: true,
                clipboardData: data, data: arguments[0], dataType: 'text/plain'}));";
        self.browser.run(PASTE, json!([text]));
    }

    fn focus_entry(&self) {
        self.click("#typed");
        self.browser.press_with(&["Control"], "a");
    }

    /// Types a move and plays it.
    pub fn type_move(&self, text: &str) {
        self.type_text(text);
        self.enter_typed();
    }

    /// Presses Enter in the entry box and waits until it has taken the text.
    pub fn enter_typed(&self) {
        self.press(&["Enter"]);
        self.soon((String::new(), None), |page| (page.typed(), page.message()));
    }

    /// Sets up a position by typing its FEN.
    pub fn set_position(&self, fen: &str) {
        self.paste_text(fen);
        self.enter_typed();
        let placement = fen.split(' ').next().unwrap_or_default();
        self.soon(placement.to_owned(), |page| page.placement());
    }

    /// Opens a text through the Open dialog.
    pub fn open_text(&self, text: &str) {
        self.tool("Open");
        self.soon(true, |page| page.has("dialog[open] #open-text"));
        self.click("#open-text");
        self.browser.insert(text);
        self.press_button("dialog[open]", "Read it");
        self.soon(false, |page| page.has("dialog[open]"));
    }

    /// Chooses the one notation of a column, counted from 1, that has these words.
    pub fn choose_notation(&self, column: usize, words: &str) {
        self.click(&format!("[aria-label^='Notation of column {column}:']"));
        self.soon(true, |page| page.has("dialog[open] #sought"));
        self.click("#sought");
        self.browser.insert(words);
        self.soon(Some("1 notation".to_owned()), |page| {
            page.text("dialog[open] [role=status]")
        });
        self.press(&["Enter"]);
        self.soon(false, |page| page.has("dialog[open]"));
    }

    /// Chooses an entry of a list by its value.
    pub fn choose(&self, list: &str, value: &str) {
        self.click(&format!("{list} option[value='{value}']"));
    }

    /// Returns the text of a file that the page has saved, as soon as it exists.
    pub fn saved(&self, name: &str) -> String {
        let path = self.browser.downloads().join(name);
        let read = || std::fs::read_to_string(&path).unwrap_or_default();
        self.soon((name, true), |_| (name, !read().is_empty()));
        read()
    }

    /// Opens the Export dialog, unless it is open, and chooses a kind by its name.
    pub fn export(&self, kind: &str) {
        if !self.has("dialog[open] .kinds") {
            self.tool("Export");
            self.soon(true, |page| page.has("dialog[open] .kinds"));
        }
        let kind = format!("dialog[open] .kinds [value='{kind}']");
        self.click(&kind);
        self.soon(true, |page| page.has(&format!("{kind}:checked")));
    }

    /// Returns the text that the Export dialog shows.
    #[must_use]
    pub fn preview(&self) -> String {
        self.soon(true, |page| !page.value("#export-text").is_empty());
        self.value("#export-text")
    }

    /// Closes the open dialog by its button.
    pub fn close_dialog(&self) {
        self.press_button("dialog[open]", "Close");
        self.soon(false, |page| page.has("dialog[open]"));
    }

    /// Returns the game as PGN and the position as FEN, from the Export dialog.
    pub fn exported(&self) -> (String, String) {
        self.export("PGN");
        let pgn = self.preview();
        self.export("FEN");
        let both = (pgn, self.preview());
        self.close_dialog();
        both
    }

    /// Returns the moves of the exported game on one line, without tags.
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
