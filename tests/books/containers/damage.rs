//! Files that cannot be opened because they are damaged, foreign or endless: they are refused with
//! a reason and without a panic.

use rank_and_file::container::{CannotOpen, ForeignFile, open};
use rank_and_file::notation::Style;
use testing::binder::{Sheet, bind, epub, html, pdf, zip};
use testing::chance::Dice;

use super::{LAYOUTS, PLAIN, book, packed};

#[test]
fn what_cannot_be_opened_says_why() {
    let why = |bytes: &[u8], name: &str| {
        open(bytes.to_vec(), name)
            .map(|read| read.text)
            .unwrap_err()
    };
    assert_eq!(why(b"%PDF-1.4 and no more", ""), CannotOpen::Damaged("PDF"));
    assert_eq!(
        why(b"PK\x03\x04 and no more", ""),
        CannotOpen::Damaged("EPUB")
    );
    assert_eq!(
        why(&zip(&[("a.txt".to_owned(), b"a".to_vec())]), ""),
        CannotOpen::NoBook
    );
    assert_eq!(
        why(b"AT&TFORM", "a.djvu"),
        CannotOpen::Foreign(ForeignFile::DjVu)
    );
    assert_eq!(why(b"<html><body></body></html>", ""), CannotOpen::Empty);
    assert_eq!(why(b"\x89PNG\r\n\x1a\n", "a.txt"), CannotOpen::Picture);
    assert_eq!(
        why(b"\0\0\0\x18ftypheic\0\0\0\0", "a.jpg"),
        CannotOpen::Foreign(ForeignFile::Heic)
    );
}

#[test]
fn a_file_that_grows_without_end_is_refused() {
    let zeros = vec![b' '; rank_and_file::container::LIMIT + 2];
    let page = bind(
        &[zeros],
        &Sheet {
            pack: Some(packed),
            ..PLAIN
        },
    );
    assert!(page.len() < 1_000_000);
    assert!(open(page, "").is_err());
    let twice = bind(&[b"BT ET".to_vec()], &PLAIN);
    let twice = String::from_utf8_lossy(&twice)
        .replace("/Length 5 ", "/Filter [/FlateDecode /FlateDecode]");
    assert_eq!(
        open(twice.into_bytes(), "").map(|read| read.text),
        Err(CannotOpen::TooLarge)
    );
    // A form that paints itself twice.
    let form = b"<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 11 /Resources << /XObject << /I 4 0 R >> >> >>\nstream\n/I Do /I Do\nendstream";
    let book = bind(&[b"/I Do".to_vec()], &PLAIN);
    let at = book
        .windows(7)
        .position(|part| part == b"4 0 obj")
        .expect("the picture")
        + 8;
    let end = at
        + book[at..]
            .windows(6)
            .position(|part| part == b"endobj")
            .expect("its end");
    let itself = [&book[..at], form, b"\n", &book[end..]].concat();
    assert!(open(itself, "").is_err());
}

#[test]
fn no_damage_makes_the_file_worker_panic() {
    let text = book(Style::KT, &LAYOUTS[..2]);
    let sheet = Sheet {
        columns: 2,
        kerned: true,
        ..PLAIN
    };
    let files = [
        (epub(&[html(&text)]), "book.epub"),
        (pdf(&text, &sheet), "book.pdf"),
        (
            pdf(
                &text,
                &Sheet {
                    pack: Some(packed),
                    ..sheet
                },
            ),
            "book.pdf",
        ),
        (html(&text).into_bytes(), "book.html"),
    ];
    let mut dice = Dice::for_law(7);
    let mut next = |below: usize| dice.roll(below.max(1));
    for (file, name) in files {
        for _ in 0..150 {
            let mut bytes = file.clone();
            for _ in 0..=next(20) {
                let at = next(bytes.len());
                match next(4) {
                    0 => bytes[at] = next(256) as u8,
                    1 => bytes[at] ^= 1 << next(8),
                    2 => drop(bytes.drain(at..(at + next(40)).min(bytes.len()))),
                    _ => bytes.extend_from_within(
                        at..(at + next(40)).min(file.len()).max(at).min(bytes.len()),
                    ),
                }
            }
            bytes.truncate(bytes.len() - next(bytes.len() / 8));
            let _ = open(bytes, name);
        }
    }
}
