//! Finds out what a file is: by its first bytes, and by its name only where these leave it open.
//!
//! | first bytes | kind |
//! |---|---|
//! | `%PDF-` within the first kilobyte | [`FileKind::Pdf`] |
//! | `PK\x03\x04` | [`FileKind::Epub`], or an archive that turns out to hold no book |
//! | `<!doctype html`, `<html`, `<?xml …><html` | [`FileKind::Html`] |
//! | other tags, and a name like `book.html` | [`FileKind::Html`] |
//! | `PK\x03\x04` and the parts of a Word document, an Excel workbook, … | [`FileKind::Foreign`] |
//! | those of PNG, JPEG, WebP, GIF and TIFF | [`FileKind::Picture`] |
//! | `AT&TFORM`, `{\rtf`, those of BMP, … | [`FileKind::Foreign`] |
//! | bytes of which many are no character in any encoding | the same |
//! | anything else | [`FileKind::Text`] |

use crate::words::{self, Message};

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileKind {
    Text,
    Html,
    /// An archive, which may be an EPUB or not.
    Epub,
    Pdf,
    /// A picture, perhaps of a page.
    Picture,
    /// Something that cannot be read here.
    Foreign(ForeignFile),
}

/// A kind of file that is known and cannot be read here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ForeignFile {
    DjVu,
    Rtf,
    OldWord,
    PostScript,
    Gzip,
    Bzip2,
    Zstandard,
    Xz,
    Rar,
    SevenZip,
    Lit,
    Program,
    Sound,
    FilmOrSound,
    Film,
    Database,
    Photoshop,
    Bmp,
    Heic,
    Avif,
    Tar,
    Word,
    Excel,
    PowerPoint,
    OpenText,
    OpenDocument,
    Kindle,
    NoText,
}

impl ForeignFile {
    /// Returns what it is, with its article.
    #[must_use]
    pub const fn words(self) -> Message {
        match self {
            ForeignFile::DjVu => words::FILE_DJVU,
            ForeignFile::Rtf => words::FILE_RTF,
            ForeignFile::OldWord => words::FILE_OLD_WORD,
            ForeignFile::PostScript => words::FILE_POSTSCRIPT,
            ForeignFile::Gzip => words::FILE_GZIP,
            ForeignFile::Bzip2 => words::FILE_BZIP2,
            ForeignFile::Zstandard => words::FILE_ZSTANDARD,
            ForeignFile::Xz => words::FILE_XZ,
            ForeignFile::Rar => words::FILE_RAR,
            ForeignFile::SevenZip => words::FILE_7_ZIP,
            ForeignFile::Lit => words::FILE_LIT,
            ForeignFile::Program => words::FILE_PROGRAM,
            ForeignFile::Sound => words::FILE_SOUND,
            ForeignFile::FilmOrSound => words::FILE_FILM_OR_SOUND,
            ForeignFile::Film => words::FILE_FILM,
            ForeignFile::Database => words::FILE_DATABASE,
            ForeignFile::Photoshop => words::FILE_PHOTOSHOP,
            ForeignFile::Bmp => words::FILE_BMP,
            ForeignFile::Heic => words::FILE_HEIC,
            ForeignFile::Avif => words::FILE_AVIF,
            ForeignFile::Tar => words::FILE_TAR,
            ForeignFile::Word => words::FILE_WORD,
            ForeignFile::Excel => words::FILE_EXCEL,
            ForeignFile::PowerPoint => words::FILE_POWERPOINT,
            ForeignFile::OpenText => words::FILE_OPEN_TEXT,
            ForeignFile::OpenDocument => words::FILE_OPEN_DOCUMENT,
            ForeignFile::Kindle => words::FILE_KINDLE,
            ForeignFile::NoText => words::FILE_NO_TEXT,
        }
    }

    /// Returns whether it is a picture, which another program can save in a form that is read here.
    #[must_use]
    pub const fn is_picture(self) -> bool {
        matches!(
            self,
            ForeignFile::Photoshop | ForeignFile::Bmp | ForeignFile::Heic | ForeignFile::Avif
        )
    }
}

