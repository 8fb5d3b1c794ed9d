//! Moves as books print them, `tests/prints.tsv`: what a print can mean, where it ends, and which
//! moves a misprint is near.

use std::fs;
use std::path::Path;

use rank_and_file::board::Move;
use rank_and_file::game::fen::read_fen;
use rank_and_file::notation::descriptive::{NearNames, PrintStyle, PrintedWords};
use rank_and_file::notation::{Dialect, Language, Letters, Notation, Sense, Turn};
use rank_and_file::rules::Position;
use testing::positions::squares;

/// Returns the language that a row names.
fn language(name: &str) -> Language {
    match name {
        "English" => Language::English,
        "Spanish" => Language::Continental(Dialect::Spanish),
        "Portuguese" => Language::Continental(Dialect::Portuguese),
        "French" => Language::Continental(Dialect::French),
        "Italian" => Language::Continental(Dialect::Italian),
        "algebraic" => Language::Algebraic(Letters::ENGLISH),
        "figurines" => Language::Algebraic(Letters::FIGURINE),
        "German letters" => Language::Algebraic(Letters::GERMAN),
        "French letters" => Language::Algebraic(Letters::FRENCH),
        "Spanish letters" => Language::Algebraic(Letters::SPANISH),
        "Russian letters" => Language::Algebraic(Letters::RUSSIAN),
        other => panic!("no row names the language {other:?}"),
    }
}

/// Returns the moves that a print can mean, and in which sense if not in the plain one, and what
/// its mark says.
fn means(print: &PrintedWords<'_>, turn: &Turn<'_>) -> String {
    let meanings = match print.meanings(turn) {
        Ok(meanings) => meanings,
        Err(misread) => return misread.to_string(),
    };
    let said = |(mv, sense): &(Move, Sense)| match sense {
        Sense::Plain => squares(mv),
        Sense::Unnamed => format!("{} unnamed", squares(mv)),
        Sense::Present => format!("{} present", squares(mv)),
    };
    let mut words: Vec<String> = meanings.moves.iter().map(said).collect();
    words.extend(meanings.sign.map(|sign| format!("{sign:?}").to_lowercase()));
    words.extend(meanings.passing.then(|| "en passant".to_owned()));
    words.extend(meanings.slip.then(|| "slip".to_owned()));
    words.extend(meanings.rest.then(|| "more".to_owned()));
    match words.is_empty() {
        true => "nothing".to_owned(),
        false => words.join(", "),
    }
}

/// Returns the moves that a misprint is near, four at most and the nearest first. Its book prints
/// moves like `others`.
fn near(print: &PrintedWords<'_>, turn: &Turn<'_>, others: &str) -> String {
    let style = PrintStyle::from_moves(others.split(" / "));
    let found = print.near(turn, (&style, &mut NearNames::default()), 30);
    let found = found.iter().map(|(mv, _)| squares(mv));
    let found: Vec<String> = found.take(4).collect();
    match found.is_empty() {
        true => "nothing".to_owned(),
        false => found.join(", "),
    }
}

/// Returns what is true of a row: its kind, its text and its position are looked at.
fn truth(row: &[&str; 5]) -> String {
    let [kind, place, fen, text, _] = *row;
    let position = match fen {
        "-" | "start" => Position::start(),
        fen => read_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}")),
    };
    let turn = position.turn();
    match kind {
        "means" => means(&PrintedWords::new(text, language(place)), &turn),
        "near" => near(&PrintedWords::new(text, Language::English), &turn, place),
        "ends" if place == "English" => text[..Notation::DESCRIPTIVE.extent(text)].to_owned(),
        "ends" => {
            let shape = language(place).shape(text);
            shape.map_or("no move".to_owned(), |(end, weak)| {
                let weak = if weak { " (weak)" } else { "" };
                format!("{}{weak}", &text[..end])
            })
        }
        _ => panic!("no row is of the kind {kind:?}"),
    }
}

#[test]
fn what_books_print_means_what_their_readers_took_it_for() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/prints.tsv");
    let text = fs::read_to_string(path).expect("the rows beside this test");
    let rows = text.lines();
    let rows = rows.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut wrong = Vec::new();
    for line in rows {
        let columns: Vec<&str> = line.split('\t').collect();
        let row: &[&str; 5] = columns[..].try_into().unwrap_or_else(|_| panic!("{line}"));
        let truth = truth(row);
        if truth != row[4] {
            wrong.push(format!("{line}\n    is {truth}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
