//! Tells scores of other games from scores of chess.
//!
//! | under PGN tags | is |
//! |---|---|
//! | `1. e5 e6 2. d5 d4 3. f5 c5 4. g4 f6` | another game, such as Go-Bang: squares alone, which pawns cannot reach |
//! | `1. 11-15 23-19 2. 8-11 22-17 …` | another game, such as draughts: fields of a board that are numbered |
//! | `1. e4 e5 2. d5 d6 3. c4 c5 4. b3 b6` | chess with a misprint: all but one of the squares can be reached |
//! | `1. e5 e5 2. Nf3 Nc6` | chess with a misprint: a piece moves |

use super::lex::{PgnLexer, PgnToken};
use crate::rules::Position;

/// Fewest moves from which another game is recognised.
pub(super) const FEWEST: usize = 8;

/// The words of a score, as far as all of them are moves of another game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct OtherWords {
    /// Number of words that are squares.
    squares: usize,
    /// Number of words that follow the number of a field, as `-15` follows 11.
    fields: usize,
    /// Whether a word is neither.
    others: bool,
}

impl OtherWords {
    /// Counts a word.
    pub fn add(&mut self, word: &str) {
        match word.as_bytes() {
            [b'a'..=b'h', b'1'..=b'8'] => self.squares += 1,
            [b'-' | b'x' | b':', b'1'..=b'9'] | [b'-' | b'x' | b':', b'1'..=b'9', b'0'..=b'9'] => {
                self.fields += 1;
            }
            _ => self.others = true,
        }
    }

    /// Returns whether these may be the words of another game.
    pub fn may_be(self) -> bool {
        let (squares, fields) = (self.squares >= FEWEST, self.fields >= FEWEST);
        !self.others && (squares && self.fields == 0 || fields && self.squares == 0)
    }
}

/// Returns whether a score that begins in the initial position is one of another game.
pub(super) fn is_other_game(text: &str) -> bool {
    let mut words = OtherWords::default();
    let mut position = Position::start();
    let (mut squares, mut unreached) = (0, 0);
    let mut lexer = PgnLexer::new(text, 0);
    while let Some(token) = lexer.next() {
        match token {
            PgnToken::Move => {
                let word = lexer.word();
                words.add(word);
                if words.others {
                    return false;
                }
                squares += 1;
                match position.read_san(word) {
                    Some(mv) => position.play(&mv),
                    None => {
                        unreached += 1;
                        match position.pass() {
                            Ok(pass) => position.play(&pass),
                            Err(_) => break,
                        }
                    }
                }
            }
            // Tags such as these give rules and positions that are not known here.
            PgnToken::Tag {
                name: "FEN" | "Variant",
                ..
            } => return false,
            _ => {}
        }
    }
    // A misprint or two leave most of the moves of a game of chess as they are.
    words.may_be() && unreached * 4 > squares
}
