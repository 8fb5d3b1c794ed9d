//! Games set in type in every style and layout, bound into a book, and read back.

use rank_and_file::board::Move;
use rank_and_file::book::{Book, read};
use rank_and_file::game::At;
use rank_and_file::game::pgn::{Game, ReadAs, games};
use rank_and_file::notation::Style;
use testing::chance::some;
use testing::positions;
use testing::press::{self, Layout};

fn played(limit: usize) -> Vec<Game> {
    let text = positions::scores().text;
    let games = games(text, ReadAs::Auto)
        .filter(|game| game.tree.len() >= 8)
        .step_by(5)
        .take(limit);
    some(games, 8).collect()
}

fn moves(game: &rank_and_file::game::GameTree) -> Vec<Move> {
    game.main_line(At::Start)
        .map(|id| game.node(id).mv)
        .collect()
}

/// Returns the pages of the games in order, as set or all in capitals, and the book as read.
fn book(games: &[Game], style: Style, layout: Layout, capitals: bool) -> (String, Book) {
    let text: String = (1..)
        .zip(games)
        .map(|(number, game)| press::page(number, game, style, layout))
        .collect();
    let text = if capitals {
        text.to_ascii_uppercase()
    } else {
        text
    };
    let book = read(&text);
    (text, book)
}

#[test]
fn every_style_in_every_layout_is_read_back() {
    read_back(false);
}

/// If this fails, a reader of a book set in capitals loses games. A row such as `5 BXKTP KT-KB3` is
/// neither a heading nor a running head.
#[test]
fn every_style_in_every_layout_is_read_back_where_all_is_set_in_capitals() {
    read_back(true);
}

fn read_back(capitals: bool) {
    let games = played(40);
    let mut failures = Vec::new();
    for (name, style) in Style::NAMES {
        for layout in Layout::ALL {
            let (text, book) = book(&games, style, layout, capitals);
            let mut wrong = 0;
            let mut sample = String::new();
            for (at, game) in games.iter().enumerate() {
                let truth = moves(&game.tree);
                let read = book.games.get(at).map(|read| moves(&read.tree));
                if read.as_ref() != Some(&truth) {
                    wrong += 1;
                    if sample.is_empty() {
                        let same = read
                            .iter()
                            .flatten()
                            .zip(&truth)
                            .take_while(|(a, b)| a == b)
                            .count();
                        sample = format!(
                            "game {} of {}, same {same}, stop {:?}\n{}",
                            at + 1,
                            truth.len(),
                            book.games
                                .get(at)
                                .and_then(|g| g.stop.as_ref())
                                .map(|s| (&text[s.span.clone()], &s.why)),
                            press::page(at + 1, game, style, layout)
                                .lines()
                                .take(30)
                                .collect::<Vec<_>>()
                                .join("\n")
                        );
                    }
                }
            }
            if wrong > 0 || book.games.len() != games.len() {
                failures.push(format!(
                    "{name} {layout:?}: {wrong} of {} wrong, {} games found, {} given up\n{sample}",
                    games.len(),
                    book.games.len(),
                    book.given_up.len()
                ));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}
