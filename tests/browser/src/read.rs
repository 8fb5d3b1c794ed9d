//! What a user can read: names, squares, sentences.

use serde::Deserialize;
use serde_json::json;

use crate::page::Page;

/// The reason for the current move's name in one notation.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Reason {
    /// The notation.
    pub notation: String,
    /// The name of the move.
    pub name: String,
    /// The rule: "File added."
    pub rule: String,
    /// The rule with the sentence after it.
    pub because: String,
    /// The struck-through shorter names that the sentence does not mention.
    pub rejected: Vec<String>,
    /// The lines of these names, with the moves they could have meant.
    pub rejected_lines: Vec<String>,
    /// Notes about rivals that do not count.
    pub pinned: Vec<String>,
    /// Letters of the name that can be pointed at.
    pub parts: Vec<String>,
}

impl Reason {
    /// Returns the shorter names that were not enough, shortest first. The sentence quotes one, and
    /// a list has the others.
    #[must_use]
    pub fn turned_down(&self) -> Vec<&str> {
        let quoted = self.because.split('"').nth(1);
        let listed = self.rejected.iter().map(String::as_str);
        quoted.into_iter().chain(listed).collect()
    }
}

impl Page {
    /// Returns the content of the entry box.
    #[must_use]
    pub fn typed(&self) -> String {
        self.value("#typed")
    }

    /// Returns what the page says about the typed text.
    #[must_use]
    pub fn message(&self) -> Option<String> {
        self.text(".message")
    }

    /// Returns the message about something done or refused.
    #[must_use]
    pub fn notice(&self) -> Option<String> {
        self.text(".notice")
    }

    /// Returns the messages about parts of a game that were not understood.
    #[must_use]
    pub fn problems(&self) -> Vec<String> {
        self.texts(".problems li:not(.dismiss)")
    }

    /// Returns the moves that an ambiguous text could mean.
    #[must_use]
    pub fn choices(&self) -> Vec<String> {
        self.texts(".choices button")
    }

    /// Returns the state of the game in words.
    #[must_use]
    pub fn status(&self) -> String {
        self.words(".status")
    }

    /// Returns the current move in the notations shown.
    #[must_use]
    pub fn names_of_current(&self) -> Vec<String> {
        self.texts(".sheet .move.current.name, .sheet .move.current .name")
    }

    /// Returns the main line in one column of the sheet, from the first move to the last.
    #[must_use]
    pub fn main_line(&self, column: usize) -> Vec<String> {
        const LINE: &str = "return [...document.querySelectorAll('.sheet tr.pair')].flatMap((row) => {
            const cells = [...row.querySelectorAll('td')].slice(2 * arguments[0], 2 * arguments[0] + 2);
            return cells.flatMap((cell) => [...cell.querySelectorAll('button.move')].map((move) => move.textContent.trim()));
        });";
        self.read(LINE, json!([column]))
    }

    /// Returns the squares that carry a mark, in order of their names.
    #[must_use]
    pub fn squares(&self, mark: &str) -> Vec<String> {
        const SQUARES: &str = "return [...document.querySelectorAll('.square.' + arguments[0])]
            .map((square) => square.dataset.square).sort();";
        self.read(SQUARES, json!([mark]))
    }

    /// Returns the text for those who listen to the page.
    #[must_use]
    pub fn spoken(&self) -> String {
        self.words("#spoken")
    }

    /// Returns the reasons in the Why panel, one for each notation.
    #[must_use]
    pub fn reasons(&self) -> Vec<Reason> {
        const REASONS: &str =
            "const text = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
            const all = (element, selector) => [...element.querySelectorAll(selector)].map(text);
            return [...document.querySelectorAll('.why article.reason')].map((reason) => ({
                notation: all(reason, 'h3')[0] ?? '',
                name: all(reason, '.name')[0] ?? '',
                rule: all(reason, '.rule-line strong')[0] ?? '',
                because: all(reason, '.rule-line')[0] ?? '',
                rejected: all(reason, '.rejected .shorter'),
                rejected_lines: all(reason, '.rejected li'),
                pinned: all(reason, '.pinned-note'),
                parts: all(reason, 'button.part'),
            }));";
        self.read(REASONS, json!([]))
    }

    /// Points with the mouse at some letters of a name in the Why panel; reasons are counted from
    /// 0.
    pub fn point_at(&self, reason: usize, letters: &str) {
        self.browser.hover(self.middle(&self.part(reason, letters)));
    }

    /// Moves the mouse away from the name.
    pub fn point_away(&self) {
        self.browser.hover((1.0, 1.0));
    }

    /// Focuses some letters of a name in the Why panel.
    pub fn focus_part(&self, reason: usize, letters: &str) {
        self.focus(&self.part(reason, letters));
    }

    /// Returns the selector of some letters of a name in the Why panel.
    fn part(&self, reason: usize, letters: &str) -> String {
        let parts = self.reasons()[reason].parts.clone();
        let at = parts.iter().position(|part| part == letters);
        let at = at.unwrap_or_else(|| panic!("no part \"{letters}\" among {parts:?}"));
        format!(
            ".why article.reason:nth-child({}) .name button.part:nth-of-type({})",
            reason + 1,
            at + 1
        )
    }
}
