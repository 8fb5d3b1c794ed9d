//! The search for the first game of a long book, part by part, so that it is on the screen before
//! all others are found.
//!
//! | the book | parts searched |
//! |---|---|
//! | a collection of games | its first pages |
//! | ten games after two hundred pages of history | all up to the first game |
//! | a book without a game | all up to a limit |

use crate::book::{BookGame, BookReader};

/// Bytes of a book above which its first game is searched for in this way.
pub(super) const LONG: usize = 100_000;

/// Bytes of the first part, in which most books have a game, and of each other part.
const PARTS: [usize; 2] = [12_000, 40_000];

/// Bytes of the book in which a first game is searched for.
const FAR: usize = 400_000;

/// Bytes before a game that may belong to it, at most.
const HEADING: usize = 2_000;

/// Bytes before the end of a part; a game that ends within them may go on after the part.
const END: usize = 2_000;

/// The result of searching one part of a book.
pub(super) struct PartSearch<'t> {
    pub text: &'t str,
    /// The part's reader and the first game with its place; `None` if the part has no complete
    /// game.
    pub first: Option<(BookReader<'t>, (usize, BookGame))>,
    /// The byte of the book where the next part begins; `None` to end the search.
    pub next: Option<usize>,
}

impl<'t> PartSearch<'t> {
    /// Searches the part of a book that begins at this byte.
    pub fn search(book: &'t str, from: usize) -> PartSearch<'t> {
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
        PartSearch {
            text,
            first: first.filter(|_| next.is_none()).map(|game| (reader, game)),
            next: next
                .filter(|next| from < *next && end < book.len().min(FAR))
                .map(|next| book.floor_char_boundary(next)),
        }
    }
}

/// Returns the beginning of a text, at most `most` bytes long, up to the end of a paragraph.
fn part(text: &str, most: usize) -> &str {
    let text = &text[..text.floor_char_boundary(most)];
    text.rfind("\n\n").map_or(text, |end| &text[..end])
}