/// Bytes at the start of a file that are examined.
const BEGINNING: usize = 1024;

/// First bytes of files without text that can be read here, with what they are.
const FOREIGN: [(&[u8], ForeignFile); 20] = [
    (b"AT&TFORM", ForeignFile::DjVu),
    (b"{\\rtf", ForeignFile::Rtf),
    (b"\xd0\xcf\x11\xe0", ForeignFile::OldWord),
    (b"%!PS", ForeignFile::PostScript),
    (b"\x1f\x8b", ForeignFile::Gzip),
    (b"BZh", ForeignFile::Bzip2),
    (b"\x28\xb5\x2f\xfd", ForeignFile::Zstandard),
    (b"\xfd7zXZ", ForeignFile::Xz),
    (b"Rar!", ForeignFile::Rar),
    (b"7z\xbc\xaf", ForeignFile::SevenZip),
    (b"ITOLITLS", ForeignFile::Lit),
    (b"\x7fELF", ForeignFile::Program),
    (b"\xcf\xfa\xed\xfe", ForeignFile::Program),
    (b"\0asm", ForeignFile::Program),
    (b"\xff\xfb", ForeignFile::Sound),
    (b"\xff\xf3", ForeignFile::Sound),
    (b"OggS", ForeignFile::Sound),
    (b"fLaC", ForeignFile::Sound),
    (b"SQLite format 3", ForeignFile::Database),
    (b"8BPS", ForeignFile::Photoshop),
];

/// First bytes of pictures that can be read here.
const PICTURES: [&[u8]; 5] = [b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"II*\0", b"MM\0*"];

/// First bytes that are letters, so that a text may begin with them as well; it has no zeros.
const LETTERS: [(&[u8], ForeignFile); 3] = [
    (b"MZ", ForeignFile::Program),
    (b"ID3", ForeignFile::Sound),
    (b"BM", ForeignFile::Bmp),
];

/// Files that begin with `RIFF` or with a length, with what stands at which byte.
const INSIDE: [(usize, &[u8], ForeignFile); 8] = [
    (8, b"WAVE", ForeignFile::Sound),
    (8, b"AVI ", ForeignFile::Film),
    (4, b"ftyphe", ForeignFile::Heic),
    (4, b"ftypmif1", ForeignFile::Heic),
    (4, b"ftypmsf1", ForeignFile::Heic),
    (4, b"ftypavi", ForeignFile::Avif),
    (4, b"ftyp", ForeignFile::FilmOrSound),
    (257, b"ustar", ForeignFile::Tar),
];

/// Documents that are archives, by a folder that is in them.
const DOCUMENTS: [(&[u8], ForeignFile); 3] = [
    (b"word/", ForeignFile::Word),
    (b"xl/", ForeignFile::Excel),
    (b"ppt/", ForeignFile::PowerPoint),
];

/// Documents whose first file is called `mimetype`, by the text of that file.
const OPEN_DOCUMENTS: [(&[u8], ForeignFile); 2] = [
    (
        b"application/vnd.oasis.opendocument.text",
        ForeignFile::OpenText,
    ),
    (
        b"application/vnd.oasis.opendocument",
        ForeignFile::OpenDocument,
    ),
];

/// The names that the first file has in an archive that is a book or a document.
const OFFICE: [&[u8]; 7] = [
    b"mimetype",
    b"[Content_Types].xml",
    b"_rels/",
    b"docProps/",
    b"word/",
    b"xl/",
    b"ppt/",
];

/// Bytes at the end of an archive, where the names of its files stand.
const ARCHIVE_END: usize = 20_000;

/// Endings of the names of files with markup.
const MARKUP: [&str; 3] = [".html", ".htm", ".xhtml"];

