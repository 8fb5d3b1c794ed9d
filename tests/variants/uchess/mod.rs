//! U-chess: a move is legal exactly if three symbols name it. This is checked by the corpus and by
//! a second statement of the rule that shares no code with the crate.
//!
//! | module | what it is |
//! |---|---|
//! | `names` | every move is named in three symbols and in the other notations, and read back |
//! | `restated` | the rule stated a second time allows the same moves |

mod names;
mod restated;

use rank_and_file::board::{Color, Move, Variant};
use rank_and_file::game::At;
use rank_and_file::game::fen::{read_fen_of, read_setup, write_fen};
use rank_and_file::notation::three::{sentence, spoiled};
use rank_and_file::notation::{Notation, Turn, Verdict, refusal};
use rank_and_file::rules::{Grid, Position};
use testing::chance::Dice;
use testing::games;
use testing::positions::{rich_setup, sq, squares};

const BOTH: [Variant; 2] = [Variant::UChess, Variant::UChessAise];

/// Returns the position of a FEN, or of "start" and the moves made from there.
fn position(variant: Variant, text: &str) -> Position {
    let Some(moves) = text.strip_prefix("start") else {
        let mut setup = read_setup(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        setup.variant = variant;
        return Position::from_setup(&setup).unwrap_or_else(|error| panic!("{text}: {error}"));
    };
    let mut position = Position::array(variant);
    for text in moves.trim_start_matches(':').split_whitespace() {
        let moves = position.moves();
        let mv = moves.iter().find(|mv| squares(mv) == text);
        position.play(mv.unwrap_or_else(|| panic!("{text} is not legal")));
    }
    position
}

fn sentences(position: &Position) -> Vec<String> {
    let turn = position.turn();
    let mut all: Vec<String> = turn
        .moves
        .iter()
        .map(|mv| Notation::ThreeSymbol.name(mv, &turn).reading.text)
        .collect();
    all.sort();
    all
}

/// Returns the move that a text means, or why it means none.
fn understand(notation: Notation, text: &str, turn: &Turn<'_>) -> Result<Move, String> {
    match notation.understand(text, turn) {
        Ok((_, Verdict::One { mv, .. })) => Ok(mv),
        Ok((_, Verdict::Many(moves))) => Err(format!("{} moves", moves.len())),
        Ok((reading, Verdict::None { broke, before })) => {
            Err(refusal(&reading, &broke, &before, turn).to_string())
        }
        Err(misread) => Err(misread.to_string()),
    }
}

/// Calls `each` with positions of random games, from the initial position and from setups.
fn random_positions(count: usize, mut each: impl FnMut(&Position, &mut Dice)) {
    let mut dice = Dice::for_law(0x5DEE_CE66_D201_2026);
    let mut seen = 0;
    while seen < count {
        let variant = *dice.pick(&BOTH);
        let mut position = Position::array(variant);
        if dice.roll(3) > 0 {
            let Ok(grid) = Grid::from_setup(&rich_setup(&mut dice, variant)) else {
                continue;
            };
            position = Position::Grid(Box::new(grid));
        }
        for _ in 0..40 {
            each(&position, &mut dice);
            seen += 1;
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position.play(dice.pick(&moves));
        }
    }
}

#[test]
fn every_row_of_the_corpus_is_true() {
    let mut rows = 0;
    for line in include_str!("../../corpus/uchess.tsv").lines() {
        if line.starts_with('#') {
            continue;
        }
        let columns: Vec<&str> = line.split('\t').collect();
        let [kind, variant, place, text, expected] = *columns.as_slice() else {
            panic!("{line:?} has {} columns and should have 5", columns.len());
        };
        let variant = Variant::named(variant).expect("a variant");
        let position = position(variant, place);
        let turn = position.turn();
        let legal = sentences(&position);
        let is_legal = |text: &&str| legal.iter().any(|legal| legal == text);
        let mut texts = text.split_whitespace();
        let notation = match kind {
            "short" => Notation::SHORT,
            "clear" => Notation::DESCRIPTIVE,
            _ => Notation::ThreeSymbol,
        };
        match kind {
            "exactly" => assert_eq!(legal.join(" "), text, "{line}"),
            "legal" => assert!(texts.all(|text| is_legal(&text)), "{line}: {legal:?}"),
            "illegal" => assert!(!texts.any(|text| is_legal(&text)), "{line}: {legal:?}"),
            _ => {
                let found = understand(notation, text, &turn);
                let found = found.map_or_else(|why| why, |mv| squares(&mv));
                assert_eq!(found, expected, "{line}");
            }
        }
        rows += 1;
    }
    assert!(rows > 90, "{rows} rows");
}

#[test]
fn the_shortest_stalemate_leaves_moves_that_only_orthodox_chess_allows() {
    let moves = "start: e2e4 e7e5 d2d4 d7d5 g1e2 g8e7 b1d2 b8d7";
    let position = position(Variant::UChess, moves);
    assert!(position.is_over());
    let mut setup = position.setup();
    setup.variant = Variant::Standard;
    let orthodox = Position::from_setup(&setup).expect("an orthodox position");
    assert_eq!(orthodox.moves().len(), 24);
    let turn = position.turn();
    let mut said: Vec<String> = turn
        .reach()
        .iter()
        .map(|mv| sentence(mv, turn.color).expect("a sentence").to_string())
        .collect();
    said.sort();
    assert_eq!(said.len(), 24);
    for pair in said.chunks(2) {
        assert_eq!(pair[0], pair[1]);
    }
    said.dedup();
    assert_eq!(said.len(), 12);
    for mv in turn.reach() {
        let why = spoiled(&mv, &turn).expect("spoiled");
        assert_eq!(why.rivals.len(), 1);
    }
}

#[test]
fn the_game_that_ends_in_stalemate_is_read_in_italian_and_in_english() {
    let italian = "P4R P4R P4D P4D C2R C2R C2D C2D";
    let english = "PK4 PK4 PQ4 PQ4 NK2 NK2 NQ2 NQ2";
    let ends = [italian, english].map(|score| {
        let mut position = Position::array(Variant::UChess);
        for text in score.split(' ') {
            let mv = understand(Notation::ThreeSymbol, text, &position.turn());
            position.play(&mv.unwrap_or_else(|why| panic!("{text}: {why}")));
        }
        assert!(position.is_over());
        // The same score is read as a game that is identified only by its tag.
        let mut text = "[Variant \"U-chess\"]\n\n".to_owned();
        for (number, pair) in (1..).zip(score.split(' ').collect::<Vec<_>>().chunks(2)) {
            text += &format!("{number}. {} {} ", pair[0], pair[1]);
        }
        let game = games::one(&text);
        assert_eq!(games::sentences(&game), [""; 0]);
        let end = game.tree.end_of_line(At::Start);
        assert_eq!(game.tree.position(end), position);
        write_fen(&position)
    });
    assert_eq!(ends[0], ends[1]);
}

#[test]
fn what_is_not_legal_says_which_moves_it_could_be() {
    let mut told = 0;
    random_positions(4_000, |position, _| {
        let turn = position.turn();
        // Once a king is taken, the end of the game forbids all moves.
        let pieces = position.setup().pieces;
        if Color::ALL
            .into_iter()
            .any(|color| pieces.king(color).is_none())
        {
            return;
        }
        for mv in turn.reach() {
            if turn.moves.contains(&mv) {
                continue;
            }
            // In the rules of AISE the king may be what forbids the move.
            let Some(why) = spoiled(&mv, &turn) else {
                assert_eq!(position.variant(), Variant::UChessAise);
                continue;
            };
            let text = match why.sentence {
                None => continue,
                Some(sentence) => sentence.to_string(),
            };
            let words = understand(Notation::ThreeSymbol, &text, &turn).expect_err("not legal");
            for rival in why.rivals.iter().chain([&mv]) {
                let noun = rival.as_noun();
                assert!(words.contains(&noun), "{text}: {words} without {noun}");
            }
            told += 1;
        }
    });
    println!("{told} refusals");
    assert!(told > 10_000);
}

#[test]
fn a_pawn_that_takes_the_king_on_the_last_rank_ends_the_game_as_a_pawn() {
    let position = position(Variant::UChess, "6k1/5P2/8/8/8/8/8/K7 w - - 0 1");
    let mut moves = position.moves().into_iter();
    let taking = moves
        .find(|mv| mv.to == sq("g8"))
        .expect("the pawn takes the king");
    let after = position.after(&taking);
    assert!(after.is_over());
    let written = write_fen(&after);
    assert!(written.starts_with("6P1/"), "{written}");
    let again = read_fen_of(&written, Variant::UChess).expect("what was written is read");
    assert_eq!(again.setup(), after.setup());
}

#[test]
fn a_position_whose_king_was_taken_is_written_and_read_back() {
    for variant in BOTH {
        let position = position(variant, "3k4/8/8/8/8/8/8/K2R4 w - - 0 1");
        let mut moves = position.moves().into_iter();
        let Some(taking) = moves.find(|mv| mv.to == sq("d8")) else {
            continue;
        };
        let after = position.after(&taking);
        let again = read_fen_of(&write_fen(&after), variant).expect("what was written is read");
        assert_eq!(again.setup(), after.setup(), "{variant:?}");
    }
}
