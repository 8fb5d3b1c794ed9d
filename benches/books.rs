//! Reading old books: printed scores ply by ply, pages without misprints and with misprinted
//! letters, and a complete book of 600 kB.
//!
//! The printed scores are in the larger corpus, whose folder `RANK_AND_FILE_CORPUS` names. Without
//! it, the project's own games are set as books of the time had them.

use std::fs;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rank_and_file::book::{PrintedGame, PrintedMove, read, read_score};
use rank_and_file::game::At;
use rank_and_file::game::fen::read_fen;
use rank_and_file::game::pgn::{ReadAs, games};
use rank_and_file::notation::{Notation, Style};
use rank_and_file::rules::Position;
use serde_json::Value;
use testing::chance::Dice;
use testing::corpus;
use testing::positions;
use testing::press;
use testing::spoil;

/// Returns the text of a file of the larger corpus, if it is there.
fn corpus(file: &str) -> Option<String> {
    fs::read_to_string(corpus::folder()?.join("descriptive").join(file)).ok()
}

/// Returns a score with one printed ply a line.
fn score(plies: &[String], start: Position) -> (String, PrintedGame) {
    let (mut text, mut moves) = (String::new(), Vec::new());
    for ply in plies {
        let start = text.len();
        text.push_str(ply);
        moves.push(PrintedMove {
            span: start..text.len(),
            number: None,
            color: None,
        });
        text.push('\n');
    }
    let game = press::score(&text, start, moves);
    (text, game)
}

/// Returns the scores of a book of the corpus.
fn printed(file: &str) -> Option<Vec<(String, PrintedGame)>> {
    let games: Vec<Value> = serde_json::from_str(&corpus(file)?).ok()?;
    let game = |game: &Value| {
        let plies: Vec<String> = game["moves_text_as_printed"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|ply| ply.as_str().map(str::to_owned))
            .collect();
        let start = game["start_fen"]
            .as_str()
            .and_then(|fen| read_fen(fen).ok());
        score(&plies, start.unwrap_or_default())
    };
    Some(games.iter().map(game).collect())
}

/// Returns the project's own games as scores.
fn own() -> Vec<(String, PrintedGame)> {
    let text = positions::scores().text;
    let game = |game: rank_and_file::game::pgn::Game| {
        let mut position = game.tree.start().clone();
        let mut plies = Vec::new();
        for id in game.tree.main_line(At::Start) {
            let mv = game.tree.node(id).mv;
            let named = Notation::Descriptive(Style::KT).name(&mv, &position.turn());
            plies.push(named.reading.text);
            position.play(&mv);
        }
        score(&plies, game.tree.start().clone())
    };
    games(text, ReadAs::Auto).take(40).map(game).collect()
}

/// Measures pages of games as they are printed, and with some letters in a thousand misprinted.
fn pages(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("pages");
    group.sample_size(10);
    let own = corpus::folder().is_none();
    let pages = spoil::set(60, own);
    let plies: usize = pages.iter().map(|page| page.truth.len()).sum();
    group.throughput(Throughput::Elements(plies as u64));
    for per_mille in [0, 3, 10, 30] {
        let noisy = |(at, page): (usize, &spoil::SourcePage)| {
            let mut dice = Dice(at as u64 + 1);
            spoil::noisy(page, per_mille, &mut dice).0
        };
        let texts: Vec<String> = pages.iter().enumerate().map(noisy).collect();
        let label = format!("{per_mille} in a thousand letters misprinted, plies");
        group.bench_function(label, |bencher| {
            bencher.iter(|| {
                for text in &texts {
                    black_box(read(text));
                }
            });
        });
    }
    group.finish();
}

fn books(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("books");
    let mut scores = |label: &str, scores: Vec<(String, PrintedGame)>| {
        let plies: usize = scores.iter().map(|(_, game)| game.moves.len()).sum();
        group.throughput(Throughput::Elements(plies as u64));
        group.bench_function(format!("{label}, plies"), |bencher| {
            bencher.iter(|| {
                for (text, game) in &scores {
                    black_box(read_score(text, game, &[]));
                }
            });
        });
    };
    scores("own games", own());
    for file in [
        "capablanca-1921.json",
        "bird-1893.json",
        "blue-book-1910.json",
    ] {
        match printed(file) {
            Some(found) => scores(file, found),
            None => {
                eprintln!("Without {file}: RANK_AND_FILE_CORPUS names no folder that has it.")
            }
        }
    }
    if let Some(book) = corpus("capablanca-chess-fundamentals.txt") {
        let mut text = book.clone();
        while text.len() < 600_000 {
            text.push_str(&book);
        }
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.sample_size(10);
        group.bench_function("a book of 600 kB or more, bytes", |bencher| {
            bencher.iter(|| black_box(read(&text)));
        });
    }
    group.finish();
}

criterion_group!(benches, pages, books);
criterion_main!(benches);
