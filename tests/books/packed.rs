//! Packed files of games: their content is unpacked unchanged, and damage is reported.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::write::{DeflateEncoder, GzEncoder};
use rank_and_file::container::{Packed, is_packed};

fn gzip(text: &str) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    packer
        .write_all(text.as_bytes())
        .expect("written to memory");
    packer.finish().expect("packed")
}

/// Returns an archive of files, each compressed or not.
fn zip(files: &[(&str, &str, bool)]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut archive = rawzip::ZipArchiveWriter::new(&mut bytes);
    for (name, text, packed) in files {
        if name.ends_with('/') {
            archive.new_dir(*name).create().expect("a folder");
            continue;
        }
        let method = match packed {
            true => rawzip::CompressionMethod::DEFLATE,
            false => rawzip::CompressionMethod::STORE,
        };
        let file = archive.new_file(name).compression_method(method);
        let (mut entry, config) = file.start().expect("a file");
        let text = text.as_bytes();
        // The counted and checksummed bytes are those that go in, not the compressed ones.
        let written = if *packed {
            let packer = DeflateEncoder::new(&mut entry, Compression::default());
            let mut writer = config.wrap(packer);
            writer.write_all(text).expect("written to memory");
            let (packer, written) = writer.finish().expect("written");
            packer.finish().expect("packed");
            written
        } else {
            let mut writer = config.wrap(&mut entry);
            writer.write_all(text).expect("written to memory");
            writer.finish().expect("written").1
        };
        entry.finish(written).expect("written");
    }
    archive.finish().expect("an archive");
    bytes
}

/// Returns the names and texts of the files in a packed file, or the error.
fn unpacked(bytes: &[u8], name: &str) -> Vec<Result<(String, String), String>> {
    let packed = match Packed::open(bytes, name) {
        Ok(packed) => packed,
        Err(error) => return vec![Err(error.to_string())],
    };
    let files = packed.files().map(|file| {
        let mut file = file.map_err(|error| error.to_string())?;
        let mut text = String::new();
        let read = file.bytes.read_to_string(&mut text);
        read.map_err(|error| error.to_string())?;
        Ok((file.name, text))
    });
    files.collect()
}

const ONE: &str = "[White \"One\"]\n\n1. e4 *\n";
const TWO: &str = "[White \"Two\"]\n\n1. d4 *\n";

fn held(name: &str, text: &str) -> Result<(String, String), String> {
    Ok((name.to_owned(), text.to_owned()))
}

#[test]
fn what_went_in_comes_out() {
    let bytes = gzip(ONE);
    assert!(is_packed(&bytes));
    assert_eq!(unpacked(&bytes, "one.pgn.gz"), [held("one.pgn", ONE)]);
    // Programs that add to such a file put another part behind the first.
    let parts = [gzip(ONE), gzip(TWO)].concat();
    let both = [ONE, TWO].concat();
    assert_eq!(unpacked(&parts, "both.gz"), [held("both", &both)]);
    let long = ONE.repeat(100_000);
    assert_eq!(unpacked(&gzip(&long), "long.gz"), [held("long", &long)]);
    let bytes = zip(&[
        ("a/", "", false),
        ("a/one.pgn", ONE, true),
        ("two.pgn", TWO, false),
    ]);
    assert!(is_packed(&bytes));
    let expected = [held("a/one.pgn", ONE), held("two.pgn", TWO)];
    assert_eq!(unpacked(&bytes, "games.zip"), expected);
}

#[test]
fn a_book_or_a_text_is_not_packed() {
    let epub = zip(&[
        ("mimetype", "application/epub+zip", false),
        ("a.xhtml", "a", true),
    ]);
    assert!(!is_packed(&epub));
    for bytes in [&b""[..], b"P", b"[White \"One\"]", b"\x1f"] {
        assert!(!is_packed(bytes), "{bytes:?}");
    }
}

const DAMAGED: &str = "it is cut short or damaged; download it again or ask for another copy";

/// Whether a sentence says what to do, and nothing that only a program understands.
fn is_of_use(said: &str) -> bool {
    let does = [
        "download it again",
        "join the parts",
        "open the file by itself",
    ];
    does.iter().any(|does| said.contains(does)) && !said.contains("0x")
}

/// Sets bits in the flags or the method of the archive's one file, where its list has them.
fn listed_as(bytes: &mut [u8], at: usize, value: u8) {
    let list = bytes.windows(4).position(|bytes| bytes == b"PK\x01\x02");
    bytes[list.expect("a list") + at] = value;
}

#[test]
fn an_archive_that_cannot_be_unpacked_is_named_with_what_to_do() {
    let whole = zip(&[("one.pgn", ONE, true)]);
    let mut locked = whole.clone();
    listed_as(&mut locked, 8, 1);
    assert_eq!(
        unpacked(&locked, "games.zip"),
        [Err("one.pgn in it is locked with a password; unpack it with the password and open the file by itself".to_owned())]
    );
    let mut otherwise = whole.clone();
    listed_as(&mut otherwise, 10, 14);
    assert_eq!(
        unpacked(&otherwise, "games.zip"),
        [Err("one.pgn in it is packed in a way that is not read here; unpack it and open the file by itself".to_owned())]
    );
    // The last part tells its number, and the others have no end.
    let mut last = whole.clone();
    let end = last.len() - 22;
    last[end + 4] = 2;
    let first = [b"PK\x07\x08", &whole[..whole.len() - 30]].concat();
    for part in [last, first] {
        assert_eq!(
            unpacked(&part, "games.zip"),
            [Err("it is one part of an archive that was split; join the parts with the program that split it".to_owned())]
        );
    }
}

#[test]
fn damage_is_said_and_never_panics() {
    for bytes in [
        gzip(&ONE.repeat(50)),
        zip(&[("one.pgn", &ONE.repeat(50), true)]),
    ] {
        for cut in [1, bytes.len() / 2, bytes.len() - 1] {
            let found = unpacked(&bytes[..cut], "games");
            let mut said = found.iter().filter_map(|file| file.as_ref().err());
            assert!(
                said.any(|said| said == DAMAGED),
                "{cut} of {}: {found:?}",
                bytes.len()
            );
        }
        for at in 0..bytes.len() {
            let mut other = bytes.clone();
            other[at] ^= 0x55;
            for said in unpacked(&other, "games")
                .into_iter()
                .filter_map(Result::err)
            {
                assert!(is_of_use(&said), "byte {at}: {said}");
            }
        }
    }
}
