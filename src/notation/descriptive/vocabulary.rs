//! The words of a move and what they mean, as data.
//!
//! | words | token |
//! |---|---|
//! | `king` … `pawn`, `pawne`, `kings`, `castle` of a rook, `before himselfe` | [`Tok::Piece`] |
//! | `first` … `eighth`, `three` … `eight`, `square`, `sq.`, `house` | [`Tok::Rank`], [`Tok::SquareWord`] |
//! | `to`, `into the` · `takes`, `takes it`, `retakes` | [`Tok::Moves`] · [`Tok::Takes`] |
//! | `moves`, `retires`, `interposes`, `covers` | [`Tok::Goes`] |
//! | `one`, `two` | [`Tok::Steps`] |
//! | `becomes`, `makes`, `claims` · `queening` | [`Tok::Becomes`] · [`Tok::Queens`] |
//! | `checks`, `dis. ch.`, `and mate` | [`Tok::Sign`] |
//! | `his`, `her` · `adverse` · `on`, `at`, `with` · `of`, `before` | [`Tok::Own`] · [`Tok::Adverse`] · [`Tok::At`] · [`Tok::Of`] |
//! | `the`, `a`, `own`, `black`, `gives`, `commands his` | nothing: they are skipped |

use super::token::Tok;
use crate::board::{Piece, Wing};
use crate::notation::CheckSign;

