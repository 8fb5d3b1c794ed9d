//! Files that are turned into text.

use rank_and_file::container::{FileKind, LIMIT, is_plain, open};
use rank_and_file::service::{is_library, is_of_games};
use testing::binder::{Sheet, bind, epub, html, zip};

use crate::choose::Choices;

/// Endings that decide where the bytes could be several things.
const NAMES: [&str; 8] = [
    "a.txt", "a.html", "a.epub", "a.pdf", "a.pgn", "a.docx", "", "a.xhtml",
];

/// Opens a file. The first byte says how it is made of the others: not at all, as a page of HTML,
/// as an EPUB with parts of any content, as an EPUB with sound parts, or as a page of PDF.
pub fn container(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    match choices.below(6) {
        0 => {
            let text = words(choices);
            arrives(&html(&text).into_bytes(), "a.html", &text);
        }
        1 => {
            let text = words(choices);
            arrives(&epub(&[html(&text)]), "a.epub", &text);
        }
        2 => {
            let parts: Vec<&[u8]> = choices.rest().split(|byte| *byte == 0xff).collect();
            let part = |at: usize| parts.get(at).copied().unwrap_or_default().to_vec();
            let files = [
                ("mimetype", b"application/epub+zip".to_vec()),
                ("META-INF/container.xml", part(0)),
                ("OEBPS/book.opf", part(1)),
                ("OEBPS/toc.ncx", part(2)),
                ("OEBPS/1.xhtml", part(3)),
                ("OEBPS/2.xhtml", part(4)),
                ("META-INF/encryption.xml", part(5)),
            ];
            let files = files.map(|(path, bytes)| (path.to_owned(), bytes));
            opens(zip(&files), "a.epub");
        }
        3 => {
            let sheet = Sheet {
                columns: 1,
                kerned: choices.coin(),
                font: "Helvetica",
                pack: None,
            };
            let pages = choices.rest().split(|byte| *byte == 0xff).take(4);
            let pages: Vec<Vec<u8>> = pages.map(<[u8]>::to_vec).collect();
            opens(bind(&pages, &sheet), "a.pdf");
        }
        _ => {
            let name = choices.pick(&NAMES);
            opens(choices.rest().to_vec(), name);
        }
    }
}

/// Returns the remaining bytes as words and lines of the signs that a file keeps. Others, such as
/// ligatures and signs without width, are replaced or left out on purpose.
fn words(choices: Choices<'_>) -> String {
    let text = choices.text();
    let is_kept = |c: &char| matches!(c, '\n' | ' '..='~' | 'À'..='ÿ' | '½' | '♔'..='♟');
    text.chars().filter(is_kept).collect()
}

/// Opens a file and checks what is true of every file.
fn opens(bytes: Vec<u8>, name: &str) {
    is_plain(&bytes, name);
    is_library(&bytes, bytes.len());
    is_of_games(&bytes);
    let kind = FileKind::detect(&bytes, name);
    let given = bytes.clone();
    match open(bytes, name) {
        Ok(opened) => {
            assert_eq!(opened.kind, kind);
            assert!(opened.text.len() <= LIMIT);
            opened.in_words();
            if kind == FileKind::Text && is_utf8(&given) {
                assert_eq!(opened.text.as_bytes(), given);
            }
        }
        Err(why) => {
            let sentence = why.to_string();
            assert!(!sentence.is_empty());
        }
    }
}

/// Returns whether bytes are text in UTF-8 that nobody would take for another encoding.
fn is_utf8(bytes: &[u8]) -> bool {
    let text = std::str::from_utf8(bytes);
    text.is_ok_and(|text| !text.starts_with('\u{feff}') && !text.contains('\0'))
}

/// Checks that the words of a text come out of a file in their order.
fn arrives(bytes: &[u8], name: &str, text: &str) {
    let expected: Vec<&str> = text.split_whitespace().collect();
    match open(bytes.to_vec(), name) {
        Ok(opened) => {
            let found: Vec<&str> = opened.text.split_whitespace().collect();
            assert_eq!(found, expected, "{text:?}");
        }
        Err(why) => assert!(expected.is_empty(), "{text:?} {why}"),
    }
}
