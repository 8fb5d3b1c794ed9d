//! Splits a text into the terms of a move, written in letters or in words.
//!
//! | text | terms |
//! |---|---|
//! | `C3AR` | knight, 3, bishop, king |
//! | `le Cavalier à la troisième case du Fou du Roi` | the same |
//! | `PxC:D≠` | pawn, takes, knight, colon, queen, mate |

use std::ops::Range;

use super::words::{Term, WingWord};
use super::{Dialect, words};
use crate::board::Wing;
use crate::notation::CheckSign;
use crate::notation::algebraic::DASHES;
use crate::notation::letters::{begins_with_words, is_capital, is_letter, lower};

/// A term and its place in the text.
#[derive(Clone, Debug)]
pub(in crate::notation) struct Termed {
    /// Meaning of the stretch.
    pub term: Term,
    /// Byte offsets into the text.
    pub span: Range<usize>,
    /// Whether something stands between it and the term before.
    pub apart: bool,
    /// Whether a full stop after a word, which ends a sentence, stands before it.
    pub anew: bool,
}

/// The terms of a text; the last is [`Term::End`] or [`Term::Unknown`].
pub(in crate::notation) type Terms = Vec<Termed>;

/// Signs for taking en passant, tried before all else.
const PASSING: [&str; 13] = [
    "e.p.",
    "e. p.",
    "e.p",
    "a.p.",
    "a. p.",
    "a.p",
    "al paso",
    "al pas",
    "al varco",
    "en passant",
    "en pasant",
    "de passagem",
    "na passagem",
];

/// Most terms of a move.
const LONGEST: usize = 14;

/// Marks of check.
const MARKS: [(&str, CheckSign); 8] = [
    ("++", CheckSign::MateOrDouble),
    ("††", CheckSign::MateOrDouble),
    ("+", CheckSign::Check),
    ("†", CheckSign::Check),
    ("#", CheckSign::Mate),
    ("≠", CheckSign::Mate),
    ("‡", CheckSign::MateOrDouble),
    ("∓", CheckSign::Check),
];

/// Splits a text into terms from this byte on. In `running` text a wide gap ends the move.
pub(in crate::notation) fn terms(
    text: &str,
    start: usize,
    dialect: Dialect,
    running: bool,
) -> Terms {
    let mut terms: Terms = Vec::with_capacity(8);
    let mut at = start;
    let (mut apart, mut anew) = (false, false);
    loop {
        let rest = &text[at..];
        let (mut term, length) = next(rest, dialect);
        if running && (is_parted(&terms, rest, dialect) || apart && is_mark(rest)) {
            term = Term::End;
        }
        let span = at..at + length;
        at = span.end;
        let before = terms.last_mut();
        match (term, before) {
            (Term::Filler, before) => {
                apart = true;
                anew |= rest.starts_with('.') && before.is_some_and(|last| last.span.len() > 2);
                continue;
            }
            (Term::House, Some(last)) if matches!(last.term, Term::Rank(_)) => continue,
            (Term::House, _) => term = Term::Rank(1),
            (Term::Steps(_), Some(last)) => {
                if let Term::Rank(count) = last.term {
                    last.term = Term::Steps(count);
                    last.span.end = span.end;
                    continue;
                }
                term = Term::Unknown;
            }
            (Term::Steps(_), None) => term = Term::Unknown,
            _ => {}
        }
        terms.push(Termed {
            term,
            span,
            apart,
            anew,
        });
        (apart, anew) = (false, false);
        if matches!(term, Term::End | Term::Unknown) {
            return terms;
        }
        if running && terms.len() == LONGEST {
            let span = at..at;
            terms.push(Termed {
                term: Term::End,
                span,
                apart: true,
                anew: true,
            });
            return terms;
        }
    }
}

/// Whether the text from here on belongs to something else than the move of these terms.
fn is_parted(terms: &[Termed], rest: &str, dialect: Dialect) -> bool {
    let below = rest.strip_prefix('\n');
    // Dots stand for a move that is not repeated.
    let gaps = ["  ", "\t", "..", ". ."];
    let last = terms.last();
    below.is_some_and(|below| !is_torn(terms, below, dialect))
        || gaps.iter().any(|gap| rest.starts_with(gap))
        || last.is_some_and(|last| is_number(last, rest, dialect))
        || begins_anew(terms, rest, dialect)
}