impl FileKind {
    /// Returns what a file of these bytes and this name is.
    #[must_use]
    pub fn detect(bytes: &[u8], name: &str) -> FileKind {
        let start = &bytes[..bytes.len().min(BEGINNING)];
        if is_picture(start) {
            return FileKind::Picture;
        }
        let binary: &[(&[u8], ForeignFile)] = if start.contains(&0) { &LETTERS } else { &[] };
        let known = FOREIGN.iter().chain(binary);
        if let Some((_, what)) = { known }.find(|(begin, _)| start.starts_with(begin)) {
            return FileKind::Foreign(*what);
        }
        let inside = |(at, what, _): &&(usize, &[u8], ForeignFile)| {
            start.get(*at..).is_some_and(|rest| rest.starts_with(what))
        };
        if let Some((_, _, what)) = INSIDE.iter().find(inside) {
            return FileKind::Foreign(*what);
        }
        if start.starts_with(b"PK\x03\x04") || start.starts_with(b"PK\x05\x06") {
            return document(bytes).map_or(FileKind::Epub, FileKind::Foreign);
        }
        // A PDF may begin with other bytes, but no page of HTML is one.
        if !is_markup(start, "") && start.windows(5).any(|five| five == b"%PDF-") {
            return FileKind::Pdf;
        }
        if matches!(bytes.get(60..68), Some(b"BOOKMOBI" | b"TEXtREAd")) {
            return FileKind::Foreign(ForeignFile::Kindle);
        }
        if is_markup(start, name) {
            return FileKind::Html;
        }
        // In UTF-16 every other byte of Latin text is zero; in text with one byte per letter none
        // is.
        let zeros = start.iter().filter(|&&byte| byte == 0).count();
        let wide = zero_half(bytes).is_some() || has_wide_mark(bytes);
        if !wide && (zeros * 50 > start.len() || is_noise(bytes)) {
            return FileKind::Foreign(ForeignFile::NoText);
        }
        FileKind::Text
    }
}

/// Returns whether a file that begins with these bytes is a picture that can be read here.
fn is_picture(start: &[u8]) -> bool {
    let is_webp = start.starts_with(b"RIFF") && start.get(8..12) == Some(b"WEBP");
    is_webp || PICTURES.iter().any(|begin| start.starts_with(begin))
}

/// Returns what a document is that is an archive of its parts; `None` for any other archive. An EPUB
/// and an OpenDocument begin with a file that says what they are.
fn document(bytes: &[u8]) -> Option<ForeignFile> {
    let begin = &bytes[..bytes.len().min(BEGINNING)];
    let end = &bytes[bytes.len().saturating_sub(ARCHIVE_END)..];
    if let Some(said) = begin
        .get(30..)
        .and_then(|first| first.strip_prefix(b"mimetype"))
    {
        let mut known = OPEN_DOCUMENTS.iter();
        return known
            .find(|(kind, _)| said.starts_with(kind))
            .map(|(_, what)| *what);
    }
    let has = |part: &[u8], what: &[u8]| part.windows(what.len()).any(|here| here == what);
    let is_listed = |what: &[u8]| has(begin, what) || has(end, what);
    // A library of games may have any folder; such a document has a list of its parts as well.
    if !is_listed(b"[Content_Types].xml") {
        return None;
    }
    DOCUMENTS
        .iter()
        .find(|(part, _)| is_listed(part))
        .map(|(_, what)| *what)
}

/// Returns whether bytes are random, or packed or coded so that they look random: they have more control
/// characters than text in any encoding.
fn is_noise(bytes: &[u8]) -> bool {
    let start = &bytes[..bytes.len().min(BEGINNING)];
    let control = |byte: &&u8| matches!(byte, 1..=8 | 0x0e..=0x1a | 0x1c..=0x1f | 0x7f);
    start.len() >= 64 && start.iter().filter(control).count() * 20 > start.len()
}

/// Returns whether a file that begins with these bytes holds games in packed form: packed with
/// gzip, or in an archive that is not an EPUB.
#[must_use]
pub fn is_packed(beginning: &[u8]) -> bool {
    // A part of an archive that was split begins with the second.
    let zip = beginning.starts_with(b"PK\x03\x04") || beginning.starts_with(b"PK\x07\x08");
    let first = beginning.get(30..).unwrap_or_default();
    let document = OFFICE.iter().any(|part| first.starts_with(part));
    beginning.starts_with(b"\x1f\x8b") || (zip && !document)
}

