//! The same book as text, HTML, EPUB and PDF has the same games.
//!
//! | module | what it is |
//! |---|---|
//! | `damage` | files that cannot be opened: damaged, foreign, growing without end |
//! | `lost` | reports of parts missing from the text: pictures, chapters, encrypted books |

mod damage;
mod lost;

use std::io::Write;

use rank_and_file::board::Move;
use rank_and_file::book::BookReader;
use rank_and_file::container::{Opened, open};
use rank_and_file::game::At;
use rank_and_file::game::pgn::{Game, ReadAs, games};
use rank_and_file::notation::Style;
use testing::binder::{Sheet, epub, html, pdf};
use testing::positions;
use testing::press::{self, Layout};

/// A game: its tags, and the moves of its main line.
type Played = (Vec<(String, String)>, Vec<Move>);

/// Returns the games found in a text.
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

/// Returns a book with games in several layouts.
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

/// Checks that the games are the same, and describes the difference otherwise.
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

/// Returns games in running text, with ragged lines and the same few notes between them anywhere.
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