/// Whether a move with a rank in brackets begins behind one that is complete: `D(7)8 F` in `P 4 F D(7)8 F`.
fn begins_anew(terms: &[Termed], rest: &str, dialect: Dialect) -> bool {
    let is_complete = matches!(terms, [.., to, file]
        if matches!((to.term, file.term), (Term::Rank(_), Term::Piece(_))));
    // Few terms stand behind such a move, so only for these the text is looked at once more.
    if !is_complete {
        return false;
    }
    let (piece, length) = next(rest, dialect);
    let lands = |behind: &str| behind.starts_with(|c| matches!(c, '1'..='8'));
    matches!(piece, Term::Piece(_)) && behind_bracketed_rank(&rest[length..]).is_some_and(lands)
}

/// Returns what stands behind a rank in brackets, such as `(7)`, if the text begins with one.
fn behind_bracketed_rank(text: &str) -> Option<&str> {
    let behind = text.strip_prefix('(')?;
    behind
        .strip_prefix(|c| matches!(c, '1'..='8'))?
        .strip_prefix(')')
}

/// Whether the end of a line tears a move: its rank, what it takes, its file or its mark stands `below`, as
/// in `D` and `2 T` or `P(4)` and `prend P`.
fn is_torn(terms: &[Termed], below: &str, dialect: Dialect) -> bool {
    let Some((last, before)) = terms.split_last() else {
        return false;
    };
    let castled = || matches!(before, [.., castle] if matches!(castle.term, Term::Castle(_)));
    let (next, length) = next(below, dialect);
    match (last.term, next) {
        // `12` and `2.` number a row.
        (Term::Piece(_) | Term::Close, Term::Rank(_)) => {
            !below[length..].starts_with(|c: char| c.is_ascii_digit() || c == '.')
        }
        (Term::Piece(_) | Term::Rank(_) | Term::Close, Term::Takes) => true,
        (Term::Piece(_), Term::Open) => behind_bracketed_rank(below).is_some(),
        (Term::Rank(_) | Term::Takes, Term::Piece(_)) => !dialect.signs().file_first,
        (_, Term::Check(_) | Term::Passing) => true,
        (Term::Wing(_, WingWord::Before), Term::Castle(_)) => !castled(),
        (Term::Castle(None), Term::Wing(_, WingWord::Behind)) => true,
        _ => false,
    }
}

/// Whether the last rank is the number of a move that stands behind its stop: the 8 of `A 8. C 4 D`, a note
/// that begins with the Spanish "to".
fn is_number(last: &Termed, rest: &str, dialect: Dialect) -> bool {
    let is_rank = matches!(last.term, Term::Rank(_)) && !dialect.signs().file_first;
    let behind = rest.strip_prefix('.').filter(|_| is_rank);
    behind.map(str::trim_start).is_some_and(|behind| {
        let (piece, length) = next(behind, dialect);
        let (rank, _) = next(behind[length..].trim_start(), dialect);
        matches!((piece, rank), (Term::Piece(_), Term::Rank(_)))
    })
}

/// Whether a footnote mark begins here: `(c)`, `c)`.
fn is_mark(rest: &str) -> bool {
    let rest = rest.strip_prefix('(').unwrap_or(rest);
    rest.starts_with(|c: char| c.is_ascii_lowercase()) && rest[1..].starts_with(')')
}

