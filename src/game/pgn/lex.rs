//! A lexer for the signs of a score that do not depend on the notation: everything but the moves.
//!
//! | text | token |
//! |---|---|
//! | `[Event "x"]` | [`PgnToken::Tag`] |
//! | `{…}`, `{… {…} …}`, `; …` to the line's end | [`PgnToken::Comment`] |
//! | `12.` `12...` `12` | [`PgnToken::Number`] |
//! | `(` `)` | [`PgnToken::Open`], [`PgnToken::Close`] |
//! | `$3` `!?` `±` | [`PgnToken::Nag`] |
//! | `1-0` `½–½` `(1-0)` `*` | [`PgnToken::Result`] |
//! | anything else | [`PgnToken::Move`]: the notation determines its length |
//!
//! White space, byte order marks, NUL characters, dots, commas and lines that begin with `%` are
//! skipped.

use std::borrow::Cow;
use std::ops::Range;

use super::glyph;
use super::result;
use super::trouble::Fault;
use crate::game::Outcome;
use crate::notation::null;
use crate::work;

/// A token of a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PgnToken<'t> {
    /// A tag: its name, its value, and the byte at which the value's text begins.
    Tag {
        name: &'t str,
        value: Cow<'t, str>,
        value_at: usize,
        inner_quote: bool,
    },
    /// A comment: the bytes between the braces, or after the semicolon.
    Comment {
        inside: Range<usize>,
        closed: bool,
    },
    Open,
    Close,
    Nag(u8),
    Result(Outcome),
    /// A move's number, and whether a dot follows it.
    Number(u32, bool),
    /// The start of a possible move; the caller consumes its length with [`PgnLexer::take`].
    Move,
    /// Something that is not part of a score.
    Broken(Fault),
}

/// A lexer at a place in a text of games.
#[derive(Clone)]
pub(super) struct PgnLexer<'t> {
    pub text: &'t str,
    pub at: usize,
    /// Byte at which the last token began.
    pub start: usize,
    /// A byte, and the byte at which its line ends. A line with many semicolons is searched once.
    line: (usize, usize),
}

impl<'t> PgnLexer<'t> {
    /// Creates a lexer at this byte of the text.
    pub const fn new(text: &'t str, at: usize) -> PgnLexer<'t> {
        PgnLexer {
            text,
            at,
            start: at,
            line: (usize::MAX, 0),
        }
    }

    /// Returns the text that has not been read.
    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Returns the byte this far ahead.
    pub fn byte(&self, ahead: usize) -> Option<u8> {
        self.text.as_bytes().get(self.at + ahead).copied()
    }

    /// Advances by this many bytes.
    pub const fn take(&mut self, bytes: usize) {
        self.at += bytes;
    }

    /// Reads the next token; returns `None` at the end of the text.
    pub fn next(&mut self) -> Option<PgnToken<'t>> {
        let before = self.at;
        self.blanks();
        self.start = self.at;
        let token = self.token();
        work::add(1 + self.at - before);
        token
    }

