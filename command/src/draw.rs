//! `diagram` and `html`: a position as a picture, and games as a page or as an element of one.

use std::io::{self, Write};

use rank_and_file::game::pgn::{Game, ReadAs, Stream, write_pgn};
use rank_and_file::game::title;
use rank_and_file::notation::Notation;
use rank_and_file::output::picture::{Look, Picture, mover};
use rank_and_file::output::snippet::Snippet;
use rank_and_file::screen::board_model::still;
use rank_and_file::session::column;
use rank_and_file::view::Booklet;

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
    each_file(&files, streams, |name, mut input, out, mut err| {
        let Some((begun, mut whole)) = unpack(name, &mut input, &mut err)? else {
            return Ok(false);
        };
        let mut games = Vec::new();
        for game in Stream::new(io::Read::chain(io::Cursor::new(begun), input), ReadAs::Auto) {
            let game = game?;
            for trouble in &game.troubles {
                let note = if trouble.is_error() { "" } else { "note: " };
                let (line, column, fault) = (trouble.line, trouble.column, &trouble.fault);
                tell(err, format!("{name}:{line}:{column}: {note}{fault}\n"));
            }
            whole &= !game.has_errors();
            games.push(game);
        }
        if games.is_empty() {
            tell(err, format!("{name}: no game was found in this text\n"));
            return Ok(false);
        }
        match asked.fragment {
            true => elements(asked, &games, out)?,
            false => page(asked, name, &games, out)?,
        }
        Ok(whole)
    })
}

/// Writes a page that holds everything it needs, for reading and printing.
fn page(asked: &HtmlArgs, name: &str, games: &[Game], out: &mut dyn Write) -> io::Result<()> {
    let notation = asked
        .notations
        .first()
        .map_or(Notation::SHORT, |row| row.notation);
    let mut booklet = Booklet::new(notation);
    let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
    out.write_all(booklet.begin(count, name, "").as_bytes())?;
    let mut texts = Vec::new();
    for game in games {
        let set = booklet.add(game);
        out.write_all(set.row.as_bytes())?;
        texts.push(set.text);
    }
    let [middle, end] = booklet.end();
    out.write_all(middle.as_bytes())?;
    for text in texts {
        out.write_all(text.as_bytes())?;
    }
    out.write_all(end.as_bytes())
}

/// Writes the lines that put each game into another page.
fn elements(asked: &HtmlArgs, games: &[Game], out: &mut dyn Write) -> io::Result<()> {
    let columns = asked.notations.iter().filter_map(|row| column(row.tag));
    let snippet = Snippet {
        columns: columns.collect(),
        ..Snippet::default()
    };
    for game in games {
        let tree = game.whole();
        let score = write_pgn(&tree, &Notation::SHORT);
        let html = snippet.html(&score, &title(&tree), &asked.folder);
        writeln!(out, "{}", html.trim_end())?;
    }
    Ok(())
}
