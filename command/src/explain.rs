//! `explain`: why a move is called as it is, in each notation asked for.

use std::io::{self, Write};
use std::sync::Arc;

use anstyle::{AnsiColor, Style};
use rank_and_file::game::pgn::{Game, continuation};
use rank_and_file::game::{At, NodeId};
use rank_and_file::notation::{Named, Notation, NotationRow, Sentence};
use rank_and_file::rules::Position;
use rank_and_file::screen::why::{self, Reason};
use rank_and_file::session::column;
use rank_and_file::words;
use rank_and_file_api::{Explanation, heading, sentence};
use serde_json::json;

use crate::arguments::ExplainArgs;
use crate::start::position;
use crate::streams::{Stop, Streams};

/// The style of a heading.
const HEADING: Style = Style::new().bold();

/// The style of a name's letters.
const LETTERS: Style = AnsiColor::Cyan.on_default();

/// The style of letters that another move made necessary.
const NEEDED: Style = AnsiColor::Yellow.on_default().bold();

/// Explains a move. It is refused if it is not one legal move.
pub fn explain(asked: &ExplainArgs, streams: &mut Streams<'_>) -> Result<bool, Stop> {
    let mut before = position(asked.fen.as_deref(), asked.variant)?;
    if let Some(moves) = &asked.after {
        let game = understood(&before, moves, asked)?;
        let path = main_line(&game);
        before = game
            .tree
            .position(path.last().map_or(At::Start, |&id| At::After(id)));
    }
    let game = understood(&before, &asked.text, asked)?;
    let path = main_line(&game);
    let [id] = *path else {
        let (count, text) = (path.len(), &asked.text);
        return Err(Stop::Usage(format!(
            "One move can be explained at a time, and \"{text}\" has {count}; moves before it are given by --after."
        )));
    };
    let mv = game.tree.node(id).mv;
    let turn = before.turn_of(before.mover(&mv));
    let variant = turn.variant;
    let mut rows: Vec<&NotationRow> = Vec::new();
    for row in &asked.notations {
        // A game on nine files has one notation, which replaces all others.
        let row = row.notation.on(variant).row(variant);
        let row = if row.suits(variant) {
            row
        } else {
            Notation::SHORT.row(variant)
        };
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    let heading = heading(&before, &mv);
    let style = Painter(streams.color);
    if !asked.json {
        style.paint(streams.out, HEADING, &heading)?;
        writeln!(streams.out)?;
    }
    for row in rows {
        let Some(column) = column(row.tag) else {
            continue;
        };
        let named = Arc::new(column.notation.name(&mv, &turn));
        let reason = why::reason(column, named, &mv, &turn);
        match asked.json {
            true => writeln!(
                streams.out,
                "{}",
                json!(Explanation::new(&reason, &heading))
            )?,
            false => write(&reason, style, streams.out)?,
        }
    }
    Ok(true)
}

/// Reads moves that are played from this position.
fn understood(position: &Position, text: &str, asked: &ExplainArgs) -> Result<Game, Stop> {
    let game = continuation(position, text, asked.from)
        .ok_or_else(|| Stop::Usage("There is no move in an empty text.".to_owned()))?;
    match game.troubles.iter().find(|trouble| trouble.is_error()) {
        Some(trouble) => Err(Stop::Refused(sentence(&trouble.fault))),
        None => Ok(game),
    }
}

/// Returns the nodes of a game's main line.
fn main_line(game: &Game) -> Vec<NodeId> {
    let mut path = Vec::new();
    let mut next = game.tree.next(At::Start).first();
    while let Some(&id) = next {
        path.push(id);
        next = game.tree.node(id).next.first();
    }
    path
}

/// Writes texts in colour, or without.
#[derive(Clone, Copy)]
struct Painter(bool);

impl Painter {
    fn paint(self, out: &mut dyn Write, style: Style, text: &str) -> io::Result<()> {
        match self.0 {
            true => write!(out, "{style}{text}{style:#}"),
            false => write!(out, "{text}"),
        }
    }
}

/// Writes the reason for a name.
fn write(reason: &Reason, style: Painter, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out)?;
    style.paint(out, HEADING, reason.column.title)?;
    write!(out, ": ")?;
    let named: &Named = &reason.named;
    let mut end = 0;
    let text = &named.reading.text;
    for (part, says) in named.reading.parts.iter().zip(&reason.parts) {
        style.paint(out, LETTERS, &text[end..part.span.start.max(end)])?;
        let ink = if says.needed { NEEDED } else { LETTERS };
        style.paint(out, ink, &says.letters)?;
        end = part.span.end.max(end);
    }
    style.paint(out, LETTERS, &text[end..])?;
    writeln!(out)?;
    let because = reason.because.to_string();
    let joint = if because.is_empty() { "" } else { " " };
    writeln!(out, "  {}.{joint}{because}", reason.rule)?;
    for (text, moves) in &reason.rejected {
        let moves = Sentence::default().moves(moves, words::OR);
        writeln!(out, "  {text} would not do either: it could be {moves}.")?;
    }
    let width = reason.parts.iter().map(|part| part.letters.chars().count());
    let width = width.max().unwrap_or_default();
    for part in &reason.parts {
        let blanks = " ".repeat(width - part.letters.chars().count());
        write!(out, "    ")?;
        let ink = if part.needed { NEEDED } else { LETTERS };
        style.paint(out, ink, &part.letters)?;
        let needed = if part.needed {
            ", and has to be there"
        } else {
            ""
        };
        writeln!(out, "{blanks}  {}{needed}", part.says)?;
    }
    Ok(())
}
