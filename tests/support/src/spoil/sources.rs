//! Pages of games, each with its true moves.

use std::ops::Range;
use std::path::Path;

use rank_and_file::board::Move;
use rank_and_file::book::{BookGame, read};
use rank_and_file::game::At;
use rank_and_file::game::pgn::Game;
use rank_and_file::notation::{Notation, Style, Verdict};
use rank_and_file::rules::Position;

use crate::chance::Dice;
use crate::positions;
use crate::press::{self, Layout};
use crate::printers::BOOKS;

/// A page as it was printed, with its true moves.
#[derive(Clone)]
pub struct SourcePage {
    /// Name for messages.
    pub name: String,
    /// Text of the page.
    pub text: String,
    /// Byte range of each ply.
    pub plies: Vec<Range<usize>>,
    /// The true moves.
    pub truth: Vec<Move>,
    /// Position in which the game begins.
    pub start: Position,
    /// Whether the moves are set as running text.
    pub flows: bool,
}

/// The files of games in descriptive notation.
const FILES: [&str; 5] = [
    "blue-book-1910.json",
    "bird-1893.json",
    "hoyle.json",
    "blue-book-preliminary.json",
    "capablanca-1921.json",
];

/// Returns the pages of real books that are in this folder.
pub fn printed(folder: &Path) -> Vec<SourcePage> {
    let mut pages = Vec::new();
    for file in FILES {
        let Ok(text) = std::fs::read_to_string(folder.join("descriptive").join(file)) else {
            continue;
        };
        let games: Vec<serde_json::Value> = serde_json::from_str(&text).unwrap_or_default();
        for (at, game) in games.iter().enumerate() {
            let words = |key: &str| -> Vec<String> {
                let list = game[key].as_array().into_iter().flatten();
                list.filter_map(|line| Some(line.as_str()?.to_owned()))
                    .collect()
            };
            let text = format!(
                "{}\n\n{}\n\n{}\n",
                game["title"].as_str().unwrap_or_default().trim(),
                words("raw_lines").join("\n"),
                game["result_text"].as_str().unwrap_or_default()
            );
            let Some((plies, moves, start)) = whole(&text) else {
                continue;
            };
            if plies.len() != words("moves_text_as_printed").len() {
                continue;
            }
            // Scores added to the books have errors of their own, so the print counts if it can be
            // read completely.
            pages.push(SourcePage {
                name: format!("{file} {at}"),
                text,
                plies,
                truth: moves,
                start,
                flows: false,
            });
        }
    }
    pages
}

/// Returns the byte ranges of the plies, the moves and the start of a page, if it reads completely
/// with nothing skipped.
fn whole(text: &str) -> Option<(Vec<Range<usize>>, Vec<Move>, Position)> {
    let book = read(text);
    let [game] = &book.games[..] else { return None };
    let clean = game.stop.is_none() && game.skipped.is_empty();
    clean.then(|| {
        let plies = game.plies.iter().map(|ply| ply.span.clone());
        (plies.collect(), moves(game), game.tree.start().clone())
    })
}

/// Returns the moves of a game as read.
pub fn moves(game: &BookGame) -> Vec<Move> {
    let line = game.tree.main_line(At::Start);
    line.map(|id| game.tree.node(id).mv).collect()
}

/// A played game with the names of its moves as a book would print them.
pub struct Sheet {
    /// The played game.
    pub game: Game,
    /// Names of its moves.
    pub names: Vec<String>,
    /// Name of the style or of the book.
    pub style: &'static str,
}

/// Returns up to `games` played games, in each style in turn.
pub fn sheets(games: usize, own: bool) -> impl Iterator<Item = Sheet> {
    let scores = positions::scores();
    let text = if own { positions::own() } else { scores.text };
    let step = if own || !scores.is_large { 1 } else { 163 };
    let mut dice = Dice(0x9e37_79b9);
    rank_and_file::game::pgn::games(text, rank_and_file::game::pgn::ReadAs::Auto)
        .step_by(step)
        .filter(|game| game.tree.len() >= 16 && game.tree.start() == &Position::start())
        .take(games)
        .enumerate()
        .map(move |(at, game)| {
            let manner = at % (Style::NAMES.len() + BOOKS.len());
            let (style, names) = match Style::NAMES.get(manner) {
                Some((name, style)) => (*name, press::names(&game, *style)),
                None => {
                    let book = &BOOKS[manner - Style::NAMES.len()];
                    (book.name, by_hand(&game, book, &mut dice))
                }
            };
            Sheet { game, names, style }
        })
}

/// Returns the text as a page, if it reads completely and gives the moves of the game.
pub fn page(name: String, text: String, sheet: &Sheet, flows: bool) -> Option<SourcePage> {
    let tree = &sheet.game.tree;
    let line = tree.main_line(At::Start);
    let truth: Vec<Move> = line.map(|id| tree.node(id).mv).collect();
    let (plies, moves, start) = whole(&text)?;
    (moves == truth).then_some(SourcePage {
        name,
        text,
        plies,
        truth,
        start,
        flows,
    })
}

/// Returns pages of played games set by this crate, in each style and layout in turn.
pub fn set(games: usize, own: bool) -> Vec<SourcePage> {
    let set = |(at, sheet): (usize, Sheet)| {
        let layout = Layout::ALL[at % Layout::ALL.len()];
        let text = press::set(at + 1, &sheet.game, &sheet.names, layout);
        let name = format!("set {} {} {layout:?}", at + 1, sheet.style);
        page(name, text, &sheet, layout == Layout::Running)
    };
    sheets(games, own).enumerate().filter_map(set).collect()
}

/// Returns the names of the main line's moves as this book may print them.
fn by_hand(game: &Game, book: &crate::printers::Book, dice: &mut Dice) -> Vec<String> {
    let mut position = game.tree.start().clone();
    let mut names = Vec::new();
    for id in game.tree.main_line(At::Start) {
        let mv = game.tree.node(id).mv;
        let turn = position.turn();
        let name = book.print(&mv, &turn, dice);
        // The book may print a name that fits two moves; then the plain name is printed.
        let sure = matches!(
            Notation::DESCRIPTIVE.understand(&name, &turn),
            Ok((_, Verdict::One { mv: one, .. })) if one == mv
        );
        names.push(if sure {
            name
        } else {
            Notation::Descriptive(Style::KT)
                .name(&mv, &turn)
                .reading
                .text
        });
        position.play(&mv);
    }
    names
}