    /// Reads the token that begins here.
    fn token(&mut self) -> Option<PgnToken<'t>> {
        let token = match self.byte(0)? {
            b'{' => self.brace(),
            b';' => self.line_comment(),
            b'[' => self.tag(),
            b'(' => match result::bracketed(self.rest()) {
                Some((length, outcome)) => self.taken(length, PgnToken::Result(outcome)),
                None => self.taken(1, PgnToken::Open),
            },
            b')' => self.taken(1, PgnToken::Close),
            b'}' => self.taken(1, PgnToken::Broken(Fault::UnopenedComment)),
            b'$' => self.nag(),
            b'<' => self.angle(),
            b'*' => self.taken(1, PgnToken::Result(Outcome::Open)),
            b'0'..=b'9' => self.number(),
            b'a'..=b'z' | b'A'..=b'Z' => PgnToken::Move,
            _ => {
                if let Some((length, outcome)) = result::at_start(self.rest()) {
                    self.taken(length, PgnToken::Result(outcome))
                } else if let Some((length, nag)) = self.glyph() {
                    self.taken(length, PgnToken::Nag(nag))
                } else {
                    PgnToken::Move
                }
            }
        };
        Some(token)
    }

    fn taken(&mut self, length: usize, token: PgnToken<'t>) -> PgnToken<'t> {
        self.take(length);
        token
    }

    /// Skips white space, dots, commas and escaped lines.
    pub fn blanks(&mut self) {
        while let Some(byte) = self.byte(0) {
            match byte {
                b' ' | b'\t' | b'\n' | b'\r' | b'\x0b' | b'\x0c' | 0 | b'.' | b',' => self.at += 1,
                b'%' if self.at_line_start() => self.skip_line(),
                0x80.. => {
                    let next = self.rest().chars().next().unwrap_or(' ');
                    let blank = next.is_whitespace()
                        || matches!(next, '\u{feff}' | '\u{2800}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '…');
                    if !blank {
                        return;
                    }
                    self.at += next.len_utf8();
                }
                _ => return,
            }
        }
    }

    fn at_line_start(&self) -> bool {
        self.at == 0 || matches!(self.text.as_bytes()[self.at - 1], b'\n' | b'\r')
    }

    fn skip_line(&mut self) {
        let (from, end) = self.line;
        if !(from..=end).contains(&self.at) {
            let length = self.rest().find(['\n', '\r']);
            let end = length.map_or(self.text.len(), |length| self.at + length);
            work::add(end - self.at);
            self.line = (self.at, end);
        }
        self.at = self.line.1;
    }

    /// Reads a comment in braces. An unclosed one would swallow the games after it, so it ends
    /// before a tag that follows a blank line. In PGN braces do not nest, but people write them so:
    /// a comment in which one opens goes on behind a `}` if another `}` stands soon after.
    fn brace(&mut self) -> PgnToken<'t> {
        let inside = self.at + 1;
        let bytes = self.text.as_bytes();
        let mut at = inside;
        let mut blank_line = false;
        let mut line_empty = false;
        let mut opened = 0;
        while let Some(&byte) = bytes.get(at) {
            match byte {
                b'}' if opened == 0 || !closes_soon(&bytes[at + 1..]) => {
                    self.at = at + 1;
                    return PgnToken::Comment {
                        inside: inside..at,
                        closed: true,
                    };
                }
                b'\n' => {
                    blank_line |= line_empty;
                    line_empty = true;
                }
                b' ' | b'\t' | b'\r' => {}
                b'[' if blank_line && line_empty && is_tag(&self.text[at..]) => break,
                _ => {
                    blank_line = false;
                    line_empty = false;
                    match byte {
                        b'{' => opened += 1,
                        b'}' => opened -= 1,
                        _ => {}
                    }
                }
            }
            at += 1;
        }
        self.at = at;
        PgnToken::Comment {
            inside: inside..at,
            closed: false,
        }
    }

    fn line_comment(&mut self) -> PgnToken<'t> {
        let inside = self.at + 1;
        self.skip_line();
        PgnToken::Comment {
            inside: inside..self.at,
            closed: true,
        }
    }

    fn nag(&mut self) -> PgnToken<'t> {
        let rest = &self.rest()[1..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let found = &self.rest()[..=digits];
        let token = match rest[..digits].parse() {
            Ok(nag) => PgnToken::Nag(nag),
            Err(_) => PgnToken::Broken(Fault::Nag(found.to_owned())),
        };
        self.taken(1 + digits, token)
    }

    /// Reads a glyph that stands alone; two dashes are a null move and not a glyph.
    fn glyph(&self) -> Option<(usize, u8)> {
        glyph::at_start(self.rest())
    }

    /// Reads text in angle brackets: HTML in a pasted score, or what PGN reserves them for. Only a
    /// few characters are searched for the end, because a line with many brackets would otherwise
    /// be searched again and again.
    fn angle(&mut self) -> PgnToken<'t> {
        const LONGEST: usize = 80;
        let near = self
            .rest()
            .char_indices()
            .take(LONGEST)
            .take_while(|&(_, c)| c != '\n');
        let close = near.filter(|&(_, c)| c == '>').map(|(at, _)| at + 1).next();
        let length = close.unwrap_or(1);
        let found = self.rest()[..length].to_owned();
        self.taken(length, PgnToken::Broken(Fault::Angle(found)))
    }

    /// Reads a result, castling written with zeros, an engine's null move, or the number of a move.
    fn number(&mut self) -> PgnToken<'t> {
        // Most numbers are move numbers, recognised by the character after the first digit.
        let plain = matches!(self.byte(1), Some(b'.' | b'1'..=b'9'));
        if !plain && matches!(self.byte(0), Some(b'0' | b'1')) {
            if let Some((length, outcome)) = result::at_start(self.rest()) {
                return self.taken(length, PgnToken::Result(outcome));
            }
            if null::extent(self.rest()).is_some() {
                return PgnToken::Move;
            }
            let mut after = self.rest()[1..].chars();
            if self.byte(0) == Some(b'0')
                && after.next().is_some_and(glyph::is_dash)
                && after.next() == Some('0')
            {
                return PgnToken::Move;
            }
        }
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit);
        let (length, number) = digits.fold((0, 0u32), |(length, number), digit| {
            let more = number
                .saturating_mul(10)
                .saturating_add(u32::from(digit - b'0'));
            (length + 1, more)
        });
        self.take(length);
        let dot = match self.byte(0) {
            Some(b'.') => true,
            Some(0x80..) => self.rest().starts_with('…'),
            _ => false,
        };
        PgnToken::Number(number, dot)
    }

    /// Reads the word that begins here, whatever it is.
    pub fn word(&mut self) -> &'t str {
        let begin = self.at;
        self.at += self.rest().chars().next().map_or(0, char::len_utf8);
        while let Some(byte) = self.byte(0) {
            let stops = match byte {
                b'{' | b';' | b'(' | b')' | b'[' | b'$' | b'<' | b' ' | b'\t'..=b'\r' => true,
                // A byte in the middle of a character does not end the word.
                0x80.. => self
                    .text
                    .get(self.at..)
                    .and_then(|rest| rest.chars().next())
                    .is_some_and(char::is_whitespace),
                _ => false,
            };
            if stops {
                break;
            }
            self.at += 1;
        }
        work::add(self.at - begin);
        &self.text[begin..self.at]
    }

    /// Returns whether the number 1, just read, is White's and follows a blank line, as in a score
    /// pasted below another.
    pub fn begins_score(&self) -> bool {
        let rest = self.rest();
        let black = rest.starts_with("..") || rest.starts_with('…');
        !black && self.after_blank_line()
    }

    /// Returns whether the blanks just before the last token contain an empty line.
    pub fn after_blank_line(&self) -> bool {
        let before = &self.text[..self.start];
        let blanks = &before.as_bytes()[before.trim_end().len()..];
        let ends = blanks.iter().filter(|byte| matches!(byte, b'\n' | b'\r'));
        // A Windows line end consists of both characters.
        let pairs = blanks.windows(2).filter(|pair| pair == b"\r\n");
        ends.count() - pairs.count() > 1
    }

    /// Returns whether a comment follows in this line.
    pub fn comment_in_line(&self) -> bool {
        self.rest()
            .trim_start_matches([' ', '\t'])
            .starts_with(['{', ';'])
    }

    /// Returns whether nothing more of a game follows: the text ends here, or the line ends and is
    /// followed by an empty line or a tag.
    pub fn looks_finished(&self) -> bool {
        let rest = self.rest().trim_start_matches([' ', '\t', '\r']);
        let Some(next_line) = rest.strip_prefix('\n') else {
            return rest.is_empty();
        };
        let next_line = next_line.trim_start_matches([' ', '\t', '\r']);
        next_line.is_empty() || next_line.starts_with(['\n', '['])
    }
}

/// Returns whether this is a quotation mark, typewritten or typographic.
pub(super) const fn is_quote(c: char) -> bool {
    matches!(c, '"' | '“' | '”' | '„' | '‟' | '＂')
}

/// Returns whether a closing brace is the next sign of PGN, and stands in the same line.
fn closes_soon(text: &[u8]) -> bool {
    const LONGEST: usize = 200;
    let near = &text[..text.len().min(LONGEST)];
    let sign = near
        .iter()
        .find(|byte| b"{}()[];*$\n\r".contains(byte) || byte.is_ascii_digit());
    sign == Some(&b'}')
}

/// Returns whether a tag opens here: a bracket, a plain name, a quote.
fn is_tag(text: &str) -> bool {
    let Some(inner) = text.strip_prefix('[') else {
        return false;
    };
    let inner = inner.trim_start_matches([' ', '\t']);
    let name = inner
        .bytes()
        .take_while(|b| b.is_ascii_alphanumeric() || *b == b'_')
        .count();
    let after = inner[name..].trim_start_matches([' ', '\t']);
    name > 0 && after.starts_with(is_quote)
}
