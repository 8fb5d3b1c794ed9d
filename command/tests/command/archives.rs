//! Packed files: read by every command as their text, in pieces, and as far as they are whole.

use std::cell::Cell;
use std::io::{self, Cursor, Read, Write};

use crate::{Output, run_into, run_on};

/// A game that can be read, with a place for its number.
const GAME: &str =
    "[Event \"even\"]\n[White \"{n}\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Bc4 d6 3. Nf3 Bg4 1-0\n\n";

fn many(games: usize) -> String {
    let game = |n: usize| GAME.replace("{n}", &n.to_string());
    (0..games).map(game).collect()
}

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(text).expect("memory");
    packed.finish().expect("memory")
}

fn bzip2(text: &[u8]) -> Vec<u8> {
    let mut packed = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    packed.write_all(text).expect("memory");
    packed.finish().expect("memory")
}

fn zstandard(text: &[u8]) -> Vec<u8> {
    let mut packed = zstd::Encoder::new(Vec::new(), 1).expect("memory");
    // As the program zstd does. Without a check sum, damage may look like other text.
    packed.include_checksum(true).expect("an option");
    packed.write_all(text).expect("memory");
    packed.finish().expect("memory")
}

/// A way of packing a text.
type Pack = fn(&[u8]) -> Vec<u8>;

/// The ways of packing that are recognised, with their names in messages.
const PACKINGS: [(&str, Pack); 3] = [("gzip", gzip), ("bzip2", bzip2), ("Zstandard", zstandard)];

/// Commands that read games.
const COMMANDS: [&[&str]; 8] = [
    &["convert", "--to", "descriptive"],
    &["convert", "--json"],
    &["convert", "--check-reverse"],
    &["lint"],
    &["library"],
    &["library", "--count"],
    &["library", "--find", "white:1", "--pgn"],
    &["html", "--fragment"],
];

fn all(output: Output) -> (u8, String, String) {
    (output.status, output.out, output.said)
}

#[test]
fn every_command_reads_a_packed_file_as_its_text() {
    let (one, two) = (many(3), many(2));
    let text = one.clone() + &two;
    for command in COMMANDS.into_iter().chain([&["html"][..], &["book"]]) {
        let plain = all(run_on(command, text.as_bytes()));
        for (name, pack) in PACKINGS {
            // Several parts, one after the other, are one text.
            let packed = [pack(one.as_bytes()), pack(two.as_bytes())].concat();
            assert_eq!(
                all(run_on(command, &packed[..])),
                plain,
                "{name} {command:?}"
            );
        }
        // Programs that pack in parallel put a frame to skip before each part.
        let skipped = [0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0, 1, 2, 3, 4];
        let packed = [&skipped[..], &zstandard(text.as_bytes())].concat();
        assert_eq!(all(run_on(command, &packed[..])), plain, "{command:?}");
    }
}

#[test]
fn the_bytes_decide_and_not_the_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(path("games.txt"), zstandard(many(4).as_bytes())).expect("a file");
    std::fs::write(path("games.pgn.gz"), many(3)).expect("a file");
    std::fs::write(path("page.html.bz2"), bzip2(b"<pre>1. P-K4 P-K4</pre>")).expect("a file");
    let count = |name: &str| run_on(&["library", &path(name), "--count"], io::empty()).out;
    assert_eq!([count("games.txt"), count("games.pgn.gz")], ["4\n", "3\n"]);
    let page = run_on(
        &["convert", "--to", "short", &path("page.html.bz2")],
        io::empty(),
    );
    assert_eq!((page.status, page.out.as_str()), (0, "1. e4 e5 *\n"));
    // An empty archive has no game, and no fault.
    for (name, pack) in PACKINGS {
        let empty = all(run_on(&["library", "--count"], &pack(b"")[..]));
        assert_eq!(empty, (1, "0\n".to_owned(), String::new()), "{name}");
    }
}

