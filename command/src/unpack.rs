//! Files other than plain text: pages of HTML, EPUB, PDF, and text in old encodings.

use std::io::{self, Write};

use rank_and_file::container::{
    CannotOpen, FileKind, Lost, Opened, PageFile, is_plain, open, read_pictures,
};

use crate::source::Source;
use crate::streams::tell;
use crate::tesseract::Tesseract;

/// Bytes at the beginning of a file that show its kind.
const BEGINNING: usize = 400_000;

/// Turns such a file into its text, and leaves plain text as it is. Returns whether nothing of the
/// file is lost, or `None`, after a report, if there is no text.
pub fn unpack(
    name: &str,
    source: &mut Source<'_>,
    err: &mut impl Write,
) -> io::Result<Option<bool>> {
    let inner = source.inner_name(name);
    if is_left_to_the_stream(source.look(BEGINNING), inner) {
        source.begin()?;
        return Ok(Some(true));
    }
    let opened = match text_of(source.take_all(), inner) {
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

/// Opens a file. Letters in its pictures are recognised. If they cannot be, the text that stands beside
/// them is opened, with what it lacks.
fn text_of(bytes: Vec<u8>, name: &str) -> Result<Opened, CannotOpen> {
    let file = match FileKind::detect(&bytes, name) {
        FileKind::Picture | FileKind::Pdf => PageFile {
            name: name.to_owned(),
            bytes: bytes.clone(),
        },
        _ => return open(bytes, name),
    };
    let opened = open(bytes, name);
    let is_picture = |lost: &Lost| matches!(lost, Lost::Pictures { .. });
    let has_pictures = match &opened {
        Ok(opened) => opened.lost.iter().any(is_picture),
        Err(why) => matches!(why, CannotOpen::OnlyPictures(_) | CannotOpen::Picture),
    };
    if !has_pictures {
        return opened;
    }
    let mut recogniser = Tesseract {
        language: "eng".to_owned(),
    };
    match pollster::block_on(read_pictures(vec![file], &mut recogniser)) {
        Err(why) => opened.map_err(|_| why),
        read => read,
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
