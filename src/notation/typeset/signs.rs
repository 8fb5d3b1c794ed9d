//! The signs and words around a printed move.

use crate::board::Wing;
use crate::notation::CheckSign;
use crate::notation::algebraic::DASHES;
use crate::notation::letters::begins_with_words;

/// Signs and words of check, in all languages.
const CHECKS: [(&str, CheckSign); 50] = [
    ("++", CheckSign::MateOrDouble),
    ("+", CheckSign::Check),
    ("††", CheckSign::MateOrDouble),
    ("†", CheckSign::Check),
    ("‡", CheckSign::MateOrDouble),
    ("#", CheckSign::Mate),
    ("≠", CheckSign::Mate),
    ("⨁", CheckSign::Check),
    ("matt", CheckSign::Mate),
    ("matto", CheckSign::Mate),
    ("mat", CheckSign::Mate),
    ("mate", CheckSign::Mate),
    ("мат", CheckSign::Mate),
    ("X", CheckSign::Mate),
    ("Х", CheckSign::Mate),
    ("schach", CheckSign::Check),
    ("Schach", CheckSign::Check),
    ("sch.", CheckSign::Check),
    ("Doppelschach", CheckSign::Double),
    ("Abzugsschach", CheckSign::Discovered),
    ("schaak", CheckSign::Check),
    ("éch. d.", CheckSign::Discovered),
    ("éch. déc.", CheckSign::Discovered),
    ("éch. double", CheckSign::Double),
    ("échec double", CheckSign::Double),
    ("échec à la découverte", CheckSign::Discovered),
    ("éch.", CheckSign::Check),
    ("échec", CheckSign::Check),
    ("jaque", CheckSign::Check),
    ("jaque doble", CheckSign::Double),
    ("jaque a la descubierta", CheckSign::Discovered),
    ("scacco", CheckSign::Check),
    ("scacco doppio", CheckSign::Double),
    ("xeque", CheckSign::Check),
    ("шах", CheckSign::Check),
    ("двойной шах", CheckSign::Double),
    ("вскрытый шах", CheckSign::Discovered),
    ("ш.", CheckSign::Check),
    ("ш", CheckSign::Check),
    ("šach", CheckSign::Check),
    ("szach", CheckSign::Check),
    ("schack", CheckSign::Check),
    ("skak", CheckSign::Check),
    ("sakk", CheckSign::Check),
    ("şah", CheckSign::Check),
    ("dis. ch.", CheckSign::Discovered),
    ("dis ch", CheckSign::Discovered),
    ("dbl ch", CheckSign::Double),
    ("ch.", CheckSign::Check),
    ("ch", CheckSign::Check),
];

/// Signs and words of taking en passant.
const PASSING: [&str; 13] = [
    "e. p.",
    "e.p.",
    "e.p",
    "ep.",
    "i. v.",
    "i.v.",
    "a. p.",
    "a.p.",
    "en passant",
    "al paso",
    "al varco",
    "на проходе",
    "mimochodem",
];

/// Words for castling.
const CASTLING: [(&str, Option<Wing>); 16] = [
    ("kurze Rochade", Some(Wing::King)),
    ("lange Rochade", Some(Wing::Queen)),
    ("kleine Rochade", Some(Wing::King)),
    ("große Rochade", Some(Wing::Queen)),
    ("Rochade", None),
    ("petit roque", Some(Wing::King)),
    ("grand roque", Some(Wing::Queen)),
    ("enroque corto", Some(Wing::King)),
    ("enroque largo", Some(Wing::Queen)),
    ("arrocco corto", Some(Wing::King)),
    ("arrocco lungo", Some(Wing::Queen)),
    ("короткая рокировка", Some(Wing::King)),
    ("длинная рокировка", Some(Wing::Queen)),
    ("рокировка", None),
    ("korte rochade", Some(Wing::King)),
    ("lange rochade", Some(Wing::Queen)),
];

/// Returns whether a word ends here, because no letter or digit follows.
fn ends(rest: &str) -> bool {
    !rest.starts_with(char::is_alphanumeric)
}

/// Returns the length in bytes of a check mark at the start of the text, and what it says. The
/// longest that fits is taken.
pub(super) fn check(text: &str) -> Option<(usize, CheckSign)> {
    let fits = |mark: &str| {
        let word = mark.ends_with(char::is_alphabetic);
        text.strip_prefix(mark)
            .is_some_and(|rest| !word || ends(rest))
    };
    let marks = CHECKS.iter().filter(|(mark, _)| fits(mark));
    let (mark, sign) = marks.max_by_key(|(mark, _)| mark.len())?;
    Some((mark.len(), *sign))
}

/// Returns the length in bytes of "e. p." at the start of the text.
pub(super) fn passing(text: &str) -> Option<usize> {
    let signs = PASSING.iter().find(|sign| begins_with_words(text, sign));
    signs.map(|sign| sign.len())
}

/// Returns the length in bytes of castling at the start of the text, and the wing if it is named.
pub(super) fn castling(text: &str) -> Option<(usize, Option<Wing>)> {
    let words = CASTLING
        .iter()
        .find(|(words, _)| text.strip_prefix(words).is_some_and(ends));
    if let Some((words, wing)) = words {
        return Some((words.len(), *wing));
    }
    let round = |c: char| matches!(c, 'O' | '0' | 'o' | 'О' | 'о' | 'Ο' | 'ο');
    let dash = |c: char| DASHES.contains(&c) || c == '‐';
    let (mut end, mut rounds, mut rest) = (0, 0, text);
    while rounds < 3 {
        let Some(next) = rest.strip_prefix(round) else {
            break;
        };
        rounds += 1;
        end = text.len() - next.len();
        let next = next.strip_prefix(' ').unwrap_or(next);
        let Some(next) = next.strip_prefix(dash) else {
            break;
        };
        rest = next.strip_prefix(' ').unwrap_or(next);
    }
    let wing = match rounds {
        2 => Wing::King,
        3 => Wing::Queen,
        _ => return None,
    };
    ends(&text[end..]).then_some((end, Some(wing)))
}

/// Returns the text behind spaces, or behind the end of a line.
fn behind_gap(text: &str) -> &str {
    let bare = text.trim_start_matches(' ');
    bare.strip_prefix('\n').unwrap_or(bare)
}

/// Returns the length in bytes of the king and the rook with which it castles in Meyer's notation, and
/// the wing: `K M`, or `K M a` with the file of a rook of the queen's side.
pub(super) fn castling_with_rook(text: &str) -> Option<(usize, Option<Wing>)> {
    // The end of a line may stand between them.
    let behind = behind_gap(text.strip_prefix('K')?).strip_prefix('M')?;
    let file = behind_gap(behind);
    // `K M a)` has the letter of a note.
    let named = |letter: char| {
        file.strip_prefix(letter)
            .filter(|rest| !rest.starts_with(')'))
    };
    let (rest, wing) = match (named('a'), named('h')) {
        (Some(rest), _) => (rest, Wing::Queen),
        (_, Some(rest)) => (rest, Wing::King),
        _ => (behind, Wing::King),
    };
    ends(rest).then_some((text.len() - rest.len(), Some(wing)))
}
