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
use crate::words::{self, Message};

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
/// Returns the key for castling on the king's side.
fn short_side() -> PadKey {
    key("O-O", words::SAYS_CASTLES_KINGSIDE.text())
}

/// Returns the key for castling on the queen's side.
fn long_side() -> PadKey {
    key("O-O-O", words::SAYS_CASTLES_QUEENSIDE.text())
}

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
        Notation::Numeric(numbers) => {
            let keys = numbers.keys().iter();
            in_rows(keys.map(|&(sign, called)| key(sign, called.map_or(sign, Message::text))))
        }
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
    let key_of = |piece: Piece| Some(key(letters.letter(piece)?, piece.said()));
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
    first.extend([
        key("x", words::PAD_TAKES.text()),
        key("+", words::SAYS_CHECK.text()),
        key("=", words::PAD_BECOMES.text()),
    ]);
    let last = match writes_both_squares {
        true => vec![
            short_side(),
            long_side(),
            key("#", words::SAYS_MATE.text()),
            key("-", words::PAD_TO.text()),
        ],
        false => vec![
            short_side(),
            wide(long_side()),
            key("#", words::SAYS_MATE.text()),
        ],
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
        Spelling::Spaced => [
            sign("-", " - ", words::PAD_TO.text()),
            sign("×", " × ", words::PAD_TAKES.text()),
        ],
        Spelling::To => [
            sign("to", " to ", words::PAD_TO.text()),
            sign("takes", " takes ", words::PAD_TAKES.text()),
        ],
        _ => [
            key("-", words::PAD_TO.text()),
            key("x", words::PAD_TAKES.text()),
        ],
    };
    let first = vec![
        key("P", words::PIECE_PAWN.text()),
        key("K", words::PIECE_KING.text()),
        key("Q", words::PIECE_QUEEN.text()),
        match spelling {
            Spelling::Guthrie => key("C", words::PAD_CASTLE.text()),
            _ => key("R", words::PIECE_ROOK.text()),
        },
        key("B", words::PIECE_BISHOP.text()),
        key(knight, words::PIECE_KNIGHT.text()),
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
        ranks[0] = sign("sq", " sq", words::PAD_SQUARE.text());
    }
    let open = match is_spaced || writes_words {
        true => sign("(", " (", words::PAD_BRACKET.text()),
        false => key("(", words::PAD_BRACKET.text()),
    };
    let passing = match writes_words {
        true => sign("e.p.", " en pas", words::EN_PASSANT.text()),
        false => sign("e.p.", " e.p.", words::EN_PASSANT.text()),
    };
    let third = vec![
        sign("ch", " ch", words::SAYS_CHECK.text()),
        sign("dis", " dis", words::PAD_DISCOVERED.text()),
        sign("dbl", " dbl", words::PAD_DOUBLE.text()),
        wide(sign("mate", " mate", words::SAYS_MATE.text())),
        open,
        key(")", words::PAD_END_OF_BRACKET.text()),
        passing,
    ];
    let castles = sign("Castles", "Castles", short_side().called);
    let last = match spelling {
        Spelling::Modern | Spelling::Guthrie => vec![
            short_side(),
            long_side(),
            key("=", words::PAD_BECOMES.text()),
        ],
        Spelling::Spaced => vec![
            space(),
            sign("Cas.", "Castles", short_side().called),
            wide(sign("Castles Q R", "Castles Q R", long_side().called)),
        ],
        _ => vec![
            wide(castles),
            wide(sign("Castles QR", "Castles QR", long_side().called)),
        ],
    };
    vec![first, ranks, third, last]
}

/// Returns the key for a space.
fn space() -> PadKey {
    sign("␣", " ", words::PAD_SPACE.text())
}

