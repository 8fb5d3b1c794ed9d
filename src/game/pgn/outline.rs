//! Where each game of a text stands, and what its tags and signs say, without a move being played.
//!
//! | text | seen |
//! |---|---|
//! | `[White "Steinitz"]` … `1. e4 e5 *` | a game of two half-moves with its tags |
//! | `1. e4 {[Event "x"]} e5` | one game: what stands in a comment is no tag |
//! | `1. e4 (1. d4 d5) e5` | two half-moves: those of variations do not count |
//! | `1. e4 e5 1-0 1. d4` | two games |
//!
//! [`games`](super::games) decides what the games of a text are; this sees the same ones in passing, which takes a
//! hundredth of the time. Where a move cannot be read the two may differ, for only who plays the moves knows it.

use std::borrow::Cow;
use std::ops::Range;

use super::lex::{PgnLexer, PgnToken};
use crate::game::Outcome;

/// A game seen in passing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOutline<'t> {
    /// The game's bytes within the text.
    pub span: Range<usize>,
    /// Names and values, in the order of the text.
    pub tags: Vec<(&'t str, Cow<'t, str>)>,
    /// The moves of the main line, as far as they look like moves.
    pub plies: usize,
    /// How the game ended, by the result among its moves or else by its tag.
    pub outcome: Outcome,
}

/// The game that begins here, in bytes into the text, or behind the blanks that stand here. `None` at the end of the
/// text, and while it may go on behind the end: unless the text `ended`, something must stand behind the game.
#[must_use]
pub fn outline(text: &str, at: usize, ended: bool) -> Option<GameOutline<'_>> {
    let mut lexer = PgnLexer::new(text, at);
    lexer.blanks();
    if lexer.at == text.len() {
        return None;
    }
    let mut walk = OutlineWalk {
        begin: lexer.at,
        lexer,
        tags: Vec::new(),
        begun: false,
        depth: 0,
        plies: 0,
        result: None,
    };
    walk.game();
    let end = walk.lexer.at;
    walk.lexer.blanks();
    if !ended && walk.lexer.at == text.len() {
        return None;
    }
    let mut tags = walk.tags.iter();
    let tag = tags.find(|(name, _)| *name == "Result");
    let said = tag.and_then(|(_, value)| Outcome::of_pgn(value));
    Some(GameOutline {
        span: walk.begin..end,
        plies: walk.plies,
        outcome: walk.result.or(said).unwrap_or(Outcome::Open),
        tags: walk.tags,
    })
}

/// A game as far as it has been seen.
struct OutlineWalk<'t> {
    lexer: PgnLexer<'t>,
    begin: usize,
    tags: Vec<(&'t str, Cow<'t, str>)>,
    /// Whether the tags are behind us.
    begun: bool,
    /// How many brackets are open.
    depth: usize,
    plies: usize,
    result: Option<Outcome>,
}

impl OutlineWalk<'_> {
    /// Goes on to the end of the game.
    fn game(&mut self) {
        loop {
            self.plain_moves();
            let Some(token) = self.lexer.next() else {
                return;
            };
            match token {
                PgnToken::Tag { name, value, .. } => {
                    if self.begun || self.next_section(name) {
                        self.lexer.at = self.lexer.start;
                        return;
                    }
                    self.tags.push((name, value));
                }
                PgnToken::Open => self.depth += 1,
                PgnToken::Close => self.depth = self.depth.saturating_sub(1),
                PgnToken::Result(outcome) => {
                    if self.depth == 0 || self.lexer.looks_finished() {
                        self.result = Some(outcome);
                        return self.last_comments();
                    }
                }
                PgnToken::Number(1, true) if self.next_score() => {
                    self.lexer.at = self.lexer.start;
                    return;
                }
                PgnToken::Move => {
                    self.begun = true;
                    let word = self.lexer.word();
                    self.plies += usize::from(self.depth == 0 && is_move(word));
                }
                PgnToken::Comment { .. }
                | PgnToken::Nag(_)
                | PgnToken::Number(..)
                | PgnToken::Broken(_) => {}
            }
        }
    }

    /// Passes over plain moves and the numbers before them, which are most of a game, as token by token would.
    fn plain_moves(&mut self) {
        let bytes = self.lexer.text.as_bytes();
        let mut at = self.lexer.at;
        let run = |from: usize, goes_on: fn(&u8) -> bool| {
            from + bytes[from..]
                .iter()
                .take_while(|byte| goes_on(byte))
                .count()
        };
        while let Some(byte) = bytes.get(at) {
            match byte {
                b' ' | b'\n' | b'\r' | b'.' => at += 1,
                b'1'..=b'9' => {
                    let end = run(at, u8::is_ascii_digit);
                    // Another score begins with the number 1, and results have none with a dot.
                    if &bytes[at..end] == b"1" || bytes.get(end) != Some(&b'.') {
                        break;
                    }
                    at = end;
                }
                b'a'..=b'z' | b'A'..=b'Z' => {
                    let end = run(at, u8::is_ascii_alphanumeric);
                    let blank = run(end, |byte| matches!(byte, b'+' | b'#'));
                    if !bytes[end - 1].is_ascii_digit()
                        || !matches!(bytes.get(blank), Some(b' ' | b'\n' | b'\r'))
                    {
                        break;
                    }
                    self.begun = true;
                    self.plies += usize::from(self.depth == 0);
                    at = blank;
                }
                _ => break,
            }
        }
        self.lexer.at = at;
    }

    /// Whether a tag of this name, after a blank line, opens the next game's tags.
    fn next_section(&self, name: &str) -> bool {
        self.tags.first().is_some_and(|(first, _)| {
            (name == "Event" || name == *first) && self.lexer.after_blank_line()
        })
    }

    /// Whether the number 1, just passed, begins another score.
    fn next_score(&self) -> bool {
        self.plies > 0 && self.depth == 0 && self.lexer.begins_score()
    }

    /// Passes over the comments that some programs put behind the result.
    fn last_comments(&mut self) {
        while self.lexer.comment_in_line() {
            self.lexer.next();
        }
    }
}

/// Whether a word among moves is a move, and not a sign of check or of taking in passing that stands alone.
fn is_move(word: &str) -> bool {
    let bare = word.trim_end_matches(['.', '+', '#']);
    !matches!(bare, "" | "ch" | "e.p" | "ep" | "mate" | "dis" | "dbl")
}
