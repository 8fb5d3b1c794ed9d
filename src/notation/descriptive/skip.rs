//! Skips what stands between two tokens and says nothing.
//!
//! | in the text | what it is |
//! |---|---|
//! | spaces, a period, `'s`, `_` of typed italics | always skipped |
//! | `,` | the same; a sign that the next token may begin a move |
//! | `[A]` `(a)` `¹`, a stray quote, `..` | a slip: skipped and reported |
//! | `*` `;` `~` `|` | the same where a text is one move and no more |

use super::token::Tok;

/// What was skipped before a token.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Skipped {
    /// Length in bytes.
    pub length: usize,
    /// Whether there was white space.
    pub gap: bool,
    /// Whether there were several spaces in a row, the end of a line, or a comma.
    pub apart: bool,
    /// Whether there was something that is not part of a move.
    pub passed: bool,
    /// Whether there was an empty line.
    pub paragraph: bool,
}

impl Skipped {
    /// Adds what was skipped after this.
    pub fn join(&mut self, more: Skipped) {
        self.length += more.length;
        self.gap |= more.gap;
        self.apart |= more.apart;
        self.passed |= more.passed;
        self.paragraph |= more.paragraph;
    }
}

/// Most stray signs in a row that a printed move may have.
const STRAYS: usize = 4;

/// Returns what to skip from this byte on, after a token of this meaning. `loose` and `small` are
/// those of [`lex`](super::lex::lex).
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

/// The beginning of a text between two tokens; lengths are in bytes.
enum Between {
    /// White space; `apart` says that it is more than one space.
    Space { length: usize, apart: bool },
    /// A stop of one byte: the next token may begin a move.
    Pause,
    /// Signs that say nothing.
    Mute(usize),
    /// Signs that are not part of a move.
    Stray(usize),
    /// Text that is to be read.
    Other,
}

/// Returns what the text begins with. `gap` says that there was white space before it; the rest is
/// as for [`skip`].
fn between(text: &str, (loose, small): (bool, bool), last: Option<Tok>, gap: bool) -> Between {
    let bytes = text.as_bytes();
    let byte = |at: usize| bytes.get(at).copied().unwrap_or(0);
    match byte(0) {
        b' ' => Between::Space {
            length: 1,
            apart: byte(1) == b' ',
        },
        // A carriage return inside a line counts as one space.
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

/// Classifies a quote of this many bytes: a possessive with its `s`, or a stray sign.
fn quote(text: &str, length: usize) -> Between {
    match owner(text, length) {
        0 => Between::Stray(length),
        length => Between::Mute(length),
    }
}

/// Classifies a character beyond ASCII.
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

/// Returns the length of `'s` with its quote of this many bytes; 0 if it is something else.
fn owner(text: &str, quote: usize) -> usize {
    let rest = &text.as_bytes()[quote..];
    match rest {
        [b's' | b'S', next, ..] if next.is_ascii_alphanumeric() => 0,
        [b's' | b'S', ..] => quote + 1,
        _ => 0,
    }
}

/// Returns the length of what makes a piece's letter a possessive: `'s`, the `,s` that scanners
/// make of it, or a bare `s`.
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

/// Returns whether the star stands for a cross: `B*P`, with a piece on each side and no space.
fn is_cross(bytes: &[u8], last: Option<Tok>) -> bool {
    let next = bytes.get(1).copied().unwrap_or(b' ');
    matches!(last, Some(Tok::Piece(_) | Tok::Close)) && b"KQRBNP".contains(&next)
}

/// Returns the length of a footnote mark, `[A]`, `[12]` or `(a)`; 0 if the bracket holds something
/// else. `pieces` lets small letters in round brackets be pieces.
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
