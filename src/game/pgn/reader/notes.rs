//! Places the comments and glyphs of a score in the tree.

use std::ops::Range;

use super::super::trouble::Fault;
use super::PgnReader;
use crate::game::At;

impl PgnReader<'_> {
    /// Adds a comment's text at the current moment.
    pub(super) fn comment(&mut self, inside: Range<usize>, closed: bool) {
        if !closed {
            self.unclosed_comment();
        }
        if self.is_separator(&inside) {
            self.lexer.at = inside.start;
            return;
        }
        let text = one_line(&self.lexer.text[inside]);
        if !text.is_empty() {
            self.remark(text);
        }
    }

    /// Returns whether a semicolon only separates moves, as newspapers print them:
    /// `P-K4; 2. N-KB3`, `P-K4; P-K4`. In algebraic notation, which PGN uses, it always opens a
    /// comment.
    fn is_separator(&self, inside: &Range<usize>) -> bool {
        if self.plain || !self.lexer.text[..inside.start].ends_with(';') {
            return false;
        }
        let behind = self.lexer.text[inside.clone()].trim_start();
        let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            let word = &behind[..self.notation.extent(behind).min(behind.len())];
            return self.understand(word.trim_end()).is_ok();
        }
        behind[digits..].starts_with('.')
            && behind[..digits].parse() == Ok(self.line.position.fullmove())
    }

    pub(super) fn unclosed_comment(&mut self) {
        let start = self.lexer.start;
        self.trouble(start..start + 1, Fault::UnclosedComment);
    }

    /// Adds a comment at the current moment.
    pub(super) fn remark(&mut self, text: String) {
        if self.line.previous.is_none() && !self.outer.is_empty() {
            self.line.before.push(text);
        } else {
            self.remark_at(self.line.at, text);
        }
    }

    fn remark_at(&mut self, at: At, text: String) {
        match at {
            At::Start => self.tree.comments.push(text),
            At::After(id) => self.tree.node_mut(id).comments.push(text),
        }
    }

    pub(super) fn nag(&mut self, nag: u8) {
        match self.line.at {
            At::After(id) if self.line.previous.is_some() => self.tree.node_mut(id).nags.push(nag),
            _ => self.trouble(self.span(), Fault::LoneGlyph),
        }
    }
}

/// Returns a comment's text with each line break, and the blanks around it, replaced by one space,
/// because programs wrap the lines of a PGN file anywhere.
pub(in crate::game::pgn) fn one_line(text: &str) -> String {
    let mut lines = text
        .split(['\n', '\r'])
        .map(str::trim)
        .filter(|line| !line.is_empty());
    let mut all = lines.next().unwrap_or_default().to_owned();
    for line in lines {
        all.push(' ');
        all.push_str(line);
    }
    all
}
