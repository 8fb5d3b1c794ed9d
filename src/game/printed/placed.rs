//! Men on squares as they are read from print, and the letters that stand for them.
//!
//! | text | with the letters of | is |
//! |---|---|---|
//! | `Kt` `kt` | English | a white and a black knight |
//! | `S` `s` | English, if knights may be S | the same |
//! | `B` | German | a white pawn |
//! | `кр` | Russian | a black king |
//! | `♞` | any language | a black knight |

use std::fmt;
use std::ops::Range;

use crate::board::{Color, Piece, Pieces, Setup, Square, Wing};
use crate::game::fen::excerpt;
use crate::notation::{Letters, Sentence};
use crate::rules::Position;
use crate::words::{self, Message};

/// Error for a text that has the shape of a printed position and cannot be read as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedError {
    /// Byte range of the fault in the text.
    pub at: Range<usize>,
    /// A sentence that says what is wrong.
    pub why: String,
}

impl PrintedError {
    pub(super) fn new(at: Range<usize>, why: impl Into<String>) -> PrintedError {
        let why = why.into();
        PrintedError { at, why }
    }

    /// Makes an error of a stretch of a text, which the message quotes.
    pub(super) fn quoting(text: &str, at: Range<usize>, message: Message<1>) -> PrintedError {
        let why = message.with([excerpt(&text[at.clone()]).into()]);
        PrintedError { at, why }
    }

    /// Makes an error of a rank that is neither men nor empty squares at this place.
    pub(super) fn in_rank(text: &str, at: Range<usize>, rank: u8) -> PrintedError {
        let found = excerpt(&text[at.clone()]);
        let why = words::PRINTED_IN_RANK.with([rank.into(), found.into()]);
        PrintedError { at, why }
    }

    /// Makes an error of a rank with this many squares.
    pub(super) fn squares(at: Range<usize>, rank: u8, squares: usize) -> PrintedError {
        let why = words::PRINTED_RANK_LENGTH.with([rank.into(), squares.into()]);
        PrintedError { at, why }
    }

    /// Makes an error of a position with this many ranks.
    pub(super) fn ranks(at: Range<usize>, ranks: usize) -> PrintedError {
        PrintedError::new(at, words::PRINTED_RANK_COUNT.with([ranks.into()]))
    }
}

impl fmt::Display for PrintedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for PrintedError {}

/// A stretch of a text that has the shape of a position.
#[derive(Clone, Debug)]
pub(crate) struct MenInText {
    /// Byte range of the position in the text; before and after it stands its caption.
    pub body: Range<usize>,
    pub men: Result<PlacedMen, PrintedError>,
}

/// Men on squares, with their places in the text.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlacedMen {
    pub(super) pieces: Pieces,
    /// Byte range of each man, in the order of the text.
    places: Vec<(Square, Range<usize>)>,
    /// Whether the ranks of Black's men may be counted from either side, and were counted from
    /// Black's.
    pub(super) either_side: bool,
}

impl PlacedMen {
    /// Puts a man on a square.
    ///
    /// # Errors
    /// [`PrintedError`] if the square is occupied.
    pub(super) fn put(
        &mut self,
        square: Square,
        man: (Color, Piece),
        at: Range<usize>,
    ) -> Result<(), PrintedError> {
        if self.pieces.on(square).is_some() {
            let why = words::PRINTED_TWO_MEN.with([square.to_string().into()]);
            return Err(PrintedError::new(at, why));
        }
        self.pieces.put(square, Some(man));
        self.places.push((square, at));
        Ok(())
    }

    /// Returns the squares of a side's kings.
    fn kings(&self, color: Color) -> Vec<Square> {
        let men = self.pieces.iter();
        let kings = men.filter(|&(_, side, piece)| (side, piece) == (color, Piece::King));
        kings.map(|(square, ..)| square).collect()
    }

    /// Returns whether each side has one king.
    pub(crate) fn has_kings(&self) -> bool {
        Color::ALL.iter().all(|&color| self.kings(color).len() == 1)
    }

    /// Returns the position with this side to move. Castling is allowed where king and rook stand as
    /// at the start of a game.
    pub(crate) fn setup(&self, color: Color) -> Setup {
        let mut setup = Setup {
            pieces: self.pieces.clone(),
            color,
            castling: Default::default(),
            ..Setup::start()
        };
        for (side, rank) in [(Color::White, 0), (Color::Black, 7)] {
            let stands = |file, piece| {
                let man = self.pieces.on(Square::new(file, rank));
                man == Some((side, piece))
            };
            for (wing, file) in [(Wing::King, 7), (Wing::Queen, 0)] {
                let may = stands(4, Piece::King) && stands(file, Piece::Rook);
                setup.castling[side.index()][wing.index()] = may.then_some(file);
            }
        }
        setup
    }

    /// Returns whether one of the sides can move in the position.
    pub(super) fn is_playable(&self) -> bool {
        let mut setups = Color::ALL.iter().map(|&color| self.setup(color));
        setups.any(|setup| Position::from_setup(&setup).is_ok())
    }

