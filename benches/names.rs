//! Naming, reading and understanding moves in each notation, one by one, as the page and the
//! converter do.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rank_and_file::board::{Move, Variant};
use rank_and_file::notation::{Tolerance, offered};
use rank_and_file::rules::Position;
use testing::positions;

/// Returns the moves of the first games, each with the position before it.
fn moments(text: &str) -> Vec<(Position, Move)> {
    let mut moments = Vec::new();
    for game in positions::games(text).take(10) {
        let mut position = Position::start();
        for text in game {
            let Some(mv) = position.read_san(text) else {
                break;
            };
            moments.push((position.clone(), mv));
            position.play(&mv);
        }
    }
    moments
}

fn names(criterion: &mut Criterion) {
    let scores = positions::scores();
    let moments = moments(scores.text);
    let turns: Vec<_> = moments
        .iter()
        .map(|(position, mv)| (position.turn(), mv))
        .collect();
    for row in offered(Variant::Standard) {
        let (label, notation) = (row.title, row.notation);
        let texts: Vec<String> = turns
            .iter()
            .map(|(turn, mv)| notation.name(mv, turn).reading.text)
            .collect();
        let mut group = criterion.benchmark_group(label);
        group.throughput(Throughput::Elements(turns.len() as u64));
        group.bench_function("name", |bencher| {
            bencher.iter(|| {
                for (turn, mv) in &turns {
                    black_box(notation.name(mv, turn));
                }
            });
        });
        group.bench_function("read", |bencher| {
            bencher.iter(|| {
                for ((turn, _), text) in turns.iter().zip(&texts) {
                    black_box(notation.read(text, turn, Tolerance::Tolerant).is_ok());
                }
            });
        });
        group.bench_function("understand", |bencher| {
            bencher.iter(|| {
                for ((turn, _), text) in turns.iter().zip(&texts) {
                    black_box(notation.understand(text, turn).is_ok());
                }
            });
        });
        group.finish();
    }
}

criterion_group!(benches, names);
criterion_main!(benches);