/// Returns the keys of Staunton's full words.
fn staunton() -> Keypad {
    let first = vec![
        key("P", words::PIECE_PAWN.text()),
        key("K", words::PIECE_KING.text()),
        key("Q", words::PIECE_QUEEN.text()),
        key("R", words::PIECE_ROOK.text()),
        key("B", words::PIECE_BISHOP.text()),
        key("Kt", words::PIECE_KNIGHT.text()),
        key(".", words::PAD_FULL_STOP.text()),
        space(),
    ];
    let ranks = vec![
        sign("'s sq.", "'s sq.", words::PAD_SQUARE.text()),
        sign("'s 2d.", "'s 2d.", words::PAD_SECOND.text()),
        sign("'s 3d.", "'s 3d.", words::PAD_THIRD.text()),
        sign("'s 4th.", "'s 4th.", words::PAD_FOURTH.text()),
        sign("'s 5th.", "'s 5th.", words::PAD_FIFTH.text()),
        sign("'s 6th.", "'s 6th.", words::PAD_SIXTH.text()),
        sign("'s 7th.", "'s 7th.", words::PAD_SEVENTH.text()),
        sign("'s 8th.", "'s 8th.", words::PAD_EIGHTH.text()),
    ];
    let third = vec![
        sign("to", " to ", words::PAD_TO.text()),
        sign("takes", " takes ", words::PAD_TAKES.text()),
        sign("(", " (", words::PAD_BRACKET.text()),
        key(")", words::PAD_END_OF_BRACKET.text()),
        sign("(ch.)", " (ch.)", words::SAYS_CHECK.text()),
        sign("(dis.)", " (dis. ch.)", words::SAYS_DISCOVERED.text()),
        sign("(dble)", " (dble ch.)", words::SAYS_DOUBLE.text()),
        sign("(mate)", " (mate)", words::SAYS_MATE.text()),
    ];
    let last = vec![
        sign("pass.", " (in passing)", words::EN_PASSANT.text()),
        sign("bec.", " (becoming a ", words::PAD_BECOMES.text()),
        sign("Cas.K", "Castles on K's side.", short_side().called),
        sign("Cas.Q", "Castles on Q's side.", long_side().called),
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
        key("P", words::PIECE_PAWN.text()),
        key("R", words::PIECE_KING.text()),
        key("D", words::PIECE_QUEEN.text()),
        key("T", words::PIECE_ROOK.text()),
        key(bishop, words::PIECE_BISHOP.text()),
        key("C", words::PIECE_KNIGHT.text()),
        key("x", words::PAD_TAKES.text()),
        key("-", words::PAD_TO.text()),
    ];
    let third = vec![
        key("+", words::SAYS_CHECK.text()),
        match dialect {
            Dialect::French => key("≠", words::SAYS_MATE.text()),
            _ => key("++", words::SAYS_MATE.text()),
        },
        key("=", words::PAD_BECOMES.text()),
        key("(", words::PAD_BRACKET.text()),
        key(")", words::PAD_END_OF_BRACKET.text()),
        sign(passing.trim_ascii(), passing, words::EN_PASSANT.text()),
    ];
    vec![first, plain(RANKS), third, vec![short_side(), long_side()]]
}

/// Returns the keys of coordinates.
fn coordinates() -> Keypad {
    let last = vec![
        key("q", words::PAD_BECOMES_QUEEN.text()),
        key("r", words::PAD_BECOMES_ROOK.text()),
        key("b", words::PAD_BECOMES_BISHOP.text()),
        key("n", words::PAD_BECOMES_KNIGHT.text()),
    ];
    // The letter b is a file as well, and stands among them.
    vec![plain(FILES), plain(RANKS), last]
}

