//! The SAN round trip: from text to move, to the next position, and back to text.
//!
//! This crate's functions (`read_san`, `after`, `write_san`) are compared with `cozy_chess::util`
//! in one run over the same games. The ratio is printed at the end.

use std::fmt::Write as _;
use std::hint::black_box;
use std::time::Instant;

use cozy_chess::Board;
use cozy_chess::util::{display_san_move, parse_san_move};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rank_and_file::rules::Position;
use testing::positions;

/// Games in the measurement, enough that the boards do not all stay in the processor's caches.
const GAMES: usize = 1_000;

fn ours(games: &[Vec<&str>], out: &mut String) -> usize {
    let mut letters = 0;
    for game in games {
        let mut position = Position::start();
        for text in game {
            let Some(mv) = position.read_san(text) else {
                break;
            };
            let after = position.after(&mv);
            out.clear();
            position.write_san(&mv, &after, out);
            letters += black_box(&*out).len();
            position = after;
        }
    }
    letters
}

fn cozy(games: &[Vec<&str>], out: &mut String) -> usize {
    let mut letters = 0;
    for game in games {
        let mut board = Board::default();
        for text in game {
            let Ok(mv) = parse_san_move(&board, text) else {
                break;
            };
            out.clear();
            let _ = write!(out, "{}", display_san_move(&board, mv));
            letters += black_box(&*out).len();
            board.play_unchecked(mv);
        }
    }
    letters
}

fn round_trip(criterion: &mut Criterion) {
    let scores = positions::scores();
    let games: Vec<Vec<&str>> = positions::games(scores.text).take(GAMES).collect();
    let plies: usize = games.iter().map(Vec::len).sum();
    let mut out = String::with_capacity(16);
    assert_eq!(
        ours(&games, &mut out),
        cozy(&games, &mut out),
        "both write the same number of letters"
    );
    let mut group = criterion.benchmark_group("SAN round trip");
    group.throughput(Throughput::Elements(plies as u64));
    group.bench_function("ours", |bencher| bencher.iter(|| ours(&games, &mut out)));
    group.bench_function("cozy-chess util", |bencher| {
        bencher.iter(|| cozy(&games, &mut out))
    });
    group.finish();
    // Both run in turn, so that other load on the machine affects both, and the best time of each
    // counts.
    let mut best = [f64::INFINITY; 2];
    for _ in 0..10 {
        for (best, way) in best.iter_mut().zip([ours, cozy]) {
            let started = Instant::now();
            black_box(way(&games, &mut out));
            *best = best.min(started.elapsed().as_secs_f64());
        }
    }
    let [ours, cozy] = best.map(|seconds| plies as f64 / seconds / 1e6);
    println!(
        "{plies} plies: ours {ours:.2} M plies a second, cozy-chess util {cozy:.2}, ratio {:.2}",
        ours / cozy
    );
}

criterion_group!(benches, round_trip);
criterion_main!(benches);
