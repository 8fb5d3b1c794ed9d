//! Finds out what a file is: by its first bytes, and by its name only where these leave it open.
//!
//! | first bytes | kind |
//! |---|---|
//! | `%PDF-` within the first kilobyte | [`FileKind::Pdf`] |
//! | `PK\x03\x04` | [`FileKind::Epub`], or an archive that turns out to hold no book |
//! | `<!doctype html`, `<html`, `<?xml …><html` | [`FileKind::Html`] |
//! | other tags, and a name like `book.html` | [`FileKind::Html`] |
//! | `AT&TFORM`, `{\rtf`, a JPEG's, … | [`FileKind::Foreign`], by name |
//! | anything else | [`FileKind::Text`] |

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileKind {
    Text,
    Html,
    /// An archive, which may be an EPUB or not.
    Epub,
    Pdf,
    /// Something that cannot be read here; the value names it, with its article.
    Foreign(&'static str),
}

/// Bytes at the start of a file that are examined.
const BEGINNING: usize = 1024;

/// First bytes of files without text that can be read here, with their names.
const FOREIGN: [(&[u8], &str); 17] = [
    (b"AT&TFORM", "a DjVu file"),
    (b"{\\rtf", "an RTF document"),
    (b"\xd0\xcf\x11\xe0", "an old Word document"),
    (b"%!PS", "a PostScript file"),
    (b"\x1f\x8b", "a gzip archive"),
    (b"BZh", "a bzip2 archive"),
    (b"\x28\xb5\x2f\xfd", "a Zstandard archive"),
    (b"\xfd7zXZ", "an xz archive"),
    (b"Rar!", "a RAR archive"),
    (b"7z\xbc\xaf", "a 7-Zip archive"),
    (b"\x89PNG", "a picture"),
    (b"\xff\xd8\xff", "a picture"),
    (b"GIF8", "a picture"),
    (b"II*\0", "a picture"),
    (b"MM\0*", "a picture"),
    (b"ITOLITLS", "a LIT book"),
    (b"\x7fELF", "a program"),
];

/// Endings of the names of files with markup.
const MARKUP: [&str; 3] = [".html", ".htm", ".xhtml"];

impl FileKind {
    /// Returns what a file of these bytes and this name is.
    #[must_use]
    pub fn detect(bytes: &[u8], name: &str) -> FileKind {
        let start = &bytes[..bytes.len().min(BEGINNING)];
        if let Some((_, what)) = FOREIGN.iter().find(|(begin, _)| start.starts_with(begin)) {
            return FileKind::Foreign(what);
        }
        if start.starts_with(b"PK\x03\x04") || start.starts_with(b"PK\x05\x06") {
            return FileKind::Epub;
        }
        if start.windows(5).any(|five| five == b"%PDF-") {
            return FileKind::Pdf;
        }
        if matches!(bytes.get(60..68), Some(b"BOOKMOBI" | b"TEXtREAd")) {
            return FileKind::Foreign("a Mobipocket or Kindle book");
        }
        if is_markup(start, name) {
            return FileKind::Html;
        }
        // In UTF-16 every other byte of Latin text is zero; in text with one byte per letter none
        // is.
        let zeros = start.iter().filter(|&&byte| byte == 0).count();
        let wide = zero_half(bytes).is_some() || has_wide_mark(bytes);
        if !wide && zeros * 50 > start.len() {
            return FileKind::Foreign("a file of bytes that are no text");
        }
        FileKind::Text
    }
}

/// Returns whether a file that begins with these bytes holds games in packed form: packed with
/// gzip, or in an archive that is not an EPUB.
#[must_use]
pub fn is_packed(beginning: &[u8]) -> bool {
    let zip = beginning.starts_with(b"PK\x03\x04");
    let epub = beginning.get(30..38) == Some(b"mimetype");
    beginning.starts_with(b"\x1f\x8b") || (zip && !epub)
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
    fn plain_text_needs_no_program_and_all_else_does() {
        assert!(is_plain("1. e4 é".as_bytes(), "a.pgn"));
        assert!(is_plain(b"\xff\xfe1\0", "a.pgn"));
        assert!(!is_plain(b"1. e4 \xe9", "a.pgn"));
        assert!(!is_plain(b"1\0.\0 \0e\x004\0", "a.pgn"));
        assert!(!is_plain(b"%PDF-1.4", "a.pdf"));
        assert!(!is_plain(b"<html>", "a.html"));
    }
}
