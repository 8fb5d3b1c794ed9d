//! Names as they are dictated: two moves of a position are never said alike.

use std::collections::HashMap;

use rank_and_file::board::FileWords;
use rank_and_file::game::fen::write_fen;
use rank_and_file::notation::speech::dictated;
use rank_and_file::notation::{CATALOGUE, Notation, Verdict, listed};
use rank_and_file::rules::Position;
use rank_and_file::session::ColumnSet;
use testing::chance::{Dice, cases};
use testing::positions::{dense, random_games};

#[test]
fn no_two_moves_of_a_position_are_said_alike() {
    let mut positions: Vec<Position> = Vec::new();
    let mut dice = Dice::for_law(0x0064_6963);
    random_games(cases(4, 60), &mut dice, |position, dice| {
        if dice.roll(8) == 0 {
            positions.push(position.clone());
        }
    });
    positions.extend((0..cases(40, 400)).filter_map(|_| dense(&mut dice)));
    assert!(positions.len() > 60, "{} positions", positions.len());
    for column in ColumnSet::Orthodox.columns() {
        for position in &positions {
            for files in [FileWords::Letters, FileWords::Names] {
                let turn = position.turn();
                let mut said = HashMap::new();
                for mv in position.moves() {
                    let words = dictated(column.notation, &mv, &turn, files);
                    let fen = write_fen(position);
                    assert!(!words.is_empty(), "{mv:?} in {fen}");
                    if let Some(other) = said.insert(words.clone(), mv) {
                        panic!("{}: {words:?} is {mv:?} and {other:?} in {fen}", column.tag);
                    }
                }
            }
        }
    }
}

#[test]
fn announced_moves_are_said_in_their_own_language_and_others_in_english() {
    let start = Position::start();
    let turn = start.turn();
    for (tag, knight, pawn, voice) in [
        (
            "spoken-english",
            "knight Gustav 1, Felix 3",
            "Eva 2, Eva 4",
            "en",
        ),
        (
            "spoken-german",
            "Springer Gustav 1, Felix 3",
            "Eva 2, Eva 4",
            "de",
        ),
        (
            "spoken-french",
            "cavalier Gustav 1, Felix 3",
            "Eva 2, Eva 4",
            "fr",
        ),
        (
            "spoken-spanish",
            "caballo Gustav 1, Felix 3",
            "Eva 2, Eva 4",
            "es",
        ),
        // Cells have no words, and the letters of a language are said in English.
        ("braille", "knight f3", "e4", "en"),
        ("german-braille-ascii", "knight f3", "e4", "en"),
        ("german", "knight f3", "e4", "en"),
    ] {
        let notation = listed(tag).expect("a notation").notation;
        assert_eq!(notation.voice().tag(), voice);
        for (squares, words) in [("g1f3", knight), ("e2e4", pawn)] {
            let mv = turn
                .moves
                .iter()
                .find(|mv| format!("{}{}", mv.from, mv.to) == squares);
            let said = dictated(notation, mv.expect("a move"), &turn, FileWords::Letters);
            assert_eq!(said, words, "{tag}");
        }
    }
}

#[test]
fn what_is_announced_is_understood_when_it_is_heard() {
    let mut dice = Dice::for_law(0x0068_6561);
    let rows: Vec<_> = CATALOGUE
        .iter()
        .filter(|row| matches!(row.notation, Notation::Spoken(_)))
        .collect();
    let mut heard = 0;
    for position in (0..cases(400, 4_000)).filter_map(|_| dense(&mut dice)) {
        let turn = position.turn();
        for mv in &turn.moves {
            for row in &rows {
                let said = dictated(row.notation, mv, &turn, FileWords::Names);
                // A program that takes dictation writes no pauses, and capitals as it likes.
                for text in [
                    said.replace(',', ""),
                    said.to_lowercase(),
                    said.to_uppercase(),
                ] {
                    let read = row.notation.understand(&text, &turn);
                    let is_it =
                        matches!(&read, Ok((_, Verdict::One { mv: read, .. })) if read == mv);
                    assert!(is_it, "{text} in {}: {read:?}", write_fen(&position));
                    heard += 1;
                }
            }
        }
    }
    assert!(heard > 10_000, "{heard}");
}