/// Returns the next term and its length in bytes.
fn next(rest: &str, dialect: Dialect) -> (Term, usize) {
    let Some(first) = rest.chars().next() else {
        return (Term::End, 0);
    };
    let width = first.len_utf8();
    if is_letter(first) {
        return letters(rest, first, dialect);
    }
    if let Some((mark, sign)) = MARKS.iter().find(|(mark, _)| rest.starts_with(mark)) {
        return (Term::Check(*sign), mark.len());
    }
    let term = match first {
        '0' => match castling(rest) {
            Some((wing, length)) => return (Term::Castle(Some(wing)), length),
            None => Term::Unknown,
        },
        '1'..='8' => {
            let ending = ordinal(&rest[1..]);
            return (Term::Rank(first as u8 - b'0'), 1 + ending);
        }
        '×' => Term::Takes,
        ':' => Term::Colon,
        '(' | '[' => Term::Open,
        ')' | ']' => Term::Close,
        '/' | '\\' => Term::Slash,
        '=' => Term::Equals,
        '!' | '?' | '‼' | '⁇' | '⁈' | '⁉' => Term::Glyph,
        '.' | ',' | '\'' | '’' | 'º' | '°' | '_' => Term::Filler,
        _ if DASHES.contains(&first) || first == '‐' => Term::Dash,
        _ if first.is_whitespace() => Term::Filler,
        _ => Term::Unknown,
    };
    (term, width)
}

/// Returns the length in bytes of an ordinal's ending right after its digit: `3e`, `4me`, `2ª`,
/// `3ra`.
fn ordinal(rest: &str) -> usize {
    const ENDINGS: [&str; 13] = [
        "ème", "eme", "me", "re", "er", "ra", "da", "ta", "na", "va", "ma", "e", "a",
    ];
    let run = rest
        .find(|c: char| !is_letter(c) || is_capital(c))
        .unwrap_or(rest.len());
    let known = ENDINGS.contains(&&rest[..run]) && !rest[run..].starts_with(".p");
    if known { run } else { 0 }
}

/// Returns the term of a letter or a word, and its length in bytes.
fn letters(rest: &str, first: char, dialect: Dialect) -> (Term, usize) {
    if first.is_ascii_lowercase()
        && let Some(sign) = PASSING.iter().find(|sign| begins_with_words(rest, sign))
    {
        return (Term::Passing, sign.len());
    }
    if matches!(first, 'O' | 'o')
        && let Some((wing, length)) = castling(rest)
    {
        return (Term::Castle(Some(wing)), length);
    }
    let run = rest.find(|c: char| !is_letter(c)).unwrap_or(rest.len());
    let word = &rest[..run];
    let single = run == first.len_utf8();
    let piece = dialect.piece(first);
    if !(single && piece.is_some())
        && run <= 16
        && let Some(term) = words::term(&lower(word))
        && !(word.chars().all(is_capital) && piece.is_some())
    {
        // The period of "éch." and "j." is theirs.
        let short = run <= 4 && matches!(term, Term::Check(sign) if sign != CheckSign::Mate);
        let stop = usize::from(short && rest[run..].starts_with('.'));
        return (term, run + stop);
    }
    let width = first.len_utf8();
    match (piece, first) {
        // The R of "Remise" is no king; that of `RxP` and `Rpr P` is.
        (Some(_), _) if begins_word(&word[width..]) => (Term::Unknown, width),
        (Some(piece), _) => (Term::Piece(piece), width),
        (None, 'x' | 'X') => (Term::Takes, width),
        _ => (Term::Unknown, width),
    }
}

/// Whether the letters behind a capital are those of a word.
fn begins_word(behind: &str) -> bool {
    let small = behind.find(is_capital).unwrap_or(behind.len());
    small > 1 && !behind.starts_with('x') && !behind.starts_with("pr")
}

/// Returns the wing of `O-O` or `0 — 0 — 0`, and the length in bytes.
fn castling(rest: &str) -> Option<(Wing, usize)> {
    let mut end = 0;
    let mut rounds = 0;
    let mut at = 0;
    while rounds < 3 {
        let spaces = rest[at..].len() - rest[at..].trim_start_matches(' ').len();
        let next = &rest[at + spaces..];
        if !next.starts_with(['O', '0', 'o']) {
            break;
        }
        rounds += 1;
        at += spaces + 1;
        end = at;
        let next = rest[at..].trim_start_matches(' ');
        let Some(dash) = next
            .chars()
            .next()
            .filter(|c| DASHES.contains(c) || *c == '‐')
        else {
            break;
        };
        at = rest.len() - next.len() + dash.len_utf8();
    }
    match rounds {
        2 => Some((Wing::King, end)),
        3 => Some((Wing::Queen, end)),
        _ => None,
    }
}
