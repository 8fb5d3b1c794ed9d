//! Null moves: a side passes, as annotators write it to show a threat.

mod screen;

use proptest::prelude::ProptestConfig;
use proptest::{prop_assert_eq, proptest};
use rank_and_file::board::{Move, Variant};
use rank_and_file::game::fen::{read_fen, write_fen};
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::game::reverse::reverse_game;
use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::{Notation, offered};
use rank_and_file::rules::Position;
use testing::chance::Dice;
use testing::games::{moves, one, sentences, shape};

/// A game with notes as analysis programs write them. Tests replace its `--` with other spellings
/// of a null move.
const ANNOTATED: &str = "[Event \"Two Knights\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n\
    1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Ng5 {[%cal Rg5f7]} (4. d3 -- {Nothing is threatened yet.} 5. Ng5 d5) \
    4... d5 (4... -- $4 {If Black does nothing,} 5. Nxf7 {is the threat.} (5. Bxf7+ $5 Ke7) 5... Qe7) \
    5. exd5 Na5 (5... Nxd5 $6 6. d4 -- 7. Nxf7 $1 Kxf7) 6. Bb5+ c6 7. -- cxb5 *\n";

fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn an_annotated_game_is_read_whole_in_either_spelling_and_written_in_one() {
    for spelling in ["--", "Z0", "––", "@@@@", "null", "pass", "0000"] {
        let game = one(&ANNOTATED.replace("--", spelling));
        assert_eq!(sentences(&game), [""; 0], "{spelling}");
        assert_eq!(
            moves(&game),
            "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 -- cxb5"
        );
        let written = write_pgn(&game.tree, &Notation::SHORT);
        assert_eq!(in_one_line(&written), in_one_line(ANNOTATED), "{spelling}");
        assert_eq!(shape(&one(&written).tree), shape(&game.tree));
    }
}

#[test]
fn signs_and_brackets_may_stand_right_behind_it() {
    let game = one("1.e4 --!? 2.d4 (2.--) (2.Z0? d5) 2...--{so}3.Nf3 Z0$2 1-0");
    assert_eq!(sentences(&game), [""; 0]);
    assert_eq!(
        in_one_line(&write_pgn(&game.tree, &Notation::SHORT)),
        "1. e4 -- $5 2. d4 (2. --) (2. -- $2 d5) 2... -- {so} 3. Nf3 -- $2 1-0"
    );
}

#[test]
fn what_is_like_it_is_something_else() {
    for text in [
        "1. e4 e5 2. --- d5 *",
        "1. e4 e5 2. passed d5 *",
        "1. e4 e5 2. - d5 *",
    ] {
        let game = one(text);
        assert_eq!(moves(&game), "e4 e5", "{text}");
        assert_eq!(game.unread.len(), 1, "{text}");
    }
    // Castling written with noughts is not a null move.
    assert_eq!(
        moves(&one("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 *")),
        "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O"
    );
}

#[test]
fn in_check_nobody_passes_and_the_text_is_kept() {
    let game = one("1. e4 e5 (1... f6 2. Qh5+ -- 3. d4) 2. Nf3 f6 3. Nxe5 -- 4. Qh5+ Z0 5. d4 *");
    assert_eq!(moves(&game), "e4 e5 Nf3 f6 Nxe5 -- Qh5+");
    assert_eq!(
        sentences(&game),
        [
            "Line 1, column 27: 2... \"--\": Black is in check and cannot pass. Correct it to read the rest of the variation.",
            "Line 1, column 66: 4... \"Z0\": Black is in check and cannot pass. Correct it to read the rest of the game.",
        ]
    );
    let unread: Vec<&str> = game
        .unread
        .iter()
        .map(|unread| unread.text.as_str())
        .collect();
    assert_eq!(unread, ["-- 3. d4", "Z0 5. d4"]);
}

#[test]
fn only_turn_clocks_and_en_passant_change() {
    let after = |fen: &str| {
        let position = read_fen(fen).expect("a position");
        let pass = position.pass().expect("no check");
        assert!(!position.moves().contains(&pass), "{fen}");
        write_fen(&position.after(&pass))
    };
    assert_eq!(
        after("rnbqkbnr/ppp1pppp/8/8/3pP3/3P4/PPP2PPP/RNBQKBNR b KQkq e3 0 3"),
        "rnbqkbnr/ppp1pppp/8/8/3pP3/3P4/PPP2PPP/RNBQKBNR w KQkq - 1 4"
    );
    assert_eq!(
        after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 30"),
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 8 30"
    );
}