/// Returns whether a file is text that can be read without any crate: UTF-8, or UTF-16 with its
/// mark.
#[must_use]
pub fn is_plain(bytes: &[u8], name: &str) -> bool {
    let marked = matches!(bytes, [0xff, 0xfe, ..] | [0xfe, 0xff, ..])
        && !matches!(bytes, [0xff, 0xfe, 0, 0, ..]);
    FileKind::detect(bytes, name) == FileKind::Text
        && (marked || zero_half(bytes).is_none() && std::str::from_utf8(bytes).is_ok())
}

fn has_wide_mark(bytes: &[u8]) -> bool {
    matches!(
        bytes,
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [0, 0, 0xfe, 0xff, ..]
    )
}

/// Returns which byte of each pair is mostly zero, the first (`0`) or the second (`1`), if the
/// other byte is not: the text is then UTF-16 without its mark.
pub(super) fn zero_half(bytes: &[u8]) -> Option<usize> {
    let start = &bytes[..bytes.len().min(BEGINNING)];
    let zeros = |half: usize| {
        let bytes = start.iter().skip(half).step_by(2);
        bytes.filter(|&&byte| byte == 0).count()
    };
    let (first, second) = (zeros(0), zeros(1));
    let (many, few) = (start.len() / 5, start.len() / 50);
    match () {
        () if start.len() < 8 => None,
        () if first > many && second <= few => Some(0),
        () if second > many && first <= few => Some(1),
        () => None,
    }
}

