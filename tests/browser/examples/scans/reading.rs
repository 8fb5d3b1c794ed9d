//! Reads pictures with the project's code and the program `tesseract`, and compares the games with
//! the true ones.

use std::io::Write;
use std::ops::{AddAssign, Range};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use rank_and_file::book::{BookReader, Settled};
use rank_and_file::container::picture::PagePicture;
use rank_and_file::container::{
    PageFile, PagePlace, RecognisedWord, Recogniser, read_pictures, words_of_tsv,
};
use rank_and_file::game::At;
use rank_and_file::game::pgn::{Game, ReadAs, games};
use testing::spoil::{Fate, fate_of_game};

use crate::setting::{hash, write};
use crate::volume::TrueGame;

/// The program, and the folder of what it has recognised in earlier runs.
pub struct Tesseract {
    kept: PathBuf,
    /// How it looks for lines.
    psm: u8,
    /// What it knows of English, by the name of its contents; empty for the data of the installed program.
    data: String,
}

impl Tesseract {
    /// Returns the program, which looks for lines in the way of this number, and keeps what it recognises in a folder.
    pub fn new(kept: PathBuf, psm: u8) -> Tesseract {
        let data = std::env::var_os(xtask::scans::DATA).map(|folder| {
            let file = Path::new(&folder).join("eng.traineddata");
            let data =
                std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            hash(&[&data])
        });
        Tesseract {
            kept,
            psm,
            data: data.unwrap_or_default(),
        }
    }

    /// Returns what the program recognises in a picture file, as plain text and as a table of words. If
    /// there are `letters`, it finds no others.
    fn recognise(&self, picture: &[u8], letters: &str) -> Result<(String, String), String> {
        // What is recognised by other data is kept apart.
        let base = self.kept.join(hash(&[
            picture,
            &[self.psm],
            letters.as_bytes(),
            self.data.as_bytes(),
        ]));
        let read = |ending: &str| std::fs::read_to_string(base.with_extension(ending)).ok();
        if let (Some(text), Some(table)) = (read("txt"), read("tsv")) {
            return Ok((text, table));
        }
        // Written beside its place first: a run that is stopped leaves nothing half written there.
        let part = base.with_added_extension(std::process::id().to_string());
        let mut program = Command::new("tesseract")
            .arg("stdin")
            .arg(&part)
            .args(["-l", "eng", "--psm", &self.psm.to_string()])
            .args(["-c", &format!("tessedit_char_whitelist={letters}")])
            .args(["-c", "tessedit_create_txt=1", "-c", "tessedit_create_tsv=1"])
            // Two run at a time.
            .env("OMP_THREAD_LIMIT", "1")
            .stdin(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("tesseract could not be started: {error}."))?;
        // An error of writing shows in what is missing.
        let _ = program
            .stdin
            .take()
            .map(|mut stdin| stdin.write_all(picture));
        if program.wait().is_ok_and(|status| status.success()) {
            for ending in ["txt", "tsv"] {
                let _ = std::fs::rename(
                    part.with_added_extension(ending),
                    base.with_extension(ending),
                );
            }
        }
        match (read("txt"), read("tsv")) {
            (Some(text), Some(table)) => Ok((text, table)),
            _ => Err("tesseract left no text.".to_owned()),
        }
    }
}

impl Recogniser for &Tesseract {
    async fn recognise(
        &mut self,
        page: &PagePicture,
        _: PagePlace,
    ) -> Result<Vec<RecognisedWord>, String> {
        let (_, table) = Tesseract::recognise(self, &page.png(), "")?;
        Ok(words_of_tsv(&table))
    }

    async fn recognise_again(
        &mut self,
        page: &PagePicture,
        letters: &str,
    ) -> Result<Option<Vec<RecognisedWord>>, String> {
        let (_, table) = Tesseract::recognise(self, &page.png(), letters)?;
        Ok(Some(words_of_tsv(&table)))
    }
}

/// A text of a volume, with the words recognised with doubt.
pub struct ReadText {
    pub text: String,
    pub doubtful: Vec<Range<usize>>,
    /// What the reader of files said is lost.
    pub lost: Vec<String>,
}

/// Returns the text of pictures as the project lays it out.
pub fn ours(pictures: &[(String, Vec<u8>)], tesseract: &Tesseract) -> ReadText {
    let files = pictures
        .iter()
        .map(|(name, bytes)| PageFile {
            name: name.clone(),
            bytes: bytes.clone(),
        })
        .collect();
    let mut recogniser = tesseract;
    match pollster::block_on(read_pictures(files, &mut recogniser)) {
        Ok(opened) => ReadText {
            doubtful: opened.scan.map(|scan| scan.doubtful()).unwrap_or_default(),
            lost: opened.lost.iter().map(ToString::to_string).collect(),
            text: opened.text,
        },
        Err(why) => ReadText {
            text: String::new(),
            doubtful: Vec::new(),
            lost: vec![why.to_string()],
        },
    }
}

/// Returns the plain text of the program.
pub fn plain(pictures: &[(String, Vec<u8>)], tesseract: &Tesseract) -> ReadText {
    let pages = pictures.iter().map(|(_, bytes)| {
        tesseract
            .recognise(bytes, "")
            .map_or_else(|_| String::new(), |(text, _)| text)
    });
    ReadText {
        text: pages.collect::<Vec<_>>().join("\n"),
        doubtful: Vec::new(),
        lost: Vec::new(),
    }
}