/// Returns the words that begin with this small letter, in any case. A space in a word stands for
/// up to three spaces, periods and hyphens, or for none. Of words that begin alike, the longer one
/// mostly comes first.
#[expect(clippy::too_many_lines, reason = "a table of words")]
const fn words(letter: u8) -> &'static [(&'static str, Tok)] {
    const CHECK: Tok = Tok::Sign(CheckSign::Check);
    const MATE: Tok = Tok::Sign(CheckSign::Mate);
    const DISCOVERED: Tok = Tok::Sign(CheckSign::Discovered);
    const DOUBLE: Tok = Tok::Sign(CheckSign::Double);
    match letter {
        b'a' => &[
            ("and", Tok::And),
            ("at", Tok::At),
            ("advances", Tok::Goes),
            ("advance", Tok::Goes),
            ("another", Tok::Filler),
            ("again", Tok::Filler),
            ("adverse", Tok::Adverse),
            ("adversary's", Tok::Adverse),
            ("adv", Tok::Adverse),
            ("an", Tok::Filler),
            ("a", Tok::Filler),
        ],
        b'b' => &[
            ("becomes", Tok::Becomes),
            ("becoming", Tok::Becomes),
            ("become", Tok::Becomes),
            ("before", Tok::Of),
            ("bishoppe", Tok::Piece(Piece::Bishop)),
            ("bishopp", Tok::Piece(Piece::Bishop)),
            ("bishop", Tok::Piece(Piece::Bishop)),
            ("bish", Tok::Piece(Piece::Bishop)),
            ("by discovery", DISCOVERED),
            ("blacke", Tok::Filler),
            ("black", Tok::Filler),
        ],
        b'c' => &[
            ("check and mate", MATE),
            ("checkmates", MATE),
            ("check mate", MATE),
            ("ch and mate", MATE),
            ("ch mate", MATE),
            ("checking", CHECK),
            ("checks", CHECK),
            ("check", CHECK),
            ("chk", CHECK),
            ("ch", CHECK),
            ("castles", Tok::Castles),
            ("castled", Tok::Castles),
            ("castling", Tok::Castles),
            ("castle", Tok::CastleOrRook),
            ("captures it", Tok::Takes),
            ("captures", Tok::Takes),
            ("capturing", Tok::Takes),
            ("capture", Tok::Takes),
            ("commands his", Tok::Filler),
            ("commands her", Tok::Filler),
            ("commands the", Tok::Filler),
            ("covers", Tok::Goes),
            ("claims", Tok::Becomes),
            ("claiming", Tok::Becomes),
        ],
        b'd' => &[
            ("discovered check", DISCOVERED),
            ("discovered ch", DISCOVERED),
            ("discovering check", DISCOVERED),
            ("discovering ch", DISCOVERED),
            ("discovers check", DISCOVERED),
            ("discovers ch", DISCOVERED),
            ("discov ch", DISCOVERED),
            ("discovers", DISCOVERED),
            ("disc check", DISCOVERED),
            ("disc ch", DISCOVERED),
            ("disc +", DISCOVERED),
            ("dis check", DISCOVERED),
            ("dis ch", DISCOVERED),
            ("dis +", DISCOVERED),
            ("d ch", DISCOVERED),
            ("double check", DOUBLE),
            ("double ch", DOUBLE),
            ("doub check", DOUBLE),
            ("doub ch", DOUBLE),
            ("dble check", DOUBLE),
            ("dble ch", DOUBLE),
            ("dbl check", DOUBLE),
            ("dbl ch", DOUBLE),
            ("dbl +", DOUBLE),
            ("db ch", DOUBLE),
            ("demands", Tok::Becomes),
            ("demanding", Tok::Becomes),
        ],
        b'e' => &[
            ("en passant", Tok::EnPassant),
            ("en pass", Tok::EnPassant),
            ("en pas", Tok::EnPassant),
            ("en p", Tok::EnPassant),
            ("e p", Tok::EnPassant),
            ("eighth", Tok::Rank(8)),
            ("eight", Tok::Rank(8)),
            ("exchanges", Tok::Takes),
            ("enemy's", Tok::Adverse),
        ],
        b'f' => &[
            ("first", Tok::Rank(1)),
            ("fourth", Tok::Rank(4)),
            ("four", Tok::Rank(4)),
            ("five", Tok::Rank(5)),
            ("fifth", Tok::Rank(5)),
            ("from", Tok::At),
        ],
        b'g' => &[
            ("gives", Tok::Filler),
            ("giving", Tok::Filler),
            ("goes", Tok::Goes),
        ],
        b'h' => &[
            ("his", Tok::Own(Wing::King)),
            ("her", Tok::Own(Wing::Queen)),
            ("houses", Tok::SquareWord),
            ("house", Tok::SquareWord),
            ("home", Tok::Filler),
            // In "into the fourth house before himselfe" this is the king or queen to whom the
            // piece belongs.
            ("himselfe", Tok::Piece(Piece::King)),
            ("himself", Tok::Piece(Piece::King)),
            ("herselfe", Tok::Piece(Piece::Queen)),
            ("herself", Tok::Piece(Piece::Queen)),
        ],
        b'i' => &[
            ("in passing", Tok::EnPassant),
            ("interposes", Tok::Goes),
            ("interposing", Tok::Goes),
            ("into the", Tok::Moves),
            ("its", Tok::Own(Wing::King)),
        ],
        b'k' => &[
            ("kingside", Tok::Wing(Wing::King)),
            ("king", Tok::Piece(Piece::King)),
            ("kinge", Tok::Piece(Piece::King)),
            ("knighte", Tok::Piece(Piece::Knight)),
            ("knight", Tok::Piece(Piece::Knight)),
            ("knt", Tok::Piece(Piece::Knight)),
        ],
        b'l' => &[("long", Tok::Wing(Wing::Queen))],
        b'm' => &[
            ("mates", MATE),
            ("mating", MATE),
            ("mate", MATE),
            ("moves", Tok::Goes),
            ("moved", Tok::Goes),
            ("makes", Tok::Becomes),
            ("making", Tok::Becomes),
        ],
        b'n' => &[("new", Tok::Filler)],
        b'o' => &[
            ("one", Tok::Steps(1)),
            ("on", Tok::At),
            ("owne", Tok::Filler),
            ("own", Tok::Filler),
            ("of", Tok::Of),
            ("off", Tok::Filler),
            ("opposing", Tok::Adverse),
            ("opponent's", Tok::Adverse),
        ],
        b'p' => &[
            ("pawne", Tok::Piece(Piece::Pawn)),
            ("pawn", Tok::Piece(Piece::Pawn)),
            ("passing", Tok::EnPassant),
            ("promotes to", Tok::Becomes),
            ("promoting to", Tok::Becomes),
            ("promotes", Tok::Becomes),
            ("pushes", Tok::Goes),
            ("pushed", Tok::Goes),
            ("plays", Tok::Filler),
        ],
        b'q' => &[
            ("queenside", Tok::Wing(Wing::Queen)),
            ("queening", Tok::Queens),
            ("queened", Tok::Queens),
            ("queene", Tok::Piece(Piece::Queen)),
            ("queen", Tok::Piece(Piece::Queen)),
        ],
        b'r' => &[
            ("rooke", Tok::Piece(Piece::Rook)),
            ("rook", Tok::Piece(Piece::Rook)),
            ("re takes it", Tok::Takes),
            ("re takes", Tok::Takes),
            ("recaptures it", Tok::Takes),
            ("recaptures", Tok::Takes),
            ("recovers", Tok::Takes),
            ("retires", Tok::Goes),
            ("retreats", Tok::Goes),
            ("returns", Tok::Goes),
            ("removes", Tok::Goes),
        ],
        b's' => &[
            ("squares", Tok::SquareWord),
            ("square", Tok::SquareWord),
            ("sqr", Tok::SquareWord),
            ("sq", Tok::SquareWord),
            ("second", Tok::Rank(2)),
            ("sixth", Tok::Rank(6)),
            ("six", Tok::Rank(6)),
            ("seventh", Tok::Rank(7)),
            ("seven", Tok::Rank(7)),
            ("steps", Tok::SquareWord),
            ("step", Tok::SquareWord),
            ("side", Tok::SideWord),
            ("short", Tok::Wing(Wing::King)),
        ],
        b't' => &[
            ("takes it", Tok::Takes),
            ("takes", Tok::Takes),
            ("taking", Tok::Takes),
            ("take", Tok::Takes),
            ("tks", Tok::Takes),
            ("third", Tok::Rank(3)),
            ("three", Tok::Rank(3)),
            ("two", Tok::Steps(2)),
            ("the", Tok::Filler),
            ("to", Tok::Moves),
        ],
        b'u' => &[("upon", Tok::At)],
        b'w' => &[
            ("with", Tok::At),
            ("white", Tok::Filler),
            ("wing", Tok::SideWord),
        ],
        b'x' => &[("x", Tok::Takes)],
        _ => &[],
    }
}

