//! Games as plain values.

use rank_and_file::game::GameTree;
use rank_and_file::game::fen::write_fen;
use rank_and_file::game::pgn::{self, Games, games_of};
use serde::Serialize;

use crate::book::BookNotes;
use crate::error::Error;
use crate::line::{Move, Variation, moves};
use crate::name::usable;
use crate::options::{Asked, Options};
use crate::places::Places;
use crate::table::Table;

/// A game of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Game {
    /// The tags. If one is given twice, the first counts.
    pub tags: Table<String>,
    /// The game that is played, such as `standard`.
    pub variant: &'static str,
    /// The position where it begins, as FEN.
    pub start: String,
    /// How it ended: `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: &'static str,
    /// The notation that it was read in; `short` stands for algebraic of any kind, and `book` for
    /// the print of a book.
    pub notation: &'static str,
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves of the main line.
    pub moves: Vec<Move>,
    /// The variations, in a flat list; those of earlier lines come first.
    pub variations: Vec<Variation>,
    /// Text that is not among the moves because it was not understood.
    pub unread: Vec<Unread>,
    /// Faults and remarks, in the order of the text.
    pub faults: Vec<Fault>,
    /// Where the game begins in the text.
    pub at: usize,
    /// Where it ends.
    pub end: usize,
    /// The line of the text where it begins, from 1.
    pub line: usize,
    /// What is known of a game of a book.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub book: Option<BookNotes>,
}

/// Moves that could not be understood, and what followed them in their line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Unread {
    /// The text.
    pub text: String,
    /// The line where it begins, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
}

/// Something in a text that was not understood, or that deserves a remark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// A stable name for scripts, such as `illegal`.
    pub code: &'static str,
    /// Where it begins in the text.
    pub at: usize,
    /// Where it ends.
    pub end: usize,
    /// The line where it begins, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What was found and what to do, in a sentence or two.
    pub message: String,
    /// Whether some of the text is missing from the game. Otherwise it is a remark.
    pub error: bool,
}

/// Reads the games of a text: PGN, or any score that the notations have. Moves are named in the
/// notations that are asked for.
///
/// # Errors
/// If an option means nothing. What is wrong in the text is among the faults of its game.
pub fn parse(text: &str, options: &Options) -> Result<Vec<Game>, Error> {
    let asked = options.asked(&[])?;
    let mut games = games_of(text, options.read_as()?, options.variant()?);
    let places = Places::new(text, options.unit);
    let mut parsed = Vec::new();
    while let Some(game) = games.next() {
        parsed.push(of_text(&game, &games, &asked, &places));
    }
    Ok(parsed)
}

/// Returns a game that was read from a text.
pub(crate) fn of_text(
    game: &pgn::Game,
    games: &Games<'_>,
    asked: &[Asked],
    places: &Places<'_>,
) -> Game {
    let (asked, wrong) = usable(asked, game.tree.start());
    let mut spans = vec![None; game.tree.len()];
    for written in games.written(game) {
        if let Some(span) = spans.get_mut(written.id.index()) {
            // A move that is written twice is where it is written first.
            span.get_or_insert(written.span);
        }
    }
    let (moves, variations) = moves(&game.tree, &asked, places, |id| {
        spans.get(id.index()).cloned().flatten()
    });
    let mut faults = faults(game, places);
    faults.extend(wrong.into_iter().map(|why| unsuitable(why, game, places)));
    let (at, end) = places.both(&game.span);
    Game {
        moves,
        variations,
        unread: unread(game),
        faults,
        at,
        end,
        line: game.line,
        ..of_tree(
            &game.tree,
            game.notation.row(game.tree.start().variant()).tag,
        )
    }
}

/// Returns a game without its moves and places.
pub(crate) fn of_tree(tree: &GameTree, notation: &'static str) -> Game {
    Game {
        tags: tree.tags.iter().cloned().collect(),
        variant: tree.start().variant().tag(),
        start: write_fen(tree.start()),
        result: tree.outcome.pgn(),
        notation,
        comments: tree.comments.clone(),
        moves: Vec::new(),
        variations: Vec::new(),
        unread: Vec::new(),
        faults: Vec::new(),
        at: 0,
        end: 0,
        line: 1,
        book: None,
    }
}

fn unread(game: &pgn::Game) -> Vec<Unread> {
    let unread = game.unread.iter().map(|unread| Unread {
        text: unread.text.clone(),
        line: unread.line,
        column: unread.column,
    });
    unread.collect()
}

/// Returns the faults of a game.
pub(crate) fn faults(game: &pgn::Game, places: &Places<'_>) -> Vec<Fault> {
    let faults = game.troubles.iter().map(|trouble| {
        let (at, end) = places.both(&trouble.span);
        Fault {
            code: trouble.fault.tag(),
            at,
            end,
            line: trouble.line,
            column: trouble.column,
            message: trouble.fault.to_string(),
            error: trouble.is_error(),
        }
    });
    faults.collect()
}

/// Returns the fault of a game that has no names in a notation asked for.
pub(crate) fn unsuitable(why: String, game: &pgn::Game, places: &Places<'_>) -> Fault {
    let (at, end) = places.both(&game.span);
    Fault {
        code: "unsuitable-notation",
        at,
        end,
        line: game.line,
        column: 1,
        message: why,
        error: true,
    }
}
