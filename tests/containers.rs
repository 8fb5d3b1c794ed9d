//! The same book as text, HTML, EPUB and PDF: the same games.

mod binder;
mod common;
mod positions;
mod press;

use std::io::Write;

use binder::{Sheet, bind, epub, html, pdf, set, zip};
use press::Layout;
use rank_and_file::board::Move;
use rank_and_file::book::BookReader;
use rank_and_file::container::{CannotOpen, Lost, Opened, open};
use rank_and_file::game::At;
use rank_and_file::game::pgn::{Game, ReadAs, games};
use rank_and_file::notation::Style;

/// A game: its tags, and the moves of its main line.
type Played = (Vec<(String, String)>, Vec<Move>);

/// The games that are found in a text.
fn found(text: &str) -> Vec<Played> {
    let games = BookReader::new(text).map(|(_, game)| game.tree);
    games
        .map(|tree| {
            let line = tree.main_line(At::Start).map(|id| tree.node(id).mv);
            let moves = line.collect();
            (tree.tags, moves)
        })
        .collect()
}

fn played(limit: usize) -> Vec<Game> {
    let text = positions::scores().text;
    games(text, ReadAs::Auto)
        .filter(|game| game.tree.len() >= 20)
        .step_by(7)
        .take(limit)
        .collect()
}

/// A book in which games stand in several layouts.
fn book(style: Style, layouts: &[Layout]) -> String {
    let games = played(layouts.len());
    let pages = (1..).zip(&games).zip(layouts);
    let text: String = pages
        .map(|((number, game), &layout)| press::page(number, game, style, layout))
        .collect();
    assert_eq!(games.len(), layouts.len());
    text
}

fn opened(bytes: Vec<u8>, name: &str) -> Opened {
    let opened = open(bytes, name).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert_eq!(opened.lost, [], "{name}");
    opened
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut writer = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::default());
    writer.write_all(bytes).expect("memory");
    writer.finish().expect("memory")
}

const PLAIN: Sheet = Sheet {
    columns: 1,
    kerned: false,
    font: "Times-Roman",
    pack: None,
};

const LAYOUTS: [Layout; 5] = [
    Layout::Columns,
    Layout::Commented,
    Layout::BothNumbered,
    Layout::Narrow,
    Layout::Commented,
];

/// Games that are not the same, in words.
fn compare(what: &str, text: &str, read: &str, wanted: &[Played]) {
    let games = found(read);
    for (nth, game) in wanted.iter().enumerate() {
        let same = games.get(nth);
        assert!(
            same == Some(game),
            "{what}: game {nth} has {:?} plies where there are {}\n{:?}\n{:?}\n{read}\n=====\n{text}",
            same.map(|game| game.1.len()),
            game.1.len(),
            same.map(|game| &game.0),
            game.0,
        );
    }
    assert_eq!(games.len(), wanted.len(), "{what}");
}

#[test]
fn the_same_games_are_in_a_page_an_epub_and_a_pdf() {
    for style in [Style::KT, Style::SPACED, Style::TO] {
        let text = book(style, &LAYOUTS);
        let wanted = found(&text);
        assert_eq!(wanted.len(), LAYOUTS.len());
        let page = html(&text);
        let read = opened(page.clone().into_bytes(), "book.html").text;
        compare("html", &text, &read, &wanted);
        let halves: Vec<String> = text.split_inclusive("\n\n\n").map(html).collect();
        compare("epub", &text, &opened(epub(&halves), "book").text, &wanted);
        for font in ["Times-Roman", "Helvetica", "Courier"] {
            for (columns, kerned) in [(1, false), (2, false), (1, true), (2, true)] {
                let sheet = Sheet {
                    columns,
                    kerned,
                    font,
                    pack: kerned.then_some(packed),
                };
                let read = opened(pdf(&text, &sheet), "book").text;
                compare(&format!("{sheet:?}"), &text, &read, &wanted);
            }
        }
    }
}

