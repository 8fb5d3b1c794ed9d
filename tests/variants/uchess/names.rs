//! Every move is named in three symbols and in the other notations, and read back.

use rank_and_file::game::fen::write_fen;
use rank_and_file::notation::three::spoiled;
use rank_and_file::notation::{Notation, Rule, Tolerance, Verdict, judge};
use testing::chance::cases;
use testing::positions;

use super::{random_positions, understand};

#[test]
fn every_legal_move_is_three_symbols_that_read_back_to_it_alone() {
    let (count, mut named) = (cases(3_000, 20_000), 0);
    random_positions(count, |position, _| {
        let turn = position.turn();
        for mv in &turn.moves {
            let name = Notation::ThreeSymbol.name(mv, &turn);
            let text = &name.reading.text;
            assert!(text.chars().filter(|&c| c != '-').count() <= 3, "{text}");
            assert!(name.rejected.is_empty() && name.still.is_empty(), "{text}");
            assert!(matches!(name.rule, Rule::ThreeSymbols | Rule::Castling));
            let strict = Notation::ThreeSymbol
                .read(text, &turn, Tolerance::Strict)
                .unwrap_or_else(|misread| panic!("{text}: {misread}"));
            let verdict = judge(&strict, &turn);
            assert!(matches!(verdict, Verdict::One { mv: found, .. } if found == *mv));
            let bare = text.replace('-', "");
            if mv.castles().is_none() {
                assert_eq!(understand(Notation::ThreeSymbol, &bare, &turn), Ok(*mv));
            }
            assert_eq!(spoiled(mv, &turn), None, "{text}");
            named += 1;
        }
    });
    println!("{named} sentences read back");
    assert!(named > count * 5);
}

#[test]
fn the_other_notations_name_every_move_too() {
    let (count, mut named) = (cases(200, 3_000), 0);
    random_positions(count, |position, _| {
        let turn = position.turn();
        for mv in &turn.moves {
            for notation in positions::notations() {
                let name = notation.name(mv, &turn);
                let text = &name.reading.text;
                let found = understand(notation, text, &turn);
                let fen = write_fen(position);
                assert_eq!(found, Ok(*mv), "{notation:?} {text} in {fen}");
                assert!(name.still.is_empty(), "{notation:?} {text} in {fen}");
                named += 1;
            }
        }
    });
    println!("{named} names read back");
    assert!(named > count * 33);
}
