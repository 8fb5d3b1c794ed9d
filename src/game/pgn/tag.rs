//! Reads tags, such as `[Event "Paris"]`.
//!
//! | text | value |
//! |---|---|
//! | `[Event "Paris"]` | `Paris` |
//! | `[Event "The \"Closed\" Dragon"]` | `The "Closed" Dragon` |
//! | `[Event "The "Closed" Dragon"]` | the same, with a remark |
//! | `[Event “Paris”]` | `Paris` |
//! | `[EVENT "Paris"]`, `[event "Paris"]` | the same: names that the program knows are known in any case |

use std::borrow::Cow;

use super::lex::{PgnLexer, PgnToken, is_quote};
use super::trouble::Fault;
use crate::game::{OWN_TAGS, ROSTER};
use crate::words::{self, Message};

/// Names that the program reads, besides those that it writes.
const READ: [&str; 11] = [
    "ECO",
    "Opening",
    "Variation",
    "SubVariation",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "UTCDate",
    "TimeControl",
    "Annotator",
];

/// Returns the tags at the beginning of a text, as names and values; broken ones are left out.
#[must_use]
pub fn tags(text: &str) -> Vec<(String, String)> {
    let mut lexer = PgnLexer::new(text, 0);
    let mut tags = Vec::new();
    lexer.blanks();
    while lexer.byte(0) == Some(b'[') {
        if let PgnToken::Tag { name, value, .. } = lexer.tag() {
            tags.push((name.to_owned(), value.into_owned()));
        }
        lexer.blanks();
    }
    tags
}

/// What a tag lacks, and the byte up to which a value was searched for its end.
type Wanting = (Message, Option<usize>);

/// Returns the name of a tag as PGN writes it, if it is known, or else as it is.
fn usual(name: &str) -> &str {
    let known = ROSTER.iter().chain(&OWN_TAGS).chain(&READ);
    let same = |known: &&&str| known.eq_ignore_ascii_case(name);
    { known }.find(same).map_or(name, |known| known)
}

impl<'t> PgnLexer<'t> {
    /// Reads `[Name "value"]`. A value ends at a quote followed by a closing bracket, so unescaped
    /// quotes do no harm. Curly quotes of word processors are read too.
    pub(super) fn tag(&mut self) -> PgnToken<'t> {
        let begin = self.at;
        match self.tag_parts() {
            Ok(token) => token,
            Err((expected, scanned)) => {
                // Text that was searched for the end of a value is not searched again.
                self.at = begin + 1;
                self.at = scanned.unwrap_or_else(|| {
                    let end = self
                        .rest()
                        .find([']', '\n', '\r'])
                        .map(|length| self.at + length);
                    end.map_or(self.text.len(), |end| {
                        end + usize::from(self.text.as_bytes()[end] == b']')
                    })
                });
                PgnToken::Broken(Fault::Tag(expected))
            }
        }
    }

    /// Reads the tag whose bracket stands here, or returns what was expected and how far the line
    /// was searched.
    fn tag_parts(&mut self) -> Result<PgnToken<'t>, Wanting> {
        self.at += 1;
        self.spaces();
        let begin = self.at;
        let ends = |c: char| c.is_whitespace() || is_quote(c) || matches!(c, '[' | ']');
        self.at += self.rest().find(ends).unwrap_or(self.rest().len());
        let name = &self.text[begin..self.at];
        if name.is_empty() {
            return Err((words::TAG_LACKS_NAME, None));
        }
        self.spaces();
        let quote = self.rest().chars().next().filter(|&c| is_quote(c));
        let quote = quote.ok_or((words::TAG_LACKS_VALUE, None))?;
        self.at += quote.len_utf8();
        let value_at = self.at;
        let plain = self
            .plain_value()
            .map(|value| (Cow::Borrowed(value), false));
        let (value, inner_quote) = plain.map_or_else(|| self.value(quote), Ok)?;
        Ok(PgnToken::Tag {
            name: usual(name),
            value,
            value_at,
            inner_quote,
        })
    }

    /// Reads the value after this opening quote, up to the closing quote and its bracket. Returns
    /// the value and whether it contains a quote.
    fn value(&mut self, quote: char) -> Result<(Cow<'t, str>, bool), Wanting> {
        let mut value = String::new();
        let mut inner_quote = false;
        while let Some(c) = self
            .rest()
            .chars()
            .next()
            .filter(|c| !matches!(c, '\n' | '\r'))
        {
            self.at += c.len_utf8();
            match self.byte(0) {
                Some(escaped @ (b'"' | b'\\')) if c == '\\' => {
                    value.push(char::from(escaped));
                    self.at += 1;
                }
                // A curly quote closes only a value that a curly quote opened.
                _ if c == '"' || (quote != '"' && is_quote(c)) => {
                    let behind = self.rest().trim_start_matches([' ', '\t']);
                    if behind.starts_with(']') {
                        self.at = self.text.len() - behind.len() + 1;
                        return Ok((Cow::Owned(value), inner_quote));
                    }
                    inner_quote |= c == '"';
                    value.push(c);
                }
                _ => value.push(c),
            }
        }
        let expected = if inner_quote {
            words::TAG_LACKS_BRACKET
        } else {
            words::TAG_LACKS_QUOTE
        };
        Err((expected, Some(self.at)))
    }

    /// Reads the value that begins here, and the bracket after it, if the value is ordinary:
    /// printable ASCII without quotes and backslashes, closed by a straight quote and a bracket.
    fn plain_value(&mut self) -> Option<&'t str> {
        let rest = self.rest();
        let ends = |byte: u8| !(b' '..0x80).contains(&byte) || matches!(byte, b'"' | b'\\');
        let end = rest.bytes().position(ends)?;
        rest[end..].starts_with("\"]").then(|| {
            self.at += end + 2;
            &rest[..end]
        })
    }

    fn spaces(&mut self) {
        while matches!(self.byte(0), Some(b' ' | b'\t')) {
            self.at += 1;
        }
    }
}
