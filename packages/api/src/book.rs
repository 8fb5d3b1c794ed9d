//! The games of old books.

use std::ops::Range;

use rank_and_file::board;
use rank_and_file::book::{
    self, Against, BookGame, BookPly, BookReader, Doubt, DoubtKind, Settled, doubts,
};
use rank_and_file::container::open;
use rank_and_file::game::pgn::{ReadAs, games};
use rank_and_file::notation::{Language, Notation, Turn};
use serde::Serialize;

use crate::error::{Argument, Error};
use crate::game::{Fault, Game, of_text, of_tree};
use crate::line::moves;
use crate::name::usable;
use crate::options::{Asked, Options};
use crate::places::Places;

/// The games of a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Book {
    /// The language that the first game is printed in.
    pub language: &'static str,
    /// The games, in the order of the text. Those printed as PGN have no `book`.
    pub games: Vec<Game>,
    /// Stretches that look like moves but belong to no game.
    pub given_up: Vec<GivenUp>,
    /// What of a file is missing from its text, in words.
    pub lost: Vec<String>,
    /// The encoding that a file was read in, if it had to be guessed.
    pub encoding: Option<&'static str>,
    /// The print, if the words of the book were recognised.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub print: Option<BookPrint>,
}

/// The text of a book whose words were recognised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BookPrint {
    /// The text, into which all offsets lead.
    pub text: String,
    /// Its words, in the order of the text.
    pub words: Vec<PlacedWord>,
}

/// A word of the text, and its place on its page in pixels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlacedWord {
    /// Where it begins in the text.
    pub at: usize,
    /// Where it ends.
    pub end: usize,
    /// The index of its page.
    pub page: u32,
    pub left: u32,
    pub top: u32,
    pub width: u32,
    pub height: u32,
}

/// Moves of a book that belong to no game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GivenUp {
    /// Where they begin in the text.
    pub at: usize,
    /// Where they end.
    pub end: usize,
    /// The line where they begin, from 1.
    pub line: usize,
    /// Why they are no game.
    pub message: String,
}

/// What is known of a game of a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BookNotes {
    /// The purpose of the score: `game`, `analysis`, `table` or `study`.
    pub kind: &'static str,
    /// The printed moves that were mended.
    pub repairs: Vec<Repair>,
    /// How much of the print was read.
    pub extent: BookExtent,
}

/// A printed move that was mended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Repair {
    /// The index of the move.
    pub ply: usize,
    /// What is printed.
    pub printed: String,
    /// What can be played instead, the move that was taken first.
    pub plays: Vec<Reading>,
}

/// One way to read a printed move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reading {
    /// The move as its two squares; `None` for one that is legal only after another reading of an
    /// earlier move.
    pub uci: Option<String>,
    /// The move in short algebraic.
    pub short: Option<String>,
    /// The evidence against it, such as `later-moves`, or `nothing`.
    pub against: &'static str,
    /// How many further moves of the print can be read after it.
    pub goes_on: usize,
}

/// How much of the print of a game was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BookExtent {
    /// The last number that is printed with one of its moves.
    pub last_number_printed: Option<u32>,
    /// The last printed move that was read.
    pub last_move_read: Option<String>,
    /// How many moves are printed.
    pub moves_printed: usize,
    /// How many moves the game has.
    pub moves_read: usize,
}

/// Reads the games of an old book. Every doubt about a game is among its faults, with the code of
/// its kind.
///
/// # Errors
/// If an option means nothing. A text without games has none.
pub fn read_book(text: &str, options: &Options) -> Result<Book, Error> {
    let reader = match language(options)? {
        Some(language) => BookReader::printed_in(text, language),
        None => BookReader::new(text),
    };
    read_by(reader, &Places::new(text, options.unit), options)
}

/// Returns the language that the options name.
pub(crate) fn language(options: &Options) -> Result<Option<Language>, Error> {
    Ok(match options.read_as()? {
        ReadAs::Auto => None,
        ReadAs::Only(notation) => Language::from_notation(notation),
    })
}

/// Reads the games that a reader has found.
pub(crate) fn read_by(
    mut reader: BookReader<'_>,
    places: &Places<'_>,
    options: &Options,
) -> Result<Book, Error> {
    let asked = options.asked(&[])?;
    let mut book = Book {
        language: reader.language().title(),
        games: Vec::new(),
        given_up: Vec::new(),
        lost: Vec::new(),
        encoding: None,
        print: None,
    };
    let pgn = reader.pgn().to_vec();
    let mut pgn = pgn.into_iter().peekable();
    for (_, game) in reader.by_ref() {
        while let Some(span) = pgn.next_if(|span| span.start < game.span.start) {
            book.games.extend(in_pgn(span, &asked, places));
        }
        book.games.push(of_book(&game, &asked, places));
    }
    for span in pgn {
        book.games.extend(in_pgn(span, &asked, places));
    }
    let given_up = reader.given_up().iter().map(|given_up| {
        let (at, end) = places.both(&given_up.span);
        GivenUp {
            at,
            end,
            line: given_up.line,
            message: given_up.why.to_string(),
        }
    });
    book.given_up = given_up.collect();
    Ok(book)
}