/// Letters that scanners often make of `ch.`, `sq.` and `6th`, with the period or bracket that ends
/// them.
pub(super) const MISREAD: [(&str, Tok); 9] = [
    ("cli.", Tok::Sign(CheckSign::Check)),
    ("cli)", Tok::Sign(CheckSign::Check)),
    ("eh.", Tok::Sign(CheckSign::Check)),
    ("eh)", Tok::Sign(CheckSign::Check)),
    ("oh.", Tok::Sign(CheckSign::Check)),
    ("oh)", Tok::Sign(CheckSign::Check)),
    ("eq.", Tok::Rank(1)),
    ("aq.", Tok::Rank(1)),
    ("Gth", Tok::Rank(6)),
];

/// Words that show that the word before them is prose: "and mates in three".
const PROSE: [&str; 6] = ["in ", "next", "the ", "his ", "by ", "soon"];

/// Returns the word that the text begins with, and its length with the period of an abbreviation. A
/// word ends before anything but a small letter.
pub(super) fn word(text: &str) -> Option<(Tok, usize)> {
    let letter = text.as_bytes().first()?.to_ascii_lowercase();
    let (tok, length) = words(letter).iter().find_map(|&(word, tok)| {
        let length = begins(text, word)?;
        ends(text, length, tok).map(|length| (tok, length))
    })?;
    let rest = &text[length..];
    let short = matches!(
        tok,
        Tok::Sign(_) | Tok::EnPassant | Tok::Rank(_) | Tok::SquareWord
    );
    let period = short && rest.starts_with('.') && !rest.starts_with("..");
    if !period && matches!(tok, Tok::Sign(_)) && is_prose(rest) {
        return None;
    }
    Some((tok, length + usize::from(period)))
}

/// Returns the words of at least this many letters, in lower case.
pub(super) fn long(least: usize) -> impl Iterator<Item = &'static str> {
    let all = (b'a'..=b'z').flat_map(|letter| words(letter).iter());
    let all = all.map(|(word, _)| *word);
    all.filter(move |word| word.len() >= least && !word.contains(' '))
}

/// Returns how many bytes of the text are this word, if the text begins with it.
fn begins(text: &str, word: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = 0;
    for wanted in word.bytes() {
        if wanted == b' ' {
            at += loose(&bytes[at..]);
        } else if bytes.get(at)?.eq_ignore_ascii_case(&wanted) {
            at += 1;
        } else {
            return None;
        }
    }
    Some(at)
}

/// Returns how many bytes stand for a space within a word.
fn loose(bytes: &[u8]) -> usize {
    let mut at = 0;
    for _ in 0..3 {
        at += match bytes[at..] {
            [b' ' | b'.' | b'-' | b'\n' | b'\r', ..] => 1,
            // A no-break space.
            [0xc2, 0xa0, ..] => 2,
            _ => return at,
        };
    }
    at
}

/// Returns the length of a word of this many bytes with the `s` of "Queens 4th", if it ends here.
/// Words for moving and taking and marks may be glued to anything but a small letter, and `x` to
/// that as well.
fn ends(text: &str, length: usize, tok: Tok) -> Option<usize> {
    let bytes = text.as_bytes();
    let after = |at: usize| bytes.get(at).copied().unwrap_or(b' ');
    let letter = after(length);
    match tok {
        Tok::Takes if length == 1 => Some(length),
        Tok::Piece(_)
            if matches!(letter, b's' | b'S') && !after(length + 1).is_ascii_alphabetic() =>
        {
            Some(length + 1)
        }
        _ if letter.is_ascii_lowercase() => None,
        Tok::Moves | Tok::Takes | Tok::Sign(_) | Tok::EnPassant => Some(length),
        // A word in capitals does not end before a capital.
        _ if letter.is_ascii_uppercase() && after(length - 1).is_ascii_uppercase() => None,
        Tok::Filler | Tok::At | Tok::Of if letter.is_ascii_alphanumeric() => None,
        _ => Some(length),
    }
}

/// Returns whether the text goes on as prose does.
fn is_prose(rest: &str) -> bool {
    let Some(next) = rest.strip_prefix([' ', '\n', '\u{a0}']) else {
        return false;
    };
    PROSE.iter().any(|word| next.starts_with(word))
}