    /// Returns an error if a side has several kings, with those that may be misprinted knights.
    pub(super) fn one_king_each(&self) -> Result<(), PrintedError> {
        for color in Color::ALL {
            let kings = self.kings(color);
            let Some(&last) = kings.last().filter(|_| kings.len() > 1) else {
                continue;
            };
            let knights = self.knights(color, &kings);
            let on = joined(&kings, words::AND).into();
            let mut why = words::PRINTED_KINGS.with([color.into(), kings.len().into(), on]);
            if !knights.is_empty() {
                let knights = joined(&knights, words::OR).into();
                why = [&why, " ", &words::PRINTED_KNIGHT.with([knights])].concat();
            }
            let suspect = knights.first().copied().unwrap_or(last);
            let mut places = self.places.iter();
            let at = places.find(|(square, _)| *square == suspect);
            return Err(PrintedError::new(
                at.map_or(0..0, |(_, at)| at.clone()),
                why,
            ));
        }
        Ok(())
    }

    /// Returns those of several kings with a knight in whose place the position can be played.
    fn knights(&self, color: Color, kings: &[Square]) -> Vec<Square> {
        let is_knight = |square: &&Square| {
            let mut mended = self.clone();
            mended.pieces.put(**square, Some((color, Piece::Knight)));
            mended.is_playable()
        };
        let mut knights: Vec<Square> = kings.iter().filter(is_knight).copied().collect();
        // One where a knight begins the game is likelier than the others.
        let rank = if color == Color::White { 0 } else { 7 };
        let home = |at: &Square| at.rank() == rank && matches!(at.file(), 1 | 6);
        if knights.iter().any(home) {
            knights.retain(home);
        }
        knights
    }
}

/// Returns squares as words, the last one behind this word.
fn joined(squares: &[Square], word: Message) -> String {
    let squares = Sentence::default().list(squares, word, |names, square| names.square(*square));
    squares.to_string()
}

/// The letters of a language for men, pawns among them. English may have S for the knight.
#[derive(Clone, Copy)]
pub(super) struct MenLetters {
    pub letters: Letters,
    pub knight_s: bool,
}

impl MenLetters {
    pub const fn of(letters: Letters) -> MenLetters {
        MenLetters {
            letters,
            knight_s: false,
        }
    }

    /// Returns the piece that begins a text, and the length of its letters in bytes. Its letters
    /// are capitals.
    pub fn piece(self, text: &str) -> Option<(Piece, usize)> {
        if self.letters == Letters::ENGLISH {
            if text.starts_with("Kt") || text.starts_with("KT") {
                return Some((Piece::Knight, 2));
            }
            if self.knight_s && text.starts_with('S') {
                return Some((Piece::Knight, 1));
            }
        }
        let pawn = match self.letters {
            Letters::GERMAN => 'B',
            Letters::DUTCH => 'O',
            Letters::RUSSIAN => 'П',
            Letters::HUNGARIAN => 'G',
            _ => 'P',
        };
        if text.starts_with(pawn) {
            return Some((Piece::Pawn, pawn.len_utf8()));
        }
        self.letters.begins_alike(text)
    }

    /// Returns the man that begins a text, and the length of its letters in bytes. Small letters
    /// are Black's.
    pub fn man(self, text: &str) -> Option<((Color, Piece), usize)> {
        let first = text.chars().next()?;
        for (color, king) in [(Color::White, '♔'), (Color::Black, '♚')] {
            let place = (first as usize).wrapping_sub(king as usize);
            if let Some(&piece) = Piece::ORTHODOX.get(place) {
                return Some(((color, piece), first.len_utf8()));
            }
        }
        // No letters are longer than those of the Russian king.
        let capitals: String = text.chars().take(2).map(capital).collect();
        let color = match capital(first) == first {
            true => Color::White,
            false => Color::Black,
        };
        let (piece, length) = self.piece(&capitals)?;
        Some(((color, piece), length))
    }
}

/// Returns the capital of a small letter, which has as many bytes; other characters stay as they
/// are.
fn capital(c: char) -> char {
    match c {
        'a'..='z' | 'а'..='я' => char::from_u32(c as u32 - 32).unwrap_or(c),
        _ => c,
    }
}

/// Returns the words of a stretch of text, with their byte ranges: what stands between characters
/// of this kind.
pub(super) fn split_words(
    text: &str,
    range: Range<usize>,
    between: fn(char) -> bool,
) -> impl Iterator<Item = (Range<usize>, &str)> {
    let words = text[range].split(between);
    let words = words.filter(|word| !word.is_empty());
    words.map(|word| (place_in(text, word), word))
}

/// Returns the byte range of a part of a text.
pub(super) fn place_in(text: &str, part: &str) -> Range<usize> {
    let start = part.as_ptr() as usize - text.as_ptr() as usize;
    start..start + part.len()
}

/// Returns whether a word in small letters is one of those between the spaces of a list.
pub(super) fn is_one_of(list: &str, word: &str) -> bool {
    list.split(' ').any(|known| known == word)
}
