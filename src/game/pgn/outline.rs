//! Outlines of games: the place, the tags and the length of each game in a text, found without
//! playing a move.
//!
//! | text | outline |
//! |---|---|
//! | `[White "Steinitz"]` … `1. e4 e5 *` | a game of two plies with its tags |
//! | `1. e4 {[Event "x"]} e5` | one game: text in a comment is not a tag |
//! | `1. e4 (1. d4 d5) e5` | two plies: variations do not count |
//! | `1. e4 e5 1-0 1. d4` | two games |
//!
//! [`games`](super::games) decides what the games of a text are; this module finds the same ones in
//! a hundredth of the time. The two may differ where a move cannot be read, because only playing
//! the moves reveals that.

use std::borrow::Cow;
use std::ops::Range;

use super::lex::{PgnLexer, PgnToken};
use super::other_game::{OtherWords, is_other_game};
use crate::game::Outcome;

/// A game that was found without playing its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOutline<'t> {
    /// The game's bytes within the text.
    pub span: Range<usize>,
    /// Names and values, in the order of the text.
    pub tags: Vec<(&'t str, Cow<'t, str>)>,
    /// Plies of the main line, as far as its words look like moves.
    pub plies: usize,
    /// The outcome, taken from the result among the moves or else from the tag.
    pub outcome: Outcome,
    /// Whether it is a score of another game, such as Go-Bang or draughts.
    pub is_other_game: bool,
}

/// Returns the outline of the game that begins at byte `at` of the text, or after the blanks there.
/// Returns `None` at the end of the text, and while the game may continue past it: unless the text
/// has `ended`, something must follow the game.
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
        words: OtherWords::default(),
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
    let is_other_game = walk.words.may_be() && is_other_game(&text[walk.begin..end]);
    Some(GameOutline {
        is_other_game,
        span: walk.begin..end,
        plies: walk.plies,
        outcome: walk.result.or(said).unwrap_or(Outcome::Open),
        tags: walk.tags,
    })
}

/// A game as far as it has been scanned.
struct OutlineWalk<'t> {
    lexer: PgnLexer<'t>,
    begin: usize,
    tags: Vec<(&'t str, Cow<'t, str>)>,
    /// Whether the tags have ended.
    begun: bool,
    /// Number of open brackets.
    depth: usize,
    plies: usize,
    /// The words of the moves, variations included.
    words: OtherWords,
    result: Option<Outcome>,
}

impl OutlineWalk<'_> {
    /// Scans to the end of the game.
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
                    self.words.add(word);
                    self.plies += usize::from(self.depth == 0 && is_move(word));
                }
                PgnToken::Comment { .. }
                | PgnToken::Nag(_)
                | PgnToken::Number(..)
                | PgnToken::Broken(_) => {}
            }
        }
    }

    /// Skips plain moves and their numbers, which are most of a game, with the same effect as
    /// reading token by token.
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
                    // The number 1 may begin another score, and the numbers in a result have no
                    // dot.
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
                    self.words.add(&self.lexer.text[at..end]);
                    self.plies += usize::from(self.depth == 0);
                    at = blank;
                }
                _ => break,
            }
        }
        self.lexer.at = at;
    }

    /// Returns whether a tag of this name, after a blank line, begins the next game's tags.
    fn next_section(&self, name: &str) -> bool {
        self.tags.first().is_some_and(|(first, _)| {
            (name == "Event" || name == *first) && self.lexer.after_blank_line()
        })
    }

    /// Returns whether the number 1, just read, begins another score.
    fn next_score(&self) -> bool {
        self.plies > 0 && self.depth == 0 && self.lexer.begins_score()
    }

    /// Skips the comments that some programs put after the result.
    fn last_comments(&mut self) {
        while self.lexer.comment_in_line() {
            self.lexer.next();
        }
    }
}

/// Returns whether a word among the moves is a move, rather than a separate mark of check or en
/// passant.
fn is_move(word: &str) -> bool {
    let bare = word.trim_end_matches(['.', '+', '#']);
    !matches!(bare, "" | "ch" | "e.p" | "ep" | "mate" | "dis" | "dbl")
}
