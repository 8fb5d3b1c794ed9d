//! `convert`: games from one notation to another, for scripts and archives; and `book`.
//!
//! Variants are read by their `Variant` tag or as `--variant` says, and `--check-reverse` takes
//! games back from their text alone.
//!
//! Books are read too: the games of pages in descriptive notation are found in running text, also
//! in HTML, EPUB and PDF, and in pictures, of which several side by side are the pages of one book.
//!
//! A text that is a position, or a list of them, becomes games without moves.
//!
//! A text that begins with tags is converted on all cores, with about a megabyte of it, or its
//! longest game, in memory at a time, packed or not. Other texts are held completely if they are no longer than a
//! book. Anything that is not understood is reported on standard error as
//! `FILE:line:column: message`.

mod books;
mod each;
mod json;
mod order;
mod positions;
mod reverse;
mod route;
mod shared;
mod target;

use std::io::{self, Write};

use rank_and_file::board::Variant;
use rank_and_file::game::decode::decode;
use rank_and_file::game::pgn::ReadAs;
use rank_and_file::notation::Language;

use crate::arguments::{BookArgs, ConvertArgs};
use crate::source::Source;
use crate::streams::{Stop, Streams, each_book, tell};
use crate::unpack::unpack;
use books::BookText;
pub use each::{report, writable};
use order::Order;
use route::{Route, route};
pub use shared::tell_odd_line;
pub use target::Target;

/// Converts every game of the files, and returns whether all was understood.
pub fn convert(asked: &ConvertArgs, streams: &mut Streams<'_>) -> Result<bool, Stop> {
    let mut order = Order::new(asked);
    let mut joint = Joint::new(&order.to);
    each_book(&asked.files, streams, |name, source, out, mut err| {
        name.clone_into(&mut order.name);
        joint.file(out, |out| run(&order, source, out, &mut err))
    })
}

/// Reads every file as a book, and returns whether all was understood.
pub fn book(asked: &BookArgs, streams: &mut Streams<'_>) -> Result<bool, Stop> {
    let to = match asked.json {
        true => Target::Json,
        false => asked.to,
    };
    let language = language_of(asked.from);
    let print = asked.pictures.language(Some(asked.from));
    let mut joint = Joint::new(&to);
    each_book(&asked.files, streams, |name, source, out, mut err| {
        let Some(whole) = unpack(name, source, print, &mut err)? else {
            return Ok(false);
        };
        let bytes = source.take_all();
        let (text, _) = decode(&bytes);
        let book = BookText {
            text: &text,
            language,
            doubtful: source.take_doubtful(),
        };
        let understood = joint.file(out, |out| books::run(book, &to, name, out, &mut err))?;
        source.end()?;
        Ok(understood && whole)
    })
}

/// Returns the language of the print that is told by the notation to read.
fn language_of(from: ReadAs) -> Option<Language> {
    match from {
        ReadAs::Auto => None,
        ReadAs::Only(notation) => Language::from_notation(notation),
    }
}

/// The empty line between the games of two files.
struct Joint {
    /// Whether games are separated by empty lines.
    separates: bool,
    /// Whether a file before has given any game.
    any: bool,
}

impl Joint {
    const fn new(to: &Target) -> Joint {
        Joint {
            separates: matches!(to, Target::Pgn(_)),
            any: false,
        }
    }

    /// Writes a file's games after those of the files before.
    fn file(
        &mut self,
        out: &mut dyn Write,
        write: impl FnOnce(&mut JointWriter<'_>) -> io::Result<bool>,
    ) -> io::Result<bool> {
        let mut out = JointWriter {
            out,
            owes_line: self.separates && self.any,
            begun: false,
        };
        let done = write(&mut out);
        self.any |= out.begun;
        done
    }
}

/// An output that begins with an empty line if it owes one and anything is written at all.
struct JointWriter<'w> {
    out: &'w mut dyn Write,
    owes_line: bool,
    begun: bool,
}

impl Write for JointWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if std::mem::take(&mut self.owes_line) {
            self.out.write_all(b"\n")?;
        }
        self.begun |= !bytes.is_empty();
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Converts every game, and returns whether all was understood.
fn run(
    order: &Order,
    source: &mut Source<'_>,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<bool> {
    let Some(whole) = unpack(order.name(), source, order.print, err)? else {
        return Ok(false);
    };
    let any = matches!(order.from, ReadAs::Auto) && !matches!(order.to, Target::Reverse);
    if any
        && order.variant == Variant::Standard
        && !source.is_recognised()
        && let Some(understood) = positions::run(order, source, out, err)?
    {
        return Ok(understood & whole);
    }
    let book = matches!(
        (order.variant, &order.to),
        (Variant::Standard, Target::Json | Target::Pgn(_))
    );
    if book {
        let route = match source.is_recognised() {
            true => {
                let text = decode(&source.take_all()).0.into_owned();
                Route::Book(text, language_of(order.from))
            }
            false => route(order.from, source),
        };
        match route {
            Route::Pgn => {}
            Route::Long => {
                let name = order.name();
                tell(
                    err,
                    format!("{name}: note: too long for a book, read as PGN\n"),
                );
            }
            Route::Book(text, language) => {
                let book = BookText {
                    text: &text,
                    language,
                    doubtful: source.take_doubtful(),
                };
                let understood = books::run(book, &order.to, order.name(), out, err)?;
                source.end()?;
                return Ok(understood && whole);
            }
            Route::Prose => {
                books::tell_none(order.name(), err);
                source.end()?;
                return Ok(false);
            }
        }
    }
    let understood = shared::run(order, source, out, err)?;
    Ok(understood & whole)
}
