//! A fast path through scores of plain short algebraic, for callers that look through many games
//! and need no tree.
//!
//! | score | walked |
//! |---|---|
//! | `1. e4 e5 2. Nf3! {Best.} Nc6 1-0` | `e4`, `e5`, `Nf3`, `Nc6` |
//! | `1. e4 (1. d4) e5`, `1. P-K4`, `1. e5`, `[FEN "…"]` | not to the end: [`games`](super::games) reads these |

use super::lex::{PgnLexer, PgnToken};
use super::reader::one_line;
use crate::board::Move;
use crate::game::comment::without_commands;
use crate::rules::Position;

/// A pass through the first score of a text. It never disagrees with [`games`](super::games), as a
/// test checks: anything that is not plain ends it and is left to the general reader.
pub struct PlainWalk<'t> {
    lexer: PgnLexer<'t>,
    tags: Vec<(String, String)>,
    plies: usize,
    /// Whether the score has comments written by people.
    remarks: bool,
    ended: bool,
    /// Whether something was not plain.
    odd: bool,
}

/// A score that was read to its end: all of it is plain, and nothing in it is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainScore {
    /// Names and values of the tags, in the order of the text.
    pub tags: Vec<(String, String)>,
    /// Whether there are comments that people wrote.
    pub remarks: bool,
}

impl<'t> PlainWalk<'t> {
    /// Creates a walk that has not begun. Games that do not begin in the initial position are not
    /// plain.
    #[must_use]
    pub const fn new(text: &'t str) -> PlainWalk<'t> {
        PlainWalk {
            lexer: PgnLexer::new(text, 0),
            tags: Vec::new(),
            plies: 0,
            remarks: false,
            ended: false,
            odd: false,
        }
    }

    /// Returns the next move, made in `position`, which is the position after the moves so far.
    /// Returns `None` at the end of the score, and where it is not plain.
    pub fn next(&mut self, position: &Position) -> Option<Move> {
        while !(self.ended || self.odd) {
            let Some(token) = self.lexer.next() else {
                self.ended = true;
                break;
            };
            match token {
                PgnToken::Move => {
                    let Some((length, glyphs, mv)) = plain_move(self.lexer.rest(), position) else {
                        break;
                    };
                    self.lexer.take(length + glyphs);
                    self.plies += 1;
                    return Some(mv);
                }
                other => self.pass(other),
            }
        }
        self.odd |= !self.ended;
        None
    }

    /// Handles a token that is not a move.
    fn pass(&mut self, token: PgnToken<'t>) {
        match token {
            PgnToken::Number(number, dot) => {
                self.odd = number == 1 && dot && self.plies > 0 && self.lexer.begins_score();
            }
            PgnToken::Tag { name, value, .. } => {
                self.odd = self.plies > 0
                    || matches!(name, "FEN" | "Variant")
                    || !self.tags.is_empty() && self.lexer.after_blank_line();
                self.tags.push((name.to_owned(), value.into_owned()));
            }
            PgnToken::Comment { .. } => self.comment(token),
            PgnToken::Nag(_) => self.odd = self.plies == 0,
            PgnToken::Result(_) => {
                self.ended = true;
                // Some programs put the last comment after the result.
                while self.lexer.comment_in_line()
                    && let Some(token) = self.lexer.next()
                {
                    self.comment(token);
                }
            }
            _ => self.odd = true,
        }
    }

    fn comment(&mut self, token: PgnToken<'t>) {
        if let PgnToken::Comment { inside, closed } = token {
            self.odd |= !closed;
            let text = &self.lexer.text[inside];
            self.remarks = self.remarks || !without_commands(&one_line(text)).is_empty();
        }
    }

    /// Returns the score without its moves; `None` unless it was read to its end. A score without
    /// moves is not plain.
    #[must_use]
    pub fn end(self) -> Option<PlainScore> {
        (self.ended && !self.odd && self.plies > 0).then_some(PlainScore {
            tags: self.tags,
            remarks: self.remarks,
        })
    }
}

/// Reads a plain short algebraic move that begins the text and ends where a word ends. Returns its
/// length, the length of the glyphs after it, and the move.
pub(super) fn plain_move(text: &str, position: &Position) -> Option<(usize, usize, Move)> {
    let bytes = text.as_bytes();
    let signs =
        |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'#' | b'=' | b'-');
    let length = bytes.iter().take_while(signs).count();
    let glyphs = bytes[length..]
        .iter()
        .take_while(|byte| matches!(byte, b'!' | b'?'))
        .count();
    match bytes.get(length + glyphs) {
        None | Some(b' ' | b'\n' | b'\r' | b'\t' | b'{' | b')' | b'$' | b',') => {}
        _ => return None,
    }
    let next = bytes[length + glyphs..].trim_ascii_start();
    // "e.p.", "mate", "ch", "dis" and detached signs belong to the move; see `Notation::extent`.
    let more = matches!(
        next,
        [b'e' | b'E', b'.' | b'p' | b'P', ..]
            | [b'm' | b'M', ..]
            | [b'c' | b'C', b'h' | b'H', ..]
            | [b'd' | b'D', b'i' | b'b' | b'I' | b'B', ..]
            | [b'+' | b'#' | b'!' | b'?', ..]
    );
    if more {
        return None;
    }
    let mv = position.read_san(&text[..length])?;
    Some((length, glyphs, mv))
}
