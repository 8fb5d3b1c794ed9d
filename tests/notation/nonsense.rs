//! Texts that are not moves, or hardly: no reader panics or points outside its text, and the direct
//! code for short algebraic never disagrees with the general code.

use rank_and_file::game::fen::write_fen;
use rank_and_file::notation::{Kind, Notation, Turn, Verdict};
use rank_and_file::rules::Position;
use testing::chance::{Dice, cases};
use testing::positions::{dense, mixed_positions, notations};
use testing::within::reads_within;

/// Fragments that look like parts of moves, so that nonsense gets far into the readers.
const CRUMBS: [&str; 56] = [
    "N", "Kt", "K", "Q", "R", "B", "P", "D", "S", "♘", "♞", "a", "b", "e", "h", "i", "1", "2", "4",
    "8", "9", "0", "-", "–", "x", "X", "×", ":", "*", "=", "/", "(", ")", "O-O", "0-0-0",
    "Castles", "ch", "dis", "dbl ch", "mate", "e.p.", "+", "#", "++", "!", "?!", ".", "…", "1.",
    "12...", " ", "\u{a0}", "’s", "to", "é", "\u{feff}",
];

fn nonsense(round: usize, dice: &mut Dice) -> String {
    let mut text = String::new();
    for _ in 0..dice.roll(12) {
        if round.is_multiple_of(5) {
            text.extend(char::from_u32(dice.roll(0x1_1000) as u32));
        } else {
            let crumb: &&str = dice.pick(&CRUMBS);
            text.push_str(crumb);
        }
    }
    text
}

#[test]
fn no_text_makes_a_reader_panic_or_point_outside_it() {
    let mut dice = Dice::for_law(99);
    let mut places = vec![Position::start()];
    places.extend((0..200).filter_map(|_| dense(&mut dice)));
    let turns: Vec<Turn<'_>> = places.iter().map(Position::turn).collect();
    let notations = notations();
    let mut read = 0;
    let rounds = cases(12_000, 60_000);
    for round in 0..rounds {
        let text = nonsense(round, &mut dice);
        let turn = dice.pick(&turns);
        for notation in &notations {
            read += reads_within(*notation, &text, turn);
        }
    }
    println!("{read} readings of nonsense");
    assert!(read > rounds / 12, "only {read} texts could be read");
}

#[test]
fn the_straight_road_never_disagrees_with_the_general_one() {
    let mut dice = Dice::for_law(4242);
    let (mut tried, mut understood) = (0_usize, 0_usize);
    mixed_positions(1_500, |position| {
        let turn = position.turn();
        for _ in 0..60 {
            let mut text = match turn.moves.len() {
                0 => String::from("e4"),
                _ => {
                    Notation::SHORT
                        .name(dice.pick(&turn.moves), &turn)
                        .reading
                        .text
                }
            };
            // One or two letters are changed, dropped or inserted.
            for _ in 0..=dice.roll(2) {
                const LETTERS: &[u8] = b"KQRBNPabcdefgh12345678xO-=+#!?.0 ";
                let at = dice.roll(text.len() + 1);
                match dice.roll(3) {
                    0 => text.insert(at, *dice.pick(LETTERS) as char),
                    1 if at < text.len() => drop(text.remove(at)),
                    _ if at < text.len() => {
                        text.replace_range(at..=at, &char::from(*dice.pick(LETTERS)).to_string())
                    }
                    _ => {}
                }
            }
            tried += 1;
            let Some(mv) = position.read_san(&text) else {
                continue;
            };
            understood += 1;
            let about = || format!("{text:?} in {}", write_fen(position));
            match Notation::SHORT.understand(&text, &turn) {
                Ok((
                    _,
                    Verdict::One {
                        mv: general,
                        untrue,
                    },
                )) => {
                    assert_eq!(general, mv, "{}", about());
                    assert!(
                        untrue.iter().all(|part| part.kind == Kind::Check),
                        "{untrue:?} {}",
                        about()
                    );
                }
                other => panic!("{other:?} for {}", about()),
            }
        }
    });
    println!("{tried} texts near to a move, {understood} of them moves");
    assert!(understood > tried / 20, "only {understood} of {tried}");
}
