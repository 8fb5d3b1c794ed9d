//! The first game of a long book, looked for part by part: it is on the screen before all others are found.
//!
//! | the book | what is looked through for its first game |
//! |---|---|
//! | a collection of games | its first pages |
//! | ten games behind two hundred pages of history | part by part, up to the first of them |
//! | a book without a game | so many parts, and then no more |

use crate::book::{BookGame, BookReader};

/// A book longer than this, in bytes, is looked through so.
pub(super) const LONG: usize = 100_000;

/// How long the parts are, in bytes: the first, in which most books have a game, and the others.
const PARTS: [usize; 2] = [12_000, 40_000];

/// So far into a book, in bytes, a first game is looked for.
const FAR: usize = 400_000;

/// What stands before a game and belongs to it is no longer than this, in bytes.
const HEADING: usize = 2_000;

/// A game that ends so near to the end of a part, in bytes, may go on behind it.
const END: usize = 2_000;

/// A part of a book, looked through.
pub(super) struct Glance<'t> {
    pub text: &'t str,
    /// Its reader, and the first game that it has read, with its place; if the part has one whole.
    pub first: Option<(BookReader<'t>, (usize, BookGame))>,
    /// Where else to look, in bytes into the book.
    pub next: Option<usize>,
}

impl<'t> Glance<'t> {
    /// Looks through the part of a book that begins at this byte.
    pub fn of(book: &'t str, from: usize) -> Glance<'t> {
        let text = part(&book[from..], PARTS[usize::from(from > 0)]);
        let end = from + text.len();
        let mut reader = BookReader::new(text);
        let first = reader.next();
        let span = first.as_ref().map(|(_, game)| game.span.clone());
        let next = match span {
            Some(span) if span.end + END < text.len() => None,
            Some(span) => Some(from + span.start.saturating_sub(HEADING)),
            None => Some(end.saturating_sub(HEADING)),
        };
        Glance {
            text,
            first: first.filter(|_| next.is_none()).map(|game| (reader, game)),
            next: next
                .filter(|next| from < *next && end < book.len().min(FAR))
                .map(|next| book.floor_char_boundary(next)),
        }
    }
}

/// The beginning of a text, of at most so many bytes, up to the end of a paragraph.
fn part(text: &str, most: usize) -> &str {
    let text = &text[..text.floor_char_boundary(most)];
    text.rfind("\n\n").map_or(text, |end| &text[..end])
}
