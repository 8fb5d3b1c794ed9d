//! Packed files of games.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::write::GzEncoder;
use rank_and_file::container::{Packed, is_packed};
use testing::binder::zip;

use crate::choose::Choices;

/// Bytes that are unpacked at most, so that a run stays short.
const MOST: u64 = 1 << 20;

/// Opens a packed file, and packs the bytes and opens that.
pub fn packed(bytes: &[u8]) {
    is_packed(bytes);
    for name in ["a.pgn.gz", "a.zip"] {
        let _ = unpacked(bytes, name);
    }
    let mut choices = Choices::new(bytes);
    let files = choices.below(4) + 1;
    let rest = choices.rest();
    let mut gzip = GzEncoder::new(Vec::new(), Compression::fast());
    gzip.write_all(rest).expect("memory takes all");
    let gzip = gzip.finish().expect("memory takes all");
    assert_eq!(
        unpacked(&gzip, "a.pgn.gz"),
        Ok(vec![("a.pgn".to_owned(), rest.to_vec())])
    );
    let part = rest.len().div_ceil(files).max(1);
    let parts = (1..).zip(rest.chunks(part));
    let parts: Vec<_> = parts
        .map(|(n, part)| (format!("{n}.pgn"), part.to_vec()))
        .collect();
    if !parts.is_empty() {
        assert_eq!(unpacked(&zip(&parts), "a.zip"), Ok(parts));
    }
}

/// Returns the files of a packed file, or what is wrong with it.
fn unpacked(bytes: &[u8], name: &str) -> Result<Vec<(String, Vec<u8>)>, String> {
    let packed = Packed::open(bytes, name).map_err(|error| error.to_string())?;
    let mut files = Vec::new();
    for file in packed.files().take(100) {
        let file = file.map_err(|error| error.to_string())?;
        let mut content = Vec::new();
        let read = file.bytes.take(MOST).read_to_end(&mut content);
        read.map_err(|error| error.to_string())?;
        files.push((file.name, content));
    }
    Ok(files)
}
