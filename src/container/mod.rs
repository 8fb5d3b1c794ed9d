//! The files that people have, turned into text: plain text in any encoding, HTML, EPUB and PDF.
//!
//! | file | known by | becomes |
//! |---|---|---|
//! | `book.txt` | nothing else fits | its text, whatever its encoding |
//! | `book.html` | `<!doctype html`, `<html` | blocks as lines, tables as columns, `<pre>` as it is |
//! | `book.epub` | `PK` and what the archive holds | its chapters in their order |
//! | `book.pdf` | `%PDF-` | lines and columns, from where the letters stand |
//! | a picture, a DjVu file, … | its first bytes | a sentence: what it is, and that it holds no text |
//!
//! What a file *is* ([`FileKind`]) can be asked by everybody. To open it takes the feature `containers`, which
//! brings the crates that do the work: a page fetches that as a program of its own, with the first such file.
//!
//! What is not in the text is said ([`Lost`]), and what cannot be opened at all says why ([`CannotOpen`]).
//!
//! | module | what it does |
//! |---|---|
//! | `kind` | what a file is, by its first bytes and then by its name |
//! | `opened` | what comes of a file |
//! | `say` | what is lost and what cannot be opened, in words |
//! | `encoding` | bytes to characters |
//! | `letters` | characters to those that can be typed: ligatures, hard spaces, marks of notes |
//! | `html`, `flow`, `table` | HTML to lines |
//! | `archive`, `epub` | the files of an archive, and those that are a book's chapters |
//! | `pdf` | glyphs, lines, columns, pages |
//! | `packed` | files of games packed by gzip or in an archive, under the feature `packed` |

#[cfg(feature = "containers")]
mod archive;
#[cfg(feature = "containers")]
mod encoding;
#[cfg(feature = "containers")]
mod epub;
#[cfg(feature = "containers")]
mod flow;
#[cfg(feature = "containers")]
mod html;
mod kind;
#[cfg(feature = "containers")]
mod letters;
mod opened;
#[cfg(feature = "packed")]
mod packed;
#[cfg(feature = "containers")]
mod pdf;
mod say;
#[cfg(feature = "containers")]
mod table;

pub use kind::{FileKind, is_packed, is_plain};
pub use opened::{CannotOpen, LIMIT, Lost, Opened};
#[cfg(feature = "packed")]
pub use packed::{Packed, PackedFile};

/// Turns a file into text. The name serves where the bytes could be several things.
///
/// # Errors
/// When there is no text to be had, with the reason.
#[cfg(feature = "containers")]
pub fn open(bytes: Vec<u8>, name: &str) -> Result<Opened, CannotOpen> {
    let kind = FileKind::of(&bytes, name);
    let mut opened = match kind {
        FileKind::Text => encoding::open(&bytes),
        FileKind::Html => html::open(&bytes),
        FileKind::Epub => epub::open(&bytes)?,
        FileKind::Pdf => pdf::open(bytes)?,
        FileKind::Foreign(what) => return Err(CannotOpen::Foreign(what)),
    };
    opened.kind = kind;
    if opened.text.trim().is_empty() && kind != FileKind::Text {
        return Err(match opened.lost.into_iter().next() {
            Some(Lost::Pictures { of, .. }) => CannotOpen::OnlyPictures(of),
            _ => CannotOpen::Empty,
        });
    }
    Ok(opened)
}

/// Turns a file into text, as far as that goes without the crates that read archives and PDF.
///
/// # Errors
/// When the file is more than plain text.
#[cfg(not(feature = "containers"))]
pub fn open(bytes: Vec<u8>, name: &str) -> Result<Opened, CannotOpen> {
    let kind = FileKind::of(&bytes, name);
    match kind {
        FileKind::Text => {
            let (text, encoding) = crate::game::decode::decode(&bytes);
            let odd = encoding == crate::game::decode::Encoding::Windows1252;
            Ok(Opened {
                text: text.into_owned(),
                kind,
                guessed: odd.then_some("windows-1252"),
                lost: Vec::new(),
            })
        }
        FileKind::Foreign(what) => Err(CannotOpen::Foreign(what)),
        FileKind::Html => Err(CannotOpen::NotBuilt("an HTML page")),
        FileKind::Epub => Err(CannotOpen::NotBuilt("an EPUB")),
        FileKind::Pdf => Err(CannotOpen::NotBuilt("a PDF")),
    }
}
