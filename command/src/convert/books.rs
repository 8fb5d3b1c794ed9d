//! Books in descriptive notation, whose games are found in running text and read one by one.
//!
//! In addition to the fields of every game's object, a book's game has `"printed"`, `"settled"` and
//! `"readings"` for each ply, and `"doubts"` and `"repairs"` for the game.

use std::io::{self, Write};
use std::ops::Range;

use rank_and_file::book::{BookGame, BookReader, Doubt, GivenUp, Settled, doubts};
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::notation::Language;
use rank_and_file_api::{BookExtent, Repair, is_error, place_of, readings, words_of};
use serde_json::{Value, json};

use super::each::{converted, separate, writable};
use super::json::object;
use super::target::Target;
use crate::streams::tell;

/// The text of a book.
pub struct BookText<'t> {
    pub text: &'t str,
    /// The language that it is printed in, if that was told.
    pub language: Option<Language>,
    /// The bytes of the words that were recognised with doubt, if it came as pictures.
    pub doubtful: Option<Vec<Range<usize>>>,
}

/// Converts every game of a book, and returns whether all was understood. `name` is the file's name
/// for messages.
pub fn run(
    BookText {
        text,
        language,
        doubtful,
    }: BookText<'_>,
    to: &Target,
    name: &str,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<bool> {
    let places = Places::new(text);
    let mut understood = true;
    let mut any = false;
    let mut reader = match (language, doubtful) {
        (language, Some(doubtful)) => BookReader::recognised(text, language, doubtful),
        (Some(language), None) => BookReader::printed_in(text, language),
        (None, None) => BookReader::new(text),
    };
    if reader.language() != Language::English {
        let title = reader.language().title();
        tell(err, format!("{name}: note: printed in {title}\n"));
    }
    let pgn = reader.pgn().to_vec();
    let mut pgn = pgn.iter().peekable();
    for (_, game) in reader.by_ref() {
        while let Some(span) = pgn.next_if(|span| span.start < game.span.start) {
            understood &= in_pgn(text, span, &places, to, (name, &mut any), (out, err))?;
        }
        let doubts = doubts(text, &game);
        for doubt in &doubts {
            let error = is_error(doubt);
            understood &= !error;
            let (line, column) = places.line_and_column(place_of(doubt, &game).start);
            let note = if error { "" } else { "note: " };
            tell(
                err,
                format!("{name}:{line}:{column}: {note}{}\n", doubt.sentence),
            );
        }
        separate(to, &mut any, out)?;
        match to {
            // Books are never taken back.
            Target::Reverse => {}
            Target::Json => writeln!(out, "{}", book_object(text, &game, &doubts, &places))?,
            Target::Pgn(notation) => {
                let (notation, why) = writable(*notation, &game.tree);
                if let Some(why) = why {
                    let (line, _) = places.line_and_column(game.span.start);
                    tell(err, format!("{name}:{line}:1: {why}\n"));
                    understood = false;
                }
                out.write_all(write_pgn(&game.tree, &notation).as_bytes())?;
            }
        }
    }
    for span in pgn {
        understood &= in_pgn(text, span, &places, to, (name, &mut any), (out, err))?;
    }
    for given_up in reader.given_up() {
        let (line, words) = (given_up.line, passed_over(text, given_up));
        tell(err, format!("{name}:{line}:1: note: {words}\n"));
    }
    if !any {
        tell_none(name, err);
        understood = false;
    }
    Ok(understood)
}

/// Reports that there is no game.
pub fn tell_none(name: &str, err: &mut impl Write) {
    tell(err, format!("{name}: no game was found in this text\n"));
}

/// Converts the PGN in a book, and returns whether all was understood.
fn in_pgn(
    text: &str,
    span: &Range<usize>,
    places: &Places<'_>,
    to: &Target,
    (name, any): (&str, &mut bool),
    (out, err): (&mut impl Write, &mut impl Write),
) -> io::Result<bool> {
    let mut understood = true;
    let above = places.line_and_column(span.start).0 - 1;
    for mut game in games(&text[span.clone()], ReadAs::Auto) {
        game.line += above;
        for trouble in &mut game.troubles {
            trouble.line += above;
        }
        separate(to, any, out)?;
        let (text, whole) = converted(&mut game, to, name, err)?;
        out.write_all(&text)?;
        understood &= whole;
    }
    Ok(understood)
}

/// Returns the message about moves that belong to no game.
fn passed_over(text: &str, given_up: &GivenUp) -> String {
    let words = words_of(text, given_up);
    format!("passed over \"{words} …\": {}", given_up.why)
}

/// Returns a book's game as a JSON object.
fn book_object(text: &str, game: &BookGame, doubts: &[Doubt], places: &Places<'_>) -> Value {
    let mut object = object(&game.tree, Vec::new());
    let mut position = game.tree.start().clone();
    let mut repairs = Vec::new();
    for (at, ply) in game.plies.iter().enumerate() {
        let turn = position.turn();
        let columns = &mut object["plies"][at];
        columns["printed"] = json!(&text[ply.span.clone()]);
        columns["settled"] = json!(ply.settled.tag());
        columns["readings"] = json!(readings(ply, &turn));
        if ply.settled == Settled::Repaired {
            repairs.push(json!(Repair {
                ply: at,
                printed: text[ply.span.clone()].to_owned(),
                plays: readings(ply, &turn),
            }));
        }
        position.play(&ply.mv);
    }
    let errors = doubts.iter().filter(|doubt| is_error(doubt));
    let errors = errors.map(|doubt| {
        let (line, column) = places.line_and_column(place_of(doubt, game).start);
        json!({ "line": line, "column": column, "message": doubt.sentence })
    });
    object["errors"] = errors.collect();
    let doubts = doubts.iter().map(
        |doubt| json!({ "ply": doubt.ply, "kind": doubt.kind.tag(), "message": doubt.sentence }),
    );
    object["doubts"] = doubts.collect();
    object["repairs"] = Value::Array(repairs);
    object["kind"] = json!(game.kind.tag());
    object["extent"] = json!(BookExtent::new(text, game));
    object
}

/// Finds lines and columns of a text from byte offsets.
struct Places<'t> {
    text: &'t str,
    /// Byte offset of each line's beginning.
    lines: Vec<usize>,
}

impl<'t> Places<'t> {
    fn new(text: &'t str) -> Places<'t> {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let lines = std::iter::once(0)
            .chain(ends.map(|(at, _)| at + 1))
            .collect();
        Places { text, lines }
    }

    /// Returns the line and column of a byte, both from 1.
    fn line_and_column(&self, at: usize) -> (usize, usize) {
        let line = self.lines.partition_point(|&start| start <= at);
        let start = self.lines[line - 1];
        (line, self.text[start..at].chars().count() + 1)
    }
}
