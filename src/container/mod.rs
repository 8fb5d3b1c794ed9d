//! The files that people have, turned into text: plain text in any encoding, HTML, EPUB and PDF.
//!
//! | file | known by | becomes |
//! |---|---|---|
//! | `book.txt` | nothing else fits | its text, whatever its encoding |
//! | `book.html` | `<!doctype html`, `<html` | blocks as lines, tables as columns, `<pre>` as it is |
//! | `book.epub` | `PK` and what the archive holds | its chapters in their order |
//! | `book.pdf` | `%PDF-` | lines and columns, found from the places of the letters |
//! | a picture | PNG, JPEG, WebP, GIF, TIFF | the text of its page, once its letters are recognised |
//! | a DjVu file, an HEIC photo, … | its first bytes | a sentence that names it and says that it holds no text |
//!
//! Any program can ask for the kind of a file ([`FileKind`]). Opening one needs the feature
//! `containers`, which adds the crates for it; the page fetches these as a separate program with
//! the first such file.
//!
//! [`Lost`] tells what is missing from the text, and [`CannotOpen`] why a file cannot be opened at
//! all.
//!
//! | module | what it does |
//! |---|---|
//! | `kind` | the kind of a file, by its first bytes and then by its name |
//! | `opened` | the result of opening a file |
//! | `say` | losses and errors in words |
//! | `encoding` | bytes to characters |
//! | `letters` | characters to those that can be typed: ligatures, hard spaces, marks of notes |
//! | `html`, `flow`, `table` | HTML to lines |
//! | `archive`, `epub` | the files of an archive, and the chapters of a book among them |
//! | `layout` | letters in their places to lines, columns and pages |
//! | `pdf` | the glyphs of a PDF |
//! | [`picture`] | pictures of pages, made ready to be recognised, under the feature `pictures` |
//! | `recognise` | the words that a program recognised in pictures, and what they become |
//! | `print_language` | the languages in which letters are recognised |
//! | `scan` | the words of a text in the pictures that it came as |
//! | `packed` | files of games packed with gzip or in an archive, under the feature `packed` |

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
mod layout;
mod letters;
mod opened;
#[cfg(feature = "packed")]
mod packed;
#[cfg(feature = "containers")]
mod pdf;
#[cfg(feature = "pictures")]
pub mod picture;
mod print_language;
mod recognise;
mod say;
mod scan;
#[cfg(feature = "containers")]
mod table;

pub use kind::{FileKind, ForeignFile, is_packed, is_plain};
pub use opened::{CannotOpen, LIMIT, Lost, Opened};
#[cfg(feature = "packed")]
pub use packed::{Packed, PackedFile};
pub use print_language::PrintLanguage;
#[cfg(feature = "pictures")]
pub use recognise::{MOVE_LETTERS, PageFile, PagePlace, Recogniser, read_pictures};
pub use recognise::{RecognisedPage, RecognisedWord, lay_out, words_of_tsv};
pub use scan::{PageScan, PrintedArea, PrintedPlace, PrintedWord};

/// Turns a file into text. The name decides where the bytes could be several things.
///
/// # Errors
/// Returns the reason if there is no text.
#[cfg(feature = "containers")]
pub fn open(bytes: Vec<u8>, name: &str) -> Result<Opened, CannotOpen> {
    let kind = FileKind::detect(&bytes, name);
    let mut opened = match kind {
        FileKind::Text => encoding::open(&bytes),
        FileKind::Html => html::open(&bytes),
        FileKind::Epub => epub::open(&bytes)?,
        FileKind::Pdf => pdf::open(bytes)?,
        FileKind::Picture => return Err(CannotOpen::Picture),
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

/// Turns a file into text, as far as that is possible without the crates that read archives and
/// PDF.
///
/// # Errors
/// Returns an error if the file is more than plain text.
#[cfg(not(feature = "containers"))]
pub fn open(bytes: Vec<u8>, name: &str) -> Result<Opened, CannotOpen> {
    let kind = FileKind::detect(&bytes, name);
    match kind {
        FileKind::Text => {
            let (text, encoding) = crate::game::decode::decode(&bytes);
            let odd = encoding == crate::game::decode::Encoding::Windows1252;
            Ok(Opened {
                text: text.into_owned(),
                kind,
                guessed: odd.then_some("windows-1252"),
                lost: Vec::new(),
                scan: None,
            })
        }
        FileKind::Foreign(what) => Err(CannotOpen::Foreign(what)),
        FileKind::Picture => Err(CannotOpen::Picture),
        FileKind::Html => Err(CannotOpen::NotBuilt("an HTML page")),
        FileKind::Epub => Err(CannotOpen::NotBuilt("an EPUB")),
        FileKind::Pdf => Err(CannotOpen::NotBuilt("a PDF")),
    }
}
