//! Parts of a file that are missing from its text are counted and named: pictures, lost chapters,
//! encrypted books.

use rank_and_file::container::{CannotOpen, Lost, open};
use rank_and_file::words;
use testing::binder::{bind, epub, html, set, zip};

use super::PLAIN;

#[test]
fn pages_that_are_pictures_are_counted() {
    let picture = b"q 595 0 0 842 0 0 cm /I Do Q".to_vec();
    let stamped = [
        picture.clone(),
        set(10.0, 10.0, "Scanned by somebody", &PLAIN),
    ]
    .concat();
    let print =
        (0..9).flat_map(|n| set(30.0, 700.0 - 12.0 * f64::from(n), "1. P-K4   P-K4", &PLAIN));
    let print: Vec<u8> = print.collect();
    let mixed = bind(
        &[
            picture.clone(),
            print.clone(),
            stamped.clone(),
            print.clone(),
        ],
        &PLAIN,
    );
    let read = open(mixed, "book.pdf").expect("text");
    assert_eq!(
        read.lost,
        [Lost::Pictures {
            pages: vec![1, 3],
            of: 4
        }]
    );
    assert!(
        read.in_words()
            .contains("2 of 4 pages are pictures without text: 1, 3")
    );
    let first = bind(&[picture.clone(), print.clone(), print.clone()], &PLAIN);
    let read = open(first, "score.pdf").expect("text");
    assert!(
        read.in_words()
            .contains("1 of 3 pages is a picture without text: 1")
    );
    let pages: Vec<_> = std::iter::once(picture.clone())
        .chain(vec![print; 15])
        .collect();
    let covered = open(bind(&pages, &PLAIN), "book.pdf").expect("text");
    assert_eq!(covered.in_words(), "");
    let all = open(bind(&[picture.clone(), picture], &PLAIN), "book.pdf");
    assert_eq!(all.map(|read| read.text), Err(CannotOpen::OnlyPictures(2)));
}

/// If this fails, a reader is not told that pictures between the lines are missing. A picture whose
/// description is the letter that it shows does not count.
#[test]
fn pictures_among_text_are_counted() {
    let page = "<html><body><p>1. P-K4 <img src='a.png' alt='!'/> P-K4</p><p><img src='b.png'/></p>\
                <p>White to play<img src='c.png' alt='A diagram'/></p></body></html>";
    let read = open(page.as_bytes().to_vec(), "book.html").expect("text");
    assert_eq!(read.lost, [Lost::Images { count: 2 }]);
    assert!(!read.lost[0].is_error());
    assert_eq!(read.in_words(), "Not in the text: 2 pictures.");
    let one = page.replace("<img src='b.png'/>", "");
    let read = open(epub(&[page.to_owned(), one]), "book.epub").expect("text");
    assert_eq!(read.lost, [Lost::Images { count: 3 }]);
    let page = "<html><body><p>1. P-K4 P-K4</p><img src='b.png'/></body></html>";
    let one = open(page.as_bytes().to_vec(), "book.html").expect("text");
    assert_eq!(one.in_words(), "Not in the text: one picture.");
}

#[test]
fn a_book_of_a_shop_is_said_to_be_encrypted_and_a_lost_chapter_by_name() {
    let text = html("1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3");
    let book = epub(&[text.clone(), text]);
    let cut = |bytes: &[u8], what: &[u8]| bytes.windows(what.len()).position(|part| part == what);
    let mut damaged = book.clone();
    let at = cut(&damaged, b"Kt-QB3").expect("a move");
    damaged[at] ^= 1;
    let read = open(damaged, "book.epub").expect("the other chapter");
    let part = Lost::Part {
        name: "OEBPS/text/part 0.xhtml".to_owned(),
        why: words::PART_IS_DAMAGED,
    };
    assert_eq!(read.lost, [part]);
    let shut = "<encryption><EncryptedData><EncryptionMethod Algorithm=\"http://www.w3.org/2001/04/xmlenc#aes128-cbc\"/>\
        <CipherData><CipherReference URI=\"a.xhtml\"/></CipherData></EncryptedData></encryption>";
    let files = [
        ("META-INF/encryption.xml", shut),
        (
            "a.opf",
            "<package><manifest><item id='a' href='a.xhtml'/></manifest><spine><itemref idref='a'/></spine></package>",
        ),
        ("a.xhtml", "\u{1}\u{2}"),
    ];
    let files = files.map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec()));
    assert_eq!(
        open(zip(&files), "").map(|read| read.text),
        Err(CannotOpen::Protected)
    );
}
