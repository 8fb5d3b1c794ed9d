//! Files other than plain text: pages of HTML, EPUB, PDF, and text in old encodings.

use std::io::{self, Read, Write};

use rank_and_file::container::{FileKind, is_plain, open};

use crate::streams::tell;

/// Bytes at the beginning of a file that show its kind.
const BEGINNING: u64 = 400_000;

/// Returns the text of such a file, or the beginning of a plain text, and whether nothing of the
/// file is lost. Returns `None`, after a report, if there is no text.
pub fn unpack(
    name: &str,
    input: &mut impl Read,
    err: &mut impl Write,
) -> io::Result<Option<(Vec<u8>, bool)>> {
    let mut bytes = Vec::new();
    input.by_ref().take(BEGINNING).read_to_end(&mut bytes)?;
    if is_left_to_the_stream(&bytes, name) {
        return Ok(Some((bytes, true)));
    }
    input.read_to_end(&mut bytes)?;
    let opened = match open(bytes, name) {
        Ok(opened) => opened,
        Err(why) => {
            tell(err, format!("{name}: {why}\n"));
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
    Ok(Some((opened.text.into_bytes(), whole)))
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
