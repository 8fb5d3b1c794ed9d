//! Text as it flows into lines: white space runs together, blocks begin a line, paragraphs stand apart.

use super::letters;

/// The lines written so far, and the one being written.
#[derive(Debug, Default)]
pub(super) struct Flow {
    /// Lines that are done, each with its end.
    done: String,
    line: String,
    /// White space was seen since the last word.
    space: bool,
    /// The next line stands apart from those before it.
    apart: bool,
}

impl Flow {
    /// Adds running text, whose white space may be any.
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

    /// Adds text whose lines and spaces mean what they are.
    pub(super) fn as_it_is(&mut self, text: &str) {
        for (nth, line) in text.split('\n').enumerate() {
            if nth > 0 {
                self.end_line();
            }
            let line = line.trim_end_matches('\r');
            line.chars().for_each(|c| letters::put(&mut self.line, c));
        }
    }

    /// The line so far.
    pub(super) fn line(&self) -> &str {
        &self.line
    }

    /// Begins a line, if one has been begun.
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

    /// Ends the line, be it empty.
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

    /// All that was written.
    pub(super) fn finish(mut self) -> String {
        self.block();
        self.done
    }
}
