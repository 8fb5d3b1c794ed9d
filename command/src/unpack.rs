//! Files other than plain text: pages of HTML, EPUB, PDF, and text in old encodings.

use std::io::{self, Write};

use rank_and_file::container::{
    CannotOpen, FileKind, Opened, PageFile, PrintLanguage, is_plain, open, read_pictures,
};

use crate::source::Source;
use crate::streams::tell;
use crate::tesseract::Tesseract;

/// Bytes at the beginning of a file that show its kind.
const BEGINNING: usize = 400_000;

/// Turns such a file into its text, and leaves plain text as it is. The letters of pictures are
/// recognised in this language. Returns whether nothing of the file is lost, or `None`, after a report,
/// if there is no text.
pub fn unpack(
    name: &str,
    source: &mut Source<'_>,
    language: PrintLanguage,
    err: &mut impl Write,
) -> io::Result<Option<bool>> {
    let inner = source.inner_name(name);
    if is_left_to_the_stream(source.look(BEGINNING), inner) {
        source.begin()?;
        return Ok(Some(true));
    }
    let file = PageFile {
        name: inner.to_owned(),
        bytes: source.take_all(),
    };
    let following = source.take_following();
    tell_joined(name, &following, err);
    let opened = match opened(file, following, language) {
        Ok(opened) => opened,
        Err(why) => {
            tell(err, format!("{name}: {why}\n"));
            source.end()?;
            return Ok(None);
        }
    };
    for lost in &opened.lost {
        let note = if lost.is_error() { "" } else { "note: " };
        tell(err, format!("{name}: {note}{lost}\n"));
    }
    if let Some(encoding) = opened.guessed {
        tell(
            err,
            format!("{name}: note: not UTF-8, read as {encoding}\n"),
        );
    }
    let whole = !opened.lost.iter().any(|lost| lost.is_error());
    let doubtful = opened.scan.map(|scan| scan.doubtful());
    source.replace(opened.text, doubtful);
    Ok(Some(whole))
}

/// Reports which pictures are read as one book.
fn tell_joined(name: &str, following: &[PageFile], err: &mut impl Write) {
    let names: Vec<&str> = following.iter().map(|file| file.name.as_str()).collect();
    if !names.is_empty() {
        let names = names.join(", ");
        tell(
            err,
            format!(
                "{name}: note: read as one book with {names}, and its lines are counted through all of them\n"
            ),
        );
    }
}

/// Opens a file. Letters in its pictures, and in those that follow it, are recognised.
fn opened(
    file: PageFile,
    following: Vec<PageFile>,
    language: PrintLanguage,
) -> Result<Opened, CannotOpen> {
    match FileKind::detect(&file.bytes, &file.name) {
        FileKind::Picture | FileKind::Pdf => {
            let mut recogniser = Tesseract::new(language);
            let files = std::iter::once(file).chain(following).collect();
            pollster::block_on(read_pictures(files, &mut recogniser))
        }
        _ => open(file.bytes, &file.name),
    }
}

/// Returns whether a file can be read game by game: UTF-8, UTF-16, or UTF-8 with lines of
/// Windows-1252.
fn is_left_to_the_stream(beginning: &[u8], name: &str) -> bool {
    let end = beginning.iter().rposition(|&byte| byte == b'\n');
    let lines = &beginning[..end.map_or(beginning.len(), |end| end + 1)];
    if is_plain(beginning, name) || is_plain(lines, name) {
        return true;
    }
    FileKind::detect(beginning, name) == FileKind::Text
        && open(lines.to_vec(), name).is_ok_and(|opened| opened.guessed == Some("windows-1252"))
}
