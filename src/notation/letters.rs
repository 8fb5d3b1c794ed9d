//! Letters: those of the pieces in algebraic notation, by language, and the lower case of the
//! alphabets that chess books are printed in.
//!
//! | letters | K Q R B N |
//! |---|---|
//! | English | K Q R B N |
//! | Figurine | ♔ ♕ ♖ ♗ ♘ |
//! | German, Danish, Norwegian, Swedish, Slovene, Croatian | K D T L S |
//! | French | R D T F C |
//! | Spanish, Italian, Catalan | R D T A C |
//! | Portuguese | R D T B C |
//! | Dutch | K D T L P |
//! | Russian | Кр Ф Л С К |
//! | Polish | K H W G S |
//! | Czech, Slovak | K D V S J |
//! | Hungarian | K V B F H |
//! | Romanian | R D T N C |
//! | Finnish | K D T L R |
//!
//! Sources: the PGN standard of 1994, §8.2.3.1.2; for Russian and Czech, books printed in those
//! countries.

use crate::board::Piece;

/// A language's letters for the pieces. Pawns have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Letters {
    English,
    /// Outlined figurines for both sides, as in printed figurine scores.
    Figurine,
    German,
    French,
    Spanish,
    Portuguese,
    Dutch,
    Russian,
    Polish,
    Czech,
    Hungarian,
    Romanian,
    Finnish,
}

impl Letters {
    /// All languages, in the order in which they are tried on a text.
    pub const ALL: [Letters; 13] = [
        Letters::English,
        Letters::Figurine,
        Letters::German,
        Letters::French,
        Letters::Spanish,
        Letters::Portuguese,
        Letters::Dutch,
        Letters::Russian,
        Letters::Polish,
        Letters::Czech,
        Letters::Hungarian,
        Letters::Romanian,
        Letters::Finnish,
    ];

    /// Returns the letters in the order of [`Piece::ALL`], up to the knight's.
    const fn table(self) -> &'static [&'static str; 5] {
        match self {
            Letters::English => &["K", "Q", "R", "B", "N"],
            Letters::Figurine => &["♔", "♕", "♖", "♗", "♘"],
            Letters::German => &["K", "D", "T", "L", "S"],
            Letters::French => &["R", "D", "T", "F", "C"],
            Letters::Spanish => &["R", "D", "T", "A", "C"],
            Letters::Portuguese => &["R", "D", "T", "B", "C"],
            Letters::Dutch => &["K", "D", "T", "L", "P"],
            Letters::Russian => &["Кр", "Ф", "Л", "С", "К"],
            Letters::Polish => &["K", "H", "W", "G", "S"],
            Letters::Czech => &["K", "D", "V", "S", "J"],
            Letters::Hungarian => &["K", "V", "B", "F", "H"],
            Letters::Romanian => &["R", "D", "T", "N", "C"],
            Letters::Finnish => &["K", "D", "T", "L", "R"],
        }
    }

    /// Returns the letters of a piece; `None` for a pawn and for pieces that orthodox chess lacks.
    #[must_use]
    pub fn letter(self, piece: Piece) -> Option<&'static str> {
        self.table().get(piece as usize).copied()
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
        // The king is tried first: where it has two letters, the first alone is another piece's.
        let table = self.table();
        let mut pieces = Piece::ALL.into_iter().zip(table);
        pieces.find_map(|(piece, letters)| {
            text.starts_with(letters).then_some((piece, letters.len()))
        })
    }
}

/// Returns the text in lower case, for Latin with its accents and for Cyrillic, without the case
/// tables of Unicode.
pub(crate) fn lower(text: &str) -> String {
    text.chars().map(small).collect()
}

/// Returns whether this is a letter of those alphabets; other letters of Unicode do not count.
pub(super) const fn is_letter(c: char) -> bool {
    matches!(c, 'A'..='Z' | 'a'..='z' | 'ª' | 'º' | 'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ſ' | 'Ѐ'..='џ')
}

/// Returns whether this is a capital of those alphabets.
pub(super) fn is_capital(c: char) -> bool {
    small(c) != c
}

/// Returns the small letter of a capital; other characters stay as they are.
fn small(c: char) -> char {
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
            Letters::English,
            Letters::German,
            Letters::Russian,
            Letters::Figurine,
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
