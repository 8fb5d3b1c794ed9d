//! Letters: those of the pieces in algebraic notation, by language, and the lower case of the
//! alphabets that chess books are printed in.
//!
//! | text | in | is |
//! |---|---|---|
//! | `Sf3` | [`Letters::GERMAN`] | a knight |
//! | `Крf1` `Kpf1` | [`Letters::RUSSIAN`] | a king; the letters of the second are Latin and look alike |
//! | `♞f3` | each language | a knight |
//!
//! [`ALPHABETS`] has a row for each language, from which the catalogue makes a row for short and one
//! for long algebraic. Sources: the PGN standard of 1994, §8.2.3.1.2, for the languages of Europe up
//! to Estonian; Lithuanian rules for Lithuanian; Bulgarian and Ukrainian clubs; Wikipedia's tables of
//! the names of chess pieces for Belarusian, Esperanto, Albanian, Greek, Arabic, Hindi and Vietnamese;
//! Turkish clubs; an Indonesian course (belajarcatur.blogspot.com, 2009); the translation of PyChess for
//! Azerbaijani; for Russian and Czech, books printed in those countries.

use crate::board::Piece;

/// The letters of a language, with the words and samples of its rows in the catalogue: first those of
/// short algebraic, then those of long.
pub(super) struct Alphabet {
    /// Letters in the order of [`Piece::ALL`], up to the knight's.
    letters: [&'static str; 5],
    /// English name of the language.
    pub name: &'static str,
    /// Names of the languages that have these letters, as far as a sentence needs them.
    people: &'static str,
    /// Name of algebraic in books with these letters.
    title: &'static str,
    pub tags: [&'static str; 2],
    pub titles: [&'static str; 2],
    pub spoken: [&'static str; 2],
    pub samples: [&'static str; 2],
}

/// Makes the row of a language from its tag, its name, the names of all languages that have its
/// letters, and the letters of king, queen, rook, bishop and knight.
macro_rules! alphabet {
    ($tag:literal $name:literal $people:literal $k:literal $q:literal $r:literal $b:literal $n:literal) => {
        Alphabet {
            letters: [$k, $q, $r, $b, $n],
            name: $name,
            people: $people,
            title: concat!("algebraic in ", $people, " letters"),
            tags: [$tag, concat!($tag, "-long")],
            titles: [
                concat!("Short, ", $name, " letters"),
                concat!("Long, ", $name, " letters"),
            ],
            spoken: [
                concat!("short algebraic with ", $name, " letters"),
                concat!("long algebraic with ", $name, " letters"),
            ],
            samples: [concat!($n, "bd7"), concat!($n, "b8-d7")],
        }
    };
    ($tag:literal $name:literal $k:literal $q:literal $r:literal $b:literal $n:literal) => {
        alphabet!($tag $name $name $k $q $r $b $n)
    };
}

/// All letters. Books are looked at for the first [`Letters::OF_BOOKS`] of them.
///
/// Behind an Arabic letter stands an invisible mark that writing goes on from left to right. Without
/// it, a figure that follows would be shown before the letter.
#[rustfmt::skip]
pub(super) static ALPHABETS: [Alphabet; 29] = [
    alphabet!("english" "English" "K" "Q" "R" "B" "N"),
    // Outlined figurines for both sides, as in printed figurine scores.
    alphabet!("figurine" "Figurine" "♔" "♕" "♖" "♗" "♘"),
    // Also Slovene, Croatian and Serbian.
    alphabet!("german" "German" "German or Scandinavian" "K" "D" "T" "L" "S"),
    alphabet!("french" "French" "R" "D" "T" "F" "C"),
    // Also Catalan and Galician.
    alphabet!("spanish" "Spanish" "Spanish or Italian" "R" "D" "T" "A" "C"),
    alphabet!("portuguese" "Portuguese" "R" "D" "T" "B" "C"),
    alphabet!("dutch" "Dutch" "K" "D" "T" "L" "P"),
    alphabet!("russian" "Russian" "Кр" "Ф" "Л" "С" "К"),
    alphabet!("polish" "Polish" "K" "H" "W" "G" "S"),
    alphabet!("czech" "Czech" "Czech or Slovak" "K" "D" "V" "S" "J"),
    alphabet!("hungarian" "Hungarian" "K" "V" "B" "F" "H"),
    alphabet!("romanian" "Romanian" "R" "D" "T" "N" "C"),
    alphabet!("finnish" "Finnish" "Finnish or Afrikaans" "K" "D" "T" "L" "R"),
    alphabet!("icelandic" "Icelandic" "K" "D" "H" "B" "R"),
    alphabet!("estonian" "Estonian" "K" "L" "V" "O" "R"),
    alphabet!("lithuanian" "Lithuanian" "K" "V" "B" "R" "Ž"),
    alphabet!("bulgarian" "Bulgarian" "Ц" "Д" "Т" "О" "К"),
    alphabet!("ukrainian" "Ukrainian" "Кр" "Ф" "Т" "С" "К"),
    alphabet!("belarusian" "Belarusian" "К" "Вз" "Лд" "А" "В"),
    alphabet!("esperanto" "Esperanto" "R" "D" "T" "K" "Ĉ"),
    alphabet!("albanian" "Albanian" "M" "Msh" "Ku" "O" "Ka"),
    alphabet!("greek" "Greek" "Ρ" "Β" "Π" "Α" "Ι"),
    alphabet!("turkish" "Turkish" "Ş" "V" "K" "F" "A"),
    alphabet!("azerbaijani" "Azerbaijani" "Ş" "V" "T" "F" "A"),
    alphabet!("arabic" "Arabic" "م\u{200e}" "و\u{200e}" "ر\u{200e}" "ف\u{200e}" "ح\u{200e}"),
    alphabet!("hindi" "Hindi" "R" "V" "H" "O" "G"),
    alphabet!("indonesian" "Indonesian" "R" "M" "B" "G" "K"),
    alphabet!("vietnamese" "Vietnamese" "V" "H" "X" "T" "M"),
    // Of no language: the first letters from the king's on.
    alphabet!("meyer" "Meyer's" "K" "L" "M" "N" "O"),
];

/// How many of them are letters of languages. They come first.
pub(super) const LANGUAGES: usize = 28;

/// A language's letters for the pieces: its place in the table. Pawns have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Letters(u8);

impl Letters {
    pub const ENGLISH: Letters = Letters(0);
    pub const FIGURINE: Letters = Letters(1);
    pub const GERMAN: Letters = Letters(2);
    pub const FRENCH: Letters = Letters(3);
    pub const SPANISH: Letters = Letters(4);
    pub const PORTUGUESE: Letters = Letters(5);
    pub const DUTCH: Letters = Letters(6);
    pub const RUSSIAN: Letters = Letters(7);
    pub const POLISH: Letters = Letters(8);
    pub const CZECH: Letters = Letters(9);
    pub const HUNGARIAN: Letters = Letters(10);
    pub const ROMANIAN: Letters = Letters(11);
    pub const FINNISH: Letters = Letters(12);
    /// The letters of Meyer's universal notation, which belong to no language.
    pub const MEYER: Letters = Letters(28);

    /// How many languages are looked for in books. The pages of the others were never tried.
    const OF_BOOKS: u8 = 13;

    /// Returns the letters of the language at this place of [`ALPHABETS`].
    pub(super) const fn at(place: usize) -> Letters {
        Letters(place as u8)
    }

    /// Returns all languages, in the order in which they are tried on a text.
    pub fn all() -> impl DoubleEndedIterator<Item = Letters> {
        (0..LANGUAGES).map(Letters::at)
    }

    /// Returns the letters that are looked for in books: those of languages, and behind them Meyer's.
    pub fn of_books() -> impl DoubleEndedIterator<Item = Letters> {
        let languages = (0..Letters::OF_BOOKS).map(Letters);
        languages.chain([Letters::MEYER])
    }

    /// Returns the letters of a language by its tag, such as `german`.
    #[must_use]
    pub fn named(tag: &str) -> Option<Letters> {
        Letters::all().find(|letters| letters.alphabet().tags[0] == tag)
    }

    /// Returns the language's row.
    const fn alphabet(self) -> &'static Alphabet {
        &ALPHABETS[self.0 as usize]
    }

    /// Returns the names of the languages that have these letters, for a sentence: "German or
    /// Scandinavian".
    #[must_use]
    pub const fn people(self) -> &'static str {
        self.alphabet().people
    }

    /// Returns the name of algebraic in a book with these letters.
    pub(super) const fn title(self) -> &'static str {
        match self {
            Letters::ENGLISH => "algebraic",
            Letters::FIGURINE => "figurine algebraic",
            Letters::MEYER => "Meyer's universal notation",
            _ => self.alphabet().title,
        }
    }

    /// Returns the letters of a piece; `None` for a pawn and for pieces that orthodox chess lacks.
    #[must_use]
    pub fn letter(self, piece: Piece) -> Option<&'static str> {
        self.alphabet().letters.get(piece as usize).copied()
    }

    /// Returns the piece this letter stands for. Figurines of either color are understood in every
    /// language.
    #[must_use]
    pub fn piece(self, letter: char) -> Option<Piece> {
        let mut text = [0; 4];
        let text: &str = letter.encode_utf8(&mut text);
        self.begins(text).map(|(piece, _)| piece)
    }

    /// Returns the piece whose letters begin the text, and their length in bytes.
    #[must_use]
    pub fn begins(self, text: &str) -> Option<(Piece, usize)> {
        self.begins_as(text, |letter| letter)
    }

    /// Does the same, and also takes letters of other alphabets that look like these: a Bulgarian
    /// page may have been typed with a Latin `T`.
    #[must_use]
    pub fn begins_alike(self, text: &str) -> Option<(Piece, usize)> {
        self.begins_as(text, latin)
    }

    /// Returns the piece whose letters begin the text where letters of the same `look` are not
    /// distinguished, and their length in bytes.
    fn begins_as(self, text: &str, look: fn(char) -> char) -> Option<(Piece, usize)> {
        let first = text.chars().next()?;
        let figure = match first {
            '♔' | '♚' => Some(Piece::King),
            '♕' | '♛' => Some(Piece::Queen),
            '♖' | '♜' => Some(Piece::Rook),
            '♗' | '♝' => Some(Piece::Bishop),
            '♘' | '♞' => Some(Piece::Knight),
            _ => None,
        };
        if let Some(piece) = figure {
            return Some((piece, first.len_utf8()));
        }
        // Where a piece has several letters, the first alone may be another piece's.
        let mut longest = None;
        for (piece, letters) in Piece::ALL.into_iter().zip(self.alphabet().letters) {
            if let Some(length) = length_of(letters, text, look)
                && longest.is_none_or(|(_, known)| length > known)
            {
                longest = Some((piece, length));
            }
        }
        longest
    }
}

/// The mark behind an Arabic letter that writing goes on from left to right. Readers can do without.
const LEFT_TO_RIGHT: char = '\u{200e}';

/// Returns how many bytes at the start of the text are these letters, if it begins with them.
fn length_of(letters: &str, text: &str, look: fn(char) -> char) -> Option<usize> {
    let mut rest = text.chars();
    for letter in letters.chars() {
        let mut ahead = rest.clone();
        match ahead.next() {
            Some(next) if look(next) == look(letter) => rest = ahead,
            _ if letter == LEFT_TO_RIGHT => {}
            _ => return None,
        }
    }
    Some(text.len() - rest.as_str().len())
}

/// Returns the Latin letter that looks like this one; other letters stay as they are.
const fn latin(letter: char) -> char {
    match letter {
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' | 'Ĉ' => 'C',
        'І' | 'Ι' => 'I',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'О' | 'Ο' => 'O',
        // The second letter of the Russian king is small in most books.
        'Р' | 'р' | 'Ρ' | 'p' => 'P',
        'Ş' => 'S',
        'Т' | 'Τ' => 'T',
        'Х' | 'Χ' => 'X',
        'Ž' => 'Z',
        _ => letter,
    }
}

/// Returns the text in lower case, for Latin with its accents and for Cyrillic, without the case
/// tables of Unicode.
pub(crate) fn lower(text: &str) -> String {
    text.chars().map(small_letter).collect()
}

/// Returns whether a text begins with these words, in capitals or not. A line may end between them.
pub(super) fn begins_with_words(text: &str, words: &str) -> bool {
    let same = |(printed, letter): (u8, u8)| {
        printed.eq_ignore_ascii_case(&letter) || letter == b' ' && printed == b'\n'
    };
    text.len() >= words.len() && text.bytes().zip(words.bytes()).all(same)
}

/// Returns whether this is a letter of those alphabets; other letters of Unicode do not count.
pub(super) const fn is_letter(c: char) -> bool {
    matches!(c, 'A'..='Z' | 'a'..='z' | 'ª' | 'º' | 'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ſ' | 'Ѐ'..='џ')
}

/// Returns whether this is a capital of those alphabets.
pub(super) fn is_capital(c: char) -> bool {
    small_letter(c) != c
}

/// Returns the small letter of a capital; other characters stay as they are.
pub(crate) fn small_letter(c: char) -> char {
    let code = c as u32;
    let further = match c {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'А'..='Я' => 32,
        'Ѐ'..='Џ' => 80,
        // Among the accented letters of Central Europe, capitals and small letters alternate.
        'Ĺ'..='Ň' | 'Ź'..='Ž' => code % 2,
        'Ā'..='ķ' | 'Ŋ'..='ŷ' => 1 - code % 2,
        _ => 0,
    };
    char::from_u32(code + further).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::{Letters, lower};
    use crate::board::Piece;

    #[test]
    fn figurines_of_either_color_are_read_in_every_language() {
        for letters in [
            Letters::ENGLISH,
            Letters::GERMAN,
            Letters::RUSSIAN,
            Letters::FIGURINE,
        ] {
            for (white, black, piece) in [
                ('♔', '♚', Piece::King),
                ('♕', '♛', Piece::Queen),
                ('♖', '♜', Piece::Rook),
                ('♗', '♝', Piece::Bishop),
                ('♘', '♞', Piece::Knight),
            ] {
                assert_eq!(letters.piece(white), Some(piece), "{letters:?}");
                assert_eq!(letters.piece(black), Some(piece), "{letters:?}");
            }
        }
    }

    #[test]
    fn capitals_of_europe_have_their_small_letters() {
        assert_eq!(
            lower("WEIß Échec Černý Ёж БЕЛЫЕ ŁÓDŹ × ž"),
            "weiß échec černý ёж белые łódź × ž"
        );
    }
}