#[test]
fn every_notation_writes_dashes_and_reads_them() {
    let games_of = [
        (
            Variant::Standard,
            "1. e4 -- 2. d4 d5 (2... -- 3. -- e5) 3. -- dxe4 *",
        ),
        (
            Variant::UChess,
            "1. e4 -- 2. d4 d5 (2... -- 3. -- e5) 3. -- dxe4 *",
        ),
        (
            Variant::Chess99,
            "1. e24 -- 2. d24 d86 (2... -- 3. -- a86) 3. -- *",
        ),
        (Variant::Modern, "1. e24 -- 2. d24 (2. -- --) 2... -- *"),
    ];
    for (variant, text) in games_of {
        let tagged = format!("[Variant \"{}\"]\n\n{text}", variant.title());
        let game = one(&tagged);
        assert_eq!(sentences(&game), [""; 0], "{tagged}");
        let dashes = text.matches("--").count();
        for row in offered(variant) {
            let written = write_pgn(&game.tree, &row.notation);
            assert_eq!(
                written.matches("--").count(),
                dashes,
                "{}: {written}",
                row.tag
            );
            let again = games(&written, ReadAs::Only(row.notation))
                .next()
                .expect("a game");
            assert_eq!(sentences(&again), [""; 0], "{}: {written}", row.tag);
            assert_eq!(again.tree.len(), game.tree.len(), "{}: {written}", row.tag);
        }
    }
}

#[test]
fn a_diagram_has_none_since_either_side_may_move() {
    let game = one(
        "[Variant \"Diagram\"]\n[FEN \"8/8/8/8/8/5N2/8/1N6 w - - 0 1\"]\n\n1. Nbd2 -- 2. Ne4 *",
    );
    assert_eq!(game.unread.len(), 1);
    assert!(
        sentences(&game)[0].contains("In a diagram either side may move, so nobody has to pass."),
        "{:?}",
        sentences(&game)
    );
}

#[test]
fn a_game_is_taken_back_over_it() {
    let game = one("1. e4 -- 2. e5 d5 3. -- d4 *");
    let mut position = game.tree.start().clone();
    let mut texts = Vec::new();
    for id in game.tree.main_line(At::Start) {
        let mv = game.tree.node(id).mv;
        texts.push(
            Notation::Reversible
                .name(&mv, &position.turn())
                .reading
                .text,
        );
        position.play(&mv);
    }
    assert_eq!(texts, ["e24", "--", "e5", "d75", "--", "d4"]);
    let start = reverse_game(&position.setup(), &texts).expect("a start");
    assert_eq!(start.pieces, Position::start().setup().pieces);
    assert_eq!(
        (start.color, start.fullmove),
        (game.tree.start().color(), 1)
    );
}

/// Returns a random game with variations. A quarter of its moves are null moves where that is
/// possible.
fn grown(variant: Variant, seed: u64) -> GameTree {
    let mut dice = Dice(seed | 1);
    let mut tree = GameTree::new(Position::array(variant));
    for _ in 0..40 {
        let moment = dice.roll(tree.len() + 1);
        let at = if dice.roll(4) == 0 {
            At::of_moment(moment as u32)
        } else {
            tree.end_of_line(At::Start)
        };
        let position = tree.position(at);
        let legal = position.moves();
        let pass = position.pass().ok().filter(|_| dice.roll(4) == 0);
        let made: Option<Move> = match pass {
            None if legal.is_empty() => None,
            None => Some(*dice.pick(&legal)),
            pass => pass,
        };
        if let Some(mv) = made.filter(|mv| tree.find(at, mv).is_none()) {
            tree.add(at, mv);
        }
    }
    tree
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn whatever_is_written_is_read_again(seed: u64) {
        for variant in [Variant::Standard, Variant::UChess, Variant::Chess99] {
            let tree = grown(variant, seed);
            for row in offered(variant) {
                let written = write_pgn(&tree, &row.notation);
                let again = games(&written, ReadAs::Only(row.notation)).next().expect("a game");
                prop_assert_eq!(sentences(&again), [""; 0], "{}", &written);
                let moves = |tree: &GameTree| -> Vec<Move> {
                    tree.main_line(At::Start).map(|id| tree.node(id).mv).collect()
                };
                prop_assert_eq!(moves(&again.tree), moves(&tree), "{}", &written);
                prop_assert_eq!(again.tree.len(), tree.len());
                prop_assert_eq!(write_pgn(&again.tree, &row.notation), written);
            }
        }
    }
}