/// How much of the games came back.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub games: usize,
    /// Games of which any part was found.
    pub found: usize,
    /// Games with every true move and no other.
    pub whole: usize,
    pub plies: usize,
    /// Plies that are right.
    pub right: usize,
    /// Plies that are wrong and called certain.
    pub certain: usize,
    /// Games with such plies.
    pub mistaken: usize,
    /// Right plies that are called into doubt.
    pub doubted: usize,
    /// Games cut without an error.
    pub silent: usize,
    /// Games that were read and never printed.
    pub extra: usize,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        for (sum, part) in [
            (&mut self.games, other.games),
            (&mut self.found, other.found),
            (&mut self.whole, other.whole),
            (&mut self.plies, other.plies),
            (&mut self.right, other.right),
            (&mut self.certain, other.certain),
            (&mut self.mistaken, other.mistaken),
            (&mut self.doubted, other.doubted),
            (&mut self.silent, other.silent),
            (&mut self.extra, other.extra),
        ] {
            *sum += part;
        }
    }
}

/// Reads the games of a text and compares them with the true ones. Also returns lines about each
/// that did not come back whole.
pub fn compared(read: &ReadText, truth: &[TrueGame]) -> (Tally, String) {
    let mut reader = BookReader::recognised(&read.text, None, read.doubtful.clone());
    let books: Vec<_> = reader.by_ref().map(|(_, game)| game).collect();
    let others: Vec<Game> = reader
        .pgn()
        .iter()
        .flat_map(|span| games(&read.text[span.clone()], ReadAs::Auto))
        .collect();
    let count = books.len() + others.len();
    let mut pairs = Vec::new();
    for (of, game) in truth.iter().enumerate() {
        let fates = books
            .iter()
            .map(|book| fate_of_game(&game.moves, &read.text, book));
        let fates = fates.chain(others.iter().map(|other| fate_of_other(other, game)));
        for (at, fate) in fates.enumerate() {
            // Two games have a few moves in common by chance.
            if fate.right >= 6 && fate.right * 3 >= fate.read.len() {
                pairs.push((of, at, fate));
            }
        }
    }
    pairs.sort_by_key(|(of, at, fate)| (usize::MAX - fate.right, *of, *at));
    let mut taken = vec![false; count];
    let mut fates: Vec<Option<(usize, Fate)>> = truth.iter().map(|_| None).collect();
    for (of, at, fate) in pairs {
        if !taken[at] && fates[of].is_none() {
            taken[at] = true;
            fates[of] = Some((at, fate));
        }
    }
    let (mut tally, mut report) = (Tally::default(), String::new());
    for ((number, game), fate) in (1..).zip(truth).zip(fates) {
        tally.games += 1;
        tally.plies += game.moves.len();
        let Some((at, fate)) = fate else {
            report += &format!("game {number}: not found\n");
            continue;
        };
        tally.found += 1;
        tally.whole += usize::from(fate.whole);
        tally.right += fate.right;
        tally.certain += fate.certain.len();
        tally.mistaken += usize::from(!fate.certain.is_empty());
        tally.doubted += fate.doubted;
        tally.silent += usize::from(fate.is_silent());
        if !fate.whole || !fate.certain.is_empty() {
            let cut = if fate.is_silent() {
                ", CUT WITHOUT A WORD"
            } else {
                ""
            };
            report += &format!("game {number}{cut}: {}\n", fate.shown);
            if let Some(book) = books.get(at) {
                let repaired = book
                    .plies
                    .iter()
                    .filter(|ply| ply.settled == Settled::Repaired);
                let words: Vec<_> = repaired
                    .map(|ply| read.text[ply.span.clone()].to_owned())
                    .collect();
                report += &format!("    repaired: {words:?}\n");
                if let Some(stop) = &book.stop {
                    report += &format!(
                        "    stopped at {:?}: {:?}\n",
                        &read.text[stop.span.clone()],
                        stop.why
                    );
                }
            }
        }
    }
    tally.extra = taken.iter().filter(|taken| !**taken).count();
    (tally, report)
}

/// Returns what became of a game that readers of PGN read.
fn fate_of_other(game: &Game, truth: &TrueGame) -> Fate {
    let line = game.tree.main_line(At::Start);
    let read: Vec<_> = line.map(|id| game.tree.node(id).mv).collect();
    let right = read
        .iter()
        .zip(&truth.moves)
        .take_while(|(a, b)| a == b)
        .count();
    Fate {
        whole: read == truth.moves,
        cut: read.len() < truth.moves.len(),
        told: !game.troubles.is_empty(),
        right,
        certain: (right..read.len()).collect(),
        shown: format!(
            "read as PGN, {right} of {} right, {} read",
            truth.moves.len(),
            read.len()
        ),
        read,
        ..Fate::default()
    }
}

/// Writes a text beside the pictures.
pub fn keep(folder: &Path, name: &str, read: &ReadText, report: &str) {
    write(
        &folder.join(format!("{name}.read.txt")),
        read.text.as_bytes(),
    );
    let doubtful = read
        .doubtful
        .iter()
        .map(|span| format!("{} {}\n", span.start, span.end));
    write(
        &folder.join(format!("{name}.doubtful.txt")),
        doubtful.collect::<String>().as_bytes(),
    );
    let report = format!("{}\n{report}", read.lost.join("\n"));
    write(
        &folder.join(format!("{name}.report.txt")),
        report.as_bytes(),
    );
}