#[test]
fn the_same_games_are_in_every_encoding() {
    let text = book(Style::KT, &LAYOUTS[..2]).replace("A move", "“A move” – ½");
    let wanted = found(&text);
    let wide = |unit: fn(u16) -> [u8; 2]| -> Vec<u8> {
        "\u{feff}"
            .encode_utf16()
            .chain(text.encode_utf16())
            .flat_map(unit)
            .collect()
    };
    let russian =
        format!("Избранные партии. Перевод с английского, дополненное издание.\n\n{text}");
    let encoded =
        |text: &str, encoding: &'static encoding_rs::Encoding| encoding.encode(text).0.into_owned();
    for bytes in [
        text.clone().into_bytes(),
        wide(u16::to_le_bytes),
        wide(u16::to_be_bytes),
        encoded(&text, encoding_rs::WINDOWS_1252),
        encoded(&text, encoding_rs::MACINTOSH),
    ] {
        let read = opened(bytes, "book.txt").text;
        assert_eq!(found(&read), wanted);
    }
    for encoding in [encoding_rs::KOI8_R, encoding_rs::WINDOWS_1251] {
        let read = opened(encoded(&russian, encoding), "book.txt").text;
        assert!(read.starts_with("Избранные партии."), "{read:.60}");
        assert_eq!(found(&read), wanted);
    }
}

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
        &[picture.clone(), print.clone(), stamped.clone(), print],
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
    let all = open(bind(&[picture.clone(), picture], &PLAIN), "book.pdf");
    assert_eq!(all.map(|read| read.text), Err(CannotOpen::OnlyPictures(2)));
}

/// Pictures between the lines are counted, save those whose description is the letter that they show.
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
        CannotOpen::Foreign("a DjVu file")
    );
    assert_eq!(why(b"<html><body></body></html>", ""), CannotOpen::Empty);
    assert!(
        CannotOpen::Foreign("a picture")
            .to_string()
            .contains("this is a picture")
    );
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
        why: "is damaged",
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
fn no_damage_makes_the_opener_panic() {
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
    let mut state = 7_u64;
    let mut next = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below.max(1) as u64) as usize
    };
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

/// Games in running text, their lines ragged and parted anywhere by the same few notes.
fn running(games: &[Game]) -> String {
    const NOTES: [&str; 2] = [
        "The student will do well to cover the next moves with a card\nand to find them by himself.",
        "Here both sides have brought out their pieces, and the question\nis who will open the middle.",
    ];
    let mut book = String::new();
    for (number, game) in (1..).zip(games) {
        book += &format!("GAME {number}\n\nWhite: Alpha. Black: Beta.\n\n");
        let (mut line, mut lines) = (0, 0);
        for (at, name) in press::names(game, Style::KT).iter().enumerate() {
            let name = match at % 2 {
                0 => format!("{}. {name}", at / 2 + 1),
                _ => name.clone(),
            };
            book += &name;
            line += name.len();
            if line < 54 {
                book.push(' ');
                continue;
            }
            (line, lines) = (0, lines + 1);
            book += match lines % 3 {
                0 => "\n\n",
                _ => "\n",
            };
            if lines % 3 == 0 {
                book += &format!("{}\n\n", NOTES[lines % 2]);
            }
        }
        book += "\n\n\n";
    }
    book
}

#[test]
fn a_page_ends_anywhere_in_running_text() {
    let games = played(40);
    let text = running(&games);
    let wanted = found(&text);
    let lines = |game: &Game| -> Vec<Move> {
        let line = game.tree.main_line(At::Start);
        line.map(|id| game.tree.node(id).mv).collect()
    };
    let read: Vec<Vec<Move>> = wanted.iter().map(|game| game.1.clone()).collect();
    let printed: Vec<Vec<Move>> = games.iter().map(lines).collect();
    assert!(read == printed, "{text}");
    for columns in [1, 2] {
        let sheet = Sheet { columns, ..PLAIN };
        let read = opened(pdf(&text, &sheet), "book").text;
        compare(&format!("{columns} columns"), &text, &read, &wanted);
        let notes = |text: &str| text.matches("by himself").count();
        assert_eq!(notes(&read), notes(&text), "{read}");
    }
}
