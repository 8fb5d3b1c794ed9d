//! Text that flows into lines: white space is joined, blocks begin a line, paragraphs stand apart.

use super::letters;

/// The lines written so far, and the one being written.
#[derive(Debug, Default)]
pub(super) struct Flow {
    /// Finished lines, each with its line end.
    done: String,
    line: String,
    /// Whether white space was seen since the last word.
    space: bool,
    /// Whether the next line stands apart from those before it.
    apart: bool,
}

impl Flow {
    /// Adds running text, in which any white space is a space.
    pub(super) fn text(&mut self, text: &str) {
        for letter in text.chars() {
            if letter.is_ascii_whitespace() {
                self.space = true;
                continue;
            }
            if letters::is_unseen(letter) {
                continue;
            }
            if self.space && !self.line.is_empty() {
                self.line.push(' ');
            }
            self.space = false;
            letters::put(&mut self.line, letter);
        }
    }

    /// Adds text whose lines and spaces are kept.
    pub(super) fn as_it_is(&mut self, text: &str) {
        for (nth, line) in text.split('\n').enumerate() {
            if nth > 0 {
                self.end_line();
            }
            let line = line.trim_end_matches('\r');
            line.chars().for_each(|c| letters::put(&mut self.line, c));
        }
    }

    /// Returns the line so far.
    pub(super) fn line(&self) -> &str {
        &self.line
    }

    /// Begins a new line, unless the current one is empty.
    pub(super) fn block(&mut self) {
        if !self.line.trim().is_empty() {
            self.end_line();
        }
        self.line.clear();
        self.space = false;
    }

    /// Begins a paragraph.
    pub(super) fn paragraph(&mut self) {
        self.block();
        self.apart = true;
    }

    /// Ends the line, even if it is empty.
    pub(super) fn end_line(&mut self) {
        let line = self.line.trim_end();
        if self.apart && !self.done.is_empty() && !self.done.ends_with("\n\n") {
            self.done.push('\n');
        }
        self.apart = false;
        if !line.is_empty() || !self.done.is_empty() {
            self.done.push_str(line);
            self.done.push('\n');
        }
        self.line.clear();
        self.space = false;
    }

    /// Returns all that was written.
    pub(super) fn finish(mut self) -> String {
        self.block();
        self.done
    }
}