/// Returns the output of a damaged file and that of the whole one, after checks of its status and
/// message.
fn damaged(command: &[&str], name: &str, packed: &[u8], text: &str) -> [String; 2] {
    let (status, out, said) = all(run_on(command, packed));
    let whole = run_on(command, text.as_bytes()).out;
    assert_eq!(status, 1, "{name} {command:?}: {said}");
    let (_, message) = said
        .split_once(&format!("rank-and-file: <stdin>: this {name} archive is "))
        .unwrap_or_else(|| panic!("{name} {command:?}: {said}"));
    let line = message.split_once(" at line ").map(|(_, line)| line);
    let line = line.and_then(|line| line.split(' ').next()?.parse::<usize>().ok());
    let lines = text.lines().count();
    assert!(
        line.is_some_and(|line| line > lines / 9 && line <= lines + 1),
        "{message}"
    );
    [out, whole]
}

#[test]
fn a_cut_archive_gives_its_complete_games_and_says_where_it_ends() {
    let text = many(8_000);
    for (name, pack) in PACKINGS {
        let packed = pack(text.as_bytes());
        let cut = &packed[..packed.len() / 2];
        for command in COMMANDS {
            let [out, whole] = damaged(command, name, cut, &text);
            match command {
                ["convert", "--check-reverse"] | ["library", "--count"] => {
                    let count = |out: &str| out.split_whitespace().next()?.parse::<usize>().ok();
                    let (some, all) = (count(&out), count(&whole));
                    assert!(some > Some(1_000) && some < all, "{some:?} of {all:?}");
                }
                _ => assert!(whole.starts_with(&out), "{name} {command:?}"),
            }
            let halved = out.len() > whole.len() / 9 && out.len() < whole.len();
            let counted = out.lines().count() < 2;
            assert!(counted || halved, "{name} {command:?}: {}", out.len());
        }
    }
}

#[test]
fn a_damaged_archive_gives_what_came_before_the_damage() {
    let text = many(8_000);
    for (name, pack) in PACKINGS {
        let mut packed = pack(text.as_bytes());
        let middle = packed.len() / 2;
        packed[middle..middle + 40].fill(0x55);
        let [out, _] = damaged(&["convert", "--to", "uci"], name, &packed, &text);
        assert!(out.matches("[Event").count() > 1_000, "{name}");
    }
    // A beginning that is nothing but damage gives nothing, and says so.
    let nothing = run_on(
        &["convert", "--to", "uci"],
        &b"\x1f\x8b\x08\0\0\0\0\0\0\xff\xff\xff"[..],
    );
    assert_eq!((nothing.status, nothing.out.as_str()), (1, ""));
    assert!(
        nothing.said.contains("this gzip archive is damaged"),
        "{}",
        nothing.said
    );
}

/// A source that counts what is read of it.
struct Watched<'w> {
    bytes: Cursor<Vec<u8>>,
    read: &'w Cell<usize>,
}

impl Read for Watched<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.bytes.read(into)?;
        self.read.set(self.read.get() + count);
        Ok(count)
    }
}

/// An output that notes how much had been read when it began.
struct Begun<'w> {
    read: &'w Cell<usize>,
    at: Option<usize>,
}

impl Write for Begun<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.at.get_or_insert(self.read.get());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// If this fails, a command holds a packed file before it begins to work on it.
#[test]
fn games_are_given_long_before_the_file_ends() {
    // Comments that hardly shrink make a long file of few moves.
    let mut state = 1_u32;
    let mut comment = || -> String {
        let letters = (0..1 << 20).map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            char::from(b'A' + (state >> 24) as u8 % 26)
        });
        letters.collect()
    };
    let game = |_| format!("[White \"a\"]\n\n1. e4 {{{}}} e5 2. Ngf3 *\n\n", comment());
    let text: String = (0..48).map(game).collect();
    let packed = zstandard(text.as_bytes());
    for command in [
        &["convert", "--to", "uci"][..],
        &["lint"],
        &["lint", "--fix"],
        &["library", "--pgn"],
        &["html", "--fragment"],
    ] {
        let read = Cell::new(0);
        let source = Watched {
            bytes: Cursor::new(packed.clone()),
            read: &read,
        };
        let mut out = Begun {
            read: &read,
            at: None,
        };
        run_into(command, source, &mut out, &mut io::sink());
        let begun = out.at.expect("an output");
        assert!(
            begun < packed.len() / 2,
            "{command:?}: {begun} of {}",
            packed.len()
        );
        assert_eq!(read.get(), packed.len(), "{command:?}");
    }
}