/// Reads the games of an old book from a file: text in UTF-8, UTF-16 or Windows-1252, and with the
/// feature `containers` HTML, EPUB, PDF and other encodings. The name decides where the bytes could
/// be several things. Offsets are those of the file's text.
///
/// # Errors
/// If the file cannot be opened, or an option means nothing.
pub fn read_book_file(bytes: &[u8], name: &str, options: &Options) -> Result<Book, Error> {
    let opened = open(bytes.to_vec(), name).map_err(|why| {
        let message = format!("The file cannot be opened: {why}.");
        Error::option("cannot-open", Argument::Text, message)
    })?;
    let mut book = read_book(&opened.text, options)?;
    book.lost = opened.lost.iter().map(ToString::to_string).collect();
    book.encoding = opened.guessed;
    Ok(book)
}

/// Returns the games of a stretch of PGN.
fn in_pgn(span: Range<usize>, asked: &[Asked], places: &Places<'_>) -> Vec<Game> {
    // The text before stays in place, so that all offsets are those of the book.
    let text = &places.text()[..span.end];
    let (line, column) = places.line_and_column(span.start);
    let start = rank_and_file::game::pgn::TextPlace {
        at: span.start,
        line,
        column,
    };
    let mut games = games(text, ReadAs::Auto).going_on_from(start);
    let mut found = Vec::new();
    while let Some(game) = games.next() {
        found.push(of_text(&game, &games, asked, places));
    }
    found
}

/// Returns a game of a book.
fn of_book(game: &BookGame, asked: &[Asked], places: &Places<'_>) -> Game {
    let (asked, _) = usable(asked, game.tree.start());
    let (mut moves, variations) = moves(&game.tree, &asked, places, |id| {
        let ply = game.plies.get(id.index());
        ply.map(|ply| ply.span.clone())
    });
    let mut position = game.tree.start().clone();
    let mut repairs = Vec::new();
    for (at, (ply, mv)) in game.plies.iter().zip(&mut moves).enumerate() {
        let plays = readings(ply, &position.turn());
        if ply.settled == Settled::Repaired {
            repairs.push(Repair {
                ply: at,
                printed: places.text()[ply.span.clone()].to_owned(),
                plays: plays.clone(),
            });
        }
        mv.settled = Some(ply.settled.tag());
        mv.readings = Some(plays);
        position.play(&ply.mv);
    }
    let doubts = doubts(places.text(), game);
    let (at, end) = places.both(&game.span);
    Game {
        moves,
        variations,
        faults: doubts
            .iter()
            .map(|doubt| fault(doubt, game, places))
            .collect(),
        at,
        end,
        line: places.line_and_column(game.span.start).0,
        book: Some(BookNotes {
            kind: game.kind.tag(),
            repairs,
            extent: BookExtent::new(places.text(), game),
        }),
        ..of_tree(&game.tree, "book")
    }
}

fn fault(doubt: &Doubt, game: &BookGame, places: &Places<'_>) -> Fault {
    let span = place_of(doubt, game);
    let (at, end) = places.both(&span);
    let (line, column) = places.line_and_column(span.start);
    Fault {
        code: doubt.kind.tag(),
        at,
        end,
        line,
        column,
        message: doubt.sentence.clone(),
        error: is_error(doubt),
    }
}

/// Returns whether a doubt makes the game uncertain. Wrong marks are only reported.
#[must_use]
pub const fn is_error(doubt: &Doubt) -> bool {
    matches!(
        doubt.kind,
        DoubtKind::Open
            | DoubtKind::Misprint
            | DoubtKind::Unprinted
            | DoubtKind::Skipped
            | DoubtKind::Stop
    )
}

/// Returns the bytes of the text that a doubt is about.
#[must_use]
pub fn place_of(doubt: &Doubt, game: &BookGame) -> Range<usize> {
    let ply = game.plies.get(doubt.ply).map(|ply| ply.span.clone());
    let stop = || Some(game.stop.as_ref()?.span.clone());
    ply.or_else(stop)
        .unwrap_or(game.span.start..game.span.start)
}

/// Returns the first words of moves that belong to no game.
#[must_use]
pub fn words_of(text: &str, given_up: &book::GivenUp) -> String {
    let words = text[given_up.span.clone()].split_whitespace();
    words.take(6).collect::<Vec<_>>().join(" ")
}

impl BookExtent {
    /// Returns how much of a game's print was read.
    #[must_use]
    pub fn new(text: &str, game: &BookGame) -> BookExtent {
        let printed = game.plies.iter().filter(|ply| !ply.span.is_empty());
        let last = printed.clone().next_back();
        let rest = game.stop.as_ref().map_or(0, |stop| stop.rest.len());
        BookExtent {
            last_number_printed: game.last_number,
            last_move_read: last.map(|ply| text[ply.span.clone()].to_owned()),
            moves_printed: printed.count() + game.skipped.len() + rest,
            moves_read: game.plies.len(),
        }
    }
}

/// Returns the possible readings of a printed move, the chosen one first.
#[must_use]
pub fn readings(ply: &BookPly, turn: &Turn<'_>) -> Vec<Reading> {
    let reading = |mv: &board::Move, against: Against, goes_on: usize| {
        // A reading behind an open move may only be legal after the other reading of that move.
        let legal = turn.moves.contains(mv);
        let name = |notation: Notation| legal.then(|| notation.text(mv, turn));
        Reading {
            uci: name(Notation::Uci),
            short: name(Notation::SHORT),
            against: against.tag(),
            goes_on,
        }
    };
    let readings = ply.readings.iter();
    readings
        .map(|other| reading(&other.mv, other.against, other.goes_on))
        .collect()
}