/// Returns the keys of Smith notation.
fn smith() -> Keypad {
    let third = vec![
        key("p", words::PAD_TAKES_PAWN.text()),
        key("n", words::PAD_TAKES_KNIGHT.text()),
        key("b", words::PAD_TAKES_BISHOP.text()),
        key("r", words::PAD_TAKES_ROOK.text()),
        key("q", words::PAD_TAKES_QUEEN.text()),
        key("E", words::EN_PASSANT.text()),
        key("c", short_side().called),
        key("C", long_side().called),
    ];
    let last = vec![
        key("N", words::PAD_BECOMES_KNIGHT.text()),
        key("B", words::PAD_BECOMES_BISHOP.text()),
        key("R", words::PAD_BECOMES_ROOK.text()),
        key("Q", words::PAD_BECOMES_QUEEN.text()),
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
    let key_of = |piece: Piece| key(code.piece_sign(piece), piece.said());
    let mut first = Piece::ORTHODOX.map(key_of).to_vec();
    // Nothing is written for a pawn.
    first.retain(|key| !key.writes.is_empty());
    first.extend([
        sign(Braille::TAKES, words::PAD_TAKES.text()),
        sign(Braille::CHECKS, words::SAYS_CHECK.text()),
        sign(
            Braille::TAKES_WITH_CHECK,
            words::PAD_TAKES_WITH_CHECK.text(),
        ),
    ]);
    let files = row(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
    let ranks = row(['1', '2', '3', '4', '5', '6', '7', '8']);
    let mut fourth = vec![key(
        code.castling_check(),
        words::PAD_CHECK_BEHIND_CASTLING.text(),
    )];
    if code.is_german {
        let queen = words::PAD_BEHIND_QUEEN.text();
        fourth.push(sign(Braille::QUEEN, queen));
    }
    let last = vec![
        key(code.castling(Wing::King), short_side().called),
        key(code.castling(Wing::Queen), long_side().called),
        key(code.mate(), words::SAYS_MATE.text()),
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
    let castling = [(short_side(), Wing::King), (long_side(), Wing::Queen)];
    let castling = castling.map(|(key, wing)| sign(key.shows, language.castling(wing), key.called));
    let last = [space()].into_iter().chain(castling).collect();
    vec![first, files.collect(), plain(RANKS), last]
}

/// Returns the keys of an algebraic notation of the past.
fn historic(historic: Historic) -> Keypad {
    let [king, queen] = historic.castles();
    let king = sign(king, king, short_side().called);
    let queen = wide(sign(queen, queen, long_side().called));
    let [moves, sign_behind] = match historic {
        Historic::Meyer => [space(), key(":", words::PAD_TAKES.text())],
        Historic::German => [
            key("–", words::PAD_TO.text()),
            key("×", words::PAD_TAKES.text()),
        ],
        Historic::GermanShort => [
            key("–", words::PAD_TO.text()),
            key(":", words::PAD_TAKES.text()),
        ],
        Historic::Alexandre => [
            key("-", words::PAD_TO.text()),
            key("°", words::PAD_TAKES.text()),
        ],
        Historic::Murray => [
            key("(", words::PAD_BRACKET.text()),
            sign("×", " × ", words::PAD_TAKES.text()),
        ],
        Historic::Stamma => [space(), key("=", words::PAD_BECOMES.text())],
    };
    let Some(letters) = historic.letters() else {
        let homes = plain(["A", "B", "C", "D", "E", "F", "G", "H"]);
        let last = vec![
            key("p", words::PIECE_PAWN.text()),
            moves,
            sign_behind,
            king,
            queen,
        ];
        return vec![homes, plain(FILES), plain(RANKS), last];
    };
    let mut first = pieces(letters);
    if historic == Historic::Murray {
        first[4] = key("Kt", words::PIECE_KNIGHT.text());
    }
    first.extend([key("P", words::PIECE_PAWN.text()), moves, sign_behind]);
    let last = vec![
        key("†", words::SAYS_CHECK.text()),
        key("‡", words::SAYS_MATE.text()),
        king,
        queen,
        match historic {
            Historic::Murray => key(")", words::PAD_END_OF_BRACKET.text()),
            _ => key("=", words::PAD_BECOMES.text()),
        },
    ];
    let mut rows = vec![first, plain(FILES), plain(RANKS), last];
    if historic == Historic::Murray {
        rows.push(vec![key("=", words::PAD_BECOMES.text())]);
    }
    rows
}

/// Returns the keys of reversible notation on eight files.
fn reversible() -> Keypad {
    let mut first = pieces(Letters::ENGLISH);
    first.extend([
        key("×", words::PAD_TAKES.text()),
        key("+", words::SAYS_CHECK.text()),
        key("=", words::PAD_BECOMES.text()),
    ]);
    let last = vec![
        short_side(),
        long_side(),
        key("#", words::SAYS_MATE.text()),
        key("*", words::EN_PASSANT.text()),
    ];
    vec![first, plain(FILES), plain(RANKS), last]
}
