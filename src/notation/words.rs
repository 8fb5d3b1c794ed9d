//! Sentences about moves, in which squares and moves can be pointed at.

use std::fmt;

use crate::board::{FileWords, Move, Piece, Square, Squares, Variant};

/// A sentence in which squares and moves can be pointed at.
///
/// It is boxed because it is moved with every word added to it, in hundreds of places in the code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence(Box<Bits>);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Bits(Vec<Bit>);

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bit {
    Text(String),
    /// A square, which can be highlighted on the board.
    Square(Square),
    /// A move in words, which can be highlighted or played on the board.
    Move(Move),
}

impl Sentence {
    /// Returns the parts, in their order.
    #[must_use]
    pub fn bits(&self) -> &[Bit] {
        &self.0.0
    }

    /// Returns the sentence as it is said, with the files by their letters or names.
    #[must_use]
    pub fn in_words(&self, files: FileWords) -> String {
        let bits = self.bits().iter().map(|bit| match bit {
            Bit::Text(words) => words.clone(),
            Bit::Square(square) => square.in_words(files),
            Bit::Move(mv) => mv.noun_as(files),
        });
        bits.collect()
    }

    /// Returns whether the sentence has no parts.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bits().is_empty()
    }

    /// Adds all of another sentence.
    #[must_use]
    #[inline(never)]
    pub fn join(mut self, mut more: Sentence) -> Sentence {
        self.0.0.append(&mut more.0.0);
        self
    }

    #[inline(never)]
    fn with(mut self, bit: Bit) -> Sentence {
        self.0.0.push(bit);
        self
    }

    /// Adds words as they are.
    #[must_use]
    pub fn text(self, words: impl Into<String>) -> Sentence {
        self.with(Bit::Text(words.into()))
    }

    /// Adds a square.
    #[must_use]
    pub fn square(self, square: Square) -> Sentence {
        self.with(Bit::Square(square))
    }

    /// Adds "the knight on c3".
    #[must_use]
    pub fn piece_on(self, piece: Piece, square: Square) -> Sentence {
        self.text(format!("the {} on ", piece.name()))
            .square(square)
    }

    /// Adds "the rook on e7 and the knight on c3".
    #[must_use]
    pub fn pieces(self, pieces: &[(Piece, Square)]) -> Sentence {
        self.list(pieces, "and", |sentence, &(piece, at)| {
            sentence.piece_on(piece, at)
        })
    }

    /// Adds a list of squares: "c3, d4 and e5".
    #[must_use]
    pub fn squares(self, squares: &[Square], last_word: &str) -> Sentence {
        self.list(squares, last_word, |sentence, &square| {
            sentence.square(square)
        })
    }

    /// Adds a list of moves: "a", "a or b", "a, b or c".
    #[must_use]
    pub fn moves(self, moves: &[Move], last_word: &str) -> Sentence {
        self.list(moves, last_word, |sentence, &mv| {
            sentence.with(Bit::Move(mv))
        })
    }

    /// Adds a list of any items, each added by `add`: "a", "a or b", "a, b or c".
    #[must_use]
    pub fn list<T>(
        self,
        items: &[T],
        last_word: &str,
        add: impl Fn(Sentence, &T) -> Sentence,
    ) -> Sentence {
        let mut sentence = self;
        for (at, item) in items.iter().enumerate() {
            if at > 0 && at + 1 == items.len() {
                sentence = sentence.text(format!(" {last_word} "));
            } else if at > 0 {
                sentence = sentence.text(", ");
            }
            sentence = add(sentence, item);
        }
        sentence
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_words(FileWords::Letters))
    }
}

impl Sentence {
    /// Adds " on the b-file" if there is a set of squares and it is not empty.
    #[must_use]
    pub fn on(self, squares: Option<Squares>) -> Sentence {
        match squares {
            Some(squares) if !squares.is_empty() => self.text(" on ").place(squares),
            _ => self,
        }
    }

    /// Adds a set of squares in words: "c3 or f3", "the b-file", "rank 3", "the c- or f-file", "the
    /// king's side". The board may have eight or nine files. The empty set becomes "such a square".
    #[must_use]
    pub fn place(self, squares: Squares) -> Sentence {
        let mut sentence = self;
        for variant in [Variant::Standard, Variant::Chess99] {
            let (board, span) = (variant.board(), variant.span());
            let whole = |line: Squares| line & board == line & squares;
            let files: Vec<u8> = (0..span)
                .filter(|&file| whole(Squares::file(file)))
                .collect();
            if !files.is_empty() && files.len() * span as usize == squares.len() {
                return match *files.as_slice() {
                    [0, 1, 2, 3] => sentence.text("the queen's side"),
                    [4, 5, 6, 7] => sentence.text("the king's side"),
                    _ => {
                        sentence = sentence.text("the ");
                        for (at, &file) in files.iter().enumerate() {
                            sentence = sentence.text(if at == 0 { "" } else { "- or " });
                            sentence = sentence.text(Square::new(file, 0).file_letter());
                        }
                        sentence.text("-file")
                    }
                };
            }
            let is_rank = |&rank: &u8| squares.len() == span as usize && whole(Squares::rank(rank));
            if let Some(rank) = (0..span).find(is_rank) {
                return sentence
                    .text("rank ")
                    .text(Square::new(0, rank).rank_digit());
            }
        }
        if squares.is_empty() {
            return sentence.text("such a square");
        }
        if squares.len() > 4 {
            return sentence.text("any of those squares");
        }
        let squares: Vec<Square> = squares.iter().collect();
        sentence.squares(&squares, "or")
    }

    /// Returns the sentence with a capital as its first letter.
    #[must_use]
    pub fn capitalised(mut self) -> Sentence {
        if let Some(Bit::Text(words)) = self.0.0.first_mut()
            && let Some(first) = words.get_mut(..1)
        {
            first.make_ascii_uppercase();
        }
        self
    }
}

/// Returns the sentence that a text such as "Nd2" could be any of these moves.
#[must_use]
pub fn ambiguous(text: &str, moves: &[Move]) -> Sentence {
    Sentence::default()
        .text(format!("\"{}\" could be ", text.trim()))
        .moves(moves, "or")
        .text(".")
}
