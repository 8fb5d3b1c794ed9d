//! Facts about the moves of a game, found by the fast reader of plain scores.
//!
//! | score | compared with |
//! |---|---|
//! | plain scores, and nearly plain ones | the reader that makes a tree |
//! | the same scores with letters lost, changed and doubled | the same |

use proptest::prelude::{ProptestConfig, any};
use proptest::{collection, prop_assert_eq, proptest};
use rank_and_file::game::decode::decode;
use rank_and_file::game::pgn::{PlainWalk, ReadAs, games, outline};
use rank_and_file::library::CheckedGame;
use rank_and_file::rules::Position;
use testing::corpus::corpus;

/// The games of the project's own corpus.
const GAMES: &str = include_str!("../corpus/games.pgn");

/// Returns the facts about the first game of a text from the reader that makes a tree.
fn by_tree(text: &str) -> CheckedGame {
    let game = games(text, ReadAs::Auto).next();
    game.as_ref()
        .map_or_else(CheckedGame::default, CheckedGame::from_game)
}

/// Returns the number of moves that the fast reader finds in a text; `None` unless all of it is
/// plain.
fn walked(text: &str) -> Option<usize> {
    let mut walk = PlainWalk::new(text);
    let mut position = Position::start();
    let mut moves = 0;
    while let Some(mv) = walk.next(&position) {
        position.play(&mv);
        moves += 1;
    }
    walk.end().map(|_| moves)
}

#[test]
fn what_is_not_plain_is_left_to_the_reader_that_makes_a_tree() {
    let cases = [
        ("1. e4 e5 2. Nf3 Nc6 1-0", Some(4)),
        (
            "[White \"A\"]\n[ECO \"C20\"]\n\n1.e4 e5 2.Ke2 Ke7 3. Ke1 *",
            Some(5),
        ),
        ("e4 e5 Nf3", Some(3)),
        ("1. e4 {Best.} e5! $14 2. Nf3?! {[%clk 0:01:00]} *", Some(3)),
        (
            "{Before} 1. e4 ; to the line's end\n1... e5 1/2-1/2 {Behind.}",
            Some(2),
        ),
        ("% escaped\n1. e4 e5 *", Some(2)),
        ("1. e4 c5 2. e5 d5 3. exd6 *", Some(5)),
        // A wrong mark gives a remark, but no move is lost.
        ("1. e4+ e5# 2. Nf3 *", Some(3)),
        ("[Result \"0-1\"]\n\n1. e4 e5 1-0", Some(2)),
        // Tags behind moves may begin another game.
        ("1. e4 e5\n[White \"A\"]\n\n1. d4 d5 *", None),
        ("1. e4 [White \"A\"] e5 *", None),
        ("[White \"A\"]\n\n[Black \"B\"]\n\n1. e4 *", None),
        ("", None),
        ("*", None),
        ("[White \"A\"]\n\n*", None),
        ("1. e4 e5 2. Nf4 Nc6 *", None),
        ("1. e5 *", None),
        ("1. e4 (1. d4) e5 *", None),
        ("1. e4 ) e5 *", None),
        ("1. e4 {not closed e5 *", None),
        ("1. e4 } e5 *", None),
        ("$1 1. e4 e5 *", None),
        ("1. e4 $999 e5 *", None),
        ("1. e4 -- 2. d4 *", None),
        ("1. e4 e5 2. Nf3 resigns", None),
        ("1. P-K4 P-K4 *", None),
        ("1. e2e4 e7e5 *", None),
        ("1. e4 e5 <b> 2. Nf3 *", None),
        ("1. e4 d5 2. e5 f5 3. exf6 e.p. *", None),
        ("1. e4 e5\n\n1. d4 d5 *", None),
        ("1. e4 e5\n\n[White \"B\"]\n\n1. d4 *", None),
        ("[Event \"A\"]\n\n[Event \"B\"]\n\n1. d4 *", None),
        ("[FEN \"8/8/8/8/8/8/8/K1k5 w - - 0 1\"]\n\n1. Ka2 *", None),
        ("[Variant \"Chess 99\"]\n\n1. e44 *", None),
        ("[White\n\n1. e4 *", None),
    ];
    for (text, plain) in cases {
        assert_eq!(walked(text), plain, "{text}");
        assert_eq!(CheckedGame::read(text), by_tree(text), "{text}");
    }
}

/// Checks that both readers give the same facts about every game of a text, and returns the number
/// of plain games.
fn agree(text: &str) -> usize {
    let (mut at, mut plain) = (0, 0);
    while let Some(game) = outline(text, at, true) {
        at = game.span.end;
        let one = &text[game.span];
        plain += usize::from(walked(one).is_some());
        assert_eq!(CheckedGame::read(one), by_tree(one), "{one}");
    }
    plain
}

#[test]
fn both_roads_tell_the_same_of_the_own_games() {
    assert!(agree(GAMES) > 0, "none is plain");
}

#[test]
#[ignore = "reads the larger corpus"]
fn both_roads_tell_the_same_of_whole_collections() {
    for file in ["pgn/lichess-438.pgn", "pgn/chess960-605.pgn"] {
        let path = corpus(file);
        let bytes = std::fs::read(path).expect("a file of the corpus");
        agree(&decode(&bytes).0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn both_roads_tell_the_same_of_damaged_games(
        changes in collection::vec((any::<proptest::sample::Index>(), any::<proptest::sample::Index>(), 0..3_u8), 1..40),
    ) {
        const SIGNS: &[u8] = b"abcdefgh12345678NBRQKO-x+#=!?.{}()[]\"$*;\n 0<%,@";
        let mut bytes = GAMES.as_bytes()[..GAMES.len().min(20_000)].to_vec();
        bytes.retain(u8::is_ascii);
        for (at, sign, what) in changes {
            let at = at.index(bytes.len());
            let sign = SIGNS[sign.index(SIGNS.len())];
            match what {
                0 => bytes[at] = sign,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, sign),
            }
        }
        let text = String::from_utf8(bytes).unwrap_or_default();
        let mut at = 0;
        while let Some(game) = outline(&text, at, true) {
            at = game.span.end;
            let one = &text[game.span];
            prop_assert_eq!(CheckedGame::read(one), by_tree(one), "{}", one);
        }
    }
}
