//! Dialects of three centuries: every legal move, printed in ways combined from the habits of many
//! books, is read as that move, and its end is found before any following text.

use std::collections::BTreeMap;

use rank_and_file::game::fen::write_fen;
use rank_and_file::notation::{Kind, Notation, Tolerance};
use rank_and_file::rules::Position;
use serde_json::Value;
use testing::chance::Dice;
use testing::corpus;
use testing::positions::{dense, random_games};
use testing::printers::BOOKS;

const ENGLISH: Notation = Notation::DESCRIPTIVE;

/// A slip of scanners or printers: it changes a text, or returns `None` if it does not apply.
type Slip = fn(&str) -> Option<String>;
const SLIPS: [Slip; 9] = [
    |text| {
        text.ends_with('1')
            .then(|| format!("{}l", &text[..text.len() - 1]))
    },
    |text| {
        text.ends_with('1')
            .then(|| format!("{}I", &text[..text.len() - 1]))
    },
    |text| Some(format!("{text}[A]")),
    |text| Some(format!("{text} (a)")),
    |text| Some(format!("{text}¹")),
    |text| Some(format!("{text}*")),
    |text| text.contains("Kt ").then(|| text.replace("Kt ", "K t ")),
    |text| text.contains("4th").then(|| text.replace("4th", "4tb")),
    |text| {
        text.contains("(ch.)")
            .then(|| text.replace("(ch.)", "(cli.)"))
    },
];

/// Harmless changes of print, which are not reported.
const HARMLESS: [Slip; 10] = [
    |text| (!text.contains('C')).then(|| text.to_ascii_lowercase()),
    |text| Some(text.to_ascii_uppercase()),
    |text| Some(text.replace("'s", "’s")),
    |text| Some(text.replace("'s", "s")),
    |text| Some(text.replace(". ", ".")),
    |text| Some(text.replace("K. ", "K, ")),
    |text| Some(text.replacen(' ', "\n", 1)),
    |text| Some(text.replace(' ', "\u{a0}")),
    |text| Some(format!("12. {text}")),
    |text| Some(format!("{text}!?")),
];

/// Texts between two moves on a page.
const BETWEEN: [&str; 7] = ["    ", "\n", "   12. ", " 12. ", ", ", "; ", " {note} "];

#[test]
fn every_move_in_every_dialect_is_read_and_ended() {
    let mut dice = Dice::for_law(41);
    let mut wrong: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut count = 0;
    let mut check = |position: &Position, dice: &mut Dice| {
        let turn = position.turn();
        for mv in &turn.moves {
            let book = dice.pick(&BOOKS);
            let text = book.print(mv, &turn, dice);
            count += 1;
            let about = |what: String| format!("{text:?} {what} ({})", write_fen(position));
            match ENGLISH.read(&text, &turn, Tolerance::Tolerant) {
                Ok(reading) if reading.fits(mv, &turn) => {
                    if reading.parts.iter().any(|part| part.kind == Kind::Slip) {
                        wrong
                            .entry(book.name)
                            .or_default()
                            .push(about("has slips".to_owned()));
                    }
                }
                Ok(_) => wrong
                    .entry(book.name)
                    .or_default()
                    .push(about(format!("does not fit {mv:?}"))),
                Err(misread) => wrong
                    .entry(book.name)
                    .or_default()
                    .push(about(misread.to_string())),
            }
            let other = book.print(dice.pick(&turn.moves), &turn, dice);
            let between = dice.pick(&BETWEEN);
            let line = format!("{text}{between}{other}");
            let extent = &line[..ENGLISH.extent(&line)];
            if extent != text {
                wrong
                    .entry(book.name)
                    .or_default()
                    .push(about(format!("ends as {extent:?} in {line:?}")));
            }
        }
    };
    random_games(30, &mut dice, &mut check);
    for _ in 0..1_000 {
        if let Some(position) = dense(&mut dice) {
            check(&position, &mut dice);
        }
    }
    let total: usize = wrong.values().map(Vec::len).sum();
    let some: Vec<String> = wrong
        .iter()
        .flat_map(|(book, all)| all.iter().take(12).map(move |one| format!("{book}: {one}")))
        .collect();
    println!("{count} moves printed");
    assert!(
        total == 0,
        "{total} of {count} are wrong:\n{}",
        some.join("\n")
    );
    assert!(count > 100_000, "only {count} moves");
}

#[test]
fn slips_of_the_print_are_read_and_reported() {
    let mut dice = Dice::for_law(43);
    let (mut wrong, mut slips, mut harmless) = (Vec::new(), [0; SLIPS.len()], [0; HARMLESS.len()]);
    random_games(60, &mut dice, |position, dice| {
        let turn = position.turn();
        for mv in &turn.moves {
            let clean = dice.pick(&BOOKS).print(mv, &turn, dice);
            let (kind, number) = (dice.roll(2), dice.roll(9));
            let edit = if kind == 0 {
                SLIPS[number]
            } else {
                HARMLESS[number + dice.roll(2)]
            };
            let at = SLIPS
                .iter()
                .position(|other| std::ptr::fn_addr_eq(*other, edit));
            let Some(text) = edit(&clean) else { continue };
            match at {
                Some(at) => slips[at] += 1,
                None => {
                    harmless[HARMLESS
                        .iter()
                        .position(|other| std::ptr::fn_addr_eq(*other, edit))
                        .expect("one of them")] += 1
                }
            }
            let reading = ENGLISH.read(&text, &turn, Tolerance::Tolerant);
            let fits = reading
                .as_ref()
                .is_ok_and(|reading| reading.fits(mv, &turn));
            let reported = reading
                .is_ok_and(|reading| reading.parts.iter().any(|part| part.kind == Kind::Slip));
            if !fits || reported != at.is_some() {
                wrong.push(format!(
                    "{text:?}: fits {fits}, reported {reported} ({})",
                    write_fen(position)
                ));
            }
        }
    });
    assert!(
        wrong.is_empty(),
        "{} are wrong:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(40)].join("\n")
    );
    assert!(
        slips.iter().chain(&harmless).all(|&count| count > 20),
        "{slips:?} {harmless:?}"
    );
}

