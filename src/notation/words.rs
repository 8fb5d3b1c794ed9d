//! Sentences about moves, in which squares and moves can be pointed at.

use std::fmt;

use crate::board::{FileWords, Move, Piece, Square, Squares, Variant};
use crate::words::{self, Message, MessagePart, Value};

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

/// What is put into a place of a message that becomes a sentence.
#[derive(Clone, Debug)]
pub struct Filling<'v> {
    value: Value<'v>,
    /// The part of a sentence that is put there, if it is one.
    sentence: Option<Sentence>,
}

impl From<Sentence> for Filling<'_> {
    #[inline(never)]
    fn from(sentence: Sentence) -> Self {
        Filling {
            value: Value::text(""),
            sentence: Some(sentence),
        }
    }
}

impl From<Square> for Filling<'_> {
    #[inline(never)]
    fn from(square: Square) -> Self {
        Sentence::default().square(square).into()
    }
}

impl<'v, V: Into<Value<'v>>> From<V> for Filling<'v> {
    #[inline(never)]
    fn from(value: V) -> Self {
        Filling {
            value: value.into(),
            sentence: None,
        }
    }
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

    /// Adds a message, with its places filled. Squares and moves in them stay what they are.
    #[must_use]
    #[inline(never)]
    pub fn say<const N: usize>(self, message: Message<N>, places: [Filling<'_>; N]) -> Sentence {
        self.fill(message.pattern(), &places)
    }

    #[inline(never)]
    fn fill(mut self, pattern: &str, places: &[Filling<'_>]) -> Sentence {
        let chooses = |place: usize, key: &str| places[place].value.is(key);
        words::runs(pattern, &chooses, &mut |run| match run {
            MessagePart::Text(text) => self.put(text),
            MessagePart::Place(place) => match &places[place].sentence {
                Some(sentence) => self.0.0.extend_from_slice(sentence.bits()),
                None => self.put(&places[place].value),
            },
        });
        self
    }

    /// Adds words to the text that the sentence ends with.
    fn put(&mut self, words: &str) {
        match self.0.0.last_mut() {
            Some(Bit::Text(text)) => text.push_str(words),
            _ => self.0.0.push(Bit::Text(words.to_owned())),
        }
    }

    /// Adds a square.
    #[must_use]
    pub fn square(self, square: Square) -> Sentence {
        self.with(Bit::Square(square))
    }

    /// Adds "the knight on c3".
    #[must_use]
    pub fn piece_on(self, piece: Piece, square: Square) -> Sentence {
        self.say(words::THE_PIECE_ON, [piece.into(), square.into()])
    }

    /// Adds "the rook on e7 and the knight on c3".
    #[must_use]
    pub fn pieces(self, pieces: &[(Piece, Square)]) -> Sentence {
        self.list(pieces, words::AND, |sentence, &(piece, at)| {
            sentence.piece_on(piece, at)
        })
    }

    /// Adds a list of squares: "c3, d4 and e5".
    #[must_use]
    pub fn squares(self, squares: &[Square], last: Message) -> Sentence {
        self.list(squares, last, |sentence, &square| sentence.square(square))
    }

    /// Adds a list of moves: "a", "a or b", "a, b or c".
    #[must_use]
    pub fn moves(self, moves: &[Move], last: Message) -> Sentence {
        self.list(moves, last, |sentence, &mv| sentence.with(Bit::Move(mv)))
    }

    /// Adds a list of any items, each added by `add`: "a", "a or b", "a, b or c".
    #[must_use]
    pub fn list<T>(
        self,
        items: &[T],
        last: Message,
        add: impl Fn(Sentence, &T) -> Sentence,
    ) -> Sentence {
        let mut sentence = self;
        for (at, item) in items.iter().enumerate() {
            if at > 0 && at + 1 == items.len() {
                sentence = sentence.text(last);
            } else if at > 0 {
                sentence = sentence.text(words::COMMA);
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
            Some(squares) if !squares.is_empty() => {
                self.say(words::ON_PLACE, [Sentence::default().place(squares).into()])
            }
            _ => self,
        }
    }

    /// Adds a set of squares in words: "c3 or f3", "the b-file", "rank 3", "the c- or f-file", "the
    /// king's side". The board may have eight or nine files. The empty set becomes "such a square".
    #[must_use]
    pub fn place(self, squares: Squares) -> Sentence {
        for variant in [Variant::Standard, Variant::Chess99] {
            let (board, span) = (variant.board(), variant.span());
            let whole = |line: Squares| line & board == line & squares;
            let files: Vec<u8> = (0..span)
                .filter(|&file| whole(Squares::file(file)))
                .collect();
            if !files.is_empty() && files.len() * span as usize == squares.len() {
                return match *files.as_slice() {
                    [0, 1, 2, 3] => self.text(words::THE_QUEENS_SIDE),
                    [4, 5, 6, 7] => self.text(words::THE_KINGS_SIDE),
                    _ => self.text(words::THE_FILE.with([any_of(&files).into()])),
                };
            }
            let is_rank = |&rank: &u8| squares.len() == span as usize && whole(Squares::rank(rank));
            if let Some(rank) = (0..span).find(is_rank) {
                let digit = Square::new(0, rank).rank_digit();
                return self.text(words::THE_RANK.with([digit.to_string().into()]));
            }
        }
        if squares.is_empty() {
            return self.text(words::SUCH_A_SQUARE);
        }
        if squares.len() > 4 {
            return self.text(words::ANY_OF_THOSE_SQUARES);
        }
        let squares: Vec<Square> = squares.iter().collect();
        self.squares(&squares, words::OR)
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

/// Returns the letters of files as they stand before "-file": "c", "c- or f".
fn any_of(files: &[u8]) -> String {
    let letters = files.iter().map(|&file| Square::new(file, 0).file_letter());
    let joined = letters.map(|letter| letter.to_string());
    joined
        .reduce(|files, file| words::FILES_OR.with([files.into(), file.into()]))
        .unwrap_or_default()
}

/// Returns the sentence that a text such as "Nd2" could be any of these moves.
#[must_use]
pub fn ambiguous(text: &str, moves: &[Move]) -> Sentence {
    let moves = Sentence::default().moves(moves, words::OR);
    Sentence::default().say(words::COULD_BE_MOVES, [text.trim().into(), moves.into()])
}
