//! Sentences about moves, whose squares and moves can be pointed at.

use std::fmt;

use crate::board::{Cell, Man, Play};

/// A sentence whose squares and moves can be pointed at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence(pub Vec<Bit>);

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bit {
    Text(String),
    /// A square, to be lit on the board.
    Cell(Cell),
    /// A move in words, to be lit or played.
    Play(Play),
}

impl Sentence {
    /// Adds words as they are.
    #[must_use]
    pub fn text(mut self, words: impl Into<String>) -> Sentence {
        self.0.push(Bit::Text(words.into()));
        self
    }

    /// Adds a square.
    #[must_use]
    pub fn cell(mut self, cell: Cell) -> Sentence {
        self.0.push(Bit::Cell(cell));
        self
    }

    /// Adds "the knight on c3".
    #[must_use]
    pub fn man_on(self, man: Man, cell: Cell) -> Sentence {
        self.text(format!("the {} on ", man.name())).cell(cell)
    }

    /// Adds a list of moves: "a", "a or b", "a, b or c".
    #[must_use]
    pub fn plays(mut self, plays: &[Play], last_word: &str) -> Sentence {
        for (at, play) in plays.iter().enumerate() {
            if at > 0 {
                let between = if at + 1 == plays.len() { format!(" {last_word} ") } else { ", ".to_owned() };
                self = self.text(between);
            }
            self.0.push(Bit::Play(*play));
        }
        self
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for bit in &self.0 {
            match bit {
                Bit::Text(words) => f.write_str(words)?,
                Bit::Cell(cell) => write!(f, "{cell}")?,
                Bit::Play(play) => {
                    if play.castles().is_none() {
                        f.write_str("the ")?;
                    }
                    f.write_str(&play.describe())?;
                }
            }
        }
        Ok(())
    }
}

impl Sentence {
    /// The sentence with its first letter a capital.
    #[must_use]
    pub fn capitalised(mut self) -> Sentence {
        if let Some(Bit::Text(words)) = self.0.first_mut()
            && let Some(first) = words.get_mut(..1)
        {
            first.make_ascii_uppercase();
        }
        self
    }
}

/// "Nd2" could be this move or that.
#[must_use]
pub fn ambiguous(text: &str, plays: &[Play]) -> Sentence {
    Sentence::default()
        .text(format!("\"{}\" could be ", text.trim()))
        .plays(plays, "or")
        .text(".")
}