#[test]
fn a_strict_reader_takes_no_slip() {
    let turn = Position::start();
    let turn = turn.turn();
    for text in ["P-K4[A]", "P-K4*", "R-Kl", "K t-KB3", "P-K4 (a)", "n-kb3"] {
        assert!(
            ENGLISH.read(text, &turn, Tolerance::Strict).is_err(),
            "{text}"
        );
    }
}

/// Words and signs of moves, to be combined at random.
const CRUMBS: [&str; 60] = [
    "K",
    "Q",
    "R.",
    "B",
    "Kt",
    "Kt.",
    "P",
    "King's",
    "Pawn",
    "Queens",
    "castle",
    "Castles",
    "O",
    "-",
    " to ",
    "x",
    " takes ",
    "retakes",
    "his ",
    "her own ",
    "adverse ",
    "at ",
    "on ",
    "from ",
    "with ",
    "of ",
    "before ",
    "and ",
    "the ",
    "(",
    ")",
    "[A]",
    "(a)",
    "[",
    "]",
    "/",
    "=",
    "1",
    "2d",
    "4th.",
    "8",
    " sq.",
    "third ",
    "square",
    "one",
    "two",
    " becoming ",
    "becomes a ",
    "moves ",
    "interposes",
    "checks",
    "mate",
    " ch.",
    "e.p.",
    "l",
    "I",
    "c3",
    "é",
    "\u{a0}",
    "\n\n",
];

#[test]
fn no_crumbs_of_a_move_are_misplaced_or_read_beyond_their_end() {
    let position = Position::start();
    let turn = position.turn();
    let mut dice = Dice::for_law(59);
    let mut read = 0;
    for _ in 0..60_000 {
        let text: String = (0..dice.roll(14)).map(|_| *dice.pick(&CRUMBS)).collect();
        let extent = ENGLISH.extent(&text);
        assert!(
            text.is_char_boundary(extent) && (extent > 0 || text.is_empty()),
            "{text:?}"
        );
        for tolerance in [Tolerance::Strict, Tolerance::Tolerant] {
            match ENGLISH.read(&text, &turn, tolerance) {
                Ok(reading) => {
                    read += 1;
                    let mut at = 0;
                    for part in &reading.parts {
                        let inside = part.span.start >= at && part.span.end >= part.span.start;
                        assert!(
                            inside && text.get(part.span.clone()).is_some(),
                            "{text:?} {part:?}"
                        );
                        at = part.span.end;
                    }
                }
                Err(misread) => assert!(text.is_char_boundary(misread.at), "{text:?}"),
            }
        }
    }
    assert!(read > 300, "only {read} of them were moves");
}

/// Printed plies of real books that contain more than the move, each with the move.
const WITH_PROSE: [(&str, &str); 4] = [
    ("R to Q8. Good", "R to Q8."),
    ("K. to Q. Kt's 2d, and wins.", "K. to Q. Kt's 2d"),
    ("P. Queens, and wins.", "P. Queens"),
    ("Castles, (_i.e._, plays", "Castles"),
];

#[test]
#[ignore = "reads the larger corpus"]
fn every_printed_ply_of_the_books_of_the_corpus_is_read_and_ended() {
    let (position, mut count) = (Position::start(), 0);
    let turn = position.turn();
    for book in [
        "bird-1893",
        "blue-book-1910",
        "blue-book-preliminary",
        "capablanca-1921",
        "hoyle",
    ] {
        let json = corpus::text(&format!("descriptive/{book}.json"));
        let games: Vec<Value> = serde_json::from_str(&json).expect("JSON");
        for game in &games {
            let plies = game["moves_text_as_printed"]
                .as_array()
                .expect("a list of moves");
            let plies: Vec<&str> = plies
                .iter()
                .map(|ply| ply.as_str().expect("a move"))
                .collect();
            for (at, printed) in plies.iter().enumerate() {
                let prose = WITH_PROSE.iter().find(|(whole, _)| whole == printed);
                // In running text a footnote mark is not part of the move.
                let whole = printed.split('[').next().unwrap_or(printed);
                let ply = prose.map_or(whole, |(_, ply)| ply);
                for between in [" ", "  ", "\n", "    12. "] {
                    let rest = plies[at..].join(between);
                    assert_eq!(&rest[..ENGLISH.extent(&rest)], ply, "{book}");
                }
                let read = ENGLISH.read(
                    if prose.is_some() { ply } else { printed },
                    &turn,
                    Tolerance::Tolerant,
                );
                assert!(read.is_ok(), "{book}: {printed}: {read:?}");
                count += 1;
            }
        }
    }
    assert!(count > 4_000, "only {count} plies");
}
