//! What stands between two tokens and says nothing.
//!
//! | in the text | what it is |
//! |---|---|
//! | spaces, a period, `'s`, `_` of typed italics | always passed over |
//! | `,` | the same; a sign that the next token may begin a move |
//! | `[A]` `(a)` `¹`, a stray quote, `..` | a slip: passed over and reported |
//! | `*` `;` `~` `|` | the same where a text is one move and no more |

use super::token::Tok;

/// What was passed over before a token.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Skipped {
    /// In bytes.
    pub length: usize,
    /// There were spaces.
    pub gap: bool,
    /// There were more than one in a row, the end of a line, or a comma.
    pub apart: bool,
    /// There was something that is no part of a move.
    pub passed: bool,
    /// There was an empty line.
    pub paragraph: bool,
}

impl Skipped {
    /// Adds what follows.
    pub fn join(&mut self, more: Skipped) {
        self.length += more.length;
        self.gap |= more.gap;
        self.apart |= more.apart;
        self.passed |= more.passed;
        self.paragraph |= more.paragraph;
    }
}

/// More strays in a row than this are no print of a move.
const STRAYS: usize = 4;

/// What is to be passed over from this byte on, after a token of this meaning; `loose` and `small` as
/// for [`lex`](super::lex::lex).
pub(super) fn skip(
    text: &str,
    from: usize,
    (loose, small): (bool, bool),
    last: Option<Tok>,
) -> Skipped {
    let mut skipped = Skipped::default();
    let (mut strays, mut line_ended) = (0, false);
    let mut at = from;
    loop {
        let rest = &text[at..];
        at += match between(rest, (loose, small), last, skipped.gap) {
            Between::Space { length, apart } => {
                skipped.gap = true;
                skipped.apart |= apart;
                if rest.starts_with('\n') {
                    skipped.paragraph |= line_ended;
                    line_ended = true;
                }
                length
            }
            Between::Pause => {
                skipped.apart = true;
                1
            }
            Between::Mute(length) => length,
            Between::Stray(length) if strays < STRAYS => {
                strays += 1;
                skipped.passed = true;
                length
            }
            Between::Stray(_) | Between::Other => {
                skipped.length = at - from;
                return skipped;
            }
        };
    }
}

/// What a text begins with, between two tokens; lengths are in bytes.
enum Between {
    /// Spaces; `apart` says that they are more than one.
    Space { length: usize, apart: bool },
    /// A stop of one byte: the next token may begin a move.
    Pause,
    /// What says nothing.
    Mute(usize),
    /// What is no part of a move.
    Stray(usize),
    /// What is to be read.
    Other,
}

/// The next that may be passed over; `gap` says that there were spaces before it, and the rest is as for
/// [`skip`].
fn between(text: &str, (loose, small): (bool, bool), last: Option<Tok>, gap: bool) -> Between {
    let bytes = text.as_bytes();
    let byte = |at: usize| bytes.get(at).copied().unwrap_or(0);
    match byte(0) {
        b' ' => Between::Space {
            length: 1,
            apart: byte(1) == b' ',
        },
        // White without width, unless a line ends.
        b'\r' if byte(1) != b'\n' => Between::Space {
            length: 1,
            apart: false,
        },
        b'\t' | b'\n' | b'\r' => Between::Space {
            length: 1,
            apart: true,
        },
        b'.' if byte(1) != b'.' => Between::Mute(1),
        b'.' if byte(2) != b'.' && !gap && last.is_some() => Between::Stray(2),
        b'_' => Between::Mute(1),
        b',' => Between::Pause,
        b';' if loose => Between::Pause,
        b'\'' | b'`' | b'"' => quote(text, 1),
        b'*' if loose && !is_cross(bytes, last) => Between::Stray(1),
        b'~' | b'^' if loose => Between::Stray(1),
        b'|' if loose && !matches!(last, Some(Tok::Piece(_))) => Between::Stray(1),
        b'[' | b'(' => match footnote(text, small || last == Some(Tok::Rank(8))) {
            0 => Between::Other,
            length => Between::Stray(length),
        },
        0x80.. => foreign(text),
        _ => Between::Other,
    }
}

/// A quote of so many bytes: a possessive with its `s`, or a stray.
fn quote(text: &str, length: usize) -> Between {
    match owner(text, length) {
        0 => Between::Stray(length),
        length => Between::Mute(length),
    }
}

/// A sign beyond ASCII.
fn foreign(text: &str) -> Between {
    let Some(next) = text.chars().next() else {
        return Between::Other;
    };
    let length = next.len_utf8();
    match next {
        '’' | '‘' | '´' | 'ʼ' | '′' => quote(text, length),
        '“'
        | '”'
        | '„'
        | '«'
        | '»'
        | '§'
        | '¶'
        | '‖'
        | '·'
        | '•'
        | '¹'
        | '²'
        | '³'
        | '⁰'
        | '⁴'..='⁹' => Between::Stray(length),
        '\u{feff}' | '\u{200b}'..='\u{200d}' | '\u{2060}' => Between::Mute(length),
        _ if next.is_whitespace() => Between::Space {
            length,
            apart: false,
        },
        _ => Between::Other,
    }
}

/// The length of `'s` behind a quote of so many bytes; nought if it is something else.
fn owner(text: &str, quote: usize) -> usize {
    let rest = &text.as_bytes()[quote..];
    match rest {
        [b's' | b'S', next, ..] if next.is_ascii_alphanumeric() => 0,
        [b's' | b'S', ..] => quote + 1,
        _ => 0,
    }
}

/// The length of what makes a piece's letter a possessive: `'s`, the `,s` that scanners make of it, or
/// a bare `s`.
pub(super) fn possessive(text: &str) -> usize {
    let bytes = text.as_bytes();
    let ends = |at: usize| !bytes.get(at).is_some_and(u8::is_ascii_alphanumeric);
    match bytes {
        [b's', ..] if ends(1) => 1,
        [b',' | b'.', b's', ..] if ends(2) => 2,
        [b'\'' | b'`', ..] => owner(text, 1),
        [0xe2, 0x80, 0x98 | 0x99, ..] => owner(text, 3),
        _ => 0,
    }
}

/// Whether the star stands for a cross: `B*P`, with a piece on each side and no space.
fn is_cross(bytes: &[u8], last: Option<Tok>) -> bool {
    let next = bytes.get(1).copied().unwrap_or(b' ');
    matches!(last, Some(Tok::Piece(_) | Tok::Close)) && b"KQRBNP".contains(&next)
}

/// The length of a footnote mark, `[A]`, `[12]` or `(a)`; nought if the bracket holds something else.
/// `pieces` lets small letters in round ones be pieces.
fn footnote(text: &str, pieces: bool) -> usize {
    let bytes = text.as_bytes();
    match *bytes {
        [b'[', one, b']', ..] if one.is_ascii_alphanumeric() || one == b'*' => 3,
        [b'[', one, two, b']', ..]
            if one.is_ascii_alphanumeric() && two.is_ascii_alphanumeric() && one != b'c' =>
        {
            4
        }
        [b'(', b'k' | b'q' | b'r' | b'b' | b'n' | b'p', b')', ..] if pieces => 0,
        [b'(', b'a'..=b'z' | b'*', b')', ..] => 3,
        [
            b'(',
            b'A' | b'D'..=b'J' | b'L' | b'M' | b'O' | b'T'..=b'Z',
            b')',
            ..,
        ] => 3,
        _ => 0,
    }
}
