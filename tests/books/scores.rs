//! Scores of real old books, read ply by ply: the print compared with the game that was played.

use rank_and_file::book::{BookGame, PrintedGame, PrintedMove, Settled, read_score};
use rank_and_file::game::fen::read_fen;
use rank_and_file::notation::Notation;
use rank_and_file::rules::Position;
use serde_json::Value;
use testing::corpus;
use testing::press;

/// A game of a book: its printed plies, one a line, and the game that they make.
struct Printed {
    title: String,
    text: String,
    game: PrintedGame,
    reference: Option<Vec<String>>,
}

fn printed(game: &Value) -> Printed {
    let mut text = String::new();
    let mut moves = Vec::new();
    for printed in game["moves_text_as_printed"]
        .as_array()
        .expect("a list of moves")
    {
        let start = text.len();
        text.push_str(printed.as_str().expect("a move"));
        moves.push(PrintedMove {
            span: start..text.len(),
            number: None,
            color: None,
        });
        text.push('\n');
    }
    let start = game["start_fen"]
        .as_str()
        .map_or_else(Position::start, |fen| read_fen(fen).expect("a position"));
    let reference = game["reference_uci"].as_array().map(|plies| {
        let plies = plies
            .iter()
            .map(|ply| ply.as_str().expect("a move").to_owned());
        plies.collect()
    });
    Printed {
        title: game["title"].as_str().expect("a title").to_owned(),
        game: press::score(&text, start, moves),
        text,
        reference,
    }
}

fn book(file: &str) -> Vec<Printed> {
    let json = corpus::text(&format!("descriptive/{file}"));
    let games: Vec<Value> = serde_json::from_str(&json).expect("JSON");
    games.iter().map(printed).collect()
}

fn uci(game: &BookGame) -> Vec<String> {
    let mut position = game.tree.start().clone();
    let mut plies = Vec::new();
    for ply in &game.plies {
        plies.push(Notation::Uci.name(&ply.mv, &position.turn()).reading.text);
        position.play(&ply.mv);
    }
    plies
}

/// Books in which every move is known to be playable, with their numbers of games.
const BOOKS: [(&str, usize); 5] = [
    ("blue-book-1910.json", 43),
    ("capablanca-1921.json", 14),
    ("bird-1893.json", 10),
    ("hoyle.json", 1),
    ("blue-book-preliminary.json", 1),
];

#[test]
#[ignore = "reads the larger corpus"]
fn every_game_of_every_book_is_read_to_the_end() {
    let mut counted: Vec<(Settled, usize)> = Vec::new();
    for (file, count) in BOOKS {
        let games = book(file);
        assert_eq!(games.len(), count, "{file}");
        for printed in &games {
            let game = read_score(&printed.text, &printed.game, &[]);
            let stop = game.stop.as_ref();
            let stop = stop.map(|stop| (&printed.text[stop.span.clone()], &stop.why));
            assert_eq!(stop, None, "{}", printed.title);
            assert_eq!(
                game.plies.len(),
                printed.game.moves.len(),
                "{}",
                printed.title
            );
            assert!(game.skipped.is_empty(), "{}", printed.title);
            for ply in &game.plies {
                match counted
                    .iter_mut()
                    .find(|(settled, _)| *settled == ply.settled)
                {
                    Some((_, count)) => *count += 1,
                    None => counted.push((ply.settled, 1)),
                }
            }
        }
    }
    println!("plies of all books: {counted:?}");
}

/// Readings of the Blue Book that differ from the transcribers' score: the game, the ply, this
/// project's reading, theirs, and the reason for this project's.
const EXCEPTIONS: [(&str, usize, &str, &str, &str); 3] = [
    (
        "{PGN 41}",
        28,
        "f3b3",
        "f3g3",
        "the print says \"her Kt's 3d\", the queen's knight's: b3. It is the last move.",
    ),
    (
        "{PGN 59}",
        10,
        "f3e5",
        "f3g5",
        "the print says \"K's 5th\", e5, and every later move can be played after it.",
    ),
    (
        "{PGN 81}",
        44,
        "d4e2",
        "g3e2",
        "the label says the king's knight, which began on g1 and stands on d4; we report it as open.",
    ),
];

/// Games whose print and transcribed score differ in length, with both lengths in plies.
const LENGTHS: [(&str, usize, usize); 4] = [
    ("{PGN 05}", 55, 56),
    ("{PGN 17}", 56, 57),
    ("{PGN 37}", 43, 44),
    ("{PGN 73}", 68, 12),
];

#[test]
#[ignore = "reads the larger corpus"]
fn the_blue_book_is_what_its_transcribers_played() {
    let games = book("blue-book-1910.json");
    let (mut compared, mut differ) = (0, Vec::new());
    for printed in &games {
        let game = read_score(&printed.text, &printed.game, &[]);
        let ours = uci(&game);
        let theirs = printed.reference.as_deref().expect("a reference");
        if ours.len() != theirs.len() {
            let known = |(tag, print, score): &(&str, usize, usize)| {
                printed.title.contains(tag) && (*print, *score) == (ours.len(), theirs.len())
            };
            assert!(
                LENGTHS.iter().any(known),
                "{} {} {}",
                printed.title,
                ours.len(),
                theirs.len()
            );
        }
        let first = ours
            .iter()
            .zip(theirs)
            .position(|(ours, theirs)| ours != theirs);
        compared += first.unwrap_or(ours.len().min(theirs.len()));
        if let Some(ply) = first {
            let settled = game.plies[ply].settled;
            differ.push((
                printed.title.clone(),
                ply,
                ours[ply].clone(),
                theirs[ply].clone(),
                settled,
            ));
        }
    }
    println!("{compared} plies are the same");
    assert_eq!(differ.len(), EXCEPTIONS.len(), "{differ:#?}");
    for (title, ply, ours, theirs, settled) in differ {
        let known = EXCEPTIONS
            .iter()
            .find(|(tag, at, ..)| title.contains(tag) && *at == ply);
        let (_, _, read, score, why) =
            known.unwrap_or_else(|| panic!("{title} {ply} {ours} {theirs}"));
        assert_eq!((ours.as_str(), theirs.as_str()), (*read, *score), "{title}");
        println!("{title}, ply {ply}: {ours}, not {theirs}, {settled:?}: {why}");
    }
}

#[test]
#[ignore = "reads the larger corpus"]
fn the_right_repair_of_every_printed_misprint_comes_first() {
    let games = book("blue-book-1910.json");
    let json = corpus::text("descriptive/misprints.json");
    let misprints: Vec<Value> = serde_json::from_str(&json).expect("JSON");
    for misprint in misprints {
        let title = misprint["title"].as_str().expect("a title");
        let text = misprint["printed"].as_str().expect("a print");
        let meant = misprint["pgn_san"].as_str().expect("a move");
        let printed = games
            .iter()
            .find(|game| game.title == title)
            .expect("its game");
        let game = read_score(&printed.text, &printed.game, &[]);
        let mut position = game.tree.start().clone();
        let mut found = None;
        for ply in &game.plies {
            if printed.text[ply.span.clone()] == *text && ply.settled == Settled::Repaired {
                found = Some(
                    Notation::SHORT
                        .name(&ply.readings[0].mv, &position.turn())
                        .reading
                        .text,
                );
                assert_eq!(ply.readings[0].mv, ply.mv);
            }
            position.play(&ply.mv);
        }
        assert_eq!(found.as_deref(), Some(meant), "{title}: {text}");
    }
}
