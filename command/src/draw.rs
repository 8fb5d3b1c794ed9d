//! `diagram` and `html`: a position as a picture, and games as a page or as an element of one.

use std::io::{self, Write};

use rank_and_file::container::PrintLanguage;
use rank_and_file::game::pgn::{Game, ReadAs, Stream, write_pgn};
use rank_and_file::notation::Notation;
use rank_and_file::output::picture::{Look, Picture, mover};
use rank_and_file::output::snippet::Snippet;
use rank_and_file::screen::board_model::still;
use rank_and_file::session::column;
use rank_and_file::view::{Booklet, Fence};

use crate::arguments::{DiagramArgs, HtmlArgs};
use crate::start::position;
use crate::streams::{Stop, Streams, each_file, tell};
use crate::unpack::unpack;

/// Draws a position as SVG.
pub fn diagram(asked: &DiagramArgs, streams: &mut Streams<'_>) -> Result<bool, Stop> {
    let position = position(Some(&asked.fen), asked.variant)?;
    let look = Look {
        square_side: asked.side,
        coordinates: asked.coordinates.coordinates(),
        last: false,
        figures: false,
    };
    let model = still(&position, asked.flip, Vec::new());
    let picture = Picture::from_model(&model, mover(&position), asked.title.clone(), &look);
    writeln!(streams.out, "{}", picture.svg().trim_end())?;
    Ok(true)
}

/// Sets games as a page, or as elements.
pub fn html(asked: &HtmlArgs, streams: &mut Streams<'_>) -> Result<bool, Stop> {
    let files = [asked.file.clone()];
    each_file(&files, streams, |name, source, out, mut err| {
        let Some(mut whole) = unpack(name, source, PrintLanguage::ENGLISH, &mut err)? else {
            return Ok(false);
        };
        let mut setter = match asked.fragment {
            true => Setter::elements(asked),
            false => Setter::page(asked),
        };
        let mut any = false;
        let mut end = Ok(());
        for game in Stream::new(source, ReadAs::Auto) {
            let game = match game {
                Ok(game) => game,
                Err(error) => {
                    end = Err(error);
                    break;
                }
            };
            any = true;
            for trouble in &game.troubles {
                let note = if trouble.is_error() { "" } else { "note: " };
                let (line, column, fault) = (trouble.line, trouble.column, &trouble.fault);
                tell(err, format!("{name}:{line}:{column}: {note}{fault}\n"));
            }
            whole &= !game.has_errors();
            setter.set(&game, out)?;
        }
        if any {
            setter.end(name, out)?;
        }
        end?;
        if !any {
            tell(err, format!("{name}: no game was found in this text\n"));
        }
        Ok(whole && any)
    })
}

/// The HTML of games, one after the other.
enum Setter<'a> {
    /// A page that holds everything it needs, for reading and printing. Its contents stand before
    /// its games, so both are held until the last game is set.
    Page {
        booklet: Box<Booklet>,
        rows: String,
        texts: String,
        count: u32,
    },
    /// The lines that put each game into another page, with a still board for readers without
    /// scripts, written as they are made.
    Elements { snippet: Snippet, folder: &'a str },
}

impl<'a> Setter<'a> {
    fn page(asked: &HtmlArgs) -> Setter<'a> {
        let first = asked.notations.first();
        let notation = first.map_or(Notation::SHORT, |row| row.notation);
        Setter::Page {
            booklet: Box::new(Booklet::new(notation)),
            rows: String::new(),
            texts: String::new(),
            count: 0,
        }
    }

    fn elements(asked: &'a HtmlArgs) -> Setter<'a> {
        let columns = asked.notations.iter().filter_map(|row| column(row.tag));
        let snippet = Snippet {
            columns: columns.collect(),
            ..Snippet::default()
        };
        Setter::Elements {
            snippet,
            folder: &asked.folder,
        }
    }

    /// Sets a game.
    fn set(&mut self, game: &Game, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Setter::Page {
                booklet,
                rows,
                texts,
                count,
            } => {
                let set = booklet.add(game);
                rows.push_str(&set.row);
                texts.push_str(&set.text);
                *count = count.saturating_add(1);
                Ok(())
            }
            Setter::Elements { snippet, folder } => {
                let score = write_pgn(&game.whole(), &Notation::SHORT);
                let fence = Fence::from_attributes(snippet.attributes(), &score);
                writeln!(out, "{}", Snippet::script(folder))?;
                writeln!(out, "{}", fence.html())
            }
        }
    }

    /// Writes what can be written only after the last game.
    fn end(self, name: &str, out: &mut dyn Write) -> io::Result<()> {
        let Setter::Page {
            mut booklet,
            rows,
            texts,
            count,
        } = self
        else {
            return Ok(());
        };
        let begin = booklet.begin(count, name, "");
        let [middle, end] = booklet.end();
        for part in [begin, rows, middle, texts, end] {
            out.write_all(part.as_bytes())?;
        }
        Ok(())
    }
}
