//! Chooses the reader for a text.
//!
//! | text | read |
//! |---|---|
//! | begins with tags over moves that are not descriptive | as PGN, game by game |
//! | has moves in descriptive anywhere | as a book, with its PGN read as PGN |
//! | has moves in the letters that `--from` names, with words between | as a book in that language |
//! | scores in algebraic among prose, where readers of PGN fail | as a book |
//! | a move or two in descriptive, a short score with a fault, or clear PGN in descriptive | as PGN |
//! | long, with hardly a move in it | not at all, since there is no game in it |
//! | longer than any book | as PGN, game by game |

use rank_and_file::book::{BookReader, Stretches, language_of, stretches};
use rank_and_file::game::decode::decode;
use rank_and_file::game::pgn::{Game, ReadAs, games};
use rank_and_file::notation::{Language, Letters, Notation};

use crate::source::Source;

/// Bytes at the beginning of the input that show whether it is PGN.
const SAMPLE: usize = 400_000;

/// Largest size of a book in bytes. A possible book is held in memory completely, with several
/// copies of its games.
const BOOK: usize = 16 << 20;

/// Size in bytes below which a text may be a plain score: with a move or two, or with comments and
/// variations in the manner of PGN.
const PLAIN: usize = 50_000;

/// Fewest moves of a score that is read although one of its moves is not understood.
const BEGUN: usize = 2;

/// Words for each move above which a text is prose.
const WORDS: usize = 20;

/// The way of reading the input.
pub enum Route {
    /// As PGN.
    Pgn,
    /// As PGN too, because it is too long for a book.
    Long,
    /// As a book, printed in the given language if there is one.
    Book(String, Option<Language>),
    /// Not at all, because it has no game.
    Prose,
}

/// Looks at as much of the source as is needed to choose its reader.
pub fn route(from: ReadAs, source: &mut Source<'_>) -> Route {
    let (any, descriptive) = match from {
        ReadAs::Auto => (true, true),
        ReadAs::Only(Notation::Descriptive(_)) => (false, true),
        ReadAs::Only(Notation::Short(Letters::ENGLISH) | Notation::Long(Letters::ENGLISH)) => {
            (true, false)
        }
        ReadAs::Only(notation) => match Language::from_notation(notation) {
            Some(language) => return foreign(language, from, source),
            None => return Route::Pgn,
        },
    };
    if any && begins_as_pgn(&decode(source.look(SAMPLE)).0) {
        return Route::Pgn;
    }
    let bytes = source.look(BOOK + 1);
    if bytes.len() > BOOK {
        return Route::Long;
    }
    let (text, _) = decode(bytes);
    let parts = stretches(&text);
    if descriptive && parts.is_page() && !is_plain(&text, from, &parts) {
        return Route::Book(text.into_owned(), None);
    }
    if any && is_algebraic_page(&text, from) {
        let language = Language::Algebraic(Letters::ENGLISH);
        return Route::Book(text.into_owned(), Some(language));
    }
    if is_prose(&text, from, &parts) {
        return match parts.pgn.is_empty() {
            true => Route::Prose,
            false => Route::Book(text.into_owned(), None),
        };
    }
    Route::Pgn
}

/// Chooses the reader of a text in a given language: a clear score, or one with tags, is read as
/// PGN.
fn foreign(language: Language, from: ReadAs, source: &mut Source<'_>) -> Route {
    let tagged = |text: &str| text.lines().any(|line| line.starts_with("[White \""));
    if tagged(&decode(source.look(SAMPLE)).0) {
        return Route::Pgn;
    }
    let bytes = source.look(BOOK + 1);
    if bytes.len() > BOOK {
        return Route::Long;
    }
    let (text, _) = decode(bytes);
    let clear = || text.len() < PLAIN && games(&text, from).all(|game| reads(&game));
    if tagged(&text) || clear() || BookReader::printed_in(&text, language).next().is_none() {
        return Route::Pgn;
    }
    Route::Book(text.into_owned(), Some(language))
}

/// Returns whether the text begins with tags over moves that are not descriptive, and has no
/// descriptive moves so far.
fn begins_as_pgn(text: &str) -> bool {
    let parts = stretches(text);
    let first = parts.pgn.first();
    let above = first.map(|span| text[..span.start].lines());
    let blank = |line: &str| line.trim().is_empty() || line.starts_with(['%', ';', '\u{feff}']);
    let begins = first.is_some_and(|span| text[span.start..].starts_with('['));
    begins && above.is_some_and(|mut above| above.all(blank)) && !parts.is_page()
}

/// Returns whether a text with descriptive moves is a plain score nevertheless.
fn is_plain(text: &str, from: ReadAs, parts: &Stretches) -> bool {
    let clear = || games(text, from).all(|game| reads(&game));
    // What is no game to the reader of books may have a fault, which the other reader names at its place.
    let is_begun = || games(text, from).any(|game| game.tree.len() >= BEGUN);
    let is_short = text.len() < PLAIN;
    let has_no_game = || is_short && BookReader::new(text).next().is_none();
    // In such a score semicolons between moves are not comments.
    if !parts.tags.is_empty() || language_of(text).is_some() {
        return clear() || has_no_game() && is_begun();
    }
    has_no_game() && (clear() || is_begun())
        || is_short && games(text, from).any(|game| is_annotated(&game))
}

/// Returns whether a text has scores in algebraic between its words, and the book reader
/// understands more of them.
fn is_algebraic_page(text: &str, from: ReadAs) -> bool {
    let word = |word: &str| {
        let bare = word.trim_end_matches(['.', ',', ':']);
        bare.len() > 2 && bare.bytes().all(|byte| byte.is_ascii_alphabetic())
    };
    if text.contains('{') || !text.split_whitespace().any(word) {
        return false;
    }
    let read: Vec<Game> = games(text, from).collect();
    let tagged = read.iter().any(|game| !game.tree.tags.is_empty());
    if tagged || read.iter().all(reads) {
        return false;
    }
    let plies: usize = read.iter().map(|game| game.tree.len()).sum();
    let book = BookReader::printed_in(text, Language::Algebraic(Letters::ENGLISH));
    book.map(|(_, game)| game.plies.len()).sum::<usize>() > plies
}

/// Returns whether the text between games in PGN is long and has hardly a move.
fn is_prose(text: &str, from: ReadAs, parts: &Stretches) -> bool {
    let mut between = String::new();
    let mut end = 0;
    for span in &parts.pgn {
        between.push_str(&text[end..span.start]);
        between.push('\n');
        end = span.end;
    }
    between.push_str(&text[end..]);
    let words = between.split_whitespace().count();
    let told = |moves: usize| words > WORDS * (moves + 1);
    told(0) && told(games(&between, from).map(|game| game.tree.len()).sum())
}

/// Returns whether a game is understood from its first move to its last.
fn reads(game: &Game) -> bool {
    !game.has_errors() && !game.tree.is_empty()
}

/// Returns whether a text without tags is PGN nevertheless: it has comments or variations in PGN's
/// manner, and is understood.
fn is_annotated(game: &Game) -> bool {
    let annotated =
        |id| !game.tree.node(id).comments.is_empty() || game.tree.node(id).next.len() > 1;
    !game.has_errors() && game.tree.ids().any(annotated)
}
