//! Counts the scores of ten plies that are recognised without their notation being named, for each notation that is
//! recognised.
//!
//! ```text
//! RANK_AND_FILE_CORPUS=FOLDER cargo run --release --example recognised -- [GAMES]
//! ```
//!
//! | column | scores |
//! |---|---|
//! | moves | the moves are those that were written |
//! | told | the same, and the notation is the one that was written, or spells all ten moves alike |
//! | named | the same, or the written notation is named as another that the moves may be in |
//! | opened | the page shows the moves that were written, after its book worker has read what may be a book |
//! | read as | what the others were read as, with their number |
//!
//! Without the larger corpus the games are the project's own.

use std::collections::BTreeMap;

use rank_and_file::board::{Color, Move, Variant};
use rank_and_file::game::pgn::{Game, ReadAs, games};
use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::{Notation, Recognised, offered};
use rank_and_file::protocol::BookRequest;
use rank_and_file::service::{Volume, printed_position};
use rank_and_file::session::{Action, Incoming, OpenAction, Session};
use testing::effects::for_book;
use testing::positions::scores;

/// Plies of a score.
const PLIES: usize = 10;

fn main() {
    let count = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let count = count.unwrap_or(1000);
    let scores = scores();
    let games = scores.every(5).map(|game| game.tree);
    let from_start = |tree: &GameTree| tree.position(At::Start).variant() == Variant::Standard;
    let games = games.filter(from_start).map(|tree| moves(&tree));
    let games = games.filter(|moves| moves.len() == PLIES);
    let games: Vec<Vec<Move>> = games.take(count).collect();
    println!("{} games", games.len());
    println!("{:<24} moves   told  named  opened   read as", "");
    let rows = offered(Variant::Standard).filter(|row| row.recognised != Recognised::Named);
    for row in rows {
        let (mut right, mut told, mut named, mut shown) = (0, 0, 0, 0);
        let mut others: BTreeMap<&str, usize> = BTreeMap::new();
        for moves in &games {
            let text = score(moves, row.notation);
            let read = self::read(&text);
            let is_right = read
                .as_ref()
                .is_some_and(|read| self::moves(&read.tree) == *moves);
            right += usize::from(is_right);
            shown += usize::from(opened(&text) == *moves);
            let read_as = read.as_ref().map(|read| read.notation);
            let others_named = read
                .iter()
                .flat_map(|read| read.alike.iter().chain(&read.rivals));
            let is_named = others_named.into_iter().any(|it| *it == row.notation);
            let is_alike = |notation| score(moves, notation) == text;
            if is_right && read_as.is_some_and(|it| it == row.notation || is_alike(it)) {
                told += 1;
                named += 1;
            } else {
                named += usize::from(is_named);
                let tag = read_as.map_or("nothing", |it| it.row(Variant::Standard).tag);
                *others.entry(tag).or_default() += 1;
            }
        }
        let others: Vec<String> = others
            .iter()
            .map(|(tag, count)| format!("{tag} {count}"))
            .collect();
        println!(
            "{:<24} {right:>5}  {told:>5}  {named:>5}  {shown:>6}   {}",
            row.tag,
            others.join(", ")
        );
    }
}

/// Returns the first moves of a game.
fn moves(tree: &GameTree) -> Vec<Move> {
    let line = tree.main_line(At::Start).take(PLIES);
    line.map(|id| tree.node(id).mv).collect()
}

/// Writes moves as a score with numbers.
fn score(moves: &[Move], notation: Notation) -> String {
    let mut tree = GameTree::default();
    let mut at = At::Start;
    for mv in moves {
        at = At::After(tree.add(at, *mv));
    }
    let mut text = String::new();
    for id in tree.main_line(At::Start) {
        let node = tree.node(id);
        let before = tree.position(node.parent);
        let (color, number) = (before.color(), before.number_of(&node.mv));
        if color == Color::White {
            notation.write_number(number, &node.mv, color, &mut text);
        }
        text += &notation.text(&node.mv, &before.turn());
        text.push(' ');
    }
    text
}

/// Reads a score whose notation is not named.
fn read(text: &str) -> Option<Game> {
    games(text, ReadAs::Auto).next()
}

/// Returns the moves that the page shows when it opens a text.
fn opened(text: &str) -> Vec<Move> {
    let mut session = Session::default();
    let effects = session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    for request in for_book(effects) {
        let BookRequest::Read {
            book, text, must, ..
        } = request
        else {
            continue;
        };
        if printed_position(&text).is_some() {
            return Vec::new();
        }
        let mut volume = Volume::asked(book, &text, must, None);
        let mut responses = Vec::new();
        while volume.read_on(PLIES, &mut responses) {}
        for response in responses {
            session.hear(Incoming::Book(response));
        }
    }
    moves(session.tree())
}