/// Returns whether the beginning of a file is that of an HTML page, with wide characters or not.
fn is_markup(start: &[u8], name: &str) -> bool {
    let visible: Vec<u8> = start
        .iter()
        .filter(|byte| !matches!(byte, 0 | 0xef | 0xbb | 0xbf | 0xff | 0xfe))
        .map(u8::to_ascii_lowercase)
        .collect();
    let text = visible.trim_ascii_start();
    let has = |what: &[u8]| text.windows(what.len()).any(|part| part == what);
    let named = MARKUP.iter().any(|end| {
        let tail = name.len().checked_sub(end.len());
        tail.and_then(|at| name.get(at..))
            .is_some_and(|tail| tail.eq_ignore_ascii_case(end))
    });
    text.starts_with(b"<!doctype html")
        || text.starts_with(b"<html")
        || (text.starts_with(b"<?xml") || text.starts_with(b"<!--")) && has(b"<html")
        || named && has(b"<")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bytes_say_what_a_file_is_and_then_its_name() {
        let kind = |bytes: &[u8], name| FileKind::detect(bytes, name);
        assert_eq!(kind(b"1. P-K4 P-K4", "book.pdf"), FileKind::Text);
        assert_eq!(kind(b"%PDF-1.4\n", "book.txt"), FileKind::Pdf);
        assert_eq!(kind(b"\n\n%PDF-1.4\n", ""), FileKind::Pdf);
        assert_eq!(kind(b"PK\x03\x04", "book.epub"), FileKind::Epub);
        assert_eq!(kind(b"\xef\xbb\xbf <!DOCTYPE HTML>", ""), FileKind::Html);
        assert_eq!(kind(b"<?xml version=\"1.0\"?><html>", ""), FileKind::Html);
        assert_eq!(kind(b"<p>1. e4", "A.HTM"), FileKind::Html);
        assert_eq!(kind(b"<p>1. e4", "a.txt"), FileKind::Text);
        let wide: Vec<u8> = "<html>".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(kind(&wide, ""), FileKind::Html);
        assert!(matches!(kind(b"AT&TFORM", "b.txt"), FileKind::Foreign(_)));
        assert!(matches!(
            kind(&[1, 0, 2, 0, 0, 7, 0, 0], ""),
            FileKind::Foreign(_)
        ));
        assert_eq!(kind(b"", ""), FileKind::Text);
    }

    #[test]
    fn files_without_text_are_named_and_text_is_not_taken_for_one() {
        let kind = |bytes: &[u8]| FileKind::detect(bytes, "games.pgn");
        // A pattern without order, as of packed bytes.
        let random: Vec<u8> = (0..5_000_u32)
            .map(|at| (at.wrapping_mul(2_654_435_761) >> 13) as u8)
            .collect();
        for (bytes, what) in [
            (&b"MZ\x90\0\x03\0\0\0"[..], ForeignFile::Program),
            (b"ID3\x03\0\0\0", ForeignFile::Sound),
            (b"BM\x36\0\0\0", ForeignFile::Bmp),
            (b"8BPS\0\x01", ForeignFile::Photoshop),
            (b"\0\0\0\x18ftypheic", ForeignFile::Heic),
            (b"\0\0\0\x18ftypmif1", ForeignFile::Heic),
            (b"\0\0\0\x18ftypavif", ForeignFile::Avif),
            (b"RIFF\x24\0\0\0WAVEfmt ", ForeignFile::Sound),
            (b"\0\0\0\x18ftypmp42", ForeignFile::FilmOrSound),
            (
                b"PK\x03\x04 [Content_Types].xml word/document.xml",
                ForeignFile::Word,
            ),
            (
                b"PK\x03\x04 [Content_Types].xml xl/workbook.xml",
                ForeignFile::Excel,
            ),
            (
                b"PK\x03\x04                          mimetypeapplication/vnd.oasis.opendocument.text",
                ForeignFile::OpenText,
            ),
            (&random, ForeignFile::NoText),
        ] {
            assert_eq!(kind(bytes), FileKind::Foreign(what), "{what:?}");
        }
        for text in [
            "MZ, who had White",
            "BM. Kings",
            "ID3 1. e4",
            "1. e4 e5\x0c2. Nf3\x1a",
        ] {
            assert_eq!(kind(text.as_bytes()), FileKind::Text, "{text}");
        }
    }

    #[test]
    fn pictures_are_known_by_their_first_bytes() {
        for bytes in [
            &b"\x89PNG\r\n\x1a\n"[..],
            b"\xff\xd8\xff\xe0",
            b"GIF87a",
            b"GIF89a",
            b"II*\0\x08\0\0\0",
            b"MM\0*\0\0\0\x08",
            b"RIFF\x24\0\0\0WEBPVP8 ",
        ] {
            assert_eq!(FileKind::detect(bytes, "page.txt"), FileKind::Picture);
            assert!(!is_plain(bytes, "page.txt"));
        }
        let text = FileKind::detect(b"RIFF, who had WEBP's seat", "a.txt");
        assert_eq!(text, FileKind::Text);
    }

    #[test]
    fn a_book_or_page_that_names_another_kind_of_file_stays_what_it_is() {
        let book = [
            &b"PK\x03\x04"[..],
            &[0; 26],
            b"mimetypeapplication/epub+zip [Content_Types].xml word/ application/vnd.oasis.opendocument.text",
        ];
        assert_eq!(FileKind::detect(&book.concat(), "a.epub"), FileKind::Epub);
        let page = b"<!DOCTYPE html><title>A PDF begins with %PDF-1.4</title>";
        assert_eq!(FileKind::detect(page, "a.html"), FileKind::Html);
        let other = b"PK\x03\x04 word/ application/vnd.oasis.opendocument.text";
        assert_eq!(FileKind::detect(other, "a.zip"), FileKind::Epub);
    }

    #[test]
    fn a_document_is_no_archive_of_games() {
        let begin = |name: &[u8]| [&b"PK\x03\x04"[..], &[0; 26], name].concat();
        assert!(is_packed(&begin(b"games.pgn")));
        for name in [&b"[Content_Types].xml"[..], b"_rels/.rels", b"mimetype"] {
            assert!(!is_packed(&begin(name)));
        }
    }

    #[test]
    fn plain_text_needs_no_program_and_all_else_does() {
        assert!(is_plain("1. e4 é".as_bytes(), "a.pgn"));
        assert!(is_plain(b"\xff\xfe1\0", "a.pgn"));
        assert!(!is_plain(b"1. e4 \xe9", "a.pgn"));
        assert!(!is_plain(b"1\0.\0 \0e\x004\0", "a.pgn"));
        assert!(!is_plain(b"%PDF-1.4", "a.pdf"));
        assert!(!is_plain(b"<html>", "a.html"));
    }
}
