//! A library of games: outlined, searched as a user types, and sorted.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rank_and_file::library::{GameIndex, GameSearch, SortBy};
use testing::positions;

/// Smallest size of the text in bytes. The games are repeated until it is reached.
const BYTES: usize = 20_000_000;

fn library(criterion: &mut Criterion) {
    let scores = positions::scores();
    let text = scores.text.repeat(BYTES.div_ceil(scores.text.len()));
    let see = || {
        let mut index = GameIndex::default();
        index.see(&text, true);
        index
    };
    let mut index = see();
    let all = index.find(&GameSearch::default());
    let mut group = criterion.benchmark_group(format!("library of {} games", index.rows().len()));
    group.sample_size(10);
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("see", |bencher| {
        bencher.iter(|| black_box(see().rows().len()))
    });
    group.throughput(Throughput::Elements(index.rows().len() as u64));
    // A search as a user types it.
    for typed in [
        "k",
        "ka",
        "kar 1-0",
        "white:kar year:1980-1990 rating:2500-",
    ] {
        group.bench_function(format!("find {typed:?}"), |bencher| {
            bencher.iter(|| black_box(index.find(&GameSearch::parse(typed)).len()));
        });
    }
    for by in SortBy::ALL {
        group.bench_function(format!("sort by {by:?}"), |bencher| {
            bencher.iter(|| {
                let mut places = all.clone();
                index.sort(&mut places, by, true);
                black_box(places.len())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, library);
criterion_main!(benches);
