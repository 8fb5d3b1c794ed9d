//! Reads a file of game scores, plays every move and writes it again; prints the number of plies.
//!
//! Its purpose is to have its instructions counted, one way of working at a time:
//!
//! ```text
//! cargo build --release --example round_trip
//! for way in tokens ours cozy; do
//!     valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/round_trip $way FILE.pgn
//! done
//! ```
//!
//! `tokens` only goes through the text, so (ours − tokens) ÷ plies is the cost of a move: from its
//! text to the move, to the next position, and back to text. `cozy` does the same with
//! `cozy_chess::util`. `names` plays each move and writes it in every notation of the catalogue,
//! with the rule behind the name. `explained` also finds everything that explains each name. (names
//! − tokens) ÷ plies is the cost of a move in all notations.
//!
//! A third argument is the number of plies after which to stop.

use std::hint::black_box;
use std::process::ExitCode;

use cozy_chess::Board;
use cozy_chess::util::{display_san_move, parse_san_move};
use rank_and_file::board::Variant;
use rank_and_file::notation::{Notation, Ply, offered};
use rank_and_file::rules::Position;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (way, file, limit) = match arguments.as_slice() {
        [way, file] => (way.as_str(), file, usize::MAX),
        [way, file, limit] => (way.as_str(), file, limit.parse().unwrap_or(usize::MAX)),
        _ => {
            eprintln!("usage: round_trip tokens|ours|cozy|names|explained FILE [PLIES]");
            return ExitCode::from(2);
        }
    };
    let bytes = match std::fs::read(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("{file}: {error}");
            return ExitCode::from(2);
        }
    };
    let text = String::from_utf8_lossy(&bytes);
    let offered: Vec<Notation> = offered(Variant::Standard).map(|row| row.notation).collect();
    let plies = match way {
        "tokens" => walk(&text, limit, || (), |(), word| Some(word.len())),
        "ours" => walk(
            &text,
            limit,
            || (Position::start(), String::with_capacity(16)),
            ours,
        ),
        "cozy" => walk(
            &text,
            limit,
            || (Board::default(), String::with_capacity(16)),
            cozy,
        ),
        "names" => walk(
            &text,
            limit,
            || (Position::start(), String::with_capacity(32)),
            |(position, out), word| names(position, &offered, out, word),
        ),
        "explained" => walk(&text, limit, Position::start, |position, word| {
            explained(position, &offered, word)
        }),
        _ => {
            eprintln!("{way} is none of tokens, ours, cozy, names, explained");
            return ExitCode::from(2);
        }
    };
    println!("{plies} plies");
    ExitCode::SUCCESS
}

/// Reads, plays and writes a move, and returns the length of its text.
fn ours((position, out): &mut (Position, String), word: &str) -> Option<usize> {
    let mv = position.read_san(word)?;
    let after = position.after(&mv);
    out.clear();
    position.write_san(&mv, &after, out);
    *position = after;
    Some(black_box(&*out).len())
}

fn cozy((board, out): &mut (Board, String), word: &str) -> Option<usize> {
    use std::fmt::Write as _;
    let mv = parse_san_move(board, word).ok()?;
    out.clear();
    write!(out, "{}", display_san_move(board, mv)).ok()?;
    board.play_unchecked(mv);
    Some(black_box(&*out).len())
}

/// Reads and plays a move, writes it in every notation, and returns the length of the texts.
fn names(
    position: &mut Position,
    offered: &[Notation],
    out: &mut String,
    word: &str,
) -> Option<usize> {
    let mv = position.read_san(word)?;
    let turn = position.turn();
    let ply = Ply::new(&mv, &turn);
    let mut length = 0;
    for notation in offered {
        out.clear();
        black_box(notation.write(&ply, out));
        length += black_box(&*out).len();
    }
    position.play(&mv);
    Some(length)
}

/// Does the same with everything that explains the names.
fn explained(position: &mut Position, offered: &[Notation], word: &str) -> Option<usize> {
    let mv = position.read_san(word)?;
    let turn = position.turn();
    let names = offered.iter().map(|notation| notation.name(&mv, &turn));
    let length = names.map(|name| black_box(name).reading.text.len()).sum();
    position.play(&mv);
    Some(length)
}

/// Goes through the moves of games that begin from the initial position, up to the first word of a
/// game that is not a plain move.
fn walk<S>(
    text: &str,
    limit: usize,
    start: impl Fn() -> S,
    mut step: impl FnMut(&mut S, &str) -> Option<usize>,
) -> usize {
    let mut plies = 0;
    for game in text
        .split("[Event ")
        .skip(1)
        .filter(|game| !game.contains("[FEN "))
    {
        if plies >= limit {
            break;
        }
        let mut state = start();
        let movetext = game
            .split_once("\n\n")
            .or_else(|| game.split_once("\r\n\r\n"))
            .map_or("", |(_, moves)| moves);
        for word in movetext.split_ascii_whitespace() {
            let word = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
            if word.is_empty() {
                continue;
            }
            if !word.starts_with(|c: char| c.is_ascii_alphabetic()) || plies >= limit {
                break;
            }
            match step(&mut state, word) {
                Some(length) => plies += usize::from(black_box(length) > 0),
                None => break,
            }
        }
    }
    plies
}
