//! Names as they are dictated: two moves of a position are never said alike.

use std::collections::HashMap;

use rank_and_file::board::FileWords;
use rank_and_file::game::fen::write_fen;
use rank_and_file::notation::speech::dictated;
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
