//! The letters, squares and words of a notation as keys, for devices whose own keyboard would hide
//! the board.
//!
//! | notation | keys |
//! |---|---|
//! | short, long and really short, in any language | the letters of the pieces, files, ranks, `x` `+` `#` `=` `-`, castling |
//! | English descriptive | `P` and the letters of the pieces, ranks, `-` `x` `ch` and others, castling, as each style prints them |
//! | Staunton's words | letters, full stop and space, `'s 3d.`, `to`, `takes`, `(ch.)`, `(becoming a`, "Castles on K's side." |
//! | descriptive in other languages | the letters of the pieces, ranks, `x` `+` `=`, brackets, castling |
//! | coordinates, Smith, numbers, reversible | files, ranks, and the letters that follow them |
//! | the codes for moves by telegraph | their letters |
//! | braille | cells, or what an embosser takes: pieces, files, ranks, the signs before a square, castling |
//! | spoken moves | the words of the language, the names of the files, ranks, a space, castling |
//! | algebraic of the past | its letters, files, ranks, `:` `†` `‡`, space, castling |
//! | the other games' own | none: the device's own keyboard is used |
//!
//! Every name can be typed with the keys of its notation alone; for a figurine its letter is typed.

use crate::board::{Piece, Variant, Wing};
use crate::notation::descriptive::Spelling;
use crate::notation::{
    Braille, Dialect, Historic, Letters, Notation, SpokenLanguage, TelegraphCode,
};

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PadKey {
    /// What it writes.
    pub writes: &'static str,
    /// What is printed on it.
    pub shows: &'static str,
    /// What it is called, for those who hear it.
    pub called: &'static str,
    /// How many places of the row it takes.
    pub span: u8,
}

/// The rows of keys, each of eight places. The last row leaves room for two more keys of two places:
/// delete and enter.
pub type Keypad = Vec<Vec<PadKey>>;

/// Makes a key that shows what it writes.
const fn key(writes: &'static str, called: &'static str) -> PadKey {
    sign(writes, writes, called)
}

/// Makes a key that shows something shorter than what it writes.
const fn sign(shows: &'static str, writes: &'static str, called: &'static str) -> PadKey {
    PadKey {
        writes,
        shows,
        called,
        span: 1,
    }
}

/// Makes a key of two places.
const fn wide(key: PadKey) -> PadKey {
    PadKey { span: 2, ..key }
}

const FILES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];
const RANKS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];
const SHORT_SIDE: PadKey = key("O-O", "castles on the king's side");
const LONG_SIDE: PadKey = key("O-O-O", "castles on the queen's side");

