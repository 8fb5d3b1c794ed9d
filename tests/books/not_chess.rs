//! Scores of other games, which are no chess.

use rank_and_file::book::{GivenUpWhy, read, read_in};
use rank_and_file::notation::{Language, Letters};
use testing::chance::{Dice, cases};
use testing::stones::go_bang;

/// Sets moves as rows, as running text and in other ways.
fn set(moves: &[String]) -> Vec<String> {
    let turns = |number: fn(usize) -> String, between: &str, end: &str| -> String {
        let pairs = moves.chunks(2).enumerate();
        pairs
            .map(|(at, pair)| format!("{} {}{end}", number(at + 1), pair.join(between)))
            .collect()
    };
    let running = turns(|number| format!("{number}."), " ", " ");
    vec![
        turns(|number| format!("{number}."), "   ", "\n"),
        turns(|number| number.to_string(), " ", "\n"),
        format!("GO-BANG.\n\nThis game was played in London.\n\n{running}\n\nBlack wins."),
        running,
    ]
}

#[test]
fn scores_of_go_bang_are_not_offered_as_chess() {
    let mut dice = Dice::for_law(0x676f_6261);
    for _ in 0..cases(150, 3_000) {
        let moves = go_bang(&mut dice, 10);
        for text in set(&moves) {
            assert!(read(&text).games.is_empty(), "{text}");
        }
    }
}

#[test]
fn scores_of_draughts_are_not_offered_as_chess() {
    let mut dice = Dice::for_law(0x6472_6175);
    for _ in 0..cases(100, 1_000) {
        let square = |dice: &mut Dice| 1 + dice.roll(32);
        let moves: Vec<String> = (0..10 + dice.roll(20))
            .map(|_| format!("{}-{}", square(&mut dice), square(&mut dice)))
            .collect();
        for text in set(&moves) {
            assert!(read(&text).games.is_empty(), "{text}");
        }
    }
}

#[test]
fn a_score_of_pawns_alone_is_chess_if_it_can_be_played() {
    for (text, plies) in [
        ("1. e4 e5 2. d4 d5 3. c4 c5 4. f4 f5 5. b4 b5", 10),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7", 10),
    ] {
        let book = read(text);
        assert_eq!(book.games[0].plies.len(), plies, "{text}");
    }
    // Asked for by name, what is no chess is named as such.
    let language = Language::Algebraic(Letters::ENGLISH);
    let other = read_in(
        "GO-BANG.\n\n1. d4 e5\n2. d5 d6\n3. e4 c4\n4. f3 g2\n5. c6 b7\n",
        language,
    );
    assert!(other.games.is_empty());
    let given = other.given_up.iter();
    assert!(
        given
            .map(|given| given.why)
            .any(|why| why == GivenUpWhy::OtherGame)
    );
}