/// Returns keys that are called what they write.
fn plain(letters: [&'static str; 8]) -> Vec<PadKey> {
    letters.map(|letter| key(letter, letter)).to_vec()
}

/// Returns the keys of a notation in a game; `None` if it has none of its own.
#[must_use]
pub fn keypad(notation: Notation, variant: Variant) -> Option<Keypad> {
    let is_orthodox = matches!(variant, Variant::Standard | Variant::Diagram);
    Some(match notation.on(variant) {
        Notation::Short(letters) | Notation::Minimal(letters) => algebraic(letters, false),
        Notation::Long(letters) => algebraic(letters, true),
        Notation::Descriptive(style) => match style.spelling {
            Spelling::Staunton => staunton(),
            spelling => descriptive(spelling),
        },
        Notation::Continental(dialect) => continental(dialect),
        Notation::Uci => coordinates(),
        Notation::Numeric(numbers) => in_rows(
            numbers
                .keys()
                .iter()
                .map(|&(sign, called)| key(sign, called)),
        ),
        Notation::Smith => smith(),
        Notation::Telegraphic(code) => telegraphic(code),
        Notation::Braille(code) => braille(code),
        Notation::Spoken(language) => spoken(language),
        Notation::Historic(historic) => self::historic(historic),
        Notation::Reversible if is_orthodox => reversible(),
        _ => return None,
    })
}

/// Returns the keys of the pieces that have letters, the king first.
fn pieces(letters: Letters) -> Vec<PadKey> {
    let key_of = |piece: Piece| Some(key(letters.letter(piece)?, piece.name()));
    Piece::ORTHODOX.into_iter().filter_map(key_of).collect()
}

/// Returns the keys of algebraic, with a sign for moving if it is written.
fn algebraic(letters: Letters, writes_both_squares: bool) -> Keypad {
    // Figurines are hard to tell apart on a small key, and a letter is as good.
    let letters = match letters {
        Letters::FIGURINE => Letters::ENGLISH,
        letters => letters,
    };
    let mut first = pieces(letters);
    first.extend([key("x", "takes"), key("+", "check"), key("=", "becomes")]);
    let last = match writes_both_squares {
        true => vec![SHORT_SIDE, LONG_SIDE, key("#", "mate"), key("-", "to")],
        false => vec![SHORT_SIDE, wide(LONG_SIDE), key("#", "mate")],
    };
    vec![first, plain(FILES), plain(RANKS), last]
}

/// Returns the keys of English descriptive in a spelling of few letters.
#[expect(clippy::too_many_lines, reason = "a table of keys")]
fn descriptive(spelling: Spelling) -> Keypad {
    let is_modern = matches!(spelling, Spelling::Modern | Spelling::Guthrie);
    let is_spaced = spelling == Spelling::Spaced;
    let writes_words = spelling == Spelling::To;
    let knight = if is_modern { "N" } else { "Kt" };
    let [moves, takes] = match spelling {
        Spelling::Spaced => [sign("-", " - ", "to"), sign("×", " × ", "takes")],
        Spelling::To => [sign("to", " to ", "to"), sign("takes", " takes ", "takes")],
        _ => [key("-", "to"), key("x", "takes")],
    };
    let first = vec![
        key("P", "pawn"),
        key("K", "king"),
        key("Q", "queen"),
        match spelling {
            Spelling::Guthrie => key("C", "castle"),
            _ => key("R", "rook"),
        },
        key("B", "bishop"),
        key(knight, "knight"),
        moves,
        takes,
    ];
    let mut ranks = plain(RANKS);
    if is_spaced {
        const APART: [&str; 8] = [" 1", " 2", " 3", " 4", " 5", " 6", " 7", " 8"];
        let apart = RANKS.into_iter().zip(APART);
        ranks = apart.map(|(rank, apart)| sign(rank, apart, rank)).collect();
    }
    if writes_words {
        ranks[0] = sign("sq", " sq", "square");
    }
    let open = match is_spaced || writes_words {
        true => sign("(", " (", "bracket"),
        false => key("(", "bracket"),
    };
    let passing = match writes_words {
        true => sign("e.p.", " en pas", "en passant"),
        false => sign("e.p.", " e.p.", "en passant"),
    };
    let third = vec![
        sign("ch", " ch", "check"),
        sign("dis", " dis", "discovered"),
        sign("dbl", " dbl", "double"),
        wide(sign("mate", " mate", "mate")),
        open,
        key(")", "end of bracket"),
        passing,
    ];
    let castles = sign("Castles", "Castles", SHORT_SIDE.called);
    let last = match spelling {
        Spelling::Modern | Spelling::Guthrie => vec![SHORT_SIDE, LONG_SIDE, key("=", "becomes")],
        Spelling::Spaced => vec![
            SPACE,
            sign("Cas.", "Castles", SHORT_SIDE.called),
            wide(sign("Castles Q R", "Castles Q R", LONG_SIDE.called)),
        ],
        _ => vec![
            wide(castles),
            wide(sign("Castles QR", "Castles QR", LONG_SIDE.called)),
        ],
    };
    vec![first, ranks, third, last]
}

const SPACE: PadKey = sign("␣", " ", "space");

/// Returns the keys of Staunton's full words.
fn staunton() -> Keypad {
    let first = vec![
        key("P", "pawn"),
        key("K", "king"),
        key("Q", "queen"),
        key("R", "rook"),
        key("B", "bishop"),
        key("Kt", "knight"),
        key(".", "full stop"),
        SPACE,
    ];
    let ranks = vec![
        sign("'s sq.", "'s sq.", "square"),
        sign("'s 2d.", "'s 2d.", "second"),
        sign("'s 3d.", "'s 3d.", "third"),
        sign("'s 4th.", "'s 4th.", "fourth"),
        sign("'s 5th.", "'s 5th.", "fifth"),
        sign("'s 6th.", "'s 6th.", "sixth"),
        sign("'s 7th.", "'s 7th.", "seventh"),
        sign("'s 8th.", "'s 8th.", "eighth"),
    ];
    let third = vec![
        sign("to", " to ", "to"),
        sign("takes", " takes ", "takes"),
        sign("(", " (", "bracket"),
        key(")", "end of bracket"),
        sign("(ch.)", " (ch.)", "check"),
        sign("(dis.)", " (dis. ch.)", "discovered check"),
        sign("(dble)", " (dble ch.)", "double check"),
        sign("(mate)", " (mate)", "mate"),
    ];
    let last = vec![
        sign("pass.", " (in passing)", "en passant"),
        sign("bec.", " (becoming a ", "becomes"),
        sign("Cas.K", "Castles on K's side.", SHORT_SIDE.called),
        sign("Cas.Q", "Castles on Q's side.", LONG_SIDE.called),
    ];
    vec![first, ranks, third, last]
}

/// Returns the keys of descriptive in another language.
fn continental(dialect: Dialect) -> Keypad {
    let (bishop, passing) = match dialect {
        Dialect::Spanish => ("A", " a.p."),
        Dialect::Portuguese => ("B", " e.p."),
        Dialect::French => ("F", " e.p."),
        Dialect::Italian => ("A", " e.p."),
    };
    let first = vec![
        key("P", "pawn"),
        key("R", "king"),
        key("D", "queen"),
        key("T", "rook"),
        key(bishop, "bishop"),
        key("C", "knight"),
        key("x", "takes"),
        key("-", "to"),
    ];
    let third = vec![
        key("+", "check"),
        match dialect {
            Dialect::French => key("≠", "mate"),
            _ => key("++", "mate"),
        },
        key("=", "becomes"),
        key("(", "bracket"),
        key(")", "end of bracket"),
        sign(passing.trim_ascii(), passing, "en passant"),
    ];
    vec![first, plain(RANKS), third, vec![SHORT_SIDE, LONG_SIDE]]
}

/// Returns the keys of coordinates.
fn coordinates() -> Keypad {
    let last = vec![
        key("q", "becomes a queen"),
        key("r", "becomes a rook"),
        key("b", "becomes a bishop"),
        key("n", "becomes a knight"),
    ];
    // The letter b is a file as well, and stands among them.
    vec![plain(FILES), plain(RANKS), last]
}

/// Returns the keys of Smith notation.
fn smith() -> Keypad {
    let third = vec![
        key("p", "takes a pawn"),
        key("n", "takes a knight"),
        key("b", "takes a bishop"),
        key("r", "takes a rook"),
        key("q", "takes a queen"),
        key("E", "en passant"),
        key("c", SHORT_SIDE.called),
        key("C", LONG_SIDE.called),
    ];
    let last = vec![
        key("N", "becomes a knight"),
        key("B", "becomes a bishop"),
        key("R", "becomes a rook"),
        key("Q", "becomes a queen"),
    ];
    vec![plain(FILES), plain(RANKS), third, last]
}

/// Returns the keys of a code for moves by telegraph.
fn telegraphic(code: TelegraphCode) -> Keypad {
    let letters = code.letters();
    in_rows((0..letters.len()).map(|at| key(&letters[at..=at], &letters[at..=at])))
}

/// Returns keys in rows of eight.
fn in_rows(keys: impl Iterator<Item = PadKey>) -> Keypad {
    let keys: Vec<PadKey> = keys.collect();
    keys.chunks(8).map(<[PadKey]>::to_vec).collect()
}

/// Returns the keys of braille.
fn braille(code: Braille) -> Keypad {
    let sign = |letter, called| key(code.sign(letter), called);
    let row = |letters: [char; 8]| plain(letters.map(|letter| code.sign(letter)));
    let key_of = |piece: Piece| key(code.piece_sign(piece), piece.name());
    let mut first = Piece::ORTHODOX.map(key_of).to_vec();
    // Nothing is written for a pawn.
    first.retain(|key| !key.writes.is_empty());
    first.extend([
        sign(Braille::TAKES, "takes"),
        sign(Braille::CHECKS, "check"),
        sign(Braille::TAKES_WITH_CHECK, "takes with check"),
    ]);
    let files = row(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
    let ranks = row(['1', '2', '3', '4', '5', '6', '7', '8']);
    let mut fourth = vec![key(code.castling_check(), "check behind castling")];
    if code.is_german {
        let queen = "behind the letter of a queen that takes";
        fourth.push(sign(Braille::QUEEN, queen));
    }
    let last = vec![
        key(code.castling(Wing::King), SHORT_SIDE.called),
        key(code.castling(Wing::Queen), LONG_SIDE.called),
        key(code.mate(), "mate"),
    ];
    vec![first, files, ranks, fourth, last]
}

/// The files as they are announced, each with the space before its rank.
const NAMED_FILES: [&str; 8] = [
    "Anna ", "Bella ", "Cesar ", "David ", "Eva ", "Felix ", "Gustav ", "Hector ",
];

/// Returns the keys of announced moves.
fn spoken(language: SpokenLanguage) -> Keypad {
    let word = |letter| {
        let word = language.word(letter);
        key(word, word)
    };
    let first = ['K', 'Q', 'R', 'B', 'N', 'x', '+', '#'].map(word).to_vec();
    let files = FILES.into_iter().zip(NAMED_FILES);
    let files = files.map(|(file, name)| sign(file, name, name.trim_ascii_end()));
    let castling = [(SHORT_SIDE, Wing::King), (LONG_SIDE, Wing::Queen)];
    let castling = castling.map(|(key, wing)| sign(key.shows, language.castling(wing), key.called));
    let last = [SPACE].into_iter().chain(castling).collect();
    vec![first, files.collect(), plain(RANKS), last]
}

/// Returns the keys of an algebraic notation of the past.
fn historic(historic: Historic) -> Keypad {
    let [king, queen] = historic.castles();
    let king = sign(king, king, SHORT_SIDE.called);
    let queen = wide(sign(queen, queen, LONG_SIDE.called));
    let [moves, sign_behind] = match historic {
        Historic::Meyer => [SPACE, key(":", "takes")],
        Historic::German => [key("–", "to"), key("×", "takes")],
        Historic::GermanShort => [key("–", "to"), key(":", "takes")],
        Historic::Alexandre => [key("-", "to"), key("°", "takes")],
        Historic::Murray => [key("(", "bracket"), sign("×", " × ", "takes")],
        Historic::Stamma => [SPACE, key("=", "becomes")],
    };
    let Some(letters) = historic.letters() else {
        let homes = plain(["A", "B", "C", "D", "E", "F", "G", "H"]);
        let last = vec![key("p", "pawn"), moves, sign_behind, king, queen];
        return vec![homes, plain(FILES), plain(RANKS), last];
    };
    let mut first = pieces(letters);
    if historic == Historic::Murray {
        first[4] = key("Kt", "knight");
    }
    first.extend([key("P", "pawn"), moves, sign_behind]);
    let last = vec![
        key("†", "check"),
        key("‡", "mate"),
        king,
        queen,
        match historic {
            Historic::Murray => key(")", "end of bracket"),
            _ => key("=", "becomes"),
        },
    ];
    let mut rows = vec![first, plain(FILES), plain(RANKS), last];
    if historic == Historic::Murray {
        rows.push(vec![key("=", "becomes")]);
    }
    rows
}

/// Returns the keys of reversible notation on eight files.
fn reversible() -> Keypad {
    let mut first = pieces(Letters::ENGLISH);
    first.extend([key("×", "takes"), key("+", "check"), key("=", "becomes")]);
    let last = vec![
        SHORT_SIDE,
        LONG_SIDE,
        key("#", "mate"),
        key("*", "en passant"),
    ];
    vec![first, plain(FILES), plain(RANKS), last]
}
